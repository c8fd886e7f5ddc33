"""Brake Check (TR-ONE-108): whoever drives close behind runs into the active vehicle."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable, on_board
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, VehicleKind
from carambolage.games.thunder_road.state import NOBODY, START, State, Tables


@rule
def tail_of(g: State, v: int) -> int:
    """The space behind which the rear arc lies: of the truck that of its rear section (TR-CRD-24)."""
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        return g.vehicles[v + 2].space
    return g.vehicles[v].space


@rule
def follower(g: State, t: Tables, v: int, way: int) -> int:
    """The road vehicle in one direction of the rear arc, not the truck; NOBODY if there is none (TR-ONE-108)."""
    if tail_of(g, v) < 0:
        return NOBODY
    space = on_board(g, t, tail_of(g, v), way)
    if space == NOBODY or g.at[space] == NOBODY:
        return NOBODY
    kind = g.vehicles[g.at[space]].kind
    return NOBODY if kind == VehicleKind.TRUCK or kind == VehicleKind.SECTION else g.at[space]


@rule
def has_follower(g: State, t: Tables, v: int) -> bool:
    """Whether the card has a target; the active vehicle must still run (TR-CRD-16, TR-CRD-18)."""
    if v == NOBODY or g.vehicles[v].space <= START or not is_operable(g, v):
        return False
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        if follower(g, t, v, way) != NOBODY:
            return True
    return False


@rule
def brake_check(g: State, crew: int) -> None:
    """The player chooses whom."""
    ask(g, Question.BRAKE_TARGET, g.crews[crew].seat, g.turn.vehicle)


@flow.offering(Question.BRAKE_TARGET)
def offer_followers(g: State, t: Tables, seat: int, v: int) -> None:
    """Up to three vehicles."""
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        if follower(g, t, v, way) != NOBODY:
            offer(g, Action.VEHICLE + follower(g, t, v, way))


@flow.answering(Question.BRAKE_TARGET)
def answer_follower(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """It is moved onto the space of the active vehicle and slams it from above (TR-ONE-108, TR-ONE-10)."""
    other = action - Action.VEHICLE
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        if follower(g, t, v, way) == other:
            push(g, Effect.SHIFT, other, opposite(way))


@rule
def opposite(way: int) -> int:
    """The direction that leads back."""
    if way == Direction.REAR:
        return Direction.FRONT
    return Direction.FRONT_RIGHT if way == Direction.REAR_LEFT else Direction.FRONT_LEFT
