"""What is true of every game of Wacky Races whenever somebody is asked: each invariant finds those that break it.

They work on arrays of packed games, so that hundreds of games are looked at in one go.
"""

import numpy as np

from carambolage.engine.record import Packed, pack
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import TRAP_KINDS, Race, Tile, Trap
from carambolage.games.wacky_races.pack_reading import TILES
from carambolage.games.wacky_races.state import PLACES, RACERS
from carambolage.testing.trials.invariants import Found, Invariant, Numbers, any_of, tally

TABLES = pack(GAME.load_pack(GAME.home / "pack"))[0]
SPACES = 2
LAST_ROUND = 100
EARLIEST_VILLAIN = 0
SWAPS_CROWD = (Race.BUFFALO, Race.MISSISSIPPI)


def _begun(games: Packed) -> Found:
    """The first race has been set up."""
    return np.asarray(games["round"] > 0)


def _running(games: Packed) -> Found:
    return np.asarray(games["racers"]["finished"] == 0) & _begun(games)[:, None]


def _spots(games: Packed) -> Numbers:
    """The tile under every racer; only in the two laps of race 9 it is not the racer's place."""
    place = games["racers"]["place"].astype(np.int64)
    lap = games["lap"].astype(np.int64)[:, None]
    return np.where((lap > 0) & (place > lap), (place - 1) % np.maximum(lap, 1) + 1, place)


def _standing(games: Packed) -> Numbers:
    """Racers on every tile, counted anew."""
    return tally(np.where(_running(games), _spots(games), -1), PLACES)


def cards_lost_or_made(games: Packed) -> Found:
    """All movement cards of each terrain are in the deck, the discard pile, a hand, or being looked at."""
    held = games["hand"].sum(axis=1) + games["deck"] + games["discard"] + games["look"]
    return np.asarray(any_of(held != TABLES["cards"]) & _begun(games))


def traps_lost_or_made(games: Packed) -> Found:
    """All traps of each kind are in the trap deck or under it, on the course, discarded, or being looked at."""
    loose = np.concatenate([games["trap"], games["trap_under"], games["seen"]], axis=1)
    held = games["trap_bag"] + games["trap_discard"] + tally(loose, TRAP_KINDS)
    return any_of(held[:, 1:] != TABLES["traps"][1:]) & _begun(games)


def counts_off(games: Packed) -> Found:
    """Every number kept beside a pile or a hand is the number of its cards."""
    return np.asarray(
        (games["deck_left"] != games["deck"].sum(axis=1))
        | (games["discarded"] != games["discard"].sum(axis=1))
        | (games["trap_left"] != games["trap_bag"].sum(axis=1))
        | (games["trap_unders"] != (games["trap_under"] != Trap.NONE).sum(axis=1))
        | (games["finishers"] != (games["racers"]["finished"] > 0).sum(axis=1))
        | any_of(games["cards"] != games["hand"].sum(axis=2))
    )


def counts_below_zero(games: Packed) -> Found:
    """No pile holds less than nothing."""
    piles = ("hand", "deck", "discard", "look", "trap_bag", "trap_discard", "cards", "tiles_left", "standing")
    return np.asarray(np.logical_or.reduce([any_of(games[name] < 0) for name in piles]))


def top_card_gone(games: Packed) -> Found:
    """The top card of the discard pile is one of its cards."""
    top = games["top"].astype(np.int64)
    there = np.take_along_axis(games["discard"], np.maximum(top, 0)[:, None], axis=1)[:, 0] > 0
    return np.asarray(((top >= 0) != (games["discarded"] > 0)) | ((top >= 0) & ~there)) & _begun(games)


def standing_off(games: Packed) -> Found:
    """The racers counted on the tiles are the racers on the tiles."""
    return any_of(_standing(games) != games["standing"])


def tiles_overfull(games: Packed) -> Found:
    """No tile but the Swamp holds more than two racers; in two races a swap may put another tile under a crowd."""
    crowded = (_standing(games) > SPACES) & (games["tile"] != Tile.SWAMP)
    return any_of(crowded) & ~np.isin(games["race"], SWAPS_CROWD)


def racers_off_course(games: Packed) -> Found:
    """A racer is between the grid and the Finish, or at the Finish for good."""
    place, finish = games["racers"]["place"], games["finish"][:, None]
    off = (place < 1) | np.where(games["racers"]["finished"] > 0, place != finish, place >= finish)
    return np.asarray(any_of(off) & _begun(games) & (games["ask"] != Question.LAY_TILE))


def finishers_unordered(games: Packed) -> Found:
    """The finishers have the numbers from 1 on, each once."""
    order = np.sort(games["racers"]["finished"], axis=1)
    wanted = np.arange(1, RACERS + 1) - (RACERS - games["finishers"])[:, None]
    return any_of(order != np.maximum(wanted, 0))


def course_torn(games: Packed) -> Found:
    """No tile lies twice on the course, and the Finish lies at its end."""
    laid = tally(games["tile"], len(TILES))
    end = np.where(games["lap"] > 0, games["lap"], games["finish"]).astype(np.int64)
    last = np.take_along_axis(games["tile"], np.clip(end, 0, PLACES - 1)[:, None], axis=1)[:, 0]
    torn = any_of(laid[:, : Tile.SPACE_00] > 1) | (last != Tile.FINISH) | (end >= PLACES)
    return np.asarray(torn & _begun(games) & (games["ask"] != Question.LAY_TILE))


def traps_misplaced(games: Packed) -> Found:
    """No trap lies on the Gas Station, the Finish or space 00; a Gas Station face down counts as River."""
    gas = (games["tile"] == Tile.GAS) & (games["covered"] == 0)
    wrong = gas | np.isin(games["tile"], (Tile.FINISH, Tile.SPACE_00))
    return any_of(wrong & (games["trap"] != Trap.NONE))


def traps_under_racers(games: Packed) -> Found:
    """When a player is to act in his turn, every trap under a racer has been sprung."""
    under = (games["trap"] != Trap.NONE) & (games["standing"] > 0)
    return np.asarray(any_of(under) & (games["ask"] == Question.TURN_ACTION))


def eyes_without_trap(games: Packed) -> Found:
    """Nobody has seen a trap where there is none, and no seat beyond the last sees anything."""
    nothing = (games["trap"] == Trap.NONE) & ((games["trap_eyes"] != 0) | (games["trap_batch"] != 0))
    beyond = (games["trap_eyes"] >> games["seats"][:, None]) != 0
    return any_of(nothing | beyond)


def looks_left_over(games: Packed) -> Found:
    """Cards are looked at only while somebody decides about them."""
    traps = np.isin(games["ask"], (Question.GORILLA_TRAP, Question.PW_MINE_TRAP, Question.PW_MINE_TILE))
    return np.asarray(
        (any_of(games["look"] != 0) & (games["ask"] != Question.PW_KEEP)) | (any_of(games["seen"] != 0) & ~traps)
    )


def powers_off(games: Packed) -> Found:
    """There are four powers, none of them with a neutral racer or where the option leaves them out."""
    ready = games["racers"]["ready"]
    without = (games["racers"]["neutral"] != 0) | (games["house"]["powers"] != 0)[:, None]
    return any_of((ready < 0) | (ready > 15) | (without & (ready != 0)))


def cars_twice(games: Packed) -> Found:
    """Six racers drive six different cars."""
    cars = np.sort(games["racers"]["car"], axis=1)
    return (any_of(cars[:, 1:] == cars[:, :-1]) | any_of((cars < 0) | (cars > 9))) & _begun(games)


def villain_astray(games: Packed) -> Found:
    """The villain is on space 00 or on the course, in race 9 at most one lap ahead of the Finish."""
    end = games["finish"].astype(np.int64) + games["lap"]
    return np.asarray(((games["villain"] < EARLIEST_VILLAIN) | (games["villain"] > end)) & _begun(games))


def stack_out_of_bounds(games: Packed) -> Found:
    """The stack holds what is left of the turn, never more than there is room for."""
    depth = games["depth"]
    return np.asarray((depth < 0) | (depth > games["stack"].shape[1]) | ((depth == 0) & (games["over"] == 0)))


def faults(games: Packed) -> Found:
    """No rule met what it cannot deal with."""
    return np.asarray(games["fault"] != 0)


def questions_empty(games: Packed) -> Found:
    """Somebody who is there is asked something, and has at least two answers to choose from."""
    seat = games["seat"].astype(np.int64)
    asked = games["asked"].astype(np.int64)
    wrong = (games["ask"] < 1) | (games["ask"] > Question.PW_TILE) | (asked != 1 << seat) | (seat >= games["seats"])
    few = (games["offers"] < 2) | (games["offers"] > games["offer"].shape[1])
    gone = (games["left"].astype(np.int64) & asked) != 0
    return np.asarray((wrong | few | gone) & (games["over"] == 0))


def offers_wrong(games: Packed) -> Found:
    """The answers offered are different actions of the game."""
    listed = np.arange(games["offer"].shape[1]) < games["offers"][:, None]
    actions = np.sort(np.where(listed, games["offer"], GAME.actions.count + np.arange(listed.shape[1])), axis=1)
    outside = listed & ((games["offer"] < 0) | (games["offer"] >= GAME.actions.count))
    return np.asarray((any_of(actions[:, 1:] == actions[:, :-1]) | any_of(outside)) & (games["over"] == 0))


def too_long(games: Packed) -> Found:
    """A race ends after a hundred rounds, a game within the decisions promised."""
    return np.asarray((games["round"] > LAST_ROUND) | (games["decisions"] > GAME.longest))


def ranks_wrong(games: Packed) -> Found:
    """In every race run, a racer's rank is one more than the number of racers ranked before it."""
    most = int(games["races_run"].max())
    ranks, to_come = games["ranks"][:, :most], games["ranks"][:, most:]
    better = (ranks[:, :, None, :] < ranks[:, :, :, None]).sum(axis=3)
    run = np.arange(most) < games["races_run"][:, None]
    return any_of(np.where(run[:, :, None], ranks != better + 1, ranks != 0)) | any_of(to_come != 0)


INVARIANTS: tuple[Invariant, ...] = (
    cards_lost_or_made,
    traps_lost_or_made,
    counts_off,
    counts_below_zero,
    top_card_gone,
    standing_off,
    tiles_overfull,
    racers_off_course,
    finishers_unordered,
    course_torn,
    traps_misplaced,
    traps_under_racers,
    eyes_without_trap,
    looks_left_over,
    powers_off,
    cars_twice,
    villain_astray,
    stack_out_of_bounds,
    faults,
    questions_empty,
    offers_wrong,
    too_long,
    ranks_wrong,
)
