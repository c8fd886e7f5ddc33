"""Tables drawn by number: every race and the seasons in turn, everything else by lot."""

import random

from carambolage.engine.game import SetupError
from carambolage.engine.twins.execution import blank_game
from carambolage.games.wacky_races.game import GAME
from carambolage.testing.variants import Variant

KINDS = 18
SEASON = KINDS - 1


def drawn_table(number: int) -> Variant:
    """The table with a number: no race, race 1 to 16, a season, and again; defaults are drawn more often."""
    chance, kind = random.Random(number), number % KINDS
    options = {option.name: chance.choice((*option.values, option.default, option.default)) for option in GAME.options}
    options["season"] = chance.choice(("spring", "summer", "autumn", "winter")) if kind == SEASON else "none"
    options["race"] = str(kind) if 0 < kind < SEASON else "none"
    players = chance.choice(GAME.players)
    try:
        blank_game(GAME, players, options)
    except SetupError:  # several cars are for one player
        return Variant(GAME, 1, options)
    return Variant(GAME, players, options)


def is_season(number: int) -> bool:
    """Whether the table with a number plays a season, which takes longer."""
    return number % KINDS == SEASON
