"""The end of the game: cans, the last car, the turn limit, ranks, giving up (chapter 19)."""

import pytest

from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Cause, Out
from carambolage.games.wreckage.text.facts import progress
from carambolage.games.wreckage.turn.end_of_game import is_ahead, is_still_racing, length_of, rank_of
from tests.games.wreckage.scenario import Scenario


def ranks(table: Scenario) -> list[int]:
    return [rank_of(table.g, table.t, seat) for seat in range(table.seats)]


def crash_of(table: Scenario, *cards: str) -> Scenario:
    """Car A drives into car B at speed 4."""
    table.put(A=(0, 0, 0), B=(2500, 0, 36)).speeds(A=4).plan(A=("empty", "smash"))
    return table.fate(*cards).action("A")


@pytest.mark.rule("WK-END-01", "WK-EX-18", "WK-CAN-06", "WK-OPT-14", "WK-END-12")
def test_the_third_can_wins_at_once() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=4).cans(A=2).can(1500, 200)
    table.obstacle("boulder", 2500, 0).plan(A=("empty", "smash")).action("A")
    assert table.over == 1
    assert table.won_by == ("A", "three_cans")
    assert table.where("A") == (864, 0, 0)
    assert not table.told("collided")
    assert table.told("won") == [(0, 1, 0)]
    assert ranks(table) == [1, 2]


@pytest.mark.rule("WK-END-02", "WK-EX-18", "WK-OPT-14")
def test_three_cans_at_the_end_of_the_turn() -> None:
    table = Scenario("sedan", "pick_up", win_timing="end_of_turn").put(A=(0, 0, 0)).speeds(A=4).cans(A=2)
    table.can(1500, 200).obstacle("boulder", 2500, 0).plan(A=("empty", "smash")).fate(*["ricochet"] * 4)
    table.action("A")
    assert table.over == 0
    assert table.told("collided")[0][5] == 4
    assert table.where("A") == (1618, 0, 0)
    table.end_turn()
    assert table.won_by == ("A", "three_cans")


@pytest.mark.rule("WK-END-02", "WK-EX-18")
def test_the_holder_of_three_cans_can_still_lose_them() -> None:
    table = Scenario("sedan", "pick_up", "interceptor", win_timing="end_of_turn").put(A=(0, 0, 0)).speeds(A=4).cans(A=2)
    table.can(1500, 200).obstacle("boulder", 2500, 0).plan(A=("empty", "smash")).hits(A=7)
    table.fate("dented_panel", "ricochet", "ricochet", "ricochet").action("A")
    assert table.is_out("A")
    table.choose("drop 5", "drop 8", "drop 11").end_turn()
    assert table.over == 0
    assert len(table.cans_on_ground) == 3


@pytest.mark.rule("WK-END-13", "WK-END-01", "WK-EX-56", "WK-DMG-10")
def test_a_spin_onto_the_third_can_wins_before_the_rest() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0)).cans(A=2).can(0, 600)
    table.fate("dust_cloud", "burst_tyre", 6).effect(Effect.DAMAGE, 0, 2, Cause.FIRE, NOBODY, NOBODY)
    assert table.won_by == ("A", "three_cans")
    assert not table.told("reshuffled")


@pytest.mark.rule("WK-END-03", "WK-END-12", "WK-DST-01")
def test_the_last_car_wins() -> None:
    table = Scenario("sedan", "pick_up").hits(B=9)
    crash_of(table, "ricochet", "ricochet", "ricochet", "ricochet", "dented_panel", "ricochet", "ricochet", "ricochet")
    assert table.won_by == ("A", "last_car")
    assert table.over == 1
    assert ranks(table) == [1, 2]


@pytest.mark.rule("WK-END-03", "WK-COL-05")
def test_the_collision_is_fully_resolved_first() -> None:
    table = Scenario("sedan", "pick_up").hits(A=7, B=9)
    crash_of(table, "dented_panel", *["ricochet"] * 3, *["ricochet"] * 4)
    assert table.won_by == ("B", "last_car")
    assert len(table.drawn("B")) == 4


@pytest.mark.rule("WK-END-04", "WK-EX-19", "WK-END-12")
@pytest.mark.parametrize(("cans", "winners", "ranking"), [((1, 2), "B", [2, 1]), ((2, 2), "AB", [1, 1])])
def test_the_last_cars_wrecked_together(cans: tuple[int, int], winners: str, ranking: list[int]) -> None:
    table = Scenario("sedan", "pick_up", drop_cans="auto").hits(A=7, B=9).cans(A=cans[0], B=cans[1])
    crash_of(table, "dented_panel", *["ricochet"] * 3, "torn_bodywork", *["ricochet"] * 3)
    assert table.won_by == (winners, "last_together")
    assert ranks(table) == ranking
    assert len(table.told("drawn" if len(winners) > 1 else "won")) == 1


@pytest.mark.rule("WK-END-05")
def test_without_three_cans_left_the_game_goes_on() -> None:
    table = Scenario("sedan", "pick_up").can(0, 0).can(500, 500).end_turn()
    assert table.over == 0
    assert table.asked == "AB"


@pytest.mark.rule("WK-END-06", "WK-EX-53", "WK-OPT-21", "WK-END-07")
def test_scoring_at_the_turn_limit() -> None:
    table = Scenario("pick_up", "sedan", "muscle_car", "interceptor").cans(A=2, B=2, C=1).hits(A=7, B=3)
    table.car("D").out, table.car("D").fall = Out.DESTROYED, 1
    table.turn = 39
    table.end_turn()
    assert table.over == 0
    table.turn = 40
    table.end_turn()
    assert table.won_by == ("B", "turn_limit")
    assert ranks(table) == [2, 1, 3, 4]


@pytest.mark.rule("WK-END-06", "WK-EX-53", "WK-END-12", "WK-END-07")
def test_equal_at_the_turn_limit_is_a_draw() -> None:
    table = Scenario("pick_up", "sedan", "muscle_car", "interceptor").cans(A=2, B=2, C=1).hits(A=5, B=3)
    table.car("D").out, table.car("D").fall = Out.DESTROYED, 1
    table.turn = 40
    table.end_turn()
    assert table.won_by == ("AB", "turn_limit")
    assert ranks(table) == [1, 1, 3, 4]
    assert table.told("drawn") == [(0b11, 4, 0)]


@pytest.mark.rule("WK-END-09", "WK-OPT-21", "WK-EX-53")
def test_without_a_limit_turn_200_is_the_last() -> None:
    table = Scenario("pick_up", "sedan", turn_limit="0")
    table.turn = 199
    assert table.end_turn().over == 0
    table.turn = 200
    assert table.end_turn().won_by == ("A", "turn_limit")
    assert length_of(table.g) == 200


@pytest.mark.rule("WK-END-07")
def test_destroyed_cars_rank_by_when_they_went() -> None:
    table = Scenario("pick_up", "sedan", "muscle_car", "interceptor")
    for name, fall, cans in (("B", 1, 0), ("C", 2, 1), ("D", 2, 0)):
        car = table.car(name)
        car.out, car.fall, car.fall_cans = Out.DESTROYED, fall, cans
    table.winners = 1
    assert ranks(table) == [1, 4, 2, 3]
    table.car("D").fall_cans = 1
    assert ranks(table) == [1, 4, 2, 2]
    assert not is_ahead(table.g, table.t, 2, 3)


@pytest.mark.rule("WK-END-08", "WK-EX-54", "WK-DEC-21", "WK-DEC-26", "WK-HID-14", "WK-DST-05")
def test_giving_up_during_planning() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0)).cans(A=2).end_turn()
    table.choose("plan turn_left smash").leave("A")
    assert table.told("gave_up") == [(0, 0, 0)]
    assert table.is_out("A")
    assert table.cans_on_ground == [(688, 256), (688, -256)]
    assert [numbers[:4] for numbers in table.told("card_shown")] == [(0, 0, 3, 3), (0, 1, 5, 7)]
    assert table.asked == "BC"
    table.leave("C")
    assert table.won_by == ("B", "others_gave_up")
    assert ranks(table) == [3, 1, 2]


@pytest.mark.rule("WK-DEC-26", "WK-END-08")
def test_giving_up_in_the_own_action_and_at_others() -> None:
    table = (
        Scenario("sedan", "pick_up", "interceptor")
        .put(A=(0, 0, 0))
        .speeds(A=2, B=1)
        .plan(A=("turn_left", "smash"), B=("turn_left", "jump"))
    )
    table.phase(1).leave("A")
    assert table.asked == "B"
    assert table.active == 1
    assert table.where("A") == (0, 0, 0)
    table.leave("C")
    assert table.won_by == ("B", "others_gave_up")


@pytest.mark.rule("WK-DEC-26", "WK-DEC-22")
def test_plating_and_cans_of_who_leaves_are_answered_for_him() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0)).hits(A=6).equip("A", "steel_plating").cans(A=1)
    table.fate("torn_bodywork").effect(Effect.DAMAGE, 0, 1, Cause.FIRE, NOBODY, NOBODY)
    assert table.offers == {"plating", "keep"}
    table.leave("A")
    assert table.car("A").discarded == 1  # it would have saved the car
    assert table.is_out("A")
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0)).hits(A=7).cans(A=2)
    table.fate("torn_bodywork").effect(Effect.DAMAGE, 0, 1, Cause.FIRE, NOBODY, NOBODY)
    assert table.offers >= {"drop 1"}
    table.leave("A")
    assert table.cans_on_ground == [(688, 256), (688, -256)]


@pytest.mark.rule("WK-END-03", "WK-END-07", "WK-END-08", "WK-END-12")
@pytest.mark.parametrize(("wrecked", "leaver", "ranking"), [("B", "C", [1, 3, 2]), ("C", "B", [1, 2, 3])])
def test_leaving_while_another_drops_his_cans(wrecked: str, leaver: str, ranking: list[int]) -> None:
    """The cans are placed before the game ends; who left was the last to go, wherever he sat."""
    table = burnt_out(Scenario("sedan", "pick_up", "pick_up"), wrecked).leave(leaver)
    assert (table.over, table.asked) == (0, wrecked)
    table.choose("drop 5", "drop 8")
    assert table.cans_on_ground == [(0, -432), (-688, 0)]
    assert table.won_by == ("A", "others_gave_up")
    assert ranks(table) == ranking


def burnt_out(table: Scenario, name: str) -> Scenario:
    """A burning card destroys a car with 2 cans, whose owner is asked where they go."""
    table.put(**{name: (0, 0, 0)}).cans(**{name: 2}).hits(**{name: 9})
    table.car(name).burning = 1
    return table.fate("torn_bodywork").action(name)


@pytest.mark.rule("WK-END-03", "WK-END-12")
def test_the_last_one_has_won_also_if_he_leaves_before_the_cans_are_dropped() -> None:
    table = burnt_out(Scenario("sedan", "pick_up"), "B").leave("A")
    assert table.over == 0
    table.choose("drop 5", "drop 8")
    assert table.won_by == ("A", "last_car")
    assert ranks(table) == [1, 2]


@pytest.mark.rule("WK-END-04", "WK-END-07", "WK-END-08")
@pytest.mark.parametrize(("cans", "winner", "ranking"), [((1, 2), "B", [2, 1, 3]), ((2, 1), "A", [1, 2, 3])])
def test_who_leaves_between_two_that_are_wrecked_together_went_before_them(
    cans: tuple[int, int], winner: str, ranking: list[int]
) -> None:
    table = Scenario("sedan", "pick_up", "interceptor").hits(A=7, B=9).cans(A=cans[0], B=cans[1])
    crash_of(table, "dented_panel", *["ricochet"] * 3, "torn_bodywork", *["ricochet"] * 3)
    assert table.asked == "A"
    table.leave("C")
    while not table.over:
        table.act(table.offered[0])
    assert table.won_by == (winner, "last_together")
    assert ranks(table) == ranking


@pytest.mark.rule("WK-DEC-26", "WK-DEC-22")
def test_leaving_during_the_set_up() -> None:
    table = Scenario.fresh(3, 1, 0)
    table.leave("A")
    assert table.car("A").vehicle == 0
    assert table.asked == "B"
    table.choose("vehicle sedan", "vehicle interceptor")
    while table.question == 2:
        assert table.asked in "BC"
        table.act(table.offered[-1])
    assert table.car("A").equipment == [0, 0, 0]  # machine guns, the first kind in table order
    assert not table.is_out("A")
    table.choose("start 1", "start 1")
    assert table.told("starts_at")[0] == (0, 2, 0)
    assert table.is_out("A")
    assert table.asked == "BC"


@pytest.mark.rule("WK-END-10")
def test_a_game_is_bounded() -> None:
    assert table_of_two().game.longest == 170_000
    assert 804 * 200 + 20 <= 170_000


def table_of_two() -> Scenario:
    return Scenario("sedan", "pick_up")


@pytest.mark.rule("WK-END-11")
def test_progress_in_percent() -> None:
    table = Scenario("sedan", "pick_up", "interceptor")
    assert progress(table.g, table.t) == 0
    table.cans(A=1)
    assert progress(table.g, table.t) == 0.33
    table.car("B").out = Out.DESTROYED
    assert progress(table.g, table.t) == 0.5
    table.turn = 37
    assert progress(table.g, table.t) == 0.9
    table.turn = 1
    table.cans(A=2)
    assert progress(table.g, table.t) == 0.99
    table.over = 1
    assert progress(table.g, table.t) == 1


@pytest.mark.rule("WK-VAR-04", "WK-OPT-23")
def test_with_respawn_the_last_car_does_not_win() -> None:
    table = Scenario("sedan", "pick_up", respawn="on").hits(B=9)
    crash_of(table, "ricochet", "ricochet", "ricochet", "ricochet", "dented_panel", "ricochet", "ricochet", "ricochet")
    assert table.is_out("B")
    assert table.over == 0
    table.leave("B")
    assert table.won_by == ("A", "others_gave_up")


@pytest.mark.rule("WK-VAR-05")
@pytest.mark.parametrize("respawn", ["on", "off"])
def test_who_counts_as_a_survivor(respawn: str) -> None:
    table = Scenario("sedan", "pick_up", respawn=respawn)
    for out, racing in ((Out.IN_PLAY, True), (Out.DESTROYED, respawn == "on"), (Out.GAVE_UP, False)):
        table.car("B").out = out
        assert is_still_racing(table.g, 1) == racing


@pytest.mark.rule("WK-VAR-05")
def test_with_respawn_wrecked_rivals_count_at_the_limit() -> None:
    table = Scenario("sedan", "coupe", "interceptor", respawn="on", turn_limit="15").cans(A=1, B=1)
    table.car("A").kills, table.car("C").kills = 1, 3
    table.turn = 15
    table.end_turn()
    assert ranks(table) == [1, 2, 3]
    assert table.won_by == ("A", "turn_limit")


@pytest.mark.rule("WK-VAR-05", "WK-END-07")
def test_a_car_that_waits_counts_with_nothing_left() -> None:
    table = Scenario("sedan", "coupe", "interceptor", respawn="on", turn_limit="15").hits(A=7)
    table.car("B").out, table.car("B").returns = Out.DESTROYED, 16
    table.car("C").out = Out.GAVE_UP
    table.turn = 15
    table.end_turn()
    assert ranks(table) == [1, 2, 3]
    table.car("B").kills = 1
    assert is_ahead(table.g, table.t, 1, 0)
