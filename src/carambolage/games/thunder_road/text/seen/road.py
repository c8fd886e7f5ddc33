"""The road as a seat sees it: tiles, spaces, tokens, vehicles."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from msgspec import Struct

from carambolage.games.thunder_road.ground.grid import space_at
from carambolage.games.thunder_road.ground.piles import printed_ground
from carambolage.games.thunder_road.names.things import Damage, Hazard, VehicleKind
from carambolage.games.thunder_road.pack_reading.cards import UPGRADES
from carambolage.games.thunder_road.pack_reading.road import CONDITIONS, SIDES, TERRAINS
from carambolage.games.thunder_road.pack_reading.tokens import ONGOING
from carambolage.games.thunder_road.state import (
    COLUMNS,
    CREW_VEHICLES,
    FACEUP,
    FIRST_WRECK,
    GONE,
    LANES,
    NOBODY,
    SPACES,
    TILE_COLUMNS,
    TILE_SPACES,
    VEHICLES,
    State,
    Tables,
)
from carambolage.games.thunder_road.text.naming import (
    DAMAGE,
    HAZARDS,
    KINDS,
    SIZES,
    absolute_column,
    code_of,
    space_code,
    vehicle_id,
)

PLACES = ("rear", "middle", "lead")


class Tile(Struct, gc=False):
    """A tile on the board; `column` is its first one, counted from the start of the race."""

    place: str
    code: str
    column: int
    condition: str | None
    final: bool


class Space(Struct, gc=False):
    """A space; `hazard` is none, unknown or a kind, `vehicles` from below to the top, `chopper` a crew."""

    space: int
    name: str
    lane: int
    column: int
    terrain: str
    printed: str
    hazard: str | None
    faceup: bool
    vehicles: list[int]
    chopper: int | None


class VehicleSeen(Struct, gc=False):
    """A vehicle; `state` is start, road, off (a section of the truck) or gone, `where` the name of its space."""

    vehicle: int
    id: str
    kind: str
    crew: int | None
    size: str
    state: str
    space: int | None
    where: str | None
    damage: list[str]
    ongoing: list[str]
    broken: bool
    burning: bool
    moved: bool
    coasts: int
    upgrade: str | None
    upgrade_used: bool
    loads: int


def tiles(g: State, t: Tables) -> list[Tile]:
    """The three tiles from the rear to the lead; none before they are laid."""
    return [_tile(g, place) for place in range(3)] if g.tile_number else []


def _tile(g: State, place: int) -> Tile:
    slot = (g.rear + place) % 3
    condition = g.conditions[slot]
    return Tile(
        place=PLACES[place],
        code=SIDES[g.sides[slot]],
        column=absolute_column(g, slot * TILE_SPACES),
        condition=list(CONDITIONS)[condition - 1] if condition else None,
        final=bool(g.final) and place == 2,
    )


def spaces(g: State, t: Tables, tokens: list[int]) -> list[Space]:
    """All spaces, lane by lane from left to right, each from the rear on; with tokens as a seat knows them."""
    if not g.tile_number:
        return []
    spots, in_order = _stretch(g)
    laid = (g.ground, _printed(g, t), tokens, g.eyes, g.at, g.visitor, g.chopper)
    return list(map(_space, spots, *map(in_order, laid)))


def _printed(g: State, t: Tables) -> list[int]:
    """The ground printed on all spaces, or the sand tokens that cover it."""
    if any(g.sand):
        return [printed_ground(g, t, space) for space in range(SPACES)]
    return [ground for side in g.sides for ground in t.ground[side]]


@dataclass(frozen=True, eq=False)
class _Spot:
    """What a space is called and where it lies: the same for everybody until the road goes on."""

    space: int
    name: str
    lane: int
    column: int


_Stretch = tuple[tuple[_Spot, ...], Callable[[list[int]], tuple[int, ...]]]
_known_stretches: dict[tuple[int, int], _Stretch] = {}


def _stretch(g: State) -> _Stretch:
    """The spaces in order, and what puts a list for all spaces into that order; made once for all games and eyes."""
    stretch = (g.rear, first_column(g))
    if stretch not in _known_stretches:
        places = [(lane, column) for lane in range(LANES) for column in range(COLUMNS)]
        spots = tuple(_spot(g, lane, column) for lane, column in places)
        _known_stretches[stretch] = spots, itemgetter(*(spot.space for spot in spots))
    return _known_stretches[stretch]


def _spot(g: State, lane: int, column: int) -> _Spot:
    absolute = first_column(g) + column
    return _Spot(space_at(g, lane, column), code_of(absolute, lane), lane, absolute)


@lru_cache(maxsize=1 << 16)
def _space(
    spot: _Spot, terrain: int, printed: int, token: int, eyes: int, vehicle: int, visitor: int, chopper: int
) -> Space:
    """A space; most are empty and look the same at every table, so that they are made once. Nobody changes them."""
    return Space(
        space=spot.space,
        name=spot.name,
        lane=spot.lane,
        column=spot.column,
        terrain=TERRAINS[terrain],
        printed=TERRAINS[printed],
        hazard=HAZARDS[token] if token != Hazard.NONE else None,
        faceup=token != Hazard.NONE and eyes & FACEUP != 0,
        vehicles=[v for v in (vehicle, visitor) if v != NOBODY],
        chopper=chopper if chopper != NOBODY else None,
    )


def vehicles(g: State) -> list[VehicleSeen]:
    """The vehicles of all crews, and the wrecks on the board."""
    own = [v for v in range(FIRST_WRECK) if g.vehicles[v].size]
    wrecks = [v for v in range(FIRST_WRECK, VEHICLES) if g.vehicles[v].space >= 0]
    return [_vehicle(g, v) for v in own + wrecks]


def _state(g: State, v: int) -> str:
    """Where a vehicle is; a section that the truck does not pull along yet, or has lost behind, is off."""
    space = g.vehicles[v].space
    if space >= 0:
        return "road"
    if space == GONE:
        return "gone"
    return "off" if g.vehicles[v].kind == VehicleKind.SECTION else "start"


def _vehicle(g: State, v: int) -> VehicleSeen:
    vehicle, space = g.vehicles[v], g.vehicles[v].space
    return VehicleSeen(
        vehicle=v,
        id=vehicle_id(g, v),
        kind=KINDS[vehicle.kind],
        crew=v // CREW_VEHICLES if v < FIRST_WRECK else None,
        size=SIZES[vehicle.size],
        state=_state(g, v),
        space=space if space >= 0 else None,
        where=space_code(g, space) if space >= 0 else None,
        damage=[DAMAGE[kind] for kind in vehicle.damage if kind != Damage.NONE],
        ongoing=[list(ONGOING)[card - 1] for card in vehicle.ongoing if card],
        broken=bool(vehicle.broken) and space != GONE,
        burning=bool(vehicle.burning),
        moved=bool(vehicle.moved),
        coasts=vehicle.coasts,
        upgrade=list(UPGRADES)[vehicle.upgrade - 1] if vehicle.upgrade else None,
        upgrade_used=bool(vehicle.spent),
        loads=vehicle.loads,
    )


def first_column(g: State) -> int:
    """The absolute column of the rear edge."""
    return TILE_COLUMNS * max(g.tile_number - 3, 0)
