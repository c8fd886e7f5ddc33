"""Set-up of the course (WR-CRS)."""

from collections import Counter
from typing import Any

import pytest

from carambolage.games.wacky_races.names.things import Terrain, Tile
from carambolage.games.wacky_races.state import State
from tests.games.wacky_races.scenario import TABLES, Scenario
from tests.rules.chance import assert_even

SEEDS = range(600)
SPECIALS = ["swamp", "crossroads", "level_crossing", "acme"]
NO_FIRST_TRAPS = [0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16]


def courses(**options: Any) -> list[State]:
    """Many courses."""
    return [Scenario("sb", "gt", seed=seed, **options).g for seed in SEEDS]


@pytest.mark.rule("WR-CRS-01", "WR-CRS-03", "WR-CRS-04", "WR-CRS-06")
def test_the_course_is_laid_of_all_its_tiles_by_chance() -> None:
    games = [Scenario("sb", "gt", seed=seed).g for seed in range(30)]
    assert all(sorted(g.tile[7:15]) == list(range(Tile.BLUE, Tile.BLUE + 8)) for g in games)
    second = [sorted(g.tile[16:25]) for g in games]
    assert all(tiles[:8] == list(range(Tile.ORANGE, Tile.ORANGE + 8)) for tiles in map(sorted_orange_first, second))
    assert {sorted_orange_first(tiles)[8] for tiles in second} == set(range(Tile.SWAMP, Tile.SWAMP + 4))
    assert min(len({g.tile[place] for g in games}) for place in (*range(7, 15), *range(16, 25))) > 5


def sorted_orange_first(tiles: list[int]) -> list[int]:
    """The orange tiles in order, then the special one."""
    return sorted(tiles, key=lambda which: (not Tile.ORANGE <= which < Tile.ORANGE + 8, which))


@pytest.mark.slow
@pytest.mark.rule("WR-CRS-01")
def test_blue_tiles_lie_shuffled_and_face_up_in_the_first_half() -> None:
    games = courses()
    assert all(sorted(g.tile[7:15]) == list(range(Tile.BLUE, Tile.BLUE + 8)) for g in games)
    assert all(set(g.covered[7:15]) == {0} for g in games)
    assert_even((g.tile[7] for g in games), 8)
    assert_even((g.tile[14] for g in games), 8)
    assert_even((g.tile.index(Tile.BLUE) for g in games), 8)


@pytest.mark.rule("WR-CRS-02", "WR-CRS-05")
@pytest.mark.parametrize("players", range(1, 7))
def test_gas_station_lies_on_15_and_the_finish_on_25(players: int) -> None:
    table = Scenario(*("sb", "gt", "pp", "rm", "pe", "as")[:players], seed=players)
    assert (table.tiles_laid.index(Tile.GAS), table.tiles_laid.index(Tile.FINISH), table.finish) == (15, 25, 25)
    assert (
        table.tiles_laid.count(Tile.GAS),
        table.tiles_laid.count(Tile.FINISH),
        table.tiles_laid.count(Tile.SPACE_00),
    ) == (1, 1, 1)
    assert len(table.tiles_laid[1 : table.finish]) == 24


@pytest.mark.slow
@pytest.mark.rule("WR-CRS-03")
def test_one_special_tile_is_drawn_evenly() -> None:
    found = [[which for which in g.tile if Tile.SWAMP <= which <= Tile.ACME] for g in courses()]
    assert {len(specials) for specials in found} == {1}
    assert_even((specials[0] for specials in found), 4)


@pytest.mark.rule("WR-CRS-03")
@pytest.mark.parametrize("name", SPECIALS)
def test_special_tile_can_be_named(name: str) -> None:
    for seed in range(20):
        course = Scenario("sb", "gt", seed=seed, special_tile=name).tiles_laid
        assert [which for which in course if Tile.SWAMP <= which <= Tile.ACME] == [Tile.SWAMP + SPECIALS.index(name)]


@pytest.mark.slow
@pytest.mark.rule("WR-CRS-04")
def test_orange_tiles_and_the_special_tile_lie_shuffled_and_face_up_in_the_second_half() -> None:
    games = courses(special_tile="acme")
    expected = [*range(Tile.ORANGE, Tile.ORANGE + 8), Tile.ACME]
    assert all(sorted(g.tile[16:25]) == expected for g in games)
    assert all(set(g.covered[16:25]) == {0} for g in games)
    assert_even((g.tile.index(Tile.ACME) for g in games), 9)
    assert_even((g.tile[16] for g in games), 9)
    assert_even((g.tile[24] for g in games), 9)


@pytest.mark.rule("WR-CRS-06")
@pytest.mark.parametrize("seed", range(5))
def test_each_half_holds_two_tiles_of_each_terrain(seed: int) -> None:
    table = Scenario("sb", "gt", seed=seed)
    twice = dict.fromkeys((Terrain.DESERT, Terrain.FOREST, Terrain.PRAIRIE, Terrain.FARM), 2)
    assert Counter(TABLES.terrain[which] for which in table.tiles_laid[7:15]) == twice
    assert Counter(TABLES.terrain[which] for which in table.tiles_laid[16:25]) == {**twice, Terrain.WILD: 1}


@pytest.mark.rule("WR-CRS-07")
@pytest.mark.parametrize(("race", "traps"), [*((race, 0) for race in NO_FIRST_TRAPS), (7, 4), (10, 4)])
def test_no_trap_lies_on_the_course_at_the_start_unless_the_race_says_so(race: int, traps: int) -> None:
    table = Scenario("sb", "gt", race=race)
    assert sum(kind != 0 for kind in table.traps_laid) == traps
    assert table.trap_left == 16 - traps
