"""What follows a push: the second space of a double push, cargo that falls off."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.board import is_empty, tile_of
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.entering import ignores_goo
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import MovedBy, Terrain
from carambolage.games.thunder_road.piles import lay_hazard
from carambolage.games.thunder_road.state import State, Tables

MORE_PUSHES = 64


@rule
def marks_of(g: State, v: int) -> int:
    """How often a vehicle has arrived and been stopped so far."""
    return g.vehicles[v].stamp + 128 * g.vehicles[v].stops


@rule
def arrived_plainly(g: State, t: Tables, v: int, marks: int) -> bool:
    """Whether a vehicle made exactly one arrival since it was marked, and nothing but goo has stopped it (OE-13)."""
    vehicle = g.vehicles[v]
    if vehicle.space < 0 or vehicle.stamp != (marks + 1) & 127:
        return False
    by_goo = g.ground[vehicle.space] == Terrain.GOO and not ignores_goo(g, t, v)
    return vehicle.stops == (marks // 128 + int(by_goo)) & 127


@flow.effect(Effect.SECOND_PUSH)
def second_push(g: State, t: Tables, pushed: int, code: int, marks: int) -> None:
    """A further space of a push, only if the one before brought no slam, damage, slide, jump or scroll (OE-13,
    TR-ROA-110). `pushed` is the vehicle and how many spaces are left.
    """
    v = pushed % MORE_PUSHES
    if g.tile_number == code // 8 and arrived_plainly(g, t, v, marks):
        if pushed >= 2 * MORE_PUSHES:
            push(g, Effect.SECOND_PUSH, pushed - MORE_PUSHES, code, marks_of(g, v))
        push(g, Effect.SHIFT, v, code & 7, MovedBy.SLAM)


@rule
def is_still_there(g: State, space: int, tile_number: int) -> bool:
    """Whether the tile of a space has not left the board since."""
    scrolled = g.tile_number - tile_number
    return (tile_of(space) - g.rear + scrolled) % 3 >= scrolled


@flow.effect(Effect.LOOSE_CARGO)
def drop_cargo(g: State, t: Tables, space: int, tile_number: int) -> None:
    """After the whole chain the space that the car was pushed from gets a facedown hazard if it is empty (OE-17)."""
    if is_still_there(g, space, tile_number) and is_empty(g, space):
        lay_hazard(g, space)
        if g.token[space] >= 0:
            tell(g, Event.TOKEN_LAID, space, 0, 0)
