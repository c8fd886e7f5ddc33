"""What the common tests play of Thunder Road; `CARAMBOLAGE_THOROUGH` (`make test-all`) plays five times as much."""

import os

from carambolage.games.thunder_road.game import GAME
from tests.games.invariant_games import batches
from tests.games.thunder_road.breaks import BREAKS, position
from tests.games.thunder_road.drawn import drawn_table
from tests.games.thunder_road.invariants import INVARIANTS
from tests.games.trial import Trial

TWIN_TABLES = range(30)

THUNDER_ROAD = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=batches(100_000 if os.environ.get("CARAMBOLAGE_THOROUGH") else 20_000),
    twin_games=[(number, 12) for number in TWIN_TABLES],
    close_games=[(number, 1) for number in TWIN_TABLES],
)
