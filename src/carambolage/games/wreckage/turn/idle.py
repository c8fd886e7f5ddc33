"""The automatic answer for a player who gives none (WK-DEC-22)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.equipment.owned import count_of, structure_of
from carambolage.games.wreckage.move.foresight import would_collide
from carambolage.games.wreckage.names.action import FACES, MOMENTS, Action
from carambolage.games.wreckage.names.components import Equipment, Face
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import How
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

IDLE_SPEED = 2
IDLE_PLAN = Face.ACCELERATE * FACES + Face.TURN_LEFT


@rule
def idle_answer(g: State, t: Tables, seat: int) -> int:
    """Speed 2; Accelerate and Turn left; decline; travel without extras; else the first answer listed (WK-DEC-22)."""
    if g.ask == Question.START_SPEED:
        return Action.START + IDLE_SPEED
    if g.ask == Question.PLAN:
        return offered_or_first(g, Action.PLAN + IDLE_PLAN)
    if g.ask == Question.USE_CARD:
        return Action.DECLINE
    if g.ask == Question.DRIVE:
        return idle_drive(g, t, seat)
    if g.ask == Question.PLATING:
        return idle_plating(g, t, seat)
    return g.offer[0]


@rule
def offered_or_first(g: State, action: int) -> int:
    """An answer if it is offered, else the first."""
    for index in range(g.offers):
        if g.offer[index] == action:
            return action
    return g.offer[0]


@rule
def idle_drive(g: State, t: Tables, seat: int) -> int:
    """Travel without extras, or hold if travelling would be a collision and holding is offered (WK-DEC-22)."""
    hold = Action.DRIVE + How.HOLD * MOMENTS
    travel = Action.DRIVE + How.TRAVEL * MOMENTS
    if g.offer[0] == hold and would_collide(g, t, seat, g.cars[seat].speed):
        return hold
    return offered_or_first(g, travel)


@rule
def idle_plating(g: State, t: Tables, seat: int) -> int:
    """Plating is used if it prevents destruction, alone or with what else the car has of it (WK-DEC-22)."""
    left = structure_of(g, t, seat) - g.cars[seat].hits
    kept_off = t.plating_points * count_of(g, seat, Equipment.STEEL_PLATING)
    if g.draw.points >= left > g.draw.points - kept_off:
        return Action.PLATING
    return Action.PLATING + 1
