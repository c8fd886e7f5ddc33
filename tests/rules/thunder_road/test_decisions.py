"""Who decides, and what is done for whoever does not answer (TR-DEC)."""

import pytest

from tests.games.thunder_road.scenario import Scenario


@pytest.mark.rule("TR-DEC-01")
def test_only_rerolls_and_the_like_are_asked_of_others_than_the_player_in_turn() -> None:
    table = Scenario("blue", "green", "orange", crew_choice="free")
    table.put({"blue small": (2, 4), "green large": (2, 6), "orange small": (2, 8)}).dice("blue", 2, 4, 5)
    asked = []
    table.turn("blue")
    table.fate(slam="bottom", direction="FL")
    for words in (
        "assign 2 small",
        "command 5 airstrike",
        "space 2,7",
        "decline",
        "step F",
        "step F",
        "decline",
        "decline",
    ):
        asked.append((table.asked, table.player))
        assert table.asked_seats == 1 << table.asked_seat
        table.choose(words)
    asked.append((table.asked, table.player))
    assert asked == [
        ("assign", "blue"),
        ("assign_command", "blue"),
        ("airstrike_space", "blue"),
        ("shoot_target", "blue"),
        ("step", "blue"),
        ("step", "blue"),
        ("slam_reroll", "green"),
        ("road_bonus", "blue"),
        ("shoot_target", "blue"),
    ]


@pytest.mark.rule("TR-DEC-02")
def test_whoever_is_out_is_not_asked_about_an_own_car() -> None:
    table = Scenario("blue", "green", "orange").put({"blue small": (2, 4), "green large": (2, 5)})
    table.damage("green large", "dent", "dent").lose("green small", "green medium").team(1).out = 1
    table.fate(slam="bottom", direction="F").drive("blue small", 2).step("F")
    assert (table.asked, table.player, table.where("green large")) == ("road_bonus", "blue", (2, 6))
