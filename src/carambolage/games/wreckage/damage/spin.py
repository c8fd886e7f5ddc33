"""Spin: a car is turned on its place to a random direction (chapter 14)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.move.cans import take_cans
from carambolage.games.wreckage.move.room import is_free
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import TICKS
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_in_play

STEP = 6  # the 24 directions of the spin counter (section 23.7)


@flow.effect(Effect.SPIN)
def spin(g: State, t: Tables, seat: int) -> None:
    """A car spins at most once a turn, to one of the headings at which it overlaps nothing; if there is none it stays,
    and has used up its spin (WK-DMG-08, WK-DMG-11, WK-DMG-21). It never collides; cans under it are taken (WK-DMG-10,
    WK-COL-12).
    """
    car = g.cars[seat]
    if car.spun != 0 or not is_in_play(g, seat):
        return
    car.spun = 1
    headings = legal_headings(g, t, seat)
    old = car.heading
    if headings > 0:
        car.heading = legal_heading(g, t, seat, roll(g, headings))
    tell(g, Event.SPUN, seat, car.heading, old)
    take_cans(g, t, seat)


@rule
def legal_headings(g: State, t: Tables, seat: int) -> int:
    """At how many of the 24 headings the car, its centre unchanged, overlaps no solid, mines included (WK-DMG-09)."""
    car = g.cars[seat]
    count = 0
    for heading in range(0, TICKS, STEP):
        count += is_free(g, t, seat, car.x, car.y, heading)
    return count


@rule
def legal_heading(g: State, t: Tables, seat: int, number: int) -> int:
    """The nth of the legal headings, in increasing order (WK-DMG-21)."""
    car = g.cars[seat]
    for heading in range(0, TICKS, STEP):
        if is_free(g, t, seat, car.x, car.y, heading):
            if number == 0:
                return heading
            number -= 1
    return car.heading
