"""What a seat is asked, in words."""

from collections.abc import Callable

from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Source
from carambolage.games.road_kill_rally.road.rows import space_of
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.text.naming import (
    PURPOSE_IDS,
    SOURCE_IDS,
    accessory_name,
    class_name,
    means_name,
    slot_name,
    space_name,
    tile_name,
)

Details = dict[str, Argument]

KINDS = {number: name.lower() for name, number in Question.numbers().items()}


def question(g: State, t: Tables, seat: int) -> Phrase:
    """What the asked seat is asked, with what it is about."""
    details = DETAILS.get(g.ask)
    return Phrase(f"ask-{KINDS[g.ask]}", **(details(g, t, seat) if details else {}))


def _slot(g: State, t: Tables, seat: int) -> Details:
    return {"slot": slot_name(g.about[0])}


def _pit_slot(g: State, t: Tables, seat: int) -> Details:
    return {"slot": slot_name(g.about[0]), "mounted": accessory_name(g.car[seat].slot[g.about[0]])}


def _speed(g: State, t: Tables, seat: int) -> Details:
    return {"speed": g.car[seat].speed, "cards": g.cards[seat]}


def _payment(g: State, t: Tables, seat: int) -> Details:
    return {"due": g.about[0], "purpose": PURPOSE_IDS[g.about[1]]}


def _step(g: State, t: Tables, seat: int) -> Details:
    car = g.car[seat]
    here = space_name(space_of(car.row, car.lane))
    return {"space": here, "steps": g.move.steps, "speed": car.speed, "flight": "yes" if g.move.flight else "no"}


def _check(g: State, t: Tables, seat: int) -> Details:
    return {"dice": g.about[0], "cards": g.cards[seat]}


def _run_over(g: State, t: Tables, seat: int) -> Details:
    car = g.car[seat]
    kind = g.target[space_of(car.row, car.lane)]
    return {"target": class_name(g, kind), "points": t.points[kind - 1], "dice": g.about[0]}


def _reroll(g: State, t: Tables, seat: int) -> Details:
    return {"hits": g.about[0], "blanks": g.about[1]}


def _suffer(g: State, t: Tables, seat: int) -> Details:
    due, source, by = g.about[0], g.about[1], g.about[2]
    rival = seat_name(by) if source == Source.ATTACK else Phrase("nothing")
    return {"due": due, "cards": g.cards[seat], "source": SOURCE_IDS[source], "rival": rival}


DETAILS: dict[int, Callable[[State, Tables, int], Details]] = {
    Question.MOUNT_SLOT: _slot,
    Question.ORIENT_TILE: lambda g, t, seat: {"tile": tile_name(g.about[0])},
    Question.REPLACE_CLASS: lambda g, t, seat: {"space": space_name(g.about[0])},
    Question.SET_SPEED: _speed,
    Question.PAY_CARD: _payment,
    Question.STEP: _step,
    Question.CHECK: _check,
    Question.RUN_OVER: _run_over,
    Question.PIT_SLOT: _pit_slot,
    Question.COMBAT_ACTION: lambda g, t, seat: {"cards": g.cards[seat]},
    Question.COMBAT_VICTIM: lambda g, t, seat: {"means": means_name(g.about[0])},
    Question.REROLL_BLANKS: _reroll,
    Question.SUFFER: _suffer,
}
