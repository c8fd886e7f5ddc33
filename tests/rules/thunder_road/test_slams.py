"""Slams (TR-SLM)."""

import pytest

from carambolage.games.thunder_road.names.things import SlamFace
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even

Space = tuple[int, int]
AROUND = {"F": (2, 6), "FL": (1, 5), "FR": (3, 5), "B": (2, 4), "BL": (1, 4), "BR": (3, 4)}


def sand(*crews: str, **options: object) -> Scenario:
    """Some crews in a desert."""
    table = Scenario(*(crews or ("blue", "green", "orange")), **options)
    return table.draw("\n".join(["S" * 24] * 6))


def ram(top: str = "blue small", bottom: str = "green small", **options: object) -> Scenario:
    """A car drives from (2, 4) onto another on (2, 5) with 3 moves; the test fixes the dice before `step`."""
    return sand(**options).put({top: (2, 4), bottom: (2, 5)})


@pytest.mark.rule("TR-SLM-01")
def test_whoever_came_is_on_top() -> None:
    table = ram().fate(slam="top", direction="F").drive("blue small", 3).step("F")
    assert table.told("slam") == [(table.vehicle("blue small"), table.vehicle("green small"), table.space((2, 5)))]
    assert (table.where("blue small"), table.where("green small")) == ((2, 6), (2, 5))
    pushed = sand().put({"green small": (2, 4), "blue small": (2, 5)}).fate(slam="top", direction="F")
    pushed.shove("green small", "F")
    assert (pushed.where("green small"), pushed.where("blue small")) == ((2, 6), (2, 5))


@pytest.mark.rule("TR-SLM-02", "TR-MOV-11")
@pytest.mark.parametrize("slam", ["top", "bottom"])
def test_active_car_loses_its_moves_on_top(slam: str) -> None:
    table = ram().fate(slam=slam, direction="F").drive("blue small", 4).step("F")
    assert (table.moves, table.turn_lost) == (0, 1)


@pytest.mark.rule("TR-SLM-02")
def test_active_car_loses_its_moves_below_too() -> None:
    table = sand(carnage=True).put({"blue small": (2, 4), "green small": (2, 6)})
    table.token((2, 5), "quake").token((2, 7), "oil", faceup=True).drive("blue small", 3)
    table.fate(direction="F").fate(direction="B", slam="top").fate(direction="FL").step("F")
    assert (table.where("blue small"), table.where("green small")) == ((2, 6), (1, 6))
    assert (table.slam_top, table.slam_bottom) == (table.vehicle("green small"), table.vehicle("blue small"))
    assert table.moves == 0


@pytest.mark.rule("TR-SLM-03")
@pytest.mark.parametrize("slam", ["top", "bottom"])
@pytest.mark.parametrize("way", list(AROUND))
def test_dice_say_who_is_pushed_and_where(slam: str, way: str) -> None:
    table = ram().fate(slam=slam, direction=way).drive("blue small", 3).step("F")
    pushed, other = ("blue small", "green small") if slam == "top" else ("green small", "blue small")
    assert (table.where(pushed), table.where(other)) == (AROUND[way], (2, 5))


@pytest.mark.slow
@pytest.mark.rule("TR-SLM-03")
def test_a_third_of_the_slams_push_the_top_and_all_directions_are_even() -> None:
    rolls = [ram(seed=seed).drive("blue small", 3).step("F").told("slam_dice")[0][:2] for seed in range(600)]
    assert 165 < sum(slam == SlamFace.TOP for slam, _ in rolls) < 235
    assert_even((way for _, way in rolls), 6)


@pytest.mark.rule("TR-SLM-04", "TR-SLM-07", "TR-DEC-01")
@pytest.mark.parametrize(
    ("top", "bottom", "player"),
    [
        ("blue large", "green medium", "blue"),
        ("blue medium", "green small", "blue"),
        ("blue small", "green medium", "green"),
        ("blue medium", "green large", "green"),
    ],
)
def test_owner_of_the_larger_car_may_demand_one_reroll_of_both_dice(top: str, bottom: str, player: str) -> None:
    table = ram(top, bottom).fate(slam="top", direction="B").drive(top, 3).step("F")
    assert (table.asked, table.player, table.offers) == ("slam_reroll", player, {"accept", "decline"})
    assert (table.where(top), table.where(bottom)) == ((2, 5), (2, 5))
    table.fate(slam="bottom", direction="FR").accept()
    assert (table.where(top), table.where(bottom)) == ((2, 5), (3, 5))
    assert len(table.told("slam_dice")) == 2
    assert table.asked in ("", "shoot_target")


@pytest.mark.rule("TR-SLM-04")
def test_a_reroll_may_be_declined() -> None:
    table = ram("blue large", "green small").fate(slam="top", direction="B").drive("blue large", 3).step("F").decline()
    assert (table.where("blue large"), table.where("green small")) == ((2, 4), (2, 5))


@pytest.mark.rule("TR-SLM-05", "TR-EX-16")
def test_owner_of_an_inoperable_larger_car_rerolls() -> None:
    table = ram("green small", "blue large").damage("blue large", "dent", "dent").fate(slam="top", direction="B")
    table.drive("green small", 2).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "blue")


@pytest.mark.rule("TR-SLM-05")
def test_both_cars_may_belong_to_one_player() -> None:
    table = ram("blue small", "blue medium").fate(slam="top", direction="B").drive("blue small", 2).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "blue")


@pytest.mark.rule("TR-SLM-06", "TR-DEC-02", "TR-EX-16")
def test_nobody_who_is_out_rerolls() -> None:
    table = ram("green small", "blue large").damage("blue large", "dent", "dent").lose("blue small", "blue medium")
    table.team(0).out = 1
    table.fate(slam="top", direction="B").drive("green small", 2).step("F")
    assert (table.asked, table.where("green small")) == ("", (2, 4))


@pytest.mark.rule("TR-SLM-06")
@pytest.mark.parametrize(("car", "asked"), [("blue small", "shoot_target"), ("blue medium", "slam_reroll")])
def test_a_wreck_is_small_and_has_no_owner(car: str, asked: str) -> None:
    table = ram(car, "wreck 1").fate(slam="bottom", direction="F").drive(car, 3).step("F")
    assert table.asked == asked


@pytest.mark.rule("TR-SLM-06")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_equal_sizes_have_no_reroll(size: str) -> None:
    table = ram(f"blue {size}", f"green {size}").fate(slam="bottom", direction="B").drive(f"blue {size}", 3).step("F")
    assert (table.asked, table.where(f"green {size}")) == ("", (2, 4))


@pytest.mark.rule("TR-SLM-08")
def test_a_push_may_eliminate_or_reveal() -> None:
    edge = sand().put({"blue small": (0, 4), "green small": (0, 5)}).fate(slam="bottom", direction="FL")
    assert edge.drive("blue small", 1).step("F").eliminated("green small")
    mine = ram().token((2, 6), "mine").fate(slam="bottom", direction="F", damage="dent")
    assert mine.drive("blue small", 1).step("F").damage_of("green small") == ("dent",)


@pytest.mark.rule("TR-SLM-08")
def test_a_push_may_scroll_the_board_or_win() -> None:
    table = sand().put({"blue small": (2, 22), "green small": (2, 23), "orange small": (2, 3)})
    table.fate(slam="bottom", direction="F").drive("blue small", 1).step("F")
    assert (table.tile_number, table.where("green small"), table.where("blue small")) == (4, (2, 16), (2, 15))
    assert table.eliminated("orange small")
    final = sand().put({"blue small": (2, 22), "green small": (2, 23)})
    final.final = 1
    final.fate(slam="bottom", direction="F").drive("blue small", 1).step("F")
    assert (final.winner, final.reason) == ("green", "finish")


@pytest.mark.rule("TR-SLM-09", "TR-SLM-10")
def test_slams_go_on_until_all_stand_alone() -> None:
    table = sand().put({"blue small": (2, 4), "green small": (2, 5), "orange small": (2, 6), "wreck 1": (1, 6)})
    table.fate(slam="bottom", direction="F").fate(slam="top", direction="FL").fate(slam="bottom", direction="BL")
    table.drive("blue small", 2).step("F")
    ends = [table.where(name) for name in ("blue small", "green small", "orange small", "wreck 1")]
    assert ends == [(2, 5), (1, 6), (2, 6), (0, 6)]
    numbers = [table.vehicle(name) for name in ("blue small", "green small", "orange small", "wreck 1")]
    blue, green, orange, wreck = numbers
    assert [row[:2] for row in table.told("slam")] == [(blue, green), (green, orange), (green, wreck)]


@pytest.mark.rule("TR-SLM-16", "TR-SHT-07", "TR-EX-02")
def test_example_of_a_slam_with_a_wreck() -> None:
    table = Scenario("blue", "green", "orange").put({"blue medium": (2, 8), "wreck 1": (2, 9)})
    table.fate(slam="bottom", direction="FL").drive("blue medium", 4).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "blue")
    table.decline()
    assert (table.where("wreck 1"), table.where("blue medium"), table.moves) == ((1, 9), (2, 9), 0)
    assert table.asked == "road_bonus"
    table.decline()
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle wreck 1", "decline"})
    table.fate(shot="any").target("wreck 1")
    assert table.eliminated("wreck 1")


@pytest.mark.rule("TR-SLM-16")
def test_a_pushed_active_car_shoots_from_where_it_ends_up() -> None:
    table = ram().put({"orange small": (4, 5)}).fate(slam="top", direction="FR").drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.asked) == ((3, 5), "")
    table = ram().put({"orange small": (4, 6)}).fate(slam="top", direction="FR").drive("blue small", 3).step("F")
    assert table.offers == {"vehicle orange small", "decline"}


@pytest.mark.rule("TR-SLM-17")
def test_after_five_hundred_slams_the_last_to_come_is_eliminated() -> None:
    table = sand().put({"blue small": (2, 4), "green small": (2, 5), "orange small": (2, 6)})
    for number in range(500):
        table.fate(slam="top", direction="F" if number % 2 == 0 else "B")
    table.drive("blue small", 2).step("F")
    assert (len(table.told("slam")), table.fate_left) == (500, 0)
    assert (table.eliminated("blue small"), table.where("green small"), table.where("orange small")) == (
        True,
        (2, 5),
        (2, 6),
    )


@pytest.mark.rule("TR-SLM-17")
def test_every_step_begins_a_new_chain() -> None:
    table = ram()
    table.slams = 500
    table.fate(slam="bottom", direction="F").drive("blue small", 2).step("F")
    assert (table.where("blue small"), table.where("green small"), table.slams) == ((2, 5), (2, 6), 1)
