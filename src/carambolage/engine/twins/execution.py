"""A game's rules, ready to run: the plain twin for people, the packed twin for arrays of games."""

import hashlib
import os
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from carambolage.engine.game import Game, SetupError
from carambolage.engine.guarded import guarded
from carambolage.engine.options import settled
from carambolage.engine.record import Packed, dtype_of, pack
from carambolage.engine.rules import drive, hidden, leaving
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.search import tree
from carambolage.engine.twins import entry_points, recorded_game, whole_game
from carambolage.engine.twins.build import Function, plain_twin
from carambolage.engine.twins.fingerprint import rules_fingerprint
from carambolage.engine.twins.whole_game import chooser
from carambolage.engine.whole import whole_within
from carambolage.engine.words.phrase import Phrase

if TYPE_CHECKING:
    from carambolage.engine.twins.packed_build import PackedBuild

Progress = Callable[[int, int], None]

_PLAIN_ENTRIES = (
    drive.begin,
    drive.settle,
    drive.waiting,
    drive.carry_on,
    drive.put_question,
    drive.list_offers,
    drive.answer_trivially,
    drive.accept,
    drive.answer,
    drive.weigh,
    drive.favourite,
    drive.play_out,
    hidden.hide,
    hidden.hide_from,
    hidden.imagine_for,
    leaving.depart,
    leaving.idle_answer,
    entry_points.rank_of,
    entry_points.length_of,
    recorded_game.leader_now,
    recorded_game.winner_of,
)


def bindings(game: Game, compiled: bool) -> dict[Function, Function]:
    """What every bound name of the engine stands for in a game."""
    return {
        **game.flow.bindings(game.set_up, compiled),
        drive.weigh: game.weigh,
        tree.judge: game.judge,
        tree.glance: game.glance or tree.glance,
        recorded_game.lead_of: game.lead_of or game.judge,
        hidden.hide: game.hide,
        hidden.imagine: game.imagine,
        leaving.leave: game.leave,
        leaving.drops: game.drops,
        leaving.idle_answer: game.idle_answer,
        entry_points.rank_of: game.rank_of,
        entry_points.length_of: game.length_of,
    }


def is_guarded(asked: bool | None = None) -> bool:
    """Whether games are watched over: values that leave their field, steps out of bounds; tests want it for all."""
    return os.environ.get("CARAMBOLAGE_GUARD") == "1" if asked is None else asked


def blank_game(game: Game, players: int, options: Mapping[str, object], guard: bool | None = None) -> GameRecord:
    """A record that holds nothing but its options and seats; guarded if asked for, or where `CARAMBOLAGE_GUARD=1`."""
    if not whole_within(players, game.players[0], game.players[-1]):
        least, most = game.players[0], game.players[-1]
        phrase = Phrase("refused-players", least=least, most=most, players=str(players))
        raise SetupError(f"{game.name} is for {_counted(game.players)} players, not {players!r}", phrase)
    g = game.state()
    g.seats = players
    game.seat(g, players, settled(game.options, options))
    if is_guarded(guard):
        return guarded(g)
    return g


def _counted(players: range) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]} to {players[-1]}"


class PlainTwin:
    """One game's rules as ordinary Python, each taking a plain record."""

    def __init__(self, game: Game) -> None:
        made = plain_twin(_PLAIN_ENTRIES, bindings(game, compiled=False))
        self.begin: Function = made["begin"]
        self.settle: Function = made["settle"]
        self.waiting: Function = made["waiting"]
        self.carry_on: Function = made["carry_on"]
        self.put_question: Function = made["put_question"]
        self.list_offers: Function = made["list_offers"]
        self.answer_trivially: Function = made["answer_trivially"]
        self.accept: Function = made["accept"]
        self.answer: Function = made["answer"]
        self.weigh: Function = made["weigh"]
        self.favourite: Function = made["favourite"]
        self.play_out: Function = made["play_out"]
        self.hide: Function = made["hide_from"]
        self.hide_game: Function = made["hide"]
        self.imagine: Function = made["imagine_for"]
        self.depart: Function = made["depart"]
        self.idle_answer: Function = made["idle_answer"]
        self.rank_of: Function = made["rank_of"]
        self.length_of: Function = made["length_of"]
        self.leader_now: Function = made["leader_now"]
        self.winner_of: Function = made["winner_of"]


@cache
def plain(game: Game) -> PlainTwin:
    """The plain twin of a game."""
    return PlainTwin(game)


@cache
def plain_fingerprint(game: Game) -> str:
    """Changes when any rule changes that the plain twin runs, or the layout of its record."""
    layout = f"{dtype_of(game.state)} {game.events}"
    rules = rules_fingerprint(_PLAIN_ENTRIES, bindings(game, compiled=False))
    return hashlib.sha256(f"{layout} {rules}".encode()).hexdigest()


class PackedTwin:
    """One game's rules as machine code, on arrays of packed records; `index` says which game of the array."""

    def __init__(self, game: Game, tables: Printed, functions: Mapping[str, Function]) -> None:
        self.game, self._run = game, functions
        self._whole = whole_game.WholeGame(functions["run_games"], tables)
        self.tables = self._whole.tables

    def new_games(self, players: int, options: Mapping[str, object] | None = None, count: int = 1) -> Packed:
        """An array of games that hold nothing but their options and seats."""
        return np.repeat(pack(blank_game(self.game, players, options or {})), count)

    def begin(self, games: Packed, index: int, seed: int) -> None:
        """Start a game and run it to its first question."""
        self._run["begin_game"](games, self.tables, index, seed)
        self._whole.settle(games, index)

    def answer(self, games: Packed, index: int, seat: int, action: int) -> None:
        """One decision and all that follows; the answer must be legal, nothing here checks it."""
        self._run["answer_game"](games, self.tables, index, seat, action)
        self._whole.settle(games, index)

    def offers(self, games: Packed, index: int, seat: int) -> npt.NDArray[np.int16]:
        """The legal answers of an asked seat."""
        self._run["offer_game"](games, self.tables, index, seat)
        made: npt.NDArray[np.int16] = games["offer"][index][: games["offers"][index]].copy()
        return made

    def hide(self, games: Packed, index: int, seat: int) -> None:
        """Leave in a game only what a seat knows."""
        self._run["hide_game"](games, self.tables, index, seat)

    def imagine(self, games: Packed, index: int, seat: int, seed: int) -> None:
        """Turn a game into another that a seat cannot tell from it."""
        self._run["imagine_game"](games, self.tables, index, seat, seed)

    def leave(self, games: Packed, index: int, seat: int) -> None:
        """Let a seat leave for good."""
        self._run["leave_game"](games, self.tables, index, seat)
        self._whole.settle(games, index)

    def rank(self, games: Packed, index: int, seat: int) -> int:
        """The rank of a seat in a finished game, 1 for the best."""
        return int(self._run["rank_game"](games, self.tables, index, seat))

    def weigh(self, games: Packed, index: int, seat: int, action: int) -> int:
        """How much the greedy player likes an answer."""
        return int(self._run["weigh_game"](games, self.tables, index, seat, action))

    def play_on(self, games: Packed, index: int, seed: int, greedy: int = 0) -> None:
        """Play one game to its end from where it stands; seats in `greedy` (a bit each) by liking, others at random."""
        lengths, ranks = np.zeros((1, 2), np.int32), np.zeros((1, int(games["seats"][index])), np.int8)
        row = games[index : index + 1]
        self._whole.play(row, chooser(seed), row, 0, 0, greedy, lengths=lengths, ranks=ranks)

    def play_games(
        self, template: Packed, first_seed: int, count: int, greedy: int = 0
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8]]:
        """Play whole games with consecutive seeds; a row each of (decisions, length) and of the seats' ranks."""
        lengths = np.zeros((count, 2), np.int32)
        ranks = np.zeros((count, int(template["seats"][0])), np.int8)
        games = template[:1].copy()
        self._whole.play(games, chooser(0), template, 1, first_seed, greedy, lengths=lengths, ranks=ranks)
        return lengths, ranks

    def copy_games(self, games: Packed, template: Packed, times: int) -> None:
        """Copy a game many times, over and over into the same array."""
        self._run["copy_games"](games, template, times)


def packed_build(game: Game, checked: bool | None = None) -> "PackedBuild":
    """The recipe of a game's packed twin; `checked` adds bounds checks, as does `CARAMBOLAGE_GUARD=1`."""
    from carambolage.engine.twins.packed_build import PackedBuild  # numba takes its time to import

    checked = is_guarded(checked)
    name = f"{game.name}_checked" if checked else game.name
    entries = (*entry_points.CPU_ENTRIES, whole_game.run_games)
    layouts = (dtype_of(game.state), dtype_of(game.tables))
    return PackedBuild(name, entries, bindings(game, compiled=True), *layouts, checked=checked)


_FUNCTIONS: dict[tuple[Game, bool], Mapping[str, Function]] = {}


def compiled(
    game: Game, checked: bool | None = None, progress: Progress = lambda done, total: None
) -> Mapping[str, Function]:
    """The machine code of a game; compiles on the spot unless it is in the cache."""
    checked = is_guarded(checked)
    if (game, checked) not in _FUNCTIONS:
        _FUNCTIONS[game, checked] = packed_build(game, checked).functions(progress)
    return _FUNCTIONS[game, checked]


def whole(game: Game, tables: Printed) -> whole_game.WholeGame:
    """The ways to run a whole game in machine code, with some tables."""
    return whole_game.WholeGame(compiled(game)["run_games"], tables)


def packed(
    game: Game, tables: Printed, checked: bool | None = None, progress: Progress = lambda done, total: None
) -> PackedTwin:
    """The packed twin of a game with some tables."""
    return PackedTwin(game, tables, compiled(game, checked, progress))
