"""SHOOT-PRE, SHOOT-DIE, SHOOT-POST, MOD-ARC: shots (TR-EFX-12 to 14, TR-EFX-35)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.thunder_road.cards.airstrikes.cargo import is_in_smoke
from carambolage.games.thunder_road.cards.german_engineering import shoot_with_card
from carambolage.games.thunder_road.cards.leaders.abigail import has_long_arm
from carambolage.games.thunder_road.cards.leaders.leading import at_work, leads
from carambolage.games.thunder_road.cards.leaders.wong import calls_shot, is_spotted
from carambolage.games.thunder_road.cards.one_shots.answering import answer_shot
from carambolage.games.thunder_road.cards.road_conditions import rules_at
from carambolage.games.thunder_road.cards.upgrades.rear_gun import has_rear_gun, is_behind
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Condition, Leader, Moment, ShotKind
from carambolage.games.thunder_road.shooting.notes import note_of_shot
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def may_shoot(g: State, t: Tables, space: int) -> bool:
    """Whether something on a space may shoot: not in a Sandstorm, not in a Smoke Screen (TR-ROA-101, TR-AIR-105)."""
    return not rules_at(g, space, Condition.SANDSTORM) and not is_in_smoke(g, space)


@rule
def may_be_shot(g: State, t: Tables, space: int) -> bool:
    """Whether something on a space may be chosen as a target: not in a Smoke Screen (TR-AIR-105)."""
    return not is_in_smoke(g, space)


@rule
def reaches(g: State, t: Tables, space: int) -> bool:
    """Whether a shot goes beyond the front arc to a space: Rear Gun and Rear Gunner with any shot of the car, Long Arm
    of the Law and Spotter in step 4 (TR-EFX-35).
    """
    v = g.shot.shooter
    if v == NOBODY:
        return False
    if has_rear_gun(g, t, v, space) or (has_rear_gunner(g, t) and is_behind(g, t, space)):
        return True
    return g.shot.kind == ShotKind.STEP_FOUR and (has_long_arm(g, t, v, space) or is_spotted(g, v, space))


@rule
def has_rear_gunner(g: State, t: Tables) -> bool:
    """Whether the active vehicle shoots with a Rear Gunner this turn (TR-BON-103)."""
    return g.shot.shooter == g.turn.vehicle and at_work(g, Command.REAR_GUNNER)


@rule
def replaces_shot(g: State, t: Tables, v: int) -> bool:
    """Whether a card takes the place of the step-4 shot: Bullet Hose, Flamethrower; then that question decides."""
    if v != g.turn.vehicle or not (at_work(g, Command.BULLET_HOSE) or at_work(g, Command.FLAMETHROWER)):
        return False
    ask(g, Question.SHOT_MODE, g.turn.seat, v, 0, 0)
    return True


@rule
def hits_surely(g: State, t: Tables) -> bool:
    """Whether the shot hits without a roll: Called Shot (TR-CRW-164)."""
    return calls_shot(g)


@rule
def reveals_card(g: State, t: Tables) -> bool:
    """Whether the shooter's crew reveals a German Engineering card in place of the die; its result is put into
    `g.dice.shooting` (TR-GER-15).
    """
    return shoot_with_card(g, t, g.shot.crew)


@rule
def shot_over(g: State, t: Tables) -> None:
    """A shot and its damage are resolved: Double Tap, Twin Guns, Explosive Rounds, Return Fire."""
    answer_shot(g)
    v = g.shot.shooter
    if v != NOBODY and (leads(g, crew_of(v), Leader.MACHINE_GUN_JOE) or g.vehicles[v].upgrade != 0):
        push(g, Effect.MENU, Moment.SHOT_OVER, crew_of(v), note_of_shot(g))
