"""Simulations: counted, reported, the same on every twin."""

import itertools
import json
from dataclasses import replace
from typing import Any

import pytest

from carambolage.cli.lab import progress
from carambolage.engine.rules.rule import rule
from carambolage.lab import Setting, prepare
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.state import State, Tables
from tests.cli.conftest import Cli

CONVOY = "carambolage.testing.convoy.game:GAME"

KEYS = {
    "game", "games", "players", "bots", "seed", "options", "twin", "decisions", "seconds",
    "decisions_per_second", "wins_by_seat", "intervals", "mean_length",
}  # fmt: skip


def found(cli: Cli, *arguments: object) -> dict[str, Any]:
    ran = cli("simulate", CONVOY, "--players", 3, "--bots", "greedy,random", "--games", 40, "--json", *arguments)
    assert ran.code == 0
    made: dict[str, Any] = json.loads(ran.out)
    return made


def test_one_object(cli: Cli) -> None:
    made = found(cli, "--twin", "plain", "--seed", 5, "--options", "road=long", "bumps=false")
    assert made.keys() >= KEYS
    assert made["bots"] == ["greedy", "random", "greedy"]
    assert made["options"] == {"road": "long", "bumps": "false"}
    assert sum(made["wins_by_seat"]) + made["nobody_wins"] >= made["games"] == 40
    for wins, (low, high) in zip(made["wins_by_seat"], made["intervals"], strict=True):
        assert 0 <= low <= wins / 40 <= high <= 1


def test_twins_agree(cli: Cli) -> None:
    prepare(Setting(CONVOY, players=3), "packed")
    one, other = found(cli, "--twin", "plain"), found(cli, "--twin", "packed", "--workers", 2)
    measured = {"twin", "workers", "seconds", "decisions_per_second"}
    assert {key: one[key] for key in one.keys() - measured} == {key: other[key] for key in one.keys() - measured}


def test_a_report_for_people(cli: Cli) -> None:
    ran = cli("simulate", "convoy", "--twin", "plain", "--games", 10)
    assert (ran.code, ran.err) == (0, "")
    assert "convoy, 10 games from seed 0 on, plain twin" in ran.out
    assert "won by nobody at the table  0 (0.0%)" in ran.out
    assert "decisions/s" in ran.out


def test_no_device_is_one_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    ran = cli("simulate", "convoy", "--twin", "device", "--games", 10)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert "the device twin needs" in ran.err


@rule
def deal_too_much(g: State, t: Tables) -> None:
    """A rule with a mistake: the field holds at most 127."""
    g.pile_size = 100 * t.copies[0]


OVERFLOWING = replace(GAME, set_up=deal_too_much)


def test_the_plain_twin_notices_a_value_that_leaves_its_field(cli: Cli) -> None:
    ran = cli("simulate", f"{__name__}:OVERFLOWING", "--twin", "plain", "--games", 1)
    assert ran.code == 1
    assert "State.pile_size = 800 does not fit its field (-128 to 127)" in ran.err


def test_progress_is_a_line_a_minute_where_there_is_no_terminal(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """As under nohup and in a queue of a cluster: five shards, twenty-five seconds each."""
    times = itertools.count(0.0, 25.0)
    monkeypatch.setattr(progress, "monotonic", lambda: next(times))
    ran = cli("simulate", CONVOY, "--games", 40, "--twin", "plain")
    assert ran.err == "Playing  60%  24 of 40 games\n"
