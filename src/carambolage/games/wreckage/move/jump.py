"""Jump: the car flies over obstacles and cars and lands where it overlaps none (WK-CRD-25, WK-CRD-26)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.straight import leg_x, leg_y
from carambolage.games.wreckage.move.solids import MINES_MASK, met_at, standing_solids
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

FARTHER = 32  # how many units beyond its distance a jump may land (WK-CRD-26)


@rule
def landing(g: State, t: Tables, seat: int, spaces: int) -> int:
    """The first distance from that of a jump on at which the car overlaps no car, no obstacle and not the edge; 0 if
    there is none within 32 units (WK-CRD-26, WK-CRD-27).
    """
    car = g.cars[seat]
    ground = standing_solids(g) & ~MINES_MASK & ~(1 << seat)
    for distance in range(spaces * SPACE, spaces * SPACE + FARTHER + 1):
        x = leg_x(car.x, car.heading, car.gear, distance)
        y = leg_y(car.y, car.heading, car.gear, distance)
        if met_at(g, t, OutlineOf.CAR, x, y, car.heading, ground) == 0:
            return distance
    return 0


@rule
def can_land(g: State, t: Tables, seat: int, spaces: int) -> bool:
    """Whether a jump of so many spaces has a legal landing (WK-CRD-26)."""
    return landing(g, t, seat, spaces) > 0
