"""Em Berco, Firestarter: Playing with Fire, Back Draft (TR-CRW-210, TR-CRW-214); Flamethrower is in shot_modes."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.board import lane_of, progress
from carambolage.games.thunder_road.fire import catch_fire, put_out
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.leaders.leading import leads, use_power_up
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Die, FireFace, Leader
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.rolling import cast, throw
from carambolage.games.thunder_road.state import FIRST_WRECK, LANES, NOBODY, State, Tables

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
def rerolls_fire(g: State, v: int) -> bool:
    """Whether the owner is asked to reroll the fire die of an own car (TR-CRW-210)."""
    if not leads(g, crew_of(v), Leader.EM_BERCO):
        return False
    ask(g, Question.FIRE_REROLL, g.crews[crew_of(v)].seat, v, 0, 0)
    return True


@flow.offering(Question.FIRE_REROLL)
def offer_fire_reroll(g: State, t: Tables, seat: int) -> None:
    """Reroll or keep."""
    offer(g, Action.DECLINE)
    offer(g, Action.ACCEPT)


@flow.answering(Question.FIRE_REROLL)
def answer_fire_reroll(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """Once; the second result stands (TR-CRW-210)."""
    if action == Action.ACCEPT:
        tell(g, Event.REROLLED, crew_of(v), 0, 0)
        throw(g, t, Die.FIRE)


@rule
def place_in_order(g: State, v: int) -> int:
    """A number that is greater the earlier a vehicle comes front to back, left to right (TR-GEO-15)."""
    space = g.vehicles[v].space
    return progress(g, space) * LANES + LANES - 1 - lane_of(space)


@rule
def next_burning_enemy(g: State, crew: int, before: int) -> int:
    """The burning enemy that comes next after a place in that order, or NOBODY (TR-CRW-214)."""
    best = NOBODY
    for v in range(FIRST_WRECK):
        vehicle = g.vehicles[v]
        if vehicle.burning != 0 and vehicle.space >= 0 and g.crews[crew_of(v)].seat != g.crews[crew].seat:
            place = place_in_order(g, v)
            if place < before and (best == NOBODY or place > place_in_order(g, best)):
                best = v
    return best


@rule
def has_burning_enemy(g: State, crew: int) -> bool:
    """Back Draft is usable only if an enemy burns (TR-CRW-214)."""
    return next_burning_enemy(g, crew, FIRST_OF_ALL) != NOBODY


@rule
def draw_flames_back(g: State, crew: int) -> None:
    """The fire die is rolled for one burning enemy after the other (TR-CRW-214)."""
    push(g, Effect.BACK_DRAFT, crew, FIRST_OF_ALL, 0)


@flow.effect(Effect.BACK_DRAFT)
def back_draft(g: State, t: Tables, crew: int, before: int) -> None:
    """The next burning enemy, front to back and left to right."""
    v = next_burning_enemy(g, crew, before)
    if v != NOBODY:
        push(g, Effect.BACK_DRAFT, crew, place_in_order(g, v), 0)
        push(g, Effect.BACK_DRAFT_ROLLED, v, 0, 0)
        cast(g, t, Die.FIRE)


@flow.effect(Effect.BACK_DRAFT_ROLLED)
def back_draft_rolled(g: State, t: Tables, v: int) -> None:
    """Eliminated, or the ring is removed; moves have no effect (TR-CRW-214)."""
    tell(g, Event.FIRE_DIE, v, g.dice.fire, 0)
    if g.dice.fire == FireFace.ELIMINATED:
        push(g, Effect.ELIMINATE, v, 0, 0)
    elif g.dice.fire == FireFace.OUT:
        put_out(g, v)
