"""Machine Gun Joe Esq., Bullet King: Double Tap, Bullet Hose, Opening Fire."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.thunder_road.cards.leaders.leading import use_power_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, ShotKind
from carambolage.games.thunder_road.shooting.aiming import aim, has_target, is_in_front, is_target_at
from carambolage.games.thunder_road.shooting.shooting import can_shoot
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def can_tap_again(g: State, t: Tables) -> bool:
    """A step-4 shot of the active car has hit, and there is another target (TR-CRW-190)."""
    shot = g.shot
    return shot.kind == ShotKind.STEP_FOUR and shot.hit != 0 and can_shoot_again(g, t, g.turn.vehicle)


@rule
def can_shoot_again(g: State, t: Tables, v: int) -> bool:
    """Whether a further step-4 shot finds a vehicle not shot at yet (TR-EFX-64)."""
    return can_shoot(g, t, v) and has_target(g, t, v, ShotKind.STEP_FOUR)


@rule
def shoot_again(g: State, t: Tables, v: int) -> None:
    """One more shot in step 4, at another vehicle."""
    aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
    ask(g, Question.SHOOT_TARGET, g.crews[crew_of(v)].seat, v)


@rule
def tap_again(g: State, t: Tables, crew: int) -> None:
    """Double Tap: one more shot (TR-CRW-190)."""
    use_power_up(g, crew)
    shoot_again(g, t, g.turn.vehicle)


@rule
def can_open_fire(g: State, t: Tables) -> bool:
    """Not in round 1, not from the start area, and only at a target (TR-CRW-194, TR-CRW-15)."""
    v = g.turn.vehicle
    return can_shoot(g, t, v) and has_target(g, t, v, ShotKind.EXTRA)


@rule
def open_fire(g: State) -> None:
    """The active car shoots before it moves (TR-CRW-194)."""
    push(g, Effect.OPENING_FIRE, g.turn.vehicle)


@flow.effect(Effect.OPENING_FIRE)
def opening_fire(g: State, t: Tables, v: int) -> None:
    """One shot in addition to step 4 (TR-CRW-194)."""
    if can_shoot(g, t, v):
        aim(g, crew_of(v), v, ShotKind.EXTRA)
        ask(g, Question.SHOOT_TARGET, g.turn.seat, v)


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
    if space == NOBODY or not is_target_at(g, crew_of(v), v, ShotKind.STEP_FOUR, space):
        return NOBODY
    return g.at[space]


@rule
def has_barrage(g: State, t: Tables, v: int) -> bool:
    """Whether there is any target in the front arc."""
    for place in range(3):
        if target_ahead(g, t, v, place) != NOBODY:
            return True
    return False


@flow.effect(Effect.BARRAGE)
def barrage(g: State, t: Tables, v: int) -> None:
    """The targets are fixed when the first shot is made (TR-CRW-192)."""
    push(g, Effect.BARRAGE_NEXT, v, target_ahead(g, t, v, 0), target_ahead(g, t, v, 1), target_ahead(g, t, v, 2))


@flow.effect(Effect.BARRAGE_NEXT)
def next_shot(g: State, t: Tables, v: int, target: int, second: int, third: int) -> None:
    """The next target that is still there is shot at; none may be left out (TR-CRW-192)."""
    if (target == NOBODY and second == NOBODY and third == NOBODY) or not can_shoot(g, t, v):
        return
    push(g, Effect.BARRAGE_NEXT, v, second, third, NOBODY)
    if target == NOBODY:
        return
    space = g.vehicles[target].space
    if space < 0 or not is_in_front(g, t, g.vehicles[v].space, space):
        return
    if is_target_at(g, crew_of(v), v, ShotKind.STEP_FOUR, space):
        aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
        ask(g, Question.SHOOT_TARGET, g.turn.seat, v, space + 1)
