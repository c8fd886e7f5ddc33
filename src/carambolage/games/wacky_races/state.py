"""The record of a game of Wacky Races, and the record of its printed parts."""

from typing import Annotated

from carambolage.engine.record import Shape, i8, i16, record
from carambolage.engine.rules.state import GameRecord, Printed

RACERS = 6
PLACES = 26
HAND_TILES = 5
NOBODY = -1


@record
class Racer:
    """One of the six racers; the first ones are driven by the seats of the same number (WR-GEN-01)."""

    car: i8
    place: i8
    neutral: i8
    ready: i8
    bridge: i8
    mud: i8
    low: i8
    halted: i8
    fuelled: i8
    finished: i8
    rank: i8


@record
class House:
    """The options of chapter 19, each the index of its value."""

    racer_choice: i8
    first_player: i8
    special_tile: i8
    stuck_discard: i8
    trap_reshuffle: i8
    villain_extra_move: i8
    foiled_ends_turn: i8
    powers: i8
    special_trigger: i8
    gas_repeat: i8
    neutral_reveals: i8
    finish_mode: i8
    rank_ties: i8
    solo_level: i8
    solo_cars: i8
    season: i8
    race: i8
    neutral_points: i8
    championship_first: i8


@record
class Turn:
    """What lasts for one turn (or one neutral activation) only."""

    played: i8
    moved: i8
    over: i8
    one_card: i8
    loops: i8
    doubles: i8
    lines: i8
    named_place: i8
    slot: i8


@record
class State(GameRecord):
    """The whole game. Piles store the number of cards of each kind: their order is chance, drawn when it matters."""

    stack: Annotated[list[list[i16]], Shape(32, 5)]
    about: Annotated[list[i16], Shape(3)]
    offer: Annotated[list[i16], Shape(32)]

    house: House
    turn: Turn
    racers: Annotated[list[Racer], Shape(RACERS)]
    together: i8
    left: i8
    first: i8
    active: i8
    round: i8
    race: i8
    races_run: i8
    driving: i8
    finishers: i8
    gas_done: i8

    finish: i8
    lap: i8
    tile: Annotated[list[i8], Shape(PLACES)]
    covered: Annotated[list[i8], Shape(PLACES)]
    standing: Annotated[list[i8], Shape(PLACES)]
    trap: Annotated[list[i8], Shape(PLACES)]
    trap_eyes: Annotated[list[i8], Shape(PLACES)]
    trap_batch: Annotated[list[i8], Shape(PLACES)]

    hand: Annotated[list[list[i8]], Shape(RACERS, 4)]
    cards: Annotated[list[i8], Shape(RACERS)]
    deck: Annotated[list[i8], Shape(4)]
    deck_left: i8
    discard: Annotated[list[i8], Shape(4)]
    discarded: i8
    top: i8
    look: Annotated[list[i8], Shape(4)]
    tiles: Annotated[list[list[i8]], Shape(RACERS, HAND_TILES)]
    tiles_left: Annotated[list[i8], Shape(RACERS)]
    tiles_out: Annotated[list[i8], Shape(21)]

    villain: i16
    villain_out: i8
    trap_bag: Annotated[list[i8], Shape(10)]
    trap_left: i8
    trap_under: Annotated[list[i8], Shape(16)]
    trap_under_eyes: Annotated[list[i8], Shape(16)]
    trap_unders: i8
    trap_discard: Annotated[list[i8], Shape(10)]
    trap_age: i8
    seen: Annotated[list[i8], Shape(2)]
    pass_place: Annotated[list[i8], Shape(RACERS)]

    points: Annotated[list[i16], Shape(RACERS)]
    ranks: Annotated[list[list[i8]], Shape(16, RACERS)]


@record
class Tables(Printed):
    """The printed parts, from the pack."""

    terrain: Annotated[list[i8], Shape(31)]
    cards: Annotated[list[i8], Shape(4)]
    traps: Annotated[list[i8], Shape(10)]
    trap_number: Annotated[list[list[i8]], Shape(10, 2)]
    cancels: Annotated[list[i16], Shape(10)]
    forward: Annotated[list[i8], Shape(40)]
    number: Annotated[list[list[i8]], Shape(40, 3)]
    points: Annotated[list[i8], Shape(6)]
