"""The record of a game of Road Kill Rally, and the record of its printed parts."""

from typing import Annotated

from carambolage.engine.record import Shape, i8, i16, record
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.games.road_kill_rally.names.things import (
    ACCESSORY_KINDS,
    CLASSES,
    LANES,
    ORDINARY_TILES,
    RALLY_KINDS,
    ROAD_TILES,
    ROWS,
    SEATS,
    SKILL_CARDS,
    SLOTS,
    SPACES,
    TILE_ROWS,
    TILES,
)

NOBODY = -1
BLOCKS = 5
ODDS = 17  # the chances of 0 to 16 dice to make at least 0 to 16 hits


@record
class House:
    """The options of chapter 19, each the index of its value; `straggler_limit` is a number of rounds."""

    presentation: i8
    start_seat: i8
    race_length: i8
    elimination: i8
    skills: i8
    teams: i8
    friendly_fire: i8
    tile_orientation: i8
    front_arc: i8
    veteran_driver: i8
    wiped_out_may_attack: i8
    three_tokens_no_scoring: i8
    damaged_slots: i8
    pits_with_three_tokens: i8
    forest_fire_blocks_sight: i8
    tie_break: i8
    straggler_limit: i8


@record
class Car:
    """A seat's car with its dashboard: all of it is public (RK-INF-01). Rows count from 1, lanes from 0."""

    status: i8
    row: i8
    lane: i8
    speed: i8
    pole: i8
    team: i8
    wiped: i8
    tokens: i8
    shots: i16
    scored: Annotated[list[i8], Shape(CLASSES)]
    cheered: i8
    slot: Annotated[list[i8], Shape(SLOTS)]
    closed: i8
    skill: i8
    rerolled: i8
    place: i8
    rank: i8


@record
class Placed:
    """A tile on the table: which one, which way round, its first row, its first square and the heading there."""

    tile: i8
    flipped: i8
    first: i8
    x: i8
    y: i8
    heading: i8
    entered: i8
    pitted: i8


@record
class Move:
    """What lasts for one movement only."""

    seat: i8
    over: i8
    steps: i8
    free: i8
    once: i8
    slide: i8
    line: i8
    diagonal: i8
    flight: i8
    back_row: i8
    back_lane: i8
    dice: i8


@record
class Attack:
    """What lasts for one combat action: who attacks with what, whom, and who strikes back afterwards."""

    seat: i8
    means: i8
    victims: i8
    victim: i8
    space: i16
    hits: i16
    blanks: i16
    spikes: i8
    fires: Annotated[list[i8], Shape(SEATS)]


@record
class Damage:
    """What one car suffers at the moment: where it comes from, what is still due, what has been lost (chapter 13)."""

    victim: i8
    source: i8
    by: i8
    tag: i8
    due: i16
    lost: i8
    grip: i8
    escaped: i8


@record
class State(GameRecord):
    """The whole game. Piles store the number of cards of each kind: their order is chance, drawn when it matters."""

    stack: Annotated[list[list[i16]], Shape(24, 7)]
    about: Annotated[list[i16], Shape(4)]
    offer: Annotated[list[i16], Shape(48)]  # RK-DEC-06

    house: House
    car: Annotated[list[Car], Shape(SEATS)]
    left: i8
    start: i8
    round: i16
    phase: i8
    active: i8
    order: Annotated[list[i8], Shape(SEATS)]
    ordered: i8
    settled: i8
    order_hits: Annotated[list[i16], Shape(SEATS)]
    crossed: i8
    first_finish: i16
    ended: i8
    lot: Annotated[list[i8], Shape(SEATS)]
    blanks: i16

    road: Annotated[list[Placed], Shape(ROAD_TILES)]
    tail: i8
    placed: i8
    rows: i8
    tile_of_row: Annotated[list[i8], Shape(ROWS + 1)]
    target: Annotated[list[i8], Shape(SPACES)]
    oil: Annotated[list[i8], Shape(ROWS + 1)]
    wreck: Annotated[list[i8], Shape(ROWS + 1)]
    supply: Annotated[list[i8], Shape(CLASSES)]
    tile_bag: Annotated[list[i8], Shape(ORDINARY_TILES)]
    tiles_left: i8
    above: i8
    refused: Annotated[list[i8], Shape(ORDINARY_TILES)]

    hand: Annotated[list[list[i8]], Shape(SEATS, RALLY_KINDS)]
    cards: Annotated[list[i8], Shape(SEATS)]
    deck: Annotated[list[i8], Shape(RALLY_KINDS)]
    deck_left: i8
    discard: Annotated[list[i8], Shape(RALLY_KINDS)]
    discarded: i8
    playing: i8

    parts: Annotated[list[list[i8]], Shape(SEATS, ACCESSORY_KINDS)]
    part_cards: Annotated[list[i8], Shape(SEATS)]
    part_deck: Annotated[list[i8], Shape(ACCESSORY_KINDS)]
    part_deck_left: i8
    part_discard: Annotated[list[i8], Shape(ACCESSORY_KINDS)]
    part_discarded: i8
    skills: Annotated[list[list[i8]], Shape(SEATS, 2)]
    skill_deck: Annotated[list[i8], Shape(SKILL_CARDS)]

    move: Move
    attack: Attack
    damage: Damage


@record
class RallyCard:
    """What is printed on one kind of rally card; the numbers of its text are `number`."""

    count: i8
    ammo: i8
    frame: i8
    window: i8
    arc: i8
    reach: i8
    dice: i8
    tag: i8
    sight: i8
    at_targets: i8
    at_all: i8
    number: Annotated[list[i8], Shape(3)]


@record
class AccessoryCard:
    """What is printed on one kind of accessory; the numbers of its text are `number`."""

    count: i8
    slot: i8
    cost: i8
    dice: i8
    least: i8
    reach: i8
    arc: i8
    tag: i8
    sight: i8
    number: Annotated[list[i8], Shape(3)]


@record
class RoadTile:
    """What is printed on a tile, in its printed direction: rows from 0, lanes from 0."""

    rows: i8
    blocks: i8
    block: Annotated[list[i8], Shape(2)]
    colour: Annotated[list[list[i8]], Shape(TILE_ROWS, LANES)]
    splat: Annotated[list[list[i8]], Shape(TILE_ROWS, LANES)]
    hazard: Annotated[list[list[i8]], Shape(TILE_ROWS, LANES)]
    smoke: i8


@record
class Tables(Printed):
    """The printed parts, from the pack, and the geometry of the blocks (chapter 4.2)."""

    face: Annotated[list[i8], Shape(6)]
    crash: Annotated[list[list[i8]], Shape(4, 11)]
    points: Annotated[list[i8], Shape(CLASSES)]
    supply: Annotated[list[i8], Shape(CLASSES)]
    place_points: Annotated[list[i8], Shape(3)]
    shot_points: i8
    wipe_points: i8
    pole_row: Annotated[list[i8], Shape(SEATS)]
    pole_lane: Annotated[list[i8], Shape(SEATS)]
    line_row: i8
    under: Annotated[list[list[i8]], Shape(3, 2)]
    hazard_dice: Annotated[list[i8], Shape(7)]
    barricade_dice: Annotated[list[i8], Shape(3)]
    oil_dice: i8
    tile: Annotated[list[RoadTile], Shape(TILES)]
    rally: Annotated[list[RallyCard], Shape(RALLY_KINDS)]
    accessory: Annotated[list[AccessoryCard], Shape(ACCESSORY_KINDS)]
    skill: Annotated[list[list[i8]], Shape(SKILL_CARDS, 3)]

    block_rows: Annotated[list[i8], Shape(BLOCKS)]
    edge_x: Annotated[list[list[list[i8]]], Shape(BLOCKS, 5, 4)]
    edge_y: Annotated[list[list[list[i8]]], Shape(BLOCKS, 5, 4)]
    aim_x: Annotated[list[list[list[i8]]], Shape(BLOCKS, 4, LANES)]
    aim_y: Annotated[list[list[list[i8]]], Shape(BLOCKS, 4, LANES)]
    odds: Annotated[list[list[i16]], Shape(ODDS, ODDS)]
