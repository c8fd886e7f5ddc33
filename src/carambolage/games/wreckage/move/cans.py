"""Gas cans: taken by the car whose outline reaches them (chapter 10)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.overlap import overlaps
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import CanLimit
from carambolage.games.wreckage.names.things import CANS, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.end_of_game import win_by_cans
from carambolage.games.wreckage.turn.seats import cans_of


@rule
def can_take_more(g: State, seat: int) -> bool:
    """Whether the limit lets a car take another can: one in its action, or one in the turn (WK-CAN-05, WK-CAN-07)."""
    if g.house.can_limit == CanLimit.ACTION:
        return g.cars[seat].cans_this_action == 0
    if g.house.can_limit == CanLimit.TURN:
        return g.cars[seat].cans_this_turn == 0
    return True


@rule
def covers_can(g: State, t: Tables, x: int, y: int, heading: int, can: int) -> bool:
    """Whether a car in a pose overlaps a can on the ground (WK-CAN-02)."""
    piece = g.cans[can]
    if piece.owner != Owner.GROUND:
        return False
    return overlaps(t.outlines[OutlineOf.CAR], x, y, heading, t.outlines[OutlineOf.CAN], piece.x, piece.y, 0)


@rule
def take_can(g: State, seat: int, can: int) -> None:
    """A car takes a can aboard; the third one may win the game (WK-CAN-01, WK-CAN-04)."""
    g.cans[can].owner = seat
    g.cars[seat].cans_this_action += 1
    g.cars[seat].cans_this_turn += 1
    tell(g, Event.CAN_TAKEN, seat, can, cans_of(g, seat))
    win_by_cans(g, seat)


@rule
def take_cans(g: State, t: Tables, seat: int) -> None:
    """Every can under a car is taken in the order of their numbers, as far as the limit allows and until the game is
    over (WK-CAN-03, WK-CAN-05, WK-CAN-08).
    """
    car = g.cars[seat]
    for can in range(CANS):
        if g.over == 0 and can_take_more(g, seat) and covers_can(g, t, car.x, car.y, car.heading, can):
            take_can(g, seat, can)
