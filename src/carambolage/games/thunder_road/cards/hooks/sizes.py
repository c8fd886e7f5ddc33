"""MOD-SIZE: how large a vehicle counts in a slam and for the shooting die (TR-EFX-34, TR-CRD-28)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.upgrades.bumpers import size_in_paint, size_with_plate
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.names.things import Ongoing, Size
from carambolage.games.thunder_road.state import State, Tables


@rule
def size_for_hit(g: State, t: Tables, v: int) -> int:
    """The size that the shooting die is compared with: Stealth Paint makes it smaller."""
    return max(Size.TINY, size_in_paint(g, t, v, g.vehicles[v].size))


@rule
def size_for_slam(g: State, t: Tables, v: int, on_top: bool) -> int:
    """The size in a slam: Gutted Chassis makes it smaller (OE-12), Ram Plate larger on top (TR-UPG-114)."""
    made = g.vehicles[v].size
    if suffers(g, v, Ongoing.GUTTED_CHASSIS):
        made -= 1
    if on_top:
        made = size_with_plate(g, t, v, made)
    return min(made, Size.HUGE)
