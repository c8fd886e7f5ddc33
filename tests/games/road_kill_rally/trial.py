"""What the common tests play of Road Kill Rally; with `CARAMBOLAGE_THOROUGH` (`make test-all`) many more games."""

import os

from carambolage.games.road_kill_rally.game import GAME
from carambolage.testing.trials.trial import Trial
from tests.games.road_kill_rally.breaks import BREAKS, position
from tests.games.road_kill_rally.drawn import drawn_table
from tests.games.road_kill_rally.invariants import INVARIANTS

TABLES, PLAYED, TWINS = (range(40), 100_000, 20_000) if os.environ.get("CARAMBOLAGE_THOROUGH") else (range(20), 600, 60)

TRIAL = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=[(number, PLAYED // len(TABLES)) for number in TABLES],
    twin_games=[(number, TWINS // len(TABLES)) for number in TABLES],
    close_games=[(number, 1) for number in TABLES],
)
