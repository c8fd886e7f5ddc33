"""One shot at every target in the front arc, from left to right (TR-CRW-192): Bullet Hose."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.thunder_road.aiming import aim, is_in_front, is_target
from carambolage.games.thunder_road.board import on_board
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, ShotKind
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.shooting import can_shoot
from carambolage.games.thunder_road.state import NOBODY, State, Tables

WIDTH = 64


@rule
def way_in_order(place: int) -> int:
    """Front-left, front, front-right (TR-CRW-192)."""
    if place == 0:
        return Direction.FRONT_LEFT
    return Direction.FRONT if place == 1 else Direction.FRONT_RIGHT


@rule
def target_ahead(g: State, t: Tables, v: int, place: int) -> int:
    """The legal target in one of the three directions, or NOBODY."""
    space = on_board(g, t, g.vehicles[v].space, way_in_order(place))
    if space == NOBODY or not is_target(g, t, space):
        return NOBODY
    return g.at[space]


@rule
def has_barrage(g: State, t: Tables, v: int) -> bool:
    """Whether there is any target in the front arc."""
    aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
    for place in range(3):
        if target_ahead(g, t, v, place) != NOBODY:
            return True
    return False


@flow.effect(Effect.BARRAGE)
def barrage(g: State, t: Tables, v: int) -> None:
    """The targets are fixed when the first shot is made (TR-CRW-192)."""
    aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
    targets = 0
    last = 0
    for place in range(3):
        target = target_ahead(g, t, v, place) + 1
        if place < 2:
            targets = targets * WIDTH + target
        else:
            last = target
    push(g, Effect.BARRAGE_NEXT, v, targets, last)


@flow.effect(Effect.BARRAGE_NEXT)
def next_shot(g: State, t: Tables, v: int, targets: int, last: int) -> None:
    """The next target that is still there is shot at; none may be left out (TR-CRW-192)."""
    if (targets == 0 and last == 0) or not can_shoot(g, t, v):
        return
    target = targets // WIDTH - 1
    push(g, Effect.BARRAGE_NEXT, v, targets % WIDTH * WIDTH + last, 0)
    if target == NOBODY:
        return
    aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
    space = g.vehicles[target].space
    if space >= 0 and is_in_front(g, t, space) and is_target(g, t, space):
        ask(g, Question.SHOOT_TARGET, g.turn.seat, v, space + 1, 0)
