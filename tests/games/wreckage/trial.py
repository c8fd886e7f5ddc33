"""What the common tests play of Wreckage."""

from carambolage.games.wreckage.game import GAME
from carambolage.testing.trials.trial import Trial
from tests.games.wreckage.breaks import BREAKS, position
from tests.games.wreckage.drawn import LAYOUTS, drawn_table
from tests.games.wreckage.invariants import INVARIANTS

TABLES = range(4 * len(LAYOUTS))

TRIAL = Trial(
    game=GAME,
    table=drawn_table,
    invariants=INVARIANTS,
    breaks=BREAKS,
    position=position,
    batches=[(number, 715) for number in TABLES],
    twin_games=[(number, 20) for number in TABLES],
    close_games=[(number, 2) for number in TABLES],
)
