"""Hotwire (TR-ONE-107): a wreck or a broken vehicle rolls two spaces."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, distance, is_operable, neighbour
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card, OneShot
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, Terrain, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, VEHICLES, State, Tables


@rule
def is_open_ahead(g: State, t: Tables, v: int, way: int) -> bool:
    """Whether a free step may go there: over no side edge, onto no impassable space; over the front it may (TR-EFX-42,
    TR-ONE-07).
    """
    there = neighbour(g, t, g.vehicles[v].space, way)
    return there >= OVER_FRONT or (there >= 0 and g.ground[there] != Terrain.IMPASSABLE)


@rule
def is_near_own(g: State, t: Tables, crew: int, v: int) -> bool:
    """Whether one of the crew's operable vehicles, or sections, is close enough (TR-ONE-107)."""
    reach = t.number[Card.ONE_SHOT + OneShot.HOTWIRE][0]
    for own in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if g.vehicles[own].space >= 0 and is_operable(g, own):
            if distance(g, g.vehicles[own].space, g.vehicles[v].space) <= reach:
                return True
    return False


@rule
def can_hotwire(g: State, t: Tables, crew: int, v: int) -> bool:
    """A wreck or an inoperable car or motorcycle of anyone that has a way to go (TR-ONE-107, TR-CRD-18)."""
    vehicle = g.vehicles[v]
    if (
        vehicle.space < 0
        or vehicle.broken == 0
        or vehicle.kind == VehicleKind.TRUCK
        or vehicle.kind == VehicleKind.SECTION
    ):
        return False
    open_ways = 0
    for way in range(Direction.REAR):
        open_ways += int(is_open_ahead(g, t, v, way))
    return open_ways > 0 and is_near_own(g, t, crew, v)


@rule
def has_hotwire_target(g: State, t: Tables, crew: int) -> bool:
    """Whether the card has a target."""
    for v in range(VEHICLES):
        if can_hotwire(g, t, crew, v):
            return True
    return False


@rule
def hotwire(g: State, crew: int) -> None:
    """The player chooses the vehicle."""
    ask(g, Question.HOTWIRE_TARGET, g.crews[crew].seat, crew)


@flow.offering(Question.HOTWIRE_TARGET)
def offer_hotwire_targets(g: State, t: Tables, seat: int, crew: int) -> None:
    """Every such vehicle."""
    for v in range(VEHICLES):
        if can_hotwire(g, t, crew, v):
            offer(g, Action.VEHICLE + v)


@flow.answering(Question.HOTWIRE_TARGET)
def answer_hotwire_target(g: State, t: Tables, seat: int, action: int) -> None:
    """It makes its free steps one after the other."""
    v = action - Action.VEHICLE
    push(g, Effect.HOTWIRE, v, t.number[Card.ONE_SHOT + OneShot.HOTWIRE][1], g.vehicles[v].stops)


@flow.effect(Effect.HOTWIRE)
def roll_on(g: State, t: Tables, v: int, left: int, stops: int) -> None:
    """A slam, or anything that takes moves away, ends it (TR-ONE-107); without an open direction a step is skipped
    (TR-ONE-07).
    """
    if left <= 0 or g.crews[g.turn.crew].out != 0:
        return
    if g.vehicles[v].space >= 0 and g.vehicles[v].stops == stops:
        push(g, Effect.HOTWIRE, v, left - 1, stops)
        ask(g, Question.HOTWIRE_STEP, g.turn.seat, v)


@flow.offering(Question.HOTWIRE_STEP)
def offer_hotwire_steps(g: State, t: Tables, seat: int, v: int) -> None:
    """The front arc in the race direction (TR-ONE-06)."""
    for way in range(Direction.REAR):
        if is_open_ahead(g, t, v, way):
            offer(g, Action.STEP + way)


@flow.answering(Question.HOTWIRE_STEP)
def answer_hotwire_step(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """A free step is a forced one with all its effects (TR-EFX-42)."""
    push(g, Effect.SHIFT, v, action - Action.STEP)
