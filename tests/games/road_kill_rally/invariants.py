"""What is true of every game of Road Kill Rally whenever somebody is asked: each invariant finds those that break it.

They work on arrays of packed games, so that hundreds of games are looked at in one go.
"""

import numpy as np

from carambolage.engine.record import Packed, pack
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import (
    ACCESSORY_KINDS,
    CLASSES,
    LANES,
    ORDINARY_TILES,
    RALLY_KINDS,
    ROAD_TILES,
    ROWS,
    SEATS,
    SLOTS,
    TILES,
    Slot,
    Status,
    Tile,
)
from carambolage.testing.trials.invariants import Found, Invariant, Numbers, any_of, tally

TABLES = pack(GAME.load_pack(GAME.home / "pack"))[0]
MOST_TOKENS, FASTEST = 3, 10
LAST_ROUND = 270  # RK-RND-08: 88 rounds for each of three cars, and two more per car with wrecks
BEFORE_THE_RACE = (Question.CHOOSE_SKILL, Question.MOUNT_SLOT, Question.CHOOSE_POLE)
NOTHING_UNDER_WAY = (Question.SET_SPEED, Question.COMBAT_ACTION)
WHILE_PLAYED = (
    *(Question.COMBAT_VICTIM, Question.OIL_SPACE, Question.PAY_CARD, Question.REROLL_BLANKS),
    *(Question.SUFFER, Question.LOSE_ACCESSORY),
)


def _cars(games: Packed, field: str) -> Numbers:
    """A number of every car."""
    return np.asarray(games["car"][field]).astype(np.int64)


def _racing(games: Packed) -> Found:
    return np.asarray(_cars(games, "status") == Status.RACING)


def _spaces(games: Packed) -> Numbers:
    """The space of every racing car on the ground, -1 for those in flight and out of the race."""
    flying = (games["move"]["flight"] != 0)[:, None] & (np.arange(SEATS) == games["move"]["seat"][:, None])
    spaces = LANES * (_cars(games, "row") - 1) + _cars(games, "lane")
    return np.where(_racing(games) & ~flying, spaces, -1)


def _laid(games: Packed) -> Found:
    """The places of `road` that hold a tile of this race, whether it still lies on the table or not."""
    return np.asarray(np.arange(ROAD_TILES) < games["placed"][:, None])


def rally_cards_lost_or_made(games: Packed) -> Found:
    """All rally cards of each kind are in the draw pile, the discard pile, a hand, or being played (RK-GEN-14)."""
    playing = games["playing"][:, None] == np.arange(RALLY_KINDS)
    held = games["hand"].sum(axis=1) + games["deck"] + games["discard"] + playing
    return any_of(held != TABLES["rally"]["count"])


def accessories_lost_or_made(games: Packed) -> Found:
    """All accessories of each kind are in a pile, a hand or a slot; hands of those who have left count on."""
    mounted = tally(games["car"]["slot"].reshape(len(games), -1), ACCESSORY_KINDS)
    held = games["parts"].sum(axis=1) + games["part_deck"] + games["part_discard"] + mounted
    return any_of(held != TABLES["accessory"]["count"])


def targets_lost_or_made(games: Packed) -> Found:
    """All targets of each class are in the supply, on the road or in a score box (RK-GEN-14)."""
    held = games["supply"] + tally(games["target"] - 1, CLASSES) + games["car"]["scored"].sum(axis=1)
    return any_of(held != TABLES["supply"])


def tiles_lost_or_made(games: Packed) -> Found:
    """Every ordinary tile is still to come, drawn, refused, or has been placed, once (RK-SET-01, RK-ROA-22)."""
    placed = tally(np.where(_laid(games), games["road"]["tile"], -1), TILES)
    drawn = (games["ask"] == Question.ORIENT_TILE)[:, None] & (games["about"][:, :1] == np.arange(ORDINARY_TILES))
    held = games["tile_bag"] + games["refused"] + placed[:, :ORDINARY_TILES] + drawn
    torn = (placed[:, Tile.START] != 1) | (placed[:, Tile.FINISH] > 1)
    return np.asarray(any_of(held != 1) | torn)


def counts_off(games: Packed) -> Found:
    """Every number kept beside a pile or a hand is the number of its cards."""
    return np.asarray(
        (games["deck_left"] != games["deck"].sum(axis=1))
        | (games["discarded"] != games["discard"].sum(axis=1))
        | (games["part_deck_left"] != games["part_deck"].sum(axis=1))
        | (games["part_discarded"] != games["part_discard"].sum(axis=1))
        | (games["tiles_left"] != games["tile_bag"].sum(axis=1))
        | any_of(games["cards"] != games["hand"].sum(axis=2))
        | any_of(games["part_cards"] != games["parts"].sum(axis=2))
    )


def counts_below_zero(games: Packed) -> Found:
    """No pile holds less than nothing."""
    piles = ("hand", "deck", "discard", "parts", "part_deck", "part_discard", "supply", "tile_bag", "refused")
    return np.asarray(np.logical_or.reduce([any_of(games[name] < 0) for name in piles]))


def spaces_shared(games: Packed) -> Found:
    """One car at most stands in a space, but for one in flight (RK-MOV-06)."""
    return any_of(tally(_spaces(games), LANES * ROWS) > 1)


def cars_off_the_road(games: Packed) -> Found:
    """A racing car is on a row of the table, all others are nowhere; beyond the line nobody drives (RK-END-02)."""
    row, lane = _cars(games, "row"), _cars(games, "lane")
    tail = np.take_along_axis(games["road"]["first"], games["tail"].astype(np.int64)[:, None], axis=1)
    front = np.take_along_axis(games["road"]["tile"], games["placed"].astype(np.int64)[:, None] - 1, axis=1)
    last = games["rows"][:, None] - np.where(front == Tile.FINISH, TABLES["tile"]["rows"][Tile.FINISH] - 2, 0)
    off = (row < tail) | (row > last) | (lane < 0) | (lane >= LANES)
    return any_of(np.where(_racing(games), off, row != 0))


def foremost_tile_entered(games: Packed) -> Found:
    """Between two movements nobody stands on the foremost tile, unless that is the finish (RK-ROA-30)."""
    place = games["placed"].astype(np.int64)[:, None] - 1
    first = np.take_along_axis(games["road"]["first"], place, axis=1)
    finish = np.take_along_axis(games["road"]["tile"], place, axis=1)[:, 0] == Tile.FINISH
    on_it = any_of(_racing(games) & (_cars(games, "row") >= first))
    return np.asarray(on_it & ~finish & np.isin(games["ask"], NOTHING_UNDER_WAY))


def dashboards_off(games: Packed) -> Found:
    """Speeds are 1 to 10, tokens 0 to 3, and only three cars take a place (RK-GEN-02, RK-WIP-06, RK-END-03)."""
    speed, tokens, place = _cars(games, "speed"), _cars(games, "tokens"), _cars(games, "place")
    seated = np.arange(SEATS) < games["seats"][:, None]
    wrong = (speed < 1) | (speed > FASTEST) | (tokens < 0) | (tokens > MOST_TOKENS) | (_cars(games, "shots") < 0)
    crossed = _cars(games, "status") == Status.CROSSED
    unordered = np.sort(np.where(crossed, place, 0), axis=1) != np.maximum(
        np.arange(1, SEATS + 1) - (SEATS - games["crossed"])[:, None], 0
    )
    return any_of(wrong & seated) | any_of(unordered) | np.asarray(games["crossed"] > MOST_TOKENS)


def eliminated_wrongly(games: Packed) -> Found:
    """With elimination nobody races on with three tokens; without it nobody is destroyed and no wreck lies."""
    plays = games["house"]["elimination"] != 0
    on = any_of(_racing(games) & (_cars(games, "tokens") == MOST_TOKENS))
    out = any_of(_cars(games, "status") == Status.DESTROYED) | any_of(games["wreck"] != 0)
    return np.asarray(np.where(plays, on, out))


def accessories_in_wrong_slots(games: Packed) -> Found:
    """Every mounted card is in the slot of its colour; a closed slot is empty (RK-ACC-01, RK-WIP-16)."""
    slots = games["car"]["slot"].astype(np.int64)
    colour = TABLES["accessory"]["slot"][np.maximum(slots, 0)]
    closed = (games["car"]["closed"][:, :, None] >> np.arange(SLOTS)) & 1 != 0
    return any_of((slots != Slot.EMPTY) & ((colour != np.arange(SLOTS)) | closed))


def skills_twice(games: Packed) -> Found:
    """Every skill is with one driver at most, and with nobody where skills are not played (RK-SKI-05)."""
    skills = np.sort(games["car"]["skill"], axis=1)
    twice = any_of((skills[:, 1:] == skills[:, :-1]) & (skills[:, 1:] >= 0))
    return np.asarray(twice | (any_of(skills >= 0) & (games["house"]["skills"] == 0)))


def road_torn(games: Packed) -> Found:
    """Rows are numbered on from tile to tile, and every row knows its tile (RK-ROA-01, RK-ROA-29)."""
    tiles = games["road"]["tile"].astype(np.int64)
    rows = np.where(_laid(games), TABLES["tile"]["rows"][np.maximum(tiles, 0)], 0)
    first = np.cumsum(rows, axis=1) - rows + 1
    numbered = np.where(_laid(games), games["road"]["first"] != first, False)
    known = np.arange(1, ROWS + 1)[None, :]
    place = games["tile_of_row"][:, 1:].astype(np.int64)
    starts = np.take_along_axis(first, np.clip(place, 0, ROAD_TILES - 1), axis=1)
    astray = (known <= games["rows"][:, None]) & ((known < starts) | (place >= games["placed"][:, None]))
    return np.asarray(any_of(numbered) | any_of(astray) | (games["rows"] != rows.sum(axis=1)))


def pieces_off_the_table(games: Packed) -> Found:
    """Targets, oil tokens and wrecks lie on tiles that are on the table (RK-ROA-28)."""
    tail = np.take_along_axis(games["road"]["first"], games["tail"].astype(np.int64)[:, None], axis=1)
    row = np.arange(ROWS + 1)[None, :]
    gone = (row < tail) | (row > games["rows"][:, None])
    targets = games["target"].reshape(len(games), ROWS, LANES).any(axis=2)
    return any_of(gone & ((games["oil"] != 0) | (games["wreck"] != 0))) | any_of(gone[:, 1:] & targets)


def card_left_apart(games: Packed) -> Found:
    """A card is being played only while its attack or its oil is under way (RK-RAL-04)."""
    return np.asarray((games["playing"] >= 0) & ~np.isin(games["ask"], WHILE_PLAYED) & (games["ended"] == 0))


def order_off(games: Packed) -> Found:
    """In the order of a phase every seat occurs once (RK-RND-05)."""
    ordered = np.arange(SEATS) < games["ordered"][:, None]
    return any_of(tally(np.where(ordered, games["order"], -1), SEATS) > 1)


def stack_out_of_bounds(games: Packed) -> Found:
    """The stack holds what is left of the round, never more than there is room for."""
    depth = games["depth"]
    return np.asarray((depth < 0) | (depth >= games["stack"].shape[1]) | ((depth == 0) & (games["over"] == 0)))


def faults(games: Packed) -> Found:
    """No rule met what it cannot deal with."""
    return np.asarray(games["fault"] != 0)


def questions_empty(games: Packed) -> Found:
    """Somebody who is there is asked something, and has at least two answers to choose from."""
    seat, asked = games["seat"].astype(np.int64), games["asked"].astype(np.int64)
    together = games["ask"] == Question.CHOOSE_SKILL
    wrong = (games["ask"] < 1) | (games["ask"] > Question.LOSE_ACCESSORY) | (seat >= games["seats"])
    wrong |= ((asked >> seat) & 1 == 0) | (~together & (asked != 1 << seat))
    few = (games["offers"] < 2) | (games["offers"] > games["offer"].shape[1])
    gone = (games["left"].astype(np.int64) & asked) != 0
    return np.asarray((wrong | few | gone) & (games["over"] == 0))


def out_of_the_race_and_asked(games: Packed) -> Found:
    """Once the race has begun, only drivers in the race are asked."""
    racing = np.take_along_axis(_racing(games), games["seat"].astype(np.int64)[:, None], axis=1)[:, 0]
    return np.asarray(~racing & ~np.isin(games["ask"], BEFORE_THE_RACE) & (games["over"] == 0))


def offers_wrong(games: Packed) -> Found:
    """The answers offered are different actions of the game, in the order of their numbers (RK-DEC-04)."""
    listed = np.arange(games["offer"].shape[1]) < games["offers"][:, None]
    outside = listed & ((games["offer"] < 0) | (games["offer"] >= GAME.actions.count))
    actions = np.sort(np.where(listed, games["offer"], GAME.actions.count + np.arange(listed.shape[1])), axis=1)
    return np.asarray((any_of(actions[:, 1:] == actions[:, :-1]) | any_of(outside)) & (games["over"] == 0))


def too_long(games: Packed) -> Found:
    """A race ends within the rounds and the decisions promised (RK-RND-08, RK-RND-12)."""
    return np.asarray((games["round"] > LAST_ROUND) | (games["decisions"] > GAME.longest))


def ranks_wrong(games: Packed) -> Found:
    """Nobody is ranked before the end; then somebody is first, and nobody is behind the last (RK-END-13)."""
    ranks, seated = _cars(games, "rank"), np.arange(SEATS) < games["seats"][:, None]
    wrong = any_of(seated & ((ranks < 1) | (ranks > games["seats"][:, None]))) | ~any_of(ranks == 1)
    return np.asarray(np.where(games["over"] != 0, wrong, any_of(ranks != 0)))


INVARIANTS: tuple[Invariant, ...] = (
    rally_cards_lost_or_made,
    accessories_lost_or_made,
    targets_lost_or_made,
    tiles_lost_or_made,
    counts_off,
    counts_below_zero,
    spaces_shared,
    cars_off_the_road,
    foremost_tile_entered,
    dashboards_off,
    eliminated_wrongly,
    accessories_in_wrong_slots,
    skills_twice,
    road_torn,
    pieces_off_the_table,
    card_left_apart,
    order_off,
    stack_out_of_bounds,
    faults,
    questions_empty,
    out_of_the_race_and_asked,
    offers_wrong,
    too_long,
    ranks_wrong,
)
