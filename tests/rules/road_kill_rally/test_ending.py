"""The end of the race, points and ranks (chapters 16 and 17.3)."""

from collections import Counter

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Phase, Status
from carambolage.games.road_kill_rally.text.view import view
from carambolage.games.road_kill_rally.turn.ranking import rank_of, score_of, team_score
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "proving_ground", "finish")
# Finish rows 9 to 12, the line behind row 10


def scores(table: Scenario) -> list[int]:
    return [score_of(table.g, table.t, seat) for seat in range(table.seats)]


def ranks(table: Scenario) -> list[int]:
    """The ranks when the race ends now."""
    table.effect(Effect.END_RACE)
    assert table.over
    return [rank_of(table.g, table.t, seat) for seat in range(table.seats)]


def points(table: Scenario, name: str, total: int, place: int = 0) -> Scenario:
    """Give a player a score of targets, shoot tokens and wipe-out tokens, and perhaps a place."""
    car = table.car(name)
    reward = {0: 0, 1: 100, 2: 50, 3: 30}[place]
    rest = total - reward
    car.tokens = 1 if rest < 0 else 0
    car.shots = (rest + 20 * car.tokens) // 10
    car.crossed_as = place
    car.status = Status.CROSSED if place else Status.RACING
    assert score_of(table.g, table.t, table.seat_of(name)) == total
    return table


@pytest.mark.rule("RK-END-01", "RK-END-02", "RK-END-04", "RK-END-12")
def test_a_car_that_crosses_leaves_the_road() -> None:
    table = Scenario(4).road(*ROAD).put("A", (10, 1), 7, "bump nitro", "turret", parts="feed feed").put("B", (5, 1))
    table.put("C", (5, 2)).move("A").choose("speed 7")
    assert (table.car("A").status, table.car("A").place[0], table.car("A").crossed_as) == (Status.CROSSED, 0, 1)
    assert (table.hand("A"), table.discards, table.part_discards) == ([], ["bump", "nitro"], ["turret"])
    assert (table.parts_of("A"), table.told("checked"), table.steps_left) == (["feed", "feed"], [], 7)
    assert (table.question, table.g.move.flight) == (0, 0)


@pytest.mark.rule("RK-END-03", "RK-END-06")
def test_places_are_worth_points() -> None:
    table = Scenario(4).road(*ROAD)
    for place, name in enumerate("ABC", 1):
        table.car(name).crossed_as = place
    assert scores(table) == [100, 50, 30, 0]


@pytest.mark.rule("RK-END-03")
def test_two_players_take_the_first_two_places() -> None:
    table = Scenario(2).road(*ROAD).put("A", (10, 1), 1).put("B", (10, 2), 1)
    table.move("A").choose("speed 1").move("B").choose("speed 1").go_on()
    assert (scores(table), table.over) == ([100, 50], 1)


@pytest.mark.rule("RK-END-05", "RK-END-16", "RK-EX-15", "RK-TEA-07")
def test_the_third_car_across_the_line_ends_the_game_at_once() -> None:
    table = Scenario(5).road(*ROAD).target((10, 2), "red").put("D", (6, 1)).put("E", (5, 1)).put("A", (9, 2), 7)
    for name, place in (("B", 1), ("C", 2)):
        table.car(name).status, table.car(name).crossed_as = Status.CROSSED, place
    table.crossed, table.first_finish = 2, 1
    table.effect(Effect.PHASE, Phase.MOVE).choose("speed 7", "step 2 drive")
    assert (table.question, table.told("checked")) == (Question.RUN_OVER, [])
    table.dice(5, 0).choose("roll").go_on()
    assert (table.over, table.car("A").crossed_as, score_of(table.g, table.t, 0)) == (1, 3, 80)
    assert (table.told("move_ends"), table.told("tile_removed")) == ([], [])
    assert [seat for seat, *_ in table.told("move_begins")] == [0]


@pytest.mark.rule("RK-END-05")
def test_the_game_ends_when_no_racing_car_is_left() -> None:
    table = Scenario(3, elimination="true").road(*ROAD).put("A", (10, 1), 1)
    table.move("A").choose("speed 1").go_on()
    assert (table.over, table.crossed) == (1, 1)


@pytest.mark.rule("RK-END-06", "RK-EX-15", "RK-GEN-03", "RK-WIP-05", "RK-TOK-06")
def test_score_sheet_of_the_rulebook() -> None:
    table = Scenario(2).road(*ROAD)
    car = table.car("A")
    car.crossed_as, car.shots, car.scored, car.tokens = 3, 3, [3, 1, 3], 3
    assert score_of(table.g, table.t, 0) == 30 + 30 + 60 + 30 + 150 - 60 == 240


@pytest.mark.rule("RK-END-06")
def test_a_score_may_be_negative() -> None:
    table = Scenario(2).road(*ROAD)
    table.car("A").tokens = 2
    assert score_of(table.g, table.t, 0) == -40


@pytest.mark.rule("RK-CRD-SK06")
def test_showboats_wipe_outs_cost_nothing() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), skill="showboat", tokens=3)
    assert score_of(table.g, table.t, 0) == 0


@pytest.mark.rule("RK-END-07", "RK-END-08", "RK-EX-15")
def test_who_did_not_cross_keeps_the_other_points() -> None:
    table = points(points(Scenario(2).road(*ROAD), "A", 240), "B", 100, 1)
    assert ranks(table) == [1, 2]


@pytest.mark.rule("RK-END-08", "RK-END-13", "RK-EX-15")
def test_among_equals_who_crossed_earlier() -> None:
    table = points(points(points(Scenario(3).road(*ROAD), "A", 240, 2), "B", 240, 1), "C", 240)
    assert ranks(table) == [2, 1, 3]


@pytest.mark.rule("RK-END-09", "RK-END-13", "RK-END-15", "RK-EX-15")
def test_a_coin_for_the_rest() -> None:
    outcomes: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        table = points(points(points(Scenario(3, seed=seed).road(*ROAD), "A", 240), "B", 240), "C", 20)
        outcomes[tuple(ranks(table))] += 1
        assert len(table.told("coin")) == 1
    assert set(outcomes) == {(1, 2, 3), (2, 1, 3)}
    assert min(outcomes.values()) > 18
    decided = points(points(Scenario(2).road(*ROAD), "A", 240, 1), "B", 240)
    assert (ranks(decided), decided.told("coin")) == ([1, 2], [])


@pytest.mark.rule("RK-END-09", "RK-END-13", "RK-EX-38")
def test_shared_ranks_are_skipped() -> None:
    table = Scenario(4, tie_break="shared").road(*ROAD)
    points(points(points(points(table, "A", 240), "B", 240), "C", 240, 1), "D", 20)
    assert ranks(table) == [2, 2, 1, 4]


@pytest.mark.rule("RK-END-13", "RK-EX-38")
def test_the_coin_puts_all_tied_players_in_one_order() -> None:
    seen = set()
    for seed in range(40):
        table = Scenario(4, seed=seed).road(*ROAD)
        points(points(points(points(table, "A", 240), "B", 240), "C", 240), "D", 250)
        seen.add(tuple(ranks(table)))
    assert len(seen) == 6
    assert all(order[3] == 1 and sorted(order) == [1, 2, 3, 4] for order in seen)


@pytest.mark.rule("RK-END-10", "RK-END-14")
def test_scores_are_public_with_their_parts_at_any_time() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), tokens=1, shots=4)
    table.car("A").scored = [1, 0, 1]
    score = view(table.seen_by(""), table.t, -1, None).cars[0].score
    assert (score.targets, score.shots, score.place, score.wipes, score.total) == (70, 40, 0, -20, 90)


@pytest.mark.rule("RK-EDG-08")
def test_when_the_rearmost_car_crosses_tiles_go_up_to_the_new_rearmost() -> None:
    table = Scenario(4).road("start", "proving_ground", "market_street", "finish").put("A", (14, 1), 1)
    table.put("B", (13, 1)).put("C", (13, 2))
    table.move("A").choose("speed 1")
    assert table.tail == 3


@pytest.mark.rule("RK-TEA-03", "RK-TEA-04", "RK-TEA-09", "RK-EX-38")
def test_teams_and_ties() -> None:
    def table(alone: int, first: str = "E") -> Scenario:
        scene = Scenario(5, teams="true", tie_break="shared").road(*ROAD)
        for name, team in zip("ABCDE", (0, 0, 2, 2, 4), strict=True):
            scene.car(name).team = team
        places = {first: 1, "B": 2, "C": 3}
        for name, total in zip("ABCDE", (-20, 200, 90, 90, alone), strict=True):
            place = places.get(name, 0)
            car = scene.car(name)
            car.crossed_as = place
            car.tokens = 1 if total < 0 else 0
            car.shots = 0
            car.scored = [0, 0, 0]
            car.shots = (total - score_of(scene.g, scene.t, scene.seat_of(name))) // 10
        return scene

    assert ranks(table(100)) == [2, 2, 3, 3, 1]
    tied = table(80)
    assert [team_score(tied.g, tied.t, team) for team in (0, 2, 4)] == [180, 180, 160]
    assert ranks(tied) == [1, 1, 2, 2, 3]
    lone = Scenario(5, teams="true").road(*ROAD)
    for name, team in zip("ABCDE", (0, 0, 2, 2, 4), strict=True):
        lone.car(name).team = team
    lone.car("E").tokens, lone.car("E").shots = 1, 1
    assert team_score(lone.g, lone.t, 4) == -20


@pytest.mark.rule("RK-LEN-04")
def test_points_of_a_destroyed_member_count_for_the_team() -> None:
    table = Scenario(4, teams="true", elimination="true").road(*ROAD)
    table.car("A").status, table.car("A").shots = Status.DESTROYED, 30
    assert table.car("A").team == table.car("C").team
    assert ranks(table) == [1, 2, 1, 2]


@pytest.mark.rule("RK-END-10", "RK-END-13")
def test_the_end_is_told_with_every_rank_and_score() -> None:
    table = Scenario(3).road(*ROAD).put("A", (5, 1)).put("B", (5, 2), shots=2).put("C", (5, 3), shots=1)
    table.crossed = 1
    table.effect(Effect.END_RACE)
    assert table.told("race_ends") == [(1, 0, 0)]
    assert table.told("ranked") == [(0, 3, 0), (1, 1, 20), (2, 2, 10)]


@pytest.mark.rule("RK-END-09", "RK-END-15")
def test_a_lot_is_told_with_its_team_and_rank() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1)).put("B", (5, 2)).dice(0).effect(Effect.END_RACE)
    assert table.told("coin") == [(0, 2, 0)]
    assert [table.car(name).rank for name in "AB"] == [2, 1]
