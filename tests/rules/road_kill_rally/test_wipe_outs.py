"""Wipe-outs: speed, accessory, token, no scoring (chapter 13.2)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Source
from tests.games.road_kill_rally.scenario import Scenario

FULL = "machine_gun ballistic turret"


def wipe(table: Scenario, name: str = "A") -> Scenario:
    """A car wipes out by a crash check; its hand is empty."""
    return table.hit(name, 1, Source.CHECK)


@pytest.mark.rule("RK-WIP-01")
def test_speed_becomes_1() -> None:
    assert wipe(Scenario(2).put("A", (2, 2), speed=8)).car("A").speed == 1


@pytest.mark.rule("RK-WIP-02", "RK-WIP-08")
def test_an_accessory_of_choice_is_lost() -> None:
    table = wipe(Scenario(2).put("A", (2, 2), mounted=FULL))
    assert (table.question, table.offers) == (
        Question.LOSE_ACCESSORY,
        {"lose_slot weapon", "lose_slot armour", "lose_slot extra"},
    )
    assert (table.car("A").speed, table.car("A").tokens) == (1, 0)
    table.choose("lose_slot armour")
    assert (table.mounted("A"), table.part_discards) == (["machine_gun", "", "turret"], ["ballistic"])
    assert table.car("A").tokens == 1
    assert table.story() == ["hit", "wiped_out", "lost_accessory", "took_wipe"]


@pytest.mark.rule("RK-WIP-02")
def test_without_accessories_nothing_is_lost() -> None:
    table = wipe(Scenario(2).put("A", (2, 2)))
    assert (table.question, table.part_discards, table.car("A").tokens) == (0, [], 1)


@pytest.mark.rule("RK-WIP-02", "RK-GEN-10")
def test_a_single_accessory_is_lost_without_a_question() -> None:
    table = wipe(Scenario(2).put("A", (2, 2), mounted="turret"))
    assert (table.question, table.mounted("A"), table.part_discards) == (0, ["", "", ""], ["turret"])


@pytest.mark.rule("RK-WIP-03", "RK-WIP-04", "RK-RUN-06", "RK-EX-06")
def test_the_movement_ends_in_the_space_entered() -> None:
    table = Scenario(2).road("start", "canyon_bend", "open_highway").put("B", (4, 1))
    table.put("A", (6, 1), speed=6, hand="bump", mounted="machine_gun turret").target((7, 1), "red")
    table.move("A").choose("speed 6").dice(3, 3, 0, 0).choose("step 1 drive")
    assert table.asked == "A"
    table.choose("lose_slot extra")
    car = table.car("A")
    assert (car.place, car.speed, car.tokens, car.wiped) == ((7, 1), 1, 1, 1)
    assert (table.discards, table.mounted("A")) == (["bump"], ["machine_gun", "", ""])
    assert (table.question, table.target_at((7, 1)), table.story("move_ends")) == (0, "red", ["move_ends"])


@pytest.mark.rule("RK-EX-06", "RK-DMG-10", "RK-TOK-03")
def test_a_later_attack_in_the_same_round_has_nothing_to_take() -> None:
    table = wipe(Scenario(2).put("A", (2, 2)).put("B", (2, 1)))
    table.hit("A", 3, Source.ATTACK, "B")
    assert (table.car("A").tokens, table.car("B").shots, table.question) == (1, 0, 0)


@pytest.mark.rule("RK-EX-06", "RK-DMG-08")
def test_exactly_enough_cards_are_no_wipe_out() -> None:
    table = Scenario(2).put("A", (2, 2), hand="bump nitro").hit("A", 2, Source.CHECK)
    assert (table.hand("A"), table.car("A").wiped, table.car("A").tokens) == ([], 0, 0)


@pytest.mark.rule("RK-WIP-04", "RK-WIP-09", "RK-TGT-01")
def test_who_is_wiped_out_attacks_rivals_but_no_targets() -> None:
    table = Scenario(2).put("A", (2, 2), hand="pineapple", mounted="brushes", wiped=1).put("B", (2, 1), hand="pass")
    table.target((3, 2), "red").combat("A")
    assert table.offers == {"pass", "weapon", "play pineapple"}
    table.dice(0, 0, 0).choose("play pineapple")
    assert table.attacks == [(0, 1, 4)]
    table.put("B", (1, 1)).combat("A")
    assert table.question == 0


@pytest.mark.rule("RK-WIP-09")
def test_with_the_option_a_wiped_out_player_only_passes() -> None:
    table = Scenario(2, wiped_out_may_attack="false").put("A", (2, 2), hand="bump pit_stop", wiped=1).put("B", (2, 1))
    table.combat("A")
    assert (table.question, table.story("passed")) == (0, ["passed"])
    table.car("A").wiped = 0
    assert table.combat("A").offers == {"pass", "play bump", "play pit_stop"}


@pytest.mark.rule("RK-WIP-05", "RK-WIP-06", "RK-EX-35")
def test_a_fourth_wipe_out_gives_no_token() -> None:
    table = Scenario(2).road("start", "canyon_bend", "open_highway").put("B", (4, 1))
    table.put("A", (6, 1), speed=6, mounted="turret", tokens=3).move("A").choose("speed 6")
    table.dice(3, 0, 0, 0).choose("step 1 drive")
    car = table.car("A")
    assert (car.tokens, car.speed, car.place, table.mounted("A")) == (3, 1, (7, 1), ["", "", ""])
    assert (table.story("took_wipe"), table.question) == ([], 0)


@pytest.mark.rule("RK-WIP-07")
def test_once_per_round_only() -> None:
    table = wipe(wipe(Scenario(2).put("A", (2, 2))))
    assert table.car("A").tokens == 1
    table.car("A").wiped = 0
    assert wipe(table).car("A").tokens == 2


@pytest.mark.rule("RK-WIP-10", "RK-PIT-02", "RK-EX-35")
def test_three_tokens_mean_no_pit_stop() -> None:
    table = Scenario(2).put("A", (2, 2), hand="pit_stop", tokens=3).put("B", (1, 1)).combat("A")
    assert table.question == 0
    table.car("A").tokens = 2
    assert table.combat("A").offers == {"pass", "play pit_stop"}


@pytest.mark.rule("RK-WIP-11")
@pytest.mark.parametrize(("option", "offered"), [("false", {"pass", "weapon"}), ("true", set())])
def test_scoring_with_three_tokens(option: str, offered: set[str]) -> None:
    table = Scenario(2, three_tokens_no_scoring=option).put("A", (2, 2), mounted="grenades", hand="nitro", tokens=3)
    table.put("B", (2, 1)).target((3, 2), "red").car("B").status = 2
    assert table.combat("A").offers == offered


@pytest.mark.rule("RK-WIP-12", "RK-WIP-16")
@pytest.mark.parametrize(("option", "closed"), [("false", 0), ("true", 4)])
def test_damaged_slots(option: str, closed: int) -> None:
    table = wipe(Scenario(2, damaged_slots=option).put("A", (2, 2), mounted="turret", parts="turbo brushes"))
    table.put("B", (1, 1)).give("A", "pit_stop")
    assert table.car("A").closed == closed
    table.draws("feed").combat("A").choose("play pit_stop")
    assert (table.offers, table.parts_of("A")) == ({"keep", "mount brushes"}, ["brushes", "turbo", "feed"])
    table.choose("keep")
    assert table.offers == (set() if closed else {"keep", "mount turbo", "mount feed"})


@pytest.mark.rule("RK-WIP-13")
def test_the_next_round_starts_from_speed_1() -> None:
    table = wipe(Scenario(2).put("A", (2, 2), speed=7).put("B", (1, 2))).move("A")
    assert {offer for offer in table.offers if offer.startswith("speed")} == {"speed 1", "speed 2"}


@pytest.mark.rule("RK-WIP-14")
def test_a_wipe_out_outside_the_own_movement_stops_nothing() -> None:
    table = Scenario(2).put("A", (2, 2), speed=5).put("B", (2, 1), hand="bump").dice(3, 0, 0)
    table.combat("B").choose("play bump")
    assert (table.car("A").wiped, table.car("A").speed, table.car("A").place) == (1, 1, (2, 2))
    assert table.story("move_ends", "put_back") == []


@pytest.mark.rule("RK-WIP-15", "RK-RND-07")
def test_wiped_out_until_the_next_round() -> None:
    table = wipe(Scenario(2).put("A", (2, 2), tokens=1).put("B", (1, 2)))
    assert (table.car("A").wiped, table.car("A").tokens) == (1, 2)
    table.go_on()
    assert (table.car("A").wiped, table.car("A").tokens) == (0, 2)
    assert table.seen_by("B").car[0].wiped == 0


@pytest.mark.rule("RK-CRD-SK12", "RK-DMG-15")
def test_a_survivor_draws_two_cards() -> None:
    table = Scenario(2).put("A", (2, 2), hand="bump", mounted="turret", skill="survivor").draws("nitro", "pass")
    table.hit("A", 2, Source.CHECK)
    assert table.hand("A") == ["pass", "nitro"]
    assert table.story() == ["hit", "lost", "wiped_out", "lost_accessory", "took_wipe", "drew", "drew"]


@pytest.mark.rule("RK-CRD-SK12")
def test_a_survivor_that_is_destroyed_draws_nothing() -> None:
    table = (
        Scenario(3, elimination="true").put("A", (2, 2), skill="survivor", tokens=2).put("B", (3, 2)).put("C", (3, 3))
    )
    wipe(table)
    assert (table.hand("A"), table.story("drew")) == ([], [])


@pytest.mark.rule("RK-WIP-03", "RK-MOV-13")
def test_a_wipe_out_in_flight_puts_the_car_back_on_the_ground_at_once() -> None:
    table = Scenario(3).road("start", "canyon_bend", "open_highway").put("B", (6, 2)).put("C", (4, 1))
    table.put("A", (5, 2), speed=6, mounted="jump_jets machine_gun").move("A").choose("speed 6")
    table.dice(3, 0).choose("step 2 jump")
    assert (table.question, table.in_flight) == (Question.LOSE_ACCESSORY, 0)
    assert (table.car("A").place, table.told("put_back")) == ((5, 2), [(0, 13, 0)])
