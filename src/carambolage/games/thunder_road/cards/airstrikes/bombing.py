"""Carpet Bombing and Kamikaze (TR-AIR-101, TR-AIR-108)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.thunder_road.cards.hooks.shot import may_shoot
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable, on_board
from carambolage.games.thunder_road.ground.places import is_truck
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Cause, Direction, Mark, ShotKind, VehicleKind
from carambolage.games.thunder_road.shooting.aiming import aim, is_target, offer_target, weak_commands
from carambolage.games.thunder_road.shooting.extra_shots import chopper_target, shoot_at
from carambolage.games.thunder_road.shooting.shooting import truck_of
from carambolage.games.thunder_road.state import GONE, NOBODY, State, Tables


@rule
def chopper_sees_target(g: State, t: Tables, crew: int) -> bool:
    """Whether a crew's chopper could shoot at anything from where it is, not in round 1 (TR-CRD-18, TR-CRD-19)."""
    space = g.crews[crew].chopper
    if g.round <= 1 or space < 0 or not may_shoot(g, t, space):
        return False
    for way in range(Direction.REAR):
        if chopper_target(g, t, crew, way) != NOBODY:
            return True
    return False


@rule
def carpet_bombing(g: State, t: Tables, crew: int) -> None:
    """Instead of the shot, one at every legal target of the front arc: front-left, front, front-right (TR-AIR-101)."""
    g.turn.goals |= Mark.NO_SHOT
    bomb(g, t, crew, Direction.FRONT_RIGHT)
    bomb(g, t, crew, Direction.FRONT)
    bomb(g, t, crew, Direction.FRONT_LEFT)


@rule
def bomb(g: State, t: Tables, crew: int, way: int) -> None:
    """A shot waits for the target that stands in one direction now."""
    v = chopper_target(g, t, crew, way)
    if v != NOBODY:
        push(g, Effect.CARPET_SHOT, crew, v, g.vehicles[v].space)


@flow.effect(Effect.CARPET_SHOT)
def carpet_shot(g: State, t: Tables, crew: int, v: int, space: int) -> None:
    """The target must still stand where it was aimed at (TR-CRD-17)."""
    if g.crews[crew].chopper < 0 or g.vehicles[v].space != space or not is_target(g, crew, v):
        return
    aim(g, crew, NOBODY, ShotKind.CHOPPER)
    shoot_at(g, t, v, weak_commands(g, v) if is_truck(g, v) else 0)


@rule
def near_chopper(g: State, t: Tables, crew: int, way: int) -> int:
    """The vehicle next to a crew's chopper in one direction, NOBODY if there is none."""
    space = on_board(g, t, g.crews[crew].chopper, way)
    return NOBODY if space == NOBODY else g.at[space]


@rule
def can_ram(g: State, v: int) -> bool:
    """An operable road vehicle or a wreck; a section of the truck with an undamaged command (TR-AIR-108, TR-AIR-10)."""
    if v == NOBODY:
        return False
    kind = g.vehicles[v].kind
    if is_truck(g, v):
        return weak_commands(g, v) != 0
    return kind == VehicleKind.WRECK or is_operable(g, v)


@rule
def can_crash(g: State, t: Tables, crew: int) -> bool:
    """Whether Kamikaze has a target; unrolled damage is nothing for round 1 (TR-CRD-18, TR-CRD-19)."""
    if g.round <= 1 or g.crews[crew].chopper < 0:
        return False
    for way in range(6):
        if can_ram(g, near_chopper(g, t, crew, way)):
            return True
    return False


@flow.offering(Question.KAMIKAZE_TARGET)
def offer_victims(g: State, t: Tables, seat: int, crew: int) -> None:
    """One vehicle next to the chopper; of the truck a command of the section there (TR-AIR-108, TR-AIR-10)."""
    for way in range(6):
        v = near_chopper(g, t, crew, way)
        if can_ram(g, v):
            offer_target(g, v)


@rule
def kamikaze(g: State, crew: int) -> None:
    """The player chooses whom the chopper takes along (TR-AIR-108)."""
    ask(g, Question.KAMIKAZE_TARGET, g.crews[crew].seat, crew)


@flow.answering(Question.KAMIKAZE_TARGET)
def answer_victim(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """1 damage without a roll; the chopper leaves the game for good (TR-AIR-108)."""
    c = g.crews[crew]
    g.chopper[c.chopper] = NOBODY
    c.chopper = GONE
    c.smoke = 0
    if Action.RIG_COMMAND <= action < Action.RIG_COMMAND + 6:
        push(g, Effect.RIG_HIT, truck_of(g), action - Action.RIG_COMMAND + 1)
    else:
        push(g, Effect.DAMAGE, action - Action.VEHICLE, Cause.CARD)
