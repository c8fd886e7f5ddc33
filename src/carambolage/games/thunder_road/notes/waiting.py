"""What waits in text: the effects on the stack, the question at hand."""

import re

from carambolage.engine.rules.state import NUMBERS
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.notes.mistake import NotationError
from carambolage.games.thunder_road.state import State
from carambolage.games.thunder_road.text.terms import QUESTIONS

EFFECTS = dict(enumerate(Effect.ids()))
BY_NAME = {name: number for number, name in EFFECTS.items()}
CALL = re.compile(r"(\w+)(?:\(([-\d,]+)\))?")
NOTHING_ASKED = "nobody"


def _call(name: str, numbers: list[int]) -> str:
    while numbers and numbers[-1] == 0:
        numbers = numbers[:-1]
    return f"{name}({','.join(map(str, numbers))})" if numbers else name


def _parts(word: str, known: dict[str, int], what: str) -> list[int]:
    found = CALL.fullmatch(word)
    if not found or found[1] not in known:
        raise NotationError(f"{word!r} is no {what}")
    try:
        numbers = [int(part) for part in (found[2] or "").split(",") if part]
    except ValueError:
        raise NotationError(f"{word!r} has something other than numbers in brackets") from None
    if len(numbers) > NUMBERS or any(abs(number) > 32767 for number in numbers):
        raise NotationError(f"{word!r} has more than {NUMBERS} numbers, or one that is too large")
    return [known[found[1]], *numbers, *[0] * (NUMBERS - len(numbers))]


def written_stack(g: State) -> str:
    """The effects that wait, the next one last."""
    return " ".join(_call(EFFECTS[frame[0]], list(frame[1:])) for frame in g.stack[: g.depth])


def read_stack(g: State, words: list[str]) -> None:
    """Put the effects on the stack."""
    if len(words) > len(g.stack):
        raise NotationError(f"at most {len(g.stack)} effects can wait, not {len(words)}")
    for place, word in enumerate(words):
        g.stack[place] = _parts(word, BY_NAME, "effect")
    g.depth = len(words)


def written_question(g: State) -> str:
    """Who is asked what."""
    if g.ask == 0:
        return NOTHING_ASKED
    seats = ",".join(str(seat) for seat in range(g.seats) if (g.asked >> seat) & 1)
    return f"{seats} {g.seat} {_call(QUESTIONS[g.ask], list(g.about))}"


def read_question(g: State, words: list[str]) -> None:
    """Ask it; the answers are listed when the game goes on."""
    if words == [NOTHING_ASKED]:
        return
    if len(words) != 3:
        raise NotationError("asks needs the seats that are asked, the one at hand, and a question, as 0,2 0 assign")
    seats = [part for part in words[0].split(",") if part in map(str, range(g.seats))]
    if len(seats) != len(words[0].split(",")) or words[1] not in seats:
        raise NotationError(f"the asked seats {words[0]} and {words[1]} do not fit; seats are 0 to {g.seats - 1}")
    g.ask, *g.about = _parts(words[2], {name: number for number, name in QUESTIONS.items()}, "question")
    g.asked = sum(1 << int(seat) for seat in set(seats))
    g.seat = int(words[1])
    g.offers = -1
