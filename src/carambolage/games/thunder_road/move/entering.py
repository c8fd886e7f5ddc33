"""Entering a space (chapter 7): edge, impassable ground, token, terrain, slam, road test, in this order (TR-ENT-01)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.bounties.goals import note_new_tile
from carambolage.games.thunder_road.cards.hooks.move import cost_of_step
from carambolage.games.thunder_road.cards.upgrades.anchor_chain import ask_for_anchor
from carambolage.games.thunder_road.crews.big_rig_ground import truck_lands
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import (
    LEAP,
    OVER_FRONT,
    heading,
    lane_change,
    lane_of,
    neighbour,
    progress,
    progress_change,
    space_at,
)
from carambolage.games.thunder_road.ground.hazards import resolve_token
from carambolage.games.thunder_road.ground.places import move_to
from carambolage.games.thunder_road.ground.scrolling import open_front
from carambolage.games.thunder_road.ground.terrains import act_on
from carambolage.games.thunder_road.move.drift import is_own_move, meet
from carambolage.games.thunder_road.move.road_die import note_ground
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Direction, Terrain, VehicleKind
from carambolage.games.thunder_road.state import COLUMNS, LANES, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.elimination import eliminate


@rule
def go(g: State, t: Tables, v: int, there: int, way: int, driven: int) -> None:
    """A vehicle goes to a neighbouring space: over an edge it is lost, over the front the board scrolls (TR-ENT-03,
    TR-ENT-12).
    """
    if there < 0:
        if driven != 0 or not ask_for_anchor(g, t, v):
            eliminate(g, t, v)
        return
    space = open_front(g, t, v, there)
    if space == NOBODY:
        return
    if driven != 0 and there != space:
        push(g, Effect.CROSS, v, space, way)
        note_new_tile(g, v)
    else:
        enter(g, t, v, space, way, driven)


@flow.effect(Effect.CROSS)
def cross(g: State, t: Tables, v: int, space: int, way: int) -> None:
    """A driven step over the front edge goes on, on the tile just laid (TR-FRT-03 step 9)."""
    enter(g, t, v, space, way, 1)


@rule
def pay(g: State, t: Tables, v: int, space: int) -> None:
    """A driven step costs 1 move, onto mud 2, or the last one (TR-ENT-07, TR-TER-03, TR-CST-01, TR-MOV-12)."""
    cost = cost_of_step(g, t, v, space, t.cost[g.ground[space]])
    g.turn.moves = max(0, g.turn.moves - cost)


@rule
def enter(g: State, t: Tables, v: int, space: int, way: int, driven: int) -> None:
    """A vehicle comes onto a space of the board, and everything there acts on it (TR-ENT-01, TR-ENT-09, TR-ENT-04,
    TR-TER-04, TR-MOV-09).
    """
    vehicle = g.vehicles[v]
    if g.ground[space] == Terrain.IMPASSABLE and vehicle.kind != VehicleKind.TRUCK:
        if driven != 0 or not ask_for_anchor(g, t, v):
            eliminate(g, t, v)
        return
    if driven != 0:
        pay(g, t, v, space)
    move_to(g, v, space)
    tell(g, Event.STEPPED if driven != 0 else Event.MOVED, v, space, heading(way))
    stand(g, t, v, space, way, driven)


@rule
def land_from_jump(g: State, t: Tables, v: int, space: int) -> None:
    """A jump over the next space ends like a driven step straight ahead, but landing costs nothing (TR-UPG-107)."""
    if g.ground[space] == Terrain.IMPASSABLE:
        eliminate(g, t, v)
        return
    move_to(g, v, space)
    tell(g, Event.STEPPED, v, space, Direction.FRONT)
    stand(g, t, v, space, Direction.FRONT, 1)


@rule
def stand(g: State, t: Tables, v: int, space: int, way: int, driven: int) -> None:
    """A vehicle is on its new space: token, then terrain, then whoever stands there (TR-ENT-01 stages 3 to 6)
    (TR-ENT-11).
    """
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        truck_lands(g, t, v, space, driven)
        note_ground(g, t, v, space)
    elif g.token[space] >= 0:
        resolve_token(g, t, v, space, way, driven)
    else:
        note_ground(g, t, v, space)
        touch_ground(g, t, v, space, way, driven, 0)


@flow.effect(Effect.ARRIVE)
def arrive(g: State, t: Tables, v: int, way: int, stamp: int) -> None:
    """A vehicle that was put on a space together with others now meets what is there, if it is still there (TR-SIM-04,
    TR-SIM-06).
    """
    vehicle = g.vehicles[v]
    vehicle.slides = 0
    if vehicle.space >= 0 and vehicle.stamp == stamp:
        stand(g, t, v, vehicle.space, way, 0)


@rule
def touch_ground(g: State, t: Tables, v: int, space: int, way: int, driven: int, revealed: int) -> None:
    """The terrain acts; whoever stays on the space meets the vehicle that stands there (TR-ENT-01 stages 4 and 5)."""
    if g.ground[space] >= Terrain.GOO and act_on(g, t, v, space, way, driven, revealed):
        return
    own = is_own_move(g, v, driven)
    g.vehicles[v].slides = 0
    if g.at[space] != v:
        meet(g, v, driven, revealed, own)


@flow.effect(Effect.LAND)
def land(g: State, t: Tables, v: int, stamp: int, way: int, driven: int, revealed: int) -> None:
    """What is left of entering a space once its token is resolved, if the vehicle is still there (TR-ENT-02)."""
    vehicle = g.vehicles[v]
    if vehicle.space < 0 or vehicle.stamp != stamp:
        return
    touch_ground(g, t, v, vehicle.space, way, driven, revealed)


@flow.effect(Effect.GROUND_ACTS)
def ground_acts(g: State, t: Tables, v: int, stamp: int, way: int, driven: int, revealed: int) -> None:
    """After its slam with a wreck that a token has just revealed the terrain acts on a vehicle that is still there
    (TR-HAZ-01, TR-CAR-28).
    """
    vehicle = g.vehicles[v]
    if vehicle.space >= 0 and vehicle.stamp == stamp and g.ground[vehicle.space] >= Terrain.GOO:
        act_on(g, t, v, vehicle.space, way, driven, revealed)


@flow.effect(Effect.SHIFT)
def shift(g: State, t: Tables, v: int, way: int) -> None:
    """A forced move of one space (TR-SLM-08, TR-DMG-11, TR-MOV-12, TR-MOV-13, TR-EFX-43, TR-CRD-25)."""
    space = g.vehicles[v].space
    if space >= 0:
        go(g, t, v, neighbour(g, t, space, way), way, 0)


@flow.effect(Effect.FLY)
def fly(g: State, t: Tables, v: int, way: int, count: int) -> None:
    """A flight ignores everything between; the landing space is entered normally (TR-DMG-12, TR-FRT-09, TR-WIN-03), but
    a ramp from its foot only by a flight of one space (TR-CAR-07, TR-CAR-08).
    """
    here = g.vehicles[v].space
    if here < 0:
        return
    lane = lane_of(here) + count * lane_change(way)
    ahead = progress(g, here) + count * progress_change(way)
    column = (ahead - (lane & 1)) // 2
    if lane < 0 or lane >= LANES or column < 0:
        if not ask_for_anchor(g, t, v):
            eliminate(g, t, v)
        return
    tell(g, Event.FLEW, v, way, count)
    there = space_at(g, lane, column)
    if column >= COLUMNS:
        there = open_front(g, t, v, there + OVER_FRONT)
    if there != NOBODY:
        enter(g, t, v, there, LEAP if way == Direction.FRONT and count > 1 else way, 0)
