"""Rounds, phases and the order of cars; drawing cards (chapters 5 and 6)."""

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Phase, Purpose, Status
from carambolage.games.road_kill_rally.turn.drawing import draw_count
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground", "market_street")
LIMITS = [("0", 20, False), ("2", 1, False), ("2", 2, True), ("5", 5, True), ("7", 6, False), ("7", 7, True)]


def phase(table: Scenario, number: int) -> Scenario:
    """Begin a phase; nothing follows it."""
    return table.effect(Effect.PHASE, number)


def order_of(table: Scenario) -> str:
    return "".join(chr(ord("A") + seat) for seat in table.order[: table.ordered])


@pytest.mark.rule("RK-RND-01", "RK-RND-02")
def test_everybody_finishes_a_phase_before_the_next_begins() -> None:
    table = Scenario(2).road(*ROAD).put("A", (9, 1), speed=1).put("B", (8, 1), speed=1)
    table.effect(Effect.ROUND).choose("speed 1", "step 2 drive", "speed 1")
    assert table.g.active == table.seat_of("B")
    table.choose("step 1 drive")
    assert [number for number, *_ in table.told("phase_begins")] == [Phase.DRAW, Phase.MOVE, Phase.COMBAT]
    assert (table.told("round_begins"), table.round_number) == ([(3, 0, 0)], 3)
    assert [seat for seat, *_ in table.told("drew")] == [0] * 3 + [1] * 3
    assert [seat for seat, *_ in table.told("move_begins")] == [0, 1]


@pytest.mark.rule("RK-RND-02", "RK-RND-03", "RK-RND-05", "RK-EX-02")
def test_order_of_the_rulebook() -> None:
    table = Scenario(4).road(*ROAD).put("A", (20, 1), speed=1).put("B", (18, 1), speed=4).put("C", (18, 2), speed=6)
    table.put("D", (15, 1))
    phase(table, Phase.MOVE)
    assert order_of(table) == "ACBD"
    assert table.told("rolled") == []
    table.choose("speed 1", "step 1 drive", "speed 6", *["step 3 drive"] * 2)
    assert order_of(table) == "ACBD"


@pytest.mark.rule("RK-RND-04", "RK-RND-11", "RK-EX-02", "RK-EDG-06")
def test_cars_side_by_side_with_equal_speed_roll_three_dice_each() -> None:
    table = Scenario(4).road(*ROAD).put("A", (20, 1)).put("B", (18, 1), speed=4).put("C", (18, 2), speed=4)
    table.put("D", (15, 1)).dice(3, 4, 0, 4, 3, 1, 3, 0, 0, 3, 3, 3)
    phase(table, Phase.MOVE)
    assert order_of(table) == "ACBD"
    assert [(seat, singles) for seat, _, _, singles, *_ in table.told("rolled")] == [(1, 2), (2, 2), (1, 1), (2, 3)]
    assert table.asked == "A"


@pytest.mark.rule("RK-RND-04", "RK-RND-10", "RK-DIC-08", "RK-EX-25", "RK-EDG-06")
def test_three_equal_cars() -> None:
    table = Scenario(6).road(*ROAD).put("A", (10, 1)).put("C", (10, 2)).put("E", (10, 3))
    table.dice(3, 0, 0, 5, 1, 1, 2, 4, 1, 0, 0, 0, 0, 3, 0, 0)
    phase(table, Phase.MOVE)
    assert [seat for seat, *_ in table.told("rolled")] == [0, 2, 4, 0, 4]
    assert order_of(table) == "CEA"
    assert {purpose for _, purpose, *_ in table.told("rolled")} == {Purpose.ORDER}


@pytest.mark.rule("RK-RND-10")
def test_nothing_is_rolled_for_a_car_alone_in_row_and_speed() -> None:
    table = Scenario(3).road(*ROAD).put("A", (10, 1), speed=3).put("B", (10, 2), speed=4).put("C", (11, 3), speed=4)
    phase(table, Phase.COMBAT)
    assert order_of(table) == "CBA"
    assert table.told("rolled") == []


@pytest.mark.rule("RK-RND-11")
def test_for_drawing_dice_are_rolled_only_when_the_piles_may_run_out() -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 1)).put("B", (10, 2)).pile("bump bump bump", "nitro nitro nitro")
    phase(table, Phase.DRAW)
    assert table.told("rolled") == []
    assert order_of(table) == "AB"
    table = Scenario(2).road(*ROAD).put("A", (10, 1)).put("B", (10, 2)).pile("bump bump", "nitro nitro nitro")
    phase(table.dice(0, 0, 0, 3, 0, 0), Phase.DRAW)
    assert len(table.told("rolled")) == 2
    assert order_of(table) == "BA"
    assert table.hand_sizes[:2] == [2, 3]


@pytest.mark.rule("RK-RND-06")
def test_a_car_that_leaves_the_race_is_skipped() -> None:
    table = Scenario(4).road("start", "proving_ground", "finish").put("A", (10, 1), speed=2).put("B", (9, 1))
    table.put("C", (8, 1))
    phase(table, Phase.MOVE)
    assert table.asked == "A"
    table.g.car[1].status = Status.DESTROYED
    table.choose("speed 2")
    assert (table.car("A").status, table.asked) == (Status.CROSSED, "C")


@pytest.mark.rule("RK-RND-07", "RK-WIP-15")
def test_what_lasts_for_a_round_ends_with_it() -> None:
    table = Scenario(2).road(*ROAD).put("A", (9, 1), wiped=1, rerolled=1, tokens=2).put("B", (8, 1))
    table.effect(Effect.ROUND)
    assert (table.car("A").wiped, table.car("A").rerolled, table.car("A").tokens) == (0, 0, 2)
    assert table.round_number == 3


@pytest.mark.rule("RK-RND-08")
def test_the_foremost_car_gains_a_row_in_every_round() -> None:
    table = Scenario(2, seed=5).road(*ROAD).put("A", (9, 1), speed=1).put("B", (8, 1), speed=1)
    table.effect(Effect.ROUND).go_on()
    rows = [9]
    while table.round_number < 8:
        if table.question == Question.SET_SPEED:
            table.choose("speed 1")
        else:
            table.act(table.offered[0])
        rows.append(max(table.car("A").row, table.car("B").row))
    assert rows[-1] >= 9 + 5


@pytest.mark.rule("RK-RND-09")
@pytest.mark.parametrize(("limit", "passed", "ends"), LIMITS)
def test_straggler_limit(limit: str, passed: int, ends: bool) -> None:
    table = Scenario(3, straggler_limit=limit).road(*ROAD).put("A", (9, 1)).put("B", (8, 1))
    table.round_number = 30
    table.first_finish = table.round_number - passed
    table.effect(Effect.ROUND).go_on()
    assert (table.ended != 0, table.over != 0) == (ends, ends)


@pytest.mark.rule("RK-RND-09")
@pytest.mark.parametrize(("limit", "crossed", "told"), [("5", 0, [5]), ("2", 0, [2]), ("0", 0, []), ("5", 1, [])])
def test_the_first_finish_tells_how_many_rounds_are_left(limit: str, crossed: int, told: list[int]) -> None:
    table = Scenario(3, straggler_limit=limit).road("start", "finish").put("A", (6, 1)).put("B", (2, 1))
    table.crossed = crossed
    table.effect(Effect.CROSS, 0)
    assert [rounds for rounds, *_ in table.told("countdown")] == told
    assert table.story("crossed", "countdown") == ["crossed", "countdown"][: 1 + len(told)]


@pytest.mark.rule("RK-RND-09", "RK-END-05")
def test_where_the_last_car_crosses_no_rounds_are_counted() -> None:
    table = Scenario(2).road("start", "finish").put("A", (6, 1)).effect(Effect.CROSS, 0)
    assert (table.told("countdown"), table.ended) == ([], 1)


@pytest.mark.rule("RK-RND-09")
def test_without_a_finish_no_straggler_limit_counts() -> None:
    table = Scenario(3, straggler_limit="1").road(*ROAD).put("A", (9, 1)).put("B", (8, 1))
    table.round_number = 20
    assert table.effect(Effect.ROUND).over == 0


@pytest.mark.rule("RK-RND-12")
def test_no_game_reaches_the_limit_of_the_engine() -> None:
    assert 264 * 480 < 130_000 < Scenario.game.longest == 200_000


# Drawing


@pytest.mark.rule("RK-DRW-01", "RK-DRW-02", "RK-EX-01")
@pytest.mark.parametrize(("held", "drawn"), [(8, 0), (5, 0), (4, 3), (0, 3)])
def test_a_player_with_fewer_than_five_cards_draws_three(held: int, drawn: int) -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 1)).put("B", (5, 1), hand="pass pass pass pass pass")
    table.give("A", " ".join((["bump"] * 5 + ["evasive"] * 5)[:held]))
    phase(table, Phase.DRAW)
    assert table.hand_sizes[0] == held + drawn
    assert len(table.told("drew")) == drawn


@pytest.mark.rule("RK-DRW-03", "RK-CRD-RA18", "RK-EX-01")
@pytest.mark.parametrize(("option", "counts"), [("fill_to_six", [6, 5, 4, 3, 3, 1]), ("plus_one", [4, 4, 4, 4, 4, 1])])
def test_veteran_driver(option: str, counts: list[int]) -> None:
    drawn = []
    for held in (0, 1, 2, 3, 4, 8):
        table = Scenario(2, veteran_driver=option).road(*ROAD).put("A", (10, 1), mounted="veteran").put("B", (5, 1))
        table.give("A", " ".join((["bump"] * 5 + ["evasive"] * 5)[:held]))
        drawn.append(draw_count(table.g, table.t, 0))
    assert drawn == counts


@pytest.mark.rule("RK-DRW-08", "RK-CRD-SK07")
def test_hoarder_still_draws_with_five_cards() -> None:
    table = Scenario(2, skills="true").road(*ROAD).put("A", (10, 1), skill="hoarder", hand="bump bump bump bump bump")
    assert draw_count(table.g, table.t, 0) == 3
    table.give("A", "evasive")
    assert draw_count(table.g, table.t, 0) == 0
    veteran = Scenario(2).road(*ROAD).put("A", (10, 1), skill="hoarder", mounted="veteran")
    veteran.give("A", "bump bump bump bump bump")
    assert draw_count(veteran.g, veteran.t, 0) == 3


@pytest.mark.rule("RK-DRW-04", "RK-EX-34")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 1)).put("B", (5, 1), hand="pass pass pass pass pass")
    table.pile("bump nitro", "evasive evasive brace pass cheque")
    phase(table, Phase.DRAW)
    assert (table.hand_sizes[0], table.deck_left, table.discarded) == (3, 4, 0)
    assert table.told("reshuffled") == [(5, 0, 0)]


@pytest.mark.rule("RK-DRW-05", "RK-EX-34")
def test_missing_cards_are_not_owed() -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 1)).put("B", (5, 1), hand="pass pass pass pass pass").pile("bump")
    phase(table, Phase.DRAW)
    assert table.hand("A") == ["bump"]
    table.pile("nitro nitro nitro")
    phase(table, Phase.DRAW)
    assert len(table.hand("A")) == 4


@pytest.mark.rule("RK-DRW-06", "RK-DRW-07")
def test_drawing_asks_nothing() -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 1), hand="cheque crowd").put("B", (5, 1))
    phase(table, Phase.DRAW)
    assert table.question == 0
    assert table.decisions == 0
    assert table.hand_sizes[:2] == [5, 3]


@pytest.mark.rule("RK-DRW-09", "RK-INF-05")
def test_only_the_owner_sees_what_was_drawn() -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 1)).put("B", (5, 1), hand="pass pass pass pass pass")
    phase(table.draws("bump", "nitro", "crowd"), Phase.DRAW)
    assert table.hand("A") == ["bump", "nitro", "crowd"]
    assert [(seat, eyes) for (seat, *_), _, eyes in table.whispered("drew")] == [(0, 1)] * 3
    second = Scenario(2).road(*ROAD).put("B", (10, 1)).put("A", (5, 1), hand="pass pass pass pass pass")
    phase(second.draws("bump", "nitro", "crowd"), Phase.DRAW)
    assert [(seat, eyes) for (seat, *_), _, eyes in second.whispered("drew")] == [(1, 0b10)] * 3
    assert table.seen_by("B").cards[0] == 3
    assert sum(table.seen_by("B").hand[0]) == 0
