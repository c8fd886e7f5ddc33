"""Road conditions that act at the end of a Move step: Diesel Spill and Speed Trap (TR-ROA-104, TR-ROA-109)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.hooks.slam import size_for_hit
from carambolage.games.thunder_road.cards.road_conditions import rules_at
from carambolage.games.thunder_road.cards.upgrades.wheels import ask_to_refuse_slide
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.ground.piles import flatten
from carambolage.games.thunder_road.names.cards import Condition
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Cause, Die, Direction, Mark, Terrain, VehicleKind
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.dice import cast, covers


@flow.effect(Effect.ROAD_CONDITION)
def condition_after_move(g: State, t: Tables, v: int) -> None:
    """The tile on which step 3 ended acts on the active vehicle, if it is still on the board; only that one
    (TR-ROA-11). Nobody is credited for it (TR-ROA-07, TR-ROA-12).
    """
    space = g.vehicles[v].space
    if rules_at(g, space, Condition.DIESEL_SPILL):
        if g.ground[space] == Terrain.ROAD:
            g.turn.goals |= Mark.UNCREDITED
            push(g, Effect.REACTION_OVER)
            spill_diesel(g, t, v)
    elif rules_at(g, space, Condition.SPEED_TRAP) and is_operable(g, v) and was_fast(g, t, v):
        push(g, Effect.TRAP_ROLLED, v)
        cast(g, t, Die.SHOOTING)


@rule
def spill_diesel(g: State, t: Tables, v: int) -> None:
    """The vehicle is pushed as the direction die says; the truck takes minor damage and leaves sand (TR-ROA-104,
    TR-CRD-32).
    """
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        flatten(g, t, v, g.vehicles[v].space)
        return
    push(g, Effect.SLIDE_ROLLED, v)
    if not ask_to_refuse_slide(g, v, Direction.FRONT, 0, 0, 1):
        cast(g, t, Die.DIRECTION)


@rule
def was_fast(g: State, t: Tables, v: int) -> bool:
    """Whether a vehicle moved with a high assigned value, not on a coast (TR-ROA-109)."""
    truck = g.vehicles[v].kind == VehicleKind.TRUCK
    return g.turn.coast == 0 and g.turn.value >= t.condition_number[Condition.SPEED_TRAP][int(truck)]


@flow.effect(Effect.TRAP_ROLLED)
def spring_trap(g: State, t: Tables, v: int) -> None:
    """Always the die, never a card; a match is 1 damage (TR-ROA-109, TR-GER-19)."""
    tell(g, Event.SHOOTING_DIE, v, g.dice.shooting)
    if covers(g.dice.shooting, size_for_hit(g, t, v)):
        push(g, Effect.DAMAGE, v, Cause.TRAP)
