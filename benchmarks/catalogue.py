"""The programs that a run measures, in the order of the table."""

import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS_PYTHON = ROOT / ".venv-peers" / "bin" / "python"

PLAIN, PACKED, COPY, PEER = "plain", "packed", "copy", "peer"


@dataclass(frozen=True)
class Program:
    """One row of the table: `entry` is `module:function`, and the function is `play(seconds) -> (count, elapsed)`."""

    name: str
    group: str
    entry: str
    distribution: str
    python: Path = PEERS_PYTHON


def _ours(name: str, group: str) -> Program:
    return Program(name, group, f"benchmarks.ours:{group}", "carambolage", Path(sys.executable))


def _peer(name: str, entry: str, distribution: str) -> Program:
    return Program(name, PEER, f"benchmarks.peers.{entry}", distribution)


PROGRAMS = (
    _ours("plain twin", PLAIN),
    _ours("packed twin", PACKED),
    _ours("copy (copies)", COPY),
    _peer("fastcatan batch", "fastcatan_batch:batch", "fastcatan"),
    _peer("OpenSpiel backgammon", "openspiel:backgammon", "open_spiel"),
    _peer("OpenSpiel gin rummy", "openspiel:gin_rummy", "open_spiel"),
    _peer("PettingZoo connect four", "pettingzoo_classic:connect_four", "pettingzoo"),
    _peer("PettingZoo Texas hold'em", "pettingzoo_classic:texas_holdem", "pettingzoo"),
    _peer("RLCard Uno", "rlcard_games:uno", "rlcard"),
    _peer("RLCard gin rummy", "rlcard_games:gin_rummy", "rlcard"),
    _peer("Catanatron", "catanatron_game:four_players", "catanatron"),
    _peer("python-chess", "python_chess:playouts", "chess"),
)


def chosen(words: list[str]) -> list[Program]:
    """The programs whose name contains one of the words in any case, or all of them when there are no words."""
    return [program for program in PROGRAMS if not words or any(word.lower() in program.name.lower() for word in words)]
