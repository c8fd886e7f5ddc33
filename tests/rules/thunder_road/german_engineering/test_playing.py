"""Playing German Engineering cards, alone and with others (TR-GER-06 to 10, 23, 24, 26 to 30), with E14 and E15."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.german_engineering.piles import ALL, bits
from tests.rules.thunder_road.sandy import sandy


def german(*numbers: int) -> Scenario:
    """Blue plays with some cards in hand; its medium car is in lane 2."""
    return sandy().put({"blue medium": (2, 9)}).german("blue", *numbers)


@pytest.mark.rule("TR-GER-06", "TR-GER-08")
def test_a_card_on_a_car_works_as_a_die_of_its_value() -> None:
    table = german(1, 13).moved("blue small").damage("blue large", "dent", "dent").turn("blue")
    assert (table.asked, table.offers) == ("assign", {"assign_card 1 medium", "assign_card 13 medium"})
    table.choose("assign_card 13 medium").decline()
    c = table.team(0)
    assert (table.moves, c.hand, c.boards, table.told("card_revealed")) == (5, bits(1), bits(13), [(0, 12, 5)])


@pytest.mark.rule("TR-GER-06")
def test_the_coast_rules_are_the_same() -> None:
    table = german(1, 13).moved("blue medium").lose("blue small", "blue large").turn("blue")
    table.choose("assign_card 13 medium")
    assert (table.asked, table.moves) == ("step", 1)


@pytest.mark.rule("TR-GER-07", "TR-GER-26")
def test_a_card_on_a_command_must_meet_the_need_once_per_round() -> None:
    table = german(1, 4, 7, 10, 16).put({"blue large": (4, 3)}).turn("blue").choose("assign_card 7 medium")
    found = {said for said in table.offers if said.split()[0] == "command_card"}
    assert found == {
        "command_card 1 nitro",
        "command_card 4 nitro",
        "command_card 1 airstrike",
        "command_card 4 airstrike",
        "command_card 10 airstrike",
        "command_card 16 airstrike",
        "command_card 10 drift",
    }
    table.choose("command_card 4 nitro")
    assert (table.moves, table.team(0).boards) == (5, bits(4, 7))
    table.steps("F F F F F").turn("blue").choose("assign_card 1 large")
    assert table.asked == "step"


@pytest.mark.rule("TR-GER-09", "TR-GER-10")
def test_the_other_dice_are_rolled_as_before() -> None:
    table = german(13).burning("blue medium").fate(fire="plus_1").turn("blue").choose("assign_card 13 medium")
    assert (table.moves, table.fate_left) == (6, 0)
    table = sandy("blue", "green").german("blue", 1, 2, 3, 4, 5).fate(die=[1, 1, 1, 1], road=2).round("blue")
    assert (table.road_die_value, table.told("road_die")) == (2, [(0, 2, 0)])


@pytest.mark.rule("TR-GER-23")
def test_the_eighteen_cards_stay_together() -> None:
    table = Scenario.from_the_box(2, seed=5, german_engineering="all", crew_choice="random", carnage=False, round_cap=6)
    table.settle()
    checks = 0
    while not table.over:
        for c in table.teams[:2]:
            if c.kind < 4 and c.out == 0:
                piles = (c.hand, c.deck, c.boards, c.discard)
                assert (sum(pile.bit_count() for pile in piles), c.hand | c.deck | c.boards | c.discard) == (18, ALL)
                assert (c.hand | c.boards).bit_count() == 5
                checks += 1
        table.act(table.offered[table.decisions % len(table.offered)])
    assert checks > 50


@pytest.mark.rule("TR-GER-24", "TR-CRD-43")
def test_discard_and_boards_are_open_the_hand_is_not() -> None:
    table = german(1, 2, 3)
    c = table.team(0)
    c.boards, c.discard = bits(4), bits(5, 6)
    c.deck = ALL & ~bits(1, 2, 3, 4, 5, 6)
    seen = table.seen_by("green").crews[0]
    assert (seen.boards, seen.discard) == (bits(4), bits(5, 6))


@pytest.mark.rule("TR-GER-27", "TR-GER-26")
def test_the_card_named_for_hit_and_run_is_a_six_until_the_round_ends() -> None:
    table = german(2, 10).hand("blue", bounty="hit_and_run").put({"green small": (2, 10)}).damage("green small", "dent")
    table.active("blue medium").fate(damage="dent").hit("green small").accept()
    assert table.offers == {"card 2", "card 10"}
    table.choose("card 2").turn("blue")
    assert table.told("card_revealed") == [(0, 1, 6)]
    table.choose("assign_card 2 large").decline()
    assert table.turn_value == 6
    table.effect(Effect.ROUND_OVER)
    assert table.team(0).lucky_card == 0
    assert table.t.german_shot[1] == 1


@pytest.mark.rule("TR-GER-28", "TR-ONE-101")
def test_loaded_dice_discards_shown_cards_and_draws_as_many() -> None:
    table = german(1, 5, 9).hand("blue", one_shot="loaded_dice").turn("blue").choose("use loaded_dice")
    assert len(table.offers) == 7
    table.fate(number=[0, 0]).choose("dice 5")
    c = table.team(0)
    assert (c.hand, c.discard) == (bits(5, 2, 3), bits(1, 9))
    assert [b for _, b, _ in table.told("card_revealed")] == [0, 8]


@pytest.mark.rule("TR-GER-29")
def test_patch_up_and_headwind_change_the_value_of_a_card() -> None:
    table = german(13, 10).damage("blue medium", "dent").bonus("blue", "patch_up").condition(1, "headwind").turn("blue")
    table.choose("assign_card 13 medium", "command_card 10 patch_up")
    assert table.moves == 2


@pytest.mark.rule("TR-GER-30")
def test_command_tokens_are_used_beside_cards() -> None:
    table = german(7, 4).leader("blue", "vince_vamp", tokens=3).turn("blue").choose("assign_card 7 medium").decline()
    table.choose("token nitro")
    assert (table.moves, table.team(0).hand, table.team(0).tokens) == (4, bits(4), 2)


@pytest.mark.rule("TR-BOU-101", "TR-GER-27")
def test_example_14_hit_and_run_with_cards() -> None:
    table = german(7, 2, 9).hand("blue", bounty="hit_and_run").put({"green small": (2, 13)})
    table.damage("green small", "dent").damage("blue large", "dent").turn("blue").choose("assign_card 7 medium")
    table.decline().steps("F F F").fate(number=1, damage="skid_front").target("green small")
    assert (table.broken("green small"), table.asked) == (True, "claim_bounty")
    table.accept().choose("card 2").turn("blue").choose("assign_card 9 small")
    assert "command_card 2 repair" in table.offers
    table.decline().effect(Effect.ROUND_OVER)
    table.round_number = 3
    table.stop().turn("blue").choose("assign_card 2 small")
    assert table.turn_value == 1


@pytest.mark.rule("TR-BOU-101", "TR-BOU-07")
def test_example_14_neither_a_wreck_nor_the_own_small_car() -> None:
    table = german(2, 9).hand("blue", bounty="hit_and_run").put({"wreck 1": (2, 10), "blue small": (3, 12)})
    table.damage("blue small", "dent").active("blue medium").hit("wreck 1")
    assert (table.eliminated("wreck 1"), table.asked) == (True, "")
    assert table.fate(damage="dent").hit("blue small").asked == ""


@pytest.mark.rule("TR-GER-07", "TR-GER-11", "TR-GER-15", "TR-GER-23")
def test_example_15_a_german_round() -> None:
    table = sandy("blue", "green").german("blue", 2, 7, 10, 16, 17).put({"blue small": (0, 1), "blue medium": (2, 1)})
    table.put({"blue large": (4, 1), "green small": (0, 11), "green medium": (2, 6)})
    table.turn("blue").choose("assign_card 16 small", "command_card 7 nitro")
    assert table.moves == 9
    table.steps("F " * 9).fate(number=0).target("green small").turn("blue").choose("assign_card 10 medium")
    table.steps("F F F F").fate(number=0).target("green medium").turn("blue").choose("assign_card 17 large")
    table.steps("F " * 6).effect(Effect.ROUND_OVER)
    c = table.team(0)
    assert (c.hand.bit_count(), c.deck.bit_count(), c.discard.bit_count(), c.boards) == (5, 7, 6, 0)
    assert c.hand & bits(2)


@pytest.mark.rule("TR-GER-28", "TR-GER-27")
def test_a_named_card_that_loaded_dice_discards_is_named_no_more() -> None:
    table = german(1, 5, 9).hand("blue", one_shot="loaded_dice")
    table.team(0).lucky_card = 5
    table.turn("blue").choose("use loaded_dice").fate(number=0).choose("dice 2")
    assert (table.team(0).hand, table.team(0).lucky_card) == (bits(1, 2, 9), 0)
    hands = {table.imagined_by("green", seed).crews[0].hand for seed in range(20)}
    assert len(hands) > 10
