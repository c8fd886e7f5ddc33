"""Bonus commands (chapter 10 of the cards): one more command per crew, open to all, used in any round."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.damage.tokens import mend
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, distance, is_empty, neighbour, on_board
from carambolage.games.thunder_road.ground.obstacles import return_chopper
from carambolage.games.thunder_road.ground.piles import lay_hazard
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import (
    Command,
    Damage,
    Direction,
    Mark,
    RoadBonus,
    Stop,
    Terrain,
    VehicleKind,
)
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables


@rule
def works_now(g: State, command: int) -> bool:
    """Whether a bonus command was activated in this turn for its active vehicle."""
    return (g.turn.powers >> command) & 1 == 1


@rule
def bonus_has_use(g: State, t: Tables, crew: int, command: int) -> bool:
    """Whether a bonus command can do anything for the active vehicle now (TR-CRD-18)."""
    v = g.turn.vehicle
    if command == Command.SIDESTEP:
        return can_sidestep(g, t, v)
    if command == Command.REAR_GUNNER:
        return g.round > 1
    if command == Command.PATCH_UP:
        return can_patch(g, t, v)
    if command == Command.RADIO_JAM:
        return can_jam(g, crew)
    return True


@rule
def activate_bonus(g: State, t: Tables, command: int) -> None:
    """Carry a bonus command out, or make it ready for this turn; from now on all know it (TR-BON-01, TR-BON-04)."""
    turn = g.turn
    g.crews[turn.crew].bonus_seen = 1
    if command == Command.SIDESTEP:
        turn.stopped = 0
        push(g, Effect.SIDESTEPPED, turn.vehicle)
        ask(g, Question.SIDESTEP, turn.seat, turn.vehicle)
    elif command == Command.RADIO_JAM:
        ask(g, Question.JAM_TARGET, turn.seat, turn.crew)
    else:
        turn.powers |= 1 << command
    if command == Command.AFTERBURNER:
        turn.gained += t.command_number[command][0]
    elif command == Command.PATCH_UP:
        push(g, Effect.PATCH_UP, turn.vehicle)


@rule
def may_sidestep(g: State, t: Tables, v: int, way: int) -> bool:
    """A free step to the front-left, front-right, rear-left or rear-right that goes over no side or rear edge and onto
    no impassable space (TR-BON-102, TR-EFX-42).
    """
    if way == Direction.FRONT or way == Direction.REAR:
        return False
    there = neighbour(g, t, g.vehicles[v].space, way)
    return there >= OVER_FRONT or (there >= 0 and g.ground[there] != Terrain.IMPASSABLE)


@rule
def can_sidestep(g: State, t: Tables, v: int) -> bool:
    """Not from the start area (TR-BON-102)."""
    if v == NOBODY or g.vehicles[v].space < 0:
        return False
    for way in range(6):
        if may_sidestep(g, t, v, way):
            return True
    return False


@rule
def note_sidestep(g: State) -> None:
    """A slam or damage in the side step takes the moves of this turn (TR-BON-102)."""
    if g.turn.stopped & (Stop.SLAM | Stop.DAMAGE):
        g.turn.goals |= Mark.HELD_UP


@rule
def is_patchable(g: State, t: Tables, v: int, other: int) -> bool:
    """For a motorcycle: another broken one of its crew close to it (TR-BON-104)."""
    here = g.vehicles[v].space
    there = g.vehicles[other].space
    if other == v or here < 0 or there < 0 or g.vehicles[other].damage[0] == Damage.NONE:
        return False
    return distance(g, here, there) <= t.command_number[Command.PATCH_UP][0]


@rule
def can_patch(g: State, t: Tables, v: int) -> bool:
    """The active car has a damage token; for a motorcycle, another one can be repaired (TR-BON-104)."""
    if v == NOBODY:
        return False
    if g.vehicles[v].kind == VehicleKind.CAR:
        return g.vehicles[v].damage[0] != Damage.NONE
    first = crew_of(v) * CREW_VEHICLES
    for other in range(first, first + CREW_VEHICLES):
        if is_patchable(g, t, v, other):
            return True
    return False


@rule
def patch_up_value(g: State, v: int, value: int) -> int:
    """Half the assigned value, rounded up (TR-BON-104)."""
    if v == g.turn.vehicle and works_now(g, Command.PATCH_UP):
        return (value + 1) // 2
    return value


@rule
def must_go_straight(g: State, t: Tables, v: int) -> bool:
    """Afterburner: straight ahead, except road-die moves and before an impassable space (TR-BON-105)."""
    if not works_now(g, Command.AFTERBURNER) or v != g.turn.vehicle or g.turn.bonus == RoadBonus.TAKEN:
        return False
    ahead = on_board(g, t, g.vehicles[v].space, Direction.FRONT)
    return ahead == NOBODY or g.ground[ahead] != Terrain.IMPASSABLE


@rule
def lay_spikes(g: State, v: int) -> None:
    """Spike Strip waits for the end of step 3, once (TR-BON-101)."""
    if works_now(g, Command.SPIKE_STRIP):
        g.turn.powers &= ~(1 << Command.SPIKE_STRIP)
        push(g, Effect.SPIKE_STRIP, v)


@rule
def may_jam(g: State, crew: int, other: int) -> bool:
    """A chopper of another player on the board (TR-BON-106)."""
    return g.crews[other].chopper >= 0 and g.crews[other].seat != g.crews[crew].seat


@rule
def can_jam(g: State, crew: int) -> bool:
    """Whether there is one."""
    for other in range(g.crew_count):
        if may_jam(g, crew, other):
            return True
    return False


@flow.offering(Question.SIDESTEP)
def offer_sidesteps(g: State, t: Tables, seat: int, v: int) -> None:
    """Up to four directions (TR-BON-102)."""
    for way in range(6):
        if g.vehicles[v].space >= 0 and may_sidestep(g, t, v, way):
            offer(g, Action.STEP + way)


@flow.answering(Question.SIDESTEP)
def answer_sidestep(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """A free step counts like a forced one (TR-BON-08)."""
    push(g, Effect.SHIFT, v, action - Action.STEP)


@flow.effect(Effect.SIDESTEPPED)
def after_sidestep(g: State, t: Tables) -> None:
    """The side step and all it brought are over."""
    note_sidestep(g)


@flow.effect(Effect.PATCH_UP)
def patch_up(g: State, t: Tables, v: int) -> None:
    """The token of the active car is removed; a motorcycle repairs another (TR-BON-104)."""
    if g.vehicles[v].kind == VehicleKind.CAR:
        if g.vehicles[v].damage[0] >= 0:
            mend(g, t, v, 0)
    else:
        ask(g, Question.PATCH_TARGET, g.turn.seat, v)


@flow.offering(Question.PATCH_TARGET)
def offer_patients(g: State, t: Tables, seat: int, v: int) -> None:
    """The other motorcycles that are close and broken (TR-BON-104)."""
    first = crew_of(v) * CREW_VEHICLES
    for other in range(first, first + CREW_VEHICLES):
        if is_patchable(g, t, v, other):
            offer(g, Action.VEHICLE + other)


@flow.answering(Question.PATCH_TARGET)
def answer_patient(g: State, t: Tables, seat: int, action: int) -> None:
    """It runs again."""
    mend(g, t, action - Action.VEHICLE, 0)


@flow.offering(Question.JAM_TARGET)
def offer_jams(g: State, t: Tables, seat: int, crew: int) -> None:
    """The choppers of other players, by the colour of their crew (TR-BON-106)."""
    for other in range(g.crew_count):
        if may_jam(g, crew, other):
            offer(g, Action.CREW + g.crews[other].kind)


@flow.answering(Question.JAM_TARGET)
def answer_jam(g: State, t: Tables, seat: int, action: int) -> None:
    """It goes back to its owner, who may use it again (TR-BON-106, TR-EFX-68)."""
    for other in range(g.crew_count):
        if g.crews[other].kind == action - Action.CREW:
            return_chopper(g, other)


@flow.effect(Effect.SPIKE_STRIP)
def drop_spikes(g: State, t: Tables, v: int) -> None:
    """After step 3, if the active vehicle is on the board (TR-BON-101)."""
    if g.vehicles[v].space >= 0 and g.crews[crew_of(v)].out == 0:
        ask(g, Question.SPIKE_SPACE, g.turn.seat, v)


@flow.offering(Question.SPIKE_SPACE)
def offer_spike_spaces(g: State, t: Tables, seat: int, v: int) -> None:
    """An empty space of the rear arc, or none."""
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        space = on_board(g, t, g.vehicles[v].space, way)
        if space != NOBODY and is_empty(g, space):
            offer(g, Action.PLACE + space)
    if g.offers > 0:
        offer(g, Action.DECLINE)


@flow.answering(Question.SPIKE_SPACE)
def answer_spike_space(g: State, t: Tables, seat: int, action: int) -> None:
    """The top hazard token, facedown and unseen (TR-BON-101)."""
    if action != Action.DECLINE:
        lay_hazard(g, action - Action.PLACE)
        if g.token[action - Action.PLACE] >= 0:
            tell(g, Event.TOKEN_LAID, action - Action.PLACE)
