"""The fire step of an action: one weapon, under Barrage all of them (chapters 12 and 13)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wreckage.equipment.owned import discard
from carambolage.games.wreckage.firing.aiming import can_hit, direction_of_shot
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.components import SLOTS, Ability
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import FireTiming
from carambolage.games.wreckage.names.things import SEATS, Cause
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_in_play, seat_at


@rule
def has_fire_step(g: State) -> bool:
    """In both action phases, with `fire_timing = second_action` only in the second (WK-FIR-02, WK-FIR-17)."""
    return g.house.fire_timing == FireTiming.EACH_ACTION or g.phase == 2


@rule
def may_fire(g: State, seat: int) -> bool:
    """After an action without a collision one weapon may be fired, under Barrage each once; speed does not matter
    (WK-FIR-01, WK-FIR-09, WK-FIR-13, WK-CRD-19, WK-COL-02).
    """
    act = g.act
    if act.over != 0 or act.no_fire != 0 or not is_in_play(g, seat):
        return False
    return has_fire_step(g) and (act.fired == 0 or act.barrage != 0)


@flow.effect(Effect.FIRE)
def fire(g: State, t: Tables, seat: int) -> None:
    """The fire step uses the position after the whole movement (WK-FIR-01, WK-FIR-16)."""
    if may_fire(g, seat):
        ask(g, Question.FIRE, seat)


@flow.offering(Question.FIRE)
def offer_shots(g: State, t: Tables, seat: int) -> None:
    """Each legal pair of weapon and target, and to pass, which is not asked for alone (WK-FIR-10, WK-FIR-15,
    WK-DEC-18).
    """
    for slot in range(SLOTS):
        for number in range(g.seats):
            target = seat_at(g, number)
            if can_hit(g, t, seat, slot, target):
                offer(g, Action.FIRE + slot * SEATS + target)
    offer(g, Action.PASS)


@flow.answering(Question.FIRE)
def answer_fire(g: State, t: Tables, seat: int, action: int) -> None:
    """Choose a weapon, choose a target, draw as many cards as its attack value; a weapon with Discard leaves the game
    (WK-FIR-03, WK-FIR-11, WK-EQW-04).
    """
    if action == Action.PASS:
        return
    slot = (action - Action.FIRE) // SEATS
    target = (action - Action.FIRE) % SEATS
    kind = g.cars[seat].equipment[slot]
    tell(g, Event.FIRED, seat, target, kind, slot, direction_of_shot(g, t, seat, slot, target))
    g.act.fired |= 1 << slot
    if t.ability[kind] & Ability.DISCARD:
        discard(g, seat, slot)
    push(g, Effect.FIRE, seat)
    push(g, Effect.CHECK_END)
    push(g, Effect.DAMAGE, target, t.attack[kind], Cause.WEAPON, seat, slot)
