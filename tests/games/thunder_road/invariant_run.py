"""Random games with all invariants: `python -m tests.games.thunder_road.invariant_run --games 100000 --workers 16`.

The tables are drawn with all boxes and options. It prints how far it is now and then, what failed, and at last games,
decisions, failures and games without an end; its status is 1 if there is a failure or a game without an end.
"""

import sys

from tests.games.invariant_games import Outcome
from tests.games.invariant_run import run
from tests.games.thunder_road.trial import THUNDER_ROAD


def play(number: int, games: int) -> Outcome:
    """Games at the table with a number."""
    return THUNDER_ROAD.played(number, games)


if __name__ == "__main__":
    sys.exit(run(lambda: THUNDER_ROAD.twin, play))
