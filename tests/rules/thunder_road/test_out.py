"""Out of the game (TR-OUT)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.turn.elimination import take_out
from tests.rules.thunder_road.sandy import in_ruins, sandy


@pytest.mark.rule("TR-OUT-01", "TR-OUT-02")
def test_out_when_the_last_car_is_lost_or_inoperable() -> None:
    table = in_ruins(sandy(), "orange", but="small").put({"orange small": (2, 5), "orange large": (4, 5)})
    table.piece("orange large").broken = 1
    assert not table.is_out("orange")
    table.fate(damage=["dent", "dent"]).hit("orange small")
    assert not table.is_out("orange")
    table.hit("orange small")
    assert (table.is_out("orange"), table.story("broken", "player_out")) == (True, ["broken", "player_out"])


@pytest.mark.rule("TR-OUT-02", "TR-GEO-12")
def test_vehicles_in_the_start_area_keep_a_player_in() -> None:
    table = sandy().put({"orange small": (0, 5), "orange medium": (0, 7)}).shove("orange small", "FL")
    table.shove("orange medium", "FL")
    assert (table.where("orange large"), table.is_out("orange")) == ("start", False)


@pytest.mark.rule("TR-OUT-02")
def test_the_check_comes_at_once_in_the_middle_of_a_turn() -> None:
    table = in_ruins(sandy(), "orange", but="small").put({"blue small": (2, 5), "orange small": (2, 6)})
    table.put({"green small": (2, 7)}).ground({(1, 6): "impassable"}).chopper("orange", (4, 4))
    table.fate(slam="bottom", direction="FL").drive("blue small", 4).step("F")
    assert (table.asked, table.is_out("orange"), table.chopper_of("orange")) == ("shoot_target", True, "gone")


@pytest.mark.rule("TR-OUT-03")
def test_what_stays_of_a_player_who_is_out() -> None:
    table = in_ruins(sandy(), "orange", but="small").put({"orange small": (2, 6)}).damage("orange small", "dent")
    table.chopper("orange", (4, 4)).fate(damage="dent").hit("orange small")
    assert (table.chopper_of("orange"), table.where("orange small")) == ("gone", (2, 6))
    table.put({"blue large": (2, 5)}).fate(slam="bottom", direction="F").drive("blue large", 1).step("F").decline()
    assert table.where("orange small") == (2, 7)
    table.dice("blue", 1, 1, 1, 1).dice("green", 1, 1, 1, 1).turn("green", go_on=True)
    table.choose("assign 1 small", "decline", "enter 5")
    assert (table.player, table.asked) == ("blue", "assign")


@pytest.mark.rule("TR-OUT-03", "TR-CMD-14")
def test_being_out_is_final() -> None:
    table = in_ruins(sandy(), "orange", but="small").put({"orange small": (2, 6)}).damage("orange small", "dent")
    table.fate(damage="dent").hit("orange small").dice("orange", 6, 6)
    assert table.effect(Effect.REPAIR, table.crew("orange")).asked == ""
    assert table.damage_of("orange small") == ("dent", "dent")
    assert table.turn("orange").asked == ""


@pytest.mark.rule("TR-OUT-04")
def test_dice_and_cards_leave_the_game() -> None:
    table = in_ruins(sandy(), "orange", but="small").put({"orange small": (0, 6)}).dice("orange", 4, 5)
    table.hand("orange", one_shot="ghost_ride", bounty="hit_and_run").shove("orange small", "FL")
    c = table.team("orange")
    assert (table.dice_of("orange"), c.one_shot, c.bounty) == ([], 0, 0)
    assert table.told("card_revealed") == []


@pytest.mark.rule("TR-OUT-06")
def test_who_gives_up_is_out_at_once() -> None:
    table = sandy("blue", "green", "final_five").put({"green small": (2, 5), "green large": (4, 5)})
    table.burning("green small").leave("green")
    assert (table.is_out("green"), table.final, table.over) == (True, 1, 0)
    assert (table.broken("green small"), table.where("green small")) == (True, (2, 5))
    assert (table.where("green medium"), table.where("green large")) == ("gone", (4, 5))
    assert not table.is_burning("green small")


@pytest.mark.rule("TR-OUT-06")
def test_a_big_rig_that_gives_up_is_eliminated() -> None:
    table = sandy("blue", "big_rig", "green").put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)})
    table.leave("big_rig")
    assert [table.where(f"rig {name}") for name in ("front", "middle", "rear")] == ["gone"] * 3
    assert table.is_out("big_rig")


@pytest.mark.rule("TR-OUT-06", "TR-RND-06")
def test_a_player_who_gives_up_in_the_own_turn_ends_it() -> None:
    table = sandy().put({"blue small": (2, 5)}).chopper("orange", (4, 4)).put({"green small": (4, 4)})
    table.dice("blue", 3, 3).turn("blue").choose("assign 3 small", "decline", "step F").leave("blue")
    assert (table.is_out("blue"), table.where("blue small"), table.asked) == (True, (2, 6), "")
    assert table.where("green small") == "gone"


@pytest.mark.rule("TR-DMG-06", "TR-UPG-12", "TR-MOV-10", "TR-MOV-11")
def test_an_active_vehicle_that_is_eliminated_loses_its_moves() -> None:
    table = sandy().put({"blue small": (2, 5)}).active("blue small", 4)
    table.turn_moves = 4
    take_out(table.g, table.t, table.vehicle("blue small"))
    assert (table.moves, table.turn_lost, table.eliminated("blue small")) == (0, 1, True)
