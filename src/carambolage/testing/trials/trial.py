"""What the tests that all games share need to know of one of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from carambolage.engine.game import Game
from carambolage.engine.record import Packed
from carambolage.engine.rules.state import Printed
from carambolage.engine.twins.execution import PackedTwin, packed
from carambolage.testing.trials.invariants import Invariant, broken
from carambolage.testing.trials.random_games import Batch, Outcome, played_batch
from carambolage.testing.variants import Variant


@dataclass(frozen=True, eq=False)
class Trial:
    """A game, its tables by number, what must always be true of it, and how many games of which table are played.

    `position` is a game in which every invariant can be broken; `breaks` says how. Batches and twins are numbers of
    tables with a number of games: twins play some games to their ends, and some with a look at every decision.
    """

    game: Game
    table: Callable[[int], Variant]
    invariants: tuple[Invariant, ...]
    breaks: Mapping[str, Callable[[Packed], None]]
    position: Callable[[PackedTwin], Packed]
    batches: Sequence[tuple[int, int]]
    twin_games: Sequence[tuple[int, int]]
    close_games: Sequence[tuple[int, int]]

    @cached_property
    def printed(self) -> Printed:
        """The printed parts from the game's own pack."""
        printed: Printed = self.game.load_pack(self.game.home / "pack")
        return printed

    @property
    def twin(self) -> PackedTwin:
        """The compiled rules with bounds checks."""
        return packed(self.game, self.printed, checked=True)

    def broken(self, games: Packed) -> dict[str, list[int]]:
        """The invariants that do not hold, each with the numbers of the games that break it."""
        return broken(self.invariants, games)

    def played(self, number: int, games: int) -> Outcome:
        """Random games at the table with a number, all invariants looked at after every decision."""
        return played_batch(self.twin, self.broken, Batch(number, self.table(number), games))

    def __str__(self) -> str:
        return self.game.name
