"""Duels: one bot against another over many games, with win rate, confidence interval and Elo difference."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import log10

from carambolage.bots import bot, needs_search
from carambolage.engine.match.match import Match
from carambolage.engine.twins.execution import packed_build
from carambolage.lab.executors import executor
from carambolage.lab.experiment import check_numbers
from carambolage.lab.intervals import wilson
from carambolage.lab.players import Progress
from carambolage.lab.runs import Run
from carambolage.lab.setting import Setting

FURTHEST_ELO = 1_200.0


@dataclass(frozen=True)
class Duel:
    """How often the first bot finished ahead of all seats of the second, or level with the best of them."""

    wins: int = 0
    ties: int = 0
    games: int = 0

    def __add__(self, other: "Duel") -> "Duel":
        return Duel(self.wins + other.wins, self.ties + other.ties, self.games + other.games)

    @property
    def win_rate(self) -> float:
        """The share of games won, a tie as half a win."""
        return (self.wins + self.ties / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, in 95 of 100 experiments."""
        return wilson(self.win_rate * self.games, self.games)


def elo(share: float) -> float:
    """The difference in Elo points that a share of wins between two stands for."""
    if share <= 0 or share >= 1:
        return FURTHEST_ELO if share >= 1 else -FURTHEST_ELO
    return max(-FURTHEST_ELO, min(FURTHEST_ELO, 400 * log10(share / (1 - share))))


def prepare_duel(setting: Setting, progress: Progress) -> None:
    """Compile the rules once, before the games, where one of the bots looks ahead."""
    if any(map(needs_search, setting.bots)):
        packed_build(setting.game).functions(progress)


@dataclass(frozen=True)
class BotGames:
    """Games that bots play in this process, one decision after the other."""

    subject: Setting

    @property
    def shard(self) -> int:
        """Bots that look ahead take seconds for a game, others milliseconds."""
        return 1 if self.is_compiled else 8

    @property
    def is_compiled(self) -> bool:
        """Whether one of the bots looks ahead, in machine code."""
        return any(map(needs_search, self.subject.bots))

    @property
    def needs_device(self) -> bool:
        """Never."""
        return False


@dataclass(frozen=True)
class Duels(BotGames):
    """Games of two bots, the first on one seat, the second on all others."""

    swapped: bool = True

    def player(self) -> Callable[[int, int], Duel]:
        """Plays and counts."""
        return lambda first, end: sum((play_duel(self, seed) for seed in range(first, end)), Duel())


def play_duel(duels: Duels, seed: int) -> Duel:
    """One game; swapped, the seed says which seat the first bot has."""
    first, second = duels.subject.bots
    seat = seed % duels.subject.blank().seats if duels.swapped else 0
    return play_against(duels.subject, first, second, (seat,), seed)


def play_against(setting: Setting, first: str, second: str, seats: Collection[int], seed: int) -> Duel:
    """One game between a bot on some seats and another on the rest: whose best seat finished ahead."""
    match = Match(setting.game, setting.players, seed, setting.options, setting.pack)
    drivers = [bot(first if seat in seats else second, seed) for seat in range(match.state.seats)]
    match.state.quiet = 1
    while not match.over:
        seat = match.asked[0]
        match.play(seat, drivers[seat].choose(match, seat))
    ranking = match.game.result(match.state, match.pack.tables).ranking
    mine = min(rank for seat, rank in enumerate(ranking) if seat in seats)
    others = min(rank for seat, rank in enumerate(ranking) if seat not in seats)
    return Duel(int(mine < others), int(mine == others), 1)


def duels(setting: Setting, games: int, seed: int = 0, swapped: bool = True, workers: int = 1) -> Duel:
    """Play `games` games with the seeds from `seed` on, and count."""
    check_numbers(games, seed, workers)
    run, experiment = Run({}, (seed, seed + games), Duel()), Duels(setting, swapped)
    for shard, part in executor(workers).play(experiment, run.shards(experiment.shard)):
        run.add(shard, part)
    return run.total
