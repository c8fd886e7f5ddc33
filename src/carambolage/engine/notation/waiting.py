"""What waits in a position: the effects on the stack, and the question at hand with those who are asked.

waiting round last_chance refill(1) reveal     the effect that comes next stands last
asks 2,0 commit                                seats 2 and 0, and 2 is the one at hand
"""

import re
from collections.abc import Mapping
from typing import Any

from carambolage.engine.errors import NotationError
from carambolage.engine.notation.notation import Notation
from carambolage.engine.notation.spelling import NUMBER, Number, Spelling, numbers_of
from carambolage.engine.record import fields_of
from carambolage.engine.rules.flow import Flow, Function
from carambolage.engine.rules.names import Names
from carambolage.engine.rules.state import GameRecord

_CALL = re.compile(r"(\w+)(?:\(([-\w,]{1,120})\))?", re.ASCII)


class _Family:
    """Effects or questions by name, each with the spellings of its numbers: those of the arguments of its function."""

    def __init__(
        self, noun: str, names: Mapping[int, str], functions: Mapping[int, Function], spellings: Any, first: int
    ):
        self._noun = noun
        self._names = names
        self._numbers = {name: number for number, name in self._names.items()}
        self._spellings: dict[int, list[Spelling]] = {
            number: [spellings.get(name, NUMBER) for name in _arguments(function)[first:]]
            for number, function in functions.items()
        }

    def write(self, row: list[int], g: GameRecord) -> str:
        """A row as a name with its numbers in brackets; zeros at the end are left out, unless they are spelled."""
        spellings, numbers = self._spellings[row[0]], row[1:]
        spelled = [place for place, spelling in enumerate(spellings, 1) if spelling is not NUMBER]
        count = max([0, *spelled, *(place for place, number in enumerate(numbers, 1) if number)])
        words = [_word(number, spellings[place : place + 1], g) for place, number in enumerate(numbers[:count])]
        return f"{self._names[row[0]]}({','.join(words)})" if words else self._names[row[0]]

    def read(self, word: str, field: str, g: GameRecord) -> list[int]:
        """The row of a name with its numbers, as a field of the record holds them."""
        room, plain = _room_and_numbers(g, field)
        call = _CALL.fullmatch(word)
        if not call or call[1] not in self._numbers:
            raise NotationError(f"{word!r} is no {self._noun} of this game; an effect or a question reads name(1,2)")
        number, parts = self._numbers[call[1]], call[2].split(",") if call[2] else []
        if len(parts) > room:
            raise NotationError(f"{word!r} has more than {room} numbers")
        spellings = self._spellings[number]
        numbers = [_number(part, spellings[place : place + 1], plain, g) for place, part in enumerate(parts)]
        return [number, *numbers, *[0] * (room - len(parts))]


def _named(names: type[Names], other: Mapping[str, str]) -> dict[int, str]:
    """What effects or questions are called in positions, by their numbers."""
    lower = {number: name.lower() for name, number in reversed(names.numbers().items())}
    return {number: other.get(name, name) for number, name in lower.items()}


def _arguments(function: Function) -> tuple[str, ...]:
    return function.__code__.co_varnames[: function.__code__.co_argcount]


def _word(number: int, spellings: list[Spelling], g: GameRecord) -> str:
    """A number of an effect; one that its spelling has no word for is written as it is."""
    try:
        return spellings[0].write(number, g) if spellings else str(number)
    except NotationError:
        return str(number)


def _number(word: str, spellings: list[Spelling], plain: Number, g: GameRecord) -> int:
    is_plain = word.removeprefix("-").isdigit() or not spellings
    return plain.read(word, g) if is_plain else spellings[0].read(word, g)


def _room_and_numbers(g: GameRecord, name: str) -> tuple[int, Number]:
    """How many numbers an effect (`stack`) or a question (`about`) has in a record, and which fit."""
    field = next(field for field in fields_of(type(g)) if field.name == name)
    return field.shape[-1] - (name == "stack"), numbers_of(str(field.width))


class Vocabulary:
    """The names of a game's effects and questions."""

    def __init__(self, flow: Flow, notation: Notation) -> None:
        arguments, names = notation.arguments, notation.names
        self._effects = _Family("effect", _named(flow.effect_names, names), flow.effects, arguments, 2)
        self._questions = _Family("question", _named(flow.question_names, names), flow.answers, arguments, 4)

    def stack_words(self, g: GameRecord) -> list[str]:
        """The effects that wait."""
        return [self._effects.write(frame, g) for frame in g.stack[: g.depth]]

    def read_stack(self, g: GameRecord, words: list[str]) -> None:
        """Put effects on the stack."""
        if len(words) > len(g.stack):
            raise NotationError(f"at most {len(g.stack)} effects can wait, not {len(words)}")
        for place, word in enumerate(words):
            g.stack[place] = self._effects.read(word, "stack", g)
        g.depth = len(words)

    def question_words(self, g: GameRecord) -> list[str]:
        """Who is asked what, the seat at hand first; nothing when nobody can answer."""
        if g.ask == 0 or g.over:
            return []
        seats = sorted((seat for seat in range(g.seats) if (g.asked >> seat) & 1), key=lambda seat: seat != g.seat)
        return [",".join(map(str, seats)), self._questions.write([g.ask, *g.about], g)]

    def read_question(self, g: GameRecord, words: list[str]) -> None:
        """Ask a question; its answers are not listed yet."""
        if len(words) != 2:
            raise NotationError("the seats that are asked and a question are needed, as in: asks 0,2 commit")
        names = words[0].split(",")
        if len(set(names)) < len(names) or not set(names) <= {str(seat) for seat in range(g.seats)}:
            raise NotationError(f"{words[0]} are no seats; the seats are 0 to {g.seats - 1}")
        g.ask, *g.about = self._questions.read(words[1], "about", g)
        g.asked = sum(1 << int(seat) for seat in names)
        g.seat = int(names[0])
        g.offers = -1
