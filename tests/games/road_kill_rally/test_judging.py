"""What bots think: the judge of positions, the greedy player's likings, who leads."""

import pytest

from carambolage.bots import bot
from carambolage.engine.match.match import Match
from carambolage.games.road_kill_rally.bot.drive import wipe_out_chance
from carambolage.games.road_kill_rally.bot.judge import judge, lead_of, rows_too_late
from carambolage.games.road_kill_rally.bot.weigh import weigh
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Phase, Status
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground")


def race(hand: str = "bump pass", speed: int = 4, **facts: int) -> Scenario:
    table = Scenario(2).road(*ROAD).put("A", (6, 2), speed, hand).put("B", (6, 3), 4, "bump pass")
    for fact, value in facts.items():
        setattr(table.car("A"), fact, value)
    return table


def judged(table: Scenario) -> tuple[int, int]:
    return judge(table.g, table.t, 0), judge(table.g, table.t, 1)


def favourite(table: Scenario) -> str:
    """The answer that the greedy player likes best."""
    liked = max(table.offered, key=lambda action: weigh(table.g, table.t, table.asked_seat, action))
    return table.say(liked)


def test_equal_cars_are_judged_alike() -> None:
    assert judged(race()) == (5_000, 5_000)


@pytest.mark.parametrize(
    "better",
    [
        race(shots=2),
        race(row=9),
        race("bump pass nitro"),
        race(speed=5),
        Scenario(2).road(*ROAD).put("A", (6, 2), 4, "bump pass", "rockets").put("B", (6, 3), 4, "bump pass"),
    ],
)
def test_points_rows_cards_speed_and_accessories_count(better: Scenario) -> None:
    own, other = judged(better)
    assert own > 5_000 > other
    assert own - 5_000 == 5_000 - other


def test_wipe_out_tokens_count_against_a_car() -> None:
    assert judged(race(tokens=1))[0] == judged(race(shots=2))[1] < 5_000


def test_it_does_not_matter_who_has_moved_already() -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 2), 4, "bump pass").put("B", (6, 2), 4, "bump pass")
    table.g.phase, table.g.active, table.g.ordered = Phase.MOVE, 1, 2
    table.g.order[0], table.g.order[1], table.g.ask = 0, 1, Question.SET_SPEED
    assert judged(table) == (5_000, 5_000)
    table.car("B").row, table.g.ask, table.g.move.steps = 8, Question.STEP, 2
    assert judged(table) == (5_000, 5_000)
    table.g.move.over = 1
    assert judged(table)[0] > 5_000
    table.g.active, table.car("B").row = 0, 6
    table.g.move.over, table.g.move.steps = 0, 0
    assert judged(table) == (5_000, 5_000)


def test_a_lead_counts_more_near_the_end() -> None:
    early, late = race(shots=2), race(shots=2)
    late.g.rows = 80
    assert judged(late)[0] > judged(early)[0] > 5_000


def test_a_car_across_the_line_is_not_behind() -> None:
    table = race()
    table.car("A").status, table.car("A").crossed_as, table.car("A").row = Status.CROSSED, 1, 0
    table.crossed = 1
    assert judged(table)[0] > 5_500


@pytest.mark.rule("RK-RND-09")
@pytest.mark.parametrize(("limit", "row", "too_late"), [("5", 10, 0), ("5", 2, 6), ("4", 10, 2), ("0", 2, 0)])
def test_who_is_too_far_behind_the_first_will_miss_the_line(limit: str, row: int, too_late: int) -> None:
    table = Scenario(2, straggler_limit=limit).road(*ROAD, "finish").put("A", (28, 2)).put("B", (row, 2))
    assert (rows_too_late(table.g, table.t, 0), rows_too_late(table.g, table.t, 1)) == (0, too_late)


@pytest.mark.rule("RK-RND-09")
def test_once_the_first_is_across_the_rounds_that_are_left_count() -> None:
    table = Scenario(2).road(*ROAD, "finish").put("A", (26, 2)).put("B", (5, 2))
    table.car("A").status, table.car("A").row = Status.CROSSED, 0
    table.g.crossed, table.g.first_finish, table.g.round = 1, 7, 9
    line = table.g.road[table.g.placed - 1].first + 2
    assert rows_too_late(table.g, table.t, 1) == line - 5 - 4 * 3


def test_a_finished_game_is_judged_by_its_ranks() -> None:
    table = race(shots=3).effect(Effect.END_RACE)
    assert judged(table) == (10_000, 0)


def test_a_team_is_judged_as_a_whole() -> None:
    table = Scenario(4, teams="true").road(*ROAD)
    for number, name in enumerate("ABCD"):
        table.put(name, (5 + number, 1))
    table.car("C").shots = 30
    own = [judge(table.g, table.t, seat) for seat in range(4)]
    assert own[0] == own[2] > 5_000 > own[1] == own[3]


def test_who_leads_is_who_would_win_now() -> None:
    table = race(shots=1)
    assert (lead_of(table.g, table.t, 0), lead_of(table.g, table.t, 1)) == (1, 0)


def test_the_greedy_player_draws_cards_before_it_chooses_its_speed() -> None:
    assert favourite(race("cheque bump").move("A")) == "play cheque"


def test_the_greedy_player_brakes_before_a_red_bend() -> None:
    table = Scenario(2).road("start", "dizzy_loop", "open_highway").put("A", (4, 1), 5, "bump").put("B", (1, 1))
    assert int(favourite(table.move("A")).split()[1]) <= 4
    table = Scenario(2).road(*ROAD).put("A", (4, 1), 5, "bump").put("B", (1, 1))
    assert int(favourite(table.move("A")).split()[1]) == 6


def test_the_greedy_player_steers_to_targets_and_round_cars() -> None:
    table = race().target((7, 1), "red").move("A").choose("speed 4")
    assert favourite(table) == "step 1 drive"
    table = race().put("B", (7, 2)).move("A").choose("speed 4")
    assert favourite(table) in ("step 1 drive", "step 3 drive")


def test_the_greedy_player_spends_for_a_royal_dummy_and_not_for_a_plain_one() -> None:
    def trying(kind: str) -> Scenario:
        table = race("bump evasive brace pass nitro").target((7, 2), kind).move("A").choose("speed 4")
        return table.choose("step 2 drive")

    assert favourite(trying("red")).startswith("spend")
    assert favourite(trying("green")) == "roll"


def test_the_chance_of_a_wipe_out() -> None:
    table = race("bump pass")
    assert wipe_out_chance(table.g, table.t, 0, 3, 2) == table.t.odds[3][3]
    assert wipe_out_chance(table.g, table.t, 0, 0, 0) == 0
    table.car("A").wiped = 1
    assert wipe_out_chance(table.g, table.t, 0, 3, 0) == 0


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        match = Match(GAME, 2, seed, {"race_length": "sprint"})
        players = [bot("greedy", seed), bot("random", seed)]
        while not match.over:
            seat = match.asked[0]
            match.play(seat, players[seat].choose(match, seat))
        assert match.result
        wins += 0 in match.result.winners
    assert wins >= 5
