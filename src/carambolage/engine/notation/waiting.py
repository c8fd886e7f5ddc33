"""What waits in a position: the effects on the stack, and the question at hand with those who are asked.

waiting round last_chance refill(1) reveal     the effect that comes next stands last
asks 2,0 commit                                      seats 2 and 0, and 2 is the one at hand
"""

import re

from carambolage.engine.errors import NotationError
from carambolage.engine.rules.flow import Flow
from carambolage.engine.rules.names import Names
from carambolage.engine.rules.state import GameRecord

_CALL = re.compile(r"(\w+)(?:\(([-\d,]{1,60})\))?", re.ASCII)
_NUMBER = re.compile(r"-?\d{1,5}", re.ASCII)
_LARGEST = 2**15


class Vocabulary:
    """The names of a game's effects and questions."""

    def __init__(self, flow: Flow) -> None:
        self._effects = _words(flow.effect_names)
        self._questions = _words(flow.question_names)

    def stack_words(self, g: GameRecord) -> list[str]:
        """The effects that wait."""
        return [_call(self._effects[frame[0]], frame[1:]) for frame in g.stack[: g.depth]]

    def read_stack(self, g: GameRecord, words: list[str]) -> None:
        """Put effects on the stack."""
        if len(words) > len(g.stack):
            raise NotationError(f"at most {len(g.stack)} effects can wait, not {len(words)}")
        for place, word in enumerate(words):
            g.stack[place] = _numbers(word, self._effects, "effect", len(g.stack[place]))
        g.depth = len(words)

    def question_words(self, g: GameRecord) -> list[str]:
        """Who is asked what, the seat at hand first; nothing when nobody can answer."""
        if g.ask == 0 or g.over:
            return []
        seats = sorted((seat for seat in range(g.seats) if (g.asked >> seat) & 1), key=lambda seat: seat != g.seat)
        return [",".join(map(str, seats)), _call(self._questions[g.ask], g.about)]

    def read_question(self, g: GameRecord, words: list[str]) -> None:
        """Ask a question; its answers are not listed yet."""
        if len(words) != 2:
            raise NotationError("the seats that are asked and a question are needed, as in: asks 0,2 commit")
        names = words[0].split(",")
        if len(set(names)) < len(names) or not set(names) <= {str(seat) for seat in range(g.seats)}:
            raise NotationError(f"{words[0]} are no seats; the seats are 0 to {g.seats - 1}")
        g.ask, *g.about = _numbers(words[1], self._questions, "question", 1 + len(g.about))
        g.asked = sum(1 << int(seat) for seat in names)
        g.seat = int(names[0])
        g.offers = -1


def _words(names: type[Names]) -> dict[int, str]:
    """The names of a family in small letters, by number; of two names for one number the first counts."""
    return {number: name.lower() for name, number in reversed(names.numbers().items())}


def _call(name: str, numbers: list[int]) -> str:
    """A name with its numbers in brackets, zeros at the end left out."""
    count = max((place for place, number in enumerate(numbers, 1) if number), default=0)
    return f"{name}({','.join(map(str, numbers[:count]))})" if count else name


def _numbers(word: str, names: dict[int, str], noun: str, width: int) -> list[int]:
    """A name with its numbers as a row."""
    match = _CALL.fullmatch(word)
    known = {name: number for number, name in names.items()}
    if not match or match[1] not in known:
        raise NotationError(f"{word!r} is no {noun} of this game; an effect or a question reads name(1,2)")
    parts = match[2].split(",") if match[2] else []
    if any(not _NUMBER.fullmatch(part) or not -_LARGEST <= int(part) < _LARGEST for part in parts):
        raise NotationError(f"{word!r} has something other than small whole numbers in brackets")
    if len(parts) > width - 1:
        raise NotationError(f"{word!r} has more than {width - 1} numbers")
    return [known[match[1]], *map(int, parts), *[0] * (width - 1 - len(parts))]
