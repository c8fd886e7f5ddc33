"""What the common tests play of Wacky Races; a season takes longer than a race.

With `CARAMBOLAGE_THOROUGH` (`make test-all`) many more games.
"""

import os

from carambolage.games.wacky_races.game import GAME
from carambolage.testing.trials.trial import Trial
from tests.games.wacky_races.breaks import BREAKS, position
from tests.games.wacky_races.drawn import KINDS, drawn_table, is_season
from tests.games.wacky_races.invariants import INVARIANTS

TWIN_TABLES = range(4 * KINDS)
SEASONS, RACES = (250, 3_000) if os.environ.get("CARAMBOLAGE_THOROUGH") else (6, 60)

TRIAL = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=[(number, SEASONS if is_season(number) else RACES) for number in range(2 * KINDS)],
    twin_games=[(number, 2 if is_season(number) else 10) for number in TWIN_TABLES],
    close_games=[(number, 1) for number in TWIN_TABLES],
)
