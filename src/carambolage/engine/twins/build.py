"""Twins: the same rules as plain Python, compiled for the CPU, compiled for a GPU, side by side in one process."""

import dis
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from carambolage.engine.errors import CarambolageError
from carambolage.engine.rules.rule import is_bound, is_rule, packed_body

Function = Callable[..., Any]


class CircleError(CarambolageError, TypeError):
    """Rules call each other in a circle; one of them should push an effect."""


def global_names(function: Function) -> list[str]:
    """The globals that a function reads; `co_names` alone would list attributes of the same name too."""
    loads = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return list(dict.fromkeys(loads))


def called_rules(function: Function, bindings: Mapping[Function, Function]) -> Iterator[tuple[str, Function]]:
    """The rules that a function names, each with the name it uses, bound names replaced by what they stand for."""
    for name in global_names(function):
        thing: Any = function.__globals__.get(name)
        if is_bound(thing):
            thing = bindings[thing]
        if is_rule(thing):
            yield name, thing


def leaves_first(entries: Iterable[Function], bindings: Mapping[Function, Function]) -> list[Function]:
    """Every rule that the entries reach, each after all that it calls."""
    order: dict[Function, None] = {}

    def visit(function: Function, path: tuple[Function, ...]) -> None:
        if function in path:
            circle = [*path[path.index(function) :], function]
            names = " -> ".join(f.__name__ for f in circle)
            raise CircleError(f"rules call each other in a circle ({names}); let one of them push an effect")
        if function not in order:
            for _, called in called_rules(packed_body(function), bindings):
                visit(called, (*path, function))
            order[function] = None

    for entry in entries:
        visit(entry, ())
    return list(order)


def rebound(function: Function, space: dict[str, Any]) -> Function:
    """The same code with other globals."""
    copy = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__annotations__ = function.__annotations__
    return copy


def plain_twin(entries: Iterable[Function], bindings: Mapping[Function, Function]) -> dict[str, Function]:
    """The entries as plain Python: what reaches a bound name is made anew, every other rule is itself."""
    made: dict[Function, Function] = dict(bindings)
    unbound = {name: name for name in bindings}
    for function in leaves_first(entries, unbound):
        called = dict(called_rules(function, unbound))
        if any(rule in made for rule in called.values()):
            names = {name: made.get(rule, rule) for name, rule in called.items()}
            made[function] = rebound(function, {**function.__globals__, **names})
    return {entry.__name__: made.get(entry, entry) for entry in entries}


def compiled_twin(
    entries: Iterable[Function],
    bindings: Mapping[Function, Function],
    compile_rule: Callable[[Function, Function], Function],
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> dict[str, Function]:
    """Compile the entries and all rules they reach, leaves first; `compile_rule` gets the rebound code and its rule."""
    order = leaves_first(entries, bindings)
    made: dict[Function, Function] = {}
    for number, function in enumerate(order):
        progress(number, len(order))
        body = packed_body(function)
        space = {**body.__globals__, **{name: made[called] for name, called in called_rules(body, bindings)}}
        made[function] = compile_rule(rebound(body, space), function)
    progress(len(order), len(order))
    return {entry.__name__: made[entry] for entry in entries}
