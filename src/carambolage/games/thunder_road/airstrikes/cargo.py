"""Egg Layer, Rotor Wash and Smoke Screen (TR-AIR-103, TR-AIR-105, TR-AIR-106): what a placed chopper does around it."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.board import is_empty, on_board
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names import act, airstrike, card, direction, mark, op
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import crew as kinds
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.piles import lay_hazard
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def blown_away(g: State, t: Tables, crew: int, way: int) -> int:
    """The vehicle that Rotor Wash pushes in one direction, NOBODY if there is none; not the truck (TR-AIR-09)."""
    space = on_board(g, t, g.crews[crew].chopper, way)
    if space == NOBODY or g.at[space] == NOBODY:
        return NOBODY
    kind = g.vehicles[g.at[space]].kind
    return NOBODY if kind == kinds.TRUCK or kind == kinds.SECTION else g.at[space]


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
    blow(g, t, crew, direction.REAR)
    blow(g, t, crew, direction.REAR_RIGHT)
    blow(g, t, crew, direction.REAR_LEFT)
    blow(g, t, crew, direction.FRONT_RIGHT)
    blow(g, t, crew, direction.FRONT_LEFT)
    blow(g, t, crew, direction.FRONT)


@rule
def blow(g: State, t: Tables, crew: int, way: int) -> None:
    """A push waits for whoever stands in one direction."""
    v = blown_away(g, t, crew, way)
    if v != NOBODY:
        push(g, op.SHIFT, v, way, 0)


@rule
def smoke_screen(g: State, crew: int) -> None:
    """Instead of the shot a cloud, as long as the chopper stays, until the owner's next turn (TR-AIR-105)."""
    g.turn.goals |= mark.NO_SHOT
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
    g.turn.goals |= mark.NO_SHOT
    push(g, op.LAY_EGG, crew, t.number[card.AIRSTRIKE + airstrike.EGG_LAYER][0], 0)


@flow.effect(op.LAY_EGG)
def lay_eggs(g: State, t: Tables, crew: int, left: int) -> None:
    """One after the other, as many as are wanted."""
    if left > 0 and g.crews[crew].chopper >= 0:
        ask(g, asking.EGG_SPACE, g.crews[crew].seat, crew, left, 0)


@flow.offering(asking.EGG_SPACE)
def offer_egg_spaces(g: State, t: Tables, seat: int, crew: int) -> None:
    """An empty space next to the chopper, or no more (TR-AIR-106)."""
    for way in range(6):
        space = on_board(g, t, g.crews[crew].chopper, way)
        if space != NOBODY and is_empty(g, space):
            offer(g, act.PLACE + space)
    if g.offers > 0:
        offer(g, act.DECLINE)


@flow.answering(asking.EGG_SPACE)
def answer_egg_space(g: State, t: Tables, seat: int, action: int, crew: int, left: int) -> None:
    """The top hazard token, facedown and unseen."""
    if action != act.DECLINE:
        lay_hazard(g, action - act.PLACE)
        if g.token[action - act.PLACE] >= 0:
            tell(g, telling.TOKEN_LAID, action - act.PLACE, 0, 0)
        push(g, op.LAY_EGG, crew, left - 1, 0)
