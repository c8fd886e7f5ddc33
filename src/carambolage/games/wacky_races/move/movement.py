"""Moving a racer: steps, runs, full tiles, crossing and entering (chapter 6)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, drop_all, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import ground, is_full, offer_racers, players_driving
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Race, Tile, Trigger
from carambolage.games.wacky_races.races.ground import is_river, pass_over
from carambolage.games.wacky_races.state import RACERS, State, Tables


@rule
def rearmost_free(g: State, t: Tables, racer: int, start: int) -> int:
    """The rearmost tile with a free space behind a start, or the start itself (WR-MOV-06)."""
    for place in range(1, start):
        if not is_full(g, t, place, racer):
            return place
    return start


@rule
def landing(g: State, t: Tables, racer: int, start: int, distance: int) -> int:
    """Where a step or run would end: full tiles count, but a full destination is passed (WR-MOV-03, WR-MOV-04,
    WR-MOV-05, WR-MOV-06, WR-MOV-08, WR-R09-06).
    """
    place = start + distance
    if distance > 0:
        while place < g.finish and is_full(g, t, place, racer):
            place += 1
        return min(place, g.finish)
    while place >= 1 and is_full(g, t, place, racer):
        place -= 1
    return place if place >= 1 else rearmost_free(g, t, racer, start)


@rule
def power_landing(g: State, t: Tables, racer: int, start: int, goal: int) -> int:
    """Race 15: a power run forward ends on the first River tile that it would enter (WR-R15-05, WR-R15-09)."""
    if is_river(g, ground(g, start)):
        return start
    for place in range(start + 1, min(goal, g.finish - 1) + 1):
        if is_river(g, place):
            while place > start and is_full(g, t, place, racer):
                place -= 1
            return place
    return goal


@rule
def destination(g: State, t: Tables, racer: int, distance: int, how: int) -> int:
    """Where a movement would end if no trap stopped it."""
    start = g.racers[racer].place
    place = landing(g, t, racer, start, distance)
    if g.race == Race.MISSISSIPPI and distance > 0 and how & Manner.POWER:
        place = power_landing(g, t, racer, start, place)
    return place


@rule
def first_trap(g: State, t: Tables, racer: int, start: int, end: int) -> int:
    """A run stops on the first tile with a trap, in either direction (WR-MOV-09), unless others stand on it already."""
    way = 1 if end > start else -1
    place = start + way
    while place != end and not stops_run(g, t, racer, place):
        place += way
    return place


@rule
def stops_run(g: State, t: Tables, racer: int, place: int) -> bool:
    """A tile with a trap and a free space; a full one, whose trap is about to spring, is passed (WR-MOV-04)."""
    return place < g.finish and g.trap[ground(g, place)] != 0 and not is_full(g, t, place, racer)


@rule
def react(g: State, t: Tables, racer: int, place: int, effect: int) -> None:
    """Let a special tile react to a racer, if it is one that does."""
    spot = ground(g, place)
    which = g.tile[spot]
    if Tile.LEVEL_CROSSING <= which <= Tile.GAS and g.covered[spot] == 0:
        push(g, effect, racer, place)


@rule
def reacts_to_crossing(g: State, spot: int) -> bool:
    """The Level Crossing reacts to whoever passes, ACME and Gas Station only to whoever moves onto them, unless the
    option treats all three alike (WR-TIL-02).
    """
    if g.house.special_trigger == Trigger.BOOK:
        return g.tile[spot] == Tile.LEVEL_CROSSING
    return g.house.special_trigger == Trigger.ENTER_OR_CROSS


@rule
def put_racer(g: State, racer: int, place: int) -> None:
    """Take a racer from its tile and stand it on another."""
    r = g.racers[racer]
    if g.lap == 0:
        g.standing[r.place] -= 1
        g.standing[place] += 1
    else:
        g.standing[ground(g, r.place)] -= 1
        g.standing[ground(g, place)] += 1
    r.place = place


@rule
def is_race_run(g: State) -> bool:
    """The race is over when all players' racers have finished or one racer is left (WR-END-08)."""
    return players_driving(g) == 0 or g.finishers >= RACERS - 1


@rule
def finish_racer(g: State, racer: int) -> None:
    """A racer reaches the Finish, whoever moved it (WR-END-01): the race is over, or the racer leaves it (WR-END-08,
    WR-NEU-08).
    """
    r = g.racers[racer]
    g.standing[ground(g, r.place)] -= 1
    r.place = g.finish
    g.finishers += 1
    r.finished = g.finishers
    tell(g, Event.FINISHED, racer, g.finishers)
    if g.house.finish_mode == 0 or is_race_run(g):
        drop_all(g)
        push(g, Effect.END_RACE)
    elif g.active == racer:
        g.turn.over = 1


@rule
def cross(g: State, t: Tables, racer: int, start: int, end: int, how: int) -> None:
    """Tiles strictly between are crossed; those that react do so after the racer has been placed (WR-MOV-07,
    WR-MOV-12).
    """
    way = 1 if end > start else -1
    place = end - way
    last = start - way if how & Manner.RESUMED else start
    while place != last:
        spot = ground(g, place)
        pass_over(g, racer, spot)
        if reacts_to_crossing(g, spot):
            react(g, t, racer, place, Effect.CROSSED)
        place -= way


@flow.effect(Effect.MOVE)
def move(g: State, t: Tables, racer: int, distance: int, how: int) -> None:
    """A racer steps or runs; what it crosses, the trap where it stops and the tile itself follow in this order
    (WR-MOV-11). Flying it stops for no trap (WR-MOV-10); without a tile to go to nothing happens (WR-MOV-15).
    """
    r = g.racers[racer]
    start = r.place
    if r.finished != 0:
        return
    goal = destination(g, t, racer, distance, how)
    if goal == start:
        return
    is_run = goal - start > 1 or start - goal > 1
    place = first_trap(g, t, racer, start, goal) if is_run and not how & Manner.FLYING else goal
    if place >= g.finish:
        tell(g, Event.MOVED, racer, start, place)
        cross(g, t, racer, start, place, how)
        finish_racer(g, racer)
        return
    put_racer(g, racer, place)
    tell(g, Event.MOVED, racer, start, place)
    spot = place if g.lap == 0 else ground(g, place)
    if g.race != Race.NONE:
        pass_over(g, racer, spot)
    if g.trap[spot] != 0:
        left = distance - (place - start)
        if (left > 0) != (distance > 0):
            left = 0
        push(g, Effect.TRAP, racer, place, left, how & (Manner.POWER | Manner.FLYING))
    else:
        react(g, t, racer, place, Effect.ARRIVED)
    if is_run or how & Manner.RESUMED:
        cross(g, t, racer, start, place, how)


@rule
def racers_in_front(g: State, racers: int, forward: bool) -> int:
    """Of several racers those whose turn it is to move: the foremost going forward, the rearmost going back (WR-GEN-07,
    WR-GEN-03).
    """
    best = -1
    tied = 0
    for racer in range(RACERS):
        if (racers >> racer) & 1:
            place = g.racers[racer].place
            if tied == 0 or (place > best if forward else place < best):
                best = place
                tied = 1 << racer
            elif place == best:
                tied |= 1 << racer
    return tied


@flow.effect(Effect.EACH)
def move_each(g: State, t: Tables, racers: int, distance: int, how: int, chooser: int) -> None:
    """One effect moves several racers, one at a time, those of one tile in the order chosen (WR-GEN-07, WR-GEN-09,
    WR-END-02).
    """
    for racer in range(RACERS):
        if g.racers[racer].finished != 0:
            racers &= ~(1 << racer)
    next_ones = racers_in_front(g, racers, distance > 0)
    if next_ones & (next_ones - 1):
        if (g.left >> chooser) & 1:
            chooser = g.first
        ask(g, Question.ORDER_RACERS, chooser, racers, distance, how)
    elif next_ones != 0:
        move_next(g, racer_of(next_ones), racers, distance, how, chooser)


@rule
def racer_of(bit: int) -> int:
    """The number of the only racer in a set."""
    racer = 0
    while bit > 1:
        bit >>= 1
        racer += 1
    return racer


@rule
def move_next(g: State, racer: int, racers: int, distance: int, how: int, chooser: int) -> None:
    """One racer moves, then the others; the list was fixed when the effect began (WR-GEN-08)."""
    push(g, Effect.EACH, racers & ~(1 << racer), distance, how, chooser)
    push(g, Effect.MOVE, racer, distance, how)


@flow.offering(Question.ORDER_RACERS)
def offer_order(g: State, t: Tables, seat: int, racers: int, distance: int) -> None:
    """The racers of equal position that could be next."""
    offer_racers(g, racers_in_front(g, racers, distance > 0))


@flow.answering(Question.ORDER_RACERS)
def answer_order(g: State, t: Tables, seat: int, action: int, racers: int, distance: int, how: int) -> None:
    """The named racer is next."""
    move_next(g, action - Action.RACER, racers, distance, how, seat)


@rule
def move_several(g: State, racers: int, distance: int, how: int, chooser: int) -> None:
    """Begin an effect that moves several racers; `chooser` settles ties."""
    if racers != 0:
        push(g, Effect.EACH, racers, distance, how, chooser)
