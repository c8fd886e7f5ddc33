"""A game of Wreckage, and ways to break it."""

import random

from carambolage.engine.record import Packed
from carambolage.engine.twins.execution import PackedTwin
from carambolage.games.wreckage.names.question import Question
from carambolage.testing.trials.breaks import Break, bump, same_offer_twice
from carambolage.testing.trials.random_games import answered

DECISIONS = 30


def position(twin: PackedTwin) -> Packed:
    """A game of four in its first turns, at planning."""
    games, chance = twin.new_games(4), random.Random(5)
    twin.begin(games, 0, 7)
    while games["decisions"][0] < DECISIONS or games["ask"][0] != Question.PLAN:
        assert not list(answered(twin, games, chance))
    return games


def set_car(name: str, value: int) -> Break:
    """Set a number of the car of the seat that is asked."""

    def change(games: Packed) -> None:
        games["cars"][name][0, games["seat"][0]] = value

    return change


def pile_up(games: Packed) -> None:
    """Two cars stand in the same place."""
    for name in ("x", "y"):
        games["cars"][name][0, 0] = games["cars"][name][0, 1]


def drive_out(games: Packed) -> None:
    """A car stands on the edge."""
    games["cars"]["x"][0, 0] = games["arena"][0]


def lay_mines(games: Packed) -> None:
    """Mines lie far away that nobody brought."""
    games["mines"]["laid"][0] = 1
    games["mines"]["x"][0] = games["mines"]["y"][0] = 7000
    games["cars"]["mines_left"][0] = 3


BREAKS: dict[str, Break] = {
    "things_overlap": pile_up,
    "things_outside": drive_out,
    "cans_lost_or_made": lambda games: games["cans"]["owner"].fill(-3),
    "steering_cards_lost_or_made": lambda games: games["cars"]["lost"].fill(1),
    "damage_cards_lost_or_made": bump("deck", 3),
    "equipment_made": lambda games: games["cars"]["equipment"].fill(9),
    "vehicles_twice": lambda games: games["cars"]["vehicle"].fill(2),
    "numbers_off": set_car("speed", 5),
    "plans_left_over": set_car("shown", 1),
    "mines_made": lay_mines,
    "stack_out_of_bounds": lambda games: games["depth"].fill(49),
    "faults": bump("fault"),
    "questions_empty": lambda games: games["offers"].fill(1),
    "offers_wrong": same_offer_twice,
    "too_long": lambda games: games["turn"].fill(201),
    "ends_wrong": bump("reason"),
}
