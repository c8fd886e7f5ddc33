"""Our own games on our own twins, at random, and the search that looks ahead in them."""

from functools import cache

from benchmarks.clock import repeat
from benchmarks.tables import COPY, PACKED, SEARCH, tables
from carambolage.bots import RandomBot
from carambolage.engine.match.match import Match
from carambolage.engine.record import pack
from carambolage.engine.search.driver import Tree
from carambolage.engine.twins import execution
from carambolage.lab.players import Player, player, prepare

GAMES_AT_ONCE = {"plain": 1, "packed": 256, "device": 1 << 22}
COPIES_AT_ONCE = 100_000
ARRAY = 64
OPENING = 20
ITERATIONS = 500


def compile_rules(table: str, group: str) -> None:
    """Compile what a program needs ahead of the rounds, however long that takes on a busy machine."""
    if group in (PACKED, COPY, SEARCH):
        prepare(tables()[table].setting, "packed")


def plain(seconds: float, table: str) -> tuple[int, float]:
    """Decisions of the plain twin."""
    return _played("plain", seconds, table)


def packed(seconds: float, table: str) -> tuple[int, float]:
    """Decisions of the packed twin."""
    return _played("packed", seconds, table)


def copy(seconds: float, table: str) -> tuple[int, float]:
    """Copies of a whole game."""
    setting = tables()[table].setting
    twin = execution.packed(setting.game, setting.tables)
    template = twin.new_games(setting.players)
    games = twin.new_games(setting.players, count=ARRAY)
    twin.begin(template, 0, 0)

    def copies() -> int:
        twin.copy_games(games, template, COPIES_AT_ONCE)
        return COPIES_AT_ONCE

    return repeat(copies, seconds)


def device(seconds: float, table: str) -> tuple[int, float]:
    """Decisions of the device twin on a GPU; `benchmarks.device` also compares its games with the packed twin's."""
    return _played("device", seconds, table)


def search(seconds: float, table: str) -> tuple[int, float]:
    """Iterations of a search, each a playout with cut-off, some decisions into a game."""
    setting = tables()[table].setting
    match = Match(setting.game, setting.players, 0, setting.options, setting.pack)
    for _ in range(OPENING):
        match.play(match.asked[0], RandomBot().choose(match, match.asked[0]))
    template = pack(match.state)
    template["quiet"] = 1
    tree = Tree(setting.game, setting.tables, match.asked[0])
    seed = 0

    def grow() -> int:
        nonlocal seed
        seed += ITERATIONS
        tree.clear()
        tree.grow(template, ITERATIONS, seed)
        return ITERATIONS

    return repeat(grow, seconds)


@cache
def _player(twin: str, table: str) -> Player:
    """Kept from the warm-up to the measurement, since a device compiles anew for each."""
    return player(tables()[table].setting, twin)


def _played(twin: str, seconds: float, table: str) -> tuple[int, float]:
    play, count, seed = _player(twin, table), GAMES_AT_ONCE[twin], -GAMES_AT_ONCE[twin]

    def games() -> int:
        nonlocal seed
        seed += count
        return play(seed, count).decisions

    return repeat(games, seconds)
