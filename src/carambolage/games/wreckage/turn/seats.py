"""Seat numbers, who is in play, who carries how many cans (WK-SET-01, WK-SET-28)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.names.things import CANS, Out
from carambolage.games.wreckage.state import State


@rule
def seat_at(g: State, number: int) -> int:
    """The seat with a number: they are counted clockwise from the drawn start player, here from 0 on (WK-SET-28)."""
    return (g.first + number) % g.seats


@rule
def number_of(g: State, seat: int) -> int:
    """The number of a seat, counted from the start player (WK-SET-28)."""
    return (seat - g.first) % g.seats


@rule
def is_in_play(g: State, seat: int) -> bool:
    """Whether the car of a seat stands on the table."""
    return g.cars[seat].out == Out.IN_PLAY


@rule
def is_action_over(g: State, seat: int) -> bool:
    """An action is over at a collision or the destruction of the acting car (WK-ACT-01, WK-ACT-07)."""
    return g.act.over != 0 or not is_in_play(g, seat)


@rule
def living(g: State) -> int:
    """How many cars are in play."""
    count = 0
    for seat in range(g.seats):
        count += g.cars[seat].out == Out.IN_PLAY
    return count


@rule
def has_left(g: State, seat: int) -> bool:
    """Whether a player has left the table."""
    return (g.left >> seat) & 1 == 1


@rule
def cans_of(g: State, seat: int) -> int:
    """How many cans a car carries (WK-CAN-04)."""
    count = 0
    for can in range(CANS):
        count += g.cans[can].owner == seat
    return count
