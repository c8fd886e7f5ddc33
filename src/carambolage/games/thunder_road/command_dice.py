"""Step 1 goes on (chapter 4): another die on a command, a command token, cards (TR-ASG-06, TR-TOK-02)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.assigning import dice_values, use_die
from carambolage.games.thunder_road.boards import command_in, takes_value
from carambolage.games.thunder_road.commands import can_use
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.german_engineering import offer_cards_in
from carambolage.games.thunder_road.hooks.commands import may_place_token, spend_card
from carambolage.games.thunder_road.hooks.moments import dice_assigned
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS, Command, Ongoing
from carambolage.games.thunder_road.ongoing import suffers
from carambolage.games.thunder_road.state import State, Tables

COMMAND_STAGE, TOKEN_STAGE, CARD_STAGE = range(3)


@flow.effect(Effect.ASSIGNED)
def assign_more(g: State, t: Tables, stage: int) -> None:
    """Once per round a die on a command, then perhaps a token, then cards (TR-ASG-06, TR-HOK-02, TR-TOK-02)."""
    turn = g.turn
    c = g.crews[turn.crew]
    if suffers(g, turn.vehicle, Ongoing.RADIO_SILENCE):
        return
    if stage < CARD_STAGE:
        push(g, Effect.ASSIGNED, stage + 1, 0, 0)
    if stage == COMMAND_STAGE:
        if c.commanded == 0:
            ask(g, Question.ASSIGN_COMMAND, turn.seat, turn.crew, 0, 0)
    elif stage == TOKEN_STAGE:
        if c.tokens > 0:
            ask(g, Question.ASSIGN_TOKEN, turn.seat, turn.crew, 0, 0)
    elif g.house.cards != 0:
        dice_assigned(g, t)


@flow.offering(Question.ASSIGN_COMMAND)
def offer_commands(g: State, t: Tables, seat: int, crew: int) -> None:
    """None, or a die on a command that takes it and can do something (TR-ASG-06, TR-ASG-07, TR-ASG-10)."""
    offer(g, Action.DECLINE)
    values = dice_values(g, crew)
    for slot in range(COMMAND_SLOTS):
        if is_free(g, t, crew, slot):
            if g.crews[crew].german != 0:
                offer_cards_in(g, t, crew, slot)
            for value in range(6):
                if (values >> value) & 1 and takes_value(g, t, crew, slot, value + 1):
                    offer(g, Action.COMMAND + value * COMMAND_SLOTS + slot)


@rule
def is_free(g: State, t: Tables, crew: int, slot: int) -> bool:
    """Whether a command exists, holds neither die nor token this round, and has some use now (TR-CRW-11, TR-CRW-15)."""
    made = command_in(g, t, crew, slot)
    if made == Command.NONE or (g.crews[crew].held >> slot) & 1:
        return False
    return can_use(g, t, crew, made)


@flow.answering(Question.ASSIGN_COMMAND)
def answer_command(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """A die lies on a command; both dice are placed before anything is resolved (TR-ASG-09)."""
    if action == Action.DECLINE:
        return
    if action >= Action.COMMAND_CARD:
        number = action - Action.COMMAND_CARD
        value = spend_card(g, t, crew, number // COMMAND_SLOTS)
    else:
        number = action - Action.COMMAND
        value = number // COMMAND_SLOTS + 1
        use_die(g, crew, value)
    slot = number % COMMAND_SLOTS
    g.crews[crew].commanded = 1
    g.crews[crew].held |= 1 << slot
    g.turn.die_slot = slot + 1
    g.turn.die_value = value
    tell(g, Event.COMMAND_PLACED, crew, command_in(g, t, crew, slot), value)


@flow.offering(Question.ASSIGN_TOKEN)
def offer_token(g: State, t: Tables, seat: int, crew: int) -> None:
    """None, or a command token on a free command (TR-TOK-02, TR-TOK-08)."""
    offer(g, Action.DECLINE)
    for slot in range(COMMAND_SLOTS):
        if is_free(g, t, crew, slot) and may_place_token(g, t, crew, slot):
            offer(g, Action.TOKEN + slot)


@flow.answering(Question.ASSIGN_TOKEN)
def answer_token(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """At most one token a turn; it stays on its command until the end of the round (TR-TOK-03, TR-TOK-09)."""
    if action == Action.DECLINE:
        return
    slot = action - Action.TOKEN
    c = g.crews[crew]
    c.tokens -= 1
    c.tokens_out += 1
    c.held |= 1 << slot
    g.turn.token_slot = slot + 1
    tell(g, Event.TOKEN_PLACED, crew, command_in(g, t, crew, slot), 0)
