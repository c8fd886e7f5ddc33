"""Using the revealed card: apply it, decline it, or repair in its place (chapters 7 and 8)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, push, tell
from carambolage.games.wreckage.equipment.owned import structure_of
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import ANGLES, Action
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import NOBODY, Play
from carambolage.games.wreckage.repair.emergency import can_repair
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.card_uses import WIDEST, offer_uses
from carambolage.games.wreckage.turn.speed import SPEEDS, change_speed

HALF_TURN = 72


@flow.offering(Question.USE_CARD)
def offer_card_uses(g: State, t: Tables, seat: int, play: int) -> None:
    """Nobody is forced to apply his card: he may decline it, or make an emergency repair (WK-ACT-03, WK-REP-01,
    WK-DEC-13).
    """
    offer_uses(g, t, seat, play)
    offer(g, Action.DECLINE)
    if can_repair(g, seat):
        offer(g, Action.REPAIR)


@flow.answering(Question.USE_CARD)
def answer_card_use(g: State, t: Tables, seat: int, action: int, play: int) -> None:
    """What was chosen is carried out; only a card that was applied binds the car to travel (WK-ACT-07, WK-ACT-08)."""
    if action == Action.DECLINE:
        tell(g, Event.DECLINED, seat, play)
    elif action == Action.REPAIR:
        push(g, Effect.REPAIR, seat)
    else:
        g.act.applied = 1
        tell(g, Event.APPLIED, seat, play)
        if action < Action.TURN:
            change_speed(g, seat, (action - Action.SPEED) // SPEEDS, (action - Action.SPEED) % SPEEDS)
        elif action < Action.U_TURN:
            turn(g, t, seat, action - Action.TURN)
        elif action < Action.APPLY:
            push(g, Effect.SWING, seat, (action - Action.U_TURN) // 2, (action - Action.U_TURN) % 2, HALF_TURN)
        else:
            apply_special(g, seat, play)


@rule
def turn(g: State, t: Tables, seat: int, which: int) -> None:
    """A turn happens before the travel; one of more than 45 degrees is a hairpin, for 1 hit (WK-CRD-06, WK-CRD-11)."""
    way = which // ANGLES
    angle = which % ANGLES
    if angle >= WIDEST:
        make_hairpin(g, seat)
        if g.cars[seat].hits >= structure_of(g, t, seat):
            push(g, Effect.CHECK_END)
            push(g, Effect.DESTROY, seat, NOBODY)
            return
    push(g, Effect.SWING, seat, way // 2, way % 2, 2 * (angle + 1))


@rule
def make_hairpin(g: State, seat: int) -> None:
    """The hit is marked at once, nothing stops it; a car that it destroys does not turn (WK-CRD-11, WK-CRD-13)."""
    car = g.cars[seat]
    car.hairpins += 1
    car.hits += 1
    tell(g, Event.HAIRPIN, seat, car.hairpins, car.hits)


@rule
def apply_special(g: State, seat: int, play: int) -> None:
    """Turbo moves the car at once; Smash and Dodge add up over the turn, Barrage and Jump serve this action
    (WK-CRD-17, WK-CRD-18, WK-CRD-19, WK-CRD-22, WK-CRD-24, WK-CRD-25).
    """
    if play == Play.TURBO:
        push(g, Effect.TURBO, seat)
    elif play == Play.SMASH:
        g.cars[seat].smashes += 1
    elif play == Play.DODGE:
        g.cars[seat].dodges += 1
    elif play == Play.BARRAGE:
        g.act.barrage = 1
    else:
        g.act.jump = 1
