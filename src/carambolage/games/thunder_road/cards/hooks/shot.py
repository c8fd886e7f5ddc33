"""SHOOT-PRE, SHOOT-DIE, SHOOT-POST, MOD-ARC: shots."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.thunder_road.cards.airstrikes.cargo import is_in_smoke
from carambolage.games.thunder_road.cards.leaders.abigail import has_long_arm
from carambolage.games.thunder_road.cards.leaders.leading import at_work, leads
from carambolage.games.thunder_road.cards.leaders.wong import is_spotted
from carambolage.games.thunder_road.cards.one_shots.answering import react_to_shot
from carambolage.games.thunder_road.cards.road_conditions import rules_at
from carambolage.games.thunder_road.cards.upgrades.fitted import has_upgrade
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.cards import Condition, Leader, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Direction, Moment, ShotKind
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def may_shoot(g: State, t: Tables, space: int) -> bool:
    """Whether something on a space may shoot: not in a Sandstorm, not in a Smoke Screen (TR-ROA-101, TR-AIR-105,
    TR-EFX-12, TR-CRD-07).
    """
    return not rules_at(g, space, Condition.SANDSTORM) and not is_in_smoke(g, space)


@rule
def reaches(g: State, t: Tables, v: int, kind: int, space: int) -> bool:
    """Whether a vehicle's shot goes beyond the front arc to a space: Rear Gun and Rear Gunner with any shot, Long Arm
    of the Law and Spotter in step 4 (TR-EFX-35).
    """
    if has_rear_gun(g, t, v, space) or (has_rear_gunner(g, v) and is_behind(g, t, v, space)):
        return True
    return kind == ShotKind.STEP_FOUR and (has_long_arm(g, t, v, space) or is_spotted(g, v, space))


@rule
def has_rear_gunner(g: State, v: int) -> bool:
    """Whether the active vehicle shoots with a Rear Gunner this turn (TR-BON-103)."""
    return v == g.turn.vehicle and at_work(g, Command.REAR_GUNNER)


@rule
def ask_shot_mode(g: State, v: int) -> bool:
    """Bullet Hose and Flamethrower may take the place of the step-4 shot; whether the player is asked."""
    if v != g.turn.vehicle or not (at_work(g, Command.BULLET_HOSE) or at_work(g, Command.FLAMETHROWER)):
        return False
    ask(g, Question.SHOT_MODE, g.turn.seat, v)
    return True


@rule
def shot_over(g: State, crew: int, shooter: int, target: int, kind: int, hit: int) -> None:
    """A shot and its damage are resolved: Double Tap, Twin Guns, Explosive Rounds, Return Fire (TR-EFX-14)."""
    if shooter == NOBODY:
        return
    react_to_shot(g, crew, shooter, target, kind)
    if leads(g, crew_of(shooter), Leader.MACHINE_GUN_JOE) or g.vehicles[shooter].upgrade != 0:
        push(g, Effect.MENU, Moment.SHOT_OVER, crew_of(shooter), shooter, target, kind, hit)


@rule
def is_behind(g: State, t: Tables, v: int, space: int) -> bool:
    """Whether a space lies in the rear arc of a vehicle (TR-CRD-24)."""
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        if on_board(g, t, g.vehicles[v].space, way) == space:
            return True
    return False


@rule
def has_rear_gun(g: State, t: Tables, v: int, space: int) -> bool:
    """Shots of this car may also take a target there (TR-UPG-120, TR-UPG-15)."""
    return has_upgrade(g, v, Upgrade.REAR_GUN) and is_behind(g, t, v, space)
