"""Training on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

BAD = 'game = "convoy"\n[weights]\nSTEP = -10\nGAMBLE = -10\n'


@pytest.fixture
def arguments(tmp_path: Path) -> tuple[object, ...]:
    (tmp_path / "bad.toml").write_text(BAD)
    return (
        "train",
        "carambolage.testing.convoy.game:GAME",
        "--weights",
        "bad.toml",
        "--reach",
        1.5,
        "--games",
        64,
        "--seed",
        3,
    )


def test_bad_weights_get_better_and_the_file_plays(cli: Cli, arguments: tuple[object, ...], tmp_path: Path) -> None:
    ran = cli(*arguments, "--generations", 4, "--json", "--out", "drill")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["before"] == {"STEP": -10, "GAMBLE": -10}
    assert found["interval"][0] > 0.6
    duel = cli("duel", "greedy:drill/weights.toml", "greedy:bad.toml", "--game", "convoy", "--games", 40, "--json")
    assert json.loads(duel.out)["win_rate"] > 0.6
    assert cli("ladder", "convoy", "--bots", "greedy,greedy:drill/weights.toml", "--games", 4).code == 0


def test_a_training_goes_on_and_comes_out_the_same(cli: Cli, arguments: tuple[object, ...], tmp_path: Path) -> None:
    whole = cli(*arguments, "--generations", 3, "--json", "--out", "whole")
    assert cli(*arguments, "--generations", 2, "--json", "--out", "parts").code == 0
    run = tmp_path / "parts" / "generations" / "0001" / "run.json"
    stored = json.loads(run.read_text())
    run.write_text(json.dumps({**stored, "done": [], "total": {"duels": [{"wins": 0, "ties": 0, "games": 0}] * 8}}))
    resumed = cli(*arguments, "--generations", 3, "--json", "--out", "parts", "--resume", "--workers", 2)
    assert (resumed.code, resumed.out) == (0, whole.out)
    assert (tmp_path / "parts/weights.toml").read_text() == (tmp_path / "whole/weights.toml").read_text()


def test_an_interrupted_training_is_not_begun_anew(cli: Cli, arguments: tuple[object, ...], tmp_path: Path) -> None:
    (tmp_path / "drill" / "generations").mkdir(parents=True)
    ran = cli(*arguments, "--out", "drill")
    assert ran.code == 1
    assert "go on with --resume" in ran.err


def test_a_report_for_people(cli: Cli, arguments: tuple[object, ...]) -> None:
    lines = cli(*arguments, "--generations", 1, "--out", "drill").out.splitlines()
    assert lines[0] == "convoy, 1 generations of 64 games"
    assert lines[2].split()[:2] == ["STEP", "-10"]
    assert lines[-2].startswith("after against before: ")
    assert lines[-1] == "drill/weights.toml"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--pairs", 3, "--games", 20), None),
        (("--pairs", 8, "--games", 40), "even number"),
        (("--weights", "none.toml"), "holds no weights"),
        (("--reach", "much"), "is no part"),
    ],
)
def test_mistakes_are_one_sentence(cli: Cli, words: tuple[object, ...], said: str | None) -> None:
    ran = cli("train", "convoy", "--generations", 1, *words)
    assert ran.code == 0 if said is None else said in ran.err and ran.err.count("\n") == 1
