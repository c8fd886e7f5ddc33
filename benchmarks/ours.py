"""Wacky Races at a full table of six, at random, on our own twins."""

from benchmarks.clock import repeat
from carambolage.engine import execution
from carambolage.lab import Setting
from carambolage.lab.players import player, prepare

SETTING = Setting("wacky_races", players=6)
GAMES_AT_ONCE = {"plain": 1, "packed": 256}
COPIES_AT_ONCE = 100_000
ARRAY = 64


def compile_rules() -> None:
    """Compile the packed twin ahead of the rounds, however long that takes on a busy machine."""
    prepare(SETTING, "packed")


def plain(seconds: float) -> tuple[int, float]:
    """Decisions of the plain twin."""
    return _played("plain", seconds)


def packed(seconds: float) -> tuple[int, float]:
    """Decisions of the packed twin."""
    compile_rules()
    return _played("packed", seconds)


def copy(seconds: float) -> tuple[int, float]:
    """Copies of a whole game."""
    compile_rules()
    twin = execution.packed(SETTING.game, SETTING.tables)
    template = twin.new_games(SETTING.players)
    games = twin.new_games(SETTING.players, count=ARRAY)
    twin.begin(template, 0, 0)

    def copies() -> int:
        twin.copy_games(games, template, COPIES_AT_ONCE)
        return COPIES_AT_ONCE

    return repeat(copies, seconds)


def _played(twin: str, seconds: float) -> tuple[int, float]:
    play, count, seed = player(SETTING, twin), GAMES_AT_ONCE[twin], -GAMES_AT_ONCE[twin]

    def games() -> int:
        nonlocal seed
        seed += count
        return play(seed, count).decisions

    return repeat(games, seconds)
