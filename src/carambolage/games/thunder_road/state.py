"""The record of a game of Thunder Road, and the record of its printed parts.

A space is a number from 0 to 143: six lanes times 24 columns. Columns wrap: the tile that leaves at the rear frees the
eight columns on which the next lead tile is laid, so nothing moves when the board scrolls (TR-GEO-03).
"""

from typing import Annotated

from carambolage.engine.record import Shape, i8, i16, i32, record
from carambolage.engine.rules.state import NUMBERS, GameRecord, Printed

CREWS = 6
CREW_VEHICLES = 5
FIRST_WRECK = CREWS * CREW_VEHICLES
WRECKS = 12
VEHICLES = FIRST_WRECK + WRECKS
LANES = 6
COLUMNS = 24
SPACES = LANES * COLUMNS
TILE_COLUMNS = 8
TILE_SPACES = LANES * TILE_COLUMNS
SIDES = 20
TURNS = 3
NOBODY = -1
START = -1
GONE = -2
FACEUP = 64


@record
class Vehicle:
    """A car, a motorcycle, the truck (its front section), one of its other sections, or a wreck.

    Vehicle 5 * crew + n is the n-th of a crew; wrecks come after all crews. `space` is START before it enters (a
    truck's section: whenever it is not on the board), GONE once eliminated. `stamp` counts arrivals and `stops` counts
    losses of moves, so that what was begun for an earlier arrival or walk can be told to be stale.
    """

    space: i16
    kind: i8
    size: i8
    broken: i8
    pending: i8
    damage: Annotated[list[i8], Shape(2)]
    ongoing: Annotated[list[i8], Shape(2)]
    moved: i8
    coasts: i8
    burning: i8
    upgrade: i8
    spent: i8
    loads: i8
    stamp: i8
    stops: i8
    slides: i8


@record
class Crew:
    """One crew: its seat, dice, board, chopper and cards. `out` is 0 while it is in, else the order of going out.

    `held` has a bit per command slot with a die or token this round; `dented` has a bit per damaged command of the
    truck, `stand_ins` one for each of those under a standard token; cards are stored plus one; `spent` are the used
    limits of the leader's power; German Engineering piles are a bit per card.
    """

    kind: i8
    seat: i8
    out: i8
    running: i8
    turns: i8
    dice: Annotated[list[i8], Shape(6)]
    commanded: i8
    held: i8
    chopper: i16
    steering: i8
    sections: i8
    dented: i8
    stand_ins: i8
    leader: i8
    tokens: i8
    tokens_out: i8
    scrap: i8
    hexed: i8
    spent: i8
    bonus: i8
    bonus_seen: i8
    airstrike: i8
    bounty: i8
    one_shot: i8
    smoke: i8
    german: i8
    hand: i32
    deck: i32
    boards: i32
    discard: i32
    lucky_card: i8
    dealt: Annotated[list[i8], Shape(4)]
    kept: Annotated[list[i8], Shape(3)]
    picked: i8
    chosen: i8
    seen: i32


@record
class Turn:
    """What lasts for one turn, or one activation of it, only. `powers` has a bit per command or card at work."""

    seat: i8
    crew: i8
    vehicle: i8
    coast: i8
    value: i8
    second: i8
    second_coast: i8
    second_value: i8
    die_slot: i8
    die_value: i8
    token_slot: i8
    free_slot: i8
    rig_command: i8
    moves: i16
    gained: i16
    kept: i16
    lost: i8
    stopped: i8
    steps: i8
    driving: i8
    began: i16
    began_tile: i16
    driven_from: i16
    all_road: i8
    salt: i8
    bonus: i8
    drift: i8
    drifting: i8
    sandy: i16
    muddy: i16
    forced: i8
    shots: i8
    targets: Annotated[list[i8], Shape(3)]
    powers: i32
    goals: i16
    last_hit: i8
    bound: i8
    shoved: i8
    began_road: i8
    rerolled: i8


@record
class House:
    """The options, each the index of its value; `cards` is 1 when any expansion with cards is in use."""

    start_tile: i8
    crew_choice: i8
    big_rig: i8
    final_five: i8
    carnage: i8
    start_area_is_road: i8
    road_die_after_stop: i8
    mud_reveal_charge: i8
    drift_on_revealed_wreck: i8
    shoot_inoperable: i8
    box_limits: i8
    tile_return_side: i8
    two_player_final_tile: i8
    round_cap: i16
    out_player_finish_wins: i8
    simultaneous_wipeout: i8
    rig_slam_stops: i8
    bike_drift: i8
    salt_flats: i8
    ramp_reveal: i8
    fire_die: i8
    ongoing_token_repair: i8
    big_team: i8
    leaders: i8
    upgrades: i8
    road_conditions: i8
    advanced_airstrikes: i8
    bounties: i8
    one_shots: i8
    bonus_commands: i8
    german_engineering: i8
    leaders_shown: i8
    em_berco_without_carnage: i8
    token_on_bonus_command: i8
    controlled_return: i8
    redraw_useless: i8
    mask_reactions: i8
    bonus_commands_public: i8
    ge_first_player: i8
    cards: i8


@record
class Dice:
    """The special dice as they lie on the table, as results (SlamFace, ShootingFace, FireFace, Direction)."""

    slam: i8
    direction: i8
    shooting: i8
    stunt: i8
    fire: i8
    road: i8


@record
class Slam:
    """The slam at hand: who came, who was there, what rights to reroll are left (a bit per crew)."""

    top: i8
    bottom: i8
    rights: i8
    asked: i8
    hexers: i8
    driven: i8
    bare: i8
    chosen: i8
    first: i8
    dice: i8
    fixed: i8


@record
class Shot:
    """The shot at hand: shooter (a vehicle, or a crew's chopper), target, announced rig command, rights used."""

    crew: i8
    shooter: i8
    target: i8
    command: i8
    space: i16
    kind: i8
    hit: i8
    used: i8


@record
class State(GameRecord):
    """The whole game. Piles store the number of tokens of each kind: their order is chance, drawn when it matters."""

    stack: Annotated[list[list[i16]], Shape(32, 1 + NUMBERS)]
    offer: Annotated[list[i16], Shape(148)]

    house: House
    turn: Turn
    dice: Dice
    slam: Slam
    shot: Shot
    crews: Annotated[list[Crew], Shape(CREWS)]
    vehicles: Annotated[list[Vehicle], Shape(VEHICLES)]
    crew_count: i8
    first: i8
    round: i16
    outs: i8
    winner: i8
    reason: i8

    rear: i8
    tile_number: i16
    final: i8
    scrolling: i8
    batch: i8
    lost_space: Annotated[list[i16], Shape(CREWS)]
    sides: Annotated[list[i8], Shape(3)]
    conditions: Annotated[list[i8], Shape(3)]
    condition_deck: i16
    condition_discard: i16
    unseen_tiles: i16
    queue: Annotated[list[i8], Shape(10)]
    queued: i8

    ground: Annotated[list[i8], Shape(SPACES)]
    sand: Annotated[list[i8], Shape(COLUMNS)]
    token: Annotated[list[i8], Shape(SPACES)]
    eyes: Annotated[list[i8], Shape(SPACES)]
    age: Annotated[list[i8], Shape(SPACES)]
    at: Annotated[list[i8], Shape(SPACES)]
    visitor: Annotated[list[i8], Shape(SPACES)]
    chopper: Annotated[list[i8], Shape(SPACES)]

    hazards: Annotated[list[i8], Shape(11)]
    hazards_left: i8
    hazard_discard: Annotated[list[i8], Shape(11)]
    hazards_discarded: i8
    hazard_age: i8
    damages: Annotated[list[i8], Shape(12)]
    damages_left: i8
    damages_aside: Annotated[list[i8], Shape(12)]
    ongoing_deck: i32
    ongoing_discard: i32
    token_supply: i8
    shaken: Annotated[list[i16], Shape(VEHICLES)]
    lifted: Annotated[list[i16], Shape(VEHICLES)]
    quaking: i8
    quakes: i8
    crowd: i8
    slams: i16
    chain: i32
    chain_wrecks: i16
    chain_slams: i8
    tally: Annotated[list[i16], Shape(CREWS)]
    shown: Annotated[list[i32], Shape(3)]


@record
class Tables(Printed):
    """The printed parts, from the pack. `near` is geometry: the neighbour of each space in each direction, columns
    wrapped, -1 over a side edge. `cost` is the moves a driven step onto each ground takes, `limit` how often a power or
    an upgrade may be used: as often as wanted, or once per turn (1), round (2), game (3).
    """

    near: Annotated[list[list[i16]], Shape(6, SPACES)]
    ground: Annotated[list[list[i8]], Shape(SIDES, 48)]
    spots: Annotated[list[list[i8]], Shape(SIDES, 48)]
    cost: Annotated[list[i8], Shape(9)]
    car_die: Annotated[list[i8], Shape(6)]
    rig_die: Annotated[list[i8], Shape(6)]
    bike_die: Annotated[list[i8], Shape(6)]
    road_die: Annotated[list[i8], Shape(6)]
    stunt_die: Annotated[list[i8], Shape(6)]
    direction_die: Annotated[list[i8], Shape(6)]
    slam_die: Annotated[list[i8], Shape(6)]
    shooting_die: Annotated[list[i8], Shape(6)]
    fire_die: Annotated[list[list[i8]], Shape(2, 6)]
    hazards: Annotated[list[list[i8]], Shape(2, 11)]
    damages: Annotated[list[list[i8]], Shape(2, 12)]
    sizes: Annotated[list[i8], Shape(3)]
    coasts: Annotated[list[i8], Shape(3)]
    command_tokens: i8
    stars: Annotated[list[i8], Shape(11)]
    command: Annotated[list[list[i8]], Shape(13, 5)]
    low: Annotated[list[list[i8]], Shape(13, 5)]
    high: Annotated[list[list[i8]], Shape(13, 5)]
    bonus_low: Annotated[list[i8], Shape(6)]
    bonus_high: Annotated[list[i8], Shape(6)]
    rig_need: Annotated[list[list[i8]], Shape(9, 2)]
    number: Annotated[list[list[i8]], Shape(62, 3)]
    command_number: Annotated[list[list[i8]], Shape(28, 3)]
    ongoing_number: Annotated[list[i8], Shape(21)]
    condition_number: Annotated[list[list[i8]], Shape(10, 2)]
    german_move: Annotated[list[i8], Shape(18)]
    german_shot: Annotated[list[i8], Shape(18)]
    useless: Annotated[list[i8], Shape(62)]
    limit: Annotated[list[i8], Shape(62)]
