"""Ladders on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

CONVOY = "carambolage.testing.convoy.game:GAME"


def test_one_object(cli: Cli) -> None:
    ran = cli("ladder", "convoy", "--games", 90, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["games"] == 90
    assert [pair["games"] for pair in found["pairs"]] == [30, 30, 30]
    assert sorted(rung["bot"] for rung in found["ratings"]) == ["greedy", "random", "rookie"]
    assert found["ratings"][-1]["bot"] == "random"
    assert [rung["elo"] for rung in found["ratings"]] == sorted((r["elo"] for r in found["ratings"]), reverse=True)
    for rung in found["ratings"]:
        low, high = rung["interval"]
        assert low < rung["elo"] < high


def test_the_same_whatever_the_workers(cli: Cli) -> None:
    arguments = ("ladder", CONVOY, "--bots", "rookie,greedy", "--players", 3, "--games", 20, "--json")
    assert cli(*arguments).out == cli(*arguments, "--workers", 2).out


def test_a_ladder_goes_on(cli: Cli, tmp_path: Path) -> None:
    arguments = ("ladder", "convoy", "--json", "--out", tmp_path / "rungs")
    assert cli(*arguments, "--games", 11).code == 0
    longer = cli(*arguments, "--games", 40, "--resume")
    assert longer.out == cli("ladder", "convoy", "--json", "--games", 40).out
    ran = cli(*arguments, "--games", 50, "--resume", "--bots", "greedy,random")
    assert ran.code == 1
    assert "it cannot go on so" in ran.err


def test_a_report_for_people(cli: Cli) -> None:
    lines = cli("ladder", "convoy", "--bots", "greedy,random", "--games", 6).out.splitlines()
    assert lines[0] == "convoy, 6 games of 2 from seed 0 on"
    assert lines[2].split() == ["bot", "Elo", "95", "%", "interval", "wins", "games"]
    assert lines[-1].startswith("greedy against random: ")


@pytest.mark.parametrize(
    ("bots", "said"),
    [("greedy,gredy", "did you mean greedy?"), ("greedy", "two bots or more"), ("greedy,greedy", "named twice")],
)
def test_mistakes_are_one_sentence(cli: Cli, bots: str, said: str) -> None:
    ran = cli("ladder", "convoy", "--bots", bots)
    assert ran.code != 0
    assert ran.err.count("\n") == 1
    assert said in ran.err
