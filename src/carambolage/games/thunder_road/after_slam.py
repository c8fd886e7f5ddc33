"""What follows a push: the second space of a double push, cargo that falls off."""

from carambolage.engine.rule import rule
from carambolage.engine.state import push, tell
from carambolage.games.thunder_road.board import is_empty, tile_of
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names import cause, op
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.piles import lay_hazard
from carambolage.games.thunder_road.state import State, Tables


@rule
def arrived_plainly(g: State, v: int, marks: int) -> bool:
    """Whether a vehicle made exactly one arrival since it was marked, and has not been stopped (OE-13)."""
    vehicle = g.vehicles[v]
    return vehicle.space >= 0 and vehicle.stamp == (marks + 1) & 127 and vehicle.stops == marks // 128


@flow.effect(op.SECOND_PUSH)
def second_push(g: State, t: Tables, v: int, code: int, marks: int) -> None:
    """The second space of a double push, only if the first brought no slam, damage, slide, jump or scroll (OE-13,
    TR-ROA-110).
    """
    if g.tile_number == code // 8 and arrived_plainly(g, v, marks):
        push(g, op.SHIFT, v, code & 7, cause.BY_SLAM)


@rule
def is_still_there(g: State, space: int, tile_number: int) -> bool:
    """Whether the tile of a space has not left the board since."""
    scrolled = g.tile_number - tile_number
    return (tile_of(space) - g.rear + scrolled) % 3 >= scrolled


@flow.effect(op.LOOSE_CARGO)
def drop_cargo(g: State, t: Tables, space: int, tile_number: int) -> None:
    """After the whole chain the space that the car was pushed from gets a facedown hazard if it is empty (OE-17)."""
    if is_still_there(g, space, tile_number) and is_empty(g, space):
        lay_hazard(g, space)
        tell(g, telling.TOKEN_LAID, space, 0, 0)
