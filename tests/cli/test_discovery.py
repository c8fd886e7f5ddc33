"""What somebody finds out who types the command for the first time: the greeting, all about a game, completion."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from carambolage.bots import bot_names
from carambolage.cli.command import COMMANDS
from carambolage.cli.completion import SHELLS
from carambolage.cli.console import Console
from carambolage.engine.registry import game, games
from tests.cli.conftest import Cli


def test_the_command_alone_greets(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = cli()
    assert (ran.code, ran.err) == (0, "")
    assert "a digital table for car-combat board games" in ran.out
    for name in games():
        assert name in ran.out
    named = [line.split()[1] for line in ran.out.splitlines() if line.startswith("  carambolage ")]
    assert {"table", "play", "games", "simulate", "balance", "packs", "completion"} <= set(named)
    assert set(named) - {"--help"} <= set(COMMANDS)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "ouvrir une table dans le navigateur" in cli().out


@pytest.mark.parametrize(("typed", "opened"), [("", True), ("q", False)])
def test_enter_at_the_greeting_opens_a_table(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, opened: bool
) -> None:
    calls = list[tuple[object, ...]]()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("carambolage.table.http.server.serve", lambda *arguments: calls.append(arguments))
    monkeypatch.setattr(Console, "ask", lambda console, prompt: typed)
    init = Console.__init__

    def at_a_terminal(console: Console) -> None:
        init(console)
        console.interactive = True

    monkeypatch.setattr(Console, "__init__", at_a_terminal)
    assert cli().code == 0
    assert len(calls) == opened
    assert all(arguments[-1] is True for arguments in calls), "the table is not opened in a browser"


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_about_a_game(cli: Cli, name: str, lang: str) -> None:
    ran = cli("games", name, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    shown, lines = game(name), ran.out.splitlines()
    assert str(shown.players[0]) in ran.out
    for bot in bot_names():
        assert any(line.strip().startswith(bot) and len(line.split()) > 2 for line in lines)
    for option in shown.options:
        at = next(number for number, line in enumerate(lines) if line.startswith(f"  {option.name}  "))
        assert len(lines[at].split()) > 3, f"{option.name} is not explained"
        values = lines[at + 1 : at + 1 + (1 if option.span else len(option.values))]
        assert option.span or [line.split()[0] for line in values] == list(option.values)
        (default,) = [line for line in values if "(default)" in line or "(par défaut)" in line]
        assert option.default in default.split()
    assert f"carambolage packs copy {name} DIR" in ran.out


def test_boxes_of_a_game(cli: Cli) -> None:
    boxes = cli("games", "thunder_road").out.partition("Boxes\n")[2].partition("\n\n")[0].splitlines()
    assert boxes[0] == "  Base game"
    assert boxes[boxes.index("  Choppe Shoppe") + 1] == "    leaders=true upgrades=true"
    assert "Boxes\n  Wacky Races\n" in cli("games", "wacky_races").out


def test_an_unknown_game(cli: Cli) -> None:
    ran = cli("games", "thunder")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no game 'thunder'; did you mean thunder_road?" in ran.err


BASH = shutil.which("bash") or ""
ASK_BASH = """source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
_shtab_carambolage; printf '%s\\n' "${COMPREPLY[@]}" """


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("carambolage pla", "play"),
        ("carambolage games thu", "thunder_road"),
        ("carambolage duel gree", "greedy"),
        ("carambolage packs co", "copy"),
        ("carambolage table --sto", "--store"),
        ("carambolage play --lang f", "fr"),
    ],
)
def test_bash_completes(cli: Cli, tmp_path: Path, typed: str, completed: str) -> None:
    script = tmp_path / "completion"
    script.write_text(cli("completion", "bash").out)
    command = [BASH, "-c", ASK_BASH, "bash", str(script), *typed.split()]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env={"PATH": os.environ["PATH"]})
    assert ran.stdout.split() == [completed]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_its_script(cli: Cli, shell: str) -> None:
    ran = cli("completion", shell)
    assert (ran.code, ran.err) == (0, "")
    assert "thunder_road" in ran.out
    assert cli("completion", "cmd").code == 2
