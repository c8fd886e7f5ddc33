"""The final tile and the Finish Line (TR-FRT-20 to 25)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import in_ruins, sandy


def scrolls(table: Scenario, count: int) -> Scenario:
    """The small blue car is pushed over the front some times."""
    for _ in range(count):
        table.put({"blue small": (3, 23)}).shove("blue small", "F")
    return table


@pytest.mark.rule("TR-FRT-20", "TR-PLC-03", "TR-EX-35")
@pytest.mark.parametrize(("count", "final"), [(1, 0), (2, 1)])
def test_two_players_race_to_the_fifth_tile(count: int, final: int) -> None:
    table = scrolls(sandy("blue", "green"), count)
    assert (table.tile_number, table.final, table.over) == (3 + count, final, 0)


@pytest.mark.rule("TR-FRT-20")
@pytest.mark.parametrize("number", [3, 4, 7, 12])
def test_another_tile_by_the_option(number: int) -> None:
    table = sandy("blue", "green", two_player_final_tile=number)
    while table.tile_number < number:
        assert table.final == 0
        scrolls(table, 1)
    assert table.final == 1
    scrolls(table, 1)
    assert (table.winner, table.tile_number) == ("blue", number)


@pytest.mark.rule("TR-FRT-20", "TR-PLC-03")
def test_three_players_have_no_fifth_tile_rule() -> None:
    table = scrolls(sandy(), 9)
    assert (table.tile_number, table.final) == (12, 0)


@pytest.mark.rule("TR-FRT-21", "TR-PLC-03", "TR-EX-31")
def test_a_player_who_is_shot_out_makes_the_present_lead_tile_final() -> None:
    table = in_ruins(sandy(), "orange", but="small").put({"blue small": (2, 5), "orange small": (2, 6)})
    table.damage("orange small", "dent").shoot("blue small").fate(shot="any", damage="dent").target("orange small")
    assert (table.is_out("orange"), table.final, table.tile_number) == (True, 1, 3)
    assert table.told("finish_line") == [((table.rear + 2) % 3, 0, 0)]


@pytest.mark.rule("TR-FRT-22", "TR-EX-31")
def test_a_player_who_goes_out_by_the_scroll_makes_the_new_lead_tile_final() -> None:
    table = in_ruins(sandy(), "orange", but="small").put({"blue small": (2, 23), "orange small": (2, 6)})
    table.drive("blue small", 4).step("F")
    assert table.story("player_out", "scrolled", "finish_line") == ["player_out", "scrolled", "finish_line"]
    assert (table.tile_number, table.final, table.over) == (4, 1, 0)
    assert (table.where("blue small"), table.moves, table.asked) == ((2, 16), 3, "step")


@pytest.mark.rule("TR-FRT-23")
def test_the_final_tile_never_changes_again() -> None:
    table = in_ruins(sandy("blue", "green", "orange", "white"), "orange", but="small").lose("orange small")
    table.lose("white small", "white medium").put({"white large": (2, 6), "green small": (2, 22)})
    table.effect(Effect.OUT_CHECK)
    assert (table.final, table.tile_number) == (1, 3)
    table.ground({(2, 7): "impassable"}).shove("white large", "F")
    assert (table.is_out("white"), len(table.told("finish_line")), table.tile_number) == (True, 1, 3)
    table.drive("green small", 2).steps("F F")
    assert (table.winner, table.tile_number) == ("green", 3)


def about_to_lose_orange() -> Scenario:
    """Four crews; orange's last car is the furthest back."""
    table = in_ruins(sandy("blue", "green", "orange", "white", carnage=True), "orange", but="small")
    return table.put({"orange small": (5, 2)})


@pytest.mark.rule("TR-FRT-24", "TR-FRT-21")
def test_a_dazed_walk_over_the_finish_that_it_brought_itself_wins() -> None:
    table = about_to_lose_orange().put({"blue small": (2, 21)}).token((2, 22), "sand_worm")
    table.fate(damage="dazed", stunt=3, direction=["F", "F", "F"]).hit("blue small")
    assert (table.winner, table.tile_number) == ("blue", 3)
    assert table.story("player_out", "finish_line", "won") == ["player_out", "finish_line", "won"]


@pytest.mark.rule("TR-FRT-24", "TR-SLM-09", "TR-WIN-07")
def test_a_push_over_the_finish_that_the_same_slam_chain_brought_wins() -> None:
    """Blue pushes green onto white's space, where a sand worm takes orange's last car before they slam."""
    table = about_to_lose_orange().put({"blue small": (2, 21), "green small": (2, 22), "white small": (2, 23)})
    table.token((2, 23), "sand_worm").fate(slam="bottom", direction="F").fate(slam="bottom", direction="F")
    table.drive("blue small", 1).step("F")
    assert (table.winner, table.reason, table.asked) == ("white", "finish", "")
    assert table.story("slam", "player_out", "finish_line") == ["slam", "player_out", "finish_line", "slam"]


@pytest.mark.rule("TR-FRT-25")
def test_the_round_cap_brings_the_finish_and_later_the_end() -> None:
    table = Scenario("blue", "green", "orange", round_cap=20)
    table.round_number = 19
    assert table.effect(Effect.ROUND_OVER).final == 0
    table.round_number = 20
    assert (table.effect(Effect.ROUND_OVER).final, table.over) == (1, 0)
    table.round_number = 39
    assert table.effect(Effect.ROUND_OVER).over == 0
    table.round_number = 40
    assert (table.effect(Effect.ROUND_OVER).winner, table.reason) == ("draw", "round_cap")


@pytest.mark.rule("TR-FRT-25")
def test_no_round_cap_by_the_option() -> None:
    table = Scenario("blue", "green", "orange", round_cap=0)
    table.round_number = 400
    assert (table.effect(Effect.ROUND_OVER).final, table.over) == (0, 0)
