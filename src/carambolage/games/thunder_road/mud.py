"""Mud that a token turns out to be (TR-ENT-08)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.hooks.steps import cost_of_step, paid_as_mud
from carambolage.games.thunder_road.names.things import Entry, Terrain
from carambolage.games.thunder_road.state import State, Tables


@rule
def charge_mud(g: State, t: Tables, v: int, space: int, code: int) -> None:
    """A token that turns out to be mud costs a driver one move more if one is left (TR-ENT-08)."""
    if code & Entry.DRIVEN and code & Entry.REVEALED and g.house.mud_reveal_charge != 0 and v == g.turn.vehicle:
        if paid_as_mud(g, t, space):
            return
        cost = cost_of_step(g, t, v, space, t.cost[Terrain.MUD])
        g.turn.moves = max(0, g.turn.moves - cost + 1)
