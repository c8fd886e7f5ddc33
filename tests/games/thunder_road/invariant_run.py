"""Random games with all invariants: `python -m tests.games.thunder_road.invariant_run --games 100000 --workers 16`.

The tables are drawn with all boxes and options. It prints how far it is now and then, what failed, and at last games,
decisions, failures and games without an end; its status is 1 if there is a failure or a game without an end.
"""

import sys

from carambolage.engine.execution import PackedTwin, packed
from carambolage.games.thunder_road.game import GAME
from tests.games.invariant_games import Batch, Outcome, played_batch
from tests.games.invariant_run import run
from tests.games.thunder_road.drawn import drawn_table
from tests.games.thunder_road.invariants import PLAIN_TABLES, broken


def twin() -> PackedTwin:
    """The rules with bounds checks."""
    return packed(GAME, PLAIN_TABLES, checked=True)


def play(number: int, games: int) -> Outcome:
    """Games at the table with a number."""
    return played_batch(twin(), broken, Batch(number, drawn_table(number), games))


if __name__ == "__main__":
    sys.exit(run(twin, play))
