"""Playouts: the same totals on every twin and for every number of workers."""

from pathlib import Path

import pytest

from carambolage.lab import LabError, Playouts, Run, Setting, Totals, playouts, prepare
from carambolage.lab.playouts import LARGER, MANY, SHARD

CONVOY = "carambolage.testing.convoy.game:GAME"
SETTING = Setting(CONVOY, players=3, bots=("greedy", "random"), options={"road": "long"})
GAMES, SEED = 1100, 3600


@pytest.fixture(scope="module")
def totals() -> Totals:
    prepare(SETTING, "packed")
    return playouts(SETTING, GAMES, SEED)


def test_every_game_is_counted_once(totals: Totals) -> None:
    assert totals.games == GAMES
    assert sum(totals.wins) + totals.nobody >= GAMES
    assert totals.decisions > totals.length > GAMES


@pytest.mark.parametrize(("twin", "workers"), [("plain", 1), ("plain", 2), ("packed", 3)])
def test_twins_and_workers_agree(totals: Totals, twin: str, workers: int) -> None:
    assert playouts(SETTING, GAMES, SEED, twin, workers) == totals


def test_progress_counts_games(totals: Totals) -> None:
    seen: list[tuple[int, int]] = []
    playouts(SETTING, GAMES, SEED, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (GAMES, GAMES)
    assert seen == sorted(seen)


@pytest.mark.parametrize(
    ("games", "seed", "twin", "workers", "reason"),
    [
        (0, 0, "plain", 1, "the number of games must be at least 1, not 0"),
        (-3, 0, "plain", 1, "the number of games must be at least 1, not -3"),
        (2, 2**63 - 1, "plain", 1, "the seeds of 2 games must lie from 0 to 2"),
        (1, -1, "plain", 1, "-1 cannot be the first"),
        (1, 0, "plain", 0, "the number of workers must be from 1 to 256, not 0"),
        (1, 0, "paper", 1, "there is no twin 'paper'; there are plain, packed, device"),
    ],
)
def test_mistakes_are_named(games: int, seed: int, twin: str, workers: int, reason: str) -> None:
    with pytest.raises(LabError) as error:
        playouts(SETTING, games, seed, twin, workers)
    assert reason in str(error.value)


def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    monkeypatch.setenv("CARAMBOLAGE_CACHE", str(file / "cache"))
    with pytest.raises(LabError, match="set CARAMBOLAGE_CACHE"):
        prepare(SETTING, "packed")


def test_many_games_are_played_in_larger_shards_that_cover_smaller_ones() -> None:
    """A run that goes on with more games than it began with is cut elsewhere, and misses none."""
    few, many = (Playouts(SETTING, games=games).shard for games in (MANY - 1, MANY))
    assert (few, many) == (SHARD["packed"], LARGER * SHARD["packed"])
    assert Playouts(SETTING, "plain", MANY).shard == SHARD["plain"]
    run = Run({}, (0, 2 * many), Totals.none(3), [(few, 2 * few)])
    assert list(run.shards(many)) == [(0, few), (2 * few, many), (many, 2 * many)]
