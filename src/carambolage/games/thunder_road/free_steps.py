"""Free steps and nudges (TR-EFX-42, TR-EFX-45): where a vehicle may be moved by choice."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.board import OVER_FRONT, neighbour
from carambolage.games.thunder_road.names.things import Terrain
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def can_step_freely(g: State, t: Tables, v: int, way: int) -> bool:
    """A free step never goes off the left, right or rear edge or onto impassable ground (TR-EFX-42)."""
    space = g.vehicles[v].space
    if space < 0:
        return False
    there = neighbour(g, t, space, way)
    return there >= OVER_FRONT or (there >= 0 and g.ground[there] != Terrain.IMPASSABLE)


@rule
def can_be_nudged(g: State, t: Tables, v: int, way: int) -> bool:
    """A nudge goes to a space of the board that is not impassable and holds no chopper (TR-EFX-45)."""
    there = neighbour(g, t, g.vehicles[v].space, way)
    if there < 0 or there >= OVER_FRONT:
        return False
    return g.ground[there] != Terrain.IMPASSABLE and g.chopper[there] == NOBODY
