"""The games kept in `golden/`: what each is about, and how it was played."""

from functools import partial
from pathlib import Path

from carambolage.games.wacky_races.game import GAME
from carambolage.testing.trials.golden import Golden

golden = partial(Golden, GAME, Path(__file__).parent / "golden")
GOLDEN = (
    golden("alone_with_three_cars", 1, 101, ("greedy", "random"), {"solo_cars": "3", "solo_level": "legend"}),
    golden("two_in_spring", 2, 102, ("greedy", "random"), {"season": "spring", "rank_ties": "turn_order"}),
    golden("three_at_the_circus", 3, 103, ("random", "greedy"), {"race": "14", "special_trigger": "enter_only"}),
    golden("four_with_the_gorilla", 4, 104, ("random",), {"race": "3", "first_player": "seat_1"}),
    golden("five_on_the_river_and_one_leaves", 5, 105, ("random", "greedy"), {"race": "15"}, leaves_after=60),
    golden("six_to_the_last_finisher", 6, 106, ("greedy", "random"), {"finish_mode": "run_out", "race": "6"}),
)
