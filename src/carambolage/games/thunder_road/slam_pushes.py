"""The dice of a slam stand: who is pushed, and where to (TR-SLM-08 to 14)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.after_slam import MORE_PUSHES, marks_of
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.slams import (
    dice_stand,
    spaces_pushed,
)
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import MovedBy, Ongoing, SlamFace, VehicleKind
from carambolage.games.thunder_road.ongoing import suffers
from carambolage.games.thunder_road.places import seat_of
from carambolage.games.thunder_road.state import NOBODY, State, Tables

MOST_SLAMS = 500


@rule
def settle_slam(g: State, t: Tables) -> None:
    """Nobody has a right to reroll left, but for the owner of lucky dice and whoever rewrites fate."""
    g.slam.chosen = pushed_vehicle(g)
    push(g, Effect.SLAM_CHOOSE, 0, 0, 0)
    if g.house.carnage != 0 or g.house.cards != 0:
        dice_stand(g, t)


@flow.effect(Effect.SLAM_CHOOSE)
def choose_pushed(g: State, t: Tables) -> None:
    """The dice stand; who is pushed is known, but for two motorcycles (TR-SLM-13)."""
    slam = g.slam
    push(g, Effect.SLAM_PUSH, 0, 0, 0)
    slam.chosen = pushed_vehicle(g)
    bikes = g.vehicles[slam.top].kind == VehicleKind.BIKE and g.vehicles[slam.bottom].kind == VehicleKind.BIKE
    if bikes and seat_of(g, slam.top) != NOBODY:
        ask(g, Question.BIKE_SLAM, seat_of(g, slam.top), slam.top, slam.bottom, 0)


@rule
def pushed_vehicle(g: State) -> int:
    """The truck never moves (TR-SLM-11, TR-SLM-14), a motorcycle always does (TR-SLM-12), else the slam die says."""
    slam = g.slam
    top = g.vehicles[slam.top].kind
    bottom = g.vehicles[slam.bottom].kind
    if top == VehicleKind.TRUCK or top == VehicleKind.SECTION:
        return slam.bottom
    if bottom == VehicleKind.TRUCK or bottom == VehicleKind.SECTION:
        return slam.top
    if top == VehicleKind.BIKE:
        return slam.top
    if bottom == VehicleKind.BIKE:
        return slam.bottom
    return slam.top if g.dice.slam == SlamFace.TOP else slam.bottom


@flow.offering(Question.BIKE_SLAM)
def offer_bikes(g: State, t: Tables, seat: int, top: int, bottom: int) -> None:
    """Either of the two motorcycles (TR-SLM-13)."""
    offer(g, Action.VEHICLE + top)
    offer(g, Action.VEHICLE + bottom)


@flow.answering(Question.BIKE_SLAM)
def answer_bikes(g: State, t: Tables, seat: int, action: int) -> None:
    """Their owner chooses which one is pushed."""
    g.slam.chosen = action - Action.VEHICLE


@flow.effect(Effect.SLAM_PUSH)
def push_vehicle(g: State, t: Tables) -> None:
    """The push is a forced move with all its consequences (TR-SLM-08, TR-SLM-09)."""
    v = g.slam.chosen
    way = g.dice.direction
    tell(g, Event.PUSHED, v, way, 0)
    if g.slam.driven != 0:
        g.turn.shoved = v + 1
    if suffers(g, v, Ongoing.LOOSE_CARGO):
        push(g, Effect.LOOSE_CARGO, g.vehicles[v].space, g.tile_number, 0)
    if g.house.carnage != 0 or g.house.cards != 0:
        more = spaces_pushed(g, t, v) - 1
        if more > 0:
            push(g, Effect.SECOND_PUSH, v + more * MORE_PUSHES, way + 8 * g.tile_number, marks_of(g, v))
    push(g, Effect.SHIFT, v, way, MovedBy.SLAM)
