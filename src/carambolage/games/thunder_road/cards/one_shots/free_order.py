"""Free Order (TR-ONE-106): one more command, as if a token lay on it."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.crews.big_rig import RIG_NAMES, section_of
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS, CrewKind, RigCommand
from carambolage.games.thunder_road.state import GONE, State, Tables
from carambolage.games.thunder_road.turn.assigning import is_free
from carambolage.games.thunder_road.turn.boards import command_in, lowest_need, works


@rule
def is_on_offer(g: State, t: Tables, crew: int, slot: int) -> bool:
    """A command without die, token and star that can do something (TR-ONE-106)."""
    return is_free(g, t, crew, slot) and lowest_need(g, t, crew, slot) > 0


@rule
def is_second_command(g: State, crew: int, command: int) -> bool:
    """Of the truck: another undamaged command, not Repair, of the section just used (TR-ONE-106)."""
    used = g.turn.rig_command - 1
    if command == RigCommand.AIRSTRIKE and g.crews[crew].chopper == GONE:
        return False
    return used >= 0 and command != used and section_of(command) == section_of(used) and works(g, crew, command)


@rule
def can_order(g: State, t: Tables, crew: int) -> bool:
    """Whether any command is free, not on a coast (TR-ONE-106, TR-CRD-18)."""
    if g.turn.coast != 0:
        return False
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        for command in range(RigCommand.REPAIR):
            if is_second_command(g, crew, command):
                return True
        return False
    for slot in range(COMMAND_SLOTS):
        if is_on_offer(g, t, crew, slot):
            return True
    return False


@rule
def free_order(g: State, crew: int) -> None:
    """The player chooses which."""
    ask(g, Question.FREE_ORDER, g.crews[crew].seat, crew)


@flow.offering(Question.FREE_ORDER)
def offer_free_commands(g: State, t: Tables, seat: int, crew: int) -> None:
    """Every free command."""
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        for command in range(RigCommand.REPAIR):
            if is_second_command(g, crew, command):
                offer(g, Action.RIG_COMMAND + command)
        return
    for slot in range(COMMAND_SLOTS):
        if is_on_offer(g, t, crew, slot):
            offer(g, Action.TOKEN + slot)


@flow.answering(Question.FREE_ORDER)
def answer_free_command(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """It counts as holding a token to the end of the round, but neither as the die command nor as the turn's token
    (TR-ONE-11).
    """
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        command = action - Action.RIG_COMMAND
        g.turn.free_slot = command + 1
        tell(g, Event.TOKEN_PLACED, crew, RIG_NAMES + command)
        push(g, Effect.RIG_COMMANDS, g.turn.vehicle, command)
        return
    slot = action - Action.TOKEN
    g.crews[crew].held |= 1 << slot
    g.turn.free_slot = slot + 1
    tell(g, Event.TOKEN_PLACED, crew, command_in(g, t, crew, slot))
