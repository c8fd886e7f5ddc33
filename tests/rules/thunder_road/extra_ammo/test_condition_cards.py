"""The deck of road conditions and its cards on the tiles (TR-ROA-01 to 09)."""

import pytest

from carambolage.games.thunder_road.cards.road_conditions import show_condition
from carambolage.games.thunder_road.ground.piles import make_sand
from carambolage.games.thunder_road.names.cards import CONDITION_KINDS, Condition
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.state import FACEUP
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even

ALL = (1 << CONDITION_KINDS) - 1


def dealt(seed: int) -> Scenario:
    """A real beginning with road conditions, up to the first question after the set-up."""
    return Scenario.from_the_box(3, seed=seed, road_conditions=True, crew_choice="random", carnage=False).settle()


def scrolling(*, deck: str = "", discard: int = 0) -> Scenario:
    """Blue's small car stands before the front edge; the middle and the lead tile have their cards."""
    table = Scenario("blue", "green", "orange").draw("\n".join(["S" * 24] * 6)).put({"blue small": (2, 23)})
    table.condition(1, "tailwind").condition(2, "headwind")
    left = ALL & ~(1 << Condition.TAILWIND | 1 << Condition.HEADWIND)
    table.condition_deck = 1 << getattr(Condition, deck.upper()) if deck else left & ~discard
    table.condition_discard = discard
    return table


def cards(table: Scenario) -> list[int]:
    """The cards of the rear, the middle and the lead tile, -1 for none."""
    return [table.conditions[(table.rear + tile) % 3] - 1 for tile in range(3)]


@pytest.mark.slow
@pytest.mark.rule("TR-ROA-01", "TR-ROA-02")
def test_two_of_ten_cards_are_shown_for_the_middle_and_the_lead_tile() -> None:
    pairs = []
    for seed in range(400):
        table = dealt(seed)
        rear, middle, lead = cards(table)
        assert (rear, table.condition_discard) == (-1, 0)
        assert table.condition_deck == ALL & ~(1 << middle | 1 << lead)
        assert table.told("condition_shown") == [(1, middle, 0), (2, lead, 0)]
        assert table.story("hazards_laid", "condition_shown")[-2:] == ["condition_shown"] * 2
        pairs += [("middle", middle), ("lead", lead)]
    assert_even(pairs, 20)


@pytest.mark.rule("TR-ROA-04", "TR-ROA-08")
def test_cards_move_along_with_their_tiles_and_leave_with_them() -> None:
    table = scrolling().drive("blue small", 2).fate(number=0).step("F")
    assert cards(table) == [Condition.TAILWIND, Condition.HEADWIND, Condition.SANDSTORM]
    assert (table.condition_discard, table.where("blue small")) == (0, (2, 16))
    table = scrolling().fate(number=[0, 0])
    table.effect(Effect.FLY, table.vehicle("blue small"), 0, 1).put({"blue small": (2, 23)})
    table.drive("blue small", 1).step("F")
    assert cards(table) == [Condition.HEADWIND, Condition.SANDSTORM, Condition.FRESH_ASPHALT]
    assert table.condition_discard == 1 << Condition.TAILWIND


@pytest.mark.rule("TR-ROA-05")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    table = scrolling(discard=ALL & ~(1 << Condition.TAILWIND | 1 << Condition.HEADWIND))
    table.fate(number=3).drive("blue small", 1).step("F")
    left = ALL & ~(1 << Condition.TAILWIND | 1 << Condition.HEADWIND | 1 << Condition.DIESEL_SPILL)
    assert (cards(table)[2], table.condition_deck, table.condition_discard) == (Condition.DIESEL_SPILL, left, 0)


@pytest.mark.rule("TR-ROA-06")
def test_the_final_tile_has_a_card_too() -> None:
    table = scrolling(deck="sandstorm").lose("green small", "green medium", "green large")
    table.team("green").out, table.outs = 1, 1
    table.drive("blue small", 1).step("F")
    assert (table.final, cards(table)[2]) == (1, Condition.SANDSTORM)
    assert table.story("condition_shown", "finish_line") == ["condition_shown", "finish_line"]


@pytest.mark.rule("TR-ROA-03")
def test_a_card_acts_on_its_own_tile_only() -> None:
    for place, moves in (((2, 7), 3), ((2, 8), 4), ((2, 15), 4), ((2, 16), 3)):
        table = Scenario("blue", "green").put({"blue small": place}).condition(1, "tailwind").drive("blue small", 3)
        assert table.moves == moves


@pytest.mark.rule("TR-ROA-03")
@pytest.mark.parametrize(("tile", "moves"), [(0, 2), (1, 3)])
def test_the_rig_is_on_the_tile_of_its_front_section(tile: int, moves: int) -> None:
    table = Scenario("big_rig", "green").put({"rig front": (2, 8), "rig middle": (2, 7), "rig rear": (2, 6)})
    table.team("big_rig").steering = 3
    assert table.condition(tile, "tailwind").drive("rig front", 2).moves == moves


@pytest.mark.rule("TR-ROA-07")
def test_nobody_is_credited_for_what_a_condition_does() -> None:
    table = Scenario("blue", "green", "orange").draw("\n".join(["S" * 24] * 6)).ground({(2, 10): "road"})
    table.put({"blue small": (2, 9), "green small": (2, 11)}).ground({(2, 12): "impassable"})
    table.condition(1, "diesel_spill").hand("blue", bounty="head_hunter")
    table.fate(direction="F", slam="bottom").fate(direction="F").drive("blue small", 1).step("F")
    assert (table.eliminated("green small"), table.asked) == (True, "")


@pytest.mark.rule("TR-ROA-07")
def test_the_same_loss_by_the_own_hand_is_credited() -> None:
    table = Scenario("blue", "green", "orange").put({"blue small": (2, 10), "green small": (2, 11)})
    table.ground({(2, 12): "impassable"}).condition(1, "demolition_derby").hand("blue", bounty="head_hunter")
    table.fate(slam="bottom", direction="F").drive("blue small", 1).step("F")
    assert (table.eliminated("green small"), table.asked) == (True, "claim_bounty")


@pytest.mark.rule("TR-ROA-09")
def test_tokens_override_a_condition() -> None:
    table = Scenario("blue", "green").put({"blue small": (2, 9)}).condition(1, "downpour")
    table.ground({(2, 10): "sand", (2, 11): "sand"}).token((2, 10), "road", faceup=True)
    table.drive("blue small", 3).step("F")
    assert table.moves == 2
    table.step("F")
    assert table.moves == 0


@pytest.mark.rule("TR-ROA-09", "TR-ROA-102")
def test_sand_that_the_rig_left_is_not_fresh_asphalt() -> None:
    table = Scenario("blue", "green").put({"blue small": (2, 9)}).condition(1, "fresh_asphalt")
    make_sand(table.g, table.t, table.space((2, 10)))
    table.drive("blue small", 1).step("F")
    assert table.asked == ""


def debris_of(table: Scenario) -> list[int]:
    """Show Debris Field for the middle tile; where its tokens lie."""
    before = set(places(table))
    show_condition(table.g, table.t, 1)
    return [space for space in places(table) if space not in before]


def places(table: Scenario) -> list[int]:
    """The spaces with facedown tokens."""
    return [space for space in range(144) if table.tokens_laid[space] >= 0 and not table.token_eyes[space] & FACEUP]


@pytest.mark.rule("TR-ROA-106")
def test_debris_lies_on_three_empty_road_spaces_evenly() -> None:
    found: list[int] = []
    for seed in range(60):
        table = Scenario("blue", "green", seed=seed).draw("\n".join(["S" * 8 + "SSRRRRSS" + "S" * 8] * 6))
        table.token((0, 10), "mine").put({"green small": (1, 10)}).chopper("green", (2, 10))
        table.condition_deck = 1 << Condition.DEBRIS_FIELD
        laid = debris_of(table)
        assert len(set(laid)) == 3
        found += laid
    assert_even(found, 21)


@pytest.mark.rule("TR-ROA-106")
def test_debris_is_less_where_there_is_less_road() -> None:
    table = Scenario("blue", "green").draw("\n".join(["S" * 24] * 6)).ground({(2, 9): "road", (3, 9): "road"})
    table.condition_deck = 1 << Condition.DEBRIS_FIELD
    laid = sorted([table.space((2, 9)), table.space((3, 9))])
    assert debris_of(table) == laid
    assert sorted(space for space, _, _ in table.settle().told("token_laid")) == laid


@pytest.mark.rule("TR-EFX-21", "TR-ROA-04", "TR-ROA-106", "TR-FRT-03")
def test_example_11_cards_move_with_tiles() -> None:
    table = scrolling(deck="debris_field").lose("green small", "green medium", "green large")
    table.team("green").out, table.outs = 1, 1
    spots = ((0, 1), (1, 2), (3, 3), (4, 4), (5, 5))
    table.next_tile("4a", {(lane, 0): "sand" for lane in range(6)}, spots).drive("blue small", 3).step("F")
    assert cards(table) == [Condition.TAILWIND, Condition.HEADWIND, Condition.DEBRIS_FIELD]
    assert (len(places(table)), table.condition_discard, table.final) == (8, 0, 1)
    order = table.story("hazards_laid", "condition_shown", "token_laid", "finish_line", "stepped")
    assert order == ["hazards_laid", "condition_shown", *["token_laid"] * 3, "finish_line", "stepped"]
    assert (table.where("blue small"), table.moves) == ((2, 16), 1)
