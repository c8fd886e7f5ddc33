"""Machine Gun Joe Esq., Bullet King: Double Tap, Bullet Hose, Opening Fire (TR-CRW-190 to 194)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.thunder_road.aiming import aim, has_target
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.leaders.leading import use_power_up
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import ShotKind
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.shooting import can_shoot
from carambolage.games.thunder_road.shot_notes import kind_noted, was_hit
from carambolage.games.thunder_road.state import State, Tables


@rule
def can_tap_again(g: State, t: Tables) -> bool:
    """A step-4 shot of the active car has hit, and there is another target (TR-CRW-190)."""
    about = g.turn.about
    if kind_noted(about) != ShotKind.STEP_FOUR or not was_hit(about):
        return False
    return can_shoot_again(g, t, g.turn.vehicle)


@rule
def can_shoot_again(g: State, t: Tables, v: int) -> bool:
    """Whether a further step-4 shot finds a vehicle not shot at yet (TR-EFX-64)."""
    if not can_shoot(g, t, v):
        return False
    aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
    return has_target(g, t, v)


@rule
def shoot_again(g: State, t: Tables, v: int) -> None:
    """One more shot in step 4, at another vehicle."""
    aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
    ask(g, Question.SHOOT_TARGET, g.crews[crew_of(v)].seat, v, 0, 0)


@rule
def tap_again(g: State, t: Tables, crew: int) -> None:
    """Double Tap: one more shot (TR-CRW-190)."""
    use_power_up(g, crew)
    shoot_again(g, t, g.turn.vehicle)


@rule
def can_open_fire(g: State, t: Tables) -> bool:
    """Not in round 1, not from the start area, and only at a target (TR-CRW-194, TR-CRW-15)."""
    v = g.turn.vehicle
    if not can_shoot(g, t, v):
        return False
    aim(g, crew_of(v), v, ShotKind.EXTRA)
    return has_target(g, t, v)


@rule
def open_fire(g: State) -> None:
    """The active car shoots before it moves (TR-CRW-194)."""
    push(g, Effect.OPENING_FIRE, g.turn.vehicle, 0, 0)


@flow.effect(Effect.OPENING_FIRE)
def opening_fire(g: State, t: Tables, v: int) -> None:
    """One shot in addition to step 4 (TR-CRW-194)."""
    if can_shoot(g, t, v):
        aim(g, crew_of(v), v, ShotKind.EXTRA)
        ask(g, Question.SHOOT_TARGET, g.turn.seat, v, 0, 0)
