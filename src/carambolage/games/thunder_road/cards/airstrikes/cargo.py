"""Egg Layer, Rotor Wash and Smoke Screen (TR-AIR-103, TR-AIR-105, TR-AIR-106): what a placed chopper does around it."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import distance, is_empty, on_board
from carambolage.games.thunder_road.ground.piles import lay_hazard
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Airstrike, Card
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, Mark, VehicleKind
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def blown_away(g: State, t: Tables, crew: int, way: int) -> int:
    """The vehicle that Rotor Wash pushes in one direction, NOBODY if there is none; not the truck (TR-AIR-09)."""
    space = on_board(g, t, g.crews[crew].chopper, way)
    if space == NOBODY or g.at[space] == NOBODY:
        return NOBODY
    kind = g.vehicles[g.at[space]].kind
    return NOBODY if kind == VehicleKind.TRUCK or kind == VehicleKind.SECTION else g.at[space]


@rule
def can_wash(g: State, t: Tables, crew: int) -> bool:
    """Whether anybody stands around the chopper (TR-CRD-18)."""
    for way in range(6):
        if blown_away(g, t, crew, way) != NOBODY:
            return True
    return False


@rule
def rotor_wash(g: State, t: Tables, crew: int) -> None:
    """Everybody around is pushed directly away, one after the other, front to back and left to right; the list is fixed
    now (TR-AIR-103, TR-AIR-09).
    """
    blow(g, t, crew, Direction.REAR)
    blow(g, t, crew, Direction.REAR_RIGHT)
    blow(g, t, crew, Direction.REAR_LEFT)
    blow(g, t, crew, Direction.FRONT_RIGHT)
    blow(g, t, crew, Direction.FRONT_LEFT)
    blow(g, t, crew, Direction.FRONT)


@rule
def blow(g: State, t: Tables, crew: int, way: int) -> None:
    """A push waits for whoever stands in one direction."""
    v = blown_away(g, t, crew, way)
    if v != NOBODY:
        push(g, Effect.SHIFT, v, way)


@rule
def smoke_screen(g: State, crew: int) -> None:
    """Instead of the shot a cloud, as long as the chopper stays, until the owner's next turn (TR-AIR-105)."""
    g.turn.goals |= Mark.NO_SHOT
    g.crews[crew].smoke = 1


@rule
def can_lay_egg(g: State, t: Tables, crew: int) -> bool:
    """Whether a space around the chopper is empty (TR-CRD-18)."""
    for way in range(6):
        space = on_board(g, t, g.crews[crew].chopper, way)
        if space != NOBODY and is_empty(g, space):
            return True
    return False


@rule
def egg_layer(g: State, t: Tables, crew: int) -> None:
    """Instead of the shot, hazard tokens around the chopper (TR-AIR-106)."""
    g.turn.goals |= Mark.NO_SHOT
    push(g, Effect.LAY_EGG, crew, t.number[Card.AIRSTRIKE + Airstrike.EGG_LAYER][0])


@flow.effect(Effect.LAY_EGG)
def lay_eggs(g: State, t: Tables, crew: int, left: int) -> None:
    """One after the other, as many as are wanted."""
    if left > 0 and g.crews[crew].chopper >= 0:
        ask(g, Question.EGG_SPACE, g.crews[crew].seat, crew, left)


@flow.offering(Question.EGG_SPACE)
def offer_egg_spaces(g: State, t: Tables, seat: int, crew: int) -> None:
    """An empty space next to the chopper, or no more (TR-AIR-106)."""
    for way in range(6):
        space = on_board(g, t, g.crews[crew].chopper, way)
        if space != NOBODY and is_empty(g, space):
            offer(g, Action.PLACE + space)
    if g.offers > 0:
        offer(g, Action.DECLINE)


@flow.answering(Question.EGG_SPACE)
def answer_egg_space(g: State, t: Tables, seat: int, action: int, crew: int, left: int) -> None:
    """The top hazard token, facedown and unseen."""
    if action != Action.DECLINE:
        lay_hazard(g, action - Action.PLACE)
        if g.token[action - Action.PLACE] >= 0:
            tell(g, Event.TOKEN_LAID, action - Action.PLACE)
        push(g, Effect.LAY_EGG, crew, left - 1)


@rule
def is_in_smoke(g: State, space: int) -> bool:
    """Whether a space lies under or next to a chopper that hides in smoke (TR-AIR-105)."""
    if g.house.advanced_airstrikes == 0 or space < 0:
        return False
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.smoke != 0 and c.chopper >= 0 and distance(g, space, c.chopper) <= 1:
            return True
    return False


@rule
def end_smoke(g: State, seat: int) -> None:
    """It lasts until the next turn of its owner (TR-CRD-12)."""
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat:
            g.crews[crew].smoke = 0
