"""Winning, draws and ranks (TR-WIN)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.turn.end_of_game import rank_of
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import in_ruins, sandy

Space = tuple[int, int]


def final(*crews: str, **options: object) -> Scenario:
    """A race whose Finish Line is in place."""
    table = sandy(*crews, **options)
    table.final = 1
    return table


def ranks(table: Scenario) -> list[int]:
    """The place of every seat."""
    return [rank_of(table.g, table.t, seat) for seat in range(table.seats)]


@pytest.mark.rule("TR-WIN-01")
def test_a_vehicle_driven_onto_the_finish_wins_at_once() -> None:
    table = final().put({"blue small": (2, 23)}).drive("blue small", 5).step("F")
    assert (table.winner, table.reason, table.asked) == ("blue", "finish", "")


@pytest.mark.rule("TR-WIN-01", "TR-EX-33")
def test_pushed_to_victory_on_another_players_turn() -> None:
    table = final("blue", "green").put({"blue small": (2, 22), "green large": (2, 23)})
    table.damage("green large", "dent", "dent").fate(slam="bottom", direction="F")
    table.drive("blue small", 1).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")
    assert table.decline().winner == "green"


@pytest.mark.rule("TR-WIN-02")
@pytest.mark.parametrize("name", ["wreck 1", "orange small"])
def test_wrecks_and_vehicles_of_players_out_are_removed(name: str) -> None:
    table = in_ruins(final(), "orange", but="small").put({"orange small": (4, 23), "wreck 1": (2, 23)})
    table.damage("orange small", "dent", "dent").effect(Effect.OUT_CHECK)
    assert table.is_out("orange")
    table.shove(name, "F")
    assert (table.where(name), table.over, table.tile_number) == ("gone", 0, 3)


@pytest.mark.rule("TR-WIN-02")
def test_a_player_who_is_out_wins_by_the_option() -> None:
    table = in_ruins(final(out_player_finish_wins=True), "orange", but="small").put({"orange small": (4, 23)})
    table.damage("orange small", "dent", "dent").effect(Effect.OUT_CHECK).shove("orange small", "F")
    assert (table.is_out("orange"), table.winner) == (True, "orange")
    wreck = final(out_player_finish_wins=True).put({"wreck 1": (4, 23)}).shove("wreck 1", "F")
    assert (wreck.where("wreck 1"), wreck.over) == ("gone", 0)


@pytest.mark.rule("TR-WIN-03")
def test_a_jump_beyond_the_finish_counts() -> None:
    table = final(carnage=True).ground({(3, 22): "ramp"}).put({"blue small": (3, 21)}).fate(stunt=4)
    assert table.drive("blue small", 1).step("F").winner == "blue"


@pytest.mark.rule("TR-WIN-04")
def test_the_only_player_still_in_wins_at_once() -> None:
    table = in_ruins(sandy("blue", "green"), "green", but="small").put({"green small": (0, 5), "blue small": (2, 5)})
    table.shove("green small", "FL")
    assert (table.winner, table.reason) == ("blue", "survivor")


@pytest.mark.rule("TR-WIN-05")
@pytest.mark.parametrize(
    ("blue", "green", "winner"), [((3, 23), (2, 23), "blue"), ((5, 23), (1, 23), "green"), ((0, 23), (4, 23), "blue")]
)
def test_of_several_shaken_over_the_line_the_one_furthest_forward_wins(
    blue: tuple[int, int], green: tuple[int, int], winner: str
) -> None:
    table = final(carnage=True).put({"blue small": blue, "green small": green, "orange small": (2, 9)})
    table.token((2, 10), "quake").fate(direction="F").drive("orange small", 1).step("F")
    assert (table.winner, table.reason) == (winner, "finish")


@pytest.mark.rule("TR-WIN-06", "TR-SIM-03", "TR-EX-34")
@pytest.mark.parametrize(("option", "winner"), [("draw", "draw"), ("most_advanced", "green")])
def test_nobody_left(option: str, winner: str) -> None:
    table = sandy("blue", "green", carnage=True, simultaneous_wipeout=option)
    in_ruins(in_ruins(table, "blue", but="small"), "green", but="small")
    table.put({"blue small": (2, 8), "green small": (0, 9), "wreck 1": (2, 20)}).token((2, 9), "sand_worm")
    table.drive("blue small", 3).step("F")
    assert (table.winner, table.reason) == (winner, "wipeout")
    assert ranks(table) == ([1, 1] if option == "draw" else [2, 1])


@pytest.mark.rule("TR-WIN-06")
def test_most_advanced_counts_where_the_batch_began() -> None:
    table = sandy("blue", "green", carnage=True, simultaneous_wipeout="most_advanced")
    in_ruins(in_ruins(table, "blue", but="small"), "green", but="small")
    table.put({"blue small": (0, 8), "green small": (0, 12)}).token((0, 9), "quake").fate(direction="FL")
    assert table.drive("blue small", 3).step("F").winner == "green"


@pytest.mark.rule("TR-WIN-07")
def test_nothing_is_resolved_after_the_end() -> None:
    """The winner's push came in the middle of a mine's shrapnel: the token that caused it is never placed."""
    table = final().put({"blue small": (3, 10), "green small": (3, 23)}).token((3, 11), "mine")
    table.fate(damage="shrapnel", direction="F").fate(damage="skid_front").drive("blue small", 3).step("F")
    assert (table.winner, table.damage_of("blue small"), table.damage_of("green small")) == ("green", (), ())


@pytest.mark.rule("TR-WIN-08")
def test_ranks_by_progress_then_by_the_time_of_going_out() -> None:
    table = sandy("blue", "green", "orange", "white").put({"blue small": (2, 23), "white small": (0, 9)})
    for crew in ("orange", "white"):
        in_ruins(table, crew, but="small")
    table.shove("white small", "BL")
    table.put({"orange small": (0, 9), "green medium": (3, 9), "green large": (5, 20)})
    table.damage("green large", "dent", "dent").shove("orange small", "BL")
    assert (table.is_out("white"), table.is_out("orange"), table.final) == (True, True, 1)
    assert ranks(table) == [1, 2, 3, 4]
    table.put({"green small": (3, 23)}).shove("green small", "F")
    assert (table.winner, ranks(table)) == ("green", [2, 1, 3, 4])


@pytest.mark.rule("TR-WIN-08")
def test_the_start_area_is_behind_everybody_and_a_batch_shares_a_rank() -> None:
    table = in_ruins(in_ruins(sandy("blue", "green", "orange", "white"), "orange", but="small"), "white", but="small")
    table.put({"orange small": (2, 5), "white small": (4, 5), "green small": (2, 0)})
    table.chopper("blue", (2, 5)).chopper("green", (4, 5)).end_turn()
    assert ranks(table) == [2, 1, 3, 3]


@pytest.mark.rule("TR-WIN-09")
def test_the_finish_is_looked_at_before_who_is_out() -> None:
    """A quake throws green's last car off the side and blue's over the finish: blue wins by the finish."""
    table = in_ruins(final("blue", "green", carnage=True), "green", but="small")
    table.put({"blue small": (2, 8), "blue large": (3, 23), "green small": (0, 9)}).token((2, 9), "quake")
    table.fate(direction="FL").drive("blue small", 1).step("F")
    assert (table.winner, table.reason) == ("blue", "finish")


@pytest.mark.rule("TR-WIN-09")
def test_the_sole_survivor_comes_before_the_final_tile() -> None:
    table = in_ruins(sandy("blue", "green"), "green", but="small").put({"green small": (0, 5), "blue small": (2, 5)})
    assert table.shove("green small", "FL").story("player_out", "won", "finish_line") == ["player_out", "won"]


@pytest.mark.rule("TR-WIN-06")
@pytest.mark.parametrize(("first", "second"), [((0, 12), (0, 3)), ((0, 3), (0, 12))])
def test_of_several_vehicles_lost_in_the_batch_the_furthest_counts(first: Space, second: Space) -> None:
    """Bombs fall on two cars of blue and on green's last one between them; orange is out, its chopper is not."""
    table = sandy("blue", "green", "orange", simultaneous_wipeout="most_advanced").lose("blue large")
    in_ruins(table, "green", but="small").lose("orange small", "orange medium", "orange large")
    table.put({"blue small": first, "blue medium": second, "green small": (0, 8)}).team(2).out = 1
    table.chopper("blue", first).chopper("green", second).chopper("orange", (0, 8)).end_turn()
    assert (table.winner, table.reason) == ("blue", "wipeout")


@pytest.mark.rule("TR-WIN-06", "TR-SIM-03", "TR-DMG-21")
@pytest.mark.parametrize(("green", "orange", "winner"), [((2, 6), (2, 4), "green"), ((2, 4), (2, 6), "orange")])
def test_who_breaks_down_in_the_batch_counts_where_it_stood(green: Space, orange: Space, winner: str) -> None:
    """The ammunition of blue's last car goes off between the last cars of the others."""
    table = sandy("blue", "green", "orange", carnage=True, simultaneous_wipeout="most_advanced")
    for crew in ("blue", "green", "orange"):
        in_ruins(table, crew, but="small")
    table.damage("blue small", "unstable_ammo").damage("green small", "dent").damage("orange small", "dent")
    table.put({"blue small": (2, 5), "green small": green, "orange small": orange})
    table.fate(damage="dent", shot="any").hit("blue small")
    assert (table.winner, table.reason) == (winner, "wipeout")


@pytest.mark.rule("TR-WIN-06", "TR-GEO-15")
def test_most_advanced_may_stand_on_the_first_space_of_the_board() -> None:
    """Both last cars are bombed in the rear column; of even lanes the left one comes first."""
    table = sandy("blue", "green", simultaneous_wipeout="most_advanced")
    in_ruins(in_ruins(table, "blue", but="small"), "green", but="small")
    table.put({"blue small": (2, 0), "green small": (0, 0)}).chopper("blue", (0, 0)).chopper("green", (2, 0)).end_turn()
    assert (table.winner, table.reason) == ("green", "wipeout")


@pytest.mark.rule("TR-WIN-06", "TR-OBS-04")
def test_a_wreck_lost_in_the_batch_is_nobodys() -> None:
    """Six crews, of which the last two are in; a wreck ahead of their last cars is bombed with them."""
    table = sandy("blue", "green", "orange", "big_rig", "final_five", "white", simultaneous_wipeout="most_advanced")
    for crew in ("blue", "green", "orange", "white"):
        table.lose(*(f"{crew} {size}" for size in ("small", "medium", "large") if (crew, size) != ("white", "small")))
    table.lose("rig front", "bike 1", "bike 2", "bike 3", "bike 4")
    for number in range(4):
        table.team(number).out = 1
    table.outs = 1
    table.put({"white small": (2, 5), "bike 5": (2, 9), "wreck 1": (2, 20)})
    table.chopper("white", (2, 20)).chopper("final_five", (2, 9)).chopper("blue", (2, 5)).end_turn()
    assert (table.winner, table.reason) == ("final_five", "wipeout")
