"""Road conditions on the middle tile."""

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

RIG = {"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)}


def middle(name: str, *crews: str) -> Scenario:
    """Some crews on sand, blue's medium car at the rear of the middle tile, which has a card."""
    table = sandy(*crews).condition(1, name)
    return table.put({"blue medium": (2, 9)}) if not crews or "blue" in crews else table
