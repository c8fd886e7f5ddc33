"""What lies ahead: where a step leads, and what waits there, as far as the listener knows."""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.cards.hooks.move import cost_of_step
from carambolage.games.thunder_road.cards.hooks.slam import size_for_slam
from carambolage.games.thunder_road.cards.upgrades.wheels import rolls_over_goo
from carambolage.games.thunder_road.crews.big_rig_ground import has_cow_catcher, shrugs_off
from carambolage.games.thunder_road.ground.grid import OFF_SIDE, OVER_FRONT, lane_of, neighbour
from carambolage.games.thunder_road.ground.scrolling import may_win
from carambolage.games.thunder_road.move.drift import BY_CHOICE, drifts_always
from carambolage.games.thunder_road.names.things import Direction, Drift, Hazard, Terrain, VehicleKind
from carambolage.games.thunder_road.pack_reading.road import TERRAINS
from carambolage.games.thunder_road.slam.slams import is_bare
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.text.naming import (
    HAZARDS,
    LANES,
    crew_name,
    joined,
    seen_token,
    space_code,
    vehicle_name,
)

LONGEST_SLIDE = 4


def ahead(g: State, t: Tables, seat: int, v: int, way: int, driven: bool = True, slides: int = 0) -> Phrase:
    """Where one step of a vehicle leads, and what it meets."""
    there = neighbour(g, t, g.vehicles[v].space, way)
    return beyond(g, t, seat, v, there, way, driven, slides)


def beyond(
    g: State, t: Tables, seat: int, v: int, there: int, way: int, driven: bool = True, slides: int = 0
) -> Phrase:
    """What it means to come to a place: over an edge, or onto a space."""
    if there < 0:
        return Phrase("ahead-off", edge="side" if there == OFF_SIDE else "rear")
    if there < OVER_FRONT:
        what = joined(list(_meetings(g, t, seat, v, there, way, driven, slides)))
        return Phrase("ahead-space", space=space_code(g, there), what=what)
    lane = LANES[lane_of(there - OVER_FRONT)]
    if g.final == 0:
        return Phrase("ahead-scroll", lane=lane)
    return Phrase("ahead-finish" if may_win(g, v) else "ahead-gone")


def _meetings(
    g: State, t: Tables, seat: int, v: int, space: int, way: int, driven: bool, slides: int
) -> Iterator[Phrase]:
    """Ground, token, whoever stands there, and choppers above."""
    truck = g.vehicles[v].kind == VehicleKind.TRUCK
    yield _ground(g, t, v, space, way, driven)
    token = seen_token(g, space, seat)
    if token != Hazard.NONE and not _is_ground(token):
        yield Phrase(f"lying-{HAZARDS[token]}")
    if g.ground[space] == Terrain.GLASS and not truck and slides < LONGEST_SLIDE:
        onward = neighbour(g, t, space, way)
        yield Phrase("ahead-slide", goal=beyond(g, t, seat, v, onward, way, False, slides + 1))
        return
    if g.at[space] not in (NOBODY, v) and not _is_lost(g, v, space, way):
        yield _meeting(g, t, v, space, driven)
    if g.chopper[space] != NOBODY:
        yield Phrase("ahead-chopper", crew=crew_name(g, g.chopper[space], "of"), truck="yes" if truck else "no")


def _is_ground(token: int) -> bool:
    """Whether an open token is already told by the ground it made."""
    return token in (Hazard.ROAD, Hazard.MUD, Hazard.GLASS, Hazard.RAMP, Hazard.FIRE, Hazard.PIT_TRAP)


def _is_lost(g: State, v: int, space: int, way: int) -> bool:
    """Whether the ground alone eliminates the vehicle."""
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        return False
    ground = g.ground[space]
    return ground == Terrain.IMPASSABLE or (ground == Terrain.RAMP and way != Direction.FRONT)


def _ground(g: State, t: Tables, v: int, space: int, way: int, driven: bool) -> Phrase:
    """The ground with what it does to this vehicle."""
    ground = g.ground[space]
    name = Phrase(f"ground-{TERRAINS[ground]}")
    if g.vehicles[v].kind == VehicleKind.TRUCK and shrugs_off(ground):
        return Phrase("ahead-flatten", ground=name)
    if _is_lost(g, v, space, way):
        return Phrase("ahead-lost", ground=name)
    if ground == Terrain.RAMP:
        return Phrase("ahead-jump", ground=name)
    if ground == Terrain.GOO and not rolls_over_goo(g, v):
        return Phrase("ahead-stop", ground=name)
    cost = cost_of_step(g, t, v, space, 2 if ground == Terrain.MUD else 1)
    if driven and cost > 1 and g.turn.moves > 1:
        return Phrase("ahead-cost", ground=name, moves=cost)
    return name


def _meeting(g: State, t: Tables, v: int, space: int, driven: bool) -> Phrase:
    """Slam, drift, shove, or just passing by."""
    other = g.at[space]
    who = vehicle_name(g, other)
    if has_cow_catcher(g, v):
        return Phrase("ahead-shove", vehicle=vehicle_name(g, other, "to"))
    if driven and v == g.turn.vehicle and g.turn.lost == 0:
        if drifts_always(g, v, 0) and g.turn.moves > 1 and g.house.bike_drift != BY_CHOICE:
            return Phrase("ahead-past", vehicle=who)
        if g.turn.drift == Drift.READY or drifts_always(g, v, 0):
            return Phrase("ahead-drift", vehicle=who)
    return Phrase("ahead-slam", vehicle=who, size=_compared(g, t, v, other))


def _compared(g: State, t: Tables, v: int, other: int) -> str:
    """How the vehicle below compares with the one that comes: it matters for the reroll (TR-SLM-05)."""
    if is_bare(g, v) or is_bare(g, other):
        return "bare"
    mine, its = size_for_slam(g, t, v, True), size_for_slam(g, t, other, False)
    return "equal" if mine == its else "larger" if its > mine else "smaller"
