"""The road die (chapter 6.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.hooks.move import (
    counts_as_road,
    ground_entered,
    may_take_bonus,
    takes_bonus_anyway,
)
from carambolage.games.thunder_road.crews.big_rig_ground import has_traction
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.things import Stop, Terrain, VehicleKind
from carambolage.games.thunder_road.state import State, Tables

NEVER, AFTER_SLAM, ALWAYS = range(3)
AT_END, ENTERED = range(2)


@rule
def is_road(g: State, t: Tables, v: int, space: int) -> bool:
    """Whether a space is road for the road-die test of a vehicle, by the ground it has now (TR-ROD-03)."""
    return counts_as_road(g, t, v, space, g.ground[space] == Terrain.ROAD)


@rule
def note_ground(g: State, t: Tables, v: int, space: int) -> None:
    """Every space that the active vehicle enters counts, driven or forced (TR-ROD-01, TR-ROD-04)."""
    turn = g.turn
    if v != turn.vehicle:
        return
    ground = ground_entered(g, t, space)
    if not is_road(g, t, v, space):
        turn.all_road = 0
    if ground == Terrain.SALT:
        turn.salt = 1
    elif ground == Terrain.SAND:
        turn.sandy += 1
    elif ground == Terrain.MUD:
        turn.muddy += 1


@rule
def kept_to_road(g: State, t: Tables, v: int) -> bool:
    """Only road so far, or salt flats under the base movement's end, or anywhere by the option (TR-ROD-01,
    TR-CAR-10).
    """
    turn = g.turn
    if turn.all_road != 0:
        return True
    if g.house.salt_flats == ENTERED and turn.salt != 0:
        return True
    return g.ground[g.vehicles[v].space] == Terrain.SALT


@rule
def stopped_for_good(g: State) -> bool:
    """Whether the vehicle lost its moves in a way that forbids the bonus (TR-ROD-06)."""
    turn = g.turn
    if turn.stopped == 0 or g.house.road_die_after_stop == ALWAYS:
        return False
    return g.house.road_die_after_stop == NEVER or (turn.stopped & Stop.OTHER) != 0


@rule
def can_gain_bonus(g: State, v: int) -> bool:
    """Whether a vehicle on the board has driven, not on a coast, and the road die is still open to it (TR-ROD-05,
    TR-ROD-06, TR-ROD-07, TR-ROD-08, TR-ROD-10).
    """
    turn = g.turn
    if turn.bonus != 0 or turn.coast != 0 or turn.steps == 0 or g.vehicles[v].space < 0 or not is_operable(g, v):
        return False
    return not suffers(g, v, Ongoing.CHOKED_CARBURETTOR)


@rule
def earns_bonus(g: State, t: Tables, v: int) -> bool:
    """Whether the vehicle that has used up its base movement may gain the road die (TR-ROD-01)."""
    if not can_gain_bonus(g, v):
        return False
    if takes_bonus_anyway(g, t, v):
        return True
    if stopped_for_good(g):
        return False
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        return has_traction(g, v)
    return may_take_bonus(g, t, v, kept_to_road(g, t, v))
