"""The rewards of the bounties."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.german_engineering import CARDS, value_of
from carambolage.games.thunder_road.cards.repairs import ANYWHERE
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import lead_tile
from carambolage.games.thunder_road.ground.piles import drop_token
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Bounty, Card
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import CrewKind, Mark
from carambolage.games.thunder_road.state import TILE_SPACES, State, Tables


@rule
def give_reward(g: State, t: Tables, crew: int, kind: int) -> None:
    """Carry a reward out at once (TR-BOU-02, TR-BOU-101, TR-BOU-102, TR-BOU-103, TR-BOU-104, TR-BOU-105, TR-BOU-106,
    TR-BOU-107, TR-BOU-108).
    """
    seat = g.crews[crew].seat
    numbers = t.number[Card.BOUNTY + kind]
    if kind == Bounty.HIT_AND_RUN:
        ask(g, Question.SET_DIE, seat, crew)
    elif kind == Bounty.SLOW_AND_STEADY:
        g.turn.goals |= 1 << kind
    elif kind == Bounty.RUBBING_IS_RACING:
        push(g, Effect.EXTRA_SHOT, g.turn.vehicle)
    elif kind == Bounty.PINBALL_WIZARD:
        push(g, Effect.MEND, crew, ANYWHERE, 1)
    elif kind == Bounty.DOWN_AND_DIRTY:
        g.turn.goals |= Mark.DIRTY
    elif kind == Bounty.HEAD_HUNTER:
        push(g, Effect.CHOPPER_SHOT, crew)
        push(g, Effect.PLACE_CHOPPER, crew)
    elif kind == Bounty.FRONT_RUNNER:
        push(g, Effect.DROP_TOKEN, crew, numbers[0])
    else:
        push(g, Effect.MEND, crew, ANYWHERE, numbers[0])


@rule
def set_value(g: State, t: Tables, crew: int) -> int:
    """What Hit and Run turns a die to; the truck's dice go no higher than 3 (TR-BOU-101, TR-CRD-35)."""
    return t.number[Card.BOUNTY + Bounty.HIT_AND_RUN][int(g.crews[crew].kind == CrewKind.BIG_RIG)]


@rule
def has_die(g: State, crew: int, value: int) -> bool:
    """Whether an unassigned die of a crew shows a value."""
    for index in range(6):
        if g.crews[crew].dice[index] == value:
            return True
    return False


@rule
def can_set_die(g: State, t: Tables, crew: int) -> bool:
    """Whether a die, or a hand card, would change (TR-BOU-06)."""
    goal = set_value(g, t, crew)
    for value in range(1, 7):
        if value != goal and has_die(g, crew, value):
            return True
    for held in range(CARDS):
        if (g.crews[crew].hand >> held) & 1 and value_of(g, t, crew, held) != goal:
            return True
    return False


@flow.offering(Question.SET_DIE)
def offer_dice_to_set(g: State, t: Tables, seat: int, crew: int) -> None:
    """An unassigned die, or a hand card (TR-BOU-101, TR-GER-27)."""
    goal = set_value(g, t, crew)
    for value in range(1, 7):
        if value != goal and has_die(g, crew, value):
            offer(g, Action.DIE + value - 1)
    for held in range(CARDS):
        if (g.crews[crew].hand >> held) & 1 and value_of(g, t, crew, held) != goal:
            offer(g, Action.CARD + held)


@flow.answering(Question.SET_DIE)
def answer_die_to_set(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The die is turned; the card counts as that value until the end of the round (TR-EFX-55, TR-GER-27)."""
    c = g.crews[crew]
    goal = set_value(g, t, crew)
    if action >= Action.CARD:
        c.lucky_card = action - Action.CARD + 1
        tell(g, Event.CARD_REVEALED, crew, action - Action.CARD, goal)
        return
    value = action - Action.DIE + 1
    for index in range(6):
        if c.dice[index] == value:
            c.dice[index] = goal
            break
    tell(g, Event.DIE_SET, crew, value, goal)


@flow.effect(Effect.DROP_TOKEN)
def drop_tokens(g: State, t: Tables, crew: int, left: int) -> None:
    """Front Runner drops tokens of the new lead tile, one after the other (TR-BOU-107)."""
    if left > 0:
        ask(g, Question.DROP_TOKEN, g.crews[crew].seat, crew, left)


@flow.offering(Question.DROP_TOKEN)
def offer_tokens_to_drop(g: State, t: Tables, seat: int) -> None:
    """Any hazard token of the lead tile, or no more."""
    first = lead_tile(g) * TILE_SPACES
    for space in range(first, first + TILE_SPACES):
        if g.token[space] >= 0:
            offer(g, Action.PLACE + space)
    if g.offers > 0:
        offer(g, Action.DECLINE)


@flow.answering(Question.DROP_TOKEN)
def answer_token_to_drop(g: State, t: Tables, seat: int, action: int, crew: int, left: int) -> None:
    """It is shown and discarded without effect (TR-EFX-52)."""
    if action == Action.DECLINE:
        return
    space = action - Action.PLACE
    drop_token(g, t, space)
    push(g, Effect.DROP_TOKEN, crew, left - 1)
