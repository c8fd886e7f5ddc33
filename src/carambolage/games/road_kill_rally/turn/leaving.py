"""A player leaves the table for good and nobody takes the seat (chapter 20.3)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import drop_question, tell
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Status
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.ending import finish_race, leave_race
from carambolage.games.road_kill_rally.turn.ranking import team_size


@rule
def drops(g: State, kind: int) -> bool:
    """What has not begun anything yet is not asked any more; during set-up the seat takes no car (RK-LVG-01,
    RK-LVG-02).
    """
    return (
        kind == Question.SET_SPEED
        or kind == Question.COMBAT_ACTION
        or kind == Question.CHOOSE_SKILL
        or kind == Question.MOUNT_SLOT
        or kind == Question.CHOOSE_POLE
    )


@rule
def leave(g: State, t: Tables, seat: int) -> None:
    """What is under way is carried on with idle answers; then the car is withdrawn (RK-LVG-01, RK-LVG-02). Who has no
    car in the race any more has nothing to withdraw, and counts as one who stayed (RK-LVG-06).
    """
    g.left |= 1 << seat
    tell(g, Event.LEFT, seat)
    status = g.car[seat].status
    if status != Status.RACING and status != Status.WAITING:
        return
    if status == Status.WAITING or g.asked == 1 << seat:
        withdraw(g, seat)
    if teams_staying(g) <= 1:
        withdraw_leavers(g, t)
        drop_question(g)
        finish_race(g)


@rule
def withdraw(g: State, seat: int) -> None:
    """The car is taken off the road, without a place token (RK-LVG-02, RK-LVG-05)."""
    if g.move.seat == seat:
        g.move.over = 1
        g.move.flight = 0
    leave_race(g, seat, Status.WITHDRAWN)


@rule
def withdraw_leavers(g: State, t: Tables) -> None:
    """Whoever has left and still has a car in the race is withdrawn now, when nothing is under way (RK-LVG-02)."""
    for seat in range(g.seats):
        status = g.car[seat].status
        if (g.left >> seat) & 1 and (status == Status.RACING or status == Status.WAITING):
            withdraw(g, seat)


@rule
def is_staying(g: State, seat: int) -> bool:
    """Whether a player counts as one who stayed: at the table, or gone after the own race was over (RK-LVG-06)."""
    status = g.car[seat].status
    gone = (g.left >> seat) & 1 != 0
    return status != Status.WITHDRAWN and not (gone and (status == Status.RACING or status == Status.WAITING))


@rule
def teams_staying(g: State) -> int:
    """How many teams still have a member who has not left: with a single one the game is over (RK-LVG-04)."""
    teams = 0
    for team in range(g.seats):
        staying = 0
        for seat in range(g.seats):
            staying += g.car[seat].team == team and is_staying(g, seat)
        teams += team_size(g, team) > 0 and staying > 0
    return teams
