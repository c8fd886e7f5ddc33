"""The truck on the road: what it shrugs off, how it steers, what it pushes aside (chapter 18.2, TR-RIG-12,
TR-RIG-28).
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OFF_SIDE, neighbour
from carambolage.games.thunder_road.ground.obstacles import place_wreck
from carambolage.games.thunder_road.ground.piles import discard_token, flatten
from carambolage.games.thunder_road.ground.places import crew_of, partner, seat_of
from carambolage.games.thunder_road.ground.quake_and_sand_worm import sand_worm, start_quake
from carambolage.games.thunder_road.ground.reveal import charge_mud, turn_up
from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, Hazard, RigCommand, RigPower, Terrain, VehicleKind
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.turn.boards import works


@rule
def can_steer(g: State, v: int) -> bool:
    """A lane change costs a point of the steering die (TR-RIG-12, TR-RIG-13)."""
    return g.crews[crew_of(v)].steering > 0


@rule
def steer(g: State, v: int) -> None:
    """One point is spent."""
    crew = crew_of(v)
    g.crews[crew].steering -= 1
    tell(g, Event.STEERED, crew, g.crews[crew].steering)


@rule
def has_traction(g: State, v: int) -> bool:
    """The truck gains the road die only by Traction Drive (TR-RIG-30, TR-ROD-10)."""
    return g.turn.powers & RigPower.TRACTION != 0 and works(g, crew_of(v), RigCommand.TRACTION_DRIVE)


@rule
def shrugs_off(ground: int) -> bool:
    """Grounds that would move, stop or eliminate the truck (TR-RIG-15, TR-RIG-16, TR-RIG-19, TR-RIG-21, TR-RIG-25)."""
    return ground == Terrain.IMPASSABLE or (Terrain.GOO <= ground <= Terrain.FIRE)


@rule
def truck_lands(g: State, t: Tables, v: int, space: int, driven: int) -> None:
    """Only the front section meets tokens and terrain; what would move or stop the truck costs it one minor damage and
    leaves sand (TR-RIG-15, TR-RIG-16, TR-RIG-17, TR-RIG-18, TR-RIG-19, TR-RIG-20, TR-RIG-21, TR-RIG-22, TR-RIG-25);
    then it meets whoever stands there.
    """
    push(g, Effect.MEET, v, driven)
    kind = g.token[space]
    revealed = kind >= 0 and not is_faceup(g, space)
    if revealed:
        turn_up(g, v, space)
    hurt = shrugs_off(g.ground[space])
    if kind == Hazard.WRECK:
        discard_token(g, t, space)
        place_wreck(g, v, space)
    elif kind == Hazard.QUAKE or kind == Hazard.SAND_WORM:
        discard_token(g, t, space)
        if kind == Hazard.QUAKE:
            start_quake(g, t)
        else:
            sand_worm(g, t)
    elif kind == Hazard.MUD:
        if revealed:
            charge_mud(g, t, v, space, driven)
    elif kind != Hazard.NONE and kind != Hazard.ROAD:
        hurt = True
    if hurt:
        flatten(g, t, v, space)


@rule
def has_cow_catcher(g: State, v: int) -> bool:
    """Whether the truck pushes aside the next vehicle it meets (TR-RIG-28, TR-RIG-41)."""
    if g.vehicles[v].kind != VehicleKind.TRUCK or g.turn.powers & RigPower.COW_CATCHER == 0:
        return False
    return works(g, crew_of(v), RigCommand.COW_CATCHER)


@rule
def try_cow_catcher(g: State, v: int) -> bool:
    """The Cow Catcher moves the vehicle met aside in place of the first slam of the turn (TR-RIG-28, TR-RIG-29)."""
    if not has_cow_catcher(g, v):
        return False
    g.turn.powers &= ~RigPower.COW_CATCHER
    other = partner(g, v)
    seat = seat_of(g, other)
    ask(g, Question.COW_CATCHER, g.turn.seat if seat == NOBODY else seat, other)
    return True


@flow.offering(Question.COW_CATCHER)
def offer_aside(g: State, t: Tables, seat: int, v: int) -> None:
    """To the front-left or the front-right, not over a side edge (TR-RIG-28, TR-RIG-29)."""
    for way in range(Direction.FRONT_LEFT, Direction.FRONT_RIGHT + 1):
        if neighbour(g, t, g.vehicles[v].space, way) != OFF_SIDE:
            offer(g, Action.STEP + way)


@flow.answering(Question.COW_CATCHER)
def answer_aside(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """The moved vehicle runs the entering procedure; the truck keeps its moves (TR-RIG-29)."""
    push(g, Effect.SHIFT, v, action - Action.STEP)


@rule
def after_move(g: State, t: Tables, v: int) -> None:
    """Commands marked "after moving" resolve before step 4 (TR-RIG-11)."""
    push(g, Effect.RIG_AFTER_MOVE, v)
