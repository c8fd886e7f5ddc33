"""The Big Rig on the road."""

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

SECTIONS = ("front", "middle", "rear")


def rig(front: tuple[int, int], **options: object) -> Scenario:
    """The truck in one lane on sand, against blue and green."""
    lane, column = front
    table = sandy("big_rig", "blue", "green", **options)
    return table.put({f"rig {name}": (lane, column - n) for n, name in enumerate(SECTIONS) if column >= n})


def places(table: Scenario) -> list[tuple[int, int] | str]:
    """Where the three sections are."""
    return [table.where(f"rig {name}") for name in SECTIONS]


def dents(table: Scenario) -> int:
    """How many commands are damaged."""
    return int(table.team("big_rig").dented).bit_count()


def order(table: Scenario, command: str, value: int = 3, steering: int = 2) -> Scenario:
    """The truck's first turn of a round with a die on steering and one on a command."""
    table.dice("big_rig", steering, value).turn("big_rig")
    if table.asked == "rig_steering":
        table.choose(f"steering {steering}")
    return table.choose(f"rig {value} {command}")
