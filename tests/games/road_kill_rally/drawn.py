"""Tables drawn by number: options and players by lot, defaults more often."""

import random

from carambolage.games.road_kill_rally.game import GAME
from carambolage.testing.variants import Variant

FEWEST_FOR_TEAMS = 3


def drawn_table(number: int) -> Variant:
    """The table with a number; teams need three players."""
    chance = random.Random(number)
    options = {option.name: chance.choice((*option.values, option.default, option.default)) for option in GAME.options}
    options["straggler_limit"] = chance.choice(("0", "0", "1", "5"))
    players = chance.choice(GAME.players)
    if players < FEWEST_FOR_TEAMS:
        options["teams"] = "false"
    return Variant(GAME, players, options)
