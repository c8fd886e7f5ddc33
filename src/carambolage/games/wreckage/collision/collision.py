"""Collisions: the striker stops and draws, then the struck cars, then what special obstacles do (chapter 11)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.move.mines import count_mines, explode_mines
from carambolage.games.wreckage.move.solids import CARS_MASK, MINES_MASK, OBSTACLES_MASK, of_kind
from carambolage.games.wreckage.names.components import Obstacle
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import CollisionCards
from carambolage.games.wreckage.names.things import EDGE, FIRST_MINE, FIRST_OBSTACLE, NOBODY, OBSTACLES, Cause, Gear
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_in_play, seat_at

SPIKES = 2  # more cards for a spike column (WK-OBS-03)
SMASH = 2  # more cards for each Smash of the striker (WK-CRD-22)


@rule
def collide(g: State, seat: int, met: int, struck: int, number: int, own: int) -> None:
    """A collision in which the car of a seat met some solids: it stops, its speed is 0 and its action over; mines are
    gone; then come its own cards, those of the struck cars, burning tyres, the fuel pump, the end of the game. N and
    the contact set stay as they are now; what is struck is not moved (WK-COL-02, WK-COL-08, WK-COL-09, WK-COL-11,
    WK-COL-13, WK-COL-14, WK-MOV-08, WK-TRN-08).
    """
    car = g.cars[seat]
    car.speed = 0
    car.gear = Gear.FORWARD
    g.act.over = 1
    obstacles = (met & OBSTACLES_MASK) >> FIRST_OBSTACLE
    tell(g, Event.COLLIDED, seat, struck, obstacles, (met & MINES_MASK) >> FIRST_MINE, met >> EDGE, number)
    cards = own + surcharge(g, met)
    explode_mines(g, met, seat)
    g.crash.number = number
    g.crash.struck = struck
    push(g, Effect.CHECK_END)
    push_obstacles(g, Effect.PUMP, seat, of_kind(g, met, Obstacle.FUEL_PUMP))
    push_obstacles(g, Effect.TYRES, seat, of_kind(g, met, Obstacle.BURNING_TYRES))
    push(g, Effect.COLLIDE, seat)
    if of_kind(g, met, Obstacle.FUEL_PUMP) == 0:
        push(g, Effect.DAMAGE, seat, cards, Cause.MINE if number == 0 else Cause.COLLISION, NOBODY, NOBODY)


@rule
def crash_into(g: State, seat: int, met: int, number: int) -> None:
    """A collision with what the car met by itself: the striker draws N, but not for burning tyres alone (WK-COL-03,
    WK-COL-10, WK-OBS-05).
    """
    own = 0 if met == of_kind(g, met, Obstacle.BURNING_TYRES) else number
    collide(g, seat, met, met & CARS_MASK, number, own)


@rule
def surcharge(g: State, met: int) -> int:
    """What the striker draws beside N: 2 for each spike column, 1 for each mine, also for those that it owes
    (WK-COL-10, WK-EQU-09, WK-EQU-16, WK-OBS-03).
    """
    cards = count_mines(met) + g.act.blasts
    g.act.blasts = 0
    spikes = of_kind(g, met, Obstacle.SPIKE_COLUMN)
    while spikes != 0:
        spikes &= spikes - 1
        cards += SPIKES
    return cards


@rule
def push_obstacles(g: State, effect: int, seat: int, obstacles: int) -> None:
    """What obstacles of a kind do to the car that met them, the lowest number first (WK-OBS-02)."""
    for index in range(OBSTACLES - 1, -1, -1):
        if (obstacles >> (FIRST_OBSTACLE + index)) & 1:
            push(g, effect, seat, index)


@flow.effect(Effect.COLLIDE)
def draw_for_struck(g: State, t: Tables, striker: int) -> None:
    """The struck cars draw in seat order, each resolved before the next, also if the striker is destroyed by now
    (WK-COL-05, WK-COL-09, WK-COL-10).
    """
    for number in range(g.seats):
        seat = seat_at(g, number)
        if (g.crash.struck >> seat) & 1:
            g.crash.struck &= ~(1 << seat)
            push(g, Effect.COLLIDE, striker)
            if is_in_play(g, seat):
                cards = struck_cards(g, striker, seat)
                push(g, Effect.DAMAGE, seat, cards, Cause.COLLISION, striker, NOBODY)
            return


@rule
def struck_cards(g: State, striker: int, seat: int) -> int:
    """A struck car draws N cards, by option as many as its own speed or both together, and 2 more for each Smash of the
    striker (WK-COL-07, WK-COL-15, WK-COL-16, WK-CRD-17, WK-CRD-22).
    """
    smash = SMASH * g.cars[striker].smashes
    if g.house.collision_cards == CollisionCards.OWN_SPEED:
        return g.cars[seat].speed + smash
    if g.house.collision_cards == CollisionCards.SUM:
        return g.crash.number + g.cars[seat].speed + smash
    return g.crash.number + smash
