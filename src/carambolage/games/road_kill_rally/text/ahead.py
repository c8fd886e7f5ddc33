"""What lies ahead of a car: the checks of all spaces that a speed may lead to, and the ways on which it can go on."""

from collections.abc import Iterator

from msgspec import Struct

from carambolage.engine.previews.preview import Roaming, Routes, Step, Stop, Tale
from carambolage.engine.record import copy_record
from carambolage.games.road_kill_rally.move.checks import check_dice
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import LANES
from carambolage.games.road_kill_rally.road.rows import space_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.text.harm import harm_of_entering, wreck_dice

CALM = {"stepped", "barricade", "oil_gone", "target_placed"}
TROUBLE = 20


class Danger(Struct, frozen=True):
    """What entering a space means, its crash check and a wreck there: dice, chance to wipe out in thousandths, mean
    hits in hundredths.
    """

    space: int
    dice: int
    wipe_out: int
    hits: int


def danger_at(g: State, t: Tables, seat: int, space: int, check: int, wreck: int) -> Danger:
    """What a check of so many dice on a space, and so many for a wreck there, would mean, armour, skill and cards being
    as they are.
    """
    harm = harm_of_entering(g, t, seat, check, wreck)
    return Danger(space, harm.dice, harm.wipes, harm.hits)


def dangers(g: State, t: Tables, seat: int, events: Tale) -> Iterator[Danger]:
    """The checks and wrecks of all spaces that a chosen speed may lead to, entered straight on, with the cards that are
    left then (RK-DEC-07).
    """
    chosen = next((event for event in events if event.kind == "speed_set" and event.a == seat), None)
    if chosen is None:
        return
    world = copy_record(g)
    world.car[seat].speed = chosen.c
    world.cards[seat] -= chosen.d
    for row in range(world.car[seat].row + 1, min(world.car[seat].row + chosen.c, g.rows) + 1):
        for lane in range(LANES):
            space = space_of(row, lane)
            check, wreck = check_dice(world, t, seat, row, lane, 0), wreck_dice(world, seat, space, flies=False)
            yield danger_at(world, t, seat, space, check, wreck)


def reach(seat: int, routes: Routes | None) -> list[int]:
    """The spaces that the own car can drive to before anything else is to be decided."""
    points = routes.points if routes else []
    return sorted({point.place for point in points if point.place >= 0 and point.piece == seat})


def step(g: State, t: Tables, seat: int, events: Tale, stop: Stop) -> Step | None:
    """Where an answer takes the car: no farther than is known, and off the road over the line."""
    known = events[: next((place for place, event in enumerate(events) if event.kind == "rolled"), len(events))]
    if any(event.kind == "crossed" for event in known):
        return Step(seat, NOBODY)
    places = [event.c for event in known if event.kind == "stepped" and event.a == seat]
    if not places:
        return None
    return Step(seat, places[-1], TROUBLE * sum(event.kind not in CALM for event in known))


ROAMING = Roaming(
    moves=frozenset(((Question.STEP, "step"),)),
    passes=frozenset(),
    ends=frozenset(("move_ends", "phase_begins", "round_begins", "move_begins")),
    step=step,
    after=frozenset(("speed",)),
)
