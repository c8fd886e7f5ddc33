"""Anchor Chain: a car about to be forced off the road goes straight ahead instead, once (TR-UPG-127, TR-UPG-41)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.thunder_road.cards.upgrades.fitted import may_use_upgrade, use_upgrade_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, neighbour
from carambolage.games.thunder_road.ground.places import crew_of, seat_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Direction, Terrain
from carambolage.games.thunder_road.state import FIRST_WRECK, NOBODY, State, Tables

IN_QUAKE = 1
SETTLED, ANCHORED = 2, 3


@rule
def can_anchor(g: State, t: Tables, v: int) -> bool:
    """Unused, owner in, and the space straight ahead is not impassable (TR-UPG-127)."""
    space = g.vehicles[v].space
    if space < 0 or not may_use_upgrade(g, v, Upgrade.ANCHOR_CHAIN) or seat_of(g, v) == NOBODY:
        return False
    there = neighbour(g, t, space, Direction.FRONT)
    return there >= OVER_FRONT or g.ground[there] != Terrain.IMPASSABLE


@rule
def ask_for_anchor(g: State, t: Tables, v: int) -> bool:
    """Whether the owner is asked; then the answer decides what becomes of the car (TR-EFX-18)."""
    if not can_anchor(g, t, v):
        return False
    ask(g, Question.ANCHOR, seat_of(g, v), v)
    return True


@rule
def ask_for_anchor_in_quake(g: State, t: Tables, way: int) -> bool:
    """Whether the owner of the chain is asked before a quake that would take the car off the road (TR-UPG-127)."""
    if g.house.upgrades == 0:
        return False
    g.quaking = SETTLED
    for v in range(FIRST_WRECK):
        if g.vehicles[v].upgrade == Upgrade.ANCHOR_CHAIN + 1 and can_anchor(g, t, v):
            there = neighbour(g, t, g.vehicles[v].space, way)
            if there < 0 or (there < OVER_FRONT and g.ground[there] == Terrain.IMPASSABLE):
                ask(g, Question.ANCHOR, seat_of(g, v), v, IN_QUAKE)
                return True
    return False


@rule
def way_in_quake(g: State, v: int, way: int) -> int:
    """A car on its chain is shaken straight ahead (TR-UPG-127)."""
    if g.quaking == ANCHORED and g.vehicles[v].upgrade == Upgrade.ANCHOR_CHAIN + 1:
        return Direction.FRONT
    return way


@flow.answering(Question.ANCHOR)
def answer_anchor(g: State, t: Tables, seat: int, action: int, v: int, in_quake: int) -> None:
    """One space straight ahead, with all effects; a second space of the same push is not made: the stamp, one arrival
    further than that push expects, tells it (TR-UPG-127).
    """
    if action == Action.DECLINE:
        if in_quake == 0:
            push(g, Effect.ELIMINATE, v)
        return
    use_upgrade_up(g, v)
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.ANCHOR_CHAIN)
    if in_quake != 0:
        g.quaking = ANCHORED
        return
    g.vehicles[v].stamp = (g.vehicles[v].stamp + 1) & 127
    push(g, Effect.SHIFT, v, Direction.FRONT)
