"""Duels on the command line."""

import json

import pytest

from tests.cli.conftest import Cli


def test_one_object(cli: Cli) -> None:
    ran = cli("duel", "greedy", "random", "--game", "convoy", "--games", 40, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["games"] == 40
    assert found["win_rate"] == (found["wins"] + found["ties"] / 2) / 40
    low, high = found["interval"]
    assert low <= found["win_rate"] <= high
    assert (found["elo"] > 0) == (found["win_rate"] > 0.5)


def test_the_same_whatever_the_workers(cli: Cli) -> None:
    arguments = ("duel", "rookie", "greedy", "--game", "carambolage.testing.convoy.game:GAME", "--games", 12, "--json")
    assert cli(*arguments).out == cli(*arguments, "--workers", 2).out


def test_a_report_for_people(cli: Cli) -> None:
    ran = cli("duel", "greedy", "random", "--game", "convoy", "--games", 6, "--players", 2)
    assert ran.out.startswith("convoy, 6 games of 2 from seed 0 on\ngreedy against random: ")
    assert "Elo difference" in ran.out
    assert "Elo" not in cli("duel", "greedy", "random", "--game", "convoy", "--games", 3, "--players", 3).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("gredy", "random"), "did you mean greedy?"),
        (("greedy", "random", "--games", "0"), "--games"),
        (("greedy", "random", "--players", "9"), "players"),
        (("greedy", "random", "--game", "chess"), "chess"),
    ],
)
def test_mistakes_are_one_sentence(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    ran = cli("duel", *arguments, *(() if "--game" in arguments else ("--game", "convoy")))
    assert ran.code != 0
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_simulations_refuse_bots_that_think(cli: Cli) -> None:
    ran = cli("simulate", "convoy", "--bots", "search", "--twin", "plain", "--games", 2)
    assert ran.code == 2
    assert "carambolage duel" in ran.err
