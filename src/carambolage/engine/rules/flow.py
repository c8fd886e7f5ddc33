"""A game's table of contents: which function carries out each effect, lists and takes the answers to each question.

Plain Python looks a function up in a list; the compiled twins get one chain of comparisons, which the compiler turns
into a jump table. A function takes only as many numbers of its frame, or of its question, as it needs.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, TypeVar

from carambolage.engine.errors import RuleError
from carambolage.engine.record import fields_of
from carambolage.engine.rules import drive
from carambolage.engine.rules.names import Names
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import LEAST, NUMBERS, GameRecord, Printed

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)


@dataclass
class Flow:
    """The effects and questions of one game, filled by the modules of its package while they are imported."""

    package: str
    effect_names: type[Names]
    question_names: type[Names]
    effects: dict[int, Function] = field(default_factory=dict)
    offers: dict[int, Function] = field(default_factory=dict)
    answers: dict[int, Function] = field(default_factory=dict)

    def effect(self, op: int) -> Callable[[F], F]:
        """The function (g, t, a, b, ...) that carries out an effect."""
        return self._enter(self.effects, op, 2)

    def offering(self, kind: int) -> Callable[[F], F]:
        """The function (g, t, seat, a, b, ...) that lists the legal answers to a question."""
        return self._enter(self.offers, kind, 3)

    def answering(self, kind: int) -> Callable[[F], F]:
        """The function (g, t, seat, action, a, b, ...) that carries out an answer."""
        return self._enter(self.answers, kind, 4)

    @staticmethod
    def _enter(table: dict[int, Function], number: int, given: int) -> Callable[[F], F]:
        def mark(function: F) -> F:
            if number in table:
                raise RuleError(f"{function.__name__} and {table[number].__name__} share the number {number}")
            if not given <= _arity(function) <= given + NUMBERS:
                most = f"{given} to {given + NUMBERS}"
                raise RuleError(f"{function.__name__} takes {_arity(function)} arguments; here it may take {most}")
            table[number] = function
            return rule(function)

        return mark

    def complete(self) -> None:
        """Import every module of the game, then complain of all effects and questions that lack a function."""
        package = import_module(self.package)
        for module in walk_packages(package.__path__, f"{self.package}."):
            import_module(module.name)
        lacking = [
            *_lacking(self.effect_names, self.effects, "effect", "@flow.effect"),
            *_lacking(self.question_names, self.offers, "question", "@flow.offering"),
            *_lacking(self.question_names, self.answers, "question", "@flow.answering"),
        ]
        if lacking:
            raise RuleError(f"the rules of {self.package} are not complete: {'; '.join(lacking)}")

    def check_width(self, state: type[GameRecord]) -> None:
        """Refuse a record whose frames or questions are too narrow for a function that reads them."""
        shapes = {record_field.name: record_field.shape for record_field in fields_of(state)}
        frames, about = shapes["stack"][1] - 1, shapes["about"][0]
        for table, given, width, name in (
            (self.effects, 2, frames, "stack"),
            (self.offers, 3, about, "about"),
            (self.answers, 4, about, "about"),
        ):
            wanted = max([LEAST, *(_arity(function) - given for function in table.values())])
            if not wanted <= width <= NUMBERS:
                raise RuleError(f"{state.__name__}.{name} has room for {width} numbers; it needs {wanted} to {NUMBERS}")

    def bindings(self, set_up: Function, compiled: bool) -> dict[Function, Function]:
        """What the names of `drive` stand for in this game."""
        make = _chain if compiled else _lookup
        effects = ("resolve(g, t)", ("frame = g.stack[g.depth]", "number = frame[0]"), "g, t")
        offers = ("list_answers(g, t, number, seat)", ("frame = g.about",), "g, t, seat")
        answers = ("take_answer(g, t, number, seat, action)", ("frame = g.about",), "g, t, seat, action")
        return {
            drive.set_up: set_up,
            drive.resolve: make(self.effects, *effects, 1),
            drive.list_answers: make(self.offers, *offers, 0),
            drive.take_answer: make(self.answers, *answers, 0),
        }


def _lacking(names: type[Names], table: Mapping[int, Function], noun: str, mark: str) -> list[str]:
    return [f"the {noun} {name} has no {mark} function" for name, n in names.numbers().items() if n not in table]


def _arity(function: Function) -> int:
    return function.__code__.co_argcount


def _passed(given: str, first: int, count: int) -> str:
    return ", ".join([given, *(f"frame[{first + part}]" for part in range(count))])


def _lookup(table: dict[int, Function], head: str, start: tuple[str, ...], given: str, first: int) -> Function:
    """Dispatch for the plain twin: by the number of arguments, then by number."""
    least = len(given.split(","))
    functions = [table.get(number) for number in range(max(table) + 1)]
    arities = [_arity(f) - least if f else 0 for f in functions]
    lines = [f"def {head}:", *(f"    {line}" for line in start), "    arity = arities[number]"]
    for count in range(max(arities) + 1):
        lines += [f"    if arity == {count}:", f"        return functions[number]({_passed(given, first, count)})"]
    return _defined(head, lines, {"functions": functions, "arities": arities})


def _chain(table: dict[int, Function], head: str, start: tuple[str, ...], given: str, first: int) -> Function:
    """Dispatch for the compiled twins."""
    least = len(given.split(","))
    lines = [f"def {head}:", *(f"    {line}" for line in start)]
    space: dict[str, Any] = {}
    for number, function in sorted(table.items()):
        space[f"f{number}"] = function
        call = f"f{number}({_passed(given, first, _arity(function) - least)})"
        lines += [f"    {'el' if len(space) > 1 else ''}if number == {number}:", f"        {call}"]
    dispatch = _defined(head, lines, space)
    numbers = dispatch.__code__.co_varnames[2 : dispatch.__code__.co_argcount]
    dispatch.__annotations__ = {"g": GameRecord, "t": Printed, **dict.fromkeys(numbers, int)}
    return rule(dispatch)


def _defined(head: str, lines: list[str], space: dict[str, Any]) -> Function:
    exec("\n".join(lines), space)  # noqa: S102  # our own lines, made of numbers and argument names
    function: Function = space[head.partition("(")[0]]
    return function
