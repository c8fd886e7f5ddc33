"""The Big Rig's turn: steering, one command, the move; damage to its commands (chapter 18)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.hooks.turn import dice_assigned
from carambolage.games.thunder_road.cards.one_shots.answering import react_to_dent
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.piles import return_damage, take_minor_token
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.move.counting import begin_activation
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import ALL_DAMAGED, RIG_SLOTS, Damage, RigCommand, RigPower
from carambolage.games.thunder_road.state import CREW_VEHICLES, GONE, State, Tables
from carambolage.games.thunder_road.turn.assigning import dice_values, use_die
from carambolage.games.thunder_road.turn.boards import works
from carambolage.games.thunder_road.turn.elimination import eliminate

RIG_NAMES = 100


@flow.effect(Effect.RIG_STEERING)
def steering(g: State, t: Tables, crew: int) -> None:
    """On its first turn of the round a die goes on Hydraulic Steering, before anything else (TR-RIG-06)."""
    push(g, Effect.RIG_ASSIGN, crew)
    if g.crews[crew].turns == 0:
        ask(g, Question.RIG_STEERING, g.crews[crew].seat, crew)


@flow.offering(Question.RIG_STEERING)
def offer_steering(g: State, t: Tables, seat: int, crew: int) -> None:
    """Any die (TR-RIG-06)."""
    values = dice_values(g, crew)
    for value in range(3):
        if (values >> value) & 1:
            offer(g, Action.STEERING + value)


@flow.answering(Question.RIG_STEERING)
def answer_steering(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The points for lane changes of the whole round (TR-RIG-13)."""
    value = action - Action.STEERING + 1
    use_die(g, crew, value)
    g.crews[crew].steering = value
    tell(g, Event.STEERED, crew, value)


@flow.effect(Effect.RIG_ASSIGN)
def rig_assign(g: State, t: Tables, crew: int) -> None:
    """On every turn one die goes on one command of one section (TR-RIG-07)."""
    if g.crews[crew].out == 0:
        ask(g, Question.RIG_ASSIGN, g.crews[crew].seat, crew)


@rule
def section_of(command: int) -> int:
    """The section of a command: two each, and a Repair each (RigCommand)."""
    return command - RigCommand.REPAIR if command >= RigCommand.REPAIR else command // 2


@flow.offering(Question.RIG_ASSIGN)
def offer_rig_dice(g: State, t: Tables, seat: int, crew: int) -> None:
    """Each section takes a die once per round, a Repair only a 3, damaged commands too (TR-RIG-08, TR-RIG-09,
    TR-RIG-10).
    """
    values = dice_values(g, crew)
    for value in range(3):
        if (values >> value) & 1:
            for command in range(RIG_SLOTS):
                fits = t.rig_need[command][0] <= value + 1 <= t.rig_need[command][1]
                if fits and not (g.crews[crew].sections >> section_of(command)) & 1:
                    offer(g, Action.RIG + value * RIG_SLOTS + command)


@flow.answering(Question.RIG_ASSIGN)
def answer_rig_die(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The die's value is the number of moves of the whole truck, whatever section it lies on (TR-RIG-07)."""
    number = action - Action.RIG
    value = number // RIG_SLOTS + 1
    command = number % RIG_SLOTS
    c = g.crews[crew]
    v = crew * CREW_VEHICLES
    use_die(g, crew, value)
    c.sections |= 1 << section_of(command)
    c.turns += 1
    g.turn.value = value
    g.turn.rig_command = command + 1
    tell(g, Event.ASSIGNED, v, value)
    tell(g, Event.COMMAND_PLACED, crew, RIG_NAMES + command, value)
    begin_activation(g, t, v)
    push(g, Effect.SHOOT, v)
    push(g, Effect.MOVE_STEP, v)
    push(g, Effect.RIG_COMMANDS, v, command)
    dice_assigned(g, t)


@flow.effect(Effect.RIG_COMMANDS)
def before_moving(g: State, t: Tables, v: int, command: int) -> None:
    """Step 2: what acts before moving acts now, the rest is made ready (TR-RIG-11, TR-RIG-31)."""
    crew = crew_of(v)
    if g.vehicles[v].space == GONE or not works(g, crew, command):
        return
    if command == RigCommand.AIRSTRIKE:
        if g.crews[crew].chopper != GONE:
            push(g, Effect.AIRSTRIKE, crew)
    elif command == RigCommand.COW_CATCHER:
        g.turn.powers |= RigPower.COW_CATCHER
    elif command == RigCommand.TRACTION_DRIVE:
        g.turn.powers |= RigPower.TRACTION
    elif command == RigCommand.TARGETING_COMPUTER:
        g.turn.powers |= RigPower.TARGETING
    elif command >= RigCommand.REPAIR:
        ask(g, Question.RIG_REPAIR, g.crews[crew].seat, crew, command - RigCommand.REPAIR)


@flow.offering(Question.RIG_REPAIR)
def offer_rig_repairs(g: State, t: Tables, seat: int, crew: int, section: int) -> None:
    """The damaged commands of that same section (TR-RIG-34)."""
    for command in range(2 * section, 2 * section + 2):
        if (g.crews[crew].dented >> command) & 1:
            offer(g, Action.RIG_COMMAND + command)


@flow.answering(Question.RIG_REPAIR)
def answer_rig_repair(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The command works again (TR-RIG-34)."""
    undent(g, crew, action - Action.RIG_COMMAND)


@rule
def undent(g: State, crew: int, command: int) -> None:
    """A minor damage leaves a command."""
    c = g.crews[crew]
    c.dented &= ~(1 << command)
    if (c.stand_ins >> command) & 1:
        c.stand_ins &= ~(1 << command)
        return_damage(g, Damage.STAND_IN)
    tell(g, Event.RIG_REPAIRED, crew, command)


@flow.effect(Effect.RIG_HIT)
def rig_hit(g: State, t: Tables, v: int, announced: int) -> None:
    """1 minor damage on the announced command, else on one that its owner chooses (TR-RIG-36, TR-RIG-40)."""
    crew = crew_of(v)
    if g.vehicles[crew * CREW_VEHICLES].space == GONE or g.crews[crew].out != 0:
        return
    if announced != 0:
        dent(g, t, crew, announced - 1)
    else:
        ask(g, Question.RIG_DAMAGE, g.crews[crew].seat, crew)


@flow.offering(Question.RIG_DAMAGE)
def offer_dents(g: State, t: Tables, seat: int, crew: int) -> None:
    """An undamaged command among the six (TR-RIG-40, TR-RIG-42)."""
    for command in range(6):
        if works(g, crew, command):
            offer(g, Action.RIG_COMMAND + command)


@flow.answering(Question.RIG_DAMAGE)
def answer_dent(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The owner's choice (TR-RIG-40)."""
    dent(g, t, crew, action - Action.RIG_COMMAND)


@rule
def dent(g: State, t: Tables, crew: int, command: int) -> None:
    """A command cannot be used until repaired; with all six damaged the truck is eliminated (TR-RIG-41, TR-RIG-43)."""
    if take_minor_token(g) == Damage.STAND_IN:
        g.crews[crew].stand_ins |= 1 << command
    g.crews[crew].dented |= 1 << command
    tell(g, Event.RIG_DAMAGED, crew, command)
    push(g, Effect.RIG_CHECK, crew)
    react_to_dent(g, crew, command)


@flow.effect(Effect.RIG_CHECK)
def check_truck(g: State, t: Tables, crew: int) -> None:
    """With all six commands damaged the truck is lost and its player out (TR-RIG-43, TR-RIG-45)."""
    if g.crews[crew].dented == ALL_DAMAGED:
        eliminate(g, t, crew * CREW_VEHICLES)
