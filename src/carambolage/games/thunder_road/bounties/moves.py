"""Slow and Steady's reward: moves for the vehicle that is assigned in this turn (TR-BOU-102)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Bounty, Card, VehicleKind
from carambolage.games.thunder_road.state import State, Tables


@rule
def steady_moves(g: State, t: Tables, v: int) -> int:
    """The moves of the first vehicle that moves in this turn, also beyond a coast; the reward is then used up
    (TR-BOU-102).
    """
    if not (g.turn.goals >> Bounty.SLOW_AND_STEADY) & 1:
        return 0
    g.turn.goals &= ~(1 << Bounty.SLOW_AND_STEADY)
    return t.number[Card.BOUNTY + Bounty.SLOW_AND_STEADY][int(g.vehicles[v].kind == VehicleKind.TRUCK)]
