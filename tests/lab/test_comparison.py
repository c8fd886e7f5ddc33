"""Comparisons: the same seats of the same seeds as pairs, and how many games more a difference needs."""

from math import sqrt
from pathlib import Path

import pytest

from carambolage.lab.balance import Findings, Plan, Share, Studied, Study, add_shard, compared, new_study, prepare_study
from carambolage.lab.balance.comparison import Change, Comparison, Pairs, _Shards
from carambolage.lab.balance.rows import WON
from carambolage.lab.balance.study import rows_of, shards_of
from carambolage.lab.executors import InProcess
from carambolage.lab.spans import shared

CONVOY = "carambolage.testing.convoy.game:GAME"


def study(folder: Path, plan: Plan, games: int, seed: int) -> Study:
    prepare_study(plan)
    folder.mkdir()
    made, experiment = new_study(plan, games, seed), Studied(plan)
    for shard, part in InProcess().play(experiment, made.shards(40)):
        add_shard(made, folder, shard, part)
    return made


def test_pairs_are_seats_of_common_seeds(tmp_path: Path) -> None:
    """Shards that are cut elsewhere, seeds that only one study has, and the sum done by hand."""
    study(tmp_path / "before", Plan(CONVOY, "random", 3), 100, 0)
    after = study(tmp_path / "after", Plan(CONVOY, "greedy", 3), 90, 50)
    comparison = compared(tmp_path / "before", tmp_path / "after", after)
    won = {
        name: {
            (seed, seat): share
            for shard in shards_of(tmp_path / name, "games")
            for seed, seat, share in rows_of(tmp_path / name, "games", shard, "seed", "seat", "won")
        }
        for name in ("before", "after")
    }
    for seat in (1, 2, 3):
        pairs = comparison.pairs["seat", str(seat)]
        changes = [won["after"][seed, seat] - won["before"][seed, seat] for seed in range(50, 100)]
        assert pairs.count == 50
        assert pairs.total / WON == pytest.approx(sum(changes))
        assert pairs.squares / WON**2 == pytest.approx(sum(change**2 for change in changes))
    hands = comparison.pairs["card", "race"].count
    assert 0 < hands <= 150


def test_shards_over_a_span_are_found_wherever_it_is_cut(tmp_path: Path) -> None:
    study(tmp_path / "one", Plan(CONVOY, "random", 3), 100, 7)
    rows = _Shards(tmp_path / "one")
    assert rows.shards == [(7, 40), (40, 80), (80, 107)]
    for span in ((0, 7), (0, 8), (39, 40), (39, 41), (40, 80), (79, 107), (106, 200), (107, 200), (7, 107)):
        wanted = [shard for shard in rows.shards if shared([shard], [span])]
        assert rows._over(span) == wanted
        seeds = range(max(span[0], 7), min(span[1], 107))
        assert [seat for seat, _ in rows.won(span)] == [(seed, seat) for seed in seeds for seat in (1, 2, 3)]


def test_a_study_is_no_different_from_itself(tmp_path: Path) -> None:
    same = study(tmp_path / "same", Plan(CONVOY, "random", 3), 60, 0)
    comparison = compared(tmp_path / "same", tmp_path / "same", same)
    for share in Findings(same.total).seats:
        change = comparison.change("seat", share, share)
        assert (change.gain, change.low, change.high, change.paired) == (0, 0, 0, True)
        assert change.more(comparison.z) is None


def test_pairs_see_what_two_shares_do_not() -> None:
    """A hundred pairs of which twelve win more and none wins less, as two shares and as pairs."""
    before, after = Share("1", 100, 30, 0.25), Share("1", 100, 42, 0.25)
    pairs = Pairs()
    for number in range(100):
        pairs.add(WON if number < 12 else 0)
    empty = new_study(Plan(CONVOY), 1, 0)
    alone = Comparison(empty, empty).change("seat", after, before)
    paired = Comparison(empty, empty, {("seat", "1"): pairs}).change("seat", after, before)
    assert alone.gain == pytest.approx(0.12) == paired.gain
    assert (alone.paired, alone.is_clear, paired.paired, paired.is_clear) == (False, False, True, True)
    deviation = sqrt((12 - 100 * 0.12**2) / 99)
    assert paired.high - paired.gain == pytest.approx(1.96 * deviation / 10, rel=1e-3)


def test_how_many_games_more() -> None:
    """A difference of 2 points with a deviation of 0.5 needs ((1.96 + 0.84) * 0.5 / 0.02) squared sights: 4,906."""
    doubtful = Change(0.02, -0.01, 0.05, 0.5, 1_000, True)
    assert doubtful.more(1.96) == pytest.approx(3_906, abs=3)
    assert Change(0.02, 0.01, 0.03, 0.5, 9_000, True).more(1.96) == 0
    assert Change(0.0, -0.01, 0.01, 0.5, 9_000, True).more(1.96) is None
    assert Change(0.02, -0.0001, 0.04, 0.5, 6_000, True).more(1.96) == 1
