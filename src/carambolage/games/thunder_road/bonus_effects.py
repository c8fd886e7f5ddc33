"""What bonus commands do: Sidestep, Patch-Up, Radio Jam at once, Spike Strip after the move (TR-BON-101 to 106)."""

from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.board import is_empty, on_board
from carambolage.games.thunder_road.bonus_commands import is_patchable, may_jam, may_sidestep, note_sidestep
from carambolage.games.thunder_road.damages import mend
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, MovedBy, VehicleKind
from carambolage.games.thunder_road.obstacles import return_chopper
from carambolage.games.thunder_road.piles import lay_hazard
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables


@flow.offering(Question.SIDESTEP)
def offer_sidesteps(g: State, t: Tables, seat: int, v: int) -> None:
    """Up to four directions (TR-BON-102)."""
    for way in range(6):
        if g.vehicles[v].space >= 0 and may_sidestep(g, t, v, way):
            offer(g, Action.STEP + way)


@flow.answering(Question.SIDESTEP)
def answer_sidestep(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """A free step counts like a forced one (TR-BON-08)."""
    push(g, Effect.SHIFT, v, action - Action.STEP, MovedBy.CARD)


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
        ask(g, Question.PATCH_TARGET, g.turn.seat, v, 0, 0)


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
        ask(g, Question.SPIKE_SPACE, g.turn.seat, v, 0, 0)


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
            tell(g, Event.TOKEN_LAID, action - Action.PLACE, 0, 0)
