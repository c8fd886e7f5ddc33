"""Room for a car: whether it can stand somewhere (WK-GEO-10)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.move.solids import met_at, standing_solids
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables


@rule
def is_free(g: State, t: Tables, seat: int, x: int, y: int, heading: int) -> bool:
    """Whether the car of a seat would overlap no solid there: the edge, another car, an obstacle, a mine (WK-DMG-09,
    WK-VAR-08).
    """
    return met_at(g, t, OutlineOf.CAR, x, y, heading, standing_solids(g) & ~(1 << seat)) == 0
