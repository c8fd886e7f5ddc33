"""Spin: a car is turned on its place to a random direction (chapter 14)."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.piles import forget
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.move.cans import take_cans
from carambolage.games.wreckage.move.room import is_free
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import TICKS
from carambolage.games.wreckage.state import SPINS, State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_in_play

STEP = TICKS // SPINS


@flow.effect(Effect.SPIN)
def spin(g: State, t: Tables, seat: int) -> None:
    """A car spins at most once a turn, to a random one of the headings at which it overlaps nothing; if there is none
    it stays, and has used up its spin (WK-DMG-08, WK-DMG-11, WK-DMG-21). It never collides; cans under it are taken
    (WK-DMG-10, WK-COL-12).
    """
    car = g.cars[seat]
    if car.spun != 0 or not is_in_play(g, seat):
        return
    car.spun = 1
    old = car.heading
    legal = mark_headings(g, t, seat)
    if legal > 0:
        car.heading = STEP * draw(g, g.draw.headings, legal)
        forget(g.draw.headings)
    tell(g, Event.SPUN, seat, car.heading, old)
    take_cans(g, t, seat)


@rule
def mark_headings(g: State, t: Tables, seat: int) -> int:
    """Mark and count those of the 24 headings at which the car, its centre unchanged, overlaps no solid, mines included
    (WK-DMG-09).
    """
    car = g.cars[seat]
    count = 0
    for number in range(SPINS):
        if is_free(g, t, seat, car.x, car.y, STEP * number):
            g.draw.headings[number] = 1
            count += 1
    return count
