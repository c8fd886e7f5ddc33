"""The games kept in `golden/`: what each is about, and how it was played."""

from functools import partial
from pathlib import Path

from carambolage.games.thunder_road.game import GAME
from carambolage.testing.trials.golden import Golden
from tests.games.thunder_road.drawn import BASE, everything

golden = partial(Golden, GAME, Path(__file__).parent / "golden")
GOLDEN = (
    golden("two_on_the_open_road", 2, 201, ("greedy", "random"), {**BASE, "start_tile": "1a"}),
    golden("three_who_vote_on_the_start_tile", 3, 207, ("greedy", "random"), {**BASE, "start_tile": "vote"}),
    golden("two_big_teams", 2, 202, ("greedy",), {"big_team": "true"}),
    golden("three_through_carnage", 3, 203, ("greedy", "random"), {"fire_die": "hot", "bike_drift": "choice"}),
    golden("four_with_leaders_and_upgrades", 4, 204, ("greedy",), {"leaders": "true", "upgrades": "true"}),
    golden("five_and_one_leaves", 5, 205, ("random", "greedy"), {"salt_flats": "enter"}, leaves_after=90),
    golden("six_with_everything", 6, 206, ("greedy", "random"), everything()),
)
