"""What is true of every game of Thunder Road whenever somebody is asked: each invariant finds those that break it.

They work on arrays of packed games, so that hundreds of games are looked at in one go.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from carambolage.engine.record import Packed, pack
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names import ask, crew, damage, hazard, op, terrain
from carambolage.games.thunder_road.state import CREW_VEHICLES, CREWS, FIRST_WRECK, GONE, NOBODY, SPACES, VEHICLES

Found = npt.NDArray[np.bool_]
Numbers = npt.NDArray[Any]

PLAIN_TABLES = GAME.load_pack(GAME.home / "pack")
TABLES = pack(PLAIN_TABLES)[0]
ALONE = (ask.ASSIGN, ask.RIG_STEERING, ask.RIG_ASSIGN, ask.BIKE_ASSIGN, ask.ENTRY_SPACE)
DEEPEST = 150
TILES = 10


def _begun(games: Packed) -> Found:
    """Tiles and tokens lie on the table."""
    return np.asarray(games["tile_number"] > 0)


def _any(found: Found) -> Found:
    return np.asarray(found.any(axis=tuple(range(1, found.ndim))))


def _tally(kinds: Numbers, count: int) -> Numbers:
    """How often each kind occurs in every row."""
    return np.asarray((kinds[:, :, None] == np.arange(count)).sum(axis=1))


def _frames(games: Packed) -> Found:
    """Which frames of the stacks wait."""
    return np.asarray(np.arange(games["stack"].shape[1]) < games["depth"][:, None])


def _boxed(games: Packed, name: str) -> Numbers:
    """The printed counts of tokens, with Carnage where it is in use."""
    base, more = TABLES[name].astype(np.int64)
    return np.asarray(base + games["house"]["carnage"][:, None] * more)


def hazards_lost_or_made(games: Packed) -> Found:
    """All hazard tokens of each kind are on the board, in the pile or in the discard."""
    held = games["hazards"].astype(np.int64) + games["hazard_discard"] + _tally(games["token"], hazard.KINDS)
    return _any(held != _boxed(games, "hazards")) & _begun(games)


def damage_lost_or_made(games: Packed) -> Found:
    """All damage tokens of each kind are in the pile, set aside, on cars, or about to be placed."""
    on_cars = games["vehicles"]["damage"].reshape(len(games), -1)
    waiting = np.where(_frames(games) & (games["stack"][:, :, 0] == op.PLACE_TOKEN), games["stack"][:, :, 2], NOBODY)
    held = games["damages"].astype(np.int64) + games["damages_aside"]
    held = held + _tally(on_cars, damage.KINDS) + _tally(waiting, damage.KINDS)
    return np.asarray(_any(held != _boxed(games, "damages")) & _begun(games) & (games["ask"] != ask.CHOOSE_DAMAGE))


def counts_off(games: Packed) -> Found:
    """Every number kept beside a pile is the number of its tokens."""
    return np.asarray(
        (games["hazards_left"] != games["hazards"].sum(axis=1))
        | (games["hazards_discarded"] != games["hazard_discard"].sum(axis=1))
        | (games["damages_left"] != games["damages"].sum(axis=1))
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
    return np.asarray(_any(off) | (standing + games["crowd"] != (space >= 0).sum(axis=1)))


def spaces_shared(games: Packed) -> Found:
    """No two vehicles share a space outside a slam or a drift."""
    return np.asarray(_any(games["visitor"] != NOBODY) & np.isin(games["ask"], ALONE))


def vehicles_in_rock(games: Packed) -> Found:
    """Nobody stands on impassable ground but the survivor of a pit trap."""
    rock = (games["ground"] == terrain.IMPASSABLE) & (games["token"] != hazard.PIT_TRAP)
    return _any((games["at"] != NOBODY) & rock) & _begun(games)


def slots_wrong(games: Packed) -> Found:
    """A car is inoperable with two damage tokens, a motorcycle with one, unless its player gave up."""
    vehicles = games["vehicles"]
    tokens = (vehicles["damage"] != damage.NONE).sum(axis=2)
    on_table = (vehicles["space"] != GONE) & (vehicles["size"] > 0) & (vehicles["kind"] <= crew.BIKE)
    limit = np.where(vehicles["kind"] == crew.BIKE, 1, 2)
    sound = (tokens >= limit) == (vehicles["broken"] != 0)
    out = np.repeat(games["crews"]["out"] != 0, CREW_VEHICLES, axis=1)
    out = np.concatenate([out, np.ones((len(games), VEHICLES - FIRST_WRECK), np.bool_)], axis=1)
    return _any(on_table & ~sound & ~out) | _any(tokens > limit)


def running_off(games: Packed) -> Found:
    """The number of operable vehicles of every crew in the game is right."""
    vehicles = games["vehicles"]
    driving = (vehicles["broken"] == 0) & (vehicles["space"] != GONE) & (vehicles["kind"] != crew.SECTION)
    counted = driving[:, :FIRST_WRECK].reshape(len(games), CREWS, CREW_VEHICLES).sum(axis=2)
    members = np.arange(CREWS) < games["crew_count"][:, None]
    chosen = games["crews"]["kind"] != NOBODY
    return _any((counted != games["crews"]["running"]) & members & chosen)


def dice_off(games: Packed) -> Found:
    """A crew has used one die per turn and one for its command; the Big Rig one for steering, the Five two per turn."""
    crews = games["crews"]
    left = (crews["dice"] != 0).sum(axis=2).astype(np.int64)
    cars = (crews["kind"] >= 0) & (crews["kind"] < crew.BIG_RIG) & (crews["german"] == 0) & (crews["out"] == 0)
    wrong = cars & (left != 4 - crews["turns"] - crews["commanded"])
    return np.asarray(_any(wrong) & (games["ask"] == ask.ASSIGN))


def choppers_misplaced(games: Packed) -> Found:
    """A space and the chopper over it know each other."""
    space = games["crews"]["chopper"].astype(np.int64)
    rows = np.arange(len(games))[:, None]
    over = games["chopper"][rows, np.maximum(space, 0)] == np.arange(CREWS)
    count = (games["chopper"] != NOBODY).sum(axis=1)
    return np.asarray(_any((space >= 0) & ~over) | (count != (space >= 0).sum(axis=1)))


def tiles_lost_or_made(games: Packed) -> Found:
    """Every tile is on the board, in the queue, or not yet drawn; both sides of one never together."""
    queued = np.where(np.arange(TILES) < games["queued"][:, None], games["queue"] // 2, NOBODY)
    seen = _tally(np.concatenate([games["sides"] // 2, queued], axis=1), TILES)
    unseen = (games["unseen_tiles"].astype(np.int64)[:, None] >> np.arange(TILES)) & 1
    expected = np.where(games["house"]["carnage"][:, None] != 0, 1, np.arange(TILES) < TILES // 2)
    return _any(seen + unseen != expected) & _begun(games)


def tokens_marked_wrong(games: Packed) -> Found:
    """Where no token lies nothing is known of one; a facedown one is of the pile's kinds."""
    none = games["token"] == hazard.NONE
    stray = none & ((games["face"] != 0) | (games["eyes"] != 0) | (games["age"] != 0))
    return _any(stray) | _any(~none & (games["face"] == 0) & (games["token"] >= hazard.KINDS))


def counts_below_zero(games: Packed) -> Found:
    """No pile, pool or count is below zero."""
    turn, crews = games["turn"], games["crews"]
    return np.asarray(
        _any(games["hazards"] < 0)
        | _any(games["damages"] < 0)
        | (turn["moves"] < 0)
        | _any(crews["steering"] < 0)
        | _any(crews["tokens"] < 0)
        | _any(crews["scrap"] < 0)
        | _any(games["vehicles"]["pending"] < 0)
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
    twice = _any(values[:, 1:] == values[:, :-1])
    few = (count < 2) & (games["asked"] == 1 << games["seat"].astype(np.int64))
    return np.asarray((twice | few) & (games["over"] == 0))


def out_but_asked(games: Packed) -> Found:
    """Nobody who is out is asked anything."""
    crews = games["crews"]
    inside = (crews["out"] == 0) & (np.arange(CREWS) < games["crew_count"][:, None])
    seat_in = _any(inside & (crews["seat"] == games["seat"][:, None]))
    return np.asarray(~seat_in & (games["over"] == 0))


def ends_wrong(games: Packed) -> Found:
    """A finished game has a winner who sits at the table, or is a draw for a reason that allows one."""
    over = games["over"] != 0
    winner = games["winner"]
    known = (winner >= 0) & (winner < games["seats"])
    draw = (winner == NOBODY) & (games["reason"] >= 2)
    return np.asarray(over & ~(known | draw))


INVARIANTS: tuple[Callable[[Packed], Found], ...] = (
    hazards_lost_or_made,
    damage_lost_or_made,
    counts_off,
    effects_lost_or_made,
    vehicles_misplaced,
    spaces_shared,
    vehicles_in_rock,
    slots_wrong,
    running_off,
    dice_off,
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


def broken(games: Packed) -> dict[str, list[int]]:
    """The invariants that do not hold, each with the games that break it."""
    found = {rule.__name__: np.flatnonzero(rule(games)).tolist() for rule in INVARIANTS} if len(games) else {}
    return {name: numbers for name, numbers in found.items() if numbers}
