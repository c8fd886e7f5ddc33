"""Studies from the command line: the files that are promised, or one sentence and nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
from arro3.io import read_parquet

from tests.cli.conftest import Cli

CONVOY = "carambolage.testing.convoy.game:GAME"
FILES = {"report.html", "games.parquet", "components.parquet", "events.parquet"}


def table(path: Path) -> dict[str, list[Any]]:
    found = read_parquet(path).read_all()
    return {name: list(found[name].to_pylist()) for name in found.column_names}


def test_files_and_rows(cli: Cli, tmp_path: Path) -> None:
    ran = cli(
        "balance", CONVOY, "--games", 40, "--players", 3, "--seed", 9, "--vary", "road", "--out", tmp_path / "one"
    )
    assert (ran.code, ran.out) == (0, f"{tmp_path / 'one' / 'report.html'}\n")
    assert {file.name for file in (tmp_path / "one").iterdir()} == FILES
    games = table(tmp_path / "one" / "games.parquet")
    assert list(games) == [
        "game", "seed", "players", "seat", "rank", "won", "fair", "length", "decisions", "lead_changes", "option_road",
    ]  # fmt: skip
    assert games["game"] == [number for number in range(40) for _ in range(3)]
    assert games["seed"] == [9 + number for number in games["game"]]
    assert games["seat"] == [1, 2, 3] * 40
    components = table(tmp_path / "one" / "components.parquet")
    assert set(components["id"]) == {"crawl", "cruise", "race"}
    rows = list(zip(components["game"], components["seat"], components["id"], strict=True))
    assert len(rows) == len(set(rows)) >= 120
    events = table(tmp_path / "one" / "events.parquet")
    rounds = [n for event, n in zip(events["event"], events["count"], strict=True) if event == "round"]
    assert rounds == games["length"][::3]
    about = read_parquet(tmp_path / "one" / "games.parquet").schema.metadata[b"carambolage"]
    assert json.loads(about)["varied"] == ["road"]


def test_workers_write_the_same_bytes(cli: Cli, tmp_path: Path) -> None:
    for workers in (1, 2):
        assert cli("balance", CONVOY, "--games", 70, "--workers", workers, "--out", tmp_path / str(workers)).code == 0
    for name in FILES:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


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
        (("--compare", "nowhere"), 1, "there is no study in nowhere"),
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
