"""What a seat is asked, in words."""

from collections.abc import Callable

from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.wreckage.names.components import SLOTS, WEAPONS
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import play_name, speed_name
from carambolage.games.wreckage.turn.cards import cards_in_talon
from carambolage.games.wreckage.turn.seats import cans_of

Details = dict[str, Argument]

KINDS = {number: name.lower() for name, number in Question.numbers().items()}


def question(g: State, t: Tables, seat: int) -> Phrase:
    """What the asked seat is asked, with what it is about."""
    name = f"ask-{KINDS[g.ask]}{VARIANTS[g.ask](g, seat) if g.ask in VARIANTS else ''}"
    details = DETAILS.get(g.ask)
    return Phrase(name, **(details(g, seat) if details else {}))


def left_to_take(g: State, seat: int) -> int:
    """How many equipment cards a player still takes."""
    return sum(kind == NOBODY for kind in g.cars[seat].equipment)


def is_unarmed(g: State, seat: int) -> bool:
    """Whether a player is about to take the last card and has no weapon (WK-SET-07)."""
    armed = any(NOBODY < kind < WEAPONS for kind in g.cars[seat].equipment[:SLOTS])
    return left_to_take(g, seat) == 1 and not armed


def _draft(g: State, seat: int) -> str:
    return "-unarmed" if is_unarmed(g, seat) else ""


def _plan(g: State, seat: int) -> str:
    if g.cars[seat].burning:
        return "-burning"
    return "-one_card" if cards_in_talon(g, seat) == 1 else ""


def _speed(g: State, seat: int) -> Phrase:
    return speed_name(g.cars[seat].speed, g.cars[seat].gear)


def _use_card(g: State, seat: int) -> Details:
    return {"card": play_name(g.about[0]), "speed": _speed(g, seat)}


def _drive(g: State, seat: int) -> Details:
    return {"jump": "yes" if g.act.jump else "no", "speed": _speed(g, seat)}


VARIANTS: dict[int, Callable[[State, int], str]] = {Question.DRAFT_EQUIPMENT: _draft, Question.PLAN: _plan}
DETAILS: dict[int, Callable[[State, int], Details]] = {
    Question.DRAFT_EQUIPMENT: lambda g, seat: {} if is_unarmed(g, seat) else {"left": left_to_take(g, seat)},
    Question.PLAN: lambda g, seat: {"turn": g.turn},
    Question.USE_CARD: _use_card,
    Question.DRIVE: _drive,
    Question.FIRE: lambda g, seat: {"barrage": "yes" if g.act.barrage else "no"},
    Question.PLATING: lambda g, seat: {"points": g.draw.points},
    Question.DROP_CAN: lambda g, seat: {"cans": cans_of(g, seat)},
}
