"""Respawn: destroyed cars come back (chapter 20)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.move.cans import take_cans
from carambolage.games.wreckage.move.room import is_free
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import NOBODY, Out
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import fill_talon
from carambolage.games.wreckage.turn.seats import number_of, seat_at


@flow.effect(Effect.RESPAWN)
def bring_cars_back(g: State, t: Tables) -> None:
    """Cars come back in seat order at the end of the turn after that of their destruction; who gave up does not
    (WK-VAR-02, WK-VAR-08).
    """
    for number in range(g.seats):
        seat = seat_at(g, number)
        car = g.cars[seat]
        if car.out == Out.DESTROYED and car.returns <= g.turn:
            home = free_home(g, t, seat)
            if home == NOBODY:
                tell(g, Event.WAITS, seat)
            else:
                come_back(g, t, seat, home)


@rule
def free_home(g: State, t: Tables, seat: int) -> int:
    """Whose starting place is free: the car's own, else the next clockwise; -1 if it waits one more turn (WK-VAR-03,
    WK-VAR-08).
    """
    for step in range(g.seats):
        other = seat_at(g, number_of(g, seat) + step)
        home = g.cars[other]
        if is_free(g, t, seat, home.home_x, home.home_y, home.home_heading):
            return other
    return NOBODY


@rule
def come_back(g: State, t: Tables, seat: int, home: int) -> None:
    """The car is as new, with all its steering cards and whatever equipment is left; cans under it are taken
    (WK-VAR-02, WK-VAR-03, WK-VAR-08).
    """
    car = g.cars[seat]
    car.out = Out.IN_PLAY
    car.x = g.cars[home].home_x
    car.y = g.cars[home].home_y
    car.heading = g.cars[home].home_heading
    car.hits = 0
    car.smashes = 0
    car.dodges = 0
    car.spun = 0
    car.rams_used = 0
    car.nitro_used = 0
    car.cans_this_action = 0
    car.cans_this_turn = 0
    car.fall = 0
    fill_talon(g, seat)
    tell(g, Event.CAME_BACK, seat, car.x, car.y, car.heading)
    take_cans(g, t, seat)
