"""The movements of an action besides turns: the travel of the drive decision, and Turbo (chapter 9, section 8.5)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.collision.collision import crash_into
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.straight import leg_x, leg_y
from carambolage.games.wreckage.move.cans import take_cans
from carambolage.games.wreckage.move.jump import landing
from carambolage.games.wreckage.move.mines import is_blast, lay_mine, take_blast
from carambolage.games.wreckage.move.motion import begin_leg
from carambolage.games.wreckage.move.solids import MINES_MASK, met_at, standing_solids
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import NOBODY, How, Way
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_action_over

TURBO_SPACES = 2


@flow.effect(Effect.TURBO)
def turbo(g: State, t: Tables, seat: int) -> None:
    """Turbo: 2 spaces straight ahead at once, a leg of its own; the speed is unchanged (WK-CRD-18, WK-CRD-33)."""
    if not is_action_over(g, seat):
        begin_leg(g, seat, Way.TURBO, TURBO_SPACES, 0, NOBODY)


@flow.effect(Effect.TRAVEL)
def travel(g: State, t: Tables, seat: int, how: int, mine: int) -> None:
    """The car moves as many spaces as its speed, with Nitro 3 more in the same line; the mine of 0 spaces is laid
    before it moves (WK-MOV-01, WK-MOV-09, WK-EQU-07, WK-EQU-10, WK-EQU-15).
    """
    if is_action_over(g, seat):
        return
    nitro = int(how == How.NITRO)
    spaces = g.cars[seat].speed + nitro * t.nitro_spaces
    if mine == 0:
        lay_mine(g, t, seat)
        mine = NOBODY
    if g.act.jump != 0:
        jump(g, t, seat, spaces, nitro, mine)
    elif spaces > 0:
        begin_leg(g, seat, Way.TRAVEL, spaces, nitro, mine)


@rule
def jump(g: State, t: Tables, seat: int, spaces: int, nitro: int, mine: int) -> None:
    """The car passes over everything and lands; there alone it takes cans, lays a mine and sets mines off, and a mine
    that stops it does so where it landed (WK-CRD-25, WK-CRD-27, WK-EQU-13).
    """
    distance = landing(g, t, seat, spaces)
    if distance == 0:
        return
    car = g.cars[seat]
    car.x = leg_x(car.x, car.heading, car.gear, distance)
    car.y = leg_y(car.y, car.heading, car.gear, distance)
    tell(g, Event.JUMPED, seat, car.x, car.y, car.heading, (1 - 2 * car.gear) * distance)
    met = met_at(g, t, OutlineOf.CAR, car.x, car.y, car.heading, standing_solids(g) & MINES_MASK)
    take_cans(g, t, seat)
    if g.over != 0:
        return
    if mine != NOBODY:
        lay_mine(g, t, seat)
    if is_blast(g, met):
        take_blast(g, met, seat)
    elif met != 0:
        crash_into(g, seat, met, max(car.speed, nitro))
