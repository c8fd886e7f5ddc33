"""Previews: ghosts of cars, ways, contacts, cans and odds of an answer, from what is certain of it (WK-DEC-23).

Nothing here decides anything, and nothing is known that the seat does not know (WK-HID-15).
"""

from collections.abc import Iterator

from msgspec import Struct

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Odds, Outlook, Preview, Tale
from carambolage.engine.record import copy_record
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wreckage.collision.collision import SPIKES, struck_cards
from carambolage.games.wreckage.equipment.owned import handling_of, structure_of
from carambolage.games.wreckage.equipment.protection import has_ram
from carambolage.games.wreckage.names.components import Obstacle
from carambolage.games.wreckage.names.things import FIRST_OBSTACLE, MINES, OBSTACLES, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text import odds
from carambolage.games.wreckage.text.contact_points import contact_points
from carambolage.games.wreckage.text.rulers import Aim, Point, Pose, aim_of, pivot_of, turn_rulers

HORIZON = frozenset({"planned", "speed_chosen", "action_begins", "phase_begins", "turn_ends", "turn_begins"})
POSES = {"turned": "turn", "moved": "leg", "jumped": "jump"}
LOST = "destroyed"
NOTHING = 200  # a chance of one in more is called 0 %

Harm = tuple[int, int, odds.Odds]  # the seat of a car, the cards that are drawn for it, what they may do


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
    and the hits to be expected in tenths.
    """

    seat: int
    cards: int
    hit: int
    wreck: int
    expected: int


class ArenaPreview(Struct, frozen=True):
    """What a client draws of an answer: the way of the own car, the contact at its end, the cans taken on it, the site
    of a can that is dropped, the target of a shot with the ruler and its lines, and what a shot or a collision does to
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
    harms = _harms(g, t, crash, shot)
    shown = ArenaPreview(
        steps=_steps(g, seat, events),
        contact=_contact(g, t, events, crash) if crash else None,
        cans=[event.b for event in events if event.kind == "can_taken" and event.a == seat],
        site=next(((event.b, event.c) for event in events if event.kind == "can_dropped"), None),
        target=shot.b if shot else None,
        aim=aim_of(g, t, seat, shot.b, shot.e, t.ranges[t.reach[shot.c]]) if shot else None,
        dangers=[_danger(*harm) for harm in harms],
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
        cars=_bits(crash.b, FIRST_OBSTACLE),
        obstacles=_bits(crash.c, OBSTACLES),
        mines=_bits(crash.d, MINES),
        edge=crash.e != 0,
        points=contact_points(g, t, events, crash),
        cards=crash.f,
    )


def _bits(bits: int, count: int) -> list[int]:
    return [number for number in range(count) if (bits >> number) & 1]


def _harms(g: State, t: Tables, crash: Event | None, shot: Event | None) -> list[Harm]:
    """Who may be harmed by a shot or a collision, with the numbers of cards that are known before they are drawn."""
    if shot:
        left = structure_of(g, t, shot.b) - g.cars[shot.b].hits
        return [(shot.b, t.attack[shot.c], odds.odds(g, t, t.attack[shot.c], handling_of(g, t, shot.b), left))]
    if crash is None:
        return []
    cards = {crash.a: _striker_cards(g, crash)} | _struck_cards(g, crash)
    return [(seat, number, _crash_odds(g, t, seat, number)) for seat, number in cards.items() if number]


def _striker_cards(g: State, crash: Event) -> int:
    """N and the surcharges for spike columns and mines; none for burning tyres alone or at a fuel pump (WK-COL-10,
    WK-OBS-04, WK-OBS-05).
    """
    kinds = [g.obstacles[index].kind for index in _bits(crash.c, OBSTACLES)]
    only_tyres = set(kinds) == {Obstacle.BURNING_TYRES} and not (crash.b or crash.d or crash.e)
    if only_tyres or Obstacle.FUEL_PUMP in kinds:
        return 0
    return crash.f + SPIKES * kinds.count(Obstacle.SPIKE_COLUMN) + crash.d.bit_count()


def _struck_cards(g: State, crash: Event) -> dict[int, int]:
    """How many cards each struck car draws."""
    world = copy_record(g)
    world.crash.number = crash.f
    return {seat: struck_cards(world, crash.a, seat) for seat in _bits(crash.b, FIRST_OBSTACLE)}


def _crash_odds(g: State, t: Tables, seat: int, cards: int) -> odds.Odds:
    """What the cards of a collision may do; nothing where a Ram takes it (WK-EQU-04)."""
    drawn = 0 if has_ram(g, seat) else cards
    return odds.odds(g, t, drawn, 0, structure_of(g, t, seat) - g.cars[seat].hits)


def _danger(seat: int, cards: int, chances: odds.Odds) -> Danger:
    hit, wreck = odds.percent(chances.hit), odds.percent(chances.destroyed)
    return Danger(seat, cards, hit, wreck, odds.tenths(chances.mean))


def _odds(harm: Harm, shot: bool) -> Iterator[Odds]:
    """How often a shot or a collision hits a car at all, and how often it wrecks it; less than half a percent is left
    out.
    """
    seat, cards, chances = harm
    mean = odds.tenths(chances.mean)
    crash: dict[str, int | Phrase] = {
        "player": seat_name(seat),
        "cards": cards,
        "whole": mean // 10,
        "tenths": mean % 10,
    }
    hit, wreck = ("odds-hit", "odds-wreck") if shot else ("odds-crash", "odds-crash_wreck")
    for name, chance in ((hit, chances.hit), (wreck, chances.destroyed)):
        if chance * NOTHING >= 1:
            yield Odds(Phrase(name, **({} if shot else crash)), chance.numerator, chance.denominator)
