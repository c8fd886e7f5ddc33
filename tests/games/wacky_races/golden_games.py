"""The games kept in `golden/`: what each is about, and how it was played."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from carambolage.bots import bot, one_per_seat
from carambolage.engine.match import Match
from carambolage.games.wacky_races.game import GAME

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
    Golden("alone_with_three_cars", 1, 101, ("greedy", "random"), {"solo_cars": "3", "solo_level": "legend"}),
    Golden("two_in_spring", 2, 102, ("greedy", "random"), {"season": "spring", "rank_ties": "turn_order"}),
    Golden("three_at_the_circus", 3, 103, ("random", "greedy"), {"race": "14", "special_trigger": "enter_only"}),
    Golden("four_with_the_gorilla", 4, 104, ("random",), {"race": "3", "first_player": "seat_1"}),
    Golden("five_on_the_river_and_one_leaves", 5, 105, ("random", "greedy"), {"race": "15"}, leaves_after=60),
    Golden("six_to_the_last_finisher", 6, 106, ("greedy", "random"), {"finish_mode": "run_out", "race": "6"}),
)
