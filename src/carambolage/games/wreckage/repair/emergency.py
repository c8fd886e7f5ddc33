"""The emergency repair: two steering cards for a hit or a lost card (chapter 16)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import KINDS, Action
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import RepairPool
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import kind_of


@rule
def is_payable(g: State, seat: int, kind: int, slot: int) -> bool:
    """Whether a planned card of a kind may be given: face up, and only by option (WK-REP-03)."""
    car = g.cars[seat]
    if g.house.repair_pool == RepairPool.TALON or car.plan[slot] == Face.EMPTY:
        return False
    return (car.shown >> slot) & 1 == 1 and kind_of(car.plan[slot]) == kind


@rule
def payable(g: State, seat: int, kind: int) -> int:
    """How many cards of a kind may pay for a repair: those of the talon, by option also face-up planned ones
    (WK-REP-02, WK-REP-03).
    """
    return g.cars[seat].talon[kind] + is_payable(g, seat, kind, 0) + is_payable(g, seat, kind, 1)


@rule
def can_repair(g: State, seat: int) -> bool:
    """A repair needs two cards to give, and a hit or a card lost earlier (WK-REP-03, WK-REP-05)."""
    car = g.cars[seat]
    cards = 0
    broken = car.hits
    for kind in range(KINDS):
        cards += payable(g, seat, kind)
        broken += car.lost[kind]
    return cards >= 2 and broken > 0


@flow.effect(Effect.REPAIR)
def repair(g: State, t: Tables, seat: int) -> None:
    """In the place of a revealed card, which an empty slot has not: two cards are paid first, then the gain is chosen
    (WK-REP-01, WK-REP-06, WK-REP-07).
    """
    ask(g, Question.REPAIR_PAY, seat)


@flow.offering(Question.REPAIR_PAY)
def offer_payments(g: State, t: Tables, seat: int) -> None:
    """Each pair of kinds of card; two Pedals may be given together (WK-REP-02, WK-REP-08, WK-DEC-15)."""
    for one in range(KINDS):
        for two in range(one, KINDS):
            if payable(g, seat, one) > 0 and payable(g, seat, two) > int(one == two):
                offer(g, Action.PAY + one * KINDS + two)


@flow.answering(Question.REPAIR_PAY)
def answer_payment(g: State, t: Tables, seat: int, action: int) -> None:
    """The two cards are lost; then something is gained (WK-REP-02, WK-REP-04)."""
    one = (action - Action.PAY) // KINDS
    two = (action - Action.PAY) % KINDS
    pay(g, seat, one)
    pay(g, seat, two)
    ask(g, Question.REPAIR_GAIN, seat, one, two)


@rule
def pay(g: State, seat: int, kind: int) -> None:
    """A card is given and counts as lost: out of the talon, or the slot where it lies is empty (WK-REP-03, WK-REP-04,
    WK-CRD-31).
    """
    car = g.cars[seat]
    car.lost[kind] += 1
    if car.talon[kind] > 0:
        car.talon[kind] -= 1
        return
    slot = 0 if is_payable(g, seat, kind, 0) else 1
    car.plan[slot] = Face.EMPTY


@rule
def lost_earlier(g: State, seat: int, kind: int, one: int, two: int) -> int:
    """How many cards of a kind were lost before this repair: not those just given (WK-REP-04, WK-REP-07)."""
    return g.cars[seat].lost[kind] - int(one == kind) - int(two == kind)


@flow.offering(Question.REPAIR_GAIN)
def offer_gains(g: State, t: Tables, seat: int, one: int, two: int) -> None:
    """Remove a hit, or take back a card lost earlier; nothing else is repaired (WK-REP-02, WK-REP-05, WK-DEC-16)."""
    if g.cars[seat].hits > 0:
        offer(g, Action.GAIN)
    for kind in range(KINDS):
        if lost_earlier(g, seat, kind, one, two) > 0:
            offer(g, Action.GAIN + 1 + kind)


@flow.answering(Question.REPAIR_GAIN)
def answer_gain(g: State, t: Tables, seat: int, action: int, one: int, two: int) -> None:
    """One hit less, or the card joins the talon at once (WK-REP-02, WK-REP-04)."""
    car = g.cars[seat]
    kind = action - Action.GAIN - 1
    if kind == NOBODY:
        car.hits -= 1
    else:
        car.lost[kind] -= 1
        car.talon[kind] += 1
    tell(g, Event.REPAIRED, seat, one, two, kind)
