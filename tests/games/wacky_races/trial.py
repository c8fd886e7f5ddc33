"""What the common tests play of Wacky Races; a season takes longer than a race."""

from carambolage.games.wacky_races.game import GAME
from carambolage.testing.trials.trial import Trial
from tests.games.wacky_races.breaks import BREAKS, position
from tests.games.wacky_races.drawn import KINDS, drawn_table, is_season
from tests.games.wacky_races.invariants import INVARIANTS

TWIN_TABLES = range(4 * KINDS)

TRIAL = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=[(number, 50 if is_season(number) else 589) for number in range(2 * KINDS)],
    twin_games=[(number, 4 if is_season(number) else 28) for number in TWIN_TABLES],
    close_games=[(number, 1 if is_season(number) else 3) for number in TWIN_TABLES],
)
