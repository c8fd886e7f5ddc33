"""What is true of every game of Wreckage whenever somebody is asked: each invariant finds those that break it."""

import numpy as np

from carambolage.engine.record import Packed
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.components import EQUIPMENT, SLOTS, Face
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import MINES, NOBODY, OBSTACLES, SEATS, TICKS, Out, Owner
from carambolage.testing.trials.invariants import Found, Invariant, any_of, tally
from tests.games.wreckage.polygons import TABLES, overlapping, pieces

LAST_TURN = 200
SOLID, ALL = SEATS + OBSTACLES, SEATS + OBSTACLES + MINES
KEPT_APART = [(one, two) for one in range(SOLID) for two in range(one + 1, ALL if one < SEATS else SOLID)]


def _begun(games: Packed) -> Found:
    """The set-up is over but for the starting speeds."""
    return np.asarray(games["arena"] > 0)


def _driving(games: Packed) -> Found:
    """The cars in play of games that have begun."""
    return np.asarray(games["cars"]["out"] == Out.IN_PLAY) & _begun(games)[:, None]


def things_overlap(games: Packed) -> Found:
    """No two of cars and obstacles overlap, and no car overlaps a mine (WK-GEO-10)."""
    return overlapping(games, KEPT_APART)


def things_outside(games: Packed) -> Found:
    """Nothing sticks out of the arena (WK-GEO-10, WK-GEO-23)."""
    shapes, there = pieces(games)
    out = (np.abs(shapes) > games["arena"][:, None, None, None]).any(axis=(2, 3))
    cans = games["cans"]
    astray = (cans["owner"] == Owner.GROUND) & (
        np.maximum(np.abs(cans["x"]), np.abs(cans["y"])) > games["arena"][:, None]
    )
    return any_of(out & there) | any_of(astray)


def cans_lost_or_made(games: Packed) -> Found:
    """Five cans, four with 3 players, are on the ground, aboard a car in play, or (if no site was free) in the box."""
    owner = games["cans"]["owner"].astype(np.int64)
    carrier = np.take_along_axis(games["cars"]["out"], np.clip(owner, 0, SEATS - 1), axis=1)
    dropping = games["ask"] == Question.DROP_CAN
    wrong = (owner < Owner.BOX) | (owner >= games["seats"][:, None])
    ghost = (owner >= 0) & (carrier != Out.IN_PLAY) & ~dropping[:, None] & (games["over"] == 0)[:, None]
    spare = (games["seats"] == SEATS - 1) & (owner[:, -1] != Owner.BOX)
    return np.asarray(any_of(wrong | ghost) | spare)


def steering_cards_lost_or_made(games: Packed) -> Found:
    """Every card of a car in play is in the talon, planned or lost."""
    cars = games["cars"]
    plan = cars["plan"].astype(np.int64)
    kinds = np.where(plan == Face.EMPTY, -1, np.maximum(plan - 1, 0))
    planned = tally(kinds.reshape(-1, 2), 6).reshape(*plan.shape[:2], 6)
    whole = np.ones_like(planned)
    whole[:, :, 0] = 2 - games["house"]["pedal_cards"][:, None]
    held = cars["talon"] + cars["lost"] + planned
    return any_of((held != whole) & _driving(games)[:, :, None]) | any_of((cars["talon"] < 0) | (cars["lost"] < 0))


def damage_cards_lost_or_made(games: Packed) -> Found:
    """Every damage card is in the deck, in the discard pile, or being resolved."""
    held = games["deck"] + games["discard"] + games["draw"]["drawn"]
    below = (games["deck"] < 0) | (games["discard"] < 0) | (games["draw"]["drawn"] < 0)
    return any_of((held != TABLES["damage_copies"]) | below)


def equipment_made(games: Packed) -> Found:
    """No kind of equipment is taken more often than it exists; in a game that has begun everybody has three."""
    owned = games["cars"]["equipment"]
    counts = tally(owned.reshape(len(games), -1), EQUIPMENT)
    seated = np.arange(SEATS) < games["seats"][:, None]
    lacking = (owned == NOBODY).any(axis=2) & seated & _begun(games)[:, None]
    return any_of(counts + games["pool"] > TABLES["copies"]) | any_of(lacking)


def vehicles_twice(games: Packed) -> Found:
    """Every token is used once."""
    vehicle = games["cars"]["vehicle"].astype(np.int64)
    tokens = tally(np.where(vehicle < 0, -1, vehicle // 2), SEATS)
    return any_of(tokens > 1)


def numbers_off(games: Packed) -> Found:
    """Speeds, gears, headings, hits and marks are within their limits."""
    cars, driving = games["cars"], _driving(games)
    vehicle = np.maximum(cars["vehicle"], 0)
    armour = (cars["equipment"] == EQUIPMENT - 1).sum(axis=2) * TABLES["armour_structure"]
    top = np.where(cars["gear"] == 0, 4, 2)
    wrong = (cars["speed"] < 0) | (cars["speed"] > top) | ((cars["speed"] == 0) & (cars["gear"] != 0))
    wrong |= (cars["heading"] < 0) | (cars["heading"] >= TICKS) | (cars["hits"] < 0)
    wrong |= cars["hits"] >= TABLES["structure"][vehicle] + armour
    wrong |= cars["hairpins"] > TABLES["handling"][vehicle]
    wrong |= (cars["discarded"] < 0) | (cars["discarded"] >= 1 << SLOTS) | (cars["mines_left"] < 0)
    return any_of(wrong & driving)


def plans_left_over(games: Packed) -> Found:
    """At planning nothing lies on the table but the plans of those who are done."""
    planning = games["ask"] == Question.PLAN
    waiting = (games["asked"].astype(np.int64)[:, None] >> np.arange(SEATS)) & 1
    cars = games["cars"]
    left = ((cars["plan"] != Face.EMPTY).any(axis=2) | (cars["shown"] != 0) | (cars["dousing"] != 0)) & (waiting == 1)
    marks = (cars["smashes"] != 0) | (cars["dodges"] != 0) | (cars["spun"] != 0) | (cars["rams_used"] != 0)
    return any_of((left | (marks & _driving(games))) & planning[:, None])


def mines_made(games: Packed) -> Found:
    """No more mines are laid and left than Mine droppers bring."""
    droppers = (games["cars"]["equipment"] == 13).sum(axis=(1, 2)) * TABLES["mines_each"]
    return np.asarray((games["mines"]["laid"] != 0).sum(axis=1) + games["cars"]["mines_left"].sum(axis=1) > droppers)


def stack_out_of_bounds(games: Packed) -> Found:
    """The stack holds what is left of the turn, never more than there is room for."""
    depth = games["depth"]
    return np.asarray((depth < 0) | (depth > games["stack"].shape[1]) | ((depth == 0) & (games["over"] == 0)))


def faults(games: Packed) -> Found:
    """No rule met what it cannot deal with."""
    return np.asarray(games["fault"] != 0)


def questions_empty(games: Packed) -> Found:
    """Somebody who is there is asked something, and has at least two answers to choose from."""
    asked = games["asked"].astype(np.int64)
    wrong = (games["ask"] < 1) | (games["ask"] > Question.DROP_CAN) | (asked >= 1 << games["seats"]) | (asked == 0)
    secret = (games["ask"] == Question.PLAN) | (games["ask"] == Question.START_SPEED)
    several = (asked & (asked - 1)) != 0
    few = (games["offers"] < 2) | (games["offers"] > games["offer"].shape[1])
    gone = (games["left"].astype(np.int64) & asked) != 0
    return np.asarray((wrong | few | gone | (several & ~secret)) & (games["over"] == 0))


def offers_wrong(games: Packed) -> Found:
    """The answers offered are different actions of the game."""
    listed = np.arange(games["offer"].shape[1]) < games["offers"][:, None]
    actions = np.sort(np.where(listed, games["offer"], GAME.actions.count + np.arange(listed.shape[1])), axis=1)
    outside = listed & ((games["offer"] < 0) | (games["offer"] >= GAME.actions.count))
    return np.asarray((any_of(actions[:, 1:] == actions[:, :-1]) | any_of(outside)) & (games["over"] == 0))


def too_long(games: Packed) -> Found:
    """A game ends with the turn limit, within the decisions promised (WK-END-09, WK-END-10)."""
    limit = np.where(games["house"]["turn_limit"] == 0, LAST_TURN, games["house"]["turn_limit"])
    most = 804 * np.maximum(games["turn"], 1).astype(np.int64) + 20
    return np.asarray((games["turn"] > limit) | (games["decisions"] > most))


def ends_wrong(games: Packed) -> Found:
    """A finished game has a reason and winners, one that goes on has neither, and is not won by cans already."""
    over = games["over"] != 0
    told = ((games["reason"] != 0) == over) & ((games["winners"] != 0) == over)
    owned = tally(games["cans"]["owner"], SEATS)
    won = (owned >= 3).any(axis=1) & (games["house"]["win_timing"] == 0)
    alone = (games["cars"]["out"] == Out.IN_PLAY).sum(axis=1) < 2
    waits = np.isin(games["ask"], (Question.DROP_CAN, Question.PLATING)) | (games["house"]["respawn"] != 0)
    return np.asarray(~told | (~over & (won | (alone & ~waits))))


INVARIANTS: tuple[Invariant, ...] = (
    things_overlap,
    things_outside,
    cans_lost_or_made,
    steering_cards_lost_or_made,
    damage_cards_lost_or_made,
    equipment_made,
    vehicles_twice,
    numbers_off,
    plans_left_over,
    mines_made,
    stack_out_of_bounds,
    faults,
    questions_empty,
    offers_wrong,
    too_long,
    ends_wrong,
)
