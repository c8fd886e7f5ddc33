"""Special powers: common rules (WR-PWR)."""

import pytest

from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from tests.games.wacky_races.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.wacky_races.road import places, road


@pytest.mark.rule("WR-PWR-01")
def test_any_number_of_powers_before_between_and_after_cards() -> None:
    table = road("ac").course(F=[12]).hand("A", "DDR").fate("F", "F", "F", "D").start_turn("A")
    table.choose("use 2", "play D", "use 4")
    assert (table.place("A"), table.up("A")) == (13, "13")
    table = road("rr").course(F=[12]).hand("A", "D").places(B=12).start_turn("A").choose("play D", "use 3", "end")
    assert (table.place("A"), table.up("A"), table.asked) == (12, "124", "B")
    table = road("sb").places(B=12).start_turn("A").choose("use 2", "use 3", "use 4", "recover 2", "use 2")
    assert (table.place("A"), table.up("A"), table.asked) == (14, "1", "A")
    assert table.offers == {"play D", "play F", "play P"}


@pytest.mark.rule("WR-PWR-02")
def test_no_power_after_a_trap_has_ended_the_phase() -> None:
    table = road("sb").trap(11, "mud_puddle").start_turn("A").choose("play D")
    assert (table.asked, table.up("A")) == ("B", "1234")


@pytest.mark.rule("WR-PWR-02")
def test_no_power_in_other_turns_but_cancelling() -> None:
    table = road("sb").places(A=12, B=10).start_turn("B")
    assert table.offers == {"play D", "play F", "play P"}
    table = road("pf", "sb").face_up("A", "3").face_up("B", "1").places(B=8).trap(9, "boulder").start_turn("A")
    table.choose("use 3")
    assert (table.place("B"), table.up("B"), table.asked) == (9, "", "A")


@pytest.mark.rule("WR-PWR-02")
def test_no_power_while_another_effect_is_being_resolved() -> None:
    table = road("sb").face_up("A", "1234").places(B=11, C=11).start_turn("A").choose("use 3")
    assert table.offers == {"racer B", "racer C"}


@pytest.mark.rule("WR-PWR-03")
def test_used_power_is_face_down_before_it_works() -> None:
    table = road("rr").places(B=11, C=11).start_turn("A").choose("use 4")
    assert (table.question, table.up("A")) == (Question.ORDER_RACERS, "123")
    table.choose("racer B")
    assert "use 4" not in table.offers
    assert "use 4" not in table.start_turn("A").offers


@pytest.mark.rule("WR-PWR-04")
def test_gas_station_and_foiled_again_recover_powers() -> None:
    table = road("sb").places(A=14).face_up("A", "1").start_turn("A").choose("play D")
    assert table.offers == {"recover 2", "recover 3", "recover 4"}
    assert table.choose("recover 3").up("A") == "13"
    table = road("sb").face_up("A", "1").trap(11, "foiled_again").start_turn("A").choose("play D")
    assert table.offers == {"recover 2", "recover 3", "recover 4", "decline"}
    assert table.choose("recover 3").up("A") == "13"


@pytest.mark.rule("WR-PWR-04")
@pytest.mark.parametrize(("car", "slot"), [("sb", 4), ("ac", 3)])
def test_card_never_recovers_itself(car: str, slot: int) -> None:
    table = road(car).face_up("A", "".join(s for s in "1234" if s != "2")).start_turn("A").choose(f"use {slot}")
    assert f"recover {slot}" not in table.offers
    assert not table.up("A").count(str(slot))


@pytest.mark.rule("WR-PWR-05")
@pytest.mark.parametrize(
    ("car", "slot"), [("sb", 3), ("pp", 2), ("pp", 3), ("rm", 2), ("rm", 3), ("pe", 2), ("am", 3), ("rr", 2), ("rr", 4)]
)
def test_power_without_anything_to_do_is_not_offered(car: str, slot: int) -> None:
    table = road(car)
    if (car, slot) == ("pp", 3):
        table.places(B=11, C=12, D=13, E=13)
    assert f"use {slot}" not in table.start_turn("A").offers


@pytest.mark.rule("WR-PWR-05")
def test_one_part_that_works_is_enough() -> None:
    table = road("as", race=15).places(A=17, B=17).start_turn("A").choose("use 2")
    assert places(table, "AB") == [17, 16]


@pytest.mark.rule("WR-PWR-06")
def test_own_run_triggers_tiles_and_traps() -> None:
    table = road("sb").course(level_crossing=[11]).places(B=8).start_turn("A").choose("use 2")
    assert places(table, "AB") == [12, 9]
    table = road("sb").trap(12, "mud_puddle").start_turn("A").choose("use 2")
    assert (table.place("A"), table.asked) == (12, "B")


@pytest.mark.rule("WR-PWR-06")
def test_rest_of_a_power_is_lost_with_the_phase() -> None:
    table = road("pf").places(A=12, B=10, F=19).trap(11, "oil").trap(13, "mud_puddle").start_turn("A").choose("use 3")
    assert (places(table, "AB"), table.cards("A"), table.asked) == ([13, 11], "DFP", "B")
    table = road("as").places(B=10, F=19).trap(9, "oil").trap(11, "mud_puddle").start_turn("A").choose("use 2")
    assert (places(table, "AB"), table.asked) == ([11, 9], "B")


@pytest.mark.rule("WR-PWR-07")
def test_run_counts_full_tiles_and_step_skips_them() -> None:
    assert road("sb").places(B=11, C=11).start_turn("A").choose("use 2").place("A") == 12
    table = road("ac").places(B=11, C=11).fate("F").start_turn("A").choose("use 4")
    assert table.place("A") == 12
    table = road("pf").places(B=8, C=9, D=9).start_turn("A").choose("use 3")
    assert table.place("B") == 10


@pytest.mark.rule("WR-PWR-08")
@pytest.mark.parametrize("car", ["sb", "gt", "pp", "rm", "pe", "as", "am", "ac", "pf", "rr"])
def test_cancelling_power_is_never_used_by_choice(car: str) -> None:
    table = road(car).places(B=11, C=11).trap(12, "log").start_turn("A")
    assert "use 1" not in table.offers
    assert any(offer.startswith("use") for offer in table.offers)


@pytest.mark.rule("WR-PWR-09")
def test_powers_reach_neutrals_unless_they_say_opponent() -> None:
    table = road("rr").places(D=13).start_turn("A").choose("use 4")
    assert table.place("D") == 10
    table = road("pe").places(D=11).start_turn("A").choose("use 2")
    assert places(table, "AD") == [11, 10]
    table = road("pe").places(D=11).start_turn("A").choose("use 3")
    assert table.offers == {"racer B", "racer C"}


@pytest.mark.rule("WR-PWR-10")
def test_active_player_orders_racers_of_a_tile() -> None:
    table = road("rr").places(B=12, C=12, D=10).start_turn("A").choose("use 4")
    assert (table.asked, table.offers) == ("A", {"racer B", "racer C"})
    table.choose("racer C")
    assert places(table, "BC") == [9, 9]


@pytest.mark.rule("WR-PWR-10")
def test_racers_of_several_tiles_go_back_rear_first() -> None:
    table = road("sb").places(B=10, C=11, D=9, E=9).start_turn("A").choose("use 3")
    moved = [event[0] for event in table.told(Event.MOVED)]
    assert (moved, places(table, "BC")) == ([1, 2], [8, 8])


@pytest.mark.rule("WR-PWR-11")
def test_taken_card_is_seen_by_taker_and_victim_only() -> None:
    table = road("pe").hand("B", "DF").hand("C", "R").fate("F", "R").start_turn("A").choose("use 3")
    assert table.told(Event.TOOK) == [(0, 1, 0, 1, 0b011)]


@pytest.mark.rule("WR-PWR-11")
def test_each_card_of_a_hand_is_equally_likely_to_be_taken() -> None:
    def taken(seed: int) -> str:
        table = road("am", seed=seed).printed("am3", cards=1).places(B=11).hand("B", "FFPR").start_turn("A")
        left = table.choose("use 3").cards("B")
        return next(card for card in ("F2", "P", "R") if left == "FFPR".replace(card[0], "", 1))

    found = [taken(seed) for seed in range(120)]
    forests = found.count("F2")
    assert_even([f"F{n % 2}" for n in range(forests)] + [card for card in found if card != "F2"], 4)


@pytest.mark.rule("WR-PWR-12")
def test_family_game_has_no_powers() -> None:
    table = Scenario("sb", "gt", "pp", powers="off").course("D").hand("A", "DFP").start_turn("A")
    assert [r.ready for r in table.racers] == [0] * 6
    assert table.offers == {"play D", "play F", "play P"}


@pytest.mark.rule("WR-PWR-12")
@pytest.mark.parametrize(("start", "trap"), [(14, ""), (10, "foiled_again"), (10, "sabotage")])
def test_family_game_recovers_and_exhausts_nothing(start: int, trap: str) -> None:
    table = road("sb", powers="off").face_up("A", "").places(A=start).hand("A", "D")
    if trap:
        table.trap(11, trap)
    table.start_turn("A")
    assert (table.place("A"), table.up("A"), table.up("B"), table.asked) == (start + 1, "", "", "B")


@pytest.mark.rule("WR-PWR-13")
@pytest.mark.parametrize(("car", "words"), [("rm", ("use 4",)), ("pf", ("use 4", "name F"))])
@pytest.mark.parametrize(
    ("race", "tile", "hand", "offers"),
    [
        (0, "swamp", "RFF", {"pay", "end"}),
        (5, "D", "RFF", {"pay", "end"}),
        (12, "P", "RFPP", {"pay", "end"}),
        (15, "R", "RFF", {"leave_river", "end"}),
    ],
)
def test_matching_powers_replace_no_payment_and_name_no_river(
    car: str, words: tuple[str, ...], race: int, tile: str, hand: str, offers: set[str]
) -> None:
    table = road(car, race=race, default="R").face_up("A", "4").places(A=16, B=18, C=19).hand("A", hand)
    assert table.course(**{tile: [17]}).start_turn("A").choose(*words, "play R").offers == offers


@pytest.mark.rule("WR-PWR-13")
@pytest.mark.parametrize(("car", "words"), [("rm", ("use 4",)), ("pf", ("use 4", "name F"))])
def test_matching_powers_free_nobody_who_cannot_pay(car: str, words: tuple[str, ...]) -> None:
    table = road(car).face_up("A", "4").course(swamp=[10]).hand("A", "FR").start_turn("A").choose(*words)
    assert (table.question, table.offers) == (Question.STUCK_DISCARD, {"discard F", "discard R"})
