"""The games kept in `golden/`: what each is about, and how it was played."""

from functools import partial
from pathlib import Path

from carambolage.games.road_kill_rally.game import GAME
from carambolage.testing.trials.golden import Golden

EVERYTHING = {"skills": "true", "elimination": "true", "teams": "true", "damaged_slots": "true"}
golden = partial(Golden, GAME, Path(__file__).parent / "golden")
GOLDEN = (
    golden("two_in_a_sprint", 2, 201, ("greedy", "random"), {"race_length": "sprint"}),
    golden("three_with_skills", 3, 202, ("greedy", "random"), {"skills": "true", "race_length": "short"}),
    golden("four_in_teams_and_one_leaves", 4, 203, ("random", "greedy"), {"teams": "true"}, leaves_after=80),
    golden("five_with_elimination", 5, 204, ("random",), {"elimination": "true", "front_arc": "row"}),
    golden(
        "six_with_everything", 6, 205, ("greedy", "random"), {"skills": "true", "elimination": "true", "teams": "true"}
    ),
)
