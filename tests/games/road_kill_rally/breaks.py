"""A race of Road Kill Rally, and ways to break it."""

import random

from carambolage.engine.record import Packed
from carambolage.engine.twins.execution import PackedTwin
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Accessory, Rally, Skill, Status
from carambolage.testing.trials.breaks import Break, bump, same_offer_twice
from carambolage.testing.trials.random_games import answered

DECISIONS = 150


def position(twin: PackedTwin) -> Packed:
    """A race of four under way: a car is asked for its speed, all are still in the race, a card has been discarded."""
    games, chance = twin.new_games(4), random.Random(5)
    twin.begin(games, 0, 7)
    while games["decisions"][0] < DECISIONS or games["ask"][0] != Question.SET_SPEED:
        assert not list(answered(twin, games, chance))
    return games


def set_car(name: str, value: int, car: int = 0) -> Break:
    """Set a number of a car."""

    def change(games: Packed) -> None:
        games["car"][name][0, car] = value

    return change


def same_space(games: Packed) -> None:
    for name in ("row", "lane"):
        games["car"][name][0, 1] = games["car"][name][0, 0]


def on_the_foremost_tile(games: Packed) -> None:
    games["car"]["row"][0, 0] = games["rows"][0]


def in_a_wrong_slot(games: Packed) -> None:
    games["car"]["slot"][0, 0, 0] = Accessory.TURRET


def same_skill(games: Packed) -> None:
    games["house"]["skills"] = 1
    games["car"]["skill"][0, :2] = Skill.TOUGH


def oil_behind(games: Packed) -> None:
    games["tail"][0] = 1
    games["oil"][0, 1] = 1


def play_a_card(games: Packed) -> None:
    games["playing"] = Rally.BUMP


BREAKS: dict[str, Break] = {
    "rally_cards_lost_or_made": bump("hand", 0, 0),
    "accessories_lost_or_made": bump("parts", 0, 0),
    "targets_lost_or_made": bump("supply", 0),
    "tiles_lost_or_made": bump("refused", 0),
    "counts_off": bump("deck_left"),
    "counts_below_zero": lambda games: games["deck"].fill(-1),
    "spaces_shared": same_space,
    "cars_off_the_road": set_car("lane", 3),
    "foremost_tile_entered": on_the_foremost_tile,
    "dashboards_off": set_car("speed", 11),
    "eliminated_wrongly": set_car("status", Status.DESTROYED),
    "accessories_in_wrong_slots": in_a_wrong_slot,
    "skills_twice": same_skill,
    "road_torn": bump("rows"),
    "pieces_off_the_table": oil_behind,
    "card_left_apart": play_a_card,
    "order_off": lambda games: games["order"].fill(0),
    "stack_out_of_bounds": lambda games: games["depth"].fill(99),
    "faults": bump("fault"),
    "questions_empty": lambda games: games["offers"].fill(1),
    "out_of_the_race_and_asked": lambda games: games["car"]["status"].fill(Status.CROSSED),
    "offers_wrong": same_offer_twice,
    "too_long": lambda games: games["round"].fill(271),
    "ranks_wrong": set_car("rank", 1),
}
