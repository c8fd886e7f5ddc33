"""Grounds that act on whoever enters: goo, glass, ramps, fire, salt (chapters 8 and 20.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.upgrades.wheels import ask_to_refuse_slide, rolls_over_goo
from carambolage.games.thunder_road.damage.ongoing import catch_fire
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import heading
from carambolage.games.thunder_road.ground.places import lose_moves
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Die, Direction, Stop, Terrain
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.dice import cast
from carambolage.games.thunder_road.turn.elimination import eliminate

LONGEST_SLIDE = 50
SPARE = 1


@rule
def act_on(g: State, t: Tables, v: int, space: int, way: int, driven: int, revealed: int) -> bool:
    """What a ground does to a vehicle that entered it; true if the vehicle leaves the space for it (TR-CAR-12,
    TR-CAR-02, TR-CAR-09, TR-CAR-11, TR-TER-06).
    """
    ground = g.ground[space]
    if ground == Terrain.GOO:
        if not rolls_over_goo(g, v):
            tell(g, Event.STOPPED, v, space)
            lose_moves(g, v, Stop.OTHER)
    elif ground == Terrain.GLASS:
        return slide_on_glass(g, t, v, way, driven, revealed)
    elif ground == Terrain.RAMP:
        return take_ramp(g, t, v, way, revealed)
    elif ground == Terrain.FIRE:
        catch_fire(g, v)
    return False


@rule
def try_slide(g: State, v: int) -> bool:
    """Safety: after 50 slides in a row the vehicle stays (TR-HAZ-08)."""
    vehicle = g.vehicles[v]
    vehicle.slides += 1
    return vehicle.slides <= LONGEST_SLIDE


@rule
def slide_on_glass(g: State, t: Tables, v: int, way: int, driven: int, revealed: int) -> bool:
    """On desert glass a vehicle slides on in the direction in which it came and keeps its moves (TR-CAR-03,
    TR-CAR-04).
    """
    if not try_slide(g, v):
        return False
    push(g, Effect.SHIFT, v, heading(way))
    if not ask_to_refuse_slide(g, v, heading(way), driven, revealed, 0):
        tell(g, Event.SLID, v, heading(way))
    return True


@rule
def take_ramp(g: State, t: Tables, v: int, way: int, revealed: int) -> bool:
    """From its foot a vehicle jumps as far as the stunt die shows; from any other space it is lost (TR-CAR-05,
    TR-CAR-06, TR-CAR-07), unless it has just revealed the ramp and is spared by the option (TR-CAR-24, TR-CAR-08).
    """
    if way != Direction.FRONT:
        if revealed != 0 and g.house.ramp_reveal == SPARE:
            lose_moves(g, v, Stop.OTHER)
            return False
        eliminate(g, t, v)
        return True
    push(g, Effect.JUMP_ROLLED, v)
    cast(g, t, Die.STUNT)
    return True


@flow.effect(Effect.JUMP_ROLLED)
def jump(g: State, t: Tables, v: int) -> None:
    """Straight ahead over everything between; then the vehicle has lost its moves (TR-CAR-05, TR-CAR-08)."""
    tell(g, Event.JUMPED, v, g.dice.stunt)
    lose_moves(g, v, Stop.OTHER)
    push(g, Effect.FLY, v, Direction.FRONT, g.dice.stunt)
