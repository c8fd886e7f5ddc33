"""Damage: reductions, defence cards, loss of cards, retaliation (chapter 13.1)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Rally, Source, Status, Tag
from tests.games.road_kill_rally.scenario import Scenario

HAND = "bump bump evasive pit_stop"
ALL_SOURCES = (Source.ATTACK, Source.CHECK, Source.COLLISION, Source.RETALIATION)


def pair(hand: str = HAND, wiped: int = 0) -> Scenario:
    """A attacks, B suffers with some cards."""
    return Scenario(2).put("A", (2, 2)).put("B", (3, 2), hand=hand, wiped=wiped)


def attack(table: Scenario, hits: int, tag: int = Tag.BULLET, distance: int = 1) -> Scenario:
    """B takes the hits of an attack by A."""
    return table.hit("B", hits, Source.ATTACK, "A", tag, distance)


# Sources and sequence


@pytest.mark.rule("RK-DMG-01", "RK-DMG-07")
@pytest.mark.parametrize("source", ALL_SOURCES)
def test_lost_cards_go_to_the_attacker_or_to_the_pile(source: int) -> None:
    table = pair("bump bump").hit("B", 1, source, "A")
    given = source == Source.ATTACK
    assert (table.hand("A"), table.discards) == ((["bump"], []) if given else ([], ["bump"]))
    assert table.hand("B") == ["bump"]
    assert [lost[:2] for lost in table.told("lost")] == ([] if given else [(table.seat_of("B"), Rally.BUMP)])


@pytest.mark.rule("RK-DMG-01", "RK-DMG-02")
def test_hits_are_told_with_victim_number_source_and_attacker() -> None:
    table = pair().hit("A", 3, Source.ATTACK, "B", Tag.BULLET, 1).hit("B", 2, Source.CHECK)
    assert [numbers[:4] for numbers in table.told("hit")] == [(0, 3, Source.ATTACK, 1), (1, 2, Source.CHECK, -1)]


@pytest.mark.rule("RK-DMG-02", "RK-DMG-15")
def test_sequence_of_an_attack() -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), hand="seat_belt", mounted="ballistic turret")
    attack(table, 6).choose("play seat_belt", "lose_slot extra")
    assert table.story() == [
        *("hit", "reduced", "defended"),
        *("wiped_out", "lost_accessory", "took_wipe", "took_shot"),
    ]
    assert table.told("reduced") == [(1, 2, 4)]
    assert (table.car("B").speed, table.car("B").tokens, table.car("A").shots) == (1, 1, 1)


@pytest.mark.rule("RK-DMG-02")
def test_no_hits_do_nothing() -> None:
    table = attack(pair(), 0)
    assert (table.story(), table.question) == ([], 0)


@pytest.mark.rule("RK-DMG-03")
def test_automatic_reductions_add_up_and_stop_at_nothing() -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), hand=HAND, mounted="ballistic", skill="tough")
    attack(table, 2)
    assert (table.told("reduced"), table.question) == ([(1, 2, 0)], 0)
    assert table.hand("B") == ["bump", "bump", "evasive", "pit_stop"]
    assert table.car("A").shots == 0
    attack(table, 4)
    assert table.told("reduced")[-1] == (1, 3, 1)


# The question


@pytest.mark.rule("RK-DMG-13", "RK-EX-26")
def test_suffering_two() -> None:
    table = attack(pair(), 2)
    assert (table.question, table.asked) == (Question.SUFFER, "B")
    assert table.offers == {"play evasive", "lose bump", "lose evasive", "lose pit_stop"}
    table.choose("lose bump")
    assert table.offers == {"lose bump", "lose evasive", "lose pit_stop"}
    table.choose("lose evasive")
    assert (table.hand("A"), table.hand("B")) == (["bump", "evasive"], ["bump", "pit_stop"])
    assert table.car("A").shots == 1


@pytest.mark.rule("RK-DMG-08", "RK-DMG-13", "RK-EX-26")
def test_suffering_as_much_as_the_hand_holds() -> None:
    table = attack(pair(), 4)
    assert table.offers == {"play evasive", "lose_all"}
    table.choose("lose_all")
    assert (table.hand("B"), table.car("B").wiped) == ([], 0)
    table = attack(pair(), 4).choose("play evasive")
    assert table.offers == {"lose bump", "lose pit_stop"}
    assert table.damage_due == 1


@pytest.mark.rule("RK-DMG-04", "RK-EX-26")
def test_a_card_that_does_not_fit_is_not_offered() -> None:
    table = pair().ask_all().hit("B", 4, Source.CHECK)
    assert table.offers == {"pass", "lose_all"}
    table.choose("lose_all")
    assert (table.question, table.hand("B"), len(table.discards)) == (0, [], 4)
    assert table.car("B").wiped == 0


@pytest.mark.rule("RK-DMG-14", "RK-EX-26")
def test_after_a_defence_card_all_is_counted_anew() -> None:
    table = attack(pair().ask_all(), 6).choose("play evasive")
    assert table.offers == {"pass", "lose_all"}
    table.choose("pass")
    assert (table.hand("B"), table.hand("A")) == ([], ["bump", "bump", "pit_stop"])
    assert table.car("B").wiped == 0


@pytest.mark.rule("RK-DMG-04", "RK-DMG-14")
def test_several_defence_cards_in_a_row_until_nothing_is_due() -> None:
    table = attack(pair("evasive seat_belt seat_belt nitro"), 7)
    assert table.offers == {"play evasive", "play seat_belt", "lose_all"}
    table.choose("play evasive", "play seat_belt")
    assert table.damage_due == 2
    assert table.offers == {"play seat_belt", "lose_all"}
    table.choose("play seat_belt")
    assert (table.question, table.hand("B")) == (0, ["nitro"])
    assert table.car("A").shots == 0


@pytest.mark.rule("RK-DMG-04")
def test_defending_may_be_declined_at_once() -> None:
    table = attack(pair("evasive nitro"), 1).choose("lose nitro")
    assert (table.hand("B"), table.question) == (["evasive"], 0)


@pytest.mark.rule("RK-DMG-05")
def test_a_defence_card_goes_to_the_pile() -> None:
    table = attack(pair("evasive nitro"), 2).choose("play evasive")
    assert (table.discards, table.hand("A")) == (["evasive"], [])


@pytest.mark.rule("RK-DMG-06", "RK-EDG-11")
def test_equal_cards_are_lost_without_a_question() -> None:
    table = attack(pair("bump bump bump"), 2)
    assert (table.question, table.hand("B"), table.hand("A")) == (0, ["bump"], ["bump", "bump"])


@pytest.mark.rule("RK-DMG-06", "RK-DMG-13", "RK-EDG-01")
def test_an_empty_hand_wipes_out_at_the_first_hit() -> None:
    table = attack(pair(""), 1)
    assert (table.car("B").wiped, table.question) == (1, 0)


@pytest.mark.rule("RK-DMG-09")
def test_fewer_cards_than_damage_wipe_out() -> None:
    table = attack(pair("bump nitro"), 3)
    assert (table.hand("A"), table.car("B").wiped, table.car("B").tokens) == (["bump", "nitro"], 1, 1)


@pytest.mark.rule("RK-DMG-10", "RK-WIP-07", "RK-TOK-03")
def test_who_is_wiped_out_only_loses_cards() -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), speed=4, hand="bump", mounted="turret", wiped=1, tokens=1)
    attack(table, 3)
    car = table.car("B")
    assert (table.hand("A"), car.speed, car.tokens, table.mounted("B")) == (["bump"], 4, 1, ["", "", "turret"])
    assert table.car("A").shots == 1
    attack(table, 3)
    assert (table.car("A").shots, table.car("B").tokens) == (1, 1)


@pytest.mark.rule("RK-EDG-13")
def test_damage_beyond_any_hand_has_no_further_meaning() -> None:
    table = attack(pair("bump"), 40)
    assert (table.hand("A"), table.car("B").tokens, table.car("A").shots) == (["bump"], 1, 1)


# Lucky Escape


@pytest.mark.rule("RK-DMG-11", "RK-DMG-13", "RK-CRD-RC18", "RK-EX-13")
def test_lucky_escape() -> None:
    table = attack(pair("bump lucky_escape"), 3)
    assert table.offers == {"play lucky_escape", "lose_all"}
    table.choose("play lucky_escape")
    assert (table.hand("A"), table.hand("B"), table.car("B").wiped) == (["bump"], [], 0)
    assert (table.car("A").shots, table.discards) == (1, ["lucky_escape"])


@pytest.mark.rule("RK-CRD-RC18", "RK-TOK-03", "RK-EX-13")
def test_lucky_escape_as_the_only_card() -> None:
    table = attack(pair("lucky_escape"), 3).choose("play lucky_escape")
    assert (table.car("A").shots, table.car("B").wiped, table.car("B").tokens) == (0, 0, 0)
    assert table.story("escaped") == ["escaped"]


@pytest.mark.rule("RK-DMG-11", "RK-CRD-RC18")
@pytest.mark.parametrize(("hits", "wiped"), [(2, 0), (3, 1)])
def test_lucky_escape_only_where_a_wipe_out_would_follow(hits: int, wiped: int) -> None:
    table = attack(pair("bump lucky_escape", wiped=wiped), hits)
    assert (table.question, table.hand("B")) == (0, [])


@pytest.mark.rule("RK-CRD-RC18")
@pytest.mark.parametrize("source", ALL_SOURCES)
def test_lucky_escape_fits_every_source(source: int) -> None:
    table = pair("lucky_escape").hit("B", 2, source, "A")
    assert table.offers == {"play lucky_escape", "lose_all"}


# Defence cards


@pytest.mark.rule("RK-CRD-RC12", "RK-CRD-RC13", "RK-CRD-RC14", "RK-CRD-RC15", "RK-CRD-RC16", "RK-CRD-RC17")
@pytest.mark.parametrize(
    ("source", "fitting"),
    [
        (Source.ATTACK, {"evasive", "seat_belt", "countermeasures", "return_fire", "tight_grip"}),
        (Source.CHECK, {"brace", "seat_belt"}),
        (Source.COLLISION, {"brace", "seat_belt"}),
        (Source.RETALIATION, {"brace", "seat_belt"}),
    ],
)
def test_which_defence_cards_fit(source: int, fitting: set[str]) -> None:
    table = pair("evasive brace seat_belt countermeasures return_fire tight_grip nitro").hit("B", 1, source, "A")
    assert {offer.removeprefix("play ") for offer in table.offers if offer.startswith("play")} == fitting


@pytest.mark.parametrize(
    ("card", "source", "left"),
    [
        pytest.param("evasive", Source.ATTACK, 2, marks=pytest.mark.rule("RK-CRD-RC12")),
        pytest.param("brace", Source.CHECK, 2, marks=pytest.mark.rule("RK-CRD-RC13")),
        pytest.param("brace", Source.COLLISION, 2, marks=pytest.mark.rule("RK-CRD-RC13")),
        pytest.param("brace", Source.RETALIATION, 2, marks=pytest.mark.rule("RK-CRD-RC13")),
        pytest.param("seat_belt", Source.ATTACK, 3, marks=pytest.mark.rule("RK-CRD-RC14")),
        pytest.param("seat_belt", Source.CHECK, 3, marks=pytest.mark.rule("RK-CRD-RC14")),
        pytest.param("countermeasures", Source.ATTACK, 3, marks=pytest.mark.rule("RK-CRD-RC15")),
        pytest.param("return_fire", Source.ATTACK, 4, marks=pytest.mark.rule("RK-CRD-RC16")),
        pytest.param("tight_grip", Source.ATTACK, 4, marks=pytest.mark.rule("RK-CRD-RC17")),
    ],
)
def test_what_defence_cards_take_off(card: str, source: int, left: int) -> None:
    table = pair(f"{card} nitro nitro nitro pass pass pass").hit("B", 5, source, "A", Tag.BULLET, 1)
    table.choose(f"play {card}")
    assert table.damage_due == left


@pytest.mark.rule("RK-CRD-RC15")
@pytest.mark.parametrize(
    ("tag", "left"), [(Tag.EXPLOSIVE, 0), (Tag.ENERGY, 0), (Tag.FIRE, 3), (Tag.BLADE, 3), (Tag.RAM, 3)]
)
def test_countermeasures(tag: int, left: int) -> None:
    table = attack(pair("countermeasures nitro nitro nitro pass"), 5, tag).choose("play countermeasures")
    assert (table.damage_due, table.car("A").shots) == (left, 0)


@pytest.mark.rule("RK-CRD-RC17")
def test_tight_grip_keeps_the_cards_from_the_attacker() -> None:
    table = attack(pair("tight_grip bump bump"), 3).choose("play tight_grip")
    assert (table.hand("A"), table.discards) == ([], ["bump", "bump", "tight_grip"])
    assert table.car("A").shots == 1


# Retaliation


@pytest.mark.rule("RK-CRD-RC16", "RK-DMG-12", "RK-DMG-15", "RK-EX-13", "RK-TOK-05")
def test_return_fire() -> None:
    table = (
        Scenario(2).put("A", (2, 1), hand="bump nitro").put("B", (2, 2), hand="return_fire pass pass pass seat_belt")
    )
    table.dice(5, 3, 3, 0).combat("A").choose("play bump", "play return_fire")
    assert table.damage_due == 3
    table.choose("lose pass", "lose pass").dice(3, 0).choose("lose pass", "lose nitro")
    assert (table.hand("A"), table.hand("B")) == (["pass", "pass", "pass"], ["seat_belt"])
    assert table.discards == ["bump", "return_fire", "nitro"]
    assert (table.car("A").shots, table.car("B").shots) == (1, 0)
    assert table.story("took_shot", "retaliated") == ["took_shot", "retaliated"]


@pytest.mark.rule("RK-DMG-18")
def test_retaliation_can_be_reduced_and_can_wipe_out() -> None:
    table = Scenario(2).put("A", (2, 1), hand="bump brace", skill="tough").put("B", (2, 2), hand="return_fire")
    table.dice(3, 0, 0).combat("A").choose("play bump").dice(5, 3, 5, 0).choose("play return_fire")
    assert table.told("reduced") == [(0, 1, 4)]
    assert table.offers == {"play brace", "lose_all"}
    table.choose("play brace")
    assert (table.car("A").wiped, table.discards) == (1, ["bump", "brace", "return_fire"])


@pytest.mark.rule("RK-DMG-12", "RK-EDG-03", "RK-EDG-04", "RK-CRD-RA17")
def test_spikes_strike_back_once_and_the_attack_still_counts() -> None:
    table = Scenario(2).put("A", (2, 1), hand="bump", mounted="spiked_hull").put("B", (2, 2), mounted="spiked_hull")
    table.dice(5, 3, 0, 0, 3, 0).combat("A").choose("play bump")
    assert table.story("wiped_out", "took_shot", "retaliated") == ["wiped_out", "took_shot", "retaliated", "wiped_out"]
    assert (table.car("A").shots, table.car("A").wiped, table.car("B").wiped) == (1, 1, 1)
    assert table.told("wiped_out") == [(1, 4, 0), (0, 3, 0)]


@pytest.mark.rule("RK-DMG-17", "RK-CRD-RA17")
def test_losing_the_spikes_does_not_take_the_retaliation_back() -> None:
    table = Scenario(2).put("A", (2, 1), hand="bump pass").put("B", (2, 2), mounted="spiked_hull")
    table.dice(5, 3, 0, 0, 3, 0).combat("A").choose("play bump")
    assert table.mounted("B") == ["", "", ""]
    assert (table.hand("A"), table.discards) == ([], ["bump", "pass"])


@pytest.mark.rule("RK-DMG-17")
def test_a_destroyed_car_does_not_strike_back() -> None:
    table = Scenario(2, elimination="true").put("A", (2, 1), hand="bump pass")
    table.put("B", (2, 2), mounted="spiked_hull", tokens=2).dice(5, 3, 0, 0).combat("A").choose("play bump")
    assert (table.hand("A"), table.story("retaliated")) == (["pass"], [])


@pytest.mark.rule("RK-CRD-RA17")
@pytest.mark.parametrize(("space", "strikes"), [((3, 2), True), ((4, 2), False)])
def test_spikes_answer_attacks_from_range_1_only(space: tuple[int, int], strikes: bool) -> None:
    table = Scenario(2).put("A", (2, 2), hand="pineapple pass pass").put("B", space, hand="bump", mounted="spiked_hull")
    table.dice(0, 0, 0, 3, 0).combat("A").choose("play pineapple")
    assert table.story("retaliated") == ["retaliated"] * strikes
    assert table.hand("A") == ["pass"] * (2 - strikes)


@pytest.mark.rule("RK-HAZ-17", "RK-EX-30")
def test_retaliation_reaches_a_car_on_forest_fire() -> None:
    table = Scenario(2).road("start", "forest_fire").put("A", (8, 2), hand="nitro pass", mounted="rear_gun")
    table.put("B", (4, 2), hand="return_fire").dice(3, 0, 0).combat("A").choose("weapon", "spend pass")
    table.dice(3, 0).choose("play return_fire")
    assert (table.hand("A"), table.discards) == ([], ["return_fire", "pass", "nitro"])


@pytest.mark.rule("RK-DMG-16", "RK-DMG-18", "RK-CRD-RC09", "RK-CRD-RC16", "RK-CRD-RA17", "RK-EX-27")
def test_two_rivals_two_retaliations() -> None:
    table = Scenario(3).put("A", (3, 2), hand="crate nitro pass", mounted="turret")
    table.put("B", (4, 2), hand="return_fire bump").put("C", (3, 3), hand="oil_slick", mounted="spiked_hull")
    table.dice(3, 3).combat("A").choose("play crate")
    assert table.asked == "B"
    table.dice(0, 0, 3, 0).choose("play return_fire")
    assert table.hand("B") == []
    assert (table.asked, table.offers) == ("A", {"lose bump", "lose nitro", "lose pass"})
    table.dice(5, 0, 3).choose("lose bump")
    assert table.story("retaliated", "wiped_out") == ["retaliated", "retaliated", "wiped_out"]
    assert table.told("retaliated") == [(1, 0, 13), (2, 0, 14)]
    assert (table.hand("A"), table.car("A").wiped, table.mounted("A")) == ([], 1, ["", "", ""])
    assert (table.car("A").shots, table.car("B").shots, table.car("C").shots) == (1, 0, 0)


# Bully


@pytest.mark.rule("RK-CRD-SK11", "RK-DMG-07")
def test_a_bully_takes_the_cards_of_a_collision() -> None:
    table = Scenario(2).put("A", (2, 2), skill="bully").put("B", (3, 2), hand="bump bump")
    table.hit("B", 1, Source.COLLISION, "A")
    assert (table.hand("A"), table.discards, table.car("A").shots) == (["bump"], [], 0)


@pytest.mark.rule("RK-DMG-07")
def test_nothing_is_given_to_an_attacker_who_races_no_more() -> None:
    table = pair("bump bump")
    table.car("A").status = Status.CROSSED
    attack(table, 1)
    assert (table.hand("A"), table.discards, table.hand("B")) == ([], ["bump"], ["bump"])
