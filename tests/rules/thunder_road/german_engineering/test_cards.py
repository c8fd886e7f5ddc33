"""German Engineering: set-up, hands, shots, the deck (TR-GER-01 to 05, TR-GER-11 to 25, TR-GER-101 to 118)."""

import pytest

from carambolage.games.thunder_road.names import op
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.names import SHOTS, word
from tests.rules.chance import assert_even
from tests.rules.thunder_road.sandy import in_ruins, sandy

ALL = (1 << 18) - 1
CARDS = [
    (1, "large"),
    (1, "medium"),
    (1, "any"),
    (2, "large"),
    (2, "medium_or_small"),
    (2, "any"),
    (3, "large"),
    (3, "large"),
    (3, "medium"),
    (4, "large"),
    (4, "large"),
    (4, "medium_or_small"),
    (5, "large"),
    (5, "medium"),
    (5, "medium_or_small"),
    (6, "large"),
    (6, "large"),
    (6, "any"),
]


def bits(*numbers: int) -> int:
    """Cards by their numbers 1 to 18, as a pile is stored."""
    return sum(1 << (number - 1) for number in numbers)


def dealt(seed: int, **options: object) -> Scenario:
    """A real beginning in which all car crews use cards."""
    switches = {"german_engineering": "all", "crew_choice": "random", "carnage": False, **options}
    return Scenario.from_the_box(3, seed=seed, **switches).settle()


def total(table: Scenario, crew: int) -> int:
    """The move values in a crew's hand."""
    return sum(CARDS[card][0] for card in range(18) if (table.g.crews[crew].hand >> card) & 1)


@pytest.mark.rule(*(f"TR-GER-{number}" for number in range(101, 119)))
def test_the_eighteen_cards() -> None:
    t = Scenario("blue", "green").t
    assert [(t.german_move[card], word(SHOTS, t.german_shot[card])) for card in range(18)] == CARDS


@pytest.mark.rule("TR-GER-32")
@pytest.mark.parametrize(("size", "hits"), [("small", 6), ("medium", 9), ("large", 12)])
def test_a_full_deck_hits_as_often_as_the_die(size: str, hits: int) -> None:
    found = 0
    for number in range(18):
        table = sandy().german("blue").put({"blue medium": (2, 9), f"green {size}": (2, 10)})
        table.fate(number=number, damage="dent").shoot("blue medium").target(f"green {size}")
        found += table.damage_of(f"green {size}") != ()
    assert found == hits


@pytest.mark.rule("TR-GER-32")
def test_a_tiny_target_is_hit_by_any_alone() -> None:
    found = []
    for number in range(18):
        table = sandy().german("blue").put({"blue medium": (2, 9), "green small": (2, 10)})
        table.upgrade("green small", "stealth_paint").fate(number=number, damage="dent").shoot("blue medium")
        found += [number] if table.target("green small").damage_of("green small") else []
    assert found == [2, 5, 17]


@pytest.mark.rule("TR-GER-01", "TR-GER-02", "TR-GER-31", "TR-CRD-03")
def test_car_crews_draw_five_cards_and_have_no_dice() -> None:
    found: list[int] = []
    for seed in range(60):
        table = Scenario.from_the_box(6, seed=seed, german_engineering="all", crew_choice="random").settle()
        for c in table.g.crews:
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
    assert [c.german for c in table.g.crews[:3]] == [1, 0, 0]
    assert (table.g.crews[0].hand.bit_count(), table.g.crews[0].dice[:], table.g.crews[2].hand) == (5, [0] * 6, 0)


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
    table.g.round = 0
    table.effect(op.FIRST_ROLL)
    assert (total(table, 0), table.dice_of("green")) == (11, [2, 2, 3, 3])
    assert table.told("first_player") == [(first, 0, 0)]


@pytest.mark.rule("TR-GER-11", "TR-GER-12", "TR-GER-13")
def test_at_the_end_of_a_round_boards_are_discarded_and_the_hand_filled() -> None:
    table = sandy().german("blue", 1, 2, 3, 4, 5)
    c = table.g.crews[0]
    c.hand, c.boards = bits(1, 2), bits(3, 4, 5)
    table.effect(op.ROUND_OVER)
    assert (c.boards, c.discard, c.hand.bit_count(), c.hand & bits(1, 2)) == (0, bits(3, 4, 5), 5, bits(1, 2))
    assert (c.deck.bit_count(), max(c.dice)) == (10, 0)


@pytest.mark.rule("TR-GER-13")
def test_the_first_round_is_played_with_the_starting_hand() -> None:
    table = dealt(3, big_rig=False, final_five=False)
    assert [c.hand.bit_count() for c in table.g.crews[:3]] == [5, 5, 5]
    assert (table.g.round, len(table.told("cards_drawn"))) == (1, len(table.told("dice_rolled")))


@pytest.mark.rule("TR-GER-14", "TR-GER-12")
def test_who_played_less_keeps_more_cards() -> None:
    table = sandy().german("blue", 1, 2, 3, 4, 5)
    c = table.g.crews[0]
    c.hand, c.boards = bits(1, 2, 3, 4), bits(5)
    table.effect(op.ROUND_OVER)
    assert (c.hand & bits(1, 2, 3, 4), c.hand.bit_count(), c.discard) == (bits(1, 2, 3, 4), 5, bits(5))


@pytest.mark.rule("TR-GER-15", "TR-GER-17")
def test_a_shot_turns_up_the_top_card_after_the_target_is_chosen() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (2, 9), "green medium": (2, 10)}).shoot("blue medium")
    assert (table.asked, table.story("card_revealed")) == ("shoot_target", [])
    table.fate(number=0, damage="dent").target("green medium")
    assert table.told("card_revealed") == [(0, 1, 0)]
    assert (table.damage_of("green medium"), table.g.crews[0].discard) == (("dent",), bits(2))


@pytest.mark.rule("TR-GER-15")
def test_the_chopper_of_a_card_crew_uses_the_deck_too() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (0, 3), "green medium": (2, 13)}).chopper("blue", (2, 12))
    table.active("blue medium").effect(op.CHOPPER_SHOT, 0).fate(number=0, damage="dent").target("green medium")
    assert (table.damage_of("green medium"), table.g.crews[0].discard) == (("dent",), bits(2))


@pytest.mark.rule("TR-GER-16")
def test_the_tool_depends_on_the_shooter() -> None:
    table = sandy().german("green", 1).put({"blue medium": (2, 9), "green medium": (2, 10)})
    table.fate(shot="medium", damage="dent").shoot("blue medium").target("green medium")
    assert (table.damage_of("green medium"), table.g.crews[1].discard) == (("dent",), 0)


@pytest.mark.rule("TR-GER-18")
def test_a_reroll_discards_the_card_and_turns_up_the_next() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (2, 9), "green small": (2, 10)})
    table.upgrade("blue medium", "targeting_scope").shoot("blue medium").fate(number=0).target("green small")
    assert (table.asked, table.g.crews[0].discard) == ("shot_reroll", bits(2))
    table.fate(number=0, damage="dent").accept()
    assert (table.g.crews[0].discard, table.damage_of("green small")) == (bits(2, 3), ("dent",))


@pytest.mark.rule("TR-GER-19", "TR-GER-09")
def test_speed_trap_and_pit_trap_use_the_die() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (2, 9)}).condition(1, "speed_trap")
    table.fate(shot="medium", damage="dent").drive("blue medium", 5).steps("F F F F F")
    assert (table.damage_of("blue medium"), table.g.crews[0].discard) == (("dent",), 0)
    table = sandy(carnage=True).german("blue", 1).put({"blue medium": (2, 9)}).token((2, 10), "pit_trap")
    table.fate(shot="medium").drive("blue medium", 1).step("F")
    assert (table.eliminated("blue medium"), table.g.crews[0].discard) == (True, 0)


@pytest.mark.rule("TR-GER-20")
def test_a_sure_hit_turns_up_no_card() -> None:
    table = sandy().german("blue", 6).leader("blue", "wong", tokens=1).put({"blue medium": (2, 9)})
    table.put({"green small": (2, 11)}).turn("blue").choose("assign_card 6 medium").choose("token called_shot")
    table.steps("F F").stop().put({"blue medium": (2, 10)})
    table.fate(damage="dent").effect(op.SHOOT, table.vehicle("blue medium"))
    table.target("green small")
    assert (table.damage_of("green small"), table.g.crews[0].discard) == (("dent",), 0)


@pytest.mark.rule("TR-GER-21")
def test_an_empty_deck_is_made_of_the_discard_only() -> None:
    table = sandy().german("blue", 1, 2).put({"blue medium": (2, 9), "green medium": (2, 10)})
    c = table.g.crews[0]
    c.deck, c.boards, c.discard = 0, bits(3, 4), ALL & ~bits(1, 2, 3, 4)
    table.fate(number=1).shoot("blue medium").target("green medium")
    assert (c.discard, c.deck) == (bits(6), ALL & ~bits(1, 2, 3, 4, 6))


@pytest.mark.rule("TR-GER-22")
def test_a_refill_goes_on_after_the_shuffle() -> None:
    table = sandy().german("blue", 1)
    c = table.g.crews[0]
    c.hand, c.deck, c.boards, c.discard = bits(1), bits(2, 3), bits(4, 5, 6, 7), ALL & ~bits(1, 2, 3, 4, 5, 6, 7)
    table.fate(number=[0, 0, 0, 0]).effect(op.ROUND_OVER)
    assert (c.hand, c.discard, c.boards) == (bits(1, 2, 3, 4, 5), 0, 0)
    assert c.deck == ALL & ~bits(1, 2, 3, 4, 5)


@pytest.mark.rule("TR-GER-25")
def test_the_cards_of_a_player_who_goes_out_leave_the_game() -> None:
    table = in_ruins(sandy().german("green", 1, 2, 3, 4, 5), "green", but="small").put({"green small": (0, 9)})
    table.shove("green small", "FL")
    c = table.g.crews[1]
    assert (table.is_out("green"), c.hand | c.deck | c.boards | c.discard) == (True, 0)
