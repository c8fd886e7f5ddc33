"""Rally cards in general: windows, playing and spending (chapter 15)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Rally
from tests.games.road_kill_rally.scenario import RALLY, Scenario

ROAD = ("start", "open_highway", "suburbia")


@pytest.mark.rule("RK-RAL-02")
def test_each_card_is_played_in_its_window_only() -> None:
    hand = " ".join(RALLY)
    table = Scenario(3).road(*ROAD).put("A", (8, 2), hand=hand, speed=5, cheered=1).put("B", (8, 1)).put("C", (10, 2))
    table.target((7, 2), "red")
    assert plays(table.move("A")) == {"nitro", "slipstream", "crowd", "cheque"}
    assert plays(table.choose("speed 5")) == {"power_slide", "racing_line"}
    assert "brake 1" in table.offers
    assert plays(table.combat("A")) == {*RALLY[: Rally.EVASIVE], "pit_stop"}
    defence = set(RALLY[Rally.EVASIVE : Rally.LUCKY_ESCAPE])
    assert plays(table.hit("A", 5, 0, "B")) == defence - {"brace"}
    assert plays(table.hit("A", 99, 1)) == {"brace", "seat_belt", "lucky_escape"}


def plays(table: Scenario) -> set[str]:
    """The cards that can be played for their effect."""
    return {offer.removeprefix("play ") for offer in table.offers if offer.startswith("play ")}


@pytest.mark.rule("RK-RAL-03")
def test_several_cards_in_one_window() -> None:
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand="nitro nitro cheque", speed=1).put("B", (5, 1))
    table.draws("bump", "bump", "cheque").move("A").choose("play nitro", "play cheque")
    assert plays(table) == {"nitro"}
    table.choose("play nitro")
    assert "speed 8" in table.offers
    assert table.hand("A") == ["bump", "bump", "cheque"]


@pytest.mark.rule("RK-RAL-04", "RK-GEN-06")
def test_a_played_card_is_health_no_more() -> None:
    table = Scenario(2).put("A", (2, 2), hand="crate pass").put("B", (2, 1), hand="bump", mounted="spiked_hull")
    table.dice(0, 0, 5, 3, 0).combat("A").choose("play crate")
    assert (table.car("A").wiped, table.hand("A")) == (1, [])


@pytest.mark.rule("RK-RAL-05")
def test_a_card_being_played_pays_for_nothing() -> None:
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand="nitro", speed=1).put("B", (5, 1)).move("A")
    assert {"speed 1", "speed 2", "speed 3"} <= table.offers
    assert {"speed 1", "speed 5"} <= table.choose("play nitro").offers
    assert "speed 6" not in table.offers


@pytest.mark.rule("RK-RAL-07", "RK-SPD-08")
def test_cards_drawn_by_an_effect_can_be_used_later() -> None:
    table = (
        Scenario(2).road(*ROAD).put("A", (8, 2), hand="cheque", speed=1).put("B", (5, 1)).draws("bump", "bump", "nitro")
    )
    assert plays(table.move("A").choose("play cheque")) == {"nitro"}
    assert "speed 5" in table.offers


@pytest.mark.rule("RK-RAL-08", "RK-DRW-04")
def test_a_reshuffle_leaves_the_card_being_played_out() -> None:
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand="cheque", speed=3).put("B", (5, 1)).pile("bump", "pass")
    table.draws("bump", "pass").move("A").choose("play cheque")
    assert (table.hand("A"), table.deck_left, table.discards) == (["bump", "pass"], 0, ["cheque"])


@pytest.mark.rule("RK-RAL-08")
def test_an_attack_card_stays_apart_until_the_attack_is_over() -> None:
    table = Scenario(2).put("A", (2, 2), hand="crate").put("B", (2, 1), skill="survivor").pile("", "pass")
    table.dice(3, 0).draws("pass").combat("A").choose("play crate")
    assert (table.hand("B"), table.deck_left, table.discards) == (["pass"], 0, ["crate"])


@pytest.mark.rule("RK-RAL-10", "RK-GEN-05")
def test_all_kinds_can_be_spent() -> None:
    table = Scenario(2).put("A", (1, 2), hand=" ".join(RALLY), mounted="machine_gun").put("B", (3, 2)).combat("A")
    table.choose("weapon")
    assert (table.question, table.offers) == (Question.PAY_CARD, {f"spend {card}" for card in RALLY})
    table.dice(0, 0, 0, 0).choose("spend cheque")
    assert (table.discards, table.hand_sizes[0], table.deck_left) == (["cheque"], 27, 92 - 28)
    assert table.told("spent") == [(0, Rally.CHEQUE, 2)]


@pytest.mark.rule("RK-EDG-02")
def test_spending_the_last_card_is_no_wipe_out() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun").put("B", (3, 2), hand="pass").combat("A")
    table.dice(0, 0, 0, 0).choose("weapon")
    assert (table.hand("A"), table.car("A").wiped, table.car("A").tokens) == ([], 0, 0)
