"""What a seat is asked, in words."""

from collections.abc import Callable

from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.wreckage.equipment.owned import structure_of
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import Cause, Play
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import play_name, speed_name
from carambolage.games.wreckage.turn.seats import cans_of

Details = dict[str, Argument]

KINDS = {number: name.lower() for name, number in Question.numbers().items()}
CAUSE_IDS = Cause.ids()


def question(g: State, t: Tables, seat: int) -> Phrase:
    """What the asked seat is asked, with what it is about."""
    details = DETAILS.get(g.ask)
    return Phrase(f"ask-{KINDS[g.ask]}", **(details(g, t, seat) if details else {}))


def _taken(g: State, t: Tables, seat: int) -> Details:
    return {"number": 1 + sum(kind >= 0 for kind in g.cars[seat].equipment)}


def _plan(g: State, t: Tables, seat: int) -> Details:
    car = g.cars[seat]
    return {"turn": g.turn, "speed": speed_name(car.speed, car.gear), "burning": "yes" if car.burning else "no"}


def _card(g: State, t: Tables, seat: int) -> Details:
    car = g.cars[seat]
    card = Phrase("card-repeat") if g.about[0] == Play.NONE else play_name(g.about[0])
    return {"card": card, "speed": speed_name(car.speed, car.gear), "slot": g.phase}


def _drive(g: State, t: Tables, seat: int) -> Details:
    car = g.cars[seat]
    return {"speed": speed_name(car.speed, car.gear), "jump": "yes" if g.act.jump else "no"}


def _plating(g: State, t: Tables, seat: int) -> Details:
    car = g.cars[seat]
    return {
        "points": g.draw.points,
        "left": structure_of(g, t, seat) - car.hits,
        "cause": CAUSE_IDS[g.draw.cause],
        "cancels": t.plating_points,
    }


def _drop(g: State, t: Tables, seat: int) -> Details:
    return {"cans": cans_of(g, seat)}


DETAILS: dict[int, Callable[[State, Tables, int], Details]] = {
    Question.DRAFT_EQUIPMENT: _taken,
    Question.PLAN: _plan,
    Question.USE_CARD: _card,
    Question.DRIVE: _drive,
    Question.FIRE: lambda g, t, seat: {"barrage": "yes" if g.act.barrage else "no"},
    Question.PLATING: _plating,
    Question.DROP_CAN: _drop,
    Question.CHOOSE_VEHICLE: lambda g, t, seat: {"player": seat_name(g.first)},
}
