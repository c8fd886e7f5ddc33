"""The end of the turn: the choppers' bombs fall (TR-EOT)."""

import pytest

from tests.rules.thunder_road.sandy import in_ruins, sandy


@pytest.mark.rule("TR-EOT-01")
def test_after_its_turn_a_car_may_only_coast() -> None:
    table = in_ruins(sandy("blue", "green"), "blue", but="small").put({"blue small": (2, 5)})
    table.dice("blue", 1, 2, 4).turn("blue").choose("assign 1 small", "decline", "step F").turn("blue")
    assert (table.piece(0).moved, table.offers) == (1, {"assign 2 small", "assign 4 small"})
    table.assign(4, "small")
    assert (table.moves, table.piece(0).coasts) == (1, 1)


@pytest.mark.rule("TR-EOT-02", "TR-EX-15")
def test_everybody_under_a_chopper_is_lost_whoever_owns_them() -> None:
    table = sandy().put({"blue small": (3, 5), "orange small": (3, 6), "green large": (1, 9), "wreck 1": (0, 9)})
    table.damage("green large", "dent", "dent").chopper("green", (1, 9)).chopper("blue", (0, 9))
    table.chopper("orange", (3, 7)).drive("blue small", 1).fate(slam="bottom", direction="F").step("F").decline()
    assert [table.where(name) for name in ("orange small", "green large", "wreck 1")] == ["gone"] * 3
    assert (table.where("blue small"), table.chopper_of("orange")) == ((3, 6), (3, 7))


@pytest.mark.rule("TR-EOT-02", "TR-SIM-03", "TR-WIN-06")
def test_all_bombs_fall_at_once() -> None:
    table = sandy("blue", "green").lose("blue medium", "blue large", "green medium", "green large")
    table.put({"blue small": (2, 5), "green small": (4, 5)}).chopper("blue", (4, 5)).chopper("green", (2, 5))
    assert table.end_turn().winner == "draw"


@pytest.mark.rule("TR-EOT-03")
def test_the_next_player_to_the_left_who_is_in_follows() -> None:
    table = sandy("blue", "green", "orange").lose("green small", "green medium", "green large")
    table.team(1).out = 1
    for crew in ("blue", "orange"):
        table.put({f"{crew} small": (2 if crew == "blue" else 4, 3)}).dice(crew, 1, 1, 1, 1)
    table.turn("blue", go_on=True).choose("assign 1 small", "decline", "step F")
    assert (table.player, table.asked) == ("orange", "assign")


@pytest.mark.rule("TR-EOT-04", "TR-RND-08")
def test_bombs_fall_after_passed_turns_and_turns_cut_short() -> None:
    passed = sandy().put({"green small": (2, 5)}).chopper("orange", (2, 5)).turn("blue")
    assert (passed.story("turn_passed", "eliminated"), passed.where("green small")) == (
        ["turn_passed", "eliminated"],
        "gone",
    )
    short = sandy().put({"blue small": (2, 4), "green small": (2, 9)}).chopper("orange", (2, 9))
    short.ground({(2, 5): "impassable"}).drive("blue small", 3).step("F")
    assert (short.where("blue small"), short.where("green small")) == ("gone", "gone")


@pytest.mark.rule("TR-EOT-02")
def test_a_bomb_falls_on_the_first_space_of_the_board_too() -> None:
    table = sandy().put({"green small": (0, 0)}).chopper("blue", (0, 0)).end_turn()
    assert table.eliminated("green small")
