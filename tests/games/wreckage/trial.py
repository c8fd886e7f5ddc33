"""What the common tests play of Wreckage; with `CARAMBOLAGE_THOROUGH` (`make test-all`) many more games."""

import os

from carambolage.games.wreckage.game import GAME
from carambolage.testing.trials.trial import Trial
from tests.games.wreckage.breaks import BREAKS, position
from tests.games.wreckage.drawn import LAYOUTS, drawn_table
from tests.games.wreckage.invariants import INVARIANTS

ROUNDS, PLAYED, TWINS = (4, 100_000, 20_000) if os.environ.get("CARAMBOLAGE_THOROUGH") else (2, 420, 28)
TABLES = range(ROUNDS * len(LAYOUTS))

TRIAL = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=[(number, -(-PLAYED // len(TABLES))) for number in TABLES],
    twin_games=[(number, -(-TWINS // len(TABLES))) for number in TABLES],
    close_games=[(number, 1) for number in TABLES],
)
