"""Fire (chapter 21)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import VehicleKind
from carambolage.games.thunder_road.state import GONE, State


@rule
def catch_fire(g: State, v: int) -> None:
    """A car or motorcycle gets one ring; inoperable vehicles, wrecks and the truck never burn (TR-FIR-01, TR-FIR-02,
    TR-FIR-08, TR-FIR-11).
    """
    vehicle = g.vehicles[v]
    if vehicle.kind > VehicleKind.BIKE or vehicle.broken != 0 or vehicle.burning != 0 or vehicle.space == GONE:
        return
    vehicle.burning = 1
    tell(g, Event.CAUGHT_FIRE, v, 0, 0)


@rule
def put_out(g: State, v: int) -> None:
    """The ring is removed (TR-FIR-05)."""
    if g.vehicles[v].burning != 0:
        g.vehicles[v].burning = 0
        tell(g, Event.FIRE_OUT, v, 0, 0)
