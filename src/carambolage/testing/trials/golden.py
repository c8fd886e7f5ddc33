"""Golden games: bots play them the same way every time, and the files that keep them show any change of the rules.

`python -m carambolage.testing.trials.golden tests.games.thunder_road.golden_games` plays those of a module anew.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from carambolage.bots import bot, one_per_seat
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match


@dataclass(frozen=True)
class Golden:
    """A kept game and how bots played it; someone may leave in the middle."""

    game: Game
    folder: Path
    name: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    leaves_after: int = 0

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}.jsonl"

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


def renew(games: Sequence[Golden]) -> None:
    """Write all golden games of a game, and remove those that are no longer listed."""
    folder = games[0].folder
    folder.mkdir(exist_ok=True)
    for old in set(folder.glob("*.jsonl")) - {golden.path for golden in games}:
        old.unlink()
    for golden in games:
        match = golden.played()
        match.save(golden.path)
        print(f"{golden}: {match.state.decisions} decisions, {match.digest()[:12]}")


if __name__ == "__main__":
    for module in sys.argv[1:]:
        renew(import_module(module).GOLDEN)
