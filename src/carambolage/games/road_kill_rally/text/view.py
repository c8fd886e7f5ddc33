"""All that a seat may see, as structs: made field by field from what `hide` leaves, never by leaving out.

Rows count from 1, lanes from 1 as in the rules; cards, accessories, skills and tiles are told by the names of the pack.
"""

from copy import copy

from msgspec import Struct

from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import (
    CLASSES,
    LANES,
    SLOTS,
    Accessory,
    Block,
    Colour,
    Hazard,
    Phase,
    Rally,
    Skill,
    Source,
    Status,
)
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from carambolage.games.road_kill_rally.road.geometry import block_at, block_heading, block_x, block_y
from carambolage.games.road_kill_rally.road.rows import (
    colour_at,
    hazard_at,
    is_oil_at,
    is_wreck_at,
    space_of,
)
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.ending import NO_LIMIT, rounds_left
from carambolage.games.road_kill_rally.turn.ranking import (
    place_points,
    score_of,
    shot_points,
    standing_of,
    target_points,
    wipe_points,
)


class SpaceSeen(Struct, gc=False):
    """A space of the road: colour, hazard, the class of a target (0 for none), oil token, wreck."""

    colour: str
    hazard: str
    target: int
    oil: bool
    wreck: bool


class BlockSeen(Struct, gc=False):
    """A square of the grid with a piece of road: its shape as driven, where it lies, the heading on entering."""

    shape: str
    x: int
    y: int
    heading: int


class TileSeen(Struct, gc=False):
    """A tile on the table; `rows` are its rows as driven, each lane 1 to 3."""

    tile: str
    flipped: bool
    first: int
    blocks: list[BlockSeen]
    rows: list[list[SpaceSeen]]
    entered: list[int]
    pitted: list[int]


class ScoreSeen(Struct, gc=False):
    """A score with its four parts (RK-END-10, RK-END-14)."""

    targets: int
    shots: int
    place: int
    wipes: int
    total: int


class CarSeen(Struct, gc=False):
    """A car with its dashboard; hand and accessory hand are told to their owner only (RK-INF-01)."""

    seat: int
    status: str
    row: int
    lane: int
    speed: int
    pole: int
    team: int
    wiped: bool
    tokens: int
    shots: int
    scored: list[int]
    cheered: bool
    slots: list[str | None]
    closed: list[bool]
    skill: str | None
    place: int
    standing: int
    score: ScoreSeen
    cards: int
    hand: dict[str, int] | None
    accessories: int
    accessory_hand: dict[str, int] | None
    skills: list[str] | None
    left: bool


class MoveSeen(Struct, gc=False):
    """The movement under way."""

    seat: int
    steps: int
    flight: bool
    dice: int


class DamageSeen(Struct, gc=False):
    """What a car suffers at the moment."""

    victim: int
    due: int
    source: str
    by: int


class View(Struct, gc=False):
    """All that a seat may see; `drawn` is a tile whose orientation is being chosen, `rounds_left` how many rounds are
    to come after this one once a car has crossed the line.
    """

    seat: int
    round: int
    rounds_left: int | None
    phase: str
    active: int | None
    order: list[int]
    over: bool
    asked: list[int]
    start: int
    deck: int
    discard: dict[str, int]
    playing: str | None
    accessory_deck: int
    accessory_discard: dict[str, int]
    tile_pile: int
    refused: list[str]
    drawn: str | None
    supply: list[int]
    road: list[TileSeen]
    cars: list[CarSeen]
    move: MoveSeen | None
    damage: DamageSeen | None
    classic: bool
    teams: bool
    standings: list[int] | None


def view(g: State, t: Tables, seat: int, public: View | None) -> View:
    """All that a seat may see; what everybody sees may come from a spectator's view, other cars too."""
    shown = copy(public) if public else _seen_by_all(g, t)
    shown.seat = seat
    shown.cars = [
        public.cars[owner] if public and owner != seat else _car(g, t, seat, owner) for owner in range(g.seats)
    ]
    return shown


def _seen_by_all(g: State, t: Tables) -> View:
    return View(
        seat=NOBODY,
        round=g.round,
        rounds_left=_rounds_left(g),
        phase=Phase.ids()[g.phase],
        active=g.active if g.active != NOBODY else None,
        order=list(g.order[: g.ordered]),
        over=g.over != 0,
        asked=[other for other in range(g.seats) if (g.asked >> other) & 1 and not g.over],
        start=g.start,
        deck=g.deck_left,
        discard=_counted(Rally.ids(), g.discard),
        playing=Rally.ids()[g.playing] if g.playing != Rally.NONE else None,
        accessory_deck=g.part_deck_left,
        accessory_discard=_counted(Accessory.ids(), g.part_discard),
        tile_pile=_tile_pile(g),
        refused=[TILE_IDS[tile] for tile, refused in enumerate(g.refused) if refused],
        drawn=TILE_IDS[g.about[0]] if g.ask == Question.ORIENT_TILE else None,
        supply=list(g.supply),
        road=[_tile(g, t, index) for index in range(g.tail, g.placed)],
        cars=[],
        move=_move(g),
        damage=_damage(g),
        classic=g.house.presentation != 0,
        teams=g.house.teams != 0,
        standings=[g.car[other].rank for other in range(g.seats)] if g.over else None,
    )


def _rounds_left(g: State) -> int | None:
    """None while nothing ends the race but the cars, and when it is over."""
    rounds = rounds_left(g)
    return rounds if rounds != NO_LIMIT and not g.over else None


def _tile_pile(g: State) -> int:
    """How many tiles the pile holds: those not drawn, those refused, and the finish until it is placed."""
    placed = TILE_IDS[g.road[g.placed - 1].tile] == "finish"
    return g.tiles_left + sum(g.refused) + (0 if placed else 1)


def _tile(g: State, t: Tables, index: int) -> TileSeen:
    placed = g.road[index]
    printed = t.tile[placed.tile]
    return TileSeen(
        tile=TILE_IDS[placed.tile],
        flipped=placed.flipped != 0,
        first=placed.first,
        blocks=[
            BlockSeen(
                Block.ids()[block_at(t, placed.tile, placed.flipped, number)],
                block_x(t, placed, number),
                block_y(t, placed, number),
                block_heading(t, placed, number),
            )
            for number in range(printed.blocks)
        ],
        rows=[_row(g, t, placed.first + row) for row in range(printed.rows)],
        entered=_seats(placed.entered),
        pitted=_seats(placed.pitted),
    )


def _row(g: State, t: Tables, row: int) -> list[SpaceSeen]:
    return [
        SpaceSeen(
            colour=Colour.ids()[colour_at(g, t, row, lane)],
            hazard=Hazard.ids()[hazard_at(g, t, row, lane)],
            target=g.target[space_of(row, lane)],
            oil=is_oil_at(g, row, lane),
            wreck=is_wreck_at(g, row, lane),
        )
        for lane in range(LANES)
    ]


def _car(g: State, t: Tables, seat: int, owner: int) -> CarSeen:
    car = g.car[owner]
    own = seat == owner
    return CarSeen(
        seat=owner,
        status=Status.ids()[car.status],
        row=car.row,
        lane=car.lane + 1,
        speed=car.speed,
        pole=car.pole + 1,
        team=car.team,
        wiped=car.wiped != 0,
        tokens=car.tokens,
        shots=car.shots,
        scored=list(car.scored[:CLASSES]),
        cheered=car.cheered != 0,
        slots=[Accessory.ids()[kind] if kind >= 0 else None for kind in car.slot],
        closed=[(car.closed >> slot) & 1 == 1 for slot in range(SLOTS)],
        skill=Skill.ids()[car.skill] if car.skill >= 0 else None,
        place=car.place,
        standing=standing_of(g, t, owner),
        score=_score(g, t, owner),
        cards=g.cards[owner],
        hand=_counted(Rally.ids(), g.hand[owner]) if own else None,
        accessories=g.part_cards[owner],
        accessory_hand=_counted(Accessory.ids(), g.parts[owner]) if own else None,
        skills=[Skill.ids()[skill] for skill in g.skills[owner] if skill >= 0] if own else None,
        left=(g.left >> owner) & 1 == 1,
    )


def _score(g: State, t: Tables, seat: int) -> ScoreSeen:
    return ScoreSeen(
        targets=target_points(g, t, seat),
        shots=shot_points(g, t, seat),
        place=place_points(g, t, seat),
        wipes=-wipe_points(g, t, seat),
        total=score_of(g, t, seat),
    )


def _move(g: State) -> MoveSeen | None:
    move = g.move
    return MoveSeen(move.seat, move.steps, move.flight != 0, move.dice) if move.seat != NOBODY else None


def _damage(g: State) -> DamageSeen | None:
    if g.ask != Question.SUFFER:
        return None
    return DamageSeen(g.seat, g.about[0], Source.ids()[g.about[1]], g.about[2])


def _counted(ids: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {ids[kind]: count for kind, count in enumerate(counts) if count}


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(8) if (bits >> seat) & 1]
