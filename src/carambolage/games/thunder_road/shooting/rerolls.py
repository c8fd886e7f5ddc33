"""Rights to reroll a shot (TR-EFX-62): the shooter's, each once, then Homing Beacon, then Rewrite Fate."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, drop_top, push, tell
from carambolage.games.thunder_road.cards.hooks.shot import has_rear_gunner
from carambolage.games.thunder_road.cards.leaders.leading import at_work, use_power_up
from carambolage.games.thunder_road.cards.leaders.wong import has_dead_eye
from carambolage.games.thunder_road.cards.upgrades.fitted import may_use_upgrade, use_upgrade_up
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Ongoing, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import (
    Command,
    Die,
    RigCommand,
    RigPower,
    RollKind,
    ShotKind,
    VehicleKind,
)
from carambolage.games.thunder_road.shooting.shooting import roll_shot
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.turn.boards import works

DEAD_EYE, SCOPE, REAR_GUNNER, COMPUTER, BEACON, FATE = 1, 2, 4, 8, 16, 32
ALL = 63


@rule
def holds(g: State, t: Tables, right: int) -> bool:
    """Whether a right exists for the shot at hand (TR-UPG-118, TR-BON-103, OE-09)."""
    shot = g.shot
    if right == DEAD_EYE:
        return has_dead_eye(g)
    if right == BEACON:
        return shot.hit == 0 and suffers(g, shot.target, Ongoing.HOMING_BEACON)
    if right == FATE:
        return at_work(g, Command.REWRITE_FATE)
    if shot.shooter == NOBODY:
        return False
    if right == SCOPE:
        return may_use_upgrade(g, shot.shooter, Upgrade.TARGETING_SCOPE)
    if right == REAR_GUNNER:
        return g.turn.rerolled == 0 and has_rear_gunner(g, shot.shooter)
    return has_computer(g)


@rule
def has_computer(g: State) -> bool:
    """The truck's Targeting Computer, for its step-4 attack (TR-RIG-33)."""
    shot = g.shot
    if g.vehicles[shot.shooter].kind != VehicleKind.TRUCK or not works(g, shot.crew, RigCommand.TARGETING_COMPUTER):
        return False
    return shot.kind == ShotKind.STEP_FOUR and g.turn.powers & RigPower.TARGETING != 0


@flow.effect(Effect.SHOT_RIGHTS)
def ask_next_right(g: State, t: Tables, asked: int) -> None:
    """One right after the other until one is used; then the new result comes (TR-EFX-62)."""
    right = DEAD_EYE
    while right <= FATE:
        if (g.shot.used | asked) & right == 0 and holds(g, t, right):
            push(g, Effect.SHOT_RIGHTS, asked | right)
            ask_right(g, right)
            return
        right *= 2


@rule
def ask_right(g: State, right: int) -> None:
    """The shooter is asked; Rewrite Fate belongs to the player in turn."""
    seat = g.crews[g.shot.crew].seat
    if right == FATE:
        push(g, Effect.FATE, Die.SHOOTING, RollKind.SHOT)
    elif right == BEACON:
        ask(g, Question.BEACON_REROLL, seat, right)
    elif right == COMPUTER:
        ask(g, Question.RIG_REROLL, seat, right)
    else:
        ask(g, Question.SHOT_REROLL, seat, right)


@flow.answering(Question.SHOT_REROLL)
@flow.answering(Question.RIG_REROLL)
@flow.answering(Question.BEACON_REROLL)
def answer_shot_reroll(g: State, t: Tables, seat: int, action: int, right: int) -> None:
    """The last result stands; each right is used once (TR-EFX-62, TR-GER-18, TR-EFX-54)."""
    if action != Action.ACCEPT:
        return
    shot = g.shot
    shot.used |= right
    if right == DEAD_EYE:
        use_power_up(g, shot.crew)
    elif right == SCOPE:
        use_upgrade_up(g, shot.shooter)
    elif right == REAR_GUNNER:
        g.turn.rerolled = 1
    tell(g, Event.REROLLED, shot.crew)
    reroll(g, t)


@rule
def reroll(g: State, t: Tables) -> None:
    """What waits for the first result, the next right and the outcome, falls away."""
    drop_top(g)
    drop_top(g)
    roll_shot(g, t)


@rule
def roll_shot_again(g: State, t: Tables) -> None:
    """Fate is rewritten: nobody rerolls after that (TR-CRW-204)."""
    g.shot.used = ALL
    reroll(g, t)
