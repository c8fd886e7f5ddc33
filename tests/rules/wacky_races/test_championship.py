"""Championships (WR-CHA)."""

from typing import Any

import pytest

from carambolage.engine.game import SetupError
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import Race
from carambolage.games.wacky_races.races.ranking import rank_of, title_rank
from tests.games.wacky_races.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.wacky_races.lineup import quiet_race

SEASONS = {"spring": [1, 2, 3, 4], "summer": [5, 6, 7, 8], "autumn": [9, 10, 11, 12], "winter": [13, 14, 15, 16]}


def finish(table: Scenario, *order: str) -> Scenario:
    """End the race at hand with the racers in this order, e.g. "A", "BC", "D", "E", "F"."""
    place = table.finish - 1
    for tied in order:
        table.places(**dict.fromkeys(tied, place))
        place -= 1
    return table.effect(Effect.END_RACE).settle()


def through_course_laying(table: Scenario) -> Scenario:
    """Lay the tiles of race 14, if it is to be laid."""
    while table.question and table.say(table.offered[0]).startswith("lay_tile"):
        table.act(table.offered[0])
    return table


ALPHABET = ("A", "B", "C", "D", "E", "F")


@pytest.mark.rule("WR-CHA-01")
@pytest.mark.parametrize(("season", "races"), SEASONS.items())
def test_a_season_is_four_races_in_printed_order(season: str, races: list[int]) -> None:
    table = through_course_laying(quiet_race(3, season=season))
    run = []
    while not table.over:
        run.append(table.race_number)
        through_course_laying(finish(table, *ALPHABET))
    assert run == races
    assert table.races_run == 4


@pytest.mark.rule("WR-CHA-01")
def test_without_a_season_one_race_is_the_whole_game() -> None:
    assert finish(quiet_race(3), *ALPHABET).over == 1


@pytest.mark.rule("WR-CHA-02")
def test_each_race_follows_its_own_rule_besides_the_full_rules() -> None:
    """Of the four races of spring the third lets a player choose traps, the fourth deals hands of four."""
    table = quiet_race(3, season="spring")
    dealt = []
    while not table.over:
        dealt.append(len(table.cards("A")))
        if table.race_number == Race.GORILLA:
            table.course("D", P=[24]).places(A=9, B=10, C=11, D=12, E=13, F=14).pile("P").villain(7)
            assert table.effect(Effect.VILLAIN).asked == "A"
            assert {offer.split()[0] for offer in table.offers} == {"trap"}
        finish(table, *ALPHABET)
    assert dealt == [3, 3, 3, 4]


@pytest.mark.rule("WR-CHA-02")
def test_traps_lie_at_the_fair_of_summer_only() -> None:
    table = quiet_race(3, season="summer")
    laid = []
    while not table.over:
        laid.append([spot for spot in range(26) if table.traps_laid[spot]])
        finish(table, *ALPHABET)
    assert laid == [[], [], [16, 17, 18, 19], []]


# Points


@pytest.mark.rule("WR-CHA-03")
def test_points_by_rank() -> None:
    table = finish(quiet_race(6, season="spring"), "C", "A", "B", "F", "E", "D")
    assert list(table.points) == [8, 6, 10, 1, 2, 3]


@pytest.mark.rule("WR-CHA-03")
def test_points_add_up_over_the_races() -> None:
    table = finish(finish(quiet_race(6, season="spring"), *ALPHABET), "F", "E", "D", "C", "B", "A")
    assert list(table.points) == [11, 10, 9, 9, 10, 11]


@pytest.mark.rule("WR-CHA-04")
@pytest.mark.parametrize(("option", "points"), [("true", [8, 3, 2, 10, 6, 1]), ("false", [8, 3, 2, 0, 0, 0])])
def test_neutrals_take_ranks_and_score_unless_the_option_says_otherwise(option: str, points: list[int]) -> None:
    table = finish(quiet_race(3, season="spring", neutral_points=option), "D", "A", "E", "B", "C", "F")
    assert list(table.ranks[0]) == [2, 4, 5, 1, 3, 6]
    assert list(table.points) == points


@pytest.mark.rule("WR-CHA-04")
@pytest.mark.parametrize(("option", "champion"), [("true", 3), ("false", 0)])
def test_a_neutral_takes_the_title_unless_the_option_says_otherwise(option: str, champion: int) -> None:
    table = quiet_race(3, season="spring", neutral_points=option)
    while not table.over:
        finish(table, "D", "A", "E", "B", "C", "F")
    assert [row[0] for row in table.told(Event.CHAMPION)] == [champion]


@pytest.mark.rule("WR-CHA-04")
def test_the_racer_of_a_player_who_has_left_cannot_take_the_title_either() -> None:
    table = finish(quiet_race(3, season="spring", neutral_points="false"), "A", "D", "E", "F", "C", "B").leave("A")
    while not table.over:
        finish(table, "D", "E", "F", "A", "C", "B")
    assert list(table.points) == [10, 4, 8, 0, 0, 0]
    assert [row[0] for row in table.told(Event.CHAMPION)] == [2]


@pytest.mark.rule("WR-CHA-05")
def test_tied_racers_each_get_the_points_of_the_shared_rank() -> None:
    table = finish(quiet_race(6, season="spring"), "A", "BF", "C", "DE")
    assert list(table.points) == [10, 8, 3, 2, 2, 8]


@pytest.mark.rule("WR-CHA-05")
def test_broken_ties_get_the_points_of_their_own_rank() -> None:
    table = finish(quiet_race(6, season="spring", rank_ties="turn_order"), "A", "BF", "C", "DE")
    assert list(table.points) == [10, 8, 3, 2, 1, 6]


# The title


@pytest.mark.rule("WR-CHA-06")
def test_most_points_after_the_fourth_race_make_the_champion() -> None:
    table = quiet_race(6, season="spring")
    for order in ("ABCDEF", "ABCDEF", "BACDEF", "BACDEF"):
        assert table.told(Event.CHAMPION) == []
        finish(table, *order)
    assert list(table.points) == [36, 36, 24, 12, 8, 4]
    assert [row[0] for row in table.told(Event.CHAMPION)] == [1]
    assert [table.twin.rank_of(table.g, table.t, seat) for seat in range(6)] == [2, 1, 3, 4, 5, 6]


def standings(points: list[int], *races: list[int]) -> Scenario:
    """A finished season with these points and the ranks of its races."""
    table = quiet_race(6, season="spring")
    table.points[:] = points
    for number, ranks in enumerate(races):
        table.ranks[number][:] = ranks
    table.races_run = len(races)
    return table


@pytest.mark.rule("WR-CHA-07")
@pytest.mark.parametrize(
    ("races", "titles"),
    [
        ([[1, 2], [3, 2], [6, 6], [6, 6]], [1, 2]),  # more 1st places
        ([[1, 1], [2, 3], [4, 3], [6, 6]], [1, 2]),  # more 2nd places
        ([[1, 1], [4, 3], [4, 5], [6, 6]], [2, 1]),  # more 3rd places
        ([[1, 1], [5, 4], [5, 6], [6, 6]], [2, 1]),  # more 4th places
        ([[1, 1], [5, 6], [6, 6], [6, 6]], [1, 2]),  # more 5th places
        ([[1, 4], [2, 2], [3, 3], [4, 1]], [2, 1]),  # the better rank in the last race
        ([[1, 1], [2, 3], [3, 2], [4, 4]], [1, 1]),  # still equal: shared
    ],
)
def test_a_tie_for_the_title(races: list[list[int]], titles: list[int]) -> None:
    table = standings([30, 30, 9, 9, 9, 9], *[[*ranks, 6, 6, 6, 6] for ranks in races])
    assert [title_rank(table.g, racer) for racer in (0, 1)] == titles


@pytest.mark.rule("WR-CHA-06", "WR-CHA-07")
def test_points_come_before_places() -> None:
    table = standings([29, 30, 9, 9, 9, 9], *[[1, 2, 6, 6, 6, 6]] * 4)
    assert [title_rank(table.g, racer) for racer in (0, 1)] == [2, 1]


# From race to race


@pytest.mark.rule("WR-CHA-08")
def test_cars_stay_and_the_grid_order_of_the_neutrals_is_drawn_anew() -> None:
    table = quiet_race(3, season="grand")
    cars = [r.car for r in table.racers]
    grids = []
    while not table.over:
        through_course_laying(table)
        assert [r.car for r in table.racers] == cars
        assert [r.neutral for r in table.racers] == [0, 0, 0, 1, 1, 1]
        grids.append(tuple(r.place for r in table.racers[3:]))
        assert sorted(grids[-1]) == [4, 5, 6]
        finish(table, *ALPHABET)
    assert len(set(grids)) > 3


@pytest.mark.rule("WR-CHA-09")
def test_the_first_player_of_race_1_is_random() -> None:
    options: dict[str, Any] = {"season": "spring", "racer_choice": "random", "first_player": "random"}
    tables = [Scenario("sb", "gt", "ac", seed=seed, **options) for seed in range(20)]
    assert {table.first_seat for table in tables} == {0, 1, 2}


@pytest.mark.rule("WR-CHA-09")
def test_the_role_of_first_player_rotates_clockwise() -> None:
    table, first = quiet_race(3, season="spring"), []
    while not table.over:
        first.append(table.first_seat)
        assert table.racer(table.first_seat).place == 1
        finish(table, *ALPHABET)
    assert first == [0, 1, 2, 0]


@pytest.mark.rule("WR-CHA-09")
def test_the_player_with_fewest_points_is_first() -> None:
    table = finish(quiet_race(3, season="spring", championship_first="lowest_total"), "A", "D", "E", "B", "F", "C")
    assert table.first_seat == 2
    assert finish(table, "C", "D", "E", "B", "F", "A").first_seat == 1


@pytest.mark.rule("WR-CHA-09")
@pytest.mark.parametrize(("option", "seats"), [("lowest_total", {1, 2}), ("random", {0, 1, 2})])
def test_chance_decides_between_equal_players_or_all(option: str, seats: set[int]) -> None:
    drawn = set()
    for seed in range(25):
        table = quiet_race(3, season="spring", championship_first=option, seed=seed)
        drawn.add(finish(table, "A", "D", "E", "BC", "F").first_seat)
    assert drawn == seats


@pytest.mark.rule("WR-CHA-10")
def test_every_race_starts_afresh() -> None:
    table = quiet_race(3, season="spring").villain(20).trap(9, "log").pile("DDFFPP").hand("A", "DDDDD")
    course = list(table.tiles_laid)
    for r in table.racers:
        r.bridge, r.mud, r.low, r.halted, r.fuelled = 1, 1, 1, 1, 1
    table.trap_under[0], table.trap_unders, table.trap_under_eyes[0] = 5, 1, 1
    table.trap_discard[2], table.finishers = 1, 3
    finish(table, *ALPHABET)
    assert (sum(table.trap_discard), table.top) == (0, "")
    assert (table.villain_at, table.villain_out, table.round_number, table.gas_done, table.finishers) == (0, 0, 1, 0, 0)
    assert [table.up(racer) for racer in "ABC"] == ["1234"] * 3
    assert [len(table.cards(racer)) for racer in "ABC"] == [3, 3, 3]
    assert (table.deck_left, table.discarded, sum(table.deck_counts) + sum(map(sum, table.hands))) == (55, 0, 64)
    assert (table.trap_left, table.trap_unders, sum(table.traps_laid), sum(table.trap_under)) == (16, 0, 0, 0)
    assert [(r.bridge, r.mud, r.low, r.halted, r.fuelled, r.finished) for r in table.racers] == [(0,) * 6] * 6
    assert table.tiles_laid != course
    assert sorted(r.place for r in table.racers) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("WR-CHA-11")
def test_the_grand_season_runs_all_sixteen_races_for_one_total() -> None:
    table, run = quiet_race(6, season="grand"), []
    while not table.over:
        through_course_laying(table)
        run.append(table.race_number)
        finish(table, *ALPHABET)
    assert run == list(range(1, 17))
    assert list(table.points) == [160, 128, 96, 48, 32, 16]


@pytest.mark.rule("WR-CHA-12")
@pytest.mark.parametrize("number", range(1, 17))
def test_any_race_can_be_run_alone(number: int) -> None:
    table = through_course_laying(quiet_race(3, race=number))
    assert table.race_number == number
    assert finish(table, *ALPHABET).over == 1
    assert table.told(Event.CHAMPION) == []


@pytest.mark.rule("WR-CHA-12")
def test_no_race_rule_is_the_default_and_excludes_no_season() -> None:
    assert quiet_race(3).race_number == 0
    with pytest.raises(SetupError, match="season"):
        quiet_race(3, race=5, season="spring")


@pytest.mark.rule("WR-CHA-13")
@pytest.mark.parametrize("eyes", ["", "A", "C"])
def test_the_standings_are_public_after_each_race(eyes: str) -> None:
    table = finish(quiet_race(3, season="spring"), "A", "BF", "C", "DE")
    seen: Any = table.seen_by(eyes)
    assert list(seen.points) == [10, 8, 3, 2, 2, 8]
    assert list(seen.ranks[0]) == [1, 2, 4, 5, 5, 2]
    told = [row[:3] for row in table.told(Event.RANKED)]
    assert told == [(0, 1, 10), (1, 2, 8), (2, 4, 3), (3, 5, 2), (4, 5, 2), (5, 2, 8)]
    assert {row[4] for row in table.told(Event.RANKED)} == {0x7FFF}


@pytest.mark.rule("WR-CHA-06")
def test_the_rank_of_a_season_is_that_of_the_title_not_of_the_last_race() -> None:
    table = Scenario("sb", "gt", "pp", season="spring")
    table.points[:] = [10, 30, 20, 5, 5, 5]
    for racer, rank in enumerate((1, 3, 2, 4, 5, 6)):
        table.racer(racer).rank = rank
    assert [rank_of(table.g, table.t, seat) for seat in range(3)] == [3, 1, 2]
    table.house_season = 0
    assert [rank_of(table.g, table.t, seat) for seat in range(3)] == [1, 3, 2]


@pytest.mark.rule("WR-CHA-10", "WR-END-01")
def test_nothing_of_a_race_waits_behind_the_next_one() -> None:
    table = Scenario("sb", "gt", "pp", season="spring")
    waiting = table.record.depth
    table.course("D").places(A=24, B=9, C=10, D=11, E=12, F=13).hand("A", "DDD").start_turn("A").choose("play D")
    assert (table.races_run, table.race_number, table.record.depth) == (1, 2, waiting)


@pytest.mark.rule("WR-CHA-02", "WR-CHA-09")
def test_a_race_of_a_season_is_told_with_its_number_and_first_player() -> None:
    table = quiet_race(2, season="spring")
    while not table.over:
        finish(table, *ALPHABET)
    assert [row[:3] for row in table.told(Event.RACE_BEGINS)] == [(1, 0, 0), (2, 1, 1), (3, 2, 0), (4, 3, 1)]


@pytest.mark.rule("WR-CHA-09", "WR-NEU-10")
@pytest.mark.parametrize("option", ["lowest_total", "random"])
def test_nobody_who_has_left_becomes_first_player(option: str) -> None:
    drawn = []
    for seed in range(16):
        table = quiet_race(3, season="spring", championship_first=option, seed=seed).leave("B")
        drawn.append(finish(table, "D", "AC", "E", "F", "B").first_seat)
    assert set(drawn) == {0, 2}


@pytest.mark.rule("WR-CHA-09")
def test_the_lot_falls_evenly_on_those_who_are_still_there() -> None:
    drawn = []
    for seed in range(400):
        table = quiet_race(3, season="spring", championship_first="random", seed=seed).leave("B")
        drawn.append(finish(table, "D", "AC", "E", "F", "B").first_seat)
    assert_even(drawn, 2)


@pytest.mark.rule("WR-CRS-07", "WR-SET-05", "WR-R09-02")
def test_only_race_9_has_laps() -> None:
    table = quiet_race(3, season="autumn")
    assert (table.race_number, table.lap) == (9, 24)
    finish(table, *ALPHABET)
    assert (table.race_number, table.lap) == (10, 0)


@pytest.mark.rule("WR-SET-05", "WR-SET-07")
def test_in_the_next_race_everybody_drives_again_and_stands_on_the_grid() -> None:
    table = quiet_race(3, season="spring").places(A=24, B=20, C=20, D=12, E=13, F=14)
    table.racer(0).finished = 1
    finish(table, *ALPHABET)
    assert (table.race_number, [racer.finished for racer in table.racers]) == (2, [0] * 6)
    taken = [sum(racer.place == place for racer in table.racers) for place in range(len(table.standing))]
    assert list(table.standing) == taken
