"""Pit stops and accessories in general (chapters 14.6 and 15)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from tests.games.road_kill_rally.scenario import Scenario


def stopping(mounted: str = "", parts: str = "") -> Scenario:
    """A at a pit stop by card, B far behind."""
    return Scenario(2).put("A", (3, 2), hand="pit_stop", mounted=mounted, parts=parts).put("B", (1, 1))


@pytest.mark.rule("RK-PIT-01", "RK-PIT-03", "RK-CRD-RC27")
def test_a_pit_stop_with_the_card() -> None:
    table = stopping(mounted="machine_gun", parts="rockets jump_jets").draws("ballistic").combat("A")
    table.choose("play pit_stop")
    assert (table.question, table.discards) == (Question.PIT_SLOT, ["pit_stop"])
    assert table.offers == {"keep", "mount rockets"}
    table.choose("mount rockets")
    assert table.offers == {"keep", "mount ballistic"}
    table.choose("mount ballistic")
    assert table.offers == {"keep", "mount jump_jets"}
    table.choose("mount jump_jets")
    assert (table.mounted("A"), table.parts_of("A")) == (["rockets", "ballistic", "jump_jets"], ["machine_gun"])
    assert (table.question, table.story("mounted")) == (0, ["mounted"] * 3)


@pytest.mark.rule("RK-PIT-01", "RK-INF-05")
def test_only_the_owner_sees_the_accessory_drawn() -> None:
    table = stopping().draws("turret").combat("A").choose("play pit_stop")
    assert table.whispered("drew_accessory") == [((0, 0, 0), 19, 0b01)]
    assert sum(table.seen_by("B").parts[0]) == 0


@pytest.mark.rule("RK-PIT-04", "RK-HAZ-07", "RK-HAZ-08", "RK-EX-29")
def test_the_pits() -> None:
    table = Scenario(2).road("start", "the_pits", "open_highway").put("B", (4, 1))
    table.put("A", (5, 2), speed=5, hand="nitro nitro", mounted="machine_gun ballistic turret", parts="rockets")
    table.move("A").choose("speed 5").dice(0, 0).draws("feed").choose("step 3 drive", "roll", "make_stop")
    assert table.told("checked") == [(0, 17, 2)]
    assert table.offers == {"keep", "mount rockets"}
    table.choose("mount rockets")
    assert table.offers == {"keep", "mount feed"}
    table.choose("keep")
    assert (table.mounted("A"), table.parts_of("A")) == (["rockets", "ballistic", "turret"], ["machine_gun", "feed"])
    table.dice(0, 0, 0).choose("step 3 drive")
    assert (table.told("rolled")[-1], table.question) == ((0, 6, 3), Question.STEP)
    assert table.car("A").place == (7, 3)


@pytest.mark.rule("RK-PIT-05", "RK-PIT-08")
def test_what_is_replaced_goes_back_and_not_on_again() -> None:
    table = (
        stopping(mounted="machine_gun", parts="rockets machine_gun").draws("feed").combat("A").choose("play pit_stop")
    )
    assert table.offers == {"keep", "mount rockets"}
    table.choose("mount rockets")
    assert (table.parts_of("A"), table.offers) == (["machine_gun", "machine_gun", "feed"], {"keep", "mount feed"})


@pytest.mark.rule("RK-PIT-06")
def test_an_empty_accessory_pile_is_made_of_its_discards() -> None:
    table = stopping(mounted="turret").part_pile("", "brakes").combat("A").choose("play pit_stop")
    assert (table.parts_of("A"), table.part_discards, table.told("reshuffled")) == (["brakes"], [], [(1, 1, 0)])


@pytest.mark.rule("RK-PIT-06", "RK-PIT-09")
def test_without_any_accessory_left_the_car_may_still_be_changed() -> None:
    table = stopping(mounted="turret", parts="feed").part_pile("").combat("A").choose("play pit_stop")
    assert (table.story("drew_accessory"), table.offers) == ([], {"keep", "mount feed"})
    table.choose("mount feed")
    assert (table.mounted("A"), table.parts_of("A")) == (["", "", "feed"], ["turret"])


@pytest.mark.rule("RK-PIT-07")
def test_the_accessory_hand_has_no_limit_and_no_use_elsewhere() -> None:
    many = "rockets machine_gun vulcan flames brushes rear_gun harpoon laser mortar grenades"
    table = stopping(parts=many).draws("turret").combat("A")
    assert table.offers == {"pass", "play pit_stop"}
    table.choose("play pit_stop")
    assert (table.part_hand_sizes[0], len(table.offers)) == (11, 11)


@pytest.mark.rule("RK-PIT-08")
def test_a_slot_cannot_be_emptied() -> None:
    table = stopping(mounted="turret").draws("feed").combat("A").choose("play pit_stop")
    assert table.offers == {"keep", "mount feed"}
    table.choose("keep")
    assert table.mounted("A") == ["", "", "turret"]


@pytest.mark.rule("RK-PIT-09")
def test_a_pit_stop_that_changes_nothing() -> None:
    table = stopping().draws("feed").combat("A").choose("play pit_stop", "keep")
    assert (table.mounted("A"), table.parts_of("A"), table.question) == (["", "", ""], ["feed"], 0)


# Accessories in general


@pytest.mark.rule("RK-ACC-02")
def test_an_accessory_works_until_it_is_replaced() -> None:
    table = stopping(mounted="turbo", parts="brakes").draws("rear_gun").combat("A").choose("play pit_stop", "keep")
    table.choose("mount brakes").move("A")
    speeds = {offer for offer in table.offers if offer.startswith("speed")}
    assert speeds == {"speed 1", "speed 2", "speed 3", "speed 4", "speed 5", "speed 6"}


@pytest.mark.rule("RK-ACC-03")
def test_accessories_are_neither_health_nor_ammunition() -> None:
    table = Scenario(2).put("A", (3, 2), mounted="machine_gun", parts="rockets vulcan").put("B", (4, 2)).combat("A")
    assert table.question == 0
    table.hit("A", 1, 1)
    assert (table.car("A").wiped, table.parts_of("A")) == (1, ["rockets", "vulcan"])


@pytest.mark.rule("RK-ACC-04")
def test_one_card_a_slot() -> None:
    table = stopping(mounted="turbo", parts="turbo").draws("rear_gun").combat("A").choose("play pit_stop", "keep")
    assert (table.question, table.mounted("A"), table.parts_of("A")) == (0, ["", "", "turbo"], ["rear_gun", "turbo"])


@pytest.mark.rule("RK-ACC-05")
def test_an_accessory_counts_for_questions_that_come_later() -> None:
    table = Scenario(2).road("start", "the_pits", "open_highway").put("B", (4, 1))
    table.put("A", (5, 3), speed=4, parts="turbo").move("A").choose("speed 4").draws("rear_gun")
    table.choose("step 3 drive", "make_stop", "keep", "mount turbo")
    assert (table.car("A").speed, table.steps_left) == (4, 3)
    assert "speed 6" in table.move("A").offers


@pytest.mark.rule("RK-PIT-03", "RK-WIP-16")
def test_a_closed_slot_is_skipped_and_the_next_is_asked_for() -> None:
    table = stopping(parts="rockets ballistic turbo").draws("feed")
    table.car("A").closed = 0b001
    table.combat("A").choose("play pit_stop")
    assert table.offers == {"keep", "mount ballistic"}
    assert table.choose("keep").offers == {"keep", "mount turbo", "mount feed"}


@pytest.mark.rule("RK-HAZ-07", "RK-HAZ-08")
def test_every_car_stops_at_the_pits_once() -> None:
    table = Scenario(3).road("start", "the_pits", "open_highway").put("C", (4, 1))
    for name, card in (("A", "feed"), ("B", "turbo")):
        table.put(name, (5, 2), speed=2, parts="rockets").move(name).choose("speed 2", "step 3 drive")
        assert table.question == Question.PIT_BOX
        table.draws(card).choose("make_stop", "keep", "keep").put(name, (10, 1))
    table.put("B", (5, 2), speed=2).move("B").choose("speed 2", "step 3 drive")
    assert table.question == Question.STEP


@pytest.mark.rule("RK-PIT-06", "RK-INF-05")
def test_the_second_player_alone_sees_the_own_accessory() -> None:
    table = Scenario(2).put("B", (3, 2), hand="pit_stop").put("A", (1, 1)).draws("turret").combat("B")
    assert table.choose("play pit_stop").whispered("drew_accessory") == [((1, 0, 0), 19, 0b10)]
