"""The command as a whole: help, mistakes, exit codes."""

import pytest

from carambolage.cli import games
from tests.cli.conftest import Cli


@pytest.mark.parametrize(
    "words", [(), ("play",), ("games",), ("simulate",), ("replay",), ("verify",), ("packs",), ("packs", "check")]
)
def test_help_is_worth_reading(cli: Cli, words: tuple[str, ...]) -> None:
    ran = cli(*words, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert words == ("packs", "check") or "examples:" in ran.out


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("plya", "invalid choice: 'plya'"),
        ("play wacky_race", "there is no game 'wacky_race'; did you mean wacky_races?"),
        ("play no.such.module:GAME", "there is no module 'no.such.module'"),
        ("play convoy --options rood=long", "there is no option 'rood'; did you mean road?"),
        ("play convoy --options road=round", "option road has no value 'round'; choose one of short, long"),
        ("play convoy --options road", "an option reads KEY=VALUE, as in powers=off; 'road' does not"),
        ("play convoy --options road=long road=short", "the option road is given twice"),
        ("play thunder_road --preset lazy", "there is no preset 'lazy'; there are first_evening, devils_run"),
        ("play convoy --bots clever", "there is no bot 'clever'"),
        ("play convoy --bots random,random,random,random", "4 bots are named, but only 3 can sit down"),
        ("play convoy --lang de", "there is no language 'de'; there are en, fr"),
        ("play convoy --seat 5", "there is no seat 5; the seats are 1 to 4"),
        ("play convoy --seat 0", "seats count from 1; 0 is none"),
        ("play convoy --seat first", "seats read 1 or 1,3 or none, not 'first'"),
        ("play convoy --players 0", "convoy is for 2 to 4 players, not 0"),
        ("play convoy --players 0 --seat none", "convoy is for 2 to 4 players, not 0"),
        ("play convoy --players 99", "convoy is for 2 to 4 players, not 99"),
        ("play convoy --players -1 --seat none", "convoy is for 2 to 4 players, not -1"),
        ("play convoy --seed -1", "a seed is a whole number from 0 to"),
        ("play convoy --seed x", "'x' is no whole number"),
        ("play convoy --racers a,b,c,d,e", "5 racers are named, but there are only 4 seats"),
        ("play convoy --racers fast", "seat 1 wants 'fast', but this game does not let it choose a racer"),
        ("play --resume x.jsonl --players 3", "a saved game brings its own players; leave out --players with --resume"),
        ("simulate convoi", "there is no game 'convoi'; did you mean convoy?"),
        ("simulate convoy --games 0", "0 is too small; it must be at least 1"),
        ("simulate convoy --games -5", "-5 is too small; it must be at least 1"),
        ("simulate convoy --games many", "'many' is no whole number"),
        ("simulate convoy --players 0", "convoy is for 2 to 4 players, not 0"),
        ("simulate convoy --players 99", "convoy is for 2 to 4 players, not 99"),
        ("simulate convoy --bots greedy,clever", "there is no bot 'clever'"),
        ("simulate convoy --twin paper", "invalid choice: 'paper'"),
        ("simulate convoy --options bumps=maybe", "option bumps has no value 'maybe'"),
        ("simulate convoy --workers 0", "0 is too small; it must be at least 1"),
        ("simulate convoy --seed -1", "-1 is too small; it must be at least 0"),
        ("replay x.jsonl --to -1", "-1 is too small; it must be at least 0"),
        ("packs", "TASK is missing"),
        ("packs copy nothing here", "there is no game 'nothing'"),
    ],
)
def test_a_command_that_cannot_be_followed(cli: Cli, line: str, reason: str) -> None:
    ran = cli(*line.split())
    assert ran.code == 2
    assert reason in ran.err
    assert "Traceback" not in ran.err
    assert ran.err.splitlines()[-1].startswith("carambolage")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read (No such file or directory)"),
        ("verify .", "cannot be read (Is a directory)"),
        ("play --resume nowhere.jsonl", "nowhere.jsonl cannot be read"),
        ("play convoy --save no/such/folder.jsonl", "no/such/folder.jsonl: No such file or directory"),
        ("play convoy --pack nowhere", "nowhere: there is no such folder"),
        ("simulate convoy --pack nowhere --twin plain", "nowhere: there is no such folder"),
        ("simulate convoy --games 2 --seed 9223372036854775807 --twin plain", "cannot be the first"),
        ("packs check nowhere", "nowhere: there is no such folder"),
        ("packs show nowhere", "nowhere: there is no such folder"),
    ],
)
def test_a_failure(cli: Cli, line: str, reason: str) -> None:
    ran = cli(*line.split())
    assert ran.code == 1
    assert reason in ran.err
    assert "Traceback" not in ran.err


def test_something_unexpected_is_one_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise IndexError("far out")

    monkeypatch.setattr(games, "games", broken)
    ran = cli("games")
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "(IndexError: far out)" in ran.err
    monkeypatch.setenv("CARAMBOLAGE_TRACEBACK", "1")
    with pytest.raises(IndexError):
        cli("games")


@pytest.mark.parametrize(("lang", "sentence"), [("en", "be the first at the Finish"), ("fr", "dix bolides farfelus")])
def test_games(cli: Cli, lang: str, sentence: str) -> None:
    ran = cli("games", "--lang", lang)
    assert ran.code == 0
    assert "wacky_races" in ran.out
    assert sentence in ran.out


def test_the_terminal_says_which_language(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in cli("games").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "players" in cli("games").out


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("packs", "TASK is missing (more: carambolage packs --help)"),
        ("play os:path", "os:path is no game but a module"),
        ("play convoy --players 0", "convoy is for 2 to 4 players, not 0"),
        ("play convoy --players -1", "convoy is for 2 to 4 players, not -1"),
        ("play convoy --seat x", "--seat: seats read 1 or 1,3 or none, not 'x' (more: carambolage play --help)"),
        (f"play convoy --seed {'9' * 5000}", "--seed: '99999999999999999999...' is no whole number"),
        ("simulate convoy --games -5", "--games: -5 is too small; it must be at least 1"),
        ("play convoy --pack nowhere", "the pack has a mistake: nowhere: there is no such folder"),
    ],
)
def test_a_mistake_is_one_sentence(cli: Cli, line: str, reason: str) -> None:
    ran = cli(*line.split())
    assert ran.code != 0
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"carambolage: {reason}")


def test_a_game_is_listed_with_its_presets_and_boxes(cli: Cli) -> None:
    listed = cli("games", "thunder_road", "--lang", "en").out
    assert "--preset first_evening  First evening: The base game" in listed
    assert "    carnage=false big_rig=false final_five=false" in listed
    assert "Choppe Shoppe\n    leaders=true upgrades=true" in listed
