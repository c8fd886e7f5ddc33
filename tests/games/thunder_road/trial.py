"""What the common tests play of Thunder Road; with `CARAMBOLAGE_THOROUGH` (`make test-all`) many more games."""

import os

from carambolage.games.thunder_road.game import GAME
from carambolage.testing.trials.trial import Trial
from tests.games.thunder_road.breaks import BREAKS, position
from tests.games.thunder_road.drawn import drawn_table
from tests.games.thunder_road.invariants import INVARIANTS

TABLES, PLAYED = (range(40), 100_000) if os.environ.get("CARAMBOLAGE_THOROUGH") else (range(20), 1_000)
TWIN_TABLES = range(30)

TRIAL = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=[(number, PLAYED // len(TABLES)) for number in TABLES],
    twin_games=[(number, 5) for number in TWIN_TABLES],
    close_games=[(number, 1) for number in TWIN_TABLES],
)
