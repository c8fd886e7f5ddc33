"""Tables drawn by number: every layout in turn, everything else by lot."""

import random

from carambolage.games.wreckage.game import GAME
from carambolage.testing.variants import Variant

LAYOUTS = next(option.values for option in GAME.options if option.name == "layout")


def drawn_table(number: int) -> Variant:
    """The table with a number; defaults are drawn more often."""
    chance = random.Random(number)
    options = {option.name: chance.choice((*option.values, option.default, option.default)) for option in GAME.options}
    options["layout"] = LAYOUTS[number % len(LAYOUTS)]
    return Variant(GAME, chance.choice(GAME.players), options)
