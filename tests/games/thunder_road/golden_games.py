"""The games kept in `golden/`: what each is about, and how it was played."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from carambolage.bots import bot, one_per_seat
from carambolage.engine.match import Match
from carambolage.games.thunder_road.game import GAME
from tests.games.thunder_road.drawn import BASE, everything

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A game that bots play the same way every time; someone may leave in the middle."""

    name: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    leaves_after: int = 0

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    def played(self) -> Match:
        """The game, played anew by the rules of today."""
        match = Match(GAME, self.players, self.seed, self.options)
        drivers = [bot(name, self.seed) for name in one_per_seat(self.bots, match.state.seats)]
        while not match.over:
            if len(match.steps) == self.leaves_after > 0:
                match.leave(match.state.seats - 1)
            seat = match.asked[0]
            match.play(seat, drivers[seat].choose(match, seat))
        return match


GOLDEN = (
    Golden("two_on_the_open_road", 2, 201, ("greedy", "random"), {**BASE, "start_tile": "1a"}),
    Golden("two_big_teams", 2, 202, ("greedy",), {"big_team": "true"}),
    Golden("three_through_carnage", 3, 203, ("greedy", "random"), {"fire_die": "hot", "bike_drift": "choice"}),
    Golden("four_with_leaders_and_upgrades", 4, 204, ("greedy",), {"leaders": "true", "upgrades": "true"}),
    Golden("five_and_one_leaves", 5, 205, ("random", "greedy"), {"salt_flats": "enter"}, leaves_after=90),
    Golden("six_with_everything", 6, 206, ("greedy", "random"), everything()),
)
