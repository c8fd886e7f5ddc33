"""Wipe-outs: speed, accessory, token, and with elimination the end of the race (chapters 13.2 and 17.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.mounted import discard_accessory
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.move.flight import stop_car
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import SLOTS, Slot, Status
from carambolage.games.road_kill_rally.road.rows import space_of
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.ending import leave_race
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

WIPED_OUT_SPEED = 1
MOST_TOKENS = 3


@flow.effect(Effect.WIPE_OUT)
def wipe_out(g: State, t: Tables, seat: int) -> None:
    """The movement ends, the speed becomes 1, from which the next round starts, an accessory of choice is lost, then a
    token is taken (RK-WIP-01, RK-WIP-02, RK-WIP-03, RK-WIP-08, RK-WIP-13, RK-WIP-14, RK-WIP-15).
    """
    stop_car(g, seat)
    car = g.car[seat]
    car.wiped = 1
    car.speed = WIPED_OUT_SPEED
    tell(g, Event.WIPED_OUT, seat, space_of(car.row, car.lane))
    push(g, Effect.TAKE_TOKEN, seat)
    ask(g, Question.LOSE_ACCESSORY, seat)


@flow.offering(Question.LOSE_ACCESSORY)
def offer_accessory_loss(g: State, t: Tables, seat: int) -> None:
    """The mounted accessories; without any nothing is lost (RK-WIP-02)."""
    for slot in range(SLOTS):
        if g.car[seat].slot[slot] != Slot.EMPTY:
            offer(g, Action.LOSE_SLOT + slot)
    keep_idle_answer(g, seat)


@flow.answering(Question.LOSE_ACCESSORY)
def lose_accessory(g: State, t: Tables, seat: int, action: int) -> None:
    """The accessory goes to its discard pile; its slot may be closed for good (RK-WIP-02, RK-WIP-12)."""
    slot = action - Action.LOSE_SLOT
    tell(g, Event.LOST_ACCESSORY, seat, g.car[seat].slot[slot], slot)
    discard_accessory(g, seat, slot)
    if g.house.damaged_slots != 0:
        g.car[seat].closed |= 1 << slot


@flow.effect(Effect.TAKE_TOKEN)
def take_token(g: State, t: Tables, seat: int) -> None:
    """A wipe-out token, never more than three; with elimination the third is the end (RK-WIP-05, RK-WIP-06, RK-ELI-01,
    RK-ELI-12).
    """
    car = g.car[seat]
    if car.tokens < MOST_TOKENS:
        car.tokens += 1
        tell(g, Event.TOOK_WIPE, seat, car.tokens)
        if g.house.elimination != 0 and car.tokens == MOST_TOKENS:
            destroy(g, seat)


@rule
def destroy(g: State, seat: int) -> None:
    """The car becomes a wreck where it stands and its player is out of the race, with all points; nobody gets any for
    it (RK-ELI-01, RK-ELI-02, RK-ELI-03, RK-ELI-10, RK-ELI-11, RK-ELI-14).
    """
    car = g.car[seat]
    g.wreck[car.row] |= 1 << car.lane
    tell(g, Event.OUT_OF_RACE, seat, space_of(car.row, car.lane))
    leave_race(g, seat, Status.DESTROYED)
