"""Vehicles: the start player, the choice of a token and its face, dealt cars (section 3.1, WK-VAR-01)."""

from carambolage.engine.rules.dice import roll, shuffle
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.components import (
    DAMAGE_CARDS,
    EQUIPMENT,
    SLOTS,
    TOKENS,
    VEHICLES,
    Face,
)
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import QuickSetup
from carambolage.games.wreckage.names.things import CANS, NOBODY, OBSTACLES, SEATS, Out, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import fill_talon
from carambolage.games.wreckage.turn.seats import has_left, seat_at


@rule
def set_up(g: State, t: Tables) -> None:
    """The start player is drawn; then come vehicles, equipment, the arena and the starting speeds (WK-SET-01,
    WK-SET-21).
    """
    g.first = roll(g, g.seats)
    clear_table(g)
    for kind in range(DAMAGE_CARDS):
        g.deck[kind] = t.damage_copies[kind]
    for kind in range(EQUIPMENT):
        g.pool[kind] = t.copies[kind]
    tell(g, Event.START_PLAYER, g.first)
    push(g, Effect.START_SPEEDS)
    push(g, Effect.LAY_ARENA)
    push(g, Effect.DRAFT)
    push(g, Effect.CHOOSE_VEHICLES)


@rule
def clear_table(g: State) -> None:
    """Nothing lies on the table yet; every car starts undamaged, at rest and without cans (WK-SET-23)."""
    g.active = NOBODY
    for seat in range(SEATS):
        car = g.cars[seat]
        car.vehicle = NOBODY
        car.out = Out.IN_PLAY if seat < g.seats else Out.DESTROYED
        for slot in range(SLOTS):
            car.equipment[slot] = NOBODY
        car.plan[0] = Face.EMPTY
        car.plan[1] = Face.EMPTY
        g.order[seat] = NOBODY
        g.start_speed[seat] = NOBODY
    for can in range(CANS):
        g.cans[can].owner = Owner.BOX
    for obstacle in range(OBSTACLES):
        g.obstacles[obstacle].kind = NOBODY


@flow.effect(Effect.CHOOSE_VEHICLES)
def choose_vehicles(g: State, t: Tables) -> None:
    """In seat order each player chooses a vehicle, or they are dealt (WK-SET-02, WK-VAR-01)."""
    if g.house.quick_setup == QuickSetup.ON:
        deal_vehicles(g)
        return
    for number in range(g.seats):
        seat = seat_at(g, number)
        if g.cars[seat].vehicle == NOBODY:
            push(g, Effect.CHOOSE_VEHICLES)
            if has_left(g, seat):
                take_vehicle(g, seat, first_free(g))
            else:
                ask(g, Question.CHOOSE_VEHICLE, seat)
            return


@rule
def is_free(g: State, vehicle: int) -> bool:
    """Choosing a vehicle uses up both faces of its token (WK-SET-03)."""
    for seat in range(g.seats):
        taken = g.cars[seat].vehicle
        if taken != NOBODY and taken // 2 == vehicle // 2:
            return False
    return True


@rule
def first_free(g: State) -> int:
    """The first vehicle that nobody has taken, for one who has left (WK-DEC-22, WK-DEC-26)."""
    vehicle = 0
    while not is_free(g, vehicle):
        vehicle += 1
    return vehicle


@flow.offering(Question.CHOOSE_VEHICLE)
def offer_vehicles(g: State, t: Tables, seat: int) -> None:
    """Both faces of every free token: 8, 6, 4 and 2 options (WK-SET-03, WK-DEC-01)."""
    for vehicle in range(VEHICLES):
        if is_free(g, vehicle):
            offer(g, Action.VEHICLE + vehicle)


@flow.answering(Question.CHOOSE_VEHICLE)
def answer_vehicle(g: State, t: Tables, seat: int, action: int) -> None:
    """The vehicle lies face up before its player (WK-SET-02)."""
    take_vehicle(g, seat, action - Action.VEHICLE)


@rule
def take_vehicle(g: State, seat: int, vehicle: int) -> None:
    """A player takes a vehicle and the steering deck of its colour (WK-SET-04)."""
    g.cars[seat].vehicle = vehicle
    fill_talon(g, seat)
    tell(g, Event.VEHICLE_CHOSEN, seat, vehicle)


@rule
def deal_vehicles(g: State) -> None:
    """The four tokens are shuffled and dealt in seat order, the face of each by a fair coin (WK-VAR-01, WK-VAR-07)."""
    tokens = g.order
    for token in range(TOKENS):
        tokens[token] = token
    shuffle(g, tokens, 0, TOKENS)
    for number in range(g.seats):
        take_vehicle(g, seat_at(g, number), 2 * tokens[number] + roll(g, 2))
    for place in range(SEATS):
        g.order[place] = NOBODY
