"""Training: self-play that improves the weights of the greedy player, generation by generation.

A generation plays some pairs of variants of the weights it begins with: one of a pair has every weight moved up or down
by chance, the other each of them the opposite way. The two play against each other, every game once with each on the
better seat. What the winners have in common is the direction in which all weights then go (an evolution strategy with
mirrored samples). A generation depends on the seed, its number and the weights it begins with, and on nothing else, so
that a training comes out the same on every machine and after every interruption.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from carambolage.bots.weights import LARGEST, spelled
from carambolage.engine.game import Game
from carambolage.lab.duels import play_against
from carambolage.lab.experiment import LabError
from carambolage.lab.ladder import Pairings
from carambolage.lab.setting import Setting

PACE = 2  # how far weights go in a generation, in reaches, if one of every pair wins all games
Centre = dict[str, float]


@dataclass(frozen=True)
class Course:
    """How a training goes: pairs in a generation, games of a pair, and how far weights are moved to try them, as a part
    of the size that each has in the game itself.
    """

    pairs: int
    games: int
    reach: float

    def __post_init__(self) -> None:
        """Every game is played twice, with seats swapped."""
        if self.pairs < 1 or self.games < 2 or self.games % 2:
            raise LabError("a generation needs one pair or more, and an even number of games for each, 2 or more")


@dataclass(frozen=True)
class Generation:
    """The games of one generation; its numbers are counted on from those of the generations before it."""

    subject: Setting
    course: Course
    number: int
    seed: int
    centre: Centre
    scale: Mapping[str, int]
    shard: int = 8
    is_compiled: bool = False
    needs_device: bool = False

    @property
    def numbers(self) -> tuple[int, int]:
        """The first game, and the one behind the last."""
        games = self.course.pairs * self.course.games
        return self.number * games, (self.number + 1) * games

    def signs(self, pair: int) -> dict[str, int]:
        """Which way each weight is moved for the first of a pair."""
        chance = Random(f"{self.seed} {self.number} {pair}")
        return {name: chance.choice((-1, 1)) for name in self.centre}

    def variants(self, pair: int) -> tuple[str, str]:
        """The two bots of a pair."""
        signs = self.signs(pair)
        moved = {name: self.course.reach * self.scale[name] * sign for name, sign in signs.items()}
        up = {name: value + moved[name] for name, value in self.centre.items()}
        down = {name: value - moved[name] for name, value in self.centre.items()}
        return trained_bot(up), trained_bot(down)

    def player(self) -> Callable[[int, int], Pairings]:
        """Plays and counts, pair by pair."""

        def play(first: int, end: int) -> Pairings:
            return sum(map(self._play, range(first, end)), Pairings.none(self.course.pairs))

        return play

    def _play(self, number: int) -> Pairings:
        """One game; two in a row have the same seed and swapped seats."""
        pair = (number - self.numbers[0]) // self.course.games
        seats = range(number % 2, self.subject.blank().seats, 2)
        duel = play_against(self.subject, *self.variants(pair), seats, self.seed + number // 2)
        return Pairings.of(self.course.pairs, pair, duel)

    def outcome(self, total: Pairings) -> Centre:
        """The weights that the next generation begins with."""
        centre = dict(self.centre)
        for pair, duel in enumerate(total.duels):
            for name, sign in self.signs(pair).items():
                won = 2 * duel.win_rate - 1
                centre[name] += PACE * self.course.reach * self.scale[name] * sign * won / self.course.pairs
        return {name: max(-float(LARGEST), min(float(LARGEST), value)) for name, value in centre.items()}


def whole_weights(centre: Mapping[str, float]) -> dict[str, int]:
    """Weights as a bot has them."""
    return {name: max(-LARGEST, min(LARGEST, round(value))) for name, value in centre.items()}


def trained_bot(centre: Mapping[str, float]) -> str:
    """The name of the greedy player with some weights."""
    return f"greedy:{spelled(whole_weights(centre))}"


def scale_of(own: Mapping[str, int]) -> dict[str, int]:
    """The size of each weight in the game itself, by which it is moved."""
    return {name: max(1, abs(value)) for name, value in own.items()}


def expect_weights(game: Game) -> None:
    """Complain about a game with nothing to train."""
    if not game.weights:
        raise LabError(f"{game.name} names no weights of its greedy player (`weights` of its Game) to train")
