"""The Final Five's turn: two motorcycles, or one and a command (chapter 19)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.move.counting import begin_activation
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.assigning import (
    CARD_STAGE,
    can_be_assigned,
    dice_values,
    is_free,
    mark_moved,
    use_die,
)
from carambolage.games.thunder_road.turn.boards import command_in, takes_value

FIRST_DIE, SECOND_DIE, DONE = range(3)


@flow.effect(Effect.BIKE_ASSIGN)
def assign_bikes(g: State, t: Tables, crew: int, stage: int) -> None:
    """Two of the six dice are placed before anything moves; a die that has no legal place is skipped (TR-BIK-03,
    TR-BIK-08, TR-BIK-23).
    """
    if g.crews[crew].out != 0:
        return
    if stage == FIRST_DIE:
        g.crews[crew].turns += 1
    if stage < DONE:
        push(g, Effect.BIKE_ASSIGN, crew, stage + 1)
        ask(g, Question.BIKE_ASSIGN, g.crews[crew].seat, crew, stage)
    else:
        plan_bikes(g, t, crew)


@rule
def unmoved_bikes(g: State, crew: int) -> int:
    """How many operable motorcycles have not moved this round (TR-BIK-04, TR-BIK-05, TR-BIK-06)."""
    count = 0
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if is_operable(g, v) and g.vehicles[v].moved == 0:
            count += 1
    return count


@flow.offering(Question.BIKE_ASSIGN)
def offer_bike_dice(g: State, t: Tables, seat: int, crew: int, stage: int) -> None:
    """To unmoved motorcycles first, then as coasts; once per round the second die may go on a command instead
    (TR-BIK-04, TR-BIK-05, TR-BIK-06, TR-BIK-07, TR-BIK-09).
    """
    values = dice_values(g, crew)
    coasting = unmoved_bikes(g, crew) == 0
    for value in range(6):
        if (values >> value) & 1:
            for slot in range(CREW_VEHICLES):
                if can_be_assigned(g, t, crew * CREW_VEHICLES + slot, coasting):
                    offer(g, Action.ASSIGN + (crew * 6 + value) * CREW_VEHICLES + slot)
    if stage == SECOND_DIE and g.turn.vehicle != NOBODY and g.turn.coast == 0 and g.crews[crew].commanded == 0:
        offer_bike_commands(g, t, crew, values)


@rule
def offer_bike_commands(g: State, t: Tables, crew: int, values: int) -> None:
    """A command of the Final Five's board or bonus card (TR-BIK-09, TR-BIK-10)."""
    for slot in range(COMMAND_SLOTS):
        if is_free(g, t, crew, slot):
            for value in range(6):
                if (values >> value) & 1 and takes_value(g, t, crew, slot, value + 1):
                    offer(g, Action.COMMAND + value * COMMAND_SLOTS + slot)


@flow.answering(Question.BIKE_ASSIGN)
def answer_bike_die(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """A die lies on a motorcycle's dashboard, or on a command (TR-BIK-03, TR-BIK-09)."""
    turn = g.turn
    if action >= Action.COMMAND:
        number = action - Action.COMMAND
        value = number // COMMAND_SLOTS + 1
        slot = number % COMMAND_SLOTS
        g.crews[crew].commanded = 1
        g.crews[crew].held |= 1 << slot
        turn.die_slot = slot + 1
        turn.die_value = value
        tell(g, Event.COMMAND_PLACED, crew, command_in(g, t, crew, slot), value)
    else:
        number = action - Action.ASSIGN
        value = number // CREW_VEHICLES % 6 + 1
        v = crew * CREW_VEHICLES + number % CREW_VEHICLES
        coast = int(g.vehicles[v].moved != 0)
        mark_moved(g, v)
        tell(g, Event.ASSIGNED, v, value, coast)
        if turn.vehicle == NOBODY:
            turn.vehicle = v
            turn.value = value
            turn.coast = coast
        else:
            turn.second = v
            turn.second_value = value
            turn.second_coast = coast
    use_die(g, crew, value)


@rule
def plan_bikes(g: State, t: Tables, crew: int) -> None:
    """With two different motorcycles the player chooses which goes first (TR-BIK-11, TR-BIK-14, TR-BON-05); cards may
    come before.
    """
    turn = g.turn
    if turn.vehicle == NOBODY:
        return
    push(g, Effect.BIKE_NEXT)
    begin_activation(g, t, turn.vehicle)
    push(g, Effect.COMMANDS)
    push(g, Effect.ASSIGNED, CARD_STAGE)
    if turn.second != NOBODY and turn.second != turn.vehicle:
        ask(g, Question.BIKE_ORDER, turn.seat, turn.vehicle, turn.second)


@flow.offering(Question.BIKE_ORDER)
def offer_bike_order(g: State, t: Tables, seat: int, first: int, second: int) -> None:
    """Either of the two (TR-BIK-11)."""
    offer(g, Action.VEHICLE + first)
    offer(g, Action.VEHICLE + second)


@flow.answering(Question.BIKE_ORDER)
def answer_bike_order(g: State, t: Tables, seat: int, action: int, first: int) -> None:
    """The other one follows."""
    if action != Action.VEHICLE + first:
        swap_bikes(g, t)


@rule
def swap_bikes(g: State, t: Tables) -> None:
    """The second motorcycle goes first."""
    turn = g.turn
    v = turn.vehicle
    value = turn.value
    coast = turn.coast
    turn.value = turn.second_value
    turn.coast = turn.second_coast
    begin_activation(g, t, turn.second)
    turn.second = v
    turn.second_value = value
    turn.second_coast = coast


@flow.effect(Effect.BIKE_NEXT)
def activate_bike(g: State, t: Tables, second: int) -> None:
    """One activation: move and shoot; then the other, unless it was lost meanwhile (TR-BIK-11, TR-BIK-12, TR-BIK-13,
    TR-BIK-22).
    """
    turn = g.turn
    if second != 0:
        if turn.second == NOBODY or not is_operable(g, turn.second):
            return
        turn.value = turn.second_value
        turn.coast = turn.second_coast
        turn.shots = 0
        for index in range(3):
            turn.targets[index] = 0
        begin_activation(g, t, turn.second)
    else:
        push(g, Effect.BIKE_NEXT, 1)
    push(g, Effect.SHOOT, turn.vehicle)
    push(g, Effect.MOVE_STEP, turn.vehicle)
