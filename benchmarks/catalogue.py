"""The programs that a run measures, in the order of the table."""

import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tables import COPY, DEVICE, PACKED, PLAIN, SEARCH, tables

ROOT = Path(__file__).resolve().parent.parent
PEERS_PYTHON = ROOT / ".venv-peers" / "bin" / "python"

PEER = "peer"
MEASURED = {
    PLAIN: "plain twin",
    PACKED: "packed twin",
    DEVICE: "device twin",
    COPY: "copies",
    SEARCH: "search (iterations)",
}


@dataclass(frozen=True)
class Program:
    """One row: `entry` is `module:function` or `module:function:table`, and the function is
    `play(seconds) -> (count, elapsed)`, with the table where there is one."""

    name: str
    group: str
    entry: str
    distribution: str
    python: Path = PEERS_PYTHON
    table: str = ""


def _ours(table: str, group: str) -> Program:
    name, entry = f"{table}: {MEASURED[group]}", f"benchmarks.ours:{group}:{table}"
    return Program(name, group, entry, "carambolage", Path(sys.executable), table)


def _peer(name: str, entry: str, distribution: str) -> Program:
    return Program(name, PEER, f"benchmarks.peers.{entry}", distribution)


PROGRAMS = (
    *(_ours(title, group) for title, table in tables().items() for group in table.measured),
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
