"""Bonus commands (chapter 10 of the cards): one more command per crew, open to all, used in any round."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.thunder_road.board import OVER_FRONT, distance, neighbour, on_board
from carambolage.games.thunder_road.names.effect import Effect
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
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables


@rule
def works_now(g: State, made: int) -> bool:
    """Whether a bonus command was activated in this turn for its active vehicle."""
    return (g.turn.powers >> made) & 1 == 1


@rule
def bonus_has_use(g: State, t: Tables, crew: int, made: int) -> bool:
    """Whether a bonus command can do anything for the active vehicle now (TR-CRD-18)."""
    v = g.turn.vehicle
    if made == Command.SIDESTEP:
        return can_sidestep(g, t, v)
    if made == Command.REAR_GUNNER:
        return g.round > 1
    if made == Command.PATCH_UP:
        return can_patch(g, t, v)
    if made == Command.RADIO_JAM:
        return can_jam(g, crew)
    return True


@rule
def activate_bonus(g: State, t: Tables, made: int) -> None:
    """Carry a bonus command out, or make it ready for this turn; from now on all know it (TR-BON-01, TR-BON-04)."""
    turn = g.turn
    g.crews[turn.crew].bonus_seen = 1
    if made == Command.SIDESTEP:
        turn.stopped = 0
        push(g, Effect.SIDESTEPPED, turn.vehicle, 0, 0)
        ask(g, Question.SIDESTEP, turn.seat, turn.vehicle, 0, 0)
    elif made == Command.RADIO_JAM:
        ask(g, Question.JAM_TARGET, turn.seat, turn.crew, 0, 0)
    else:
        turn.powers |= 1 << made
    if made == Command.AFTERBURNER:
        turn.gained += t.command_number[made][0]
    elif made == Command.PATCH_UP:
        push(g, Effect.PATCH_UP, turn.vehicle, 0, 0)


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
        push(g, Effect.SPIKE_STRIP, v, 0, 0)


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
