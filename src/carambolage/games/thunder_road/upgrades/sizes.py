"""Upgrades that change a car's size: Ram Plate, Stealth Paint (TR-UPG-114, TR-UPG-122, TR-UPG-31)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Upgrade
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import has_upgrade, printed_number


@rule
def size_with_plate(g: State, t: Tables, v: int, size: int) -> int:
    """Larger on top of a slam (TR-UPG-114)."""
    if has_upgrade(g, v, Upgrade.RAM_PLATE):
        return size + printed_number(t, Upgrade.RAM_PLATE, 0)
    return size


@rule
def size_in_paint(g: State, t: Tables, v: int, size: int) -> int:
    """Smaller for the shooting die (TR-UPG-122)."""
    if has_upgrade(g, v, Upgrade.STEALTH_PAINT):
        return size - printed_number(t, Upgrade.STEALTH_PAINT, 0)
    return size
