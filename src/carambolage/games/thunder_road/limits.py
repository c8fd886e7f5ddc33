"""Limits of powers and upgrades (TR-CRD-10): once per turn, per round, per game."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Card
from carambolage.games.thunder_road.state import FIRST_WRECK, State, Tables

PER_TURN, PER_ROUND = 1, 2


@rule
def renew(g: State, t: Tables, longest: int) -> None:
    """Whatever may be used once per turn, or once per round, may be used again; a menu offers even what has no limit
    only once per turn.
    """
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.leader != 0 and t.limit[Card.POWER + c.leader - 1] <= longest:
            c.spent = 0
    for v in range(FIRST_WRECK):
        vehicle = g.vehicles[v]
        if vehicle.upgrade != 0 and t.limit[Card.UPGRADE + vehicle.upgrade - 1] <= longest:
            vehicle.spent = 0
