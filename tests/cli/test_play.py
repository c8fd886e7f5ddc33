"""Playing through standard input: answers, words at the prompt, keeping, resuming."""

from pathlib import Path

import pytest

import carambolage
from tests.cli.conftest import Cli

CONVOY = "carambolage.testing.convoy.game:GAME"
TO_THE_END = "1\n" * 200


def kept(folder: Path) -> Path:
    (file,) = folder.glob("convoy-*.jsonl")
    return file


def test_a_whole_game(cli: Cli) -> None:
    ran = cli("play", "convoy", "--seed", 1, typed=TO_THE_END)
    assert (ran.code, ran.err) == (0, "")
    assert "Choose one of your 3 cards in secret." in ran.out
    assert "A car has reached the finish." in ran.out
    assert "(greedy bot)" in ran.out


def test_a_whole_game_in_french(cli: Cli) -> None:
    ran = cli("play", "convoy", "--seed", 1, "--lang", "fr", "--bots", "random", typed="?\nu\nx\n" + TO_THE_END)
    assert ran.code == 0
    for words in ("Joueur 1, votre choix", "numéro", "a décidé depuis", "«\u00a0x\u00a0»", "robot aléatoire"):
        assert words in ran.out
    assert "Player" not in ran.out


def test_the_words_at_the_prompt(cli: Cli) -> None:
    ran = cli("play", "convoy", "--seed", 1, typed="?\nl\nl 2\nb\n\n99\n0\nwhat\nu\nq\nn\nq\ny\n")
    assert ran.code == 0
    assert "s FILE  save the game to a file" in ran.out
    assert ran.out.count("Please type a number from 1 to 2.") == 2
    assert "“what” is no command" in ran.out
    assert "somebody else has decided since" in ran.out
    assert ran.out.count("Choose one of your") == 2
    assert "Until next time. The game is kept; go on with: carambolage play --resume" in ran.err


def test_an_answer_is_taken_back(cli: Cli) -> None:
    first = "Choose one of your 3 cards in secret."
    ran = cli("play", "convoy", "--seat", "1,2,3,4", "--seed", 1, typed="\n1\n\nu\n")
    assert "somebody else has decided since" in ran.out
    assert ran.out.count(first) == 2


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n"])
def test_the_end_of_the_input_loses_nothing(cli: Cli, tmp_path: Path, typed: str) -> None:
    ran = cli("play", CONVOY, "--seed", 1, "--bots", "random,greedy", typed=typed)
    assert ran.code == 1
    assert ran.err.startswith("\nThe input has ended before the game.")
    words = ran.err.split("go on with: carambolage ")[1].split()
    assert words[-4:] == ["--bots", "random,greedy,random", "--lang", "en"]
    again = cli(*words, typed=TO_THE_END)
    assert again.code == 0
    straight = cli("play", CONVOY, "--seed", 1, "--bots", "random,greedy", "--save", "whole.jsonl", typed=TO_THE_END)
    assert straight.code == 0
    assert kept(tmp_path).read_text() == (tmp_path / "whole.jsonl").read_text()


def test_saving_at_the_prompt(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    ran = cli("play", "convoy", "--seed", 1, typed="1\ns a.jsonl\n1\ns a.jsonl\ns taken\ns no/such/place\nq\ny\n")
    assert ran.code == 0
    assert ran.out.count("The game is saved in a.jsonl.") == 2
    assert "taken exists already" in ran.out
    assert "no/such/place: No such file or directory" in ran.out
    assert (tmp_path / "taken").read_text() == "mine"
    assert carambolage.verify(tmp_path / "a.jsonl").sealed


def test_save_follows_every_answer(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "along.jsonl"
    assert cli("play", "convoy", "--seed", 1, "--save", file, typed="1\n").code == 1
    before = carambolage.verify(file).decisions
    assert cli("play", "--resume", file, typed="1\n").code == 1
    assert carambolage.verify(file).decisions > before
    assert [path.name for path in tmp_path.glob("*.jsonl")] == ["along.jsonl"]


def test_a_file_of_something_else_is_not_overwritten(cli: Cli, saved: Path) -> None:
    before = saved.read_text()
    ran = cli("play", "convoy", "--save", saved, typed=TO_THE_END)
    assert ran.code == 1
    assert "exists already" in ran.err
    assert saved.read_text() == before


def test_the_replay_is_offered_at_the_end(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    whole = cli("play", "convoy", "--seed", 1, typed=TO_THE_END)
    answers = whole.out.count("your choice")
    ran = cli("play", "convoy", "--seed", 1, typed="1\n" * answers + "taken\nmine.jsonl\n")
    assert ran.code == 0
    assert "taken exists already" in ran.out
    assert carambolage.verify(tmp_path / "mine.jsonl").over


def test_people_pass_the_keyboard(cli: Cli) -> None:
    ran = cli("play", "convoy", "--players", 2, "--seat", "1,2", "--seed", 1, typed="\n1\n\n1\n")
    first, second = ran.out.split("Pass the keyboard to Player 2")[:2]
    assert "Player 1 draws a card" not in first
    assert "Player 2 draws a card" in first
    assert "Player 1 draws a card" in second
    assert "Player 1 commits a card." in second


def test_bots_among_themselves(cli: Cli) -> None:
    ran = cli("play", "convoy", "--seat", "none", "--bots", "random,greedy", "--seed", 5)
    assert ran.code == 0
    assert "Player 2 (greedy bot)" in ran.out
    assert "draws a 1" not in ran.out


def test_refusals_are_translated(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "pris").write_text("à moi")
    ran = cli("play", "convoy", "--seed", 1, "--lang", "fr", typed="u\ns pris\nq\no\n")
    assert "a décidé depuis." in ran.out
    assert "pris existe déjà" in ran.out
