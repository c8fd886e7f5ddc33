"""A game of Thunder Road, and ways to break it."""

import random

import numpy as np

from carambolage.engine.record import Packed
from carambolage.engine.twins.execution import PackedTwin
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import CrewKind, Hazard, Terrain
from carambolage.games.thunder_road.state import NOBODY
from carambolage.testing.trials.breaks import Break, bump, bump_part, same_offer_twice
from carambolage.testing.trials.random_games import answered

SEED = 7
DECISIONS = 60


def position(twin: PackedTwin) -> Packed:
    """A game of all six crews under way, where one of cars is to assign a die."""
    games, chance = twin.new_games(6), random.Random(SEED)
    twin.begin(games, 0, SEED)
    while games["decisions"][0] < DECISIONS or games["ask"][0] != Question.ASSIGN or (games["token"] < 0).all():
        assert not list(answered(twin, games, chance))
    return games


def on_board(games: Packed) -> int:
    """A vehicle that is on the board."""
    return int(np.flatnonzero(games["vehicles"]["space"][0] >= 0)[0])


def lose_a_space(games: Packed) -> None:
    games["at"][0, games["vehicles"]["space"][0, on_board(games)]] = NOBODY


def share_a_space(games: Packed) -> None:
    games["visitor"][0, games["vehicles"]["space"][0, on_board(games)]] = on_board(games)


def stand_in_rock(games: Packed) -> None:
    space = games["vehicles"]["space"][0, on_board(games)]
    games["ground"][0, space] = Terrain.IMPASSABLE
    games["token"][0, space] = Hazard.NONE


def stray_mark(games: Packed) -> None:
    games["eyes"][0, int(np.flatnonzero(games["token"][0] < 0)[0])] = 1


def use_all_dice(kind: int) -> Break:
    """All dice of a crew are used before its first turn."""

    def change(games: Packed) -> None:
        number = games["crews"]["kind"][0].tolist().index(kind)
        games["crews"]["dice"][0, number] = 0
        games["crews"]["turns"][0, number] = 0

    return change


def everybody_out(games: Packed) -> None:
    games["crews"]["out"] = 1


def won_by_nobody(games: Packed) -> None:
    games["over"], games["winner"], games["reason"] = 1, NOBODY, 0


BREAKS: dict[str, Break] = {
    "hazards_lost_or_made": bump("hazards", 0),
    "damage_lost_or_made": bump("damages", 0),
    "counts_off": bump("hazards_left"),
    "effects_lost_or_made": bump("ongoing_discard"),
    "vehicles_misplaced": lose_a_space,
    "spaces_shared": share_a_space,
    "vehicles_in_rock": stand_in_rock,
    "slots_wrong": bump_part("vehicles", "broken", 0),
    "running_off": bump_part("crews", "running", 0),
    "car_dice_off": use_all_dice(CrewKind.BLUE),
    "rig_dice_off": use_all_dice(CrewKind.BIG_RIG),
    "bike_dice_off": use_all_dice(CrewKind.FINAL_FIVE),
    "choppers_misplaced": bump("chopper", 0),
    "tiles_lost_or_made": bump("queued"),
    "tokens_marked_wrong": stray_mark,
    "counts_below_zero": lambda games: games["damages"].fill(-1),
    "batches_left_open": bump("batch"),
    "stack_out_of_bounds": lambda games: games["depth"].fill(151),
    "faults": bump("fault"),
    "offers_wrong": same_offer_twice,
    "out_but_asked": everybody_out,
    "ends_wrong": won_by_nobody,
}
