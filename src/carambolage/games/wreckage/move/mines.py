"""Mines: laid behind a car, removed when a car or a flying obstacle meets them (chapter 17)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.geometry.angles import local_x, local_y
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.move.solids import MINES_MASK, met_at, standing_solids
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import MineHit
from carambolage.games.wreckage.names.things import FIRST_MINE, MINES, NOBODY, Cause
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_action_over

BEHIND = -626  # where the centre of a mine lies that is laid against the rear (WK-EQU-08)


@rule
def lay_mine(g: State, t: Tables, seat: int) -> None:
    """A mine is laid against the rear of a car; where it would overlap something or stick out it is not laid and not
    used up (WK-EQU-07, WK-EQU-08).
    """
    car = g.cars[seat]
    x = local_x(car.x, car.heading, BEHIND, 0)
    y = local_y(car.y, car.heading, BEHIND, 0)
    if car.mines_left == 0 or met_at(g, t, OutlineOf.MINE, x, y, 0, standing_solids(g)) != 0:
        return
    mine = 0
    while g.mines[mine].laid != 0:
        mine += 1
    car.mines_left -= 1
    g.mines[mine].laid = 1
    g.mines[mine].x = x
    g.mines[mine].y = y
    tell(g, Event.MINE_LAID, seat, mine, x, y)


@rule
def explode_mines(g: State, solids: int, seat: int) -> None:
    """The mines of a set explode and are removed; a seat ran into them, or nobody (WK-EQU-09, WK-COL-09)."""
    for mine in range(MINES):
        if (solids >> (FIRST_MINE + mine)) & 1:
            g.mines[mine].laid = 0
            tell(g, Event.MINE_EXPLODED, mine, seat, g.mines[mine].x, g.mines[mine].y)


@rule
def count_mines(solids: int) -> int:
    """How many mines are in a set of solids."""
    count = 0
    for mine in range(MINES):
        count += (solids >> (FIRST_MINE + mine)) & 1
    return count


@rule
def is_blast(g: State, met: int) -> bool:
    """Under `mine_hit = blast` mines alone in a contact set do not stop the car (WK-EQU-09, WK-EQU-16)."""
    return g.house.mine_hit == MineHit.BLAST and met != 0 and met & ~MINES_MASK == 0


@rule
def take_blast(g: State, met: int, seat: int) -> None:
    """The mines are gone, and a card is owed for each (WK-EQU-16)."""
    g.act.blasts += count_mines(met)
    explode_mines(g, met, seat)


@flow.effect(Effect.BLASTS)
def draw_for_blasts(g: State, t: Tables, seat: int) -> None:
    """After the movement the car draws 1 card for each mine under `mine_hit = blast`, in one draw (WK-EQU-16)."""
    if g.act.blasts == 0 or is_action_over(g, seat):
        return
    push(g, Effect.CHECK_END)
    push(g, Effect.DAMAGE, seat, g.act.blasts, Cause.MINE, NOBODY, NOBODY)
