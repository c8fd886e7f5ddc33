"""Claiming a bounty: when its goal is met, the owner may show it and take the reward."""

from carambolage.engine.rules.piles import count_cards
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.thunder_road.cards.bounties.conditions import is_claimable, number_of
from carambolage.games.thunder_road.cards.bounties.goals import hunts
from carambolage.games.thunder_road.cards.bounties.rewards import give_reward
from carambolage.games.thunder_road.cards.decks import show_for_good
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Bounty, Card
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@flow.effect(Effect.CLAIM)
def claim(g: State, t: Tables, kind: int, v: int, named: int) -> None:
    """The goal of a bounty seems met; inside a batch the claim waits for its end (TR-BOU-04). At a turn's start the
    crew is named, plus one, since a player with two crews has not chosen yet (TR-CRD-49, TR-BOU-08, TR-BOU-09).
    """
    if not settle_goal(g, kind, v) or g.batch != 0:
        return
    forget_goal(g, kind)
    if named != 0 and g.turn.bound == 0:
        g.turn.crew = named - 1
    crew = g.turn.crew
    if g.crews[crew].out == 0 and hunts(g, kind) and is_claimable(g, t, crew, kind):
        ask(g, Question.CLAIM_BOUNTY, g.crews[crew].seat, crew, kind)


@rule
def settle_goal(g: State, kind: int, v: int) -> bool:
    """Hit and Run needs a vehicle that was not welded meanwhile (TR-CRD-59), Head Hunter one claim for all lost."""
    if kind == Bounty.HIT_AND_RUN and v != NOBODY:
        if g.vehicles[v].broken == 0:
            return False
        g.turn.goals |= 1 << kind
    if kind == Bounty.HIT_AND_RUN or kind == Bounty.HEAD_HUNTER:
        return (g.turn.goals >> kind) & 1 == 1
    return True


@rule
def forget_goal(g: State, kind: int) -> None:
    """A goal met is claimed now or never (TR-BOU-03)."""
    if kind == Bounty.HIT_AND_RUN or kind == Bounty.HEAD_HUNTER:
        g.turn.goals &= ~(1 << kind)


@flow.answering(Question.CLAIM_BOUNTY)
def answer_claim(g: State, t: Tables, seat: int, action: int, crew: int, kind: int) -> None:
    """The card is shown, rewarded and leaves the game (TR-BOU-02, TR-CRD-38, TR-BOU-05, TR-BOU-10)."""
    if action == Action.ACCEPT:
        g.crews[crew].bounty = 0
        show_for_good(g, Card.BOUNTY + kind)
        tell(g, Event.CARD_USED, crew, Card.BOUNTY + kind)
        if kind == Bounty.SLOW_AND_STEADY:
            g.turn.bound = crew + 1
        give_reward(g, t, crew, kind)


@flow.effect(Effect.CHAIN_OVER)
def chain_over(g: State, t: Tables) -> None:
    """The slam and its whole chain are resolved: Rubbing Is Racing, Pinball Wizard (TR-BOU-103, TR-BOU-104)."""
    slams = g.chain_slams
    g.chain_slams = 0
    if hunts(g, Bounty.RUBBING_IS_RACING) and (g.turn.goals >> Bounty.RUBBING_IS_RACING) & 1:
        push(g, Effect.CLAIM, Bounty.RUBBING_IS_RACING, NOBODY)
    elif hunts(g, Bounty.PINBALL_WIZARD) and slams >= number_of(t, Bounty.PINBALL_WIZARD, 0):
        if count_cards(g.chain) + count_cards(g.chain_wrecks) >= number_of(t, Bounty.PINBALL_WIZARD, 1):
            push(g, Effect.CLAIM, Bounty.PINBALL_WIZARD, NOBODY)
