"""All that a seat may see, as structs: made field by field from what `hide` leaves, never by leaving out.

Vehicles, cards, equipment, damage and obstacles are told by the names of the pack; seats, places and slots by number.
"""

from copy import copy

from msgspec import Struct

from carambolage.games.wreckage.equipment.owned import handling_of, structure_of
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.names.components import DAMAGE_CARDS, EQUIPMENT, OBSTACLE_TOKENS, SLOTS, Face
from carambolage.games.wreckage.names.things import NOBODY, OBSTACLES, Gear, Out, Owner, Reason
from carambolage.games.wreckage.state import KINDS, State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import (
    DAMAGE_IDS,
    EQUIPMENT_IDS,
    OBSTACLE_IDS,
    TOKEN_IDS,
    VEHICLE_IDS,
    face_id,
    kind_id,
)
from carambolage.games.wreckage.turn.end_of_game import is_still_racing, rank_of
from carambolage.games.wreckage.turn.seats import cans_of, number_of

OUT_IDS, REASON_IDS = Out.ids(), Reason.ids()


class EquipmentSeen(Struct, gc=False):
    """An equipment card before its owner; `discarded` ones have left the game."""

    kind: str
    discarded: bool


class PlannedCard(Struct, gc=False):
    """A card in a slot of the plan: `face` is a card, or `unseen`; `up` tells whether it lies face up."""

    face: str
    up: bool


class CarSeen(Struct, gc=False):
    """A car and what lies before its player.

    `talon` counts the cards that are neither lost nor seen in the plan; `number` is the seat number from the start
    player on, `place` the place in the order of the phase, `rank` that of a car which is out for good.
    """

    seat: int
    number: int
    vehicle: str | None
    colour: str | None
    x: int
    y: int
    heading: int
    speed: int
    reverse: bool
    hits: int
    structure: int
    acceleration: int
    handling: int
    hairpins: int
    hairpins_left: int
    cans: int
    out: str
    returns: int | None
    burning: bool
    dousing: bool
    spun: bool
    smashes: int
    dodges: int
    rams_used: int
    kills: int
    mines_left: int
    equipment: list[EquipmentSeen]
    plan: list[PlannedCard | None]
    talon: dict[str, int]
    lost: dict[str, int]
    place: int | None
    rank: int | None


class ObstacleSeen(Struct, gc=False):
    """An obstacle on the table; its outline is an octagon with half widths a and b, or a rectangle of half length a and
    half width b.
    """

    index: int
    kind: str
    x: int
    y: int
    heading: int
    octagon: bool
    a: int
    b: int


class CanSeen(Struct, gc=False):
    """A gas can: on the ground, or aboard the car of a seat; one that is gone for ever is not listed."""

    number: int
    x: int
    y: int
    owner: int | None


class MineSeen(Struct, gc=False):
    """A mine on the table."""

    index: int
    x: int
    y: int


class View(Struct, gc=False):
    """All that a seat may see; `arena` is half the side of the square, `standings` are the ranks of a finished game."""

    turn: int
    phase: int
    limit: int
    over: bool
    reason: str | None
    asked: list[int]
    active: int | None
    first: int
    arena: int
    order: list[int]
    obstacles: list[ObstacleSeen]
    cans: list[CanSeen]
    mines: list[MineSeen]
    pool: dict[str, int]
    deck: dict[str, int]
    discard: dict[str, int]
    standings: list[int] | None
    seat: int
    start_speed: int | None
    cars: list[CarSeen]


def view(g: State, t: Tables, seat: int, public: View | None) -> View:
    """All that a seat may see; what everybody sees, and the cars of others, may come from a spectator's view."""
    shown = copy(public) if public else _seen_by_all(g, t)
    shown.seat = seat
    shown.start_speed = g.start_speed[seat] if seat >= 0 and g.start_speed[seat] != NOBODY else None
    shown.cars = [public.cars[other] if public and other != seat else _car(g, t, other) for other in range(g.seats)]
    return shown


def _seen_by_all(g: State, t: Tables) -> View:
    """What everybody sees; the rest is empty."""
    return View(
        turn=g.turn,
        phase=g.phase,
        limit=g.house.turn_limit,
        over=g.over != 0,
        reason=REASON_IDS[g.reason] if g.over else None,
        asked=[other for other in range(g.seats) if (g.asked >> other) & 1 and not g.over],
        active=g.active if g.active != NOBODY else None,
        first=g.first,
        arena=g.arena,
        order=[seat for seat in g.order if seat != NOBODY] if g.phase else [],
        obstacles=[_obstacle(g, t, index) for index in range(OBSTACLES) if g.obstacles[index].kind != NOBODY],
        cans=[
            CanSeen(number, can.x, can.y, can.owner if can.owner != Owner.GROUND else None)
            for number, can in enumerate(g.cans)
            if can.owner != Owner.BOX
        ],
        mines=[MineSeen(index, mine.x, mine.y) for index, mine in enumerate(g.mines) if mine.laid],
        pool={EQUIPMENT_IDS[kind]: g.pool[kind] for kind in range(EQUIPMENT) if g.pool[kind]},
        deck=_damage(g.deck),
        discard=_damage(g.discard),
        standings=[rank_of(g, t, seat) for seat in range(g.seats)] if g.over else None,
        seat=-1,
        start_speed=None,
        cars=[],
    )


def _obstacle(g: State, t: Tables, index: int) -> ObstacleSeen:
    obstacle = g.obstacles[index]
    outline = t.outlines[OutlineOf.TOKEN + obstacle.kind % OBSTACLE_TOKENS]
    return ObstacleSeen(
        index=index,
        kind=OBSTACLE_IDS[obstacle.kind],
        x=obstacle.x,
        y=obstacle.y,
        heading=obstacle.heading,
        octagon=outline.round != 0,
        a=outline.a,
        b=outline.b,
    )


def _damage(counts: list[int]) -> dict[str, int]:
    return {DAMAGE_IDS[kind]: counts[kind] for kind in range(DAMAGE_CARDS) if counts[kind]}


def _car(g: State, t: Tables, seat: int) -> CarSeen:
    car = g.cars[seat]
    chosen = car.vehicle != NOBODY
    return CarSeen(
        seat=seat,
        number=number_of(g, seat) + 1,
        vehicle=VEHICLE_IDS[car.vehicle] if chosen else None,
        colour=TOKEN_IDS[car.vehicle // 2] if chosen else None,
        x=car.x,
        y=car.y,
        heading=car.heading,
        speed=car.speed,
        reverse=car.gear == Gear.REVERSE,
        hits=car.hits,
        structure=structure_of(g, t, seat) if chosen else 0,
        acceleration=t.acceleration[car.vehicle] if chosen else 0,
        handling=handling_of(g, t, seat) if chosen else 0,
        hairpins=car.hairpins,
        hairpins_left=max(0, t.handling[car.vehicle] - car.hairpins) if chosen else 0,
        cans=cans_of(g, seat),
        out=OUT_IDS[car.out],
        returns=car.returns if car.out == Out.DESTROYED and g.house.respawn else None,
        burning=car.burning != 0,
        dousing=car.dousing != 0,
        spun=car.spun != 0,
        smashes=car.smashes,
        dodges=car.dodges,
        rams_used=car.rams_used,
        kills=car.kills,
        mines_left=car.mines_left,
        equipment=[
            EquipmentSeen(EQUIPMENT_IDS[car.equipment[slot]], (car.discarded >> slot) & 1 == 1)
            for slot in range(SLOTS)
            if car.equipment[slot] != NOBODY
        ],
        plan=[_planned(g, t, seat, slot) for slot in range(2)],
        talon=_cards(t, car.vehicle, car.talon),
        lost=_cards(t, car.vehicle, car.lost),
        place=_place(g, seat),
        rank=None if is_still_racing(g, seat) else rank_of(g, t, seat),
    )


def _planned(g: State, t: Tables, seat: int, slot: int) -> PlannedCard | None:
    car = g.cars[seat]
    if car.plan[slot] == Face.EMPTY:
        return None
    return PlannedCard(face_id(t, car.vehicle, car.plan[slot]), (car.shown >> slot) & 1 == 1)


def _cards(t: Tables, vehicle: int, counts: list[int]) -> dict[str, int]:
    return {kind_id(t, vehicle, kind): counts[kind] for kind in range(KINDS) if counts[kind]}


def _place(g: State, seat: int) -> int | None:
    return g.order.index(seat) + 1 if g.phase and seat in g.order else None
