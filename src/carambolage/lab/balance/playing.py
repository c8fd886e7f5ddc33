"""The games of a study as an experiment: each game by itself, whatever worker plays it, turned into rows at once."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from carambolage.bots import needs_search
from carambolage.engine.game import Game, Told
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.record import Packed, unpack
from carambolage.engine.twins.recorded_game import DECISIONS, LEAD_CHANGES, LENGTH
from carambolage.lab.balance.plan import Plan
from carambolage.lab.balance.recorded_games import CompiledRecorder, Recorder, record_match
from carambolage.lab.balance.rows import WON, Rows
from carambolage.lab.balance.tally import Tally
from carambolage.lab.players import Progress, compile_apart
from carambolage.lab.setting import COMPILED_BOTS

_THINKING_SHARD = 8
_COMPILED_SHARDS = (
    (100_000_000, 16_384),
    (1_000_000, 4_096),
    (0, 512),
)  # from so many games on: each costs three files


def prepare_study(plan: Plan, progress: Progress = lambda done, total: None) -> None:
    """Compile what plays the games, in a process of its own, unless it is on disk already."""
    if Studied(plan).is_compiled:
        compile_apart(plan.name, plan.game, progress)


@dataclass(frozen=True)
class StudiedShard:
    """What some games left behind: their tally, and their rows as files."""

    tally: Tally
    files: dict[str, bytes]


@dataclass(frozen=True)
class Studied:
    """The games of a plan; how many there are in all says what is played at a time."""

    subject: Plan
    games: int = 0

    @property
    def shard(self) -> int:
        """Bots that look ahead take a second for a game; of many games, shards are larger."""
        if self.subject.bot not in COMPILED_BOTS:
            return _THINKING_SHARD
        return next(size for many, size in _COMPILED_SHARDS if self.games >= many)

    @property
    def is_compiled(self) -> bool:
        """Whether machine code plays, or searches."""
        return self.subject.bot in COMPILED_BOTS or needs_search(self.subject.bot)

    @property
    def needs_device(self) -> bool:
        """Never."""
        return False

    def player(self) -> Callable[[int, int], StudiedShard]:
        """Plays, and makes files of what was seen."""
        table = Recording(self.subject)

        def play(first: int, end: int) -> StudiedShard:
            rows = table.rows(first, end)
            return StudiedShard(Tally.counted(rows), rows.parquet())

        return play


class Recording:
    """Where the games of a plan are played."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game = plan, plan.game
        self._record: Recorder = record_match
        if plan.bot in COMPILED_BOTS:
            self._record = CompiledRecorder(self.game, open_pack(self.game, plan.pack).tables)

    def rows(self, first: int, end: int) -> Rows:
        """Play consecutive seeds."""
        rows = Rows(self.plan.drawn_options)
        for seed in range(first, end):
            self._play(seed, rows)
        return rows

    def _play(self, seed: int, rows: Rows) -> None:
        setting = self.plan.drawn(seed)
        opening, told, notes, ranks = self._record(setting, seed)
        shares = _shares(ranks)
        seats, fair = len(ranks), sum(shares) * WON // len(ranks)
        counts = (int(notes[LENGTH]), int(notes[DECISIONS]), int(notes[LEAD_CHANGES]))
        values = [setting.options[name] for name in self.plan.drawn_options]
        things = _components(self.game, opening, told, seats)
        fair_to = {kind: _fair_to(kind, things, shares) for held in things for kind, _ in held}
        for seat, (rank, share) in enumerate(zip(ranks.tolist(), shares, strict=True)):
            rows.games.add(seed, seats, seat + 1, rank, share, fair, *counts, *values)
            for kind, name in things[seat]:
                rows.components.add(seed, seat + 1, kind, name, share, fair_to[kind])
        for event, count in enumerate(np.bincount(told[:, 0], minlength=len(self.game.events)).tolist()):
            if count:
                rows.events.add(seed, self.game.events[event], count)


def _fair_to(kind: str, things: list[list[tuple[str, str]]], shares: list[int]) -> int:
    """What the seats of a game that have something of a kind won on average: some crews cannot have it."""
    holders = [share for share, held in zip(shares, things, strict=True) if any(other == kind for other, _ in held)]
    return sum(holders) * WON // len(holders)


def _shares(ranks: npt.NDArray[np.int8]) -> list[int]:
    """A win, divided among those who share it."""
    firsts = [int(rank == 1) for rank in ranks.tolist()]
    return [first * WON // max(1, sum(firsts)) for first in firsts]


def _components(game: Game, opening: Packed, told: Told, seats: int) -> list[list[tuple[str, str]]]:
    """What each seat played with, each thing once."""
    if game.components is None:
        return [[] for _ in range(seats)]
    record = unpack(game.state, opening)
    by_seat = [game.components(record, told, seat) for seat in range(seats)]
    return [list(dict.fromkeys((thing.kind, thing.id) for thing in things)) for things in by_seat]
