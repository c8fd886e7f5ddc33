"""Step 2, Command (chapter 5): Airstrike, Nitro, Drift, Repair; those of cards are in a room of their own."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, stay, tell
from carambolage.games.thunder_road.cards.hooks.commands import activate_card, before_airstrike, chopper_placed, has_use
from carambolage.games.thunder_road.cards.road_conditions import may_place_chopper
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.damage.tokens import has_damage, mend
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_empty, is_operable
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Damage, Drift, Mark
from carambolage.games.thunder_road.state import CREW_VEHICLES, GONE, NOBODY, SPACES, State, Tables
from carambolage.games.thunder_road.turn.boards import command_in, lowest_need


@rule
def can_use(g: State, t: Tables, crew: int, command: int) -> bool:
    """A command that can do nothing at all is not offered (TR-ASG-10, TR-AIR-13, TR-CMD-14)."""
    if command == Command.NITRO or command == Command.DRIFT:
        return True
    if command == Command.REPAIR:
        return has_damage(g, crew)
    if command == Command.AIRSTRIKE or command == Command.SPOTTER:
        return g.crews[crew].chopper != GONE and has_chopper_space(g, t)
    return has_use(g, t, crew, command)


@rule
def has_chopper_space(g: State, t: Tables) -> bool:
    """Whether a chopper can be placed anywhere."""
    for space in range(SPACES):
        if is_empty(g, space) and may_place_chopper(g, space):
            return True
    return False


@flow.effect(Effect.COMMANDS)
def commands(g: State, t: Tables) -> None:
    """The commands with a die or token are activated before the active vehicle moves; of several the player chooses the
    next (TR-CMD-01, TR-HOK-03); none if that vehicle is lost meanwhile (TR-CMD-15, TR-TOK-12, TR-CRW-14, TR-TOK-06).
    """
    turn = g.turn
    if not is_operable(g, turn.vehicle):
        return
    placed = int(turn.die_slot != 0) + int(turn.token_slot != 0) + int(turn.free_slot != 0)
    if placed == 0:
        return
    stay(g)  # this very effect waits on, for the command after this one
    ask(g, Question.COMMAND_ORDER, turn.seat)


@flow.offering(Question.COMMAND_ORDER)
def offer_order(g: State, t: Tables, seat: int) -> None:
    """Each command that waits (TR-HOK-03)."""
    turn = g.turn
    if turn.die_slot != 0:
        offer(g, Action.FIRST + turn.die_slot - 1)
    if turn.token_slot != 0:
        offer(g, Action.FIRST + turn.token_slot - 1)
    if turn.free_slot != 0:
        offer(g, Action.FIRST + turn.free_slot - 1)


@flow.answering(Question.COMMAND_ORDER)
def answer_order(g: State, t: Tables, seat: int, action: int) -> None:
    """A token, or a Free Order, counts as the lowest value (TR-HOK-02, TR-TOK-07)."""
    turn = g.turn
    slot = action - Action.FIRST
    value = lowest_need(g, t, turn.crew, slot)
    if turn.die_slot == slot + 1:
        value = turn.die_value
        turn.die_slot = 0
    elif turn.token_slot == slot + 1:
        turn.token_slot = 0
    else:
        turn.free_slot = 0
    command = command_in(g, t, turn.crew, slot)
    tell(g, Event.COMMAND, turn.crew, command, value)
    activate(g, t, command, value)


@rule
def activate(g: State, t: Tables, command: int, value: int) -> None:
    """A command is activated (TR-CMD-02); Spilled Nitro adds a move to Nitro (OE-20, TR-CMD-08, TR-CMD-09, TR-CRW-12,
    TR-CRD-70, TR-BON-07).
    """
    turn = g.turn
    if command == Command.AIRSTRIKE:
        push(g, Effect.AIRSTRIKE, turn.crew)
    elif command == Command.NITRO:
        turn.gained += value + int(suffers(g, turn.vehicle, Ongoing.SPILLED_NITRO))
        turn.powers |= 1 << Command.NITRO
    elif command == Command.DRIFT:
        turn.drift = Drift.READY
    elif command == Command.REPAIR:
        push(g, Effect.REPAIR, turn.crew)
    else:
        activate_card(g, t, command, value)


@flow.effect(Effect.AIRSTRIKE)
def airstrike(g: State, t: Tables, crew: int) -> None:
    """The chopper goes to any empty space of the board, then it may shoot (TR-CMD-03, TR-CMD-05, TR-CMD-06)."""
    push(g, Effect.CHOPPER_SHOT, crew, 1)
    push(g, Effect.CHOPPER_PLACED, crew)
    push(g, Effect.PLACE_CHOPPER, crew, 1)
    before_airstrike(g, t, crew)


@flow.effect(Effect.PLACE_CHOPPER)
def place_chopper(g: State, t: Tables, crew: int, airstrike: int) -> None:
    """The owner chooses where (TR-CMD-03), unless Airlift has placed it for this Airstrike (TR-AIR-104)."""
    airlifted = airstrike != 0 and g.turn.goals & Mark.AIRLIFTED != 0
    if g.crews[crew].out == 0 and not airlifted:
        ask(g, Question.AIRSTRIKE_SPACE, g.crews[crew].seat, crew)


@flow.effect(Effect.CHOPPER_PLACED)
def airstrike_cards(g: State, t: Tables, crew: int) -> None:
    """Advanced airstrikes come after placing and before the shot (TR-AIR-04)."""
    chopper_placed(g, t, crew)


@flow.offering(Question.AIRSTRIKE_SPACE)
def offer_chopper_spaces(g: State, t: Tables, seat: int) -> None:
    """Every empty space of the board; where the chopper stands is not empty (TR-CMD-03, TR-CMD-04)."""
    for space in range(SPACES):
        if is_empty(g, space) and may_place_chopper(g, space):
            offer(g, Action.PLACE + space)


@flow.answering(Question.AIRSTRIKE_SPACE)
def answer_chopper_space(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The chopper is placed or moved (TR-CMD-03)."""
    land_chopper(g, crew, action - Action.PLACE)


@rule
def land_chopper(g: State, crew: int, space: int) -> None:
    """A chopper is set on a space (TR-EFX-49)."""
    c = g.crews[crew]
    if c.chopper >= 0:
        g.chopper[c.chopper] = NOBODY
    c.chopper = space
    c.smoke = 0
    g.chopper[space] = crew
    tell(g, Event.CHOPPER_PLACED, crew, space)


@flow.effect(Effect.REPAIR)
def repair(g: State, t: Tables, crew: int) -> None:
    """1 damage token leaves one of the crew's road vehicles (TR-CMD-10)."""
    if g.crews[crew].out == 0:
        ask(g, Question.REPAIR, g.crews[crew].seat, crew)


@flow.offering(Question.REPAIR)
def offer_repairs(g: State, t: Tables, seat: int, crew: int) -> None:
    """Which token of which vehicle; equal tokens without a card are offered once (TR-CMD-11, TR-CMD-14)."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        vehicle = g.vehicles[v]
        if vehicle.space != GONE and vehicle.damage[0] != Damage.NONE:
            offer(g, Action.REPAIR + 2 * v)
            if vehicle.damage[1] != Damage.NONE:
                offer(g, Action.REPAIR + 2 * v + 1)


@flow.answering(Question.REPAIR)
def answer_repair(g: State, t: Tables, seat: int, action: int) -> None:
    """The token goes back (TR-CMD-12, TR-CMD-13)."""
    number = action - Action.REPAIR
    mend(g, t, number // 2, number % 2)
