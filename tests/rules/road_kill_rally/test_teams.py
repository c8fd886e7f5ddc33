"""Teams (chapter 17.3)."""

import pytest

from carambolage.engine.errors import CarambolageError
from carambolage.games.road_kill_rally.combat.reach import victims_of
from carambolage.games.road_kill_rally.names.things import Rally, Source, Status, Tag
from carambolage.games.road_kill_rally.teams import is_opponent
from carambolage.games.road_kill_rally.turn.ranking import rank_everybody, standing_of, team_score
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia")


def teams(table: Scenario) -> list[set[str]]:
    """Who plays together."""
    members: dict[int, set[str]] = {}
    for name in "ABCDEF"[: table.seats]:
        members.setdefault(table.car(name).team, set()).add(name)
    return sorted(members.values(), key=sorted)


def four(friendly_fire: str = "false") -> Scenario:
    """Two teams of two: A with C, B with D."""
    table = Scenario(4, teams="true", friendly_fire=friendly_fire).road(*ROAD)
    return (
        table.put("A", (6, 2))
        .put("B", (6, 1), hand="bump")
        .put("C", (6, 3), hand="pass")
        .put("D", (9, 2), hand="nitro")
    )


@pytest.mark.rule("RK-TEA-01", "RK-TEA-02")
@pytest.mark.parametrize(
    ("players", "pairs"), [(4, [{"A", "C"}, {"B", "D"}]), (6, [{"A", "D"}, {"B", "E"}, {"C", "F"}])]
)
def test_even_numbers_pair_seats_across_the_table(players: int, pairs: list[set[str]]) -> None:
    assert teams(Scenario.at_the_start(players, teams="true")) == pairs


@pytest.mark.rule("RK-TEA-01", "RK-TEA-02")
def test_odd_numbers_leave_a_random_seat_alone() -> None:
    drawn = [teams(Scenario.at_the_start(5, seed=seed, teams="true")) for seed in range(30)]
    lone = {next(min(team) for team in table if len(team) == 1) for table in drawn}
    assert lone == set("ABCDE")
    assert [{"A"}, {"B", "D"}, {"C", "E"}] in drawn
    assert [{"A", "D"}, {"B", "E"}, {"C"}] in drawn
    assert teams(Scenario.at_the_start(3, seed=1, teams="true")) in (
        [{"A"}, {"B", "C"}],
        [{"A", "C"}, {"B"}],
        [{"A", "B"}, {"C"}],
    )


def scored(table: Scenario, **points: int) -> Scenario:
    """Players with these points: shoot tokens, or wipe-out tokens where they are negative."""
    for name, value in points.items():
        table.car(name).shots, table.car(name).tokens = max(0, value) // 10, max(0, -value) // 20
    return table


def five(**points: int) -> Scenario:
    """A with B, C with D, E alone."""
    table = Scenario(5, teams="true").road(*ROAD)
    for number, name in enumerate("ABCDE"):
        table.put(name, (6 + number, 2))
        table.car(name).team = (0, 0, 2, 2, 4)[number]
    return scored(table, **points)


def ranks(table: Scenario) -> list[int]:
    rank_everybody(table.g, table.t)
    return [table.car(name).rank for name in "ABCDE"[: table.seats]]


@pytest.mark.rule("RK-TEA-03", "RK-EX-38", "RK-TEA-09")
def test_points_of_a_team_add_up_and_a_lone_player_counts_double() -> None:
    table = five(A=-20, B=200, C=90, D=90, E=100)
    assert [team_score(table.g, table.t, team) for team in (0, 2, 4)] == [180, 180, 200]
    assert ranks(table)[4] == 1
    assert team_score(five(E=-20).g, table.t, 4) == -40


@pytest.mark.rule("RK-TEA-04", "RK-EX-38", "RK-TEA-09")
def test_a_tie_of_teams_goes_to_the_earlier_car() -> None:
    table = five(A=-20, B=150, C=90, D=40, E=0)
    for name, place in (("E", 1), ("B", 2), ("C", 3)):
        table.car(name).status, table.car(name).crossed_as = Status.CROSSED, place
    table.car("C").shots = 10
    table.car("D").shots = 5
    assert [team_score(table.g, table.t, team) for team in (0, 2, 4)] == [180, 180, 200]
    assert ranks(table) == [2, 2, 3, 3, 1]


@pytest.mark.rule("RK-TEA-05", "RK-GEN-12")
def test_team_mates_are_spared() -> None:
    table = four()
    assert [is_opponent(table.g, 0, other) for other in range(4)] == [False, True, False, True]
    assert victims_of(table.g, table.t, 0, Rally.DISCO_LASER) == 0b1010
    table.give("A", "broadside").dice(3, 0, 0).combat("A").choose("play broadside")
    assert (table.hand("A"), table.hand("C"), table.fate_left) == (["bump"], ["pass"], 0)


@pytest.mark.rule("RK-TEA-05")
def test_friendly_fire_gives_no_token() -> None:
    table = four(friendly_fire="true")
    assert victims_of(table.g, table.t, 0, Rally.DISCO_LASER) == 0b1110
    table.hit("C", 1, Source.ATTACK, "A", Tag.BULLET, 1)
    assert (table.hand("A"), table.car("A").shots) == (["pass"], 0)
    table.hit("B", 1, Source.ATTACK, "A", Tag.BULLET, 1)
    assert table.car("A").shots == 1


@pytest.mark.rule("RK-TEA-06", "RK-INF-01")
def test_hands_stay_hidden_from_team_mates() -> None:
    table = four().give("A", "nitro")
    assert sum(table.seen_by("C").hand[0]) == 0
    assert table.seen_by("C").cards[0] == 1


@pytest.mark.rule("RK-TEA-07", "RK-END-05")
def test_the_third_car_ends_the_race_of_whatever_team() -> None:
    table = (
        Scenario(4, teams="true").road("start", "finish").put("A", (6, 2), speed=2).put("B", (3, 1)).put("C", (3, 2))
    )
    table.crossed = 2
    table.car("D").status = table.car("C").status = Status.CROSSED
    table.move("A").choose("speed 2")
    assert (table.ended, table.car("A").crossed_as) == (1, 3)


@pytest.mark.rule("RK-TEA-08")
def test_two_players_are_no_teams() -> None:
    with pytest.raises(CarambolageError, match="teams need at least three players"):
        Scenario(2, teams="true")


@pytest.mark.rule("RK-TEA-10", "RK-CRD-RC24")
def test_slipstream_behind_a_team_mate() -> None:
    table = four().give("A", "slipstream").put("C", (8, 2)).put("D", (20, 1)).move("A")
    assert "play slipstream" in table.offers


@pytest.mark.rule("RK-TEA-10", "RK-COL-09", "RK-CRD-RA17")
def test_a_spiked_hull_strikes_a_team_mate_after_a_collision() -> None:
    table = four().put("C", (7, 2), speed=5, hand="pass", mounted="spiked_hull").give("A", "nitro nitro").move("A")
    table.choose("speed 5").dice(3, 0, 3, 0).choose("step 2 collide")
    assert (table.told("retaliated"), table.hand("C")) == ([(2, 0, 14)], ["pass"])
    assert (table.discards, table.car("A").shots) == (["pass", "nitro"], 0)


@pytest.mark.rule("RK-END-09", "RK-END-13", "RK-END-15")
def test_a_coin_also_parts_the_last_two() -> None:
    table = Scenario(3).road(*ROAD)
    for name in "ABC":
        table.put(name, (6, "ABC".index(name) + 1))
    scored(table, A=30, B=10, C=10)
    assert sorted(ranks(table)) == [1, 2, 3]
    assert table.car("A").rank == 1


@pytest.mark.rule("RK-END-10", "RK-LVG-03", "RK-TEA-09")
def test_the_last_of_two_teams_is_second_even_with_less_than_nothing() -> None:
    table = scored(four(), A=10, B=-20, C=0, D=-20)
    table.car("B").status = table.car("D").status = Status.WITHDRAWN
    assert [standing_of(table.g, table.t, seat) for seat in range(4)] == [1, 2, 1, 2]
