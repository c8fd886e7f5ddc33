"""A seat leaves for good: what it still owes is answered for it, then the game says what becomes of its pieces."""

from carambolage.engine.rules.drive import accept, list_offers, put_question
from carambolage.engine.rules.rule import bound, rule, thin
from carambolage.engine.rules.state import GameRecord, Printed


@bound
def leave(g: GameRecord, t: Printed, seat: int) -> None:
    """Take a seat out of the game; no effect that still waits may ask it anything."""


@bound
def drops(g: GameRecord, kind: int) -> bool:
    """Whether a question of this kind is simply taken back from a seat that leaves."""
    return True


@bound
def idle_answer(g: GameRecord, t: Printed, seat: int) -> int:
    """The answer, among those listed, for a player who gives none."""
    return 0


@rule
def withdraw_question(g: GameRecord, seat: int) -> None:
    """A seat that is gone is asked no more; the last of several asked opens the way for the effects behind."""
    g.asked &= ~(1 << seat)
    if g.asked == 0:
        g.ask = 0


@thin
def answer_debts(g: GameRecord, t: Printed, seat: int) -> None:
    """Give the answer of one who gives none, until nothing that counts is asked."""
    while (g.asked >> seat) & 1 and not drops(g, g.ask):
        list_offers(g, t, seat)
        if g.offers == 0:
            withdraw_question(g, seat)
        else:
            accept(g, t, seat, idle_answer(g, t, seat))


@thin
def depart(g: GameRecord, t: Printed, seat: int) -> None:
    """Let a seat leave; those still asked may find their choices changed."""
    answer_debts(g, t, seat)
    leave(g, t, seat)
    withdraw_question(g, seat)
    if g.ask != 0 and g.over == 0:
        while not (g.asked >> g.seat) & 1:
            g.seat = (g.seat + 1) % g.seats
        put_question(g, t)
