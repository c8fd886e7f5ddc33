"""Gas cans: taken by the car whose outline reaches them (chapter 10)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.overlap import overlaps
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import CanLimit, WinTiming
from carambolage.games.wreckage.names.things import CANS, CANS_TO_WIN, NOBODY, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.end_of_game import win_by_cans
from carambolage.games.wreckage.turn.seats import cans_of


@rule
def cans_allowed(g: State, seat: int) -> int:
    """How many more cans a car may take: one in its action, one in the turn, or any (WK-CAN-05, WK-CAN-07)."""
    if g.house.can_limit == CanLimit.ACTION:
        return 1 - min(1, g.cars[seat].cans_this_action)
    if g.house.can_limit == CanLimit.TURN:
        return 1 - min(1, g.cars[seat].cans_this_turn)
    return CANS


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
    over (WK-CAN-03, WK-CAN-05, WK-CAN-08, WK-DMG-10).
    """
    car = g.cars[seat]
    outline = t.outlines[OutlineOf.CAR]
    for number in range(CANS):
        can = g.cans[number]
        if can.owner == Owner.GROUND and g.over == 0 and cans_allowed(g, seat) > 0:
            if overlaps(outline, car.x, car.y, car.heading, t.outlines[OutlineOf.CAN], can.x, can.y, 0):
                take_can(g, seat, number)


@rule
def next_can(g: State, after: int) -> int:
    """The next can on the way of the movement at hand, in the order reached, at one position in the order of their
    numbers; -1 if there is none after this one (WK-CAN-03).
    """
    can_at = g.motion.can_at
    best = NOBODY
    for can in range(CANS):
        if can_at[can] == 0 or can == after:
            continue
        is_later = after == NOBODY or can_at[can] > can_at[after] or (can_at[can] == can_at[after] and can > after)
        if is_later and (best == NOBODY or can_at[can] < can_at[best]):
            best = can
    return best


@rule
def winning_can(g: State, seat: int) -> int:
    """The can on the way of the movement at hand that wins the game at once, or -1 (WK-END-01)."""
    wanted = CANS_TO_WIN - cans_of(g, seat)
    if g.house.win_timing != WinTiming.INSTANT or wanted > cans_allowed(g, seat):
        return NOBODY
    can = next_can(g, NOBODY)
    while can != NOBODY and wanted > 1:
        can = next_can(g, can)
        wanted -= 1
    return can


@rule
def take_cans_on_way(g: State, seat: int) -> None:
    """The cans on the way of the movement at hand are taken in the order reached (WK-CAN-01, WK-CAN-03, WK-CAN-05)."""
    can = next_can(g, NOBODY)
    while can != NOBODY and g.over == 0 and cans_allowed(g, seat) > 0:
        take_can(g, seat, can)
        can = next_can(g, can)
