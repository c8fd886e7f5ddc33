"""Step 4 with Bullet Hose or Flamethrower: the normal shot, the command, or none (TR-CRW-192, TR-CRW-212)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.barrage import has_barrage
from carambolage.games.thunder_road.board import on_board
from carambolage.games.thunder_road.fire import catch_fire
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.shots import may_be_shot
from carambolage.games.thunder_road.leaders.leading import at_work, use_command_up
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Ongoing, Upgrade, VehicleKind
from carambolage.games.thunder_road.ongoing import suffers
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.upgrades.fitted import has_upgrade, use_upgrade_up


@rule
def can_be_lit(g: State, t: Tables, space: int) -> bool:
    """An operable car or motorcycle that does not burn yet and no Smoke Screen protects (TR-CRW-212, TR-CRD-55)."""
    v = g.at[space]
    if v == NOBODY or g.vehicles[v].broken != 0 or g.vehicles[v].burning != 0:
        return False
    return g.vehicles[v].kind <= VehicleKind.BIKE and may_be_shot(g, t, space)


@rule
def has_flame_target(g: State, t: Tables, v: int) -> bool:
    """Whether the front arc holds anything to light."""
    for way in range(3):
        space = on_board(g, t, g.vehicles[v].space, way)
        if space != NOBODY and can_be_lit(g, t, space):
            return True
    return False


@flow.offering(Question.SHOT_MODE)
def offer_modes(g: State, t: Tables, seat: int) -> None:
    """The normal shot, the command if it finds a target, or none; a Hair Trigger leaves no way out (TR-CRD-69)."""
    v = g.turn.vehicle
    offer(g, Action.ACCEPT)
    if at_work(g, Command.BULLET_HOSE) and has_barrage(g, t, v):
        offer(g, Action.HOSE)
    if at_work(g, Command.FLAMETHROWER) and has_flame_target(g, t, v):
        offer(g, Action.FLAME)
    if g.offers > 1 and not suffers(g, v, Ongoing.HAIR_TRIGGER):
        offer(g, Action.DECLINE)


@flow.answering(Question.SHOT_MODE)
def answer_mode(g: State, t: Tables, seat: int, action: int) -> None:
    """The command replaces all shots of step 4, Twin Guns included (TR-UPG-34)."""
    v = g.turn.vehicle
    use_command_up(g, Command.BULLET_HOSE)
    use_command_up(g, Command.FLAMETHROWER)
    if action == Action.ACCEPT:
        push(g, Effect.SHOOT, v, 0, 0)
    elif action != Action.DECLINE:
        if has_upgrade(g, v, Upgrade.TWIN_GUNS):
            use_upgrade_up(g, v)
        if action == Action.HOSE:
            push(g, Effect.BARRAGE, v, 0, 0)
        else:
            ask(g, Question.FLAME_TARGET, g.turn.seat, v, 0, 0)


@flow.offering(Question.FLAME_TARGET)
def offer_flame_targets(g: State, t: Tables, seat: int, v: int) -> None:
    """In the front arc, own ones too (TR-CRW-212)."""
    for way in range(3):
        space = on_board(g, t, g.vehicles[v].space, way)
        if space != NOBODY and can_be_lit(g, t, space):
            offer(g, Action.VEHICLE + g.at[space])


@flow.answering(Question.FLAME_TARGET)
def answer_flame(g: State, t: Tables, seat: int, action: int) -> None:
    """It catches fire, without a roll (TR-CRW-212)."""
    catch_fire(g, action - Action.VEHICLE)
