"""Rights to reroll a shot (TR-EFX-62): the shooter's, each once, then Homing Beacon, then Rewrite Fate."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.crews.big_rig import TARGETING_READY
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.shots import has_rear_gunner
from carambolage.games.thunder_road.leaders.leading import at_work, use_power_up
from carambolage.games.thunder_road.leaders.wong import has_dead_eye
from carambolage.games.thunder_road.names import act, command, die, ongoing, op, roll_kind, upgrade
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import crew as kinds
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.names.shot import STEP_FOUR
from carambolage.games.thunder_road.ongoing import suffers
from carambolage.games.thunder_road.shooting import roll_shot
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.upgrades.fitted import may_use_upgrade, use_upgrade_up

DEAD_EYE, SCOPE, REAR_GUNNER, COMPUTER, BEACON, FATE = 1, 2, 4, 8, 16, 32
ALL = 63


@rule
def holds(g: State, t: Tables, right: int) -> bool:
    """Whether a right exists for the shot at hand."""
    shot = g.shot
    if right == DEAD_EYE:
        return has_dead_eye(g)
    if right == BEACON:
        return shot.hit == 0 and suffers(g, shot.target, ongoing.HOMING_BEACON)
    if right == FATE:
        return at_work(g, command.REWRITE_FATE)
    if shot.shooter == NOBODY:
        return False
    if right == SCOPE:
        return may_use_upgrade(g, shot.shooter, upgrade.TARGETING_SCOPE)
    if right == REAR_GUNNER:
        return g.turn.rerolled == 0 and has_rear_gunner(g, t)
    return has_computer(g)


@rule
def has_computer(g: State) -> bool:
    """The truck's Targeting Computer, for its step-4 attack (TR-RIG-33)."""
    shot = g.shot
    is_truck = g.vehicles[shot.shooter].kind == kinds.TRUCK
    return is_truck and shot.kind == STEP_FOUR and g.turn.powers & TARGETING_READY != 0


@flow.effect(op.SHOT_RIGHTS)
def ask_next_right(g: State, t: Tables, asked: int) -> None:
    """One right after the other until one is used; then the new result comes (TR-EFX-62)."""
    right = DEAD_EYE
    while right <= FATE:
        if (g.shot.used | asked) & right == 0 and holds(g, t, right):
            push(g, op.SHOT_RIGHTS, asked | right, 0, 0)
            ask_right(g, right)
            return
        right *= 2


@rule
def ask_right(g: State, right: int) -> None:
    """The shooter is asked; Rewrite Fate belongs to the player in turn."""
    seat = g.crews[g.shot.crew].seat
    if right == FATE:
        push(g, op.FATE, die.SHOOTING, roll_kind.SHOT, 0)
    elif right == BEACON:
        ask(g, asking.BEACON_REROLL, seat, right, 0, 0)
    elif right == COMPUTER:
        ask(g, asking.RIG_REROLL, seat, right, 0, 0)
    else:
        ask(g, asking.SHOT_REROLL, seat, right, 0, 0)


@flow.offering(asking.SHOT_REROLL)
def offer_shot_reroll(g: State, t: Tables, seat: int) -> None:
    """Reroll or keep (TR-CRW-160, TR-UPG-118)."""
    offer(g, act.DECLINE)
    offer(g, act.ACCEPT)


@flow.offering(asking.RIG_REROLL)
def offer_rig_reroll(g: State, t: Tables, seat: int) -> None:
    """Reroll or keep (TR-RIG-33)."""
    offer_shot_reroll(g, t, seat)


@flow.offering(asking.BEACON_REROLL)
def offer_beacon_reroll(g: State, t: Tables, seat: int) -> None:
    """Reroll or keep (OE-09)."""
    offer_shot_reroll(g, t, seat)


@flow.answering(asking.SHOT_REROLL)
def answer_shot_reroll(g: State, t: Tables, seat: int, action: int, right: int) -> None:
    """The last result stands; each right is used once (TR-EFX-62, TR-GER-18)."""
    if action != act.ACCEPT:
        return
    shot = g.shot
    shot.used |= right
    if right == DEAD_EYE:
        use_power_up(g, shot.crew)
    elif right == SCOPE:
        use_upgrade_up(g, shot.shooter)
    elif right == REAR_GUNNER:
        g.turn.rerolled = 1
    tell(g, telling.REROLLED, shot.crew, 0, 0)
    reroll(g, t)


@flow.answering(asking.RIG_REROLL)
def answer_rig_reroll(g: State, t: Tables, seat: int, action: int, right: int) -> None:
    """The second result stands (TR-RIG-33)."""
    answer_shot_reroll(g, t, seat, action, right)


@flow.answering(asking.BEACON_REROLL)
def answer_beacon_reroll(g: State, t: Tables, seat: int, action: int, right: int) -> None:
    """The second result stands (OE-09)."""
    answer_shot_reroll(g, t, seat, action, right)


@rule
def reroll(g: State, t: Tables) -> None:
    """What waits for the first result, the next right and the outcome, falls away."""
    g.depth -= 2
    roll_shot(g, t)


@rule
def roll_shot_again(g: State, t: Tables) -> None:
    """Fate is rewritten: nobody rerolls after that (TR-CRW-204)."""
    g.shot.used = ALL
    reroll(g, t)
