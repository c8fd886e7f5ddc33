"""Abigail, Street Sergeant: Long Arm of the Law, Pull Over!, Roadblock."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.cards.leaders.leading import leads, number_of
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_empty, on_board, tile_of
from carambolage.games.thunder_road.ground.obstacles import free_wreck, stand_wreck
from carambolage.games.thunder_road.ground.places import can_be_nudged, crew_of, is_truck
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction
from carambolage.games.thunder_road.state import NOBODY, TILE_SPACES, State, Tables


@rule
def has_long_arm(g: State, t: Tables, v: int, space: int) -> bool:
    """In step 4 the active car also reaches the second space straight ahead (TR-CRW-120)."""
    if v != g.turn.vehicle or not leads(g, crew_of(v), Leader.ABIGAIL):
        return False
    there = g.vehicles[v].space
    for _ in range(number_of(t, Leader.ABIGAIL, 0)):
        if there != NOBODY:
            there = on_board(g, t, there, Direction.FRONT)
    return there == space


@rule
def can_be_pulled_over(g: State, t: Tables, v: int, way: int) -> bool:
    """An adjacent vehicle, not the truck, that can be nudged to its rear (TR-CRW-122)."""
    return not is_truck(g, v) and can_be_nudged(g, t, v, way)


@rule
def next_to_active_car(g: State, t: Tables, way: int) -> int:
    """The vehicle beside the active car in a direction, or NOBODY."""
    here = g.vehicles[g.turn.vehicle].space
    if here < 0:
        return NOBODY
    space = on_board(g, t, here, way)
    return NOBODY if space == NOBODY else g.at[space]


@rule
def has_car_to_pull_over(g: State, t: Tables) -> bool:
    """Whether Pull Over! has a target (TR-CRW-15)."""
    for beside in range(6):
        v = next_to_active_car(g, t, beside)
        if v != NOBODY:
            for way in range(Direction.REAR_LEFT, Direction.REAR_RIGHT + 1):
                if can_be_pulled_over(g, t, v, way):
                    return True
    return False


@flow.offering(Question.NUDGE_TARGET)
def offer_pull_over(g: State, t: Tables, seat: int) -> None:
    """A vehicle beside the active car, own ones too, to its rear-left or rear-right (TR-CRW-122)."""
    for beside in range(6):
        v = next_to_active_car(g, t, beside)
        if v != NOBODY:
            for way in range(Direction.REAR_LEFT, Direction.REAR_RIGHT + 1):
                if can_be_pulled_over(g, t, v, way):
                    offer(g, Action.NUDGE + v * 6 + way)


@flow.answering(Question.NUDGE_TARGET)
def answer_pull_over(g: State, t: Tables, seat: int, action: int) -> None:
    """The vehicle is moved with all consequences (TR-EFX-45)."""
    number = action - Action.NUDGE
    push(g, Effect.SHIFT, number // 6, number % 6)


@rule
def is_open_for_block(g: State, t: Tables, space: int) -> bool:
    """An empty space that is not beside any vehicle (TR-CRW-124)."""
    if not is_empty(g, space):
        return False
    for way in range(6):
        there = on_board(g, t, space, way)
        if there != NOBODY and g.at[there] != NOBODY:
            return False
    return True


@rule
def has_space_for_block(g: State, t: Tables) -> bool:
    """Whether Roadblock can be used: on the board, with a space and a wreck left (TR-CRW-124, TR-CRW-15)."""
    here = g.vehicles[g.turn.vehicle].space
    if here < 0 or free_wreck(g) == NOBODY:
        return False
    first = tile_of(here) * TILE_SPACES
    for space in range(first, first + TILE_SPACES):
        if is_open_for_block(g, t, space):
            return True
    return False


@rule
def ask_for_block(g: State, t: Tables) -> None:
    """The player chooses the space."""
    if has_space_for_block(g, t):
        ask(g, Question.ROADBLOCK_SPACE, g.turn.seat, g.turn.vehicle)


@flow.offering(Question.ROADBLOCK_SPACE)
def offer_block(g: State, t: Tables, seat: int, v: int) -> None:
    """On the tile of the active car (TR-CRW-124)."""
    first = tile_of(g.vehicles[v].space) * TILE_SPACES
    for space in range(first, first + TILE_SPACES):
        if is_open_for_block(g, t, space):
            offer(g, Action.PLACE + space)


@flow.answering(Question.ROADBLOCK_SPACE)
def answer_block(g: State, t: Tables, seat: int, action: int) -> None:
    """A wreck stands there (TR-EFX-65)."""
    stand_wreck(g, action - Action.PLACE)
