"""Setting up: players, racers, decks, the course (chapters 2, 3 and 14)."""

from carambolage.engine.rules.dice import roll, shuffle
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import shows
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import (
    CARS,
    DEALT_TILES,
    HALF_TILES,
    TRAP_KINDS,
    Race,
    Terrain,
    Tile,
    Trap,
)
from carambolage.games.wacky_races.races.ground import hand_size
from carambolage.games.wacky_races.state import HAND_TILES, PLACES, RACERS, State, Tables
from carambolage.games.wacky_races.traps.deck import lay_top_trap
from carambolage.games.wacky_races.turn.cards import TERRAINS, draw_cards

NOBODY = -1
CHOOSE, AT_RANDOM = 0, 1
ALL_UP = 15
GRID_TILES = 6
FIRST_HALF, GAS_PLACE, SECOND_HALF = 7, 15, 16
FAIR_TRAPS = 4


@rule
def set_up(g: State, t: Tables) -> None:
    """The First Player is drawn, racers are chosen or dealt, then the first race begins (WR-SET-02, WR-SET-11)."""
    g.first = roll(g, g.seats) if g.house.first_player == 0 else 0
    g.active = NOBODY
    for racer in range(RACERS):
        g.racers[racer].car = NOBODY
        g.racers[racer].neutral = 0 if racer < g.seats else 1
    tell(g, Event.FIRST_PLAYER, g.first, 0, 0)
    push(g, Effect.START_RACE, 0, 0, 0)
    push(g, Effect.CHOOSE_RACERS, 0, 0, 0)


@flow.effect(Effect.CHOOSE_RACERS)
def choose_racers(g: State, t: Tables) -> None:
    """One after the other from the First Player on, or dealt; neutrals are drawn from the rest (WR-SET-03,
    WR-SET-06).
    """
    for number in range(g.seats):
        seat = (g.first + number) % g.seats
        if g.racers[seat].car == NOBODY:
            push(g, Effect.CHOOSE_RACERS, 0, 0, 0)
            if g.house.racer_choice == CHOOSE and g.racers[seat].neutral == 0:
                ask(g, Question.CHOOSE_RACER, seat, 0, 0, 0)
            else:
                take_car(g, seat, random_car(g))
            return
    for racer in range(g.seats, RACERS):
        take_car(g, racer, random_car(g))


@rule
def is_taken(g: State, which: int) -> bool:
    """No racer is taken twice (WR-SET-02)."""
    for racer in range(RACERS):
        if g.racers[racer].car == which:
            return True
    return False


@rule
def random_car(g: State) -> int:
    """One of the cars not yet taken, each equally likely."""
    free = 0
    for which in range(CARS):
        if not is_taken(g, which):
            free += 1
    index = roll(g, free)
    for which in range(CARS):
        if not is_taken(g, which):
            if index == 0:
                return which
            index -= 1
    return NOBODY


@rule
def take_car(g: State, racer: int, which: int) -> None:
    """A racer takes part with its car."""
    g.racers[racer].car = which
    tell(g, Event.CHOSE_RACER, racer, which, g.racers[racer].neutral)


@flow.offering(Question.CHOOSE_RACER)
def offer_cars(g: State, t: Tables, seat: int) -> None:
    """The racers not yet taken; the villain is none of them (WR-SET-04)."""
    for which in range(CARS):
        if not is_taken(g, which):
            offer(g, Action.CHOOSE_RACER + which)


@flow.answering(Question.CHOOSE_RACER)
def answer_car(g: State, t: Tables, seat: int, action: int) -> None:
    """The player drives the chosen racer."""
    take_car(g, seat, action - Action.CHOOSE_RACER)


@flow.effect(Effect.START_RACE)
def start_race(g: State, t: Tables) -> None:
    """Every race starts afresh: new course, shuffled decks, new hands, all powers face up, villain on 00
    (WR-CHA-10).
    """
    tell(g, Event.RACE_BEGINS, g.race, g.races_run, g.first)
    clear_table(g, t)
    fill_piles(g, t)
    line_up(g)
    g.round = 1
    push(g, Effect.START_ROUND, 0, 0, 0)
    push(g, Effect.DEAL_HANDS, 0, 0, 0)
    lay_grid(g)
    if g.race == Race.CIRCUS:
        deal_tiles(g)
        push(g, Effect.LAY_COURSE, 0, (g.first - 1) % g.seats, 0)
    else:
        lay_halves(g)
        lay_first_traps(g, t)


@rule
def clear_table(g: State, t: Tables) -> None:
    """Nothing of an earlier race remains (WR-CRS-07)."""
    g.finishers = 0
    g.gas_done = 0
    g.lap = 0
    for spot in range(PLACES):
        g.tile[spot] = Tile.SPACE_00
        g.covered[spot] = 0
        g.standing[spot] = 0
        g.trap[spot] = Trap.NONE
        g.trap_eyes[spot] = 0
        g.trap_batch[spot] = 0
    for racer in range(RACERS):
        r = g.racers[racer]
        r.ready = ALL_UP if g.house.powers == 0 and r.neutral == 0 else 0
        r.bridge = 0
        r.mud = 0
        r.low = 0
        r.halted = 0
        r.fuelled = 0
        r.finished = 0
        r.rank = 0
        g.cards[racer] = 0
        g.tiles_left[racer] = 0
        for card in range(TERRAINS):
            g.hand[racer][card] = 0


@rule
def fill_piles(g: State, t: Tables) -> None:
    """All movement cards in one deck, all traps in another, the villain on space 00 (WR-SET-08, WR-SET-10,
    WR-SET-13).
    """
    g.deck_left = 0
    g.discarded = 0
    g.top = -1
    for card in range(TERRAINS):
        g.deck[card] = t.cards[card]
        g.deck_left += t.cards[card]
        g.discard[card] = 0
    g.trap_left = 0
    for index in range(g.trap_unders):
        g.trap_under[index] = Trap.NONE
        g.trap_under_eyes[index] = 0
    g.trap_unders = 0
    g.trap_age = 0
    for kind in range(TRAP_KINDS):
        g.trap_bag[kind] = t.traps[kind]
        g.trap_left += t.traps[kind]
        g.trap_discard[kind] = 0
    g.villain = 0
    g.villain_out = 0


@rule
def line_up(g: State) -> None:
    """The players from the First Player on start on 1, 2, ..., the neutrals ahead of them in random order
    (WR-SET-14, WR-SET-15).
    """
    order = g.pass_place
    place = 1
    for number in range(g.seats):
        seat = (g.first + number) % g.seats
        if g.racers[seat].neutral == 0:
            place = put_on_grid(g, seat, place)
    count = 0
    for racer in range(RACERS):
        if g.racers[racer].neutral != 0:
            order[count] = racer
            count += 1
    shuffle(g, order, 0, count)
    for index in range(count):
        place = put_on_grid(g, order[index], place)


@rule
def put_on_grid(g: State, racer: int, place: int) -> int:
    """One racer per grid terrain; returns the next terrain."""
    g.racers[racer].place = place
    g.standing[place] = 1
    tell(g, Event.ON_GRID, racer, place, 0)
    return place + 1


@rule
def lay_grid(g: State) -> None:
    """Space 00 and the six terrains of the starting grid (WR-SET-16, WR-SET-17)."""
    for place in range(1, GRID_TILES + 1):
        g.tile[place] = Tile.GRID + place - 1


@rule
def lay_halves(g: State) -> None:
    """Blue tiles, the Gas Station, orange tiles with one special tile among them, the Finish (WR-CRS-01 to
    WR-CRS-06).
    """
    for index in range(HALF_TILES):
        g.tile[FIRST_HALF + index] = Tile.BLUE + index
        g.tile[SECOND_HALF + index] = Tile.ORANGE + index
    shuffle(g, g.tile, FIRST_HALF, HALF_TILES)
    g.tile[GAS_PLACE] = Tile.GAS
    count = HALF_TILES
    if g.race != Race.CLOCK:
        special = g.house.special_tile - 1
        if special < 0:
            special = roll(g, 4)
        g.tile[SECOND_HALF + count] = Tile.SWAMP + special
        count += 1
    shuffle(g, g.tile, SECOND_HALF, count)
    g.finish = SECOND_HALF + count
    g.tile[g.finish] = Tile.FINISH
    if g.race == Race.CLOCK:
        g.lap = g.finish
        g.finish = 2 * g.lap
    cover_tiles(g)


@rule
def cover_tiles(g: State) -> None:
    """Races 6 and 15 lay tiles face down (WR-R06-01, WR-R15-01)."""
    if g.race == Race.SHERIFF:
        for spot in range(FIRST_HALF, g.finish):
            if g.tile[spot] < Tile.SWAMP:
                g.covered[spot] = 1
    elif g.race == Race.MISSISSIPPI:
        for spot in range(SECOND_HALF, g.finish):
            g.covered[spot] = 1


@rule
def lay_first_traps(g: State, t: Tables) -> None:
    """Races 7 and 10 start with traps on the course (WR-R07-01, WR-R10-01)."""
    if g.race == Race.FAIR:
        for spot in range(SECOND_HALF, SECOND_HALF + FAIR_TRAPS):
            lay_top_trap(g, spot)
    elif g.race == Race.WOOD:
        for spot in range(FIRST_HALF, g.finish):
            if shows(g, t, spot, Terrain.FOREST):
                lay_top_trap(g, spot)


@rule
def tiles_each(g: State) -> int:
    """Race 14: three tiles for each player, five with 2 or 3 players or alone (WR-R14-01, WR-R14-06)."""
    return HAND_TILES if g.seats <= 3 else 3


@rule
def deal_tiles(g: State) -> None:
    """Race 14: 16 terrain tiles, 4 special tiles and the Gas Station are shuffled and dealt in secret (WR-R14-01)."""
    for index in range(DEALT_TILES):
        g.tiles_out[index] = index
    shuffle(g, g.tiles_out, 0, DEALT_TILES)
    dealt = 0
    for seat in range(g.seats):
        g.tiles_left[seat] = tiles_each(g)
        for index in range(tiles_each(g)):
            g.tiles[seat][index] = g.tiles_out[dealt]
            dealt += 1
    tell(g, Event.TILES_DEALT, tiles_each(g), 0, 0)


@flow.effect(Effect.LAY_COURSE)
def lay_course(g: State, t: Tables, laid: int, seat: int) -> None:
    """Race 14: from the last player anticlockwise, one tile each at the end of the line, then the Finish
    (WR-R14-02, WR-R14-03).
    """
    total = g.seats * tiles_each(g)
    if g.seats == 1:
        total = 2 * tiles_each(g)
    if laid == total:
        g.finish = FIRST_HALF + total
        g.tile[g.finish] = Tile.FINISH
        return
    push(g, Effect.LAY_COURSE, laid + 1, (seat - 1) % g.seats, 0)
    if g.seats == 1 and laid % 2 == 1:
        left = DEALT_TILES - HAND_TILES
        index = HAND_TILES + laid // 2 + roll(g, left - laid // 2)
        lay_tile(g, NOBODY, laid, g.tiles_out[index])
        g.tiles_out[index] = g.tiles_out[HAND_TILES + laid // 2]
    elif g.racers[seat].neutral != 0:
        take_from_hand(g, seat, laid, g.tiles[seat][roll(g, g.tiles_left[seat])])
    else:
        ask(g, Question.LAY_TILE, seat, laid, 0, 0)


@rule
def lay_tile(g: State, seat: int, laid: int, which: int) -> None:
    """A tile is laid face up at the end of the line."""
    g.tile[FIRST_HALF + laid] = which
    tell(g, Event.TILE_LAID, FIRST_HALF + laid, which, seat)


@flow.offering(Question.LAY_TILE)
def offer_own_tiles(g: State, t: Tables, seat: int) -> None:
    """The tiles in the player's hand."""
    for index in range(g.tiles_left[seat]):
        offer(g, Action.LAY_TILE + g.tiles[seat][index])


@flow.answering(Question.LAY_TILE)
def answer_tile(g: State, t: Tables, seat: int, action: int, laid: int) -> None:
    """The chosen tile is laid."""
    take_from_hand(g, seat, laid, action - Action.LAY_TILE)


@rule
def take_from_hand(g: State, seat: int, laid: int, which: int) -> None:
    """The tile leaves the hand and is laid; for a player who has left, chance chooses."""
    left = g.tiles_left[seat] - 1
    for index in range(left):
        if g.tiles[seat][index] == which:
            g.tiles[seat][index] = g.tiles[seat][left]
    g.tiles[seat][left] = 0
    g.tiles_left[seat] = left
    lay_tile(g, seat, laid, which)


@flow.effect(Effect.DEAL_HANDS)
def deal_hands(g: State, t: Tables) -> None:
    """Each player is dealt an opening hand of the hand size, in turn order (WR-SET-09, WR-R04-01, WR-R13-01,
    WR-R14-05).
    """
    for number in range(g.seats):
        seat = (g.first + number) % g.seats
        if g.racers[seat].neutral == 0:
            draw_cards(g, seat, hand_size(g, seat))
