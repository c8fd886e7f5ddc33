"""Games in which chance answers, invariants looked at: what the rules do by the way is kept in their golden scenes."""

from random import Random

from carambolage.engine.record import pack
from carambolage.engine.twins.execution import blank_game
from carambolage.testing.scenario import BaseScenario
from carambolage.testing.trials.trial import Trial

IMAGINED_EVERY = 25  # decisions


class GameByChance(BaseScenario):
    """A game at the table of a number, to its end."""

    def __init__(self, trial: Trial, number: int) -> None:
        self.game = trial.game
        table, chance = trial.table(number), Random(number)
        self.begin(blank_game(self.game, table.players, table.options), trial.printed)
        self.twin.begin(self.g, self.t, number)
        self.settle()
        while not self.over and self.decisions < self.game.longest:
            self.act(chance.choice(self.offered))
            if self.decisions % IMAGINED_EVERY == 0:
                self._imagine()

    def _imagine(self) -> None:
        """Every seat and a spectator imagine a world: each is a scene of its own."""
        for name in ("", *map(str, range(self.seats))):
            world = BaseScenario()
            world.game = self.game
            world.begin(self.imagined_by(name, self.decisions), self.t)


def play_by_chance(trial: Trial, number: int) -> None:
    """Play the game of a number to its end; nothing that must always be true is broken by then."""
    scene = GameByChance(trial, number)
    assert scene.over
    assert trial.broken(pack(scene.g)) == {}
