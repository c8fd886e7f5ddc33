"""Hazard tokens that lie faceup, and the ground they make (TR-ENT-05, TR-ENT-10)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.names import hazard, terrain
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.state import State


@rule
def ground_of(kind: int) -> int:
    """The terrain that a staying token gives its space, -1 for the single-use ones (TR-ENT-10, TR-CAR-28)."""
    if kind == hazard.MUD:
        return terrain.MUD
    if kind == hazard.GLASS:
        return terrain.GLASS
    if kind == hazard.RAMP:
        return terrain.RAMP
    if kind == hazard.FIRE:
        return terrain.FIRE
    if kind == hazard.PIT_TRAP:
        return terrain.IMPASSABLE
    if kind == hazard.ROAD or kind == hazard.OIL or kind == hazard.LOOSE_OIL or kind == hazard.CONTROLLED_OIL:
        return terrain.ROAD
    return -1


@rule
def lay_faceup(g: State, space: int, kind: int) -> None:
    """A token lies faceup on a space; a staying one gives the space its terrain (TR-ENT-10)."""
    g.token[space] = kind
    g.face[space] = 1
    g.eyes[space] = 0
    g.age[space] = 0
    ground = ground_of(kind)
    if ground >= 0:
        g.ground[space] = ground


@rule
def turn_up(g: State, v: int, space: int) -> None:
    """A facedown token is turned faceup (TR-ENT-05)."""
    g.reveals += 1
    lay_faceup(g, space, g.token[space])
    tell(g, telling.REVEALED, v, space, g.token[space])
