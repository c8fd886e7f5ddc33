"""What damage tokens do that need dice: blat off, dazed, shrapnel; ammunition that bursts."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.hooks.move import cost_of_step
from carambolage.games.thunder_road.cards.hooks.slam import size_for_hit
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, neighbour, on_board
from carambolage.games.thunder_road.ground.places import is_truck
from carambolage.games.thunder_road.ground.reveal import revealed_mud_cost
from carambolage.games.thunder_road.ground.scrolling import open_front
from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.move.entering import go
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Cause, Die, Hazard
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.turn.dice import cast, covers, show_way
from carambolage.games.thunder_road.turn.elimination import begin_batch, end_batch


@flow.effect(Effect.BLAT_ROLLED)
def blat_off(g: State, t: Tables, v: int) -> None:
    """The car flies as many spaces as the stunt die shows in the direction rolled (TR-DMG-12, TR-DMG-13)."""
    show_way(g, v)
    tell(g, Event.STUNT_DIE, v, g.dice.stunt)
    push(g, Effect.FLY, v, g.dice.direction, g.dice.stunt)


@flow.effect(Effect.DAZED_ROLLED)
def dazed(g: State, t: Tables, v: int) -> None:
    """The stunt die says for how many moves the car staggers (TR-DMG-14)."""
    tell(g, Event.STUNT_DIE, v, g.dice.stunt)
    push(g, Effect.DAZED_WALK, v, g.dice.stunt, g.vehicles[v].stops, NOBODY)


@flow.effect(Effect.DAZED_WALK)
def dazed_walk(g: State, t: Tables, v: int, moves: int, stops: int, hidden: int) -> None:
    """For each move the direction die is rolled anew; whatever takes moves away ends the walk (TR-DMG-14, TR-DMG-16,
    TR-DMG-19). `hidden` is the space just entered if a token lay facedown there.
    """
    if hidden != NOBODY and g.vehicles[v].space == hidden and g.token[hidden] == Hazard.MUD:
        moves -= revealed_mud_cost(g, t, v, hidden)
    if moves > 0 and g.vehicles[v].space >= 0 and g.vehicles[v].stops == stops:
        push(g, Effect.DAZED_STEP, v, moves, stops)
        cast(g, t, Die.DIRECTION)


@flow.effect(Effect.DAZED_STEP)
def dazed_step(g: State, t: Tables, v: int, moves: int, stops: int) -> None:
    """One space; mud uses two of the moves, also mud that a token brings up (TR-DMG-15)."""
    show_way(g, v)
    way = g.dice.direction
    there = neighbour(g, t, g.vehicles[v].space, way)
    if there >= OVER_FRONT:
        there = open_front(g, t, v, there)
        if there == NOBODY:
            return
    cost = 1
    hidden = NOBODY
    if there >= 0:
        cost = cost_of_step(g, t, v, there, t.cost[g.ground[there]])
        if g.token[there] != Hazard.NONE and not is_faceup(g, there):
            hidden = there
    push(g, Effect.DAZED_WALK, v, moves - cost, stops, hidden)
    go(g, t, v, there, way, 0)


@flow.effect(Effect.SHRAPNEL_ROLLED)
def shrapnel(g: State, t: Tables, v: int) -> None:
    """In a straight line through any terrain the first vehicle takes 1 damage (TR-DMG-17, TR-DMG-18)."""
    show_way(g, v)
    struck = first_in_line(g, t, v, g.dice.direction)
    tell(g, Event.SHRAPNEL, v, struck)
    if struck != NOBODY:
        push(g, Effect.DAMAGE, struck, Cause.SHRAPNEL)


@rule
def first_in_line(g: State, t: Tables, v: int, way: int) -> int:
    """The first road vehicle from a car's space on, NOBODY up to the board's edge."""
    space = on_board(g, t, g.vehicles[v].space, way)
    while space != NOBODY:
        if g.at[space] != NOBODY:
            return g.at[space]
        space = on_board(g, t, space, way)
    return NOBODY


@flow.effect(Effect.BROKEN_DOWN)
def burst_ammo(g: State, t: Tables, v: int) -> None:
    """Unstable Ammo goes off when its car becomes inoperable (OE-18, TR-CMP-34)."""
    if g.vehicles[v].broken != 0 and g.vehicles[v].space >= 0:
        push(g, Effect.AMMO_ROLLED, v)
        cast(g, t, Die.SHOOTING)


@flow.effect(Effect.AMMO_ROLLED)
def ammo_hits(g: State, t: Tables, v: int) -> None:
    """Every vehicle adjacent to the car whose size the result covers takes 1 minor damage, in one batch (OE-18)."""
    tell(g, Event.SHOOTING_DIE, v, g.dice.shooting)
    hits = 0
    truck_hit = False  # its sections are one vehicle (TR-RIG-01)
    for way in range(6):
        space = on_board(g, t, g.vehicles[v].space, way)
        if space != NOBODY and g.at[space] != NOBODY and covers(g.dice.shooting, size_for_hit(g, t, g.at[space])):
            truck = is_truck(g, g.at[space])
            if not (truck and truck_hit):
                hits |= 1 << way
            truck_hit = truck_hit or truck
    burst(g, t, g.vehicles[v].space, hits)


@rule
def burst(g: State, t: Tables, space: int, hits: int) -> None:
    """Minor damage to the vehicles around a space in some directions, all in one batch (TR-SIM-03)."""
    begin_batch(g)
    push(g, Effect.BURST)
    for way in range(5, -1, -1):
        if (hits >> way) & 1:
            push(g, Effect.MINOR, g.at[on_board(g, t, space, way)], Cause.CARD)


@flow.effect(Effect.BURST)
def burst_over(g: State, t: Tables) -> None:
    """Everybody who was hit has taken the damage; now the out check (TR-SIM-05)."""
    end_batch(g, t)
