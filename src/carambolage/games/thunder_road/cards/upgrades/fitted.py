"""Which upgrade a car carries, whether it works: not while the car is inoperable, not beyond its limit (TR-CRD-10)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, NOBODY, State, Tables


@rule
def has_upgrade(g: State, v: int, upgrade: int) -> bool:
    """Whether an upgrade works for a car: only its own, only while it is operable (TR-UPG-09, TR-UPG-10, TR-UPG-11,
    TR-BIK-02, TR-HOK-06).
    """
    vehicle = g.vehicles[v]
    return vehicle.upgrade == upgrade + 1 and vehicle.broken == 0


@rule
def may_use_upgrade(g: State, v: int, upgrade: int) -> bool:
    """Whether it works and its limit is not used up (TR-CRD-10, TR-CRD-11, TR-UPG-13)."""
    return has_upgrade(g, v, upgrade) and g.vehicles[v].spent == 0


@rule
def use_upgrade_up(g: State, v: int) -> None:
    """A use counts against the limit of the card (TR-CRD-10)."""
    g.vehicles[v].spent = 1


@rule
def car_with(g: State, crew: int, upgrade: int) -> int:
    """The car of a crew that carries an upgrade; every card exists once (TR-UPG-05)."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if g.vehicles[v].upgrade == upgrade + 1:
            return v
    return NOBODY


@rule
def printed_number(t: Tables, upgrade: int, place: int) -> int:
    """A number of an upgrade, as printed."""
    return t.number[Card.UPGRADE + upgrade][place]


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


@rule
def return_load(g: State, kind: int) -> None:
    """A controlled token that leaves the board goes back to its card, if that is still in play (TR-UPG-19)."""
    spreader = Upgrade.MINE_SPREADER if kind == Hazard.CONTROLLED_MINE else Upgrade.OIL_SPREADER
    for v in range(FIRST_WRECK):
        if g.vehicles[v].upgrade == spreader + 1:
            g.vehicles[v].loads += 1
