"""What the common tests play of Thunder Road; `CARAMBOLAGE_THOROUGH` (`make test-all`) plays five times as much."""

import os

from carambolage.games.thunder_road.game import GAME
from carambolage.testing.trials.random_games import batches
from carambolage.testing.trials.trial import Trial
from tests.games.thunder_road.breaks import BREAKS, position
from tests.games.thunder_road.drawn import drawn_table
from tests.games.thunder_road.invariants import INVARIANTS

TWIN_TABLES = range(30)

TRIAL = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=batches(100_000 if os.environ.get("CARAMBOLAGE_THOROUGH") else 20_000),
    twin_games=[(number, 12) for number in TWIN_TABLES],
    close_games=[(number, 1) for number in TWIN_TABLES],
)
