"""Studies from the command line: the files that are promised, or one sentence and nothing."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from arro3.io import read_parquet

from carambolage.lab.balance import Plan, Studied, Study, add_shard
from carambolage.lab.balance.playing import StudiedShard
from carambolage.lab.spans import Span
from tests.cli.conftest import Cli

CONVOY = "carambolage.testing.convoy.game:GAME"
FILES = {"report.html", "run.json", "games", "components", "events"}
COMMAND = [sys.executable, "-m", "carambolage"]
PATIENCE_S = 60


def table(path: Path) -> dict[str, list[Any]]:
    found = read_parquet(path).read_all()
    return {name: list(found[name].to_pylist()) for name in found.column_names}


def rows(folder: Path) -> list[tuple[Any, ...]]:
    """The rows of all shards."""
    shards = [table(path) for path in sorted(folder.iterdir())]
    return [row for shard in shards for row in zip(*shard.values(), strict=True)]


def contents(folder: Path) -> dict[str, object]:
    """Every file of a study."""
    files = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    run = json.loads(files.pop("run.json"))
    return {**files, **run, "total": {key: run["total"][key] for key in sorted(run["total"])}}


def test_files_and_rows(cli: Cli, tmp_path: Path) -> None:
    ran = cli(
        "balance", CONVOY, "--games", 40, "--players", 3, "--seed", 9, "--vary", "road", "--out", tmp_path / "one"
    )
    assert (ran.code, ran.out) == (0, f"{tmp_path / 'one' / 'report.html'}\n")
    assert {file.name for file in (tmp_path / "one").iterdir()} == FILES
    (shard,) = (tmp_path / "one" / "games").iterdir()
    assert shard.name == f"{9:019}-{48:019}.parquet"
    games = table(shard)
    assert list(games) == [
        "seed", "players", "seat", "rank", "won", "fair", "length", "decisions", "lead_changes", "option_road",
    ]  # fmt: skip
    assert games["seed"] == [9 + number for number in range(40) for _ in range(3)]
    assert games["seat"] == [1, 2, 3] * 40
    components = table(tmp_path / "one" / "components" / shard.name)
    assert set(components["id"]) == {"crawl", "cruise", "race"}
    rows = list(zip(components["seed"], components["seat"], components["id"], strict=True))
    assert len(rows) == len(set(rows)) >= 120
    events = table(tmp_path / "one" / "events" / shard.name)
    rounds = [n for event, n in zip(events["event"], events["count"], strict=True) if event == "round"]
    assert rounds == games["length"][::3]
    run = json.loads((tmp_path / "one" / "run.json").read_text())
    assert (run["about"]["varied"], run["done"]) == (["road"], [[9, 49]])


def test_workers_write_the_same_bytes(cli: Cli, tmp_path: Path) -> None:
    for workers in (1, 2):
        assert cli("balance", CONVOY, "--games", 700, "--workers", workers, "--out", tmp_path / str(workers)).code == 0
    assert contents(tmp_path / "1") == contents(tmp_path / "2")


def test_a_comparison_in_french(cli: Cli, tmp_path: Path) -> None:
    assert cli("balance", "convoy", "--games", 20, "--out", tmp_path / "before").code == 0
    after = ("balance", CONVOY, "--games", 20, "--seed", 50, "--compare", tmp_path / "before", "--lang", "fr")
    assert cli(*after).code == 0
    page = (tmp_path / "balance-convoy" / "report.html").read_text(encoding="utf-8")
    assert 'class="compared"' in page
    assert "équilibre du jeu" in page


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (("--bot", "greed"), 2, "greedy"),
        (("--vary", "rood"), 2, "there is no option 'rood' to vary; did you mean road?"),
        (("--vary", "road", "--options", "road=long"), 2, "the option road cannot both vary and be long"),
        (("--players", 7), 2, "convoy is for 2 to 4 players, not 7"),
        (("--lang", "xx"), 2, "there is no language 'xx'"),
        (("--compare", "nowhere"), 1, "there is no run in nowhere"),
        (("--sweep", "cards.race.steps=2..3", "--compare", "x"), 2, "leave --compare out"),
        (("--sweep", "cards.race"), 1, "a sweep reads FILE.ITEM.FIELD=1..4"),
        (("--sweep", "cards.race.steps=4..1"), 1, "names no value"),
        (("--sweep", "cars.race.steps=1,2"), 1, "the pack has no file cars.toml; there are cards"),
        (("--sweep", "cards.rice.steps=1,2"), 1, 'cards.toml has no items with the id "rice"'),
        (("--sweep", "cards.race.speed=1,2"), 1, 'cards.toml, "race" has no whole number speed to sweep; it has '),
        (("--sweep", "cards.race.steps=1,99"), 1, "steps = 99 is outside"),
        (("--out", "file"), 1, "file is a file; name a folder with --out"),
        (("--games", 0), 2, "0 is too small"),
    ],
)
def test_mistakes_in_one_sentence(
    cli: Cli, tmp_path: Path, arguments: tuple[object, ...], code: int, reason: str
) -> None:
    (tmp_path / "file").write_text("something else")
    ran = cli("balance", "convoy", "--games", 5, *arguments)
    assert (ran.code, ran.out) == (code, "")
    assert reason in ran.err
    assert ran.err.count("\n") == 1
    assert (tmp_path / "file").read_text() == "something else"


def test_a_study_of_another_game_is_no_comparison(cli: Cli, tmp_path: Path) -> None:
    assert cli("balance", CONVOY, "--games", 5, "--out", tmp_path / "before").code == 0
    ran = cli("balance", "wacky_races", "--games", 5, "--compare", tmp_path / "before")
    assert ran.code == 1
    assert "is about convoy, not about wacky_races" in ran.err


def test_interrupted_twice_and_resumed_it_is_the_same_study(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("balance", CONVOY, "--games", 3_000, "--vary", "road")
    assert cli(*arguments, "--out", tmp_path / "whole").code == 0
    halves, shards = tmp_path / "halves", list[object]()

    def stopped_at_each_second(study: Study, folder: Path, shard: Span, part: StudiedShard) -> None:
        add_shard(study, folder, shard, part)
        shards.append(shard)
        if len(shards) % 2 == 0:
            os.kill(os.getpid(), signal.SIGTERM)

    with monkeypatch.context() as patch:
        patch.setattr("carambolage.cli.lab.balance.add_shard", stopped_at_each_second)
        ran = cli(*arguments, "--out", halves)
        assert (ran.code, ran.out) == (128 + signal.SIGTERM, "")
        assert ran.err == f"carambolage: stopped after 1024 of 3000 games; go on with --resume --out {halves}\n"
        refused = cli(*arguments, "--out", halves)
        assert refused.code == 1
        assert "holds a run that was interrupted; go on with --resume" in refused.err
        assert cli(*arguments, "--out", halves, "--resume").code == 128 + signal.SIGTERM
    assert len(shards) == 4
    assert cli(*arguments, "--out", halves, "--resume").code == 0
    assert contents(halves) == contents(tmp_path / "whole")


def test_a_study_goes_on_in_larger_shards(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written of a shard that was never counted is played anew, cut as it may be."""
    whole, later = tmp_path / "whole", tmp_path / "later"
    arguments = ("balance", CONVOY, "--games", 1_800, "--vary", "road", "--out")
    assert cli(*arguments, whole).code == 0

    def stopped(study: Study, folder: Path, shard: Span, part: StudiedShard) -> None:
        add_shard(study, folder, shard, part)
        os.kill(os.getpid(), signal.SIGTERM)

    with monkeypatch.context() as patch:
        patch.setattr("carambolage.cli.lab.balance.add_shard", stopped)
        assert cli(*arguments, later).code == 128 + signal.SIGTERM
    monkeypatch.setattr("carambolage.lab.balance.playing._COMPILED_SHARDS", ((1_000, 1_024), (0, 512)))
    for name in FILES - {"report.html", "run.json"}:
        shutil.copy(whole / name / f"{512:019}-{1023:019}.parquet", later / name / f"{600:019}-{1300:019}.parquet")
    assert cli(*arguments, later, "--resume").code == 0
    shards = [path.name for path in sorted((later / "games").iterdir())]
    assert shards == [f"{first:019}-{last:019}.parquet" for first, last in ((0, 511), (512, 1023), (1024, 1799))]
    for name in FILES - {"report.html", "run.json"}:
        assert rows(whole / name) == rows(later / name)
    assert (later / "report.html").read_text() == (whole / "report.html").read_text()


def test_of_many_games_shards_are_larger() -> None:
    assert [Studied(Plan("convoy"), 10**power).shard for power in (3, 6, 9)] == [512, 4_096, 16_384]
    assert Studied(Plan("convoy", "search"), 10**9).shard == 8


def test_killed_at_any_time_and_resumed_it_is_the_same_study(cli: Cli, tmp_path: Path) -> None:
    killed, arguments = tmp_path / "killed", ("balance", CONVOY, "--out", tmp_path / "killed", "--workers", "2")
    process = subprocess.Popen([*COMMAND, *map(str, arguments), "--games", str(10**6 - 1)], start_new_session=True)
    deadline = time.monotonic() + PATIENCE_S
    try:
        while not (killed / "run.json").exists() or b'"done":[]' in (killed / "run.json").read_bytes():
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.01)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait(PATIENCE_S)
    games = max(end for _, end in json.loads((killed / "run.json").read_text())["done"]) + 600
    assert cli(*arguments, "--games", games, "--resume").code == 0
    assert cli("balance", CONVOY, "--out", tmp_path / "whole", "--games", games).code == 0
    for half_written in killed.rglob(".*"):
        half_written.unlink()
    assert contents(killed) == contents(tmp_path / "whole")


def test_merged_studies_are_one(cli: Cli, tmp_path: Path) -> None:
    for name, seed, games in (("whole", 0, 900), ("first", 0, 512), ("second", 512, 388), ("again", 800, 30)):
        arguments = ("--games", games, "--seed", seed, "--out", tmp_path / name)
        assert cli("balance", CONVOY, *arguments).code == 0
    ran = cli("balance", "merge", tmp_path / "second", tmp_path / "first", "--out", tmp_path / "both")
    assert (ran.code, ran.out) == (0, f"{tmp_path / 'both' / 'report.html'}\n")
    assert contents(tmp_path / "both") == contents(tmp_path / "whole")
    for used, reason in (("both", "holds a study already"), ("first", "is one of the studies to merge")):
        before = contents(tmp_path / used)
        again = cli("balance", "merge", tmp_path / "second", tmp_path / "first", "--out", tmp_path / used)
        assert (again.code, again.out) == (1, "")
        assert f"{used} {reason}; name a new folder with --out" in again.err
        assert contents(tmp_path / used) == before
    twice = cli("balance", "merge", tmp_path / "second", tmp_path / "again", "--out", tmp_path / "none")
    assert (twice.code, twice.out) == (1, "")
    assert "30 seeds, from 800 on, were played twice" in twice.err
    assert cli("balance", "merge", tmp_path / "first", "--out", tmp_path / "none").code == 2
    assert cli("balance", "merge", tmp_path / "first", tmp_path / "second").code == 2
    assert "is one word too many" in cli("balance", CONVOY, tmp_path / "first").err
    shutil.rmtree(tmp_path / "again")
    assert (
        cli("balance", CONVOY, "--games", 9, "--bot", "random", "--seed", 2000, "--out", tmp_path / "again").code == 0
    )
    other = cli("balance", "merge", tmp_path / "first", tmp_path / "again", "--out", tmp_path / "none")
    assert "has bot 'greedy'" in other.err


def test_a_sweep_plays_variants_side_by_side(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "sweep"
    arguments = ("balance", CONVOY, "--games", 400, "--bot", "random", "--sweep", "cards.race.steps=2..3", "--out", out)
    ran = cli(*arguments)
    assert ran.code == 0
    standing, other = out / "cards.race.steps=3", out / "cards.race.steps=2"
    assert ran.out.splitlines() == [str(standing / "report.html"), str(other / "report.html"), str(out / "sweep.html")]
    assert "steps = 2" in (other / "pack" / "cards.toml").read_text()
    page = (out / "sweep.html").read_text(encoding="utf-8")
    assert page.index("cards.race.steps=3") < page.index("cards.race.steps=2")
    assert "What has changed" in (other / "report.html").read_text(encoding="utf-8")
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    assert cli(*arguments, "--resume").code == 0
    assert {path: path.read_bytes() for path in out.rglob("*") if path.is_file()} == before
