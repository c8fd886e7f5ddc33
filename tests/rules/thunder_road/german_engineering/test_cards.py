"""German Engineering: cards, set-up, hands (TR-GER-01 to 05, TR-GER-11 to 14, TR-GER-101 to 118)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.names import SHOTS, word
from tests.rules.chance import assert_even
from tests.rules.thunder_road.german_engineering.piles import ALL, CARDS, bits, dealt, total
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule(
    "TR-GER-101",
    "TR-GER-102",
    "TR-GER-103",
    "TR-GER-104",
    "TR-GER-105",
    "TR-GER-106",
    "TR-GER-107",
    "TR-GER-108",
    "TR-GER-109",
    "TR-GER-110",
    "TR-GER-111",
    "TR-GER-112",
    "TR-GER-113",
    "TR-GER-114",
    "TR-GER-115",
    "TR-GER-116",
    "TR-GER-117",
    "TR-GER-118",
)
def test_the_eighteen_cards() -> None:
    t = Scenario("blue", "green").t
    assert [(t.german_move[card], word(SHOTS, t.german_shot[card])) for card in range(18)] == CARDS


@pytest.mark.rule("TR-GER-01", "TR-GER-02", "TR-GER-31", "TR-CRD-03")
def test_car_crews_draw_five_cards_and_have_no_dice() -> None:
    found: list[int] = []
    for seed in range(60):
        table = Scenario.from_the_box(6, seed=seed, german_engineering="all", crew_choice="random").settle()
        for c in table.teams:
            if c.kind < 4:
                assert (c.german, c.hand.bit_count(), c.hand | c.deck, c.hand & c.deck, max(c.dice)) == (
                    1,
                    5,
                    ALL,
                    0,
                    0,
                )
                found += [card for card in range(18) if (c.hand >> card) & 1]
            else:
                assert (c.german, c.hand, sum(c.dice) > 0) == (0, 0, True)
    assert_even(found, 18)


@pytest.mark.rule("TR-GER-01", "TR-CRD-03", "TR-DEC-01")
def test_each_car_crew_chooses_cards_or_dice_in_seat_order() -> None:
    table = Scenario.from_the_box(3, german_engineering="choice", carnage=False).settle()
    table.choose("crew blue", "crew big_rig", "crew green")
    assert (table.asked, table.player, table.offers) == ("dice_or_cards", "blue", {"accept", "decline"})
    table.accept()
    assert (table.asked, table.player) == ("dice_or_cards", "green")
    table.decline()
    assert [c.german for c in table.teams[:3]] == [1, 0, 0]
    assert table.told("cards_or_dice") == [(0, 1, 0), (2, 0, 0)]
    assert (table.team(0).hand.bit_count(), table.team(0).dice[:], table.team(2).hand) == (5, [0] * 6, 0)


@pytest.mark.rule("TR-GER-03", "TR-GER-04")
def test_the_lowest_total_is_first_player_and_ties_start_again() -> None:
    again = 0
    for seed in range(60):
        table = dealt(seed, big_rig=False, final_five=False)
        totals = [total(table, crew) for crew in range(3)]
        announced = [b for _, b, _ in table.told("dice_rolled")]
        assert announced[-3:] == totals
        assert table.told("first_player") == [(totals.index(min(totals)), 0, 0)]
        assert totals.count(min(totals)) == 1
        for start in range(0, len(announced) - 3, 3):
            tied = announced[start : start + 3]
            assert tied.count(min(tied)) > 1
            again += 1
    assert again > 0


@pytest.mark.rule("TR-GER-03", "TR-GER-05")
@pytest.mark.parametrize(("option", "first"), [("sum", 1), ("average", 0)])
def test_dice_crews_compare_their_total_or_by_the_option_the_average(option: str, first: int) -> None:
    table = Scenario("blue", "green", ge_first_player=option).german("blue")
    table.fate(number=[0, 0, 0, 0, 12], die=[3, 2, 2, 3], road=1)
    table.round_number = 0
    table.effect(Effect.FIRST_ROLL)
    assert (total(table, 0), table.dice_of("green")) == (11, [2, 2, 3, 3])
    assert table.told("first_player") == [(first, 0, 0)]


@pytest.mark.rule("TR-GER-11", "TR-GER-12", "TR-GER-13")
def test_at_the_end_of_a_round_boards_are_discarded_and_the_hand_filled() -> None:
    table = sandy().german("blue", 1, 2, 3, 4, 5)
    c = table.team(0)
    c.hand, c.boards = bits(1, 2), bits(3, 4, 5)
    table.effect(Effect.ROUND_OVER)
    assert (c.boards, c.discard, c.hand.bit_count(), c.hand & bits(1, 2)) == (0, bits(3, 4, 5), 5, bits(1, 2))
    assert (c.deck.bit_count(), max(c.dice)) == (10, 0)


@pytest.mark.rule("TR-GER-13")
def test_the_first_round_is_played_with_the_starting_hand() -> None:
    table = dealt(3, big_rig=False, final_five=False)
    assert [c.hand.bit_count() for c in table.teams[:3]] == [5, 5, 5]
    assert (table.round_number, len(table.told("cards_drawn"))) == (1, len(table.told("dice_rolled")))


@pytest.mark.rule("TR-GER-14", "TR-GER-12")
def test_who_played_less_keeps_more_cards() -> None:
    table = sandy().german("blue", 1, 2, 3, 4, 5)
    c = table.team(0)
    c.hand, c.boards = bits(1, 2, 3, 4), bits(5)
    table.effect(Effect.ROUND_OVER)
    assert (c.hand & bits(1, 2, 3, 4), c.hand.bit_count(), c.discard) == (bits(1, 2, 3, 4), 5, bits(5))


@pytest.mark.rule("TR-HID-03", "TR-CRD-43")
@pytest.mark.parametrize("eyes", ["blue", "green", ""])
def test_of_the_cards_of_others_only_their_number_is_seen(eyes: str) -> None:
    table = sandy().german("blue", 2, 7, 18).german("green", 5)
    seen = table.seen_by(eyes)
    assert seen.crews[0].hand == (bits(2, 7, 18) if eyes == "blue" else bits(1, 2, 3))
    assert seen.crews[1].hand == (bits(5) if eyes == "green" else bits(1))
    assert (seen.crews[0].deck.bit_count(), seen.crews[1].deck.bit_count()) == (15, 17)
