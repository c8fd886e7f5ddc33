"""Step 1, Assign (chapter 4): a die to a car, perhaps another to a command, perhaps a command token."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.german_engineering import offer_cards_in, offer_cards_on, play_card
from carambolage.games.thunder_road.cards.hooks.commands import may_place_token
from carambolage.games.thunder_road.cards.hooks.turn import dice_assigned
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.move.counting import begin_activation
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS, Command, CrewKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, TURNS, State, Tables
from carambolage.games.thunder_road.turn.boards import command_in, takes_value
from carambolage.games.thunder_road.turn.commands import can_use

COMMAND_STAGE, TOKEN_STAGE, CARD_STAGE = range(3)


@flow.effect(Effect.ASSIGN)
def assign(g: State, t: Tables, seat: int) -> None:
    """The player in turn assigns by the way of the crew; a player who went out meanwhile does not (TR-RND-06)."""
    crew = g.turn.crew
    push(g, Effect.TURN_END)
    if g.crews[crew].out != 0:
        return
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        push(g, Effect.RIG_STEERING, crew)
    elif g.crews[crew].kind == CrewKind.FINAL_FIVE:
        push(g, Effect.BIKE_ASSIGN, crew)
    else:
        ask(g, Question.ASSIGN, seat)


@rule
def all_have_moved(g: State, crew: int) -> bool:
    """Whether every operable vehicle of a crew has already moved this round (TR-ASG-04, TR-BTM-04)."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if is_operable(g, v) and g.vehicles[v].size != 0 and g.vehicles[v].moved == 0:
            return False
    return True


@rule
def can_be_assigned(g: State, t: Tables, v: int, coasting: bool) -> bool:
    """An operable vehicle that has not moved; if all have, one with coasts left (TR-ASG-01, TR-ASG-02, TR-ASG-03,
    TR-ASG-04, TR-ASG-05, TR-AIR-12, TR-EOT-01).
    """
    vehicle = g.vehicles[v]
    if vehicle.size == 0 or not is_operable(g, v):
        return False
    if coasting:
        return vehicle.coasts < t.coasts[vehicle.kind]
    return vehicle.moved == 0


@flow.offering(Question.ASSIGN)
def offer_assignments(g: State, t: Tables, seat: int) -> None:
    """Every die value once with every car that may get it, colour by colour (TR-ASG-01, TR-ASG-12, TR-BTM-02,
    TR-ASG-11, TR-TOK-14).
    """
    for crew in range(g.crew_count):
        c = g.crews[crew]
        bound = g.turn.bound != 0 and g.turn.bound != crew + 1
        if c.seat == seat and c.out == 0 and c.turns < TURNS and not bound:
            coasting = all_have_moved(g, crew)
            if c.german != 0:
                offer_cards(g, t, crew, coasting)
            else:
                offer_dice(g, t, crew, coasting)


@rule
def offer_cards(g: State, t: Tables, crew: int, coasting: bool) -> None:
    """The hand cards of a German crew on each car that may get one (TR-GER-06, TR-HOK-05, TR-GER-26)."""
    for car in range(3):
        if can_be_assigned(g, t, crew * CREW_VEHICLES + car, coasting):
            offer_cards_on(g, t, crew, car)


@rule
def offer_dice(g: State, t: Tables, crew: int, coasting: bool) -> None:
    """The dice of one crew: equal ones are interchangeable (TR-ASG-12, TR-ASG-13)."""
    values = dice_values(g, crew)
    for value in range(6):
        if (values >> value) & 1:
            for slot in range(CREW_VEHICLES):
                if can_be_assigned(g, t, crew * CREW_VEHICLES + slot, coasting):
                    offer(g, Action.ASSIGN + (crew * 6 + value) * CREW_VEHICLES + slot)


@rule
def dice_values(g: State, crew: int) -> int:
    """The values that a crew's unused dice show, a bit each from 1 on."""
    values = 0
    for index in range(6):
        if g.crews[crew].dice[index] != 0:
            values |= 1 << (g.crews[crew].dice[index] - 1)
    return values


@rule
def use_die(g: State, crew: int, value: int) -> None:
    """One die of a value is used up."""
    dice = g.crews[crew].dice
    for index in range(6):
        if dice[index] == value:
            dice[index] = 0
            return


@flow.answering(Question.ASSIGN)
def answer_assignment(g: State, t: Tables, seat: int, action: int) -> None:
    """The die, or card, lies in the centre of the dashboard, or in the coast slot (TR-ASG-01, TR-ASG-04)."""
    if action >= Action.ASSIGN_CARD:
        number = action - Action.ASSIGN_CARD
        crew = number // 54
        value = play_card(g, t, crew, number // 3 % 18)
        slot = number % 3
    else:
        number = action - Action.ASSIGN
        crew = number // 30
        value = number // CREW_VEHICLES % 6 + 1
        slot = number % CREW_VEHICLES
        use_die(g, crew, value)
    plan_turn(g, t, crew, crew * CREW_VEHICLES + slot, value)


@rule
def plan_turn(g: State, t: Tables, crew: int, v: int, value: int) -> None:
    """What the turn will bring: commands, move, shot (TR-RND-04); no command on a coast (TR-ASG-08, TR-CST-02,
    TR-TOK-04, TR-CRW-17, TR-CRD-23).
    """
    turn = g.turn
    turn.crew = crew
    turn.value = value
    turn.coast = int(g.vehicles[v].moved != 0)
    g.crews[crew].turns += 1
    mark_moved(g, v)
    tell(g, Event.ASSIGNED, v, value, turn.coast)
    begin_activation(g, t, v)
    push(g, Effect.SHOOT, v)
    push(g, Effect.MOVE_STEP, v)
    if turn.coast == 0:
        push(g, Effect.COMMANDS)
        push(g, Effect.ASSIGNED, COMMAND_STAGE)


@rule
def mark_moved(g: State, v: int) -> None:
    """A vehicle that got a die has moved; a further one is a coast (TR-ASG-02, TR-ASG-05, TR-EOT-01)."""
    if g.vehicles[v].moved != 0:
        g.vehicles[v].coasts += 1
    g.vehicles[v].moved = 1


@flow.effect(Effect.ASSIGNED)
def assign_more(g: State, t: Tables, stage: int) -> None:
    """Once per round a die on a command, then perhaps a token, then cards (TR-ASG-06, TR-HOK-02, TR-TOK-02, TR-TOK-05,
    TR-BON-03).
    """
    turn = g.turn
    c = g.crews[turn.crew]
    if suffers(g, turn.vehicle, Ongoing.RADIO_SILENCE):
        return
    if stage < CARD_STAGE:
        push(g, Effect.ASSIGNED, stage + 1)
    if stage == COMMAND_STAGE:
        if c.commanded == 0:
            ask(g, Question.ASSIGN_COMMAND, turn.seat, turn.crew)
    elif stage == TOKEN_STAGE:
        if c.tokens > 0:
            ask(g, Question.ASSIGN_TOKEN, turn.seat, turn.crew)
    else:
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
    command = command_in(g, t, crew, slot)
    if command == Command.NONE or (g.crews[crew].held >> slot) & 1:
        return False
    return can_use(g, t, crew, command)


@flow.answering(Question.ASSIGN_COMMAND)
def answer_command(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """A die lies on a command; both dice are placed before anything is resolved (TR-ASG-09, TR-BON-06, TR-CRD-30)."""
    if action == Action.DECLINE:
        return
    if action >= Action.COMMAND_CARD:
        number = action - Action.COMMAND_CARD
        value = play_card(g, t, crew, number // COMMAND_SLOTS)
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
    """None, or a command token on a free command (TR-TOK-02, TR-TOK-08, TR-GER-30, TR-TOK-15)."""
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
    tell(g, Event.TOKEN_PLACED, crew, command_in(g, t, crew, slot))
