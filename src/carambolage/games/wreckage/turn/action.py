"""The action of one car: burning card, reveal, card, drive, fire (chapter 7)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.move.cans import take_cans
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import CanLimit, LastingCards
from carambolage.games.wreckage.names.things import NOBODY, Cause, Gear, Play
from carambolage.games.wreckage.repair.emergency import can_repair
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.card_uses import can_apply
from carambolage.games.wreckage.turn.cards import play_of, show_card
from carambolage.games.wreckage.turn.seats import is_action_over


@flow.effect(Effect.ACTION)
def begin_action(g: State, t: Tables, seat: int) -> None:
    """An action begins with the can counter and the cans it stands on, then come the burning card and the steps
    reveal, card, drive, fire (WK-TRN-06, WK-ACT-01, WK-CAN-05, WK-CAN-07, WK-OBS-07, WK-OBS-24).
    """
    car = g.cars[seat]
    g.active = seat
    tell(g, Event.ACTION_BEGINS, seat, g.phase)
    push(g, Effect.END_ACTION, seat)
    car.cans_this_action = 0
    if g.house.can_limit != CanLimit.NONE:
        take_cans(g, t, seat)
    if car.dousing != 0:
        douse(g, seat)
        return
    push(g, Effect.FIRE, seat)
    push(g, Effect.BLASTS, seat)
    push(g, Effect.DRIVE, seat)
    push(g, Effect.REVEAL, seat)
    if car.burning != 0 and g.phase == 1:
        tell(g, Event.BURNS, seat)
        push(g, Effect.CHECK_END)
        push(g, Effect.DAMAGE, seat, 1, Cause.FIRE, NOBODY, NOBODY)


@rule
def douse(g: State, seat: int) -> None:
    """Who puts out his fire reveals nothing, does not move and does not fire; his speed is 0 (WK-OBS-08)."""
    car = g.cars[seat]
    car.speed = 0
    car.gear = Gear.FORWARD
    tell(g, Event.DOUSES, seat)


@flow.effect(Effect.REVEAL)
def reveal(g: State, t: Tables, seat: int) -> None:
    """The card of the phase is turned up, and its player asked how he uses it; a card without any effect counts as
    declined, unless a repair is possible (WK-ACT-02, WK-ACT-03, WK-ACT-04, WK-ACT-06).
    """
    if is_action_over(g, seat):
        return
    slot = g.phase - 1
    if g.cars[seat].plan[slot] == Face.EMPTY:
        tell(g, Event.NO_CARD, seat)
        return
    show_card(g, t, seat, slot)
    g.act.revealed = 1
    g.act.card = card_in_force(g, t, seat)
    if can_apply(g, t, seat, g.act.card) or can_repair(g, seat):
        ask(g, Question.USE_CARD, seat, g.act.card)
    else:
        tell(g, Event.NO_EFFECT, seat, g.act.card)


@rule
def card_in_force(g: State, t: Tables, seat: int) -> int:
    """What the revealed card does; Repeat is the card planned in slot 1, nothing in slot 1 itself or behind an empty
    one (WK-CRD-15, WK-CRD-16, WK-CRD-31).
    """
    car = g.cars[seat]
    face = car.plan[g.phase - 1]
    if face == Face.REPEAT:
        face = car.plan[0] if g.phase == 2 else Face.EMPTY
    return Play.NONE if face == Face.EMPTY else play_of(t, car.vehicle, face)


@flow.effect(Effect.END_ACTION)
def end_action(g: State, t: Tables, seat: int) -> None:
    """With the action end Barrage and Jump, and with `lasting_cards = action` Smash and Dodge (WK-CRD-19, WK-CRD-23,
    WK-CRD-25, WK-CRD-35).
    """
    car = g.cars[seat]
    if g.house.lasting_cards == LastingCards.ACTION:
        car.smashes = 0
        car.dodges = 0
    g.active = NOBODY
    act = g.act
    act.over = 0
    act.revealed = 0
    act.applied = 0
    act.card = 0
    act.jump = 0
    act.barrage = 0
    act.fired = 0
    act.no_fire = 0
    act.push_paid = 0
    act.blasts = 0
