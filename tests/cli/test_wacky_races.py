"""Wacky Races in the terminal: a whole race in each language, wishes for racers, a season, one player alone."""

import pytest

from tests.cli.conftest import Cli

TO_THE_END = "1\n" * 2000


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Which racer do you drive?", "your choice", "Player 2 (greedy bot)")),
        ("fr", ("votre choix", "Joueur 2 (robot gourmand)")),
    ],
)
def test_a_whole_race(cli: Cli, lang: str, words: tuple[str, ...]) -> None:
    ran = cli("play", "--players", 3, "--seed", 4, "--lang", lang, typed=TO_THE_END)
    assert (ran.code, ran.err) == (0, "")
    for part in words:
        assert part in ran.out
    assert lang == "en" or "Player" not in ran.out


def test_racers_are_granted_whoever_chooses_first(cli: Cli) -> None:
    for seed in range(6):
        wish = ("--racers", "penelope,,turbo terrific")
        ran = cli("play", "--players", 4, "--bots", "random", "--seed", seed, *wish, "--save", f"{seed}.jsonl")
        assert ran.code == 1
        assert "Penelope, Player 1" in ran.out
        assert "Peter Perfect, Player 3" in ran.out


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("--racers herbie", "'herbie' is no racer that can be chosen; choose from: "),
        ("--racers the", "'the' fits several racers; choose from: "),
        ("--racers penelope --options racer_choice=random", "this game does not let it choose a racer"),
    ],
)
def test_wishes_that_cannot_be_granted(cli: Cli, wish: str, reason: str) -> None:
    ran = cli("play", "--players", 2, "--seed", 1, *wish.split())
    assert ran.code == 2
    assert reason in ran.err


def test_a_season_between_bots(cli: Cli) -> None:
    ran = cli("play", "--seat", "none", "--players", 3, "--seed", 2, "--options", "season=spring")
    assert ran.code == 0
    assert ran.out.count("reach") >= 4


def test_alone_against_the_neutrals(cli: Cli) -> None:
    ran = cli("play", "--players", 1, "--seed", 2, typed=TO_THE_END)
    assert ran.code == 0
    assert "Pass the keyboard" not in ran.out
