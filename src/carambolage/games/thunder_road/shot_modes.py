"""Step 4 with Bullet Hose or Flamethrower: the normal shot, the command, or none (TR-CRW-192, TR-CRW-212)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.barrage import has_barrage
from carambolage.games.thunder_road.board import on_board
from carambolage.games.thunder_road.fire import catch_fire
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.shots import may_be_shot
from carambolage.games.thunder_road.leaders.leading import at_work, use_command_up
from carambolage.games.thunder_road.names import act, command, ongoing, op, upgrade
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import crew as kinds
from carambolage.games.thunder_road.ongoing import suffers
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.upgrades.fitted import has_upgrade, use_upgrade_up


@rule
def can_be_lit(g: State, t: Tables, space: int) -> bool:
    """An operable car or motorcycle that does not burn yet and no Smoke Screen protects (TR-CRW-212, TR-CRD-55)."""
    v = g.at[space]
    if v == NOBODY or g.vehicles[v].broken != 0 or g.vehicles[v].burning != 0:
        return False
    return g.vehicles[v].kind <= kinds.BIKE and may_be_shot(g, t, space)


@rule
def has_flame_target(g: State, t: Tables, v: int) -> bool:
    """Whether the front arc holds anything to light."""
    for way in range(3):
        space = on_board(g, t, g.vehicles[v].space, way)
        if space != NOBODY and can_be_lit(g, t, space):
            return True
    return False


@flow.offering(asking.SHOT_MODE)
def offer_modes(g: State, t: Tables, seat: int) -> None:
    """The normal shot, the command if it finds a target, or none; a Hair Trigger leaves no way out (TR-CRD-69)."""
    v = g.turn.vehicle
    offer(g, act.ACCEPT)
    if at_work(g, command.BULLET_HOSE) and has_barrage(g, t, v):
        offer(g, act.HOSE)
    if at_work(g, command.FLAMETHROWER) and has_flame_target(g, t, v):
        offer(g, act.FLAME)
    if g.offers > 1 and not suffers(g, v, ongoing.HAIR_TRIGGER):
        offer(g, act.DECLINE)


@flow.answering(asking.SHOT_MODE)
def answer_mode(g: State, t: Tables, seat: int, action: int) -> None:
    """The command replaces all shots of step 4, Twin Guns included (TR-UPG-34)."""
    v = g.turn.vehicle
    use_command_up(g, command.BULLET_HOSE)
    use_command_up(g, command.FLAMETHROWER)
    if action == act.ACCEPT:
        push(g, op.SHOOT, v, 0, 0)
    elif action != act.DECLINE:
        if has_upgrade(g, v, upgrade.TWIN_GUNS):
            use_upgrade_up(g, v)
        if action == act.HOSE:
            push(g, op.BARRAGE, v, 0, 0)
        else:
            ask(g, asking.FLAME_TARGET, g.turn.seat, v, 0, 0)


@flow.offering(asking.FLAME_TARGET)
def offer_flame_targets(g: State, t: Tables, seat: int, v: int) -> None:
    """In the front arc, own ones too (TR-CRW-212)."""
    for way in range(3):
        space = on_board(g, t, g.vehicles[v].space, way)
        if space != NOBODY and can_be_lit(g, t, space):
            offer(g, act.VEHICLE + g.at[space])


@flow.answering(asking.FLAME_TARGET)
def answer_flame(g: State, t: Tables, seat: int, action: int) -> None:
    """It catches fire, without a roll (TR-CRW-212)."""
    catch_fire(g, action - act.VEHICLE)
