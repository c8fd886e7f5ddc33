"""Upgrades in the set-up (chapter 5.1 of the cards): dealt, drafted, assigned in secret, shown together."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, push, tell
from carambolage.games.thunder_road.cards.upgrades.fitted import printed_number
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import UPGRADE_KINDS, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.setup.secret_choices import (
    ask_drafters,
    deal,
    drafts,
    drop_from_hand,
    hold,
    is_last_stage,
    pass_hands,
)
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables

UPGRADES_EACH, PICKS = 4, 3


@flow.effect(Effect.DRAFT)
def draft(g: State, t: Tables, pick: int, stage: int) -> None:
    """Four upgrades each are dealt; one is kept, the rest handed on, three times (TR-UPG-01, TR-UPG-02, TR-UPG-03)."""
    if pick == 0 and stage == 0:
        for crew in range(g.crew_count):
            g.crews[crew].seen = 0
        deal(g, (1 << UPGRADE_KINDS) - 1, UPGRADES_EACH)
        tell(g, Event.UPGRADES_DEALT)
    if is_last_stage(g, stage):
        push(g, Effect.DRAFTED, pick)
        return
    push(g, Effect.DRAFT, pick, stage + 1)
    ask_drafters(g, Question.DRAFT_UPGRADE, stage)


@flow.offering(Question.DRAFT_UPGRADE)
def offer_upgrades(g: State, t: Tables, seat: int, stage: int) -> None:
    """Any card of the hand, which is sorted (TR-UPG-02, TR-UPG-08)."""
    for place in range(UPGRADES_EACH):
        card = g.crews[seat + stage * g.seats].dealt[place]
        if card != 0:
            offer(g, Action.KEEP + card - 1)


@flow.answering(Question.DRAFT_UPGRADE)
def answer_upgrade(g: State, t: Tables, seat: int, action: int, stage: int) -> None:
    """The card is kept facedown (TR-UPG-02)."""
    g.crews[seat + stage * g.seats].picked = action - Action.KEEP + 1


@flow.effect(Effect.DRAFTED)
def hand_on(g: State, t: Tables, pick: int) -> None:
    """What is left of a hand goes to the next car crew on the left, the last card of each back to the box (TR-UPG-02,
    TR-UPG-03, TR-UPG-04).
    """
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if drafts(g, crew):
            c.kept[pick] = c.picked
            drop_from_hand(g, crew, c.picked - 1)
            c.picked = 0
    if pick + 1 < PICKS:
        pass_hands(g)
        push(g, Effect.DRAFT, pick + 1)
        return
    for crew in range(g.crew_count):
        hold(g, crew, 0)
    push(g, Effect.UPGRADES_SHOWN)
    push(g, Effect.FIT_UPGRADES)


@flow.effect(Effect.FIT_UPGRADES)
def fit_upgrades(g: State, t: Tables, stage: int) -> None:
    """Each crew assigns its three upgrades in secret (TR-UPG-05)."""
    if is_last_stage(g, stage):
        return
    push(g, Effect.FIT_UPGRADES, stage + 1)
    ask_drafters(g, Question.ASSIGN_UPGRADES, stage)


@flow.offering(Question.ASSIGN_UPGRADES)
def offer_orders(g: State, t: Tables, seat: int) -> None:
    """The six ways to put three cards on three cars (TR-UPG-05)."""
    for order in range(6):
        offer(g, Action.FIT + order)


@flow.answering(Question.ASSIGN_UPGRADES)
def answer_order(g: State, t: Tables, seat: int, action: int, stage: int) -> None:
    """Facedown until all have assigned (TR-UPG-05)."""
    g.crews[seat + stage * g.seats].picked = action - Action.FIT + 1


@rule
def fitted_card(order: int, car: int) -> int:
    """Which of the three kept cards a car gets by one of the six orders."""
    first = order // 2
    if car == 0:
        return first
    low = 1 if first == 0 else 0
    high = 1 if first == 2 else 2
    return high if (car == 1) == (order % 2 == 1) else low


@flow.effect(Effect.UPGRADES_SHOWN)
def show_upgrades(g: State, t: Tables) -> None:
    """All are turned up together; spreaders take their controlled tokens (TR-UPG-05, TR-UPG-17)."""
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if drafts(g, crew):
            for car in range(3):
                fit(g, t, crew * CREW_VEHICLES + car, c.kept[fitted_card(c.picked - 1, car)] - 1)
        c.picked = 0
        c.seen = 0
        for place in range(PICKS):
            c.kept[place] = 0


@rule
def fit(g: State, t: Tables, v: int, which: int) -> None:
    """A car carries an upgrade for good (TR-UPG-06)."""
    vehicle = g.vehicles[v]
    vehicle.upgrade = which + 1
    if which == Upgrade.MINE_SPREADER or which == Upgrade.OIL_SPREADER:
        vehicle.loads = printed_number(t, which, 0)
    tell(g, Event.UPGRADE_FITTED, v, which)
