"""The ACME Laboratory (WR-TIL-40 to WR-TIL-43)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, quiet_race


def near_lab(players: int = 6, special_trigger: str = "book", **where: int) -> Scenario:
    """The laboratory on 17 with Forest behind and ahead, A on 16 in the lead, the villain in the race on 3."""
    start = {"A": 16, "B": 9, "C": 9, "D": 8, "E": 8, "F": 7}
    table = bring_villain(quiet_race(players, default="F", special_trigger=special_trigger), 3).course(acme=[17])
    return table.places(**start | where).hand("A", "FP").face_up("A", "2").pile("R")


def trapped(table: Scenario) -> list[int]:
    """The tiles with a trap."""
    return [spot for spot in range(26) if table.traps_laid[spot]]


@pytest.mark.rule("WR-TIL-40", "WR-TIL-41", "WR-TIL-42")
def test_leader_entering_has_a_trap_laid_on_the_nearest_tile_of_a_random_terrain() -> None:
    table = near_lab().course(D=[10, 20, 22]).fate("D", "oil").start_turn("A").choose("play F")
    assert trapped(table) == [20]
    assert (table.trap_at(20), table.trap_eyes[20]) == ("oil", 0)
    assert (table.trap_left, table.top) == (15, "D")
    assert list(table.discard_counts) == [1, 1, 0, 1]


@pytest.mark.rule("WR-TIL-40")
@pytest.mark.parametrize(("other", "reacts"), [(16, True), (17, True), (18, False), (24, False)])
def test_nothing_happens_with_another_racer_strictly_ahead_of_the_laboratory(other: int, reacts: bool) -> None:
    table = near_lab(B=other).course(D=[20]).fate("D").start_turn("A").choose("play F")
    assert bool(table.told(Event.ACME)) == reacts
    assert trapped(table) == ([20] if reacts else [])
    assert table.top == ("D" if reacts else "F")


@pytest.mark.rule("WR-TIL-40")
def test_crossing_racer_is_not_ahead_of_itself() -> None:
    table = (
        near_lab(special_trigger="enter_or_cross", B=17, C=17).course(D=[20]).fate("D").start_turn("A").choose("play F")
    )
    assert table.place("A") == 18
    assert trapped(table) == [20]


@pytest.mark.rule("WR-TIL-41")
@pytest.mark.parametrize(
    ("name", "expected"),
    [("no such tile", []), ("one with a racer", [22]), ("one with a trap", [20, 22]), ("wild tiles", [22])],
)
def test_tile_must_show_the_terrain_and_hold_neither_trap_nor_racer(name: str, expected: list[int]) -> None:
    table = near_lab().course(D=[] if name == "no such tile" else [22])
    if name == "one with a racer":
        table = near_lab(special_trigger="enter_or_cross", B=17, C=17).course(D=[18, 22])
    elif name == "one with a trap":
        table.course(D=[20, 22]).trap(20, "log")
    elif name == "wild tiles":
        table.course(crossroads=[18], level_crossing=[19], swamp=[20])
    table.fate("D").start_turn("A").choose("play F")
    assert trapped(table) == expected


@pytest.mark.rule("WR-TIL-42")
def test_revealed_card_is_discarded_even_if_nothing_is_laid_and_the_villain_goes_by_it() -> None:
    table = near_lab().course(P=[9]).fate("P").start_turn("A").choose("play F", "end")
    assert trapped(table) == []
    assert table.top == "P"
    assert table.villain_at == 9


@pytest.mark.rule("WR-TIL-41", "WR-TIL-42")
def test_card_is_revealed_but_no_trap_laid_when_the_villain_is_out() -> None:
    table = near_lab().course(D=[20])
    table.villain_out = 1
    table.fate("D").start_turn("A").choose("play F")
    assert (trapped(table), table.top) == ([], "D")


def gentleman() -> Scenario:
    """Peter Perfect on 16 with Perfect Gentleman face up, Lazy Luke on 16 behind nobody, the others ahead on 17."""
    table = Scenario("pf", "ac").course("F", acme=[17], D=[20, 22]).places(A=16, B=16, C=17, D=17, E=17, F=17)
    return table.course(swamp=[18]).hand("A", "FP").hand("B", "FP").face_up("A", "34").face_up("B", "").villain(3)


@pytest.mark.rule("WR-TIL-43")
def test_every_entry_in_a_player_turn_lays_a_trap() -> None:
    table = gentleman().places(C=9, D=9, E=9, F=9).fate("D", "oil").start_turn("A").choose("play F")
    assert (table.place("A"), trapped(table)) == (17, [20])
    table.places(A=17, B=16, C=16, D=16, E=16, F=16).fate("D", "log").choose("use 3", "racer B")
    assert (table.place("B"), len(table.told(Event.ACME))) == (17, 2)
    assert (trapped(table), table.trap_at(22)) == ([20, 22], "log")


@pytest.mark.rule("WR-TIL-43")
def test_next_turn_may_lay_another_trap() -> None:
    table = gentleman().places(C=9, D=9, E=9, F=9).fate("D", "oil").start_turn("A").choose("play F")
    table.face_up("B", "2").fate("D", "log").start_turn("B").choose("play F")
    assert trapped(table) == [20, 22]


@pytest.mark.rule("WR-TIL-43")
def test_every_entry_in_a_neutral_activation_lays_a_trap() -> None:
    table = near_lab(3, A=9, B=9, C=8, D=16, E=16, F=7).course(D=[20, 22])
    table.round_number = 2
    table.fate("D", "oil", "D", "log", "R", "R", "R").effect(Effect.NEUTRALS).choose("racer D")
    assert len(table.told(Event.ACME)) == 2
    assert trapped(table) == [20, 22]
