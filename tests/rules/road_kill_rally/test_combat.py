"""Combat actions and weapon attacks (chapters 14 and 14.2)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from tests.games.road_kill_rally.scenario import Scenario, Space


def duel(hand: str = "", mounted: str = "machine_gun", space: Space = (3, 2), wiped: int = 0) -> Scenario:
    """A with a weapon behind B."""
    return Scenario(2).put("A", (1, 2), hand=hand, mounted=mounted).put("B", space, wiped=wiped)


# Actions


@pytest.mark.rule("RK-CMB-01", "RK-CMB-07", "RK-GEN-10")
def test_who_can_do_nothing_passes_without_a_question() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro").put("B", (3, 2)).combat("A")
    assert (table.question, table.story()) == (0, ["passed"])


@pytest.mark.rule("RK-CMB-01")
def test_one_action_for_each_racing_player_in_the_order_of_the_phase() -> None:
    table = Scenario(3).road("start", "open_highway", "suburbia").put("A", (5, 2), hand="pit_stop")
    table.put("B", (9, 2), hand="pit_stop").put("C", (7, 2), hand="pit_stop").combat("B").stop()
    table.g.depth = 0
    table.push(3).push(5, 2).go_on()
    assert [table.asked, *[table.choose("pass").asked for _ in range(2)]] == ["B", "C", "A"]


@pytest.mark.rule("RK-CMB-02", "RK-CMB-07")
def test_all_actions() -> None:
    table = Scenario(2).put("A", (2, 2), hand="bump oil_slick pit_stop nitro", mounted="grenades", skill="slingshot")
    table.put("B", (2, 1)).target((3, 3), "green").combat("A")
    assert table.offers == {"pass", "weapon", "play bump", "play oil_slick", "play pit_stop", "slingshot"}
    table.car("A").skill = 8
    assert table.combat("A").offers == {
        "pass",
        "weapon",
        "play bump",
        "play oil_slick",
        "play pit_stop",
        "two_card_stop",
    }


@pytest.mark.rule("RK-CMB-03", "RK-CMB-07", "RK-WPN-01", "RK-EX-31")
@pytest.mark.parametrize(("hand", "extra", "offered"), [("bump bump", "", False), ("bump bump", "feed", True)])
def test_only_what_can_be_paid_is_offered(hand: str, extra: str, offered: bool) -> None:
    table = duel(hand, f"rockets {extra}").combat("A")
    assert ("weapon" in table.offers) is offered


@pytest.mark.rule("RK-CMB-03")
def test_passing_is_told() -> None:
    table = duel("nitro").combat("A")
    assert table.offers == {"pass", "weapon"}
    assert table.choose("pass").story() == ["passed"]


@pytest.mark.rule("RK-CMB-04", "RK-EDG-10")
def test_cars_across_the_line_are_not_attacked() -> None:
    table = duel("nitro").target((2, 2), "red")
    table.car("B").status = 2
    table.combat("A").choose("weapon")
    assert table.told("aimed") == [(0, 4, 28, 1, 0, 0)]
    table = duel("nitro")
    table.car("B").status = 2
    assert table.combat("A").question == 0


@pytest.mark.rule("RK-CMB-05")
def test_who_has_nothing_to_lose_may_be_attacked_too() -> None:
    table = duel("nitro", wiped=1).combat("A").dice(5, 3, 3, 0, 0).choose("weapon")
    assert table.attacks == [(0, 1, 28)]
    assert (table.car("A").shots, table.car("B").tokens) == (0, 0)


@pytest.mark.rule("RK-CMB-06", "RK-WPN-02", "RK-WPN-08")
def test_order_of_an_attack() -> None:
    table = (
        Scenario(3).put("A", (1, 2), hand="bump bump pass", mounted="machine_gun").put("B", (3, 2), hand="nitro nitro")
    )
    table.put("C", (2, 2)).combat("A").choose("weapon")
    assert (table.question, table.offers) == (Question.PAY_CARD, {"spend bump", "spend pass"})
    table.put("B", (2, 1)).combat("A").choose("weapon")
    assert (table.question, table.offers) == (Question.COMBAT_VICTIM, {"rival B", "rival C"})
    table.dice(3, 0, 0, 0).choose("rival B", "spend bump", "spend bump")
    assert table.story("attacked", "spent", "rolled", "gave") == [
        "attacked",
        "attacked",
        "spent",
        "spent",
        "rolled",
        "gave",
    ]
    assert table.hand("A") == ["pass", "nitro"]


@pytest.mark.rule("RK-CMB-08")
def test_rivals_by_road_order_then_targets_by_space() -> None:
    table = Scenario(4).road("start", "open_highway").put("A", (3, 2), hand="nitro", mounted="grenades")
    table.put("B", (4, 3)).put("C", (5, 1)).put("D", (2, 1))
    table.target((2, 3), "green").target((4, 3), "red").target((3, 2), "yellow").combat("A").choose("weapon")
    assert [table.say(action) for action in table.offered] == [
        *("rival C", "rival B", "rival D"),
        *("target (2, 3)", "target (3, 2)", "target (4, 3)"),
    ]


# Weapons


@pytest.mark.rule("RK-WPN-01")
def test_a_weapon_needs_a_rival_or_target_in_arc_and_range() -> None:
    assert duel("nitro", space=(5, 2)).road("start", "open_highway").combat("A").offers == {"pass", "weapon"}
    assert duel("nitro", space=(6, 2)).road("start", "open_highway").combat("A").question == 0
    assert duel("nitro", mounted="turret").combat("A").question == 0


@pytest.mark.rule("RK-WPN-01", "RK-WPN-07")
def test_a_weapon_attacks_one_rival() -> None:
    table = (
        Scenario(3).put("A", (1, 2), hand="nitro", mounted="machine_gun").put("B", (2, 1), hand="pass").put("C", (2, 3))
    )
    table.combat("A").choose("weapon").dice(3, 0, 0, 0).choose("rival B")
    assert (table.hand("A"), table.question, table.car("C").wiped) == (["pass"], 0, 0)


@pytest.mark.rule("RK-WPN-02", "RK-WPN-10", "RK-EX-31")
@pytest.mark.parametrize(
    "paid",
    [("nitro", "bump"), ("bump", "nitro"), ("nitro", "nitro"), ("bump", "bump", "nitro")],
)
def test_ammunition(paid: tuple[str, ...]) -> None:
    table = duel("bump bump nitro nitro", "rockets").combat("A").choose("weapon").dice(0, 0, 0, 0, 0)
    for card in paid[:2]:
        assert (table.question, table.offers) == (Question.PAY_CARD, {"spend bump", "spend nitro"})
        table.choose(f"spend {card}")
    assert (table.question, table.discards) == (0, sorted(paid, key=["bump", "nitro"].index))


@pytest.mark.rule("RK-WPN-03", "RK-EDG-01")
def test_a_weapon_of_cost_0_needs_no_cards() -> None:
    table = duel("", "brushes feed", space=(1, 1)).combat("A").dice(3, 0, 0).choose("weapon")
    assert (table.story("spent"), table.car("A").shots) == ([], 1)


@pytest.mark.rule("RK-WPN-03", "RK-CRD-RA27")
@pytest.mark.parametrize(("weapon", "cost"), [("machine_gun", 1), ("flames", 0)])
def test_ammo_feed(weapon: str, cost: int) -> None:
    table = duel("bump", f"{weapon} feed", space=(2, 2)).combat("A").dice(0, 0, 0, 0).choose("weapon")
    assert (len(table.discards), table.question) == (cost, 0)


@pytest.mark.rule("RK-WPN-04", "RK-WPN-05", "RK-TOK-01", "RK-EX-09")
def test_a_weapon_against_armour() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun")
    table.put("B", (3, 2), hand="bump bump pass pass lucky_escape crowd", mounted="ballistic").combat("A")
    table.dice(5, 3, 3, 3, 0).choose("weapon")
    assert table.told("reduced") == [(1, 2, 3)]
    table.choose("lose bump", "lose pass", "lose crowd")
    assert (table.hand("A"), table.hand("B")) == (["bump", "pass", "crowd"], ["bump", "lucky_escape", "pass"])
    assert (table.car("A").shots, table.discards) == (1, ["nitro"])


@pytest.mark.rule("RK-WPN-05", "RK-INF-05")
def test_others_see_only_how_many_cards_change_hands() -> None:
    table = (
        Scenario(3).put("A", (1, 2), hand="nitro", mounted="machine_gun").put("B", (3, 2), hand="bump").put("C", (1, 1))
    )
    table.combat("A").dice(3, 0, 0, 0).choose("weapon")
    assert table.whispered("gave") == [((1, 0, 0), 0, 0b011)]
    assert sum(table.seen_by("C").hand[0]) == 0
    assert table.seen_by("A").hand[0][0] == 1


@pytest.mark.rule("RK-EX-09", "RK-DMG-08", "RK-DMG-09", "RK-TOK-04")
@pytest.mark.parametrize(("hand", "wiped"), [("bump pass nitro", 0), ("bump pass", 1)])
def test_a_small_hand_against_a_weapon(hand: str, wiped: int) -> None:
    table = (
        Scenario(2)
        .put("A", (1, 2), hand="nitro", mounted="machine_gun")
        .put("B", (3, 2), hand=hand, mounted="ballistic")
    )
    table.combat("A").dice(5, 3, 3, 3, 0).choose("weapon")
    assert (len(table.hand("A")), table.car("B").wiped, table.car("A").shots) == (len(hand.split()), wiped, 1)


@pytest.mark.rule("RK-EX-09", "RK-CRD-RC12")
def test_evasive_manoeuvre_against_a_weapon() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun")
    table.put("B", (3, 2), hand="evasive bump", mounted="ballistic").combat("A").dice(5, 3, 3, 3, 0)
    table.choose("weapon", "play evasive")
    assert (table.hand("A"), table.hand("B"), table.car("A").shots) == ([], ["bump"], 0)


@pytest.mark.rule("RK-EX-09", "RK-CRD-RA22", "RK-WPN-09")
def test_armour_piercing_rounds() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun piercing")
    table.put("B", (3, 2), hand="bump bump bump bump bump bump", mounted="ballistic").combat("A")
    table.dice(5, 3, 3, 3, 0, 0).choose("weapon")
    assert (table.told("reduced"), len(table.hand("A")), table.fate_left) == ([], 5, 0)


@pytest.mark.rule("RK-WPN-07")
def test_after_the_weapon_the_action_is_over() -> None:
    table = duel("nitro nitro bump").combat("A").dice(0, 0, 0, 0).choose("weapon", "spend nitro")
    assert (table.question, table.hand("A")) == (0, ["bump", "nitro"])


@pytest.mark.rule("RK-WPN-09", "RK-CRD-RA26")
def test_targeting_computer() -> None:
    table = duel("nitro", "machine_gun computer", space=(6, 2)).road("start", "open_highway").combat("A")
    assert table.offers == {"pass", "weapon"}
    table.dice(0, 0, 0, 0, 0).choose("weapon")
    assert (table.told("rolled"), table.fate_left) == ([(0, 10, 5)], 0)
    table = duel("nitro", "machine_gun computer", space=(7, 2)).road("start", "open_highway").combat("A")
    assert table.question == 0


@pytest.mark.rule("RK-WPN-09", "RK-CRD-RA20", "RK-CRD-RA09", "RK-TGT-03")
def test_a_turret_turns_the_weapon_but_keeps_the_smallest_range() -> None:
    table = Scenario(2).road("start", "open_highway").put("A", (8, 2), hand="nitro", mounted="mortar turret")
    table.put("B", (5, 1)).target((8, 2), "red").target((6, 2), "green").target((12, 3), "yellow").combat("A")
    assert table.choose("weapon").offers == {"rival B", "target (12, 3)"}


@pytest.mark.rule("RK-CRD-RA20")
def test_a_turret_shoots_beside_and_at_the_own_space() -> None:
    table = Scenario(2).put("A", (2, 2), hand="nitro", mounted="flames turret").put("B", (2, 1)).target((2, 2), "red")
    assert table.combat("A").choose("weapon").offers == {"rival B", "target (2, 2)"}
