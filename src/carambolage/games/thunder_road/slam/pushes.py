"""The dice of a slam stand: who is pushed, where to, and what follows."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.hooks.slam import dice_stand, spaces_pushed
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_empty, tile_of
from carambolage.games.thunder_road.ground.piles import lay_hazard
from carambolage.games.thunder_road.ground.places import crew_of, is_truck, seat_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Die, SlamFace, VehicleKind
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.turn.dice import show_way, throw


@rule
def settle_slam(g: State, t: Tables) -> None:
    """Nobody has a right to reroll left, but for the owner of lucky dice and whoever rewrites fate."""
    g.slam.chosen = pushed_vehicle(g)
    push(g, Effect.SLAM_CHOOSE)
    dice_stand(g, t)


@flow.effect(Effect.SLAM_CHOOSE)
def choose_pushed(g: State, t: Tables) -> None:
    """The dice stand; who is pushed is known, but for two motorcycles (TR-SLM-13)."""
    slam = g.slam
    push(g, Effect.SLAM_PUSH)
    slam.chosen = pushed_vehicle(g)
    bikes = g.vehicles[slam.top].kind == VehicleKind.BIKE and g.vehicles[slam.bottom].kind == VehicleKind.BIKE
    if bikes and seat_of(g, slam.top) != NOBODY:
        ask(g, Question.BIKE_SLAM, seat_of(g, slam.top), slam.top, slam.bottom)


@rule
def pushed_vehicle(g: State) -> int:
    """The truck never moves (TR-SLM-11, TR-SLM-14), a motorcycle always does (TR-SLM-12, TR-SLM-15, TR-RIG-47), else
    the slam die says.
    """
    slam = g.slam
    if is_truck(g, slam.top):
        return slam.bottom
    if is_truck(g, slam.bottom) or g.vehicles[slam.top].kind == VehicleKind.BIKE:
        return slam.top
    if g.vehicles[slam.bottom].kind == VehicleKind.BIKE:
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
    """The push is a forced move with all its consequences (TR-SLM-08, TR-SLM-09, TR-SLM-10, TR-EFX-43, TR-CRD-14)."""
    v = g.slam.chosen
    way = g.dice.direction
    tell(g, Event.PUSHED, v, way)
    if g.slam.driven != 0:
        g.turn.shoved = v + 1
    if suffers(g, v, Ongoing.LOOSE_CARGO):
        push(g, Effect.LOOSE_CARGO, g.vehicles[v].space, g.tile_number)
    more = spaces_pushed(g, t, v) - 1
    if more > 0:
        push_on(g, v, way, more)
    push(g, Effect.SHIFT, v, way)


@rule
def push_on(g: State, v: int, way: int, spaces: int) -> None:
    """Further spaces of a push wait for the one before, with the marks of the vehicle and of the board as they are."""
    vehicle = g.vehicles[v]
    push(g, Effect.SECOND_PUSH, v, way, spaces, g.tile_number, vehicle.stamp, vehicle.stops)


@rule
def arrived_plainly(g: State, v: int, stamp: int, stops: int) -> bool:
    """Whether a vehicle made exactly one arrival since it was marked, and nothing has stopped it (OE-13)."""
    vehicle = g.vehicles[v]
    return vehicle.space >= 0 and vehicle.stamp == (stamp + 1) & 127 and vehicle.stops == stops


@flow.effect(Effect.SECOND_PUSH)
def second_push(g: State, t: Tables, v: int, way: int, spaces: int, tile: int, stamp: int, stops: int) -> None:
    """A further space of a push, only if the one before brought no slam, damage, goo, slide, jump or scroll
    (OE-13, TR-ROA-110).
    """
    if g.tile_number == tile and arrived_plainly(g, v, stamp, stops):
        if spaces > 1:
            push_on(g, v, way, spaces - 1)
        push(g, Effect.SHIFT, v, way)


@rule
def is_still_there(g: State, space: int, tile_number: int) -> bool:
    """Whether the tile of a space has not left the board since."""
    scrolled = g.tile_number - tile_number
    return (tile_of(space) - g.rear + scrolled) % 3 >= scrolled


@flow.effect(Effect.LOOSE_CARGO)
def drop_cargo(g: State, t: Tables, space: int, tile_number: int) -> None:
    """After the whole chain the space that the car was pushed from gets a facedown hazard if it is empty (OE-17)."""
    if is_still_there(g, space, tile_number) and is_empty(g, space):
        lay_hazard(g, space)
        if g.token[space] >= 0:
            tell(g, Event.TOKEN_LAID, space)


@flow.effect(Effect.LUCKY)
def try_luck(g: State, t: Tables, v: int) -> None:
    """The owner, if still in, is asked."""
    if seat_of(g, v) != NOBODY:
        ask(g, Question.LUCKY_REROLL, seat_of(g, v), v)


@flow.answering(Question.LUCKY_REROLL)
def answer_luck(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """Once per slam; the second result stands."""
    if action == Action.ACCEPT:
        tell(g, Event.REROLLED, crew_of(v))
        throw(g, t, Die.DIRECTION)
        show_way(g, v)
