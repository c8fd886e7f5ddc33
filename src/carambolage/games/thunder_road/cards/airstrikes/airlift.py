"""Airlift (TR-AIR-104): the chopper carries a vehicle of its own crew to another space."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer
from carambolage.games.thunder_road.cards.road_conditions import may_place_chopper
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import distance, is_empty, on_board
from carambolage.games.thunder_road.move.entering import enter
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Airstrike, Card
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, Mark, Terrain, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, SPACES, State, Tables
from carambolage.games.thunder_road.turn.commands import land_chopper


@rule
def is_landing(g: State, t: Tables, v: int, space: int) -> bool:
    """An empty road, off-road or mud space within reach of where the vehicle stands (TR-AIR-104)."""
    if g.ground[space] > Terrain.MUD or not is_empty(g, space):
        return False
    return distance(g, g.vehicles[v].space, space) <= t.number[Card.AIRSTRIKE + Airstrike.AIRLIFT][0]


@rule
def landings(g: State, t: Tables, v: int) -> int:
    """How many spaces a vehicle could be carried to."""
    count = 0
    for space in range(SPACES):
        count += int(is_landing(g, t, v, space))
    return count


@rule
def is_perch(g: State, t: Tables, v: int, space: int) -> bool:
    """Whether the chopper may be placed on a space next to the vehicle and leaves it somewhere to land."""
    if space == NOBODY or not is_empty(g, space) or not may_place_chopper(g, space):
        return False
    return landings(g, t, v) - int(is_landing(g, t, v, space)) > 0


@rule
def can_lift(g: State, t: Tables, v: int) -> bool:
    """A car or motorcycle on the board, operable or not, with room for the chopper next to it (TR-AIR-104)."""
    if g.vehicles[v].space < 0 or g.vehicles[v].kind > VehicleKind.BIKE:
        return False
    for way in range(6):
        if is_perch(g, t, v, on_board(g, t, g.vehicles[v].space, way)):
            return True
    return False


@rule
def can_airlift(g: State, t: Tables, crew: int) -> bool:
    """Whether the crew has a vehicle to carry (TR-CRD-18); the truck is none."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if can_lift(g, t, v):
            return True
    return False


@rule
def airlift(g: State, crew: int) -> None:
    """The chopper is placed by this card, and does not shoot (TR-AIR-104)."""
    g.turn.goals |= Mark.AIRLIFTED | Mark.NO_SHOT
    ask(g, Question.AIRLIFT_VEHICLE, g.crews[crew].seat, crew)


@flow.offering(Question.AIRLIFT_VEHICLE)
def offer_loads(g: State, t: Tables, seat: int, crew: int) -> None:
    """One of the crew's cars or motorcycles on the board."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if can_lift(g, t, v):
            offer(g, Action.VEHICLE + v)


@flow.answering(Question.AIRLIFT_VEHICLE)
def answer_load(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """Then where the chopper goes."""
    ask(g, Question.AIRLIFT_CHOPPER, seat, crew, action - Action.VEHICLE)


@flow.offering(Question.AIRLIFT_CHOPPER)
def offer_perches(g: State, t: Tables, seat: int, crew: int, v: int) -> None:
    """An empty space next to the vehicle that allows choppers (TR-AIR-104, TR-ROA-14)."""
    for way in range(6):
        space = on_board(g, t, g.vehicles[v].space, way)
        if is_perch(g, t, v, space):
            offer(g, Action.PLACE + space)


@flow.answering(Question.AIRLIFT_CHOPPER)
def answer_perch(g: State, t: Tables, seat: int, action: int, crew: int, v: int) -> None:
    """Then where the vehicle goes."""
    land_chopper(g, crew, action - Action.PLACE)
    ask(g, Question.AIRLIFT_LANDING, seat, crew, v)


@flow.offering(Question.AIRLIFT_LANDING)
def offer_landings(g: State, t: Tables, seat: int, crew: int, v: int) -> None:
    """Every space in reach."""
    for space in range(SPACES):
        if is_landing(g, t, v, space):
            offer(g, Action.PLACE + space)


@flow.answering(Question.AIRLIFT_LANDING)
def answer_landing(g: State, t: Tables, seat: int, action: int, crew: int, v: int) -> None:
    """It counts as one forced step onto that space (TR-AIR-104, TR-AIR-11, TR-EFX-66)."""
    enter(g, t, v, action - Action.PLACE, Direction.FRONT, 0)
