"""The nine kinds of trap (WR-TRE)."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import places, quiet_race


def trap_ahead(kind: str, players: int = 3, **options: str) -> Scenario:
    """A, whose turn it is, stands on 9, directly behind a trap; the others are far in front."""
    table = quiet_race(players, **options).places(A=9, B=19, C=20, D=21, E=22, F=23).trap(10, kind)
    return table.hand("A", "DDF")


# Foiled Again


@pytest.mark.rule("WR-TRE-01")
def test_every_player_may_recover_one_power_clockwise_from_the_decider() -> None:
    table = trap_ahead("foiled_again").face_up("A", "123").face_up("B", "1").face_up("C", "1234")
    table.places(A=19, B=9).hand("B", "DDF").start_turn("B").choose("play D")
    assert (table.asked, table.offers) == ("B", {"recover 2", "recover 3", "recover 4", "decline"})
    table.choose("recover 3")
    assert (table.asked, table.offers) == ("A", {"recover 4", "decline"})
    table.choose("decline")
    assert [table.up(racer) for racer in "ABC"] == ["123", "13", "1234"]


@pytest.mark.rule("WR-TRE-01")
@pytest.mark.parametrize("car", ["sb", "gt", "pp", "rm", "pe", "as", "am", "ac", "pf", "rr"])
def test_nobody_cancels_foiled_again(car: str) -> None:
    table = Scenario(car, "gt" if car != "gt" else "pp").course("D").places(A=9, B=20, C=20, D=21, E=22, F=23)
    table.trap(10, "foiled_again").face_up("A", "1").face_up("B", "").hand("A", "DDF").start_turn("A").choose("play D")
    assert table.offers == {"recover 2", "recover 3", "recover 4", "decline"}
    assert table.up("A") == "1"


@pytest.mark.rule("WR-TRE-01")
def test_with_a_neutral_victim_the_first_player_recovers_first() -> None:
    table = quiet_race(3).places(A=19, B=19, C=20, D=9, E=22, F=23).trap(10, "foiled_again")
    table.active = -1
    table.effect(Effect.MOVE, 3, 1)
    assert [table.asked, table.choose("decline").asked, table.choose("decline").asked] == ["A", "B", "C"]


@pytest.mark.rule("WR-TRE-01")
def test_without_power_cards_nobody_is_asked() -> None:
    table = trap_ahead("foiled_again", powers="off").start_turn("A").choose("play D")
    assert table.asked == "B"
    assert "use 2" not in table.offers


@pytest.mark.rule("WR-TRE-02")
@pytest.mark.parametrize(("option", "asked"), [("true", "B"), ("false", "A")])
def test_foiled_again_ends_the_turn_unless_the_option_says_otherwise(option: str, asked: str) -> None:
    table = trap_ahead("foiled_again", foiled_ends_turn=option).face_up("B", "1234").face_up("C", "1234")
    table.start_turn("A").choose("play D", "decline")
    assert table.asked == asked
    assert len(table.cards("A")) == (3 if option == "true" else 2)


@pytest.mark.rule("WR-TRE-02")
def test_the_option_spares_nobody_from_other_traps() -> None:
    assert trap_ahead("mud_puddle", foiled_ends_turn="false").start_turn("A").choose("play D").asked == "B"


# Oil


@pytest.mark.rule("WR-TRE-03")
def test_oil_moves_everybody_but_the_victim_front_to_back() -> None:
    table = trap_ahead("oil").places(B=11, C=11, D=10, E=22, F=23).start_turn("A").choose("play D")
    assert (table.asked, table.offers) == ("A", {"racer B", "racer C"})
    table.choose("racer C")
    assert places(table) == [10, 12, 12, 11, 23, 24]
    moved = [row[0] for row in table.told(Event.MOVED)]
    assert moved == [0, 5, 4, 2, 1, 3]


# Broken Bridge


@pytest.mark.rule("WR-TRE-04")
def test_after_a_broken_bridge_the_next_turn_has_one_card_movement_but_all_powers() -> None:
    table = trap_ahead("broken_bridge").start_turn("A").choose("play D")
    assert (table.asked, table.racer(0).bridge) == ("B", 1)
    table.hand("A", "DDF").face_up("A", "2").start_turn("A").choose("play F")
    assert (table.asked, table.offers) == ("A", {"use 2", "end"})
    table.choose("end").hand("A", "DDF").start_turn("A").choose("play F")
    assert table.offers >= {"play D", "end"}


@pytest.mark.rule("WR-TRE-04")
def test_two_broken_bridges_cost_one_turn_only() -> None:
    table = trap_ahead("broken_bridge").trap(11, "broken_bridge").effect(Effect.MOVE, 0, 1).effect(Effect.MOVE, 0, 1)
    assert table.place("A") == 11
    table.start_turn("A").choose("play F")
    assert table.asked == "B"
    assert table.racer(0).bridge == 0


@pytest.mark.rule("WR-TRE-04")
def test_a_payment_is_the_one_card_movement() -> None:
    table = trap_ahead("broken_bridge").course("D", swamp=[16]).effect(Effect.MOVE, 0, 1)
    table.places(A=16).hand("A", "FFDD").start_turn("A").choose("pay_pair F")
    assert table.place("A") == 17
    assert table.asked == "B"


@pytest.mark.rule("WR-TRE-04")
def test_a_stuck_discard_is_the_one_card_movement() -> None:
    table = trap_ahead("broken_bridge").course("D", swamp=[16]).effect(Effect.MOVE, 0, 1)
    table.places(A=16).hand("A", "FD").face_up("A", "2").start_turn("A").choose("stuck", "discard F", "stop")
    assert table.offers == {"use 2", "end"}
    table.places(A=17).choose("use 2")
    assert (table.asked, table.told(Event.PLAYED)) == ("B", [])


@pytest.mark.rule("WR-TRE-04")
def test_a_bridge_met_in_the_turn_of_another_counts_for_the_own_next_turn() -> None:
    table = trap_ahead("oil").places(B=18).trap(19, "broken_bridge").hand("B", "DDF").start_turn("A").choose("play D")
    assert table.place("B") == 19
    assert table.asked == "B"
    table.choose("play F")
    assert table.asked == "C"


@pytest.mark.rule("WR-TRE-05")
def test_a_neutral_before_a_broken_bridge_makes_only_the_free_move_next_time() -> None:
    table = quiet_race(2, neutral_reveals=2).course("D", F=[20, 21, 22, 23, 24])
    table.places(A=8, B=8, C=10, D=20, E=21, F=22)
    table.trap(11, "broken_bridge").effect(Effect.MOVE, 2, 1)
    table.round_number = 2
    table.fate("D", "D").effect(Effect.NEUTRALS)
    assert table.place("C") == 12
    table.fate("D", "D").places(D=19, E=20, F=21).effect(Effect.NEUTRALS)
    assert table.place("C") == 15


@pytest.mark.rule("WR-TRE-05")
def test_a_bridge_met_in_an_activation_limits_the_next_one() -> None:
    table = quiet_race(2, neutral_reveals=2).course("D", F=[20, 21, 22, 23, 24])
    table.places(A=8, B=8, C=10, D=20, E=21, F=22)
    table.trap(11, "broken_bridge").round_number = 2
    table.fate("D", "D").effect(Effect.NEUTRALS)
    assert table.place("C") == 11
    table.fate("D", "D").places(D=19, E=20, F=21).effect(Effect.NEUTRALS)
    assert table.place("C") == 12


# Boulder


@pytest.mark.rule("WR-TRE-06")
def test_a_boulder_rolls_the_victim_back_to_the_nearest_tile_without_any_racer() -> None:
    table = trap_ahead("boulder").places(A=9, B=9, C=8, D=8, E=7, F=23).villain(6)
    table.effect(Effect.MOVE, 0, 1)
    assert places(table) == [6, 9, 8, 8, 7, 23]


@pytest.mark.rule("WR-TRE-06")
def test_a_boulder_rolls_onto_a_trapped_tile_and_triggers_it() -> None:
    table = trap_ahead("boulder").places(A=9, B=9, C=8).trap(7, "mud_puddle").effect(Effect.MOVE, 0, 1)
    assert table.place("A") == 7
    assert table.racer(0).mud == 1


@pytest.mark.rule("WR-TRE-07")
@pytest.mark.parametrize(
    ("others", "goal"),
    [
        ({"B": 3, "C": 2, "D": 1, "E": 22, "F": 23}, 1),
        ({"B": 1, "C": 1, "D": 2, "E": 2, "F": 3}, 3),
    ],
)
def test_a_boulder_with_no_empty_tile_behind(others: dict[str, int], goal: int) -> None:
    table = quiet_race(3).places(A=5, **others).trap(4, "boulder").effect(Effect.MOVE, 0, -1)
    assert table.place("A") == goal


@pytest.mark.rule("WR-TRE-07")
def test_a_boulder_with_no_space_at_all_behind_moves_nobody() -> None:
    table = quiet_race(3).places(A=4, B=1, C=1, D=2, E=2, F=20).trap(3, "boulder").effect(Effect.MOVE, 0, -1)
    assert table.place("A") == 3


# Log, Sabotage


@pytest.mark.rule("WR-TRE-08")
@pytest.mark.parametrize(("full", "goal"), [((20, 21), 8), ((8, 8), 7), ((9, 9), 8)])
def test_a_log_makes_the_victim_run_back_two_tiles(full: tuple[int, int], goal: int) -> None:
    table = trap_ahead("log").places(B=full[0], C=full[1], A=7).effect(Effect.MOVE, 0, 3)
    assert table.place("A") == goal


@pytest.mark.rule("WR-TRE-09")
def test_sabotage_exhausts_a_face_up_power_of_the_victims_choice() -> None:
    table = trap_ahead("sabotage").face_up("A", "134").start_turn("A").choose("play D")
    assert (table.asked, table.offers) == ("A", {"exhaust 1", "exhaust 3", "exhaust 4"})
    table.choose("exhaust 3")
    assert table.up("A") == "14"
    assert table.asked == "B"


@pytest.mark.rule("WR-TRE-09")
def test_sabotage_in_the_turn_of_another_asks_the_victim() -> None:
    table = trap_ahead("oil").places(B=18).trap(19, "sabotage").face_up("B", "23").start_turn("A").choose("play D")
    assert (table.asked, table.offers) == ("B", {"exhaust 2", "exhaust 3"})


@pytest.mark.rule("WR-TRE-09")
@pytest.mark.parametrize("racer", ["A", "D"])
def test_sabotage_finds_nothing_to_exhaust(racer: str) -> None:
    table = trap_ahead("sabotage").places(**{racer: 9}).face_up("B", "1234")
    table.effect(Effect.MOVE, table.index(racer), 1)
    assert table.asked == ""
    assert [table.up(player) for player in "ABC"] == ["", "1234", ""]


# Sleight of Hand


@pytest.mark.rule("WR-TRE-10")
@pytest.mark.parametrize(
    ("b", "c", "result"),
    [(9, 8, [9, 10, 8]), (8, 7, [8, 10, 7]), (7, 19, [7, 10, 19]), (6, 19, [10, 6, 19]), (8, 8, [8, 8, 10])],
)
def test_sleight_of_hand_swaps_with_the_nearest_racer_up_to_three_behind(b: int, c: int, result: list[int]) -> None:
    table = trap_ahead("sleight_of_hand").places(A=11, B=b, C=c)
    table.active = 0
    table.effect(Effect.MOVE, 0, -1)
    if b == c:
        assert (table.asked, table.offers) == ("A", {"racer B", "racer C"})
        table.choose("racer C")
    assert places(table)[:3] == result
    assert table.trap_at(10) == "none"


@pytest.mark.rule("WR-TRE-10")
def test_the_swap_itself_triggers_nothing() -> None:
    table = trap_ahead("sleight_of_hand").course("D", level_crossing=[16]).trap(17, "sleight_of_hand")
    table.traps_laid[17] = 8
    table.places(A=18, B=16, C=9, D=22, E=22, F=23).effect(Effect.MOVE, 0, -1)
    assert places(table) == [16, 17, 9, 22, 22, 23]
    assert table.told(Event.LEVEL_CROSSING) == []


@pytest.mark.rule("WR-TRE-11")
def test_a_racer_on_the_victims_tile_is_not_behind_it() -> None:
    table = trap_ahead("sleight_of_hand").places(A=9, B=10, C=7).effect(Effect.MOVE, 0, 1)
    assert places(table)[:3] == [7, 10, 10]


# Painted Tunnel


@pytest.mark.rule("WR-TRE-12")
@pytest.mark.parametrize(
    ("start", "asked", "pick", "result"),
    [
        ([9, 5, 7, 21, 22, 23], set(), "", [10, 7, 9, 21, 22, 23]),
        ([9, 12, 13, 21, 22, 23], set(), "", [12, 14, 13, 21, 22, 23]),
        ([9, 5, 7, 7, 22, 23], {"racer C", "racer D"}, "racer D", [10, 7, 7, 9, 22, 23]),
        ([9, 10, 5, 21, 22, 23], {"racer A", "racer B"}, "racer A", [12, 10, 7, 21, 22, 23]),
    ],
)
def test_the_two_racers_farthest_from_the_finish_run_two_tiles(
    start: list[int], asked: set[str], pick: str, result: list[int]
) -> None:
    table = trap_ahead("painted_tunnel").places(**dict(zip("ABCDEF", start, strict=True)))
    table.active = 0
    table.effect(Effect.MOVE, 0, 1)
    assert table.offers == asked
    table.choose(*([pick] if pick else []))
    assert places(table) == result


@pytest.mark.rule("WR-TRE-12")
def test_two_racers_tied_for_last_both_go_and_only_their_order_is_asked() -> None:
    table = trap_ahead("painted_tunnel").places(B=5, C=5).start_turn("A").choose("play D")
    assert (table.asked, table.offers) == ("A", {"racer B", "racer C"})
    table.choose("racer C")
    assert places(table) == [10, 7, 7, 21, 22, 23]
    assert [row[0] for row in table.told(Event.MOVED)] == [0, 2, 1]


@pytest.mark.rule("WR-TRE-12")
def test_two_of_three_tied_for_the_rear_are_picked_one_after_the_other() -> None:
    table = trap_ahead("painted_tunnel").places(B=5, C=5, D=5, E=20, F=21).start_turn("A").choose("play D", "racer C")
    assert table.offers == {"racer B", "racer D"}
    before = [table.place(name) for name in "BCD"]
    table.choose("racer D", "racer C")
    moved = [table.place(name) - was for name, was in zip("BCD", before, strict=True)]
    assert moved[0] == 0
    assert moved[1] > 0 < moved[2]


@pytest.mark.rule("WR-TRE-12")
def test_the_two_are_determined_before_either_moves() -> None:
    table = trap_ahead("painted_tunnel").places(B=6, C=7, D=8).effect(Effect.MOVE, 0, 1)
    assert places(table) == [10, 8, 9, 8, 22, 23]


# Mud Puddle


@pytest.mark.rule("WR-TRE-13")
def test_mud_in_the_own_turn_costs_the_refill_of_this_turn_only() -> None:
    table = trap_ahead("mud_puddle").start_turn("A").choose("play D")
    assert table.cards("A") == "DF"
    assert table.asked == "B"
    table.start_turn("A").choose("play F", "end")
    assert len(table.cards("A")) == 3


@pytest.mark.rule("WR-TRE-13")
def test_mud_in_the_turn_of_another_costs_the_next_refill() -> None:
    table = trap_ahead("oil").places(B=18).trap(19, "mud_puddle").hand("B", "DFP").start_turn("A").choose("play D")
    assert table.asked == "B"
    assert len(table.cards("A")) == 3
    table.choose("play F", "end")
    assert table.cards("B") == "DP"


@pytest.mark.rule("WR-TRE-13")
def test_two_puddles_cost_one_refill_only() -> None:
    table = trap_ahead("mud_puddle").effect(Effect.MOVE, 0, 1).places(A=9)
    table.traps_laid[10] = 9
    table.hand("A", "DDF").start_turn("A").choose("play D")
    assert table.cards("A") == "DF"
    assert table.racer(0).mud == 0


@pytest.mark.rule("WR-TRE-14")
def test_mud_does_nothing_to_a_neutral() -> None:
    table = quiet_race(2, neutral_reveals=1).places(A=8, B=8, C=9, D=20, E=21, F=22).course("D", F=[20, 21, 22, 23, 24])
    table.trap(10, "mud_puddle").round_number = 2
    table.fate("D").effect(Effect.NEUTRALS)
    assert table.place("C") == 11
    assert [r.mud for r in table.racers] == [0] * 6
