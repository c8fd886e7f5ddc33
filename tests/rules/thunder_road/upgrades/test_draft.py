"""The draft of upgrades and their assignment (TR-UPG-01 to 08)."""

import pytest

from carambolage.games.thunder_road.hidden.hide import UNKNOWN
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import UPGRADE_KINDS, Upgrade
from carambolage.games.thunder_road.setup.secret_choices import held_by
from carambolage.games.thunder_road.setup.upgrades import fitted_card
from tests.games.thunder_road.scenario import Scenario

CARS = {"big_rig": False, "final_five": False, "crew_choice": "random"}


def drafting(players: int, seed: int = 1, **options: object) -> Scenario:
    """A real beginning, up to the draft."""
    return Scenario.from_the_box(players, seed, **{"upgrades": True, "carnage": False, **CARS, **options}).settle()


def mixed(seed: int = 1) -> Scenario:
    """A with cars, B with the Final Five, C and D with cars."""
    table = Scenario.from_the_box(4, seed, upgrades=True, carnage=False).settle()
    return table.choose("crew blue", "crew final_five", "crew green", "crew orange")


def hands(table: Scenario) -> list[int]:
    """The cards in the crews' hands, a bit each."""
    return [held_by(table.g, crew) for crew in range(table.crew_count)]


def pick_first(table: Scenario) -> Scenario:
    """Everybody takes the first card of the hand, once."""
    for _ in range(table.asked_seats.bit_count()):
        table.act(table.offered[0])
    return table


@pytest.mark.rule("TR-UPG-01")
def test_four_different_cards_each() -> None:
    for seed in range(10):
        dealt = hands(drafting(4, seed))
        assert [cards.bit_count() for cards in dealt] == [4] * 4
        assert sum(dealt).bit_count() == 16


@pytest.mark.rule("TR-UPG-01")
def test_every_card_is_dealt_to_somebody_once_in_a_while() -> None:
    found = 0
    for seed in range(20):
        found |= sum(hands(drafting(4, seed)))
    assert found == (1 << UPGRADE_KINDS) - 1


@pytest.mark.rule("TR-UPG-01", "TR-CRD-43")
def test_a_hand_is_seen_only_by_its_owner() -> None:
    table = drafting(3)
    colours = ["blue", "green", "orange", "white"]
    owner = colours[table.team(1).kind]
    assert list(table.seen_by(owner).crews[1].dealt) == list(table.team(1).dealt)
    stranger = colours[table.team(0).kind]
    assert list(table.seen_by(stranger).crews[1].dealt) == [UNKNOWN] * 4
    assert list(table.seen_by("").crews[1].dealt) == [UNKNOWN] * 4


@pytest.mark.rule("TR-UPG-02", "TR-CRD-47")
def test_one_is_kept_and_three_go_to_the_left_all_at_once() -> None:
    table = drafting(3)
    before = hands(table)
    assert table.asked_seats == 0b111
    table.act(table.offered[0])
    assert hands(table) == before
    assert not any(table.team(0).kept)
    pick_first(table)
    kept = [c.kept[0] - 1 for c in table.teams[:3]]
    left = [cards & ~(1 << card) for cards, card in zip(before, kept, strict=True)]
    assert hands(table)[:3] == [left[2], left[0], left[1]]


@pytest.mark.rule("TR-UPG-03")
def test_three_picks_and_the_last_cards_go_back_unseen() -> None:
    table = drafting(3)
    dealt = sum(hands(table))
    for size in (4, 3, 2):
        assert (table.asked, [cards.bit_count() for cards in hands(table)]) == ("draft_upgrade", [size] * 3)
        pick_first(table)
    assert (table.asked, hands(table)) == ("assign_upgrades", [0] * 3)
    kept = [card - 1 for c in table.teams[:3] for card in c.kept]
    assert len(set(kept)) == 9
    assert all(dealt >> card & 1 for card in kept)


@pytest.mark.rule("TR-UPG-04", "TR-CRD-02")
def test_example_2_a_seat_without_cars_is_skipped() -> None:
    table = mixed()
    before = hands(table)
    assert (table.asked_seats, before[1]) == (0b1101, 0)
    pick_first(table)
    kept = [c.kept[0] - 1 for c in table.teams[:4]]
    left = {crew: before[crew] & ~(1 << kept[crew]) for crew in (0, 2, 3)}
    assert hands(table) == [left[3], 0, left[0], left[2]]
    pick_first(pick_first(table))
    assert [sum(card > 0 for card in c.kept) for c in table.teams[:4]] == [3, 0, 3, 3]
    assert sum(before).bit_count() == 12
    assert UPGRADE_KINDS - 12 == 15


@pytest.mark.rule("TR-UPG-04")
def test_a_single_car_crew_keeps_three_of_its_own_four() -> None:
    table = Scenario.from_the_box(2, 1, upgrades=True).settle().choose("crew blue", "crew big_rig")
    own = hands(table)[0]
    for _ in range(3):
        table.act(table.offered[0])
    assert table.asked == "assign_upgrades"
    assert all(own >> (card - 1) & 1 for card in table.team(0).kept)


@pytest.mark.rule("TR-UPG-05", "TR-CRD-47")
def test_six_ways_to_assign_shown_together() -> None:
    table = pick_first(pick_first(pick_first(drafting(2))))
    kept = [list(c.kept) for c in table.teams[:2]]
    assert (table.asked, table.offers) == ("assign_upgrades", {f"fit {order}" for order in range(6)})
    table.choose("fit 3")
    assert all(v.upgrade == 0 for v in table.pieces)
    table.choose("fit 0")
    assert [v.upgrade for v in table.pieces[:3]] == [kept[0][1], kept[0][2], kept[0][0]]
    assert [v.upgrade for v in table.pieces[5:8]] == kept[1]
    assert len(table.told("upgrade_fitted")) == 6
    assert all(not any(c.kept) and c.picked == 0 and c.seen == 0 for c in table.teams)


@pytest.mark.rule("TR-UPG-05")
def test_the_six_orders_are_all_different() -> None:
    orders = {tuple(fitted_card(order, car) for car in range(3)) for order in range(6)}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


@pytest.mark.rule("TR-UPG-07", "TR-CRD-48")
@pytest.mark.parametrize(("shown", "leaders"), [("before_draft", 3), ("after_draft", 0)])
def test_leaders_are_shown_before_or_after_the_draft(shown: str, leaders: int) -> None:
    table = drafting(3, leaders=True, leaders_shown=shown)
    while table.asked == "choose_leader":
        table.act(table.offered[0])
    assert table.asked == "draft_upgrade"
    assert sum(c.leader > 0 for c in table.teams) == leaders
    while table.asked in ("draft_upgrade", "assign_upgrades"):
        table.act(table.offered[0])
    assert sum(c.leader > 0 for c in table.teams) == 3
    assert [c.tokens for c in table.teams[:3]] == [table.t.stars[c.leader - 1] for c in table.teams[:3]]
    story = table.story("leader_chosen", "upgrade_fitted", "dice_rolled")
    assert story[0] == ("leader_chosen" if leaders else "upgrade_fitted")
    assert story.index("dice_rolled") == 12


@pytest.mark.rule("TR-UPG-08")
def test_a_hand_is_sorted_and_every_hand_held_is_known() -> None:
    table = drafting(3)
    before = hands(table)
    pick_first(table)
    for crew in range(3):
        held = [card for card in table.team(crew).dealt if card]
        assert held == sorted(held)
        assert table.team(crew).seen == before[crew] | hands(table)[crew]


@pytest.mark.rule("TR-CRD-46")
def test_answers_are_listed_in_the_order_of_the_cards() -> None:
    table = drafting(3)
    listed = [action - Action.KEEP for action in table.offered]
    assert listed == sorted(listed)
    assert len(listed) == 4


@pytest.mark.rule("TR-UPG-17", "TR-EFX-01")
def test_spreaders_take_three_controlled_tokens() -> None:
    found: dict[int, int] = {}
    for seed in range(40):
        table = drafting(4, seed)
        while table.asked in ("draft_upgrade", "assign_upgrades"):
            table.act(table.offered[0])
        found |= {v.upgrade - 1: v.loads for v in table.pieces if v.upgrade}
    spreaders = (Upgrade.MINE_SPREADER, Upgrade.OIL_SPREADER)
    assert all(loads == (3 if card in spreaders else 0) for card, loads in found.items())
    assert set(spreaders) <= set(found)


@pytest.mark.rule("TR-UPG-04", "TR-CRD-21")
@pytest.mark.parametrize("moment", ["choose_leader", "draft_upgrade", "assign_upgrades"])
def test_the_draft_goes_on_without_a_player_who_leaves(moment: str) -> None:
    table = drafting(4, leaders=True)
    while table.asked != moment:
        table.act(table.offered[0])
    table.act(table.offered[0])
    colours = ["blue", "green", "orange", "white"]
    table.leave(colours[table.team(2).kind])
    while table.asked in ("choose_leader", "draft_upgrade", "assign_upgrades"):
        assert table.asked_seat != 2
        table.act(table.offered[0])
    assert [c.leader != 0 for c in table.teams[:4]] == [True, True, False, True]
    fitted = [[v.upgrade != 0 for v in table.pieces[5 * crew : 5 * crew + 3]] for crew in range(4)]
    assert fitted == [[True] * 3, [True] * 3, [False] * 3, [True] * 3]


@pytest.mark.rule("TR-UPG-05")
def test_both_crews_of_a_big_team_assign_their_upgrades() -> None:
    table = drafting(2, big_team=True)
    while table.asked == "draft_upgrade":
        table.act(table.offered[0])
    kept = [list(c.kept) for c in table.teams[:4]]
    while table.asked == "assign_upgrades":
        table.choose("fit 0")
    assert [[v.upgrade for v in table.pieces[5 * crew : 5 * crew + 3]] for crew in range(4)] == kept
    assert len(table.told("upgrade_fitted")) == 12
