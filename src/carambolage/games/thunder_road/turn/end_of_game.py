"""The end of the game: ranks (TR-WIN-08); a player gives up, or is taken from the table (TR-OUT-06)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.ground.grid import is_empty, is_operable, progress, space_at
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Reason, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, LANES, START, State, Tables
from carambolage.games.thunder_road.turn.elimination import begin_batch, clear_away, end_batch, is_in, stop_running

WINNER, STILL_IN = 30_000, 1_000


@rule
def furthest(g: State, seat: int) -> int:
    """The greatest progress of a seat's operable vehicles; the start area counts as -1."""
    best = -1
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat:
            for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
                if g.vehicles[v].space >= 0 and is_operable(g, v):
                    best = max(best, progress(g, g.vehicles[v].space))
    return best


@rule
def standing_of(g: State, seat: int) -> int:
    """The winner first, then players still in by their best vehicle, then those out, the later the better."""
    if g.winner == seat:
        return WINNER
    if is_in(g, seat):
        return STILL_IN + (furthest(g, seat) if g.reason != Reason.ROUND_CAP else 0)
    last = 0
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat:
            last = max(last, g.crews[crew].out)
    return last


@rule
def rank_of(g: State, t: Tables, seat: int) -> int:
    """The place of a seat; those out in the same batch share one (TR-WIN-08)."""
    mine = standing_of(g, seat)
    rank = 1
    for other in range(g.seats):
        if standing_of(g, other) > mine:
            rank += 1
    return rank


@rule
def length_of(g: State) -> int:
    """A game's length is its number of rounds."""
    return g.round


@rule
def drops(g: State, kind: int) -> bool:
    """What the player would still do in the turn is not done; every other question is answered first."""
    return (
        kind == Question.ASSIGN
        or kind == Question.ENTRY_SPACE
        or kind == Question.STEP
        or kind == Question.RIG_STEERING
        or kind == Question.RIG_ASSIGN
        or kind == Question.BIKE_ASSIGN
    )


@rule
def idle_answer(g: State, t: Tables, seat: int) -> int:
    """Decline where possible, else the first answer listed; of the entry spaces the lowest empty lane (TR-DEC-03,
    TR-CRD-46).
    """
    for index in range(g.offers):
        if g.offer[index] == Action.DECLINE:
            return Action.DECLINE
    if g.ask == Question.ENTRY_SPACE:
        for lane in range(LANES):
            if is_empty(g, space_at(g, lane, 0)):
                return Action.ENTER + lane
    return g.offer[0]


@rule
def leave(g: State, t: Tables, seat: int) -> None:
    """Out at once: operable vehicles break down where they stand, the truck and those in the start area are lost."""
    tell(g, Event.GAVE_UP, seat)
    begin_batch(g)
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat and g.crews[crew].out == 0:
            for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
                give_up_vehicle(g, v)
            g.crews[crew].running = 0
    end_batch(g, t)


@rule
def give_up_vehicle(g: State, v: int) -> None:
    """A vehicle without a driver (TR-OUT-06)."""
    vehicle = g.vehicles[v]
    if not is_operable(g, v) or vehicle.kind == VehicleKind.SECTION:
        return
    if vehicle.space == START or vehicle.kind == VehicleKind.TRUCK:
        clear_away(g, v)
    else:
        vehicle.broken = 1
        vehicle.burning = 0
        stop_running(g, v)
        tell(g, Event.BROKEN, v)
