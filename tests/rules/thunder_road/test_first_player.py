"""The first roll and the order of chance in the set-up (TR-SET-13 to 19)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.table import PRINTED


def first_rolls(*crews: str, **options: object) -> Scenario:
    """A game in which all crews are chosen and the tiles lie, before the first roll."""
    table = Scenario(*crews, **options)
    table.round_number, table.goes_on = 0, True
    return table


def roll(table: Scenario, **fates: object) -> Scenario:
    """Roll for the first player."""
    return table.fate(**fates).effect(Effect.FIRST_ROLL)


@pytest.mark.rule("TR-SET-13", "TR-SET-15")
def test_lowest_total_is_first_and_keeps_its_roll_for_round_one() -> None:
    table = roll(first_rolls("blue", "green", "orange"), die=[6, 1, 1, 6, 1, 2, 3, 4, 5, 5, 5, 5], road=3)
    assert table.told("first_player") == [(1, 0, 0)]
    assert (table.asked, table.player, table.round_number) == ("assign", "green", 1)
    assert [table.dice_of(name) for name in ("blue", "green", "orange")] == [[1, 1, 6, 6], [1, 2, 3, 4], [5, 5, 5, 5]]
    assert (table.road_die_value, table.told("road_die"), table.fate_left) == (3, [(1, 3, 0)], 0)


@pytest.mark.rule("TR-SET-13", "TR-EX-36")
def test_shared_lowest_total_makes_everybody_roll_again() -> None:
    table = first_rolls("blue", "green", "orange")
    table.fate(die=[1, 2, 3, 3, 2, 2, 2, 3, 5, 5, 2, 2])
    table.fate(die=[2, 3, 3, 3, 3, 3, 3, 4, 5, 2, 2, 2])
    roll(table, die=[2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 3], road=2)
    assert [row[1] for row in table.told("dice_rolled")] == [9, 9, 14, 11, 13, 11, 8, 12, 10]
    assert table.told("first_player") == [(0, 0, 0)]
    assert table.told("road_die") == [(0, 2, 0)]
    assert table.dice_of("orange") == [2, 2, 3, 3]


@pytest.mark.rule("TR-SET-13")
@pytest.mark.parametrize("lowest", range(3))
def test_a_tie_above_the_lowest_total_is_no_tie(lowest: int) -> None:
    dice = [2] * 12
    dice[4 * lowest] = 1
    table = roll(first_rolls("blue", "green", "orange"), die=dice, road=1)
    assert table.told("first_player") == [(lowest, 0, 0)]


@pytest.mark.rule("TR-SET-14")
@pytest.mark.parametrize(
    ("blue", "rig", "bikes", "first"),
    [
        ([2, 2, 2, 2], [3, 3, 2, 1], [1, 1, 1, 2, 1, 1], 2),
        ([2, 2, 2, 2], [3, 3, 2, 1], [1, 1, 2, 2, 2, 1], 0),
        ([2, 2, 2, 3], [3, 3, 1, 1], [1, 1, 2, 2, 2, 1], 1),
    ],
)
def test_raw_totals_are_compared_whatever_the_dice(
    blue: list[int], rig: list[int], bikes: list[int], first: int
) -> None:
    table = roll(first_rolls("blue", "big_rig", "final_five"), die=blue, rig_die=rig, bike_die=bikes, road=1)
    assert table.told("first_player") == [(first, 0, 0)]


@pytest.mark.rule("TR-SET-16")
def test_turns_go_to_the_next_higher_seat_and_round_again() -> None:
    table = roll(first_rolls("blue", "green", "orange"), die=[6, 1, 1, 6, 5, 5, 5, 5, 1, 2, 3, 4], road=1)
    seats = []
    for _ in range(4):
        seats.append(table.player)
        table.choose(next(iter(sorted(table.offers)))).decline()
        while table.asked != "assign":
            table.choose(sorted(table.offers - {"accept"})[0])
    assert seats == ["orange", "blue", "green", "orange"]


@pytest.mark.rule("TR-SET-19")
def test_chance_of_the_set_up_comes_in_one_order() -> None:
    table = Scenario.from_the_box(2, carnage=False).settle()
    tokens = {side: sum(spot >= 2 for spot in PRINTED.spots[side]) for side in (0, 2, 5)}
    kinds = iter(["road", "oil", "mud", "mine", "wreck"] * 6)
    table.fate(number=0, hazard=[next(kinds) for _ in range(tokens[0])])
    table.fate(number=[0, 0], hazard=[next(kinds) for _ in range(tokens[2])])
    table.fate(number=[0, 1])
    table.fate(hazard=[next(kinds) for _ in range(tokens[5])])
    table.fate(die=[1, 2, 3, 4, 5, 6, 5, 6], road=3)
    table.choose("crew blue", "crew green")
    assert list(table.sides) == [0, 2, 5]
    laid = [kind for kind in table.tokens_laid if kind >= 0]
    assert laid == [number % 5 for number in range(sum(tokens.values()))]
    assert [table.dice_of("blue"), table.dice_of("green"), table.road_die_value] == [[1, 2, 3, 4], [5, 5, 6, 6], 3]
    assert table.fate_left == 0
