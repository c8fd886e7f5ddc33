"""The example program takes a seat and plays to the end."""

import subprocess
import sys
from pathlib import Path

from tests.table.serving import Server

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_game(server: Server) -> None:
    opened = server.open_table("wacky_races", 1, bots=3)
    link = f"http://{server.address}{opened.told['seats'][0]['link']}"
    done = subprocess.run([sys.executable, BOT, link], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert server.get(f"/api/tables/{opened.table}")["phase"] == "over"
    assert len(done.stdout.splitlines()) > 50


def test_the_example_bot_says_what_is_wrong(server: Server) -> None:
    link = f"http://{server.address}/t/nowhere#seat=nothing"
    done = subprocess.run([sys.executable, BOT, link], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "ask for a new link" in done.stderr


def test_the_example_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 80
