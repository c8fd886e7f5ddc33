"""Oil Slick: an oil token behind the car (RK-CRD-RC10, RK-HAZ-19)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, tell
from carambolage.games.road_kill_rally.cards.hand import lay_down
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import LANES
from carambolage.games.road_kill_rally.road.rows import car_at, first_row, is_oil_at, is_wreck_at, space_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer


@rule
def can_oil(g: State, seat: int, lane: int) -> bool:
    """A space of the row directly behind, at most one lane away, without car, wreck or oil; the tile must still lie on
    the table (RK-CRD-RC10, RK-EDG-09, RK-HAZ-19).
    """
    car = g.car[seat]
    row = car.row - 1
    if row < first_row(g) or abs(lane - car.lane) > 1:
        return False
    return car_at(g, row, lane) == NOBODY and not is_wreck_at(g, row, lane) and not is_oil_at(g, row, lane)


@rule
def has_oil_space(g: State, seat: int) -> bool:
    """Whether Oil Slick can be played for its effect (RK-ATK-05)."""
    for lane in range(LANES):
        if can_oil(g, seat, lane):
            return True
    return False


@flow.offering(Question.OIL_SPACE)
def offer_oil_spaces(g: State, t: Tables, seat: int) -> None:
    """The legal spaces behind, lane by lane (RK-CRD-RC10)."""
    for lane in range(LANES):
        if can_oil(g, seat, lane):
            offer(g, Action.OIL + lane)
    keep_idle_answer(g, seat)


@flow.answering(Question.OIL_SPACE)
def lay_oil(g: State, t: Tables, seat: int, action: int) -> None:
    """The token lies there for the next car; nobody gets cards or points for it (RK-CRD-RC10, RK-HAZ-13, RK-HAZ-14)."""
    lane = action - Action.OIL
    row = g.car[seat].row - 1
    g.oil[row] |= 1 << lane
    tell(g, Event.OIL_LAID, seat, space_of(row, lane))
    lay_down(g)
