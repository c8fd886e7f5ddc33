"""Hazard tokens that lie faceup, the ground they make, mud that appears (TR-ENT-05, TR-ENT-08, TR-ENT-10)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.cards.hooks.move import cost_of_step, paid_as_mud
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Hazard, Terrain
from carambolage.games.thunder_road.state import FACEUP, State, Tables


@rule
def ground_of(kind: int) -> int:
    """The terrain that a staying token gives its space, -1 for the single-use ones (TR-ENT-10, TR-CAR-28, TR-CAR-23,
    TR-HAZ-04, TR-HAZ-05, TR-CAR-26).
    """
    if kind == Hazard.MUD:
        return Terrain.MUD
    if kind == Hazard.GLASS:
        return Terrain.GLASS
    if kind == Hazard.RAMP:
        return Terrain.RAMP
    if kind == Hazard.FIRE:
        return Terrain.FIRE
    if kind == Hazard.PIT_TRAP:
        return Terrain.IMPASSABLE
    if kind == Hazard.ROAD or kind == Hazard.OIL or kind == Hazard.LOOSE_OIL or kind == Hazard.CONTROLLED_OIL:
        return Terrain.ROAD
    return -1


@rule
def lay_faceup(g: State, space: int, kind: int) -> None:
    """A token lies faceup on a space; a staying one gives the space its terrain (TR-ENT-10)."""
    g.token[space] = kind
    g.eyes[space] = FACEUP
    g.age[space] = 0
    ground = ground_of(kind)
    if ground >= 0:
        g.ground[space] = ground


@rule
def turn_up(g: State, v: int, space: int) -> None:
    """A facedown token is turned faceup (TR-ENT-05, TR-ENT-11)."""
    g.reveals += 1
    lay_faceup(g, space, g.token[space])
    tell(g, Event.REVEALED, v, space, g.token[space])


@rule
def charge_mud(g: State, t: Tables, v: int, space: int, driven: int) -> None:
    """A token that turns out to be mud costs a driver one move more if one is left (TR-ENT-08)."""
    if driven != 0 and v == g.turn.vehicle:
        g.turn.moves = max(0, g.turn.moves - revealed_mud_cost(g, t, v, space))


@rule
def revealed_mud_cost(g: State, t: Tables, v: int, space: int) -> int:
    """What mud that a token has brought up costs beyond the move already paid (TR-ENT-08, TR-DMG-15)."""
    if g.house.mud_reveal_charge == 0 or paid_as_mud(g, t, space):
        return 0
    return cost_of_step(g, t, v, space, t.cost[Terrain.MUD]) - 1
