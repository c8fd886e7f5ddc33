"""Benchmarks whose figures are not only read off: how a load climbs until a server carries no more."""

import argparse
import subprocess
import sys

import pytest

from benchmarks.load import __main__ as load
from benchmarks.load.crowd import Outcome, Plan
from benchmarks.load.process import cpu_seconds
from benchmarks.load.report import carried


def outcome(server: str, plan: Plan, most: int) -> Outcome:
    """A server that is quick with so many tables at most."""
    p99 = 20.0 if plan.tables <= most else 500.0
    rate = plan.tables / plan.pace
    return Outcome(server, plan, 100, rate, 1.0, p99, p99, 0, 0, 0, 1.0, 1.0, 1.0, 1.0, 1.0, 0, 0, 0, 1.0)


def test_a_load_climbs_until_each_server_has_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    most = {"race 0": 200, "race 2": 400, "road 0": 100, "road 2": 50}

    def ours(game: str, workers: int, share: float | None, plan: Plan, seed: int) -> Outcome:
        return outcome(f"{game} {workers}", plan, most[f"{game} {workers}"])

    monkeypatch.setattr(load, "_measure_ours", ours)
    monkeypatch.setattr(load, "_measure_theirs", lambda share, plan, seed: outcome("peer", plan, 1_000))
    wanted = {"tables": [400, 100, 200], "game": ["race", "road"], "workers": [0, 2], "peer": True, "cores_each": None}
    options = argparse.Namespace(**wanted, seats=4, pace=2.0, seconds=1.0, ahead=0)
    outcomes = load._climb(options, 0)
    assert [(one.plan.tables, one.server) for one in outcomes] == [
        *((100, server) for server in ("race 0", "race 2", "road 0", "road 2", "peer")),
        *((200, server) for server in ("race 0", "race 2", "road 0", "peer")),
        *((400, server) for server in ("race 0", "race 2", "peer")),
    ]
    assert carried(outcomes) == [
        "race 0: 100 moves/s with a p99 below 100 ms",
        "race 2: at least 200 moves/s with a p99 below 100 ms",
        "road 0: 50 moves/s with a p99 below 100 ms",
        "road 2: fewer moves/s than the least load with a p99 below 100 ms",
        "peer: at least 200 moves/s with a p99 below 100 ms",
    ]


def test_children_that_have_ended_are_counted() -> None:
    before = cpu_seconds()
    burning = "import time\nwhile time.process_time() < 0.3: pass"
    subprocess.run([sys.executable, "-c", burning], check=True)
    assert cpu_seconds() - before >= 0.25
