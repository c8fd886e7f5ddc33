"""Tables drawn by number: every number of players in turn, crews, boxes and options by lot."""

import random

from carambolage.engine.game import SetupError
from carambolage.engine.twins.execution import blank_game
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.options import CARDS
from carambolage.testing.variants import Variant

BASE = {"carnage": "false", "big_rig": "false", "final_five": "false"}


def everything(**options: str) -> dict[str, str]:
    """Every box on the table, German Engineering by choice."""
    return {**dict.fromkeys(CARDS, "true"), "german_engineering": "choice", "crew_choice": "random", **options}


def drawn_table(number: int) -> Variant:
    """The table of a number: every third with all boxes; mixes that the rulebook forbids are drawn again."""
    lot = random.Random(number)
    players = GAME.players[number % len(GAME.players)]
    while True:
        options = everything() if number % 3 == 0 else _drawn_options(lot)
        try:
            blank_game(GAME, players, options)
        except SetupError:
            continue
        return Variant(GAME, players, options)


def _drawn_options(lot: random.Random) -> dict[str, str]:
    options = {option.name: lot.choice((*option.values, option.default)) for option in GAME.options}
    return {**options, "crew_choice": "random", "round_cap": lot.choice(("20", "60"))}
