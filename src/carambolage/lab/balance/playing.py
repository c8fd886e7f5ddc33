"""The games of a study: each by itself, whatever worker plays it, turned into rows at once."""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from carambolage.bots import needs_search
from carambolage.engine.game import Game, Told
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.record import Packed, unpack
from carambolage.engine.twins.recorded_game import DECISIONS, LEAD_CHANGES, LENGTH
from carambolage.lab.balance.plan import Plan
from carambolage.lab.balance.recorded_games import CompiledRecorder, Recorder, record_match
from carambolage.lab.balance.rows import Rows, games_columns
from carambolage.lab.players import Progress, compile_apart
from carambolage.lab.playouts import check_numbers, run_in_pool, spans
from carambolage.lab.setting import COMPILED_BOTS

_PART = 32


def prepare_study(plan: Plan, progress: Progress = lambda done, total: None) -> None:
    """Compile what plays the games, in a process of its own, unless it is on disk already."""
    if plan.bot in COMPILED_BOTS or needs_search(plan.bot):
        compile_apart(plan.name, plan.game, progress)


def studied(plan: Plan, games: int, seed: int = 0, workers: int = 1) -> Generator[Rows, None, None]:
    """The games in parts, in the order of their seeds; the same whatever the number of workers."""
    check_numbers(games, seed, workers)
    table = _Table(plan, seed)
    if workers == 1:
        return (table.play_part(first, count) for first, count in spans(seed, games, _PART))
    return run_in_pool(ThreadPoolExecutor(workers), workers, table.play_part, spans(seed, games, _PART))


class _Table:
    """Where the games of a plan are played."""

    def __init__(self, plan: Plan, first_seed: int) -> None:
        self.plan, self.first_seed, self.game = plan, first_seed, plan.game
        self._record: Recorder = record_match
        if plan.bot in COMPILED_BOTS:
            self._record = CompiledRecorder(self.game, open_pack(self.game, plan.pack).tables)

    def play_part(self, first: int, count: int) -> Rows:
        """Play consecutive seeds."""
        rows = Rows(games_columns(self.plan.drawn_options))
        for seed in range(first, first + count):
            self._play(seed, rows)
        return rows

    def _play(self, seed: int, rows: Rows) -> None:
        setting = self.plan.drawn(seed)
        opening, told, notes, ranks = self._record(setting, seed)
        shares = _shares(ranks)
        number, seats, fair = seed - self.first_seed, len(ranks), float(shares.mean())
        counts = (int(notes[LENGTH]), int(notes[DECISIONS]), int(notes[LEAD_CHANGES]))
        values = [setting.options[name] for name in self.plan.drawn_options]
        things = _components(self.game, opening, told, seats)
        for seat, (rank, share) in enumerate(zip(ranks.tolist(), shares.tolist(), strict=True)):
            rows.games.add(number, seed, seats, seat + 1, rank, share, fair, *counts, *values)
            for kind, name in things[seat]:
                rows.components.add(number, seat + 1, kind, name, share, _fair_to(kind, things, shares))
        for event, count in enumerate(np.bincount(told[:, 0], minlength=len(self.game.events)).tolist()):
            if count:
                rows.events.add(number, self.game.events[event], count)


def _fair_to(kind: str, things: list[list[tuple[str, str]]], shares: npt.NDArray[np.float64]) -> float:
    """What the seats of a game that have something of a kind won on average: some crews cannot have it."""
    holders = [seat for seat, held in enumerate(things) if any(other == kind for other, _ in held)]
    return float(shares[holders].mean())


def _shares(ranks: npt.NDArray[np.int8]) -> npt.NDArray[np.float64]:
    """A win is 1, divided among those who share it."""
    firsts = np.array(ranks == 1, np.float64)
    shares: npt.NDArray[np.float64] = firsts / max(1.0, float(firsts.sum()))
    return shares


def _components(game: Game, opening: Packed, told: Told, seats: int) -> list[list[tuple[str, str]]]:
    """What each seat played with, each thing once."""
    if game.components is None:
        return [[] for _ in range(seats)]
    record = unpack(game.state, opening)
    by_seat = [game.components(record, told, seat) for seat in range(seats)]
    return [list(dict.fromkeys((thing.kind, thing.id) for thing in things)) for things in by_seat]
