"""Blue holds an advanced airstrike."""

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

RIG = {"rig front": (2, 13), "rig middle": (2, 12), "rig rear": (2, 11)}


def holding(name: str, *crews: str) -> Scenario:
    """Blue holds an airstrike; its small car is far back."""
    return sandy(*crews).put({"blue small": (0, 2)}).hand("blue", airstrike=name)


def airstrike(table: Scenario, place: tuple[int, int]) -> Scenario:
    """Blue activates Airstrike; the chopper goes to a space."""
    table.active("blue small").effect(Effect.AIRSTRIKE, table.crew("blue"))
    return table.choose("space {},{}".format(*place))


def start(table: Scenario) -> Scenario:
    """Blue's turn starts."""
    return table.dice("blue", 1).turn("blue")
