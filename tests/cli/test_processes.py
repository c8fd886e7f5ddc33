"""The command as a process of its own: signals, closed pipes, a real terminal."""

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import carambolage
from carambolage.testing.convoy.game import GAME

CONVOY = "carambolage.testing.convoy.game:GAME"
COMMAND = [sys.executable, "-m", "carambolage"]
PATIENCE_S = 60


STARTED: list[subprocess.Popen[str]] = []


@pytest.fixture(autouse=True)
def children() -> Iterator[None]:
    """Children get the usual Ctrl-C, also where this process ignores it as a background job; none outlives its test."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
    while STARTED:
        process = STARTED.pop()
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE_S)


class Terminal:
    """A process that believes to be in a terminal."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "LANG": "C.UTF-8", "TERM": "xterm", **environment},
            start_new_session=True,
            text=True,
        )
        STARTED.append(self.process)
        os.close(theirs)
        self.shown = ""

    def read(self) -> bool:
        """Take in what is shown; False once the process is gone."""
        assert select.select([self.ours], [], [], PATIENCE_S)[0], self.shown
        try:
            piece = os.read(self.ours, 65536)
        except OSError:
            piece = b""
        self.shown += piece.decode(errors="replace").replace("\r\n", "\n")
        return bool(piece)

    def until(self, pattern: str, start: int = 0) -> int:
        """Read until something is shown behind a place; returns where it ends."""
        while not (found := re.compile(pattern).search(self.shown, start)):
            assert self.read(), self.shown
        return found.end()

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def end(self) -> int:
        """Read to the end; returns the exit code."""
        while self.read():
            pass
        os.close(self.ours)
        return self.process.wait(PATIENCE_S)


def played(terminal: Terminal, prompt: str, end: str) -> int:
    """Answer 1 to everything, Enter at the end."""
    place = 0
    while True:
        place = terminal.until(f"(?:{prompt}|{end})", place)
        if re.search(end, terminal.shown[: place + 1]):
            terminal.type("")
            return terminal.end()
        terminal.type("1")


def test_a_newcomer_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal("play", CONVOY, "--seed", 1)
    place = terminal.until(r"Who plays\?(?s:.*)Your choice: \[1\] ")
    terminal.type("seven")
    place = terminal.until(r"from 1 to 3(?s:.*)Your choice: \[1\] ", place)
    terminal.type("2")
    place = terminal.until(r"How many people, 2 to 4\? \[2\]", place)
    terminal.type("1")
    place = terminal.until(r"from 2 to 4(?s:.*)How many people", place)
    terminal.type("")
    place = terminal.until(r"How many bots, 0 to 2\? \[2\]", place)
    terminal.type("1")
    place = terminal.until(r"Which bots\?(?s:.*)Your choice: \[1\] ", place)
    terminal.type("2")
    assert played(terminal, r"(?:your choice \(\? for help\): |presses Enter\. )", "Save the replay") == 0
    assert "(random bot)" in terminal.shown
    assert "\x1b[36m1\x1b[0m" in terminal.shown


def test_a_race_in_a_french_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal("play", "--seed", 4, LANG="fr_FR.UTF-8")
    place = 0
    for question in ("Qui joue", "Combien de robots", "Quels robots"):
        place = terminal.until(rf"{question}(?s:.*?)\[\d\] ", place)
        terminal.type("")
    assert played(terminal, "pour l.aide", "Enregistrer la partie") == 0
    assert "Player" not in terminal.shown


def test_colour_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal("play", CONVOY, "--players", 2, "--seed", 1, NO_COLOR="1")
    assert played(terminal, "your choice", "Save the replay") == 0
    assert "\x1b[" not in terminal.shown


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_stopped_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals, code: int
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal("play", CONVOY, "--players", 2, "--seed", 1)
    terminal.until("your choice")
    terminal.type("1")
    terminal.until("your choice", terminal.until("draws"))
    terminal.process.send_signal(number)
    assert terminal.end() == code
    assert "Traceback" not in terminal.shown
    assert f"Stopped. The game is kept; go on with: carambolage play {CONVOY} --resume" in terminal.shown
    (file,) = tmp_path.glob("*.jsonl")
    assert carambolage.load(file, GAME).state.decisions > 0


@pytest.mark.parametrize("twin", ["plain", "packed"])
def test_a_stopped_simulation_reports_what_it_has(twin: str) -> None:
    terminal = Terminal("simulate", CONVOY, "--json", "--games", 10**8, "--twin", twin, "--workers", 2)
    terminal.until(r"Playing \[\.+\]")
    os.killpg(terminal.process.pid, signal.SIGINT)
    assert terminal.end() == 130
    report, sentence = terminal.shown.splitlines()[-2:]
    played = json.loads(report[report.index("{") :])["games"]
    assert played > 0
    assert sentence == f"carambolage: stopped by Ctrl-C after {played} of {10**8} games"
    assert "Traceback" not in terminal.shown


def test_a_closed_pipe_is_one_sentence() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, "packs", "show", "wacky_races"],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_S,
    )
    os.close(writing)
    assert done.returncode == 1
    assert done.stderr == "carambolage: the output was closed before everything was written\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE_S)
    assert done.returncode == 1
    assert re.fullmatch(r"carambolage: .*No space left on device\)?\n", done.stderr)


def test_nothing_to_read_from_and_nothing_to_write_to(tmp_path: Path) -> None:
    line = shlex.join([*COMMAND, "play", CONVOY, "--seed", "1"])
    shell = ["/bin/sh", "-c", f"{line} <&- >&-"]
    done = subprocess.run(shell, stderr=subprocess.PIPE, text=True, timeout=PATIENCE_S, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("\nThe input has ended before the game. The game is kept")


def test_a_pipe_closed_under_a_game_keeps_it(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, "play", CONVOY, "--seed", "1"],
        input="1\n" * 9,
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_S,
        cwd=tmp_path,
    )
    os.close(writing)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "The game is kept" in done.stderr
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


@pytest.mark.parametrize("command", [["games"], ["play"], ["simulate", CONVOY, "--twin", "plain", "--games", "100000"]])
def test_ctrl_c_in_the_first_second_is_one_sentence(command: list[str], tmp_path: Path) -> None:
    """Whatever is being imported or started when Ctrl-C comes, nobody sees a traceback."""
    for tenths in range(2, 9, 2):
        process = subprocess.Popen(
            [*COMMAND, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            start_new_session=True,
        )
        STARTED.append(process)
        time.sleep(tenths / 10)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
        assert "Traceback" not in err
        assert process.returncode in (0, 130, -signal.SIGINT)


def test_the_package_is_imported_when_it_is_needed() -> None:
    line = "import sys, carambolage.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", line], timeout=PATIENCE_S).returncode == 0


@pytest.mark.parametrize(
    ("key", "code", "reason"), [(b"\x03", 130, "stopped by Ctrl-C"), (b"\x04", 1, "the input ended")]
)
def test_leaving_before_the_game_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: bytes, code: int, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal("play", CONVOY)
    terminal.until(r"\[1\] ")
    if key == b"\x03":
        terminal.process.send_signal(signal.SIGINT)
    else:
        os.write(terminal.ours, key)
    assert terminal.end() == code
    assert f"\ncarambolage: {reason}" in terminal.shown
    assert not list(tmp_path.iterdir())
