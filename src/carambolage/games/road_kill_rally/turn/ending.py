"""Leaving the race, and its end (chapter 16)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import drop_all, push, tell
from carambolage.games.road_kill_rally.cards.hand import discard_hand
from carambolage.games.road_kill_rally.cards.mounted import strip
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import Status
from carambolage.games.road_kill_rally.road.rows import is_racing
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.ranking import rank_everybody, score_of

PLACES = 3
NO_LIMIT = -1


@rule
def leave_race(g: State, seat: int, status: int) -> None:
    """A car leaves the road for good: hand and accessories go to the piles, points stay; the race ends at once with the
    third car across the line, of whatever team, or when no car races any more (RK-END-04, RK-END-05, RK-END-12,
    RK-ELI-03, RK-ELI-09, RK-ELI-14, RK-TEA-07, RK-LVG-02).
    """
    car = g.car[seat]
    car.status = status
    car.row = 0
    car.lane = 0
    discard_hand(g, seat)
    strip(g, seat)
    if g.crossed == PLACES or racing_cars(g) == 0:
        finish_race(g)


@rule
def racing_cars(g: State) -> int:
    """How many cars still race; those that wait for their pole count too."""
    cars = 0
    for seat in range(g.seats):
        cars += is_racing(g, seat) or g.car[seat].status == Status.WAITING
    return cars


@rule
def finish_race(g: State) -> None:
    """The race is over at once: nothing that was still to come is carried out (RK-END-05, RK-END-16)."""
    if g.ended == 0:
        g.ended = 1
        g.active = NOBODY
        drop_all(g)
        push(g, Effect.END_RACE)


@rule
def rounds_left(g: State) -> int:
    """How many complete rounds are still to come after this one, once a car has crossed the line; -1 before, and where
    nothing limits them (RK-RND-09).
    """
    if g.house.straggler_limit == 0 or g.first_finish == 0:
        return NO_LIMIT
    return max(0, g.first_finish + g.house.straggler_limit - g.round)


@flow.effect(Effect.CROSS)
def cross_line(g: State, t: Tables, seat: int) -> None:
    """A car crosses the line: it leaves the road without a check, its other steps lapse, the first three take a place
    token; with the first, the rounds begin to count that the others still have (RK-END-01, RK-END-02, RK-END-03,
    RK-MOV-20, RK-RND-09).
    """
    g.crossed += 1
    g.car[seat].place = g.crossed
    if g.crossed == 1:
        g.first_finish = g.round
    tell(g, Event.CROSSED, seat, g.crossed)
    g.move.over = 1
    g.move.flight = 0
    leave_race(g, seat, Status.CROSSED)
    if g.crossed == 1 and g.ended == 0 and g.house.straggler_limit > 0:
        tell(g, Event.COUNTDOWN, g.house.straggler_limit)


@flow.effect(Effect.END_RACE)
def end_race(g: State, t: Tables) -> None:
    """Everybody is ranked (RK-END-10, RK-END-13)."""
    tell(g, Event.RACE_ENDS, g.crossed)
    rank_everybody(g, t)
    for seat in range(g.seats):
        tell(g, Event.RANKED, seat, g.car[seat].rank, score_of(g, t, seat))
    g.over = 1
