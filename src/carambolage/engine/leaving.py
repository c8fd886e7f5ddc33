"""A seat leaves for good: the game says what becomes of its pieces, the engine takes back what it was asked."""

from carambolage.engine.drive import put_question
from carambolage.engine.rule import bound, rule
from carambolage.engine.state import GameRecord, Printed


@bound
def leave(g: GameRecord, t: Printed, seat: int) -> None:
    """Take a seat out of the game; an answer it still owes must not be missed by any effect."""


@rule
def withdraw_question(g: GameRecord, seat: int) -> None:
    """A seat that is gone is asked no more; the last of several asked opens the way for the effects behind."""
    g.asked &= ~(1 << seat)
    if g.asked == 0:
        g.ask = 0


@rule
def depart(g: GameRecord, t: Printed, seat: int) -> None:
    """Let a seat leave; those still asked may find their choices changed."""
    leave(g, t, seat)
    withdraw_question(g, seat)
    if g.ask != 0 and g.over == 0:
        while not (g.asked >> g.seat) & 1:
            g.seat = (g.seat + 1) % g.seats
        put_question(g, t)
