"""The packed twin: arrays of games, bounds checks, a cache that two processes may fill at once."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from carambolage.engine.errors import RuleError
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.record import Rows, Shape, dtype_of, i16, pack, record
from carambolage.engine.rules.rule import rule
from carambolage.engine.twins.background import compile_in_background
from carambolage.engine.twins.execution import PackedTwin, packed, packed_build
from carambolage.engine.twins.packed_build import PackedBuild
from carambolage.testing.convoy.game import GAME

PLACE = "carambolage.testing.convoy.game:GAME"


@pytest.fixture(scope="module")
def twin() -> PackedTwin:
    return packed(GAME, open_pack(GAME).tables, checked=True)


def test_a_million_games_are_an_array(twin: PackedTwin) -> None:
    games = twin.new_games(3, {"road": "long"}, count=5)
    for index in range(5):
        twin.begin(games, index, seed=index)
    assert games["asked"].tolist() == [0b111] * 5
    before = games.copy()
    twin.answer(games, 2, 1, int(twin.offers(games, 2, 1)[0]))
    assert games["asked"].tolist() == [0b111, 0b111, 0b101, 0b111, 0b111]
    assert [i for i in range(5) if games[i] != before[i]] == [2]


def test_playing_on_ends_one_game(twin: PackedTwin) -> None:
    games = twin.new_games(2, count=2)
    for index in range(2):
        twin.begin(games, index, seed=1)
    twin.play_on(games, 1, seed=3, greedy=1)
    assert games["over"].tolist() == [0, 1]
    assert {twin.rank(games, 1, 0), twin.rank(games, 1, 1)} <= {1, 2}


def test_games_can_be_copied_by_the_thousand(twin: PackedTwin) -> None:
    template = twin.new_games(2)
    twin.begin(template, 0, 4)
    games = twin.new_games(2, count=3)
    twin.copy_games(games, template, 1000)
    assert all(game == template[0] for game in games)


def test_greedy_players_win_more(twin: PackedTwin) -> None:
    _, ranks = twin.play_games(twin.new_games(2), 1, 2000, greedy=1)
    assert np.mean(ranks[:, 0] == 1) > 0.6


@record
class Row:
    cells: Annotated[list[i16], Shape(4)]
    depth: i16


@rule
def poke(games: Annotated[Any, Rows(Row)], index: int, cell: int) -> int:
    row = games[index]
    row.cells[cell] += 1
    return int(row.cells[cell])


def small_build(checked: bool = False) -> PackedBuild:
    return PackedBuild("poke", [poke], {}, dtype_of(Row), dtype_of(Row), checked)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARAMBOLAGE_CACHE", str(tmp_path))
    return tmp_path


def test_a_build_is_published_complete_and_loaded_again(cache: Path) -> None:
    build, told = small_build(), list[tuple[int, int]]()
    assert not build.is_stored()
    assert build.functions(lambda done, total: told.append((done, total)))["poke"](pack(Row()), 0, 3) == 1
    assert build.is_stored()
    assert [path.name for path in cache.iterdir()] == [build.folder.name]
    assert told == [(0, 1), (1, 1)]
    loaded = small_build().functions()["poke"]
    assert sum(loaded.stats.cache_hits.values()) == 1  # type: ignore[attr-defined]
    assert loaded(pack(Row()), 0, 3) == 1


COUNTING = """
from typing import Annotated, Any

from carambolage.engine.record import Rows, i16, record
from carambolage.engine.rules.rule import rule


@record
class Row:
    count: i16


@rule
def count(games: Annotated[Any, Rows(Row)], index: int) -> int:
    games[index].count += 1
    return int(games[index].count)
"""


@pytest.mark.usefixtures("cache")
def test_another_copy_of_the_same_rules_takes_what_the_first_has_compiled(tmp_path: Path) -> None:
    taken = []
    for home in ("clone", "installed"):
        path = tmp_path / home / "counting.py"
        path.parent.mkdir()
        path.write_text(COUNTING)
        spec = spec_from_file_location("counting", path)
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        layout = dtype_of(module.Row)
        function: Any = PackedBuild("counting", [module.count], {}, layout, layout).functions()["count"]
        assert function(pack(module.Row()), 0) == 1
        taken.append(sum(function.stats.cache_hits.values()))
    assert taken == [0, 1]


def test_a_failed_build_leaves_nothing(cache: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        small_build().functions(interrupt)
    assert list(cache.iterdir()) == []


def test_the_second_of_two_builds_gives_way(cache: Path) -> None:
    slow, fast = small_build(), small_build()

    def overtake(done: int, total: int) -> None:
        fast.functions()

    slow.functions(overtake)
    assert [path.name for path in cache.iterdir()] == [slow.folder.name]
    assert small_build().functions()["poke"](pack(Row()), 0, 1) == 1


@pytest.mark.usefixtures("cache")
def test_a_checked_build_notices_a_step_out_of_bounds() -> None:
    with pytest.raises(IndexError):
        small_build(checked=True).functions()["poke"](pack(Row()), 0, 4)


def test_old_builds_are_forgotten(cache: Path) -> None:
    for number in range(9):
        (cache / f"poke-{number:016}").mkdir()
    small_build().functions()
    assert len(list(cache.iterdir())) == 6


@pytest.mark.slow
def test_two_processes_fill_the_cache_at_once(cache: Path) -> None:
    both = [compile_in_background(PLACE) for _ in range(2)]
    assert not both[0].wait(timeout=0)
    assert not both[0].ready
    assert all(compiling.wait(600) for compiling in both)
    assert both[0].ready
    done, total = both[0].progress
    assert done == total > 40
    build = packed_build(GAME)
    assert [path.name for path in cache.iterdir()] == [build.folder.name]
    functions = build.functions()
    assert all(sum(function.stats.cache_hits.values()) == 1 for function in functions.values())


@pytest.mark.usefixtures("cache")
def test_a_failed_compilation_says_why() -> None:
    compiling = compile_in_background("carambolage.testing.convoy.game:NONE")
    with pytest.raises(RuleError, match="holds no game 'NONE'"):
        compiling.wait(60)
    assert compiling.failed
    assert not compiling.ready


@pytest.mark.usefixtures("cache")
def test_a_compilation_can_be_given_up() -> None:
    compiling = compile_in_background(PLACE)
    compiling.stop()
    assert compiling.failed
    assert not packed_build(GAME).is_stored()


def test_plain_njit_compiles_the_same_game(cache: Path, monkeypatch: pytest.MonkeyPatch, twin: PackedTwin) -> None:
    build = packed_build(GAME)
    monkeypatch.setenv("CARAMBOLAGE_PLAIN_NJIT", "1")
    fallback = packed_build(GAME)
    assert fallback.folder != build.folder
    other = PackedTwin(GAME, open_pack(GAME).tables, fallback.functions())
    lengths, ranks = twin.play_games(twin.new_games(3), 1, 200)
    lengths_again, ranks_again = other.play_games(other.new_games(3), 1, 200)
    assert (lengths == lengths_again).all()
    assert (ranks == ranks_again).all()
