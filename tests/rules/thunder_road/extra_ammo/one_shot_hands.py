"""A crew holds a one shot."""

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

RIG = {"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)}


def holding(name: str, crew: str = "blue", *crews: str) -> Scenario:
    """A crew holds a one shot; of cars the medium one is in lane 2."""
    table = sandy(*((crew, *crews) if crews else ())).hand(crew, one_shot=name)
    return table.put({"blue medium": (2, 9)}) if crew == "blue" else table
