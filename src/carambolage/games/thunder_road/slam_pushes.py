"""The dice of a slam stand: who is pushed, and where to (TR-SLM-08 to 14)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.after_slam import MORE_PUSHES, marks_of
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.slams import (
    dice_stand,
    spaces_pushed,
)
from carambolage.games.thunder_road.names import act, cause, face, ongoing, op
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import crew as kinds
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.ongoing import suffers
from carambolage.games.thunder_road.places import seat_of
from carambolage.games.thunder_road.state import NOBODY, State, Tables

MOST_SLAMS = 500


@rule
def settle_slam(g: State, t: Tables) -> None:
    """Nobody has a right to reroll left, but for the owner of lucky dice and whoever rewrites fate."""
    g.slam.chosen = pushed_vehicle(g)
    push(g, op.SLAM_CHOOSE, 0, 0, 0)
    if g.house.carnage != 0 or g.house.cards != 0:
        dice_stand(g, t)


@flow.effect(op.SLAM_CHOOSE)
def choose_pushed(g: State, t: Tables) -> None:
    """The dice stand; who is pushed is known, but for two motorcycles (TR-SLM-13)."""
    slam = g.slam
    push(g, op.SLAM_PUSH, 0, 0, 0)
    slam.chosen = pushed_vehicle(g)
    bikes = g.vehicles[slam.top].kind == kinds.BIKE and g.vehicles[slam.bottom].kind == kinds.BIKE
    if bikes and seat_of(g, slam.top) != NOBODY:
        ask(g, asking.BIKE_SLAM, seat_of(g, slam.top), slam.top, slam.bottom, 0)


@rule
def pushed_vehicle(g: State) -> int:
    """The truck never moves (TR-SLM-11, TR-SLM-14), a motorcycle always does (TR-SLM-12), else the slam die says."""
    slam = g.slam
    top = g.vehicles[slam.top].kind
    bottom = g.vehicles[slam.bottom].kind
    if top == kinds.TRUCK or top == kinds.SECTION:
        return slam.bottom
    if bottom == kinds.TRUCK or bottom == kinds.SECTION:
        return slam.top
    if top == kinds.BIKE:
        return slam.top
    if bottom == kinds.BIKE:
        return slam.bottom
    return slam.top if g.dice.slam == face.TOP else slam.bottom


@flow.offering(asking.BIKE_SLAM)
def offer_bikes(g: State, t: Tables, seat: int, top: int, bottom: int) -> None:
    """Either of the two motorcycles (TR-SLM-13)."""
    offer(g, act.VEHICLE + top)
    offer(g, act.VEHICLE + bottom)


@flow.answering(asking.BIKE_SLAM)
def answer_bikes(g: State, t: Tables, seat: int, action: int) -> None:
    """Their owner chooses which one is pushed."""
    g.slam.chosen = action - act.VEHICLE


@flow.effect(op.SLAM_PUSH)
def push_vehicle(g: State, t: Tables) -> None:
    """The push is a forced move with all its consequences (TR-SLM-08, TR-SLM-09)."""
    v = g.slam.chosen
    way = g.dice.direction
    tell(g, telling.PUSHED, v, way, 0)
    if g.slam.driven != 0:
        g.turn.shoved = v + 1
    if suffers(g, v, ongoing.LOOSE_CARGO):
        push(g, op.LOOSE_CARGO, g.vehicles[v].space, g.tile_number, 0)
    if g.house.carnage != 0 or g.house.cards != 0:
        more = spaces_pushed(g, t, v) - 1
        if more > 0:
            push(g, op.SECOND_PUSH, v + more * MORE_PUSHES, way + 8 * g.tile_number, marks_of(g, v))
    push(g, op.SHIFT, v, way, cause.BY_SLAM)
