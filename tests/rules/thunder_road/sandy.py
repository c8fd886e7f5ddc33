"""A board of sand, so that no road bonus comes up."""

from tests.games.thunder_road.scenario import Scenario

SAND = "\n".join(["S" * 24] * 6)


def sandy(*crews: str, **options: object) -> Scenario:
    """Some crews, blue, green and orange unless told otherwise, on three tiles of sand."""
    return Scenario(*(crews or ("blue", "green", "orange")), **options).draw(SAND)


def in_ruins(table: Scenario, crew: str, *, but: str) -> Scenario:
    """All cars of a crew were eliminated earlier but one."""
    table.lose(*(f"{crew} {size}" for size in ("small", "medium", "large") if size != but))
    return table
