"""What is true of every game of Thunder Road whenever somebody is asked: each invariant finds those that break it.

They work on arrays of packed games, so that hundreds of games are looked at in one go.
"""

import numpy as np

from carambolage.engine.record import Packed, pack
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import (
    DAMAGE_KINDS,
    HAZARD_KINDS,
    CrewKind,
    Damage,
    Hazard,
    Terrain,
    VehicleKind,
)
from carambolage.games.thunder_road.state import (
    CREW_VEHICLES,
    CREWS,
    FACEUP,
    FIRST_WRECK,
    GONE,
    NOBODY,
    SPACES,
    VEHICLES,
)
from carambolage.testing.trials.invariants import Found, Invariant, Numbers, any_of, tally

PLAIN_TABLES = GAME.load_pack(GAME.home / "pack")
TABLES = pack(PLAIN_TABLES)[0]
TURN_BEGINS = (Question.ASSIGN, Question.RIG_STEERING, Question.RIG_ASSIGN, Question.BIKE_ASSIGN)
ALONE = (*TURN_BEGINS, Question.ENTRY_SPACE)
DEEPEST = 150
TILES = 10


def _begun(games: Packed) -> Found:
    """Tiles and tokens lie on the table."""
    return np.asarray(games["tile_number"] > 0)


def _frames(games: Packed) -> Found:
    """Which frames of the stacks wait."""
    return np.asarray(np.arange(games["stack"].shape[1]) < games["depth"][:, None])


def _boxed(games: Packed, name: str) -> Numbers:
    """The printed counts of tokens, with Carnage where it is in use."""
    base, more = TABLES[name].astype(np.int64)
    return np.asarray(base + games["house"]["carnage"][:, None] * more)


def hazards_lost_or_made(games: Packed) -> Found:
    """All hazard tokens of each kind are on the board, in the pile or in the discard."""
    held = games["hazards"].astype(np.int64) + games["hazard_discard"] + tally(games["token"], HAZARD_KINDS)
    return any_of(held != _boxed(games, "hazards")) & _begun(games)


def damage_lost_or_made(games: Packed) -> Found:
    """All damage tokens of each kind are in the pile, set aside, on cars, or about to be placed."""
    on_cars = games["vehicles"]["damage"].reshape(len(games), -1)
    waiting = np.where(
        _frames(games) & (games["stack"][:, :, 0] == Effect.PLACE_TOKEN), games["stack"][:, :, 2], NOBODY
    )
    held = games["damages"].astype(np.int64) + games["damages_aside"]
    held = held + tally(on_cars, DAMAGE_KINDS) + tally(waiting, DAMAGE_KINDS)
    return np.asarray(
        any_of(held != _boxed(games, "damages")) & _begun(games) & (games["ask"] != Question.CHOOSE_DAMAGE)
    )


def _stand_ins(games: Packed) -> np.ndarray:
    """The tokens of the damage pile that stand in for minor damage: their kinds still count as those of the pile."""
    on_vehicles = (games["vehicles"]["damage"].reshape(len(games), -1) == Damage.STAND_IN).sum(axis=1)
    on_trucks = np.unpackbits(games["crews"]["stand_ins"].astype(np.uint8), axis=1).sum(axis=1)
    return np.asarray(on_vehicles + on_trucks)


def counts_off(games: Packed) -> Found:
    """Every number kept beside a pile is the number of its tokens."""
    return np.asarray(
        (games["hazards_left"] != games["hazards"].sum(axis=1))
        | (games["hazards_discarded"] != games["hazard_discard"].sum(axis=1))
        | (games["damages_left"] + _stand_ins(games) != games["damages"].sum(axis=1))
    )


def effects_lost_or_made(games: Packed) -> Found:
    """Every ongoing-effect card is in the deck, in the discard or at one car."""
    attached = games["vehicles"]["ongoing"].reshape(len(games), -1).astype(np.int64)
    bits = np.where(attached > 0, 1 << np.maximum(attached - 1, 0), 0)
    together = games["ongoing_deck"] + games["ongoing_discard"] + bits.sum(axis=1)
    expected = np.where(games["house"]["carnage"] != 0, (1 << 21) - 1, 0)
    return np.asarray((together != expected) & _begun(games))


def vehicles_misplaced(games: Packed) -> Found:
    """A space and the vehicle on it know each other; a third one on it is counted."""
    space = games["vehicles"]["space"].astype(np.int64)
    rows = np.arange(len(games))[:, None]
    here = np.maximum(space, 0)
    mine = np.arange(VEHICLES)
    found = (games["at"][rows, here] == mine) | (games["visitor"][rows, here] == mine)
    standing = (games["at"] != NOBODY).sum(axis=1) + (games["visitor"] != NOBODY).sum(axis=1)
    off = (space < GONE) | (space >= SPACES) | ((space >= 0) & ~found & (games["crowd"] == 0)[:, None])
    return np.asarray(any_of(off) | (standing + games["crowd"] != (space >= 0).sum(axis=1)))


def spaces_shared(games: Packed) -> Found:
    """No two vehicles share a space outside a slam or a drift."""
    return np.asarray(any_of(games["visitor"] != NOBODY) & np.isin(games["ask"], ALONE))


def vehicles_in_rock(games: Packed) -> Found:
    """Nobody stands on impassable ground but the survivor of a pit trap."""
    rock = (games["ground"] == Terrain.IMPASSABLE) & (games["token"] != Hazard.PIT_TRAP)
    return any_of((games["at"] != NOBODY) & rock) & _begun(games)


def slots_wrong(games: Packed) -> Found:
    """A car is inoperable with two damage tokens, a motorcycle with one, unless its player gave up."""
    vehicles = games["vehicles"]
    tokens = (vehicles["damage"] != Damage.NONE).sum(axis=2)
    on_table = (vehicles["space"] != GONE) & (vehicles["size"] > 0) & (vehicles["kind"] <= VehicleKind.BIKE)
    limit = np.where(vehicles["kind"] == VehicleKind.BIKE, 1, 2)
    sound = (tokens >= limit) == (vehicles["broken"] != 0)
    out = np.repeat(games["crews"]["out"] != 0, CREW_VEHICLES, axis=1)
    out = np.concatenate([out, np.ones((len(games), VEHICLES - FIRST_WRECK), np.bool_)], axis=1)
    return any_of(on_table & ~sound & ~out) | any_of(tokens > limit)


def running_off(games: Packed) -> Found:
    """The number of operable vehicles of every crew in the game is right."""
    vehicles = games["vehicles"]
    driving = (vehicles["broken"] == 0) & (vehicles["space"] != GONE) & (vehicles["kind"] != VehicleKind.SECTION)
    counted = driving[:, :FIRST_WRECK].reshape(len(games), CREWS, CREW_VEHICLES).sum(axis=2)
    members = np.arange(CREWS) < games["crew_count"][:, None]
    chosen = games["crews"]["kind"] != NOBODY
    return any_of((counted != games["crews"]["running"]) & members & chosen)


def _dice_left(games: Packed) -> Numbers:
    return np.asarray((games["crews"]["dice"] != 0).sum(axis=2).astype(np.int64))


def _crews_with_dice(games: Packed, first: int, last: int) -> Found:
    """Crews of some kinds that are in and drive by dice, where a turn begins."""
    crews = games["crews"]
    found = (crews["kind"] >= first) & (crews["kind"] <= last) & (crews["german"] == 0) & (crews["out"] == 0)
    return np.asarray(found & np.isin(games["ask"], TURN_BEGINS)[:, None])


def _in_turn(games: Packed, question: int) -> Found:
    """The crew that is asked a question of its own turn."""
    return np.asarray((games["turn"]["crew"][:, None] == np.arange(CREWS)) & (games["ask"] == question)[:, None])


def car_dice_off(games: Packed) -> Found:
    """A crew of cars has used one of four dice per turn and one for its command (TR-ASG-01, TR-ASG-08)."""
    crews = games["crews"]
    wrong = _dice_left(games) != 4 - crews["turns"] - crews["commanded"]
    return any_of(wrong & _crews_with_dice(games, CrewKind.BLUE, CrewKind.WHITE))


def rig_dice_off(games: Packed) -> Found:
    """The Big Rig has used one of four dice for steering, first of all, and one per turn (TR-RIG-06, TR-RIG-07)."""
    turns = games["crews"]["turns"]
    steered = (turns > 0) | _in_turn(games, Question.RIG_ASSIGN)
    return any_of(
        (_dice_left(games) != 4 - turns - steered) & _crews_with_dice(games, CrewKind.BIG_RIG, CrewKind.BIG_RIG)
    )


def bike_dice_off(games: Packed) -> Found:
    """The Final Five have used at most two of six dice per turn, their command's among them (TR-BIK-03, TR-BIK-08)."""
    used, commanded = 6 - _dice_left(games), games["crews"]["commanded"]
    to_come = np.where(_in_turn(games, Question.BIKE_ASSIGN), 2 - games["about"][:, 1:2], 0)
    wrong = (used > 2 * games["crews"]["turns"] - to_come) | (used < commanded)
    return any_of(wrong & _crews_with_dice(games, CrewKind.FINAL_FIVE, CrewKind.FINAL_FIVE))


def choppers_misplaced(games: Packed) -> Found:
    """A space and the chopper over it know each other."""
    space = games["crews"]["chopper"].astype(np.int64)
    rows = np.arange(len(games))[:, None]
    over = games["chopper"][rows, np.maximum(space, 0)] == np.arange(CREWS)
    count = (games["chopper"] != NOBODY).sum(axis=1)
    return np.asarray(any_of((space >= 0) & ~over) | (count != (space >= 0).sum(axis=1)))


def tiles_lost_or_made(games: Packed) -> Found:
    """Every tile is on the board, in the queue, or not yet drawn; both sides of one never together."""
    queued = np.where(np.arange(TILES) < games["queued"][:, None], games["queue"] // 2, NOBODY)
    seen = tally(np.concatenate([games["sides"] // 2, queued], axis=1), TILES)
    unseen = (games["unseen_tiles"].astype(np.int64)[:, None] >> np.arange(TILES)) & 1
    expected = np.where(games["house"]["carnage"][:, None] != 0, 1, np.arange(TILES) < TILES // 2)
    return any_of(seen + unseen != expected) & _begun(games)


def tokens_marked_wrong(games: Packed) -> Found:
    """Where no token lies nothing is known of one; a facedown one is of the pile's kinds."""
    none = games["token"] == Hazard.NONE
    stray = none & ((games["eyes"] != 0) | (games["age"] != 0))
    return any_of(stray) | any_of(~none & (games["eyes"] & FACEUP == 0) & (games["token"] >= HAZARD_KINDS))


def counts_below_zero(games: Packed) -> Found:
    """No pile, pool or count is below zero."""
    turn, crews = games["turn"], games["crews"]
    return np.asarray(
        any_of(games["hazards"] < 0)
        | any_of(games["damages"] < 0)
        | (turn["moves"] < 0)
        | any_of(crews["steering"] < 0)
        | any_of(crews["tokens"] < 0)
        | any_of(crews["scrap"] < 0)
        | any_of(games["vehicles"]["pending"] < 0)
    )


def batches_left_open(games: Packed) -> Found:
    """At the start of a turn no batch, scroll or quake is under way."""
    busy = (games["batch"] != 0) | (games["scrolling"] != 0) | (games["quaking"] != 0) | (games["quakes"] != 0)
    return np.asarray(busy & np.isin(games["ask"], ALONE))


def stack_out_of_bounds(games: Packed) -> Found:
    """The stack never comes near its end."""
    return np.asarray((games["depth"] < 0) | (games["depth"] > DEEPEST))


def faults(games: Packed) -> Found:
    """No rule found itself in an impossible situation."""
    return np.asarray(games["fault"] != 0)


def offers_wrong(games: Packed) -> Found:
    """Somebody is asked something with at least two answers, each once, unless others are asked too."""
    count = games["offers"]
    listed = np.arange(games["offer"].shape[1]) < count[:, None]
    values = np.where(listed, games["offer"], -1 - np.arange(games["offer"].shape[1]))
    values = np.sort(values, axis=1)
    twice = any_of(values[:, 1:] == values[:, :-1])
    few = (count < 2) & (games["asked"] == 1 << games["seat"].astype(np.int64))
    return np.asarray((twice | few) & (games["over"] == 0))


def out_but_asked(games: Packed) -> Found:
    """Nobody who is out is asked anything."""
    crews = games["crews"]
    inside = (crews["out"] == 0) & (np.arange(CREWS) < games["crew_count"][:, None])
    seat_in = any_of(inside & (crews["seat"] == games["seat"][:, None]))
    return np.asarray(~seat_in & (games["over"] == 0))


def ends_wrong(games: Packed) -> Found:
    """A finished game has a winner who sits at the table, or is a draw for a reason that allows one."""
    over = games["over"] != 0
    winner = games["winner"]
    known = (winner >= 0) & (winner < games["seats"])
    draw = (winner == NOBODY) & (games["reason"] >= 2)
    return np.asarray(over & ~(known | draw))


INVARIANTS: tuple[Invariant, ...] = (
    hazards_lost_or_made,
    damage_lost_or_made,
    counts_off,
    effects_lost_or_made,
    vehicles_misplaced,
    spaces_shared,
    vehicles_in_rock,
    slots_wrong,
    running_off,
    car_dice_off,
    rig_dice_off,
    bike_dice_off,
    choppers_misplaced,
    tiles_lost_or_made,
    tokens_marked_wrong,
    counts_below_zero,
    batches_left_open,
    stack_out_of_bounds,
    faults,
    offers_wrong,
    out_but_asked,
    ends_wrong,
)
