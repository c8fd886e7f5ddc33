"""Lazy Luke and Blubber Bear (WR-PW-AC1 to AC4)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from tests.rules.wacky_races.road import road


@pytest.mark.rule("WR-PW-AC1")
@pytest.mark.parametrize(("slots", "place", "left", "asked"), [("1234", 11, "234", "A"), ("234", 9, "234", "B")])
def test_rocking_chair_springs_cancel_a_log(slots: str, place: int, left: str, asked: str) -> None:
    table = road("ac").face_up("A", slots).trap(11, "log").start_turn("A").choose("play D")
    assert (table.place("A"), table.up("A"), table.asked) == (place, left, asked)


@pytest.mark.rule("WR-PW-AC2")
@pytest.mark.parametrize("count", [3, 4])
def test_stoke_the_stove_draws(count: int) -> None:
    table = road("ac").printed("ac2", draw=count).start_turn("A").choose("use 2")
    assert (len(table.cards("A")), table.up("A"), table.place("A"), table.asked) == (3 + count, "134", 10, "A")
    assert "end" not in table.offers


@pytest.mark.rule("WR-PW-AC2")
def test_stoke_the_stove_needs_a_card_to_draw() -> None:
    assert "use 2" not in road("ac").no_cards_left().start_turn("A").offers


@pytest.mark.rule("WR-PW-AC3")
def test_forty_winks_recover_two_draw_two_and_end_the_phase() -> None:
    table = road("ac").face_up("A", "3").start_turn("A").choose("use 3")
    assert table.offers == {"recover 1", "recover 2", "recover 4", "stop"}
    table.choose("recover 1")
    assert table.offers == {"recover 2", "recover 4", "stop"}
    table.choose("recover 4")
    assert (table.up("A"), len(table.cards("A")), table.place("A"), table.asked) == ("14", 5, 10, "B")


@pytest.mark.rule("WR-PW-AC3")
@pytest.mark.parametrize(("answers", "up"), [(("stop",), ""), (("recover 2", "stop"), "2")])
def test_forty_winks_may_recover_fewer(answers: tuple[str, ...], up: str) -> None:
    table = road("ac").face_up("A", "3").start_turn("A").choose("use 3", *answers)
    assert (table.up("A"), len(table.cards("A")), table.asked) == (up, 5, "B")


@pytest.mark.rule("WR-PW-AC3")
def test_forty_winks_with_all_cards_up_draw_and_end_the_phase() -> None:
    table = road("ac").start_turn("A").choose("use 3")
    assert (table.up("A"), len(table.cards("A")), table.asked) == ("124", 5, "B")


@pytest.mark.rule("WR-PW-AC3")
def test_forty_winks_only_before_the_first_card() -> None:
    table = road("ac").start_turn("A")
    assert "use 3" in table.offers
    assert "use 3" not in table.choose("play D").offers


@pytest.mark.rule("WR-PW-AC3")
def test_forty_winks_are_allowed_after_another_power() -> None:
    table = road("ac").fate("D").start_turn("A").choose("use 4")
    assert "use 3" in table.offers


@pytest.mark.rule("WR-PW-AC3")
def test_forty_winks_have_the_printed_numbers() -> None:
    table = road("ac").printed("ac3", recover=1, draw=4).face_up("A", "3").start_turn("A").choose("use 3", "recover 1")
    assert (table.up("A"), len(table.cards("A")), table.asked) == ("1", 7, "B")


@pytest.mark.rule("WR-PW-AC4")
@pytest.mark.parametrize(("forest", "end"), [([11, 12], 11), ([12, 13], 12), ([14], 14), ([15], 11), ([], 11)])
def test_panic_runs_to_the_nearest_tile_of_a_random_terrain(forest: list[int], end: int) -> None:
    table = road("ac").course(F=forest).fate("F").start_turn("A").choose("use 4")
    assert (table.place("A"), table.top, table.up("A"), table.asked) == (end, "F", "123", "A")


@pytest.mark.rule("WR-PW-AC4")
def test_panic_ends_on_a_wild_tile() -> None:
    table = road("ac").places(A=12).fate("F").start_turn("A").choose("use 4")
    assert table.place("A") == 15


@pytest.mark.rule("WR-PW-AC4")
def test_panic_reaches_as_far_as_printed() -> None:
    table = road("ac").printed("ac4", range=4).course(F=[14]).fate("F").start_turn("A").choose("use 4")
    assert table.place("A") == 14


@pytest.mark.rule("WR-PW-AC4")
def test_panic_stops_on_a_trap() -> None:
    table = road("ac").course(F=[13]).trap(12, "mud_puddle").fate("F").start_turn("A").choose("use 4")
    assert (table.place("A"), table.asked) == (12, "B")


@pytest.mark.rule("WR-PW-AC4")
def test_panic_does_not_run_to_the_finish_beyond_one_step() -> None:
    table = road("ac").places(A=23, F=19).fate("F").start_turn("A").choose("use 4")
    assert table.place("A") == 24
    assert table.told(Event.FINISHED) == []


@pytest.mark.rule("WR-PW-AC3")
def test_forty_winks_recover_as_many_as_printed() -> None:
    table = road("ac").printed("ac3", recover=3).face_up("A", "3").start_turn("A").choose("use 3", "recover 1")
    assert table.offers == {"recover 2", "recover 4", "stop"}
    table.choose("recover 4")
    assert table.offers == {"recover 2", "stop"}
    assert (table.choose("recover 2").up("A"), table.asked) == ("124", "B")
