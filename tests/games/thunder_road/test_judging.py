"""How well a seat stands: what each thing is worth, and between which bounds."""

from collections.abc import Callable

import pytest

from carambolage.games.thunder_road.bot.judge import judge
from tests.games.thunder_road.scenario import Scenario

EVEN = 5_000


def race(**options: object) -> Scenario:
    """Two crews with a small and a medium car each, side by side; the large ones are lost."""
    table = Scenario("blue", "green", **options).lose("blue large", "green large")
    return table.put({"blue small": (0, 9), "green small": (2, 9), "blue medium": (0, 5), "green medium": (2, 5)})


def worth(table: Scenario, seat: int = 0) -> int:
    return judge(table.g, table.t, seat)


def test_equals_stand_even() -> None:
    assert [worth(race(), seat) for seat in (0, 1)] == [EVEN, EVEN]


@pytest.mark.parametrize(
    ("change", "change_of_worth"),
    [
        (lambda table: table.put({"blue small": (0, 10)}), 2 * (95 + 20)),
        (lambda table: table.put({"blue medium": (0, 6)}), 2 * (55 + 20)),
        (lambda table: table.start_area("blue medium"), -10 * (55 + 20)),
        (lambda table: table.put({"green small": (2, 10)}), -2 * (95 + 20)),
        (lambda table: table.damage("blue small", "dent"), -450),
        (lambda table: table.burning("blue small"), -250),
        (lambda table: table.chopper("green", (0, 9)), -1_200),
        (lambda table: table.damage("green medium", "dent"), 450),
    ],
)
def test_what_a_lead_or_a_trouble_is_worth(change: Callable[[Scenario], Scenario], change_of_worth: int) -> None:
    table = change(race())
    assert [worth(table, 0), worth(table, 1)] == [EVEN + change_of_worth, EVEN - change_of_worth]


def test_before_the_finish_line_those_far_behind_count_for_nothing() -> None:
    table = race()
    table.final = 1
    assert worth(table.put({"blue small": (0, 10)})) == EVEN + 2 * (80 + 190)
    assert worth(table.put({"blue medium": (0, 4)})) == EVEN + 2 * (80 + 190) - 2 * 190
    assert worth(table.put({"blue medium": (0, 1)})) == EVEN + 2 * (80 + 190) - 2 * 190


def test_every_sound_command_of_the_truck_counts() -> None:
    table = Scenario("blue", "big_rig").put({"blue small": (0, 9)})
    table.put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)})
    before = worth(table, 1)
    assert worth(table.dented("hazard_dispenser", "cow_catcher"), 1) == before - 800


def test_a_lead_has_its_bounds_and_who_is_out_has_nothing() -> None:
    table = race().put({"blue small": (0, 22), "blue medium": (2, 22)}).lose("green medium").start_area("green small")
    assert [worth(table, 0), worth(table, 1)] == [9_800, 200]
    table.team(1).out = 1
    assert [worth(table, 0), worth(table, 1)] == [9_800, 0]
