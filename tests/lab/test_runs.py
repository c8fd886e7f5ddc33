"""Runs: shards in any order, on any worker, stopped and gone on with, add up to the same."""

from pathlib import Path

import pytest

from carambolage.lab import Duel, LabError, Run, Totals
from carambolage.lab.executors import MOST_DEATHS, InProcess, Processes
from carambolage.lab.runs import open_run, read_run
from carambolage.lab.spans import count, cut, missing, shared, united
from tests.lab.dying import Dying


def test_spans() -> None:
    assert united([(5, 9), (0, 3), (3, 4), (7, 12), (6, 6)]) == [(0, 4), (5, 12)]
    assert missing((0, 20), [(4, 6), (0, 2), (18, 30)]) == [(2, 4), (6, 18)]
    assert missing((5, 8), [(0, 20)]) == missing((5, 5), []) == []
    assert shared([(0, 5), (8, 12)], [(3, 9)]) == [(3, 5), (8, 9)]
    assert list(cut([(3, 10), (12, 13)], 4)) == [(3, 4), (4, 8), (8, 10), (12, 13)]
    assert count([(3, 10), (12, 13)]) == 8


@pytest.mark.parametrize("deaths", [0, 1, MOST_DEATHS - 1])
def test_a_killed_worker_changes_nothing(tmp_path: Path, deaths: int) -> None:
    lives = tmp_path / "lives"
    lives.write_text("x" * deaths)
    shards = list(cut([(0, 60)], 10))
    parts = dict(Processes(2).play(Dying(lives), shards))
    assert parts == {shard: Duel(*shard, 10) for shard in shards}
    assert lives.read_text() == ""


def test_a_shard_that_kills_every_worker_is_named(tmp_path: Path) -> None:
    lives = tmp_path / "lives"
    lives.write_text("x" * 9)
    with pytest.raises(LabError, match="3 workers died over the games with the seeds 20 to 29"):
        list(Processes(2).play(Dying(lives), cut([(0, 60)], 10)))


def test_an_error_in_a_worker_is_raised_here(tmp_path: Path) -> None:
    (tmp_path / "lives").write_text("")
    with pytest.raises(LabError, match="no such games"):
        list(Processes(2).play(Dying(tmp_path / "lives"), [(0, 10), (66, 70)]))


def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    experiment = Dying(tmp_path / "lives")
    experiment.lives.write_text("")
    about = {"game": "convoy", "bots": ("a", "b")}
    run = Run(about, (5, 47), Duel())
    for shard, part in list(InProcess().play(experiment, run.shards(10)))[1:3]:
        run.add(shard, part)
        run.save(tmp_path)
    with pytest.raises(LabError, match="holds a run that was interrupted; go on with --resume"):
        open_run(tmp_path, Run(about, (5, 47), Duel()), resume=False)
    again = open_run(tmp_path, Run(about, (5, 47), Duel()), resume=True)
    assert (again.done, again.total, again.is_complete) == ([(10, 30)], Duel(30, 50, 20), False)
    assert list(again.shards(10)) == [(5, 10), (30, 40), (40, 47)]
    for shard, part in InProcess().play(experiment, again.shards(10)):
        again.add(shard, part)
    again.save(tmp_path)
    assert again.is_complete
    assert read_run(tmp_path, Duel).total == Duel(5 + 10 + 20 + 30 + 40, 10 + 20 + 30 + 40 + 47, 42)
    assert open_run(tmp_path, Run(about, (5, 47), Duel()), resume=False).done == []
    longer = open_run(tmp_path, Run(about, (5, 60), Duel()), resume=True)
    assert list(longer.shards(10)) == [(47, 50), (50, 60)]


def test_another_experiment_does_not_go_on(tmp_path: Path) -> None:
    Run({"game": "convoy", "players": 2}, (0, 9), Duel()).save(tmp_path)
    with pytest.raises(LabError, match="has players 2, not 3; it cannot go on so"):
        open_run(tmp_path, Run({"game": "convoy", "players": 3}, (0, 9), Duel()), resume=True)


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="there is no run in"):
        read_run(tmp_path, Duel)
    for content in ("", "{}", '{"about": {}, "wanted": [0, 1], "total": {"wins": "x"}, "done": []}'):
        (tmp_path / "run.json").write_text(content)
        with pytest.raises(LabError, match=r"run\.json cannot be read"):
            read_run(tmp_path, Duel)


def test_totals_are_saved_and_read(tmp_path: Path) -> None:
    totals = Totals(2, 30, 8, (1, 1), 0, 0, ((0, 1), (1, 0)))
    Run({}, (0, 2), totals, [(0, 2)]).save(tmp_path)
    assert read_run(tmp_path, Totals) == Run({}, (0, 2), totals, [(0, 2)])
