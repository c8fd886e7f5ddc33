"""Mine Spreader and Oil Spreader: controlled tokens behind the car."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.thunder_road.cards.upgrades.fitted import may_use_upgrade, printed_number, use_upgrade_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import distance, is_empty, is_operable, on_board
from carambolage.games.thunder_road.ground.places import crew_of, seat_of
from carambolage.games.thunder_road.ground.reveal import lay_faceup
from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, Hazard
from carambolage.games.thunder_road.state import NOBODY, SPACES, State, Tables


@rule
def room_behind(g: State, t: Tables, v: int, way: int) -> int:
    """The space of the rear arc in a direction if it is empty, else NOBODY (TR-UPG-18)."""
    space = on_board(g, t, g.vehicles[v].space, way)
    if space == NOBODY or not is_empty(g, space):
        return NOBODY
    return space


@rule
def can_spread(g: State, t: Tables, v: int) -> bool:
    """The active car, operable and on the board, with a token left and room behind it (TR-UPG-112, TR-UPG-113,
    TR-UPG-21).
    """
    vehicle = g.vehicles[v]
    if v != g.turn.vehicle or vehicle.loads == 0 or vehicle.space < 0 or not is_operable(g, v):
        return False
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        if room_behind(g, t, v, way) != NOBODY:
            return True
    return False


@rule
def spread(g: State, v: int) -> None:
    """The owner chooses the space."""
    ask(g, Question.SPREAD, seat_of(g, v), v)


@flow.offering(Question.SPREAD)
def offer_spread(g: State, t: Tables, seat: int, v: int) -> None:
    """An empty space of the rear arc, or none."""
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        space = room_behind(g, t, v, way)
        if space != NOBODY:
            offer(g, Action.PLACE + space)
    offer(g, Action.DECLINE)


@flow.answering(Question.SPREAD)
def answer_spread(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """A controlled mine or oil slick lies there faceup; one per turn, three per game (TR-UPG-18, TR-EFX-51,
    TR-UPG-17).
    """
    use_upgrade_up(g, v)
    if action == Action.DECLINE:
        return
    vehicle = g.vehicles[v]
    kind = Hazard.CONTROLLED_MINE if vehicle.upgrade == Upgrade.MINE_SPREADER + 1 else Hazard.CONTROLLED_OIL
    vehicle.loads -= 1
    lay_faceup(g, action - Action.PLACE, kind)
    tell(g, Event.TOKEN_LAID, action - Action.PLACE, kind + 1)


@rule
def sweep_with_radar(g: State, t: Tables, v: int) -> None:
    """At the start of step 3, not from the start area; others learn only that it happened (TR-UPG-110, chapter 13)
    (TR-UPG-42).
    """
    here = g.vehicles[v].space
    if here < 0 or not may_use_upgrade(g, v, Upgrade.HAZARD_RADAR):
        return
    use_upgrade_up(g, v)
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.HAZARD_RADAR)
    for space in range(SPACES):
        hidden = g.token[space] != Hazard.NONE and not is_faceup(g, space)
        if hidden and distance(g, here, space) <= printed_number(t, Upgrade.HAZARD_RADAR, 0):
            g.reveals += 1
            g.eyes[space] |= 1 << seat_of(g, v)
