"""The cards of German Engineering, and a beginning with them."""

from tests.games.thunder_road.scenario import Scenario

ALL = (1 << 18) - 1
CARDS = [
    (1, "large"),
    (1, "medium"),
    (1, "any"),
    (2, "large"),
    (2, "medium_or_small"),
    (2, "any"),
    (3, "large"),
    (3, "large"),
    (3, "medium"),
    (4, "large"),
    (4, "large"),
    (4, "medium_or_small"),
    (5, "large"),
    (5, "medium"),
    (5, "medium_or_small"),
    (6, "large"),
    (6, "large"),
    (6, "any"),
]


def bits(*numbers: int) -> int:
    """Cards by their numbers 1 to 18, as a pile is stored."""
    return sum(1 << (number - 1) for number in numbers)


def dealt(seed: int, **options: object) -> Scenario:
    """A real beginning in which all car crews use cards."""
    switches = {"german_engineering": "all", "crew_choice": "random", "carnage": False, **options}
    return Scenario.from_the_box(3, seed=seed, **switches).settle()


def total(table: Scenario, crew: int) -> int:
    """The move values in a crew's hand."""
    return sum(CARDS[card][0] for card in range(18) if (table.team(crew).hand >> card) & 1)
