"""A race of Wacky Races, and ways to break it."""

import random

from carambolage.engine.record import Packed
from carambolage.engine.twins.execution import PackedTwin
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Tile, Trap
from carambolage.testing.trials.breaks import Break, bump, same_offer_twice
from carambolage.testing.trials.random_games import answered

DECISIONS = 40


def position(twin: PackedTwin) -> Packed:
    """A race of four under way, at a turn with a trap on the course."""
    games, chance = twin.new_games(4), random.Random(5)
    twin.begin(games, 0, 7)
    while games["decisions"][0] < DECISIONS or games["ask"][0] != Question.TURN_ACTION or not games["trap"].any():
        assert not list(answered(twin, games, chance))
    return games


def set_racer(name: str, value: int) -> Break:
    """Set a number of the first racer."""

    def change(games: Packed) -> None:
        games["racers"][name][0, 0] = value

    return change


def crowd(games: Packed) -> None:
    games["racers"]["place"][0] = 8
    games["tile"][0, 8] = Tile.BLUE


def trap_at_the_finish(games: Packed) -> None:
    games["trap"][0, games["finish"][0]] = Trap.LOG


def trap_under_first(games: Packed) -> None:
    games["trap"][0, games["racers"]["place"][0, 0]] = Trap.LOG


BREAKS: dict[str, Break] = {
    "cards_lost_or_made": bump("hand", 0, 0),
    "traps_lost_or_made": bump("trap_bag", Trap.OIL),
    "counts_off": bump("deck_left"),
    "counts_below_zero": lambda games: games["deck"].fill(-1),
    "top_card_gone": lambda games: games["discard"].fill(0),
    "standing_off": bump("standing", 9),
    "tiles_overfull": crowd,
    "racers_off_course": set_racer("place", 25),
    "finishers_unordered": set_racer("finished", 3),
    "course_torn": lambda games: games["tile"].fill(Tile.BLUE),
    "traps_misplaced": trap_at_the_finish,
    "traps_under_racers": trap_under_first,
    "eyes_without_trap": bump("trap_eyes", 1),
    "looks_left_over": bump("look", 0),
    "powers_off": set_racer("ready", 16),
    "cars_twice": lambda games: games["racers"]["car"].fill(3),
    "villain_astray": lambda games: games["villain"].fill(-1),
    "stack_out_of_bounds": lambda games: games["depth"].fill(49),
    "faults": bump("fault"),
    "questions_empty": lambda games: games["offers"].fill(1),
    "offers_wrong": same_offer_twice,
    "too_long": lambda games: games["round"].fill(101),
    "ranks_wrong": bump("ranks", 0, 0),
}
