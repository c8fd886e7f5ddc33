"""A game's table of contents: which function carries out each effect, lists and takes the answers to each question.

Plain Python looks a function up in a list; the compiled twins get one chain of comparisons, which the compiler turns
into a jump table. A function takes only as many of the frame's numbers as it needs.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from carambolage.engine.rules import drive
from carambolage.engine.rules.rule import rule

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)


@dataclass
class Flow:
    """The effects and questions of one game, filled by its chapters while they are imported."""

    effects: dict[int, Function] = field(default_factory=dict)
    offers: dict[int, Function] = field(default_factory=dict)
    answers: dict[int, Function] = field(default_factory=dict)

    def effect(self, op: int) -> Callable[[F], F]:
        """The function (g, t, a, b, c) that carries out an effect."""
        return self._enter(self.effects, op)

    def offering(self, kind: int) -> Callable[[F], F]:
        """The function (g, t, seat, a, b, c) that lists the legal answers to a question."""
        return self._enter(self.offers, kind)

    def answering(self, kind: int) -> Callable[[F], F]:
        """The function (g, t, seat, action, a, b, c) that carries out an answer."""
        return self._enter(self.answers, kind)

    @staticmethod
    def _enter(table: dict[int, Function], number: int) -> Callable[[F], F]:
        def mark(function: F) -> F:
            if number in table:
                raise ValueError(f"{function.__name__} and {table[number].__name__} share the number {number}")
            table[number] = function
            return rule(function)

        return mark

    def bindings(self, set_up: Function, compiled: bool) -> dict[Function, Function]:
        """What the names of `drive` stand for in this game."""
        make = _chain if compiled else _lookup
        return {
            drive.set_up: set_up,
            drive.resolve: make(self.effects, "resolve", ()),
            drive.list_answers: make(self.offers, "list_answers", ("seat",)),
            drive.take_answer: make(self.answers, "take_answer", ("seat", "action")),
        }


def _arity(function: Function) -> int:
    return function.__code__.co_argcount


def _lookup(table: dict[int, Function], name: str, extra: tuple[str, ...]) -> Function:
    """Dispatch for the plain twin."""
    arguments = [*extra, "a", "b", "c"]
    short = 2 + len(extra)
    functions = [table.get(number) for number in range(max(table) + 1)]
    arities = [_arity(f) - short if f else 0 for f in functions]
    lines = [f"def {name}(g, t, number, {', '.join(arguments)}):", "    arity = arities[number]"]
    for count in range(4):
        passed = ", ".join(["g", "t", *arguments[: len(extra) + count]])
        test = f"if arity == {count}:" if count < 3 else "else:"
        lines += [f"    {'el' if 0 < count < 3 else ''}{test}", f"        functions[number]({passed})"]
    return _made(name, lines, {"functions": functions, "arities": arities})


def _chain(table: dict[int, Function], name: str, extra: tuple[str, ...]) -> Function:
    """Dispatch for the compiled twins."""
    arguments = [*extra, "a", "b", "c"]
    lines = [f"def {name}(g, t, number, {', '.join(arguments)}):"]
    space: dict[str, Any] = {}
    for number, function in sorted(table.items()):
        space[f"f{number}"] = function
        passed = ", ".join(["g", "t", *arguments[: _arity(function) - 2]])
        lines += [f"    {'el' if len(space) > 1 else ''}if number == {number}:", f"        f{number}({passed})"]
    made = rule(_made(name, lines, space))
    made.__annotations__ = dict.fromkeys(("number", *arguments), int) | {"return": None}
    return made


def _made(name: str, lines: list[str], space: dict[str, Any]) -> Function:
    exec("\n".join(lines), space)  # noqa: S102  # our own lines, made of numbers and argument names
    made: Function = space[name]
    return made
