"""Rounds and phases, and the order in which cars act (chapter 5)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.road_kill_rally.dice import roll_dice
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import Phase, Purpose
from carambolage.games.road_kill_rally.road.rows import is_racing
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.drawing import draw_count, draw_phase
from carambolage.games.road_kill_rally.turn.ending import finish_race, rounds_left
from carambolage.games.road_kill_rally.turn.leaving import withdraw_leavers

ORDER_DICE = 3


@flow.effect(Effect.ROUND)
def begin_round(g: State, t: Tables) -> None:
    """Three phases, each finished by everybody before the next begins; what lasts for a round ends now (RK-RND-01,
    RK-RND-07, RK-RND-08). `straggler_limit` counts the complete rounds after that of the first finish (RK-RND-09).
    """
    if rounds_left(g) == 0:
        finish_race(g)
        return
    g.round += 1
    for seat in range(g.seats):
        g.car[seat].wiped = 0
        g.car[seat].rerolled = 0
    tell(g, Event.ROUND_BEGINS, g.round)
    push(g, Effect.ROUND)
    push(g, Effect.PHASE, Phase.COMBAT)
    push(g, Effect.PHASE, Phase.MOVE)
    push(g, Effect.PHASE, Phase.DRAW)


@flow.effect(Effect.PHASE)
def begin_phase(g: State, t: Tables, phase: int) -> None:
    """The order is fixed at the start of a phase, its dice are rolled before anybody acts (RK-RND-05, RK-RND-11)."""
    g.phase = phase
    g.active = NOBODY
    tell(g, Event.PHASE_BEGINS, phase)
    line_up(g, phase)
    push(g, Effect.TURN, phase)
    if g.settled != (1 << g.ordered) - 1 and is_order_rolled(g, t, phase):
        push(g, Effect.ORDER)


@rule
def is_order_rolled(g: State, t: Tables, phase: int) -> bool:
    """For drawing the order matters only when the piles may run out (RK-RND-11)."""
    if phase != Phase.DRAW:
        return True
    wanted = 0
    for seat in range(g.seats):
        if is_racing(g, seat):
            wanted += draw_count(g, t, seat)
    return g.deck_left + g.discarded < wanted


@rule
def line_up(g: State, phase: int) -> None:
    """Front to back, side by side the faster first; in the first two phases of round 1 by pole (RK-RND-02, RK-RND-03,
    RK-SET-16). `settled` has a bit for each place whose car comes after the one before it for certain.
    """
    by_pole = g.round == 1 and phase != Phase.COMBAT
    g.ordered = 0
    for seat in range(g.seats):
        if is_racing(g, seat):
            place = g.ordered
            while place > 0 and is_ahead(g, seat, g.order[place - 1], by_pole):
                g.order[place] = g.order[place - 1]
                place -= 1
            g.order[place] = seat
            g.ordered += 1
    g.settled = 0
    for place in range(g.ordered):
        if place == 0 or is_ahead(g, g.order[place - 1], g.order[place], by_pole):
            g.settled |= 1 << place


@rule
def is_ahead(g: State, seat: int, other: int, by_pole: bool) -> bool:
    """Whether a car acts before another without dice: lower pole, or higher row, or higher speed (RK-RND-02, RK-RND-03,
    RK-SET-16).
    """
    car = g.car[seat]
    rival = g.car[other]
    if by_pole:
        return car.pole < rival.pole
    if car.row != rival.row:
        return car.row > rival.row
    return car.speed > rival.speed


@rule
def tied_from(g: State) -> int:
    """The first place of the foremost cars that are still tied, or as many as there are cars."""
    place = 1
    while place < g.ordered and (g.settled >> place) & 1:
        place += 1
    return place - 1 if place < g.ordered else g.ordered


@flow.effect(Effect.ORDER)
def roll_for_order(g: State, t: Tables) -> None:
    """Tied cars roll three dice each, by ascending seat; more hits act first; those still tied roll again among
    themselves (RK-RND-04, RK-RND-10, RK-DIC-08, RK-EDG-06).
    """
    first = tied_from(g)
    if first == g.ordered:
        return
    push(g, Effect.ORDER)
    behind = first + 1
    while behind < g.ordered and not (g.settled >> behind) & 1:
        behind += 1
    for place in range(first, behind):
        seat = g.order[place]
        g.order_hits[seat] = roll_dice(g, t, seat, Purpose.ORDER, ORDER_DICE)
    sort_by_hits(g, first, behind)


@rule
def sort_by_hits(g: State, first: int, behind: int) -> None:
    """Put some places of the order in order of the hits rolled, equal ones by seat."""
    for number in range(first + 1, behind):
        seat = g.order[number]
        place = number
        while place > first and g.order_hits[g.order[place - 1]] < g.order_hits[seat]:
            g.order[place] = g.order[place - 1]
            place -= 1
        g.order[place] = seat
    for place in range(first + 1, behind):
        if g.order_hits[g.order[place - 1]] != g.order_hits[g.order[place]]:
            g.settled |= 1 << place


@flow.effect(Effect.TURN)
def take_turn(g: State, t: Tables, phase: int, place: int) -> None:
    """The next car of the order acts; one that has left the race is skipped (RK-RND-02, RK-RND-06, RK-CMB-01,
    RK-CMB-04). Who has left the table is withdrawn when nothing is under way any more (RK-LVG-02).
    """
    withdraw_leavers(g, t)
    g.active = NOBODY
    if g.ended != 0 or place == g.ordered:
        return
    push(g, Effect.TURN, phase, place + 1)
    seat = g.order[place]
    if not is_racing(g, seat):
        return
    g.active = seat
    if phase == Phase.DRAW:
        draw_phase(g, t, seat)
    elif phase == Phase.MOVE:
        push(g, Effect.MOVE, seat)
    else:
        push(g, Effect.COMBAT, seat)
