"""Games that are kept: bots play them the same way every time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from carambolage.bots import bot, one_per_seat
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match


@dataclass(frozen=True)
class Golden:
    """A kept game and how bots played it; someone may leave in the middle."""

    game: Game
    name: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    leaves_after: int = 0

    @property
    def path(self) -> Path:
        return folder(self.game) / f"{self.name}.jsonl"

    def played(self) -> Match:
        """The game, played anew by the rules of today."""
        match = Match(self.game, self.players, self.seed, self.options)
        drivers = [bot(name, self.seed) for name in one_per_seat(self.bots, match.state.seats)]
        while not match.over:
            if len(match.steps) == self.leaves_after > 0:
                match.leave(match.state.seats - 1)
            seat = match.asked[0]
            match.play(seat, drivers[seat].choose(match, seat))
        return match

    def __str__(self) -> str:
        return f"{self.game.name}-{self.name}"


def folder(game: Game) -> Path:
    """Where the golden games of a game are kept."""
    return Path(__file__).parent / game.name / "golden"
