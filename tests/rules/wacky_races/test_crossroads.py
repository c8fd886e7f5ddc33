"""The Crossroads (WR-TIL-30 to WR-TIL-35)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Tile
from tests.games.wacky_races.scenario import TILES, Scenario
from tests.rules.wacky_races.lineup import bring_villain, places, quiet_race

LEGAL = [f"tile t{spot}" for spot in (*range(7, 15), *range(16, 25))]


def at_crossroads(hand: str = "F", **where: int) -> Scenario:
    """A drives from 17 onto the Crossroads on 18 with one card and is asked whether he swaps."""
    table = (
        quiet_race().course("D", crossroads=[18]).places(**{"A": 17, "B": 16, "C": 16, "D": 21, "E": 9, "F": 9} | where)
    )
    return table.hand("A", hand)


def driven(table: Scenario) -> Scenario:
    """A has ended his movement phase on the Crossroads."""
    table.start_turn("A")
    assert table.question == Question.CROSSROADS_FIRST
    return table


@pytest.mark.rule("WR-TIL-30")
def test_player_on_the_crossroads_may_swap_two_tiles_before_his_refill() -> None:
    table = driven(at_crossroads().course(P=[7], R=[24]))
    assert (table.asked, table.cards("A")) == ("A", "")
    table.choose("tile t7", "tile t24")
    assert (table.tiles_laid[7], table.tiles_laid[24]) == (TILES["R"], TILES["P"])
    assert len(table.cards("A")) == 3
    assert table.asked == "B"
    assert table.question == Question.TURN_ACTION


@pytest.mark.rule("WR-TIL-30")
def test_player_may_decline_the_swap() -> None:
    table = driven(at_crossroads())
    before = list(table.tiles_laid)
    table.choose("decline")
    assert table.tiles_laid == before
    assert table.asked == "B"


@pytest.mark.rule("WR-TIL-30")
def test_racer_that_only_passes_does_not_swap() -> None:
    table = at_crossroads("FF").face_up("A", "2").start_turn("A").choose("play F", "play F", "end")
    assert table.place("A") == 19
    assert table.asked == "B"


@pytest.mark.rule("WR-TIL-31")
@pytest.mark.parametrize("other", ["swamp", "acme", "level_crossing"])
def test_ordinary_tiles_and_the_crossroads_can_be_swapped_and_no_others(other: str) -> None:
    table = driven(at_crossroads().course("", **{other: [12]}))
    legal = set(LEGAL) - {"tile t12"}
    assert table.offers == {*legal, "decline"}
    table.choose("tile t18")
    assert table.offers == legal - {"tile t18"}


@pytest.mark.rule("WR-TIL-32")
def test_racers_and_villain_stay_and_traps_travel_with_their_tiles() -> None:
    table = driven(bring_villain(at_crossroads(), 10).trap(10, "oil", seen_by="B").course(P=[10], R=[11]))
    before = places(table)
    table.villain_out = 1
    table.choose("tile t11", "tile t10")
    assert places(table) == before
    assert table.villain_at == 10
    assert (table.trap_at(10), table.trap_at(11)) == ("none", "oil")
    assert (table.trap_eyes[10], table.trap_eyes[11]) == (0, 2)
    assert (table.tiles_laid[10], table.tiles_laid[11]) == (TILES["R"], TILES["P"])


@pytest.mark.rule("WR-TIL-32")
def test_two_traps_change_places() -> None:
    table = driven(at_crossroads().trap(10, "oil").trap(12, "log")).choose("tile t10", "tile t12")
    assert (table.trap_at(10), table.trap_at(12)) == ("log", "oil")


@pytest.mark.rule("WR-TIL-33")
@pytest.mark.parametrize("victim", "BC")
def test_trap_that_arrives_under_racers_is_sprung_by_the_one_named(victim: str) -> None:
    table = driven(at_crossroads().trap(22, "log")).choose("tile t22", "tile t16")
    assert table.asked == "A"
    assert table.offers == {"racer B", "racer C"}
    table.choose(f"racer {victim}")
    assert (table.place(victim), table.place("CB"["BC".index(victim)])) == (14, 16)
    assert (table.trap_at(16), table.trap_at(22)) == ("none", "none")


@pytest.mark.rule("WR-TIL-33")
def test_single_racer_springs_the_trap_at_once() -> None:
    table = driven(at_crossroads().trap(23, "log")).choose("tile t21", "tile t23")
    assert table.place("D") == 19
    assert table.asked == "B"


@pytest.mark.rule("WR-TIL-33")
@pytest.mark.parametrize(("choice", "springs"), [("tile t12", [12, 14]), ("tile t14", [14, 12])])
def test_active_player_orders_two_traps_that_arrive_together(choice: str, springs: list[int]) -> None:
    """Forced: at rest no trap lies under a racer, so two can arrive together only in a position set by hand."""
    table = quiet_race().course("D", crossroads=[18]).places(A=17, B=11, C=13, D=22, E=23, F=23).hand("A", "F")
    driven(table).places(B=12, C=14)
    table.trap(12, "log").trap(14, "sleight_of_hand")
    table.choose("tile t12", "tile t14")
    assert (table.asked, table.offers) == ("A", {"tile t12", "tile t14"})
    assert (table.trap_at(12), table.trap_at(14)) == ("sleight_of_hand", "log")
    table.choose(choice)
    assert places(table)[1:3] == [12, 12]
    assert [row[1] for row in table.told(Event.TRAP_SPRUNG)] == springs


@pytest.mark.rule("WR-TIL-34")
def test_changing_the_tile_under_a_racer_is_not_entering() -> None:
    table = driven(at_crossroads(A=17, B=10)).choose("tile t18", "tile t10")
    assert (table.tiles_laid[10], table.place("B")) == (Tile.CROSSROADS, 10)
    assert table.asked == "B"
    assert table.question == Question.TURN_ACTION


@pytest.mark.rule("WR-TIL-35")
def test_swap_is_offered_after_a_trap_has_ended_the_turn() -> None:
    table = driven(at_crossroads().trap(18, "broken_bridge"))
    assert table.told(Event.PHASE_ENDS)
    assert table.offers == {*LEGAL, "decline"}


@pytest.mark.rule("WR-TIL-35")
def test_no_swap_when_the_trap_takes_the_racer_off_the_crossroads() -> None:
    table = at_crossroads().trap(18, "log").start_turn("A")
    assert table.told(Event.TRAP_SPRUNG)
    assert table.asked == "B"
    assert table.question == Question.TURN_ACTION


@pytest.mark.rule("WR-TIL-35")
def test_neutrals_never_use_the_crossroads() -> None:
    table = quiet_race(3).course("D", crossroads=[18]).places(A=9, B=9, C=8, D=17, E=22, F=23).fate("F", "F", "F")
    table.round_number = 2
    table.effect(Effect.NEUTRALS)
    assert table.place("D") == 19
    assert table.told(Event.TILES_SWAPPED) == []


@pytest.mark.rule("WR-TIL-32", "WR-TIL-34", "WR-GEN-06")
@pytest.mark.parametrize(
    ("tiles", "traps", "sprung", "asked"),
    [
        ((9, 20), (9,), [], False),
        ((9, 20), (20,), [9], False),
        ((20, 9), (20,), [9], False),
        ((20, 9), (9,), [], False),
        ((9, 18), (9,), [18], False),
        ((9, 18), (18,), [9], False),
        ((9, 18), (9, 18), [], True),
        ((9, 18), (), [], False),
    ],
)
def test_only_a_trap_that_comes_under_a_racer_springs(
    tiles: tuple[int, int], traps: tuple[int, ...], sprung: list[int], asked: bool
) -> None:
    table = quiet_race().course("D", crossroads=[18]).places(A=18, B=9, C=16, D=21, E=22, F=23)
    for spot in traps:
        table.trap(spot, "log")
    table.effect(Effect.SWAP_TILES, 0, *tiles)
    assert [spot for _, spot, *_ in table.told(Event.TRAP_SPRUNG)] == sprung
    assert (table.question == Question.TRAP_ORDER) is asked


@pytest.mark.rule("WR-TRN-10", "WR-TRP-10", "WR-TRE-04", "WR-TIL-33")
def test_a_trap_that_comes_under_the_driver_ends_no_phase_that_is_over() -> None:
    table = driven(at_crossroads().trap(7, "broken_bridge")).choose("tile t18", "tile t7")
    assert table.story("bridge_out", "phase_ends") == ["bridge_out"]
