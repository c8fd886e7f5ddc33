"""Tables on which damage cards are counted but do nothing: the deck holds nothing but Ricochets."""

from tests.games.wreckage.scenario import Scenario

RING = ((0, 2054), (2054, 0), (0, -2054), (-2054, 0))
CANS = ((0, 0), (1295, 1295), (1295, -1295), (-1295, -1295), (-1295, 1295))


def harmless(*vehicles: str, **options: str) -> Scenario:
    """A table with a deck of blanks."""
    return Scenario(*(vehicles or ("sedan", "pick_up")), **options).pile(*("ricochet",) * 40)


def arena(*vehicles: str, east: str = "boulder", **options: str) -> Scenario:
    """The rulebook's arena for four, with octagons for obstacles (WK-EX-08)."""
    table = harmless(*(vehicles or ("sedan", "pick_up", "armoured_van", "off_roader")), **options)
    table.put(A=(0, 3732, 108), B=(3732, 0, 72), C=(0, -3732, 36), D=(-3732, 0, 0))
    for x, y in CANS:
        table.can(x, y)
    for x, y in RING:
        table.obstacle(east if x > 0 else "boulder", x, y)
    return table


def cards(table: Scenario) -> dict[str, int]:
    """How many damage cards each car has drawn."""
    return {name: len(table.drawn(name)) for name in "ABCD"[: table.seats] if table.drawn(name)}
