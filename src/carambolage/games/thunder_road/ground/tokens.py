"""What lies on a space besides vehicles (chapters 1 and 8): hazard tokens facedown or faceup, sand tokens of the truck.

`eyes` has a bit for each seat that has peeked at a facedown token, and FACEUP for a token that all can see; `sand` has
a row per column with a bit per lane.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.state import FACEUP, LANES, State


@rule
def is_faceup(g: State, space: int) -> bool:
    """Whether the token on a space can be seen by everybody (TR-ENT-05)."""
    return g.eyes[space] & FACEUP != 0


@rule
def has_sand_token(g: State, space: int) -> bool:
    """Whether the truck has laid sand on a space (TR-RIG-15)."""
    return (g.sand[space // LANES] >> space % LANES) & 1 == 1


@rule
def lay_sand_token(g: State, space: int) -> None:
    """A sand token covers the ground of a space (TR-RIG-15)."""
    g.sand[space // LANES] |= 1 << space % LANES


@rule
def sweep_sand_token(g: State, space: int) -> None:
    """The sand token of a space goes with its tile (TR-FRT-03)."""
    g.sand[space // LANES] &= ~(1 << space % LANES)
