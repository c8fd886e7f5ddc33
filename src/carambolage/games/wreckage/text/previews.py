"""Previews: ghosts of cars, ways, contacts, cans and odds of an answer, from what is certain of it (WK-DEC-23).

Nothing here decides anything, and nothing is known that the seat does not know (WK-HID-15).
"""

from collections.abc import Iterator

from msgspec import Struct

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Odds, Outlook, Preview, Tale
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wreckage.names.things import FIRST_OBSTACLE, MINES, OBSTACLES, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text import odds
from carambolage.games.wreckage.text.contact_points import contact_points
from carambolage.games.wreckage.text.harms import Harm, harm_of_shot, harms_of_way
from carambolage.games.wreckage.text.naming import bits
from carambolage.games.wreckage.text.rulers import Aim, Point, Pose, aim_of, pivot_of, turn_rulers

HORIZON = frozenset({"planned", "speed_chosen", "action_begins", "phase_begins", "turn_ends", "turn_begins"})
POSES = {"turned": "turn", "moved": "leg", "jumped": "jump"}
LOST = "destroyed"
NOTHING = 200  # a chance of one in more is called 0 %


class Arc(Struct, frozen=True):
    """A turn about a pivot corner by signed ticks, to the left if positive, with the ruler as it is laid for it."""

    pivot: Point
    ticks: int
    rulers: list[list[Point]]


class Step(Struct, frozen=True):
    """A part of a car's way: `how` it goes to a pose, in a turn by an arc."""

    how: str
    x: int
    y: int
    heading: int
    arc: Arc | None


class Contact(Struct, frozen=True):
    """A collision: what is struck, where each of it is touched, and how many cards the striker draws before
    surcharges.
    """

    cars: list[int]
    obstacles: list[int]
    mines: list[int]
    edge: bool
    points: list[Point]
    cards: int


class Danger(Struct, frozen=True):
    """What a car would suffer: how many cards are drawn for it, the chances of a hit and of its destruction in percent,
    the hits to be expected in tenths, and the chance that it catches fire in percent.
    """

    seat: int
    cards: int
    hit: int
    wreck: int
    expected: int
    burn: int


class ArenaPreview(Struct, frozen=True):
    """What a client draws of an answer: the way of the own car, the contact at its end, the cans taken on it, the site
    of a can that is dropped, the target of a shot with the ruler and its lines, and what a shot or the way does to
    whom.
    """

    steps: list[Step]
    contact: Contact | None
    cans: list[int]
    site: Point | None
    target: int | None
    aim: Aim | None
    dangers: list[Danger]


def preview(g: State, t: Tables, seat: int, told: Outlook) -> Preview:
    """What an answer will do in this action, for the one who gives it."""
    certain = _this_action(told.events)
    ended = len(certain) < len(told.events)
    events = certain if ended else (*certain, *_this_action(told.begun))
    shot = next((event for event in events if event.kind == "fired" and event.a == seat), None)
    crash = next((event for event in events if event.kind == "collided"), None)
    harms = [harm_of_shot(g, t, shot)] if shot else harms_of_way(g, t, seat, events)
    shown = ArenaPreview(
        steps=_steps(g, seat, events),
        contact=_contact(g, t, events, crash) if crash else None,
        cans=[event.b for event in events if event.kind == "can_taken" and event.a == seat],
        site=next(((event.b, event.c) for event in events if event.kind == "can_dropped"), None),
        target=shot.b if shot else None,
        aim=aim_of(g, t, seat, shot.b, shot.e, t.ranges[t.reach[shot.c]]) if shot else None,
        dangers=[_danger(harm) for harm in harms],
    )
    return Preview(
        then="question" if ended else told.stop,
        shown=shown,
        odds=tuple(line for harm in harms for line in _odds(harm, shot is not None)),
        lost=(seat,) if any(event.kind == LOST and event.a == seat for event in certain) else (),
    )


def _this_action(events: Tale) -> Tale:
    """The events before the next action begins; plans and starting speeds are made in secret."""
    end = next((place for place, event in enumerate(events) if event.kind in HORIZON), len(events))
    return events[:end]


def _steps(g: State, seat: int, events: Tale) -> list[Step]:
    """The way of the own car, from where it stands."""
    car = g.cars[seat]
    pose = (car.x, car.y, car.heading)
    steps: list[Step] = []
    for event in events:
        if event.kind in POSES and event.a == seat:
            arc = _arc(pose, event.e, event.f) if event.kind == "turned" else None
            pose = (event.b, event.c, event.d)
            steps.append(Step(POSES[event.kind], *pose, arc))
    return steps


def _arc(pose: Pose, ticks: int, gear: int) -> Arc:
    """A turn from a pose."""
    side = Side.LEFT if ticks >= 0 else Side.RIGHT
    return Arc(pivot_of(pose, side, gear), ticks, turn_rulers(pose, side, gear, abs(ticks)))


def _contact(g: State, t: Tables, events: Tale, crash: Event) -> Contact:
    return Contact(
        cars=bits(crash.b, FIRST_OBSTACLE),
        obstacles=bits(crash.c, OBSTACLES),
        mines=bits(crash.d, MINES),
        edge=crash.e != 0,
        points=contact_points(g, t, events, crash),
        cards=crash.f,
    )


def _danger(harm: Harm) -> Danger:
    chances = harm.chances
    hit, wreck, burn = (odds.percent(chance) for chance in (chances.hit, chances.destroyed, harm.burns))
    return Danger(harm.seat, harm.cards, hit, wreck, odds.tenths(chances.mean), burn)


def _odds(harm: Harm, shot: bool) -> Iterator[Odds]:
    """How often a shot or a collision hits a car at all, how often it wrecks it and how often it burns; less than half
    a percent is left out.
    """
    mean = odds.tenths(harm.chances.mean)
    crash: dict[str, int | Phrase] = {
        "player": seat_name(harm.seat),
        "cards": harm.cards,
        "whole": mean // 10,
        "tenths": mean % 10,
    }
    hit, wreck = ("odds-hit", "odds-wreck") if shot else ("odds-crash", "odds-crash_wreck")
    chances = ((hit, harm.chances.hit), (wreck, harm.chances.destroyed), ("odds-burns", harm.burns))
    for name, chance in chances:
        if chance * NOTHING >= 1:
            yield Odds(Phrase(name, **({} if shot else crash)), chance.numerator, chance.denominator)
