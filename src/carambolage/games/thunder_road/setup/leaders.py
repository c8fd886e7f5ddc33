"""Crew leaders in the set-up (chapter 3.1 of the cards): two dealt, one chosen in secret, all shown together."""

from carambolage.engine.rules.state import offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import LEADER_KINDS, Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.setup.secret_choices import ask_drafters, deal, hold, is_last_stage
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.boards import take_tokens

LEADERS_EACH = 2
WITHOUT_FIRE = 1


@flow.effect(Effect.LEADERS_DEALT)
def deal_leaders(g: State, t: Tables) -> None:
    """Two boards each; Em Berco stays in the box by the option if there is no fire (TR-CRW-02, TR-CRW-18,
    TR-CRW-08).
    """
    deck = (1 << LEADER_KINDS) - 1
    if g.house.carnage == 0 and g.house.em_berco_without_carnage == WITHOUT_FIRE:
        deck &= ~(1 << Leader.EM_BERCO)
    deal(g, deck, LEADERS_EACH)
    tell(g, Event.LEADERS_DEALT)
    push(g, Effect.CHOOSE_LEADERS)


@flow.effect(Effect.CHOOSE_LEADERS)
def choose_leaders(g: State, t: Tables, stage: int) -> None:
    """One of the two is chosen (TR-CRW-03)."""
    if is_last_stage(g, stage):
        return
    push(g, Effect.CHOOSE_LEADERS, stage + 1)
    ask_drafters(g, Question.CHOOSE_LEADER, stage)


@flow.offering(Question.CHOOSE_LEADER)
def offer_leaders(g: State, t: Tables, seat: int, stage: int) -> None:
    """Either board."""
    for place in range(LEADERS_EACH):
        offer(g, Action.LEADER + g.crews[seat + stage * g.seats].dealt[place] - 1)


@flow.answering(Question.CHOOSE_LEADER)
def answer_leader(g: State, t: Tables, seat: int, action: int, stage: int) -> None:
    """The other board goes back to the box, never shown (TR-CRW-03)."""
    crew = seat + stage * g.seats
    g.crews[crew].chosen = action - Action.LEADER + 1
    hold(g, crew, 0)


@flow.effect(Effect.LEADERS_SHOWN)
def show_leaders(g: State, t: Tables) -> None:
    """All are shown together, and take command tokens from the supply (TR-CRW-03, TR-CRW-04, TR-CRW-05)."""
    g.token_supply = t.command_tokens
    for crew in range(g.crew_count):
        c = g.crews[crew]
        c.seen = 0
        if c.chosen != 0 and c.out == 0:
            c.leader = c.chosen
            c.chosen = 0
            take_tokens(g, t, crew)
            tell(g, Event.LEADER_CHOSEN, crew, c.leader - 1)
