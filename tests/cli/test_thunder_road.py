"""Thunder Road in the terminal: a whole race in each language, and a path typed at once."""

import pytest

from tests.cli.conftest import Cli

TO_THE_END = "1\n" * 3000
BASE = ("--options", "carnage=false", "big_rig=false", "final_five=false")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Which crew do you drive?", "your choice", "Player 2 (greedy bot)")),
        ("fr", ("votre choix", "Joueur 2 (robot gourmand)")),
    ],
)
def test_a_whole_race(cli: Cli, lang: str, words: tuple[str, ...]) -> None:
    ran = cli("play", "thunder_road", "--players", 2, "--seed", 4, "--lang", lang, typed=TO_THE_END)
    assert (ran.code, ran.err) == (0, "")
    for part in words:
        assert part in ran.out
    assert lang == "en" or "Player" not in ran.out


def test_a_path_is_typed_at_once(cli: Cli) -> None:
    """A crew, a die, no command, a lane, then three steps in one line."""
    typed = "1\n7\n1\n4\n"
    stepwise = cli("play", "thunder_road", "--players", 2, "--seed", 11, *BASE, typed=typed + "1\n1\n")
    at_once = cli("play", "thunder_road", "--players", 2, "--seed", 11, *BASE, typed=typed + "1 1\n")
    last = [line for line in stepwise.out.splitlines() if "left. Where to?" in line][-1]
    assert [line for line in at_once.out.splitlines() if "left. Where to?" in line][-1] == last


def test_a_plan_is_dropped_when_something_turns_up(cli: Cli) -> None:
    """Far more steps than there are moves: what is left over is told."""
    typed = "1\n1\n1\n3\n" + " ".join("1" * 12) + "\n"
    ran = cli("play", "thunder_road", "--players", 2, "--seed", 11, *BASE, typed=typed)
    assert "the rest of your plan is dropped" in ran.out


def test_the_table_in_sentences(cli: Cli) -> None:
    ran = cli("play", "thunder_road", "--players", 2, "--seed", 11, *BASE, typed="1\n7\n1\n4\nahead 3\ncars\n")
    assert "Doom Buggy on 0" in ran.out
    ahead = next(line for line in ran.out.splitlines() if " on 0" in line and "Ahead: " in line)
    assert ahead.partition("Ahead: ")[2].partition(".")[0].count(", ") == 2
    assert "(Player 2) at the start." in ran.out


def test_numbers_that_are_not_offered_are_refused(cli: Cli) -> None:
    ran = cli("play", "thunder_road", "--players", 2, "--seed", 11, *BASE, typed="1 99\n")
    assert "Please type a number" in ran.out
