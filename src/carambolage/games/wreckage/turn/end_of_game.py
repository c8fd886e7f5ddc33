"""The end of the game: three cans, the last car, the turn limit, ranks (chapter 19, WK-VAR-04, WK-VAR-05)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.equipment.owned import structure_of
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import WinTiming
from carambolage.games.wreckage.names.things import CANS_TO_WIN, Out, Reason
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import cans_of, is_in_play, living

LAST_TURN = 200


@rule
def finish(g: State, reason: int, winners: int) -> None:
    """The game is over; a draw names those who share it (WK-END-12)."""
    g.over = 1
    g.reason = reason
    g.winners = winners
    if winners & (winners - 1):
        tell(g, Event.DRAWN, winners, reason)
        return
    for seat in range(g.seats):
        if winners == 1 << seat:
            tell(g, Event.WON, seat, reason)


@rule
def win_by_cans(g: State, seat: int) -> None:
    """The third can wins at once, whatever else is going on (WK-END-01, WK-END-02, WK-END-13)."""
    if g.house.win_timing == WinTiming.INSTANT and cans_of(g, seat) >= CANS_TO_WIN:
        finish(g, Reason.THREE_CANS, 1 << seat)


@rule
def close_resolution(g: State) -> None:
    """What is destroyed from now on was not destroyed together with what is gone (WK-END-04, WK-END-07)."""
    g.falls = latest_fall(g)


@rule
def latest_fall(g: State) -> int:
    """The number of the latest destruction so far; a car that came back has forgotten its own (WK-END-07)."""
    latest = g.falls
    for seat in range(g.seats):
        latest = max(latest, g.cars[seat].fall)
    return latest


@rule
def players_left(g: State) -> int:
    """Who may still win: the cars in play, with respawn everybody who has not given up (WK-VAR-04, WK-VAR-08)."""
    if g.house.respawn == 0:
        return living(g)
    count = 0
    for seat in range(g.seats):
        count += g.cars[seat].out != Out.GAVE_UP
    return count


@flow.effect(Effect.CHECK_END)
def check_end(g: State, t: Tables) -> None:
    """With one player left the game is over, once what is going on is fully resolved (WK-END-03)."""
    close_resolution(g)
    if g.over == 0 and players_left(g) <= 1:
        end_with_last(g)


@rule
def end_with_last(g: State) -> None:
    """The last one wins, also if he gave up or was destroyed before the resolution was over; of several destroyed in
    one resolution the one with most cans (WK-END-03, WK-END-04, WK-END-12).
    """
    last = 0
    for seat in range(g.seats):
        if is_still_racing(g, seat):
            last |= 1 << seat
    if last == 0:
        last = latest_fallen(g, 0)
    if last & (last - 1):
        finish(g, Reason.LAST_TOGETHER, with_most_fall_cans(g, last))
    elif has_given_up(g, latest_fallen(g, last)):
        finish(g, Reason.OTHERS_GAVE_UP, last)
    else:
        finish(g, Reason.LAST_CAR, last)


@rule
def latest_fallen(g: State, apart: int) -> int:
    """Who was destroyed last, a bit each, some seats left out; who gives up falls alone (WK-END-07, WK-END-12)."""
    fallen = 0
    latest = 0
    for seat in range(g.seats):
        fall = g.cars[seat].fall
        if not (apart >> seat) & 1 and fall >= latest:
            fallen = fallen | 1 << seat if fall == latest else 1 << seat
            latest = fall
    return fallen


@rule
def has_given_up(g: State, seats: int) -> bool:
    """Whether one of some players has given up."""
    for seat in range(g.seats):
        if (seats >> seat) & 1 and g.cars[seat].out == Out.GAVE_UP:
            return True
    return False


@rule
def with_most_fall_cans(g: State, seats: int) -> int:
    """Those of some destroyed cars that carried most cans, a bit each (WK-END-04)."""
    best = 0
    most = most_fall_cans(g, seats)
    for seat in range(g.seats):
        if (seats >> seat) & 1 and g.cars[seat].fall_cans == most:
            best |= 1 << seat
    return best


@rule
def most_fall_cans(g: State, seats: int) -> int:
    """The most cans that one of some destroyed cars carried."""
    most = -1
    for seat in range(g.seats):
        if (seats >> seat) & 1 and g.cars[seat].fall_cans > most:
            most = g.cars[seat].fall_cans
    return most


@rule
def last_turn(g: State) -> int:
    """The turn after which the game is scored: the limit, without one turn 200 (WK-END-06, WK-END-09)."""
    return LAST_TURN if g.house.turn_limit == 0 else g.house.turn_limit


@rule
def score(g: State, t: Tables) -> None:
    """At the turn limit the best survivor wins, equals share it (WK-END-06)."""
    winners = 0
    for seat in range(g.seats):
        best = True
        for other in range(g.seats):
            if is_ahead(g, t, other, seat):
                best = False
        if best:
            winners |= 1 << seat
    finish(g, Reason.TURN_LIMIT, winners)


@rule
def structure_left(g: State, t: Tables, seat: int) -> int:
    """The hits that a car can still take; none if it is off the table."""
    if not is_in_play(g, seat):
        return 0
    return structure_of(g, t, seat) - g.cars[seat].hits


@rule
def is_still_racing(g: State, seat: int) -> bool:
    """Whether a player counts as a survivor; with respawn everybody does who has not given up (WK-VAR-05)."""
    out = g.cars[seat].out
    return out == Out.IN_PLAY or (g.house.respawn != 0 and out == Out.DESTROYED)


@rule
def is_ahead(g: State, t: Tables, seat: int, other: int) -> bool:
    """Survivors by cans, with respawn by cars destroyed, by remaining Structure; then the destroyed, the last first, of
    one resolution by cans (WK-END-06, WK-END-07, WK-VAR-05).
    """
    if is_still_racing(g, seat) != is_still_racing(g, other):
        return is_still_racing(g, seat)
    car = g.cars[seat]
    rival = g.cars[other]
    if not is_still_racing(g, seat):
        return car.fall > rival.fall or (car.fall == rival.fall and car.fall_cans > rival.fall_cans)
    if cans_of(g, seat) != cans_of(g, other):
        return cans_of(g, seat) > cans_of(g, other)
    if g.house.respawn != 0 and car.kills != rival.kills:
        return car.kills > rival.kills
    return structure_left(g, t, seat) > structure_left(g, t, other)


@rule
def rank_of(g: State, t: Tables, seat: int) -> int:
    """The winner, then the others by what decides at the limit; equal in everything is equal rank (WK-END-07)."""
    won = (g.winners >> seat) & 1
    rank = 1
    for other in range(g.seats):
        also = (g.winners >> other) & 1
        if also > won or (also == won == 0 and is_ahead(g, t, other, seat)):
            rank += 1
    return rank


@rule
def length_of(g: State) -> int:
    """The length of a game: its turns."""
    return g.turn
