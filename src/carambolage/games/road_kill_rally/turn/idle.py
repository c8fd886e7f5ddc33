"""The answers of one who gives none, and of one who has left while something of his is under way (RK-DEC-05)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import LANES, Mode
from carambolage.games.road_kill_rally.state import State, Tables

MODES = 4


@rule
def is_offered(g: State, action: int) -> bool:
    """Whether an answer is among those listed."""
    for index in range(g.offers):
        if g.offer[index] == action:
            return True
    return False


@rule
def idle_step(g: State, seat: int) -> int:
    """Straight on if that is free, else the lowest free lane, else a collision straight on; in flight the first
    answer (RK-DEC-05).
    """
    straight = Action.STEP + g.car[seat].lane * MODES
    if g.move.flight != 0:
        return g.offer[0]
    if is_offered(g, straight + Mode.DRIVE):
        return straight + Mode.DRIVE
    for lane in range(LANES):
        if is_offered(g, Action.STEP + lane * MODES + Mode.DRIVE):
            return Action.STEP + lane * MODES + Mode.DRIVE
    return straight + Mode.COLLIDE


@rule
def idle_among(g: State, seat: int) -> int:
    """The present speed, straight on, roll, lose the lowest card, mount the first that fits, else the first answer
    (RK-DEC-05).
    """
    kind = g.ask
    if kind == Question.SET_SPEED:
        return Action.SPEED + g.car[seat].speed - 1
    if kind == Question.STEP:
        return idle_step(g, seat)
    if kind == Question.RUN_OVER:
        return Action.ROLL
    if kind == Question.MOUNT_SLOT:
        return g.offer[min(1, g.offers - 1)]
    if kind == Question.SUFFER:
        index = 0
        while g.offer[index] < Action.LOSE:
            index += 1
        return g.offer[index]
    return g.offer[0]


@rule
def idle_answer(g: State, t: Tables, seat: int) -> int:
    """What is answered for a player who does not, where nobody plays in his stead (RK-DEC-03, RK-DEC-05)."""
    return idle_among(g, seat)


@rule
def keep_idle_answer(g: State, seat: int) -> None:
    """Who has left for good has one answer only, the idle one: it is given without asking (RK-LVG-01)."""
    if (g.left >> seat) & 1 and g.offers > 1:
        g.offer[0] = idle_among(g, seat)
        g.offers = 1
