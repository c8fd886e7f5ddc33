"""The games kept in `golden/`: what each is about, and how it was played."""

from functools import partial
from pathlib import Path

from carambolage.games.wreckage.game import GAME
from carambolage.testing.trials.golden import Golden

golden = partial(Golden, GAME, Path(__file__).parent / "golden")
GOLDEN = (
    golden("two_by_the_rulebook", 2, 101, ("greedy", "random"), {}),
    golden("three_long_fight", 3, 102, ("random", "greedy"), {"can_limit": "turn", "win_timing": "end_of_turn"}),
    golden("four_in_the_scrapyard", 4, 103, ("random",), {"layout": "scrapyard", "quick_setup": "ready"}),
    golden("four_in_the_depot_and_one_leaves", 4, 104, ("greedy", "random"), {"layout": "depot"}, leaves_after=40),
    golden("derby_of_three", 3, 105, ("random",), {"layout": "pit", "respawn": "on", "turn_limit": "15"}),
    golden("two_with_every_other_ruling", 2, 106, ("random", "greedy"), {"mine_hit": "blast", "turn_step": "5"}),
)
