"""Em Berco, Firestarter: Playing with Fire, Flamethrower, Back Draft (TR-CRW-210, TR-CRW-212, TR-CRW-214)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.airstrikes.cargo import is_in_smoke
from carambolage.games.thunder_road.cards.leaders.leading import at_work, leads, use_command_up, use_power_up
from carambolage.games.thunder_road.cards.leaders.machine_gun_joe import has_barrage
from carambolage.games.thunder_road.cards.upgrades.fitted import has_upgrade, use_upgrade_up
from carambolage.games.thunder_road.damage.ongoing import catch_fire, put_out, suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import on_board, standing_order
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Leader, Ongoing, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Die, FireFace, VehicleKind
from carambolage.games.thunder_road.state import FIRST_WRECK, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.dice import cast, throw

FIRST_OF_ALL = 10_000


@rule
def can_play_with_fire(g: State) -> bool:
    """Not on a coast, with an active car that does not burn yet (TR-CRW-210)."""
    return g.turn.coast == 0 and g.vehicles[g.turn.vehicle].burning == 0


@rule
def play_with_fire(g: State, crew: int) -> None:
    """The active car is set on fire before the fire die (TR-CRW-210)."""
    use_power_up(g, crew)
    catch_fire(g, g.turn.vehicle)


@rule
def ask_to_reroll_fire(g: State, v: int) -> bool:
    """Whether the owner is asked to reroll the fire die of an own car (TR-CRW-210)."""
    if not leads(g, crew_of(v), Leader.EM_BERCO):
        return False
    ask(g, Question.FIRE_REROLL, g.crews[crew_of(v)].seat, v)
    return True


@flow.answering(Question.FIRE_REROLL)
def answer_fire_reroll(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """Once; the second result stands (TR-CRW-210)."""
    if action == Action.ACCEPT:
        tell(g, Event.REROLLED, crew_of(v))
        throw(g, t, Die.FIRE)


@rule
def next_burning_enemy(g: State, crew: int, before: int) -> int:
    """The burning enemy that comes next after a place in that order, or NOBODY (TR-CRW-214)."""
    best = NOBODY
    for v in range(FIRST_WRECK):
        vehicle = g.vehicles[v]
        if vehicle.burning != 0 and vehicle.space >= 0 and g.crews[crew_of(v)].seat != g.crews[crew].seat:
            place = standing_order(g, vehicle.space)
            if place < before and (best == NOBODY or place > standing_order(g, g.vehicles[best].space)):
                best = v
    return best


@rule
def has_burning_enemy(g: State, crew: int) -> bool:
    """Back Draft is usable only if an enemy burns (TR-CRW-214)."""
    return next_burning_enemy(g, crew, FIRST_OF_ALL) != NOBODY


@rule
def draw_flames_back(g: State, crew: int) -> None:
    """The fire die is rolled for one burning enemy after the other (TR-CRW-214)."""
    push(g, Effect.BACK_DRAFT, crew, FIRST_OF_ALL)


@flow.effect(Effect.BACK_DRAFT)
def back_draft(g: State, t: Tables, crew: int, before: int) -> None:
    """The next burning enemy, front to back and left to right."""
    v = next_burning_enemy(g, crew, before)
    if v != NOBODY:
        push(g, Effect.BACK_DRAFT, crew, standing_order(g, g.vehicles[v].space))
        push(g, Effect.BACK_DRAFT_ROLLED, v)
        cast(g, t, Die.FIRE)


@flow.effect(Effect.BACK_DRAFT_ROLLED)
def back_draft_rolled(g: State, t: Tables, v: int) -> None:
    """Eliminated, or the ring is removed; moves have no effect (TR-CRW-214)."""
    tell(g, Event.FIRE_DIE, v, g.dice.fire)
    if g.dice.fire == FireFace.ELIMINATED:
        push(g, Effect.ELIMINATE, v)
    elif g.dice.fire == FireFace.OUT:
        put_out(g, v)


@rule
def can_be_lit(g: State, t: Tables, space: int) -> bool:
    """An operable car or motorcycle that does not burn yet and no Smoke Screen protects (TR-CRW-212, TR-CRD-55)."""
    v = g.at[space]
    if v == NOBODY or g.vehicles[v].broken != 0 or g.vehicles[v].burning != 0:
        return False
    return g.vehicles[v].kind <= VehicleKind.BIKE and not is_in_smoke(g, space)


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
        push(g, Effect.SHOOT, v)
    elif action != Action.DECLINE:
        if has_upgrade(g, v, Upgrade.TWIN_GUNS):
            use_upgrade_up(g, v)
        if action == Action.HOSE:
            push(g, Effect.BARRAGE, v)
        else:
            ask(g, Question.FLAME_TARGET, g.turn.seat, v)


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
