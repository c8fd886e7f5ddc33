"""Blue has a bonus command."""

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

NEEDS = {
    "spike_strip": {1, 2},
    "sidestep": {2, 3},
    "rear_gunner": {3, 4},
    "patch_up": {4, 5},
    "afterburner": {5, 6},
    "radio_jam": {6},
}


def with_bonus(name: str, *crews: str) -> Scenario:
    """Blue has a bonus command; its medium car is in lane 2."""
    return sandy(*crews).put({"blue medium": (2, 9)}).bonus("blue", name)


def order(table: Scenario, name: str, value: int, car_value: int = 3) -> Scenario:
    """Blue's medium car gets a die, the bonus command another."""
    return table.dice("blue", car_value, value).turn("blue").assign(car_value, "medium").command(name, value)
