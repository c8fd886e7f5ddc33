"""Setting up: players, racers, decks, the course (chapters 2, 3 and 14)."""

from carambolage.engine.rules.dice import roll, shuffle
from carambolage.engine.rules.piles import forget
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import (
    ALL_UP,
    CARS,
    TERRAINS,
    TRAP_KINDS,
    Race,
    Tile,
    Trap,
)
from carambolage.games.wacky_races.races.circus import deal_tiles
from carambolage.games.wacky_races.races.ground import hand_size
from carambolage.games.wacky_races.setup.lay_course import lay_first_traps, lay_grid, lay_halves
from carambolage.games.wacky_races.state import NOBODY, PLACES, RACERS, State, Tables
from carambolage.games.wacky_races.turn.cards import draw_cards

CHOOSE = 0


@rule
def set_up(g: State, t: Tables) -> None:
    """The First Player is drawn, racers are chosen or dealt, then the first race begins (WR-SET-02, WR-SET-11)."""
    g.first = roll(g, g.seats) if g.house.first_player == 0 else 0
    g.active = NOBODY
    for racer in range(RACERS):
        g.racers[racer].car = NOBODY
        g.racers[racer].neutral = 0 if racer < g.seats else 1
    tell(g, Event.FIRST_PLAYER, g.first)
    push(g, Effect.START_RACE)
    push(g, Effect.CHOOSE_RACERS)


@flow.effect(Effect.CHOOSE_RACERS)
def choose_racers(g: State, t: Tables) -> None:
    """One after the other from the First Player on, or dealt; neutrals are drawn from the rest (WR-SET-03,
    WR-SET-06).
    """
    for number in range(g.seats):
        seat = (g.first + number) % g.seats
        if g.racers[seat].car == NOBODY:
            push(g, Effect.CHOOSE_RACERS)
            if g.house.racer_choice == CHOOSE and g.racers[seat].neutral == 0:
                ask(g, Question.CHOOSE_RACER, seat)
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
    """Every race starts afresh: new course, shuffled decks, new hands, all powers face up, villain on 00 (WR-CHA-10,
    WR-CHA-02).
    """
    tell(g, Event.RACE_BEGINS, g.race, g.races_run, g.first)
    clear_table(g, t)
    fill_piles(g, t)
    line_up(g)
    g.round = 1
    push(g, Effect.START_ROUND)
    push(g, Effect.DEAL_HANDS)
    lay_grid(g)
    if g.race == Race.CIRCUS:
        deal_tiles(g)
        push(g, Effect.LAY_COURSE, 0, (g.first - 1) % g.seats)
    else:
        lay_halves(g)
        lay_first_traps(g, t)


@rule
def clear_table(g: State, t: Tables) -> None:
    """Nothing of an earlier race remains (WR-CRS-07, WR-SET-05, WR-SET-07)."""
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
        forget(g.hand[racer])


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
    """The players from the First Player on start on 1, 2, ..., the neutrals ahead of them in random order (WR-SET-14,
    WR-SET-15, WR-CHA-08, WR-SOL-02).
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
    tell(g, Event.ON_GRID, racer, place)
    return place + 1


@flow.effect(Effect.DEAL_HANDS)
def deal_hands(g: State, t: Tables) -> None:
    """Each player is dealt an opening hand of the hand size, in turn order (WR-SET-09, WR-R04-01, WR-R13-01,
    WR-R14-05).
    """
    for number in range(g.seats):
        seat = (g.first + number) % g.seats
        if g.racers[seat].neutral == 0:
            draw_cards(g, seat, hand_size(g, seat))
