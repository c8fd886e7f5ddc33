"""The record of a game of Wreckage (WK-GEO-26)."""

from typing import Annotated

from carambolage.engine.record import Shape, i8, i16, record
from carambolage.engine.rules.state import GameRecord
from carambolage.games.wreckage.names.components import DAMAGE_CARDS, EQUIPMENT, SLOTS
from carambolage.games.wreckage.names.things import CANS, MINES, OBSTACLES, SEATS

KINDS = 6
SPINS = 24  # directions of the spin counter (section 23.7)


@record
class House:
    """The options of chapter 1, each the index of its value; `turn_limit` is the number itself."""

    travel_rule: i8
    collision_cards: i8
    lasting_cards: i8
    reveal: i8
    fire_timing: i8
    initiative_tie: i8
    pedal_cards: i8
    turn_step: i8
    start_layout: i8
    setup_ring: i8
    arena: i8
    obstacles: i8
    can_limit: i8
    win_timing: i8
    nitro_use: i8
    ram_use: i8
    mine_hit: i8
    tyre_fire: i8
    repair_pool: i8
    drop_cans: i8
    turn_limit: i16
    quick_setup: i8
    respawn: i8
    layout: i8
    reshuffle_icon: i8


@record
class Car:
    """The car of a seat, with all that lies before its player."""

    x: i16
    y: i16
    heading: i16
    vehicle: i8  # NOBODY until it is chosen
    speed: i8
    gear: i8  # FORWARD whenever the speed is 0
    hits: i8
    hairpins: i8  # how many it has made
    out: i8
    burning: i8
    dousing: i8  # spends this turn on its fire

    equipment: Annotated[list[i8], Shape(SLOTS)]  # kinds, NOBODY where nothing was taken yet
    discarded: i8  # slots whose equipment has left the game, a bit each
    mines_left: i8

    talon: Annotated[list[i8], Shape(KINDS)]  # cards neither lost nor planned
    lost: Annotated[list[i8], Shape(KINDS)]
    plan: Annotated[list[i8], Shape(2)]  # faces, EMPTY where no card lies
    shown: i8  # planned cards that are face up, a bit each

    smashes: i8
    dodges: i8
    spun: i8
    rams_used: i8
    nitro_used: i8  # this turn
    cans_this_action: i8
    cans_this_turn: i8

    home_x: i16
    home_y: i16
    home_heading: i16
    fall: i16  # 0, or the number of the resolution in which it was destroyed
    fall_cans: i8  # what it carried just before
    kills: i8
    returns: i16  # the turn at whose end it comes back


@record
class Obstacle:
    """An obstacle on the table: its kind is token + 5 x face, NOBODY once it is gone or was never there."""

    x: i16
    y: i16
    heading: i16
    kind: i8


@record
class Can:
    """A gas can: on the ground, in the box, or aboard the car of the seat that owns it."""

    x: i16
    y: i16
    owner: i8


@record
class Mine:
    """A mine; it lies on the table once it is laid."""

    x: i16
    y: i16
    laid: i8


@record
class Act:
    """What lasts for one action only."""

    over: i8  # a collision, the destruction of the car: nothing more is done
    revealed: i8  # a card was turned up
    applied: i8
    card: i8  # what it does (Play), a repeated card in the place of Repeat
    jump: i8
    barrage: i8
    fired: i8  # slots whose weapon has fired, a bit each
    no_fire: i8  # a collision that did not end the action: a pushed wreck
    push_paid: i8
    blasts: i8  # mines owed under mine_hit = blast


@record
class Motion:
    """The turn or leg under way (WK-GEO-21)."""

    way: i8
    seat: i8
    x: i16  # where the leg starts
    y: i16
    heading: i16  # which way it goes, together with the gear
    gear: i8
    length: i16
    free: i16  # the last tested distance that was free
    told: i16  # the distance that everybody has been told of
    thrown: i16  # obstacles thrown since then, a bit each
    nitro: i8
    mine_at: i8  # after how many spaces a mine is laid, NOBODY for none
    wreck: i8  # the obstacle that is pushed, NOBODY for none
    wreck_x: i16  # where it would have been at the start of the leg
    wreck_y: i16
    can_at: Annotated[list[i16], Shape(CANS)]  # the distance or tick at which each can is reached, 0 if it is not


@record
class Crash:
    """The collision being resolved (WK-COL-13)."""

    number: i8  # N
    struck: i8  # cars that have still to draw, a bit for each seat


@record
class Draw:
    """The damage being resolved (WK-DMG-07)."""

    cause: i8
    culprit: i8
    points: i8  # what is left after the reductions so far
    weapon_spin: i8
    permanents: i8
    spins: i8
    reshuffles: i8
    drawn: Annotated[list[i8], Shape(DAMAGE_CARDS)]
    headings: Annotated[list[i8], Shape(SPINS)]  # the legal ones of a spin, while it is drawn


@record
class State(GameRecord):
    """The whole game. Piles store the number of cards of each kind: their order is chance, drawn when it matters."""

    stack: Annotated[list[list[i16]], Shape(32, 7)]
    offer: Annotated[list[i16], Shape(64)]

    house: House
    first: i8  # the seat that is number 1 (WK-SET-28)
    left: i8  # who has left the table, a bit for each seat
    turn: i16
    phase: i8
    active: i8  # whose action it is, or NOBODY
    arena: i16  # half the side of the square
    order: Annotated[list[i8], Shape(SEATS)]
    start_speed: Annotated[list[i8], Shape(SEATS)]  # as chosen in secret, NOBODY before
    falls: i16
    reason: i8
    winners: i8

    cars: Annotated[list[Car], Shape(SEATS)]
    obstacles: Annotated[list[Obstacle], Shape(OBSTACLES)]
    cans: Annotated[list[Can], Shape(CANS)]
    mines: Annotated[list[Mine], Shape(MINES)]
    pool: Annotated[list[i8], Shape(EQUIPMENT)]
    deck: Annotated[list[i8], Shape(DAMAGE_CARDS)]
    discard: Annotated[list[i8], Shape(DAMAGE_CARDS)]

    act: Act
    motion: Motion
    crash: Crash
    draw: Draw
