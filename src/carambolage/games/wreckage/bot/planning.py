"""How the greedy bot plans: it drives both cards in its mind, each by the best answer that it finds."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.bot.driving import act, cans_on_ground, put_cans_back, stand
from carambolage.games.wreckage.bot.worth import pose_worth
from carambolage.games.wreckage.names.action import ANGLES, Action
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.things import Play
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.card_uses import (
    COARSE,
    WIDEST,
    can_apply,
    can_make_hairpin,
    is_gear_open,
    is_turn_card,
    turns_to,
)
from carambolage.games.wreckage.turn.cards import play_of
from carambolage.games.wreckage.turn.speed import SPEEDS, can_change_to, is_speed_card

DOUSE = 1_400  # what it is worth to stop burning
USES = 1 << 12  # answers have smaller numbers
LATE = 9  # what the second card brings counts nine tenths, for others move meanwhile


@rule
def plan_worth(g: State, t: Tables, seat: int, first: int, second: int) -> int:
    """What two cards are worth together, the first used in one of the two ways that look best; nothing changes by
    it.
    """
    play = play_at(g, t, seat, first)
    then = play if second == Face.REPEAT else play_at(g, t, seat, second)
    uses = best_uses(g, t, seat, play)
    worth = both_worth(g, t, seat, play, uses % USES, then)
    if uses < USES:
        return worth
    return max(worth, both_worth(g, t, seat, play, uses // USES, then))


@rule
def both_worth(g: State, t: Tables, seat: int, play: int, action: int, then: int) -> int:
    """What an answer to the first card is worth with the best one to the second; nothing changes by it."""
    car = g.cars[seat]
    x = car.x
    y = car.y
    heading = car.heading
    speed = car.speed
    gear = car.gear
    cans = cans_on_ground(g)
    worth = act(g, t, seat, play, action)
    g.act.over = 0
    worth += second_worth(g, t, seat, then)
    stand(g, seat, x, y, heading, speed, gear)
    put_cans_back(g, cans)
    return worth


@rule
def second_worth(g: State, t: Tables, seat: int, play: int) -> int:
    """What the second card is worth where the car stands after its first action; nothing changes by it."""
    return try_use(g, t, seat, play, best_use(g, t, seat, play)) * LATE // 10


@rule
def next_play(g: State, t: Tables, seat: int) -> int:
    """What the second card of the own plan does."""
    plan = g.cars[seat].plan
    return play_at(g, t, seat, plan[0] if plan[1] == Face.REPEAT else plan[1])


@rule
def play_at(g: State, t: Tables, seat: int, face: int) -> int:
    """What a planned face does; Repeat in slot 1 and an empty slot do nothing."""
    if face == Face.EMPTY or face == Face.REPEAT:
        return Play.NONE
    return play_of(t, g.cars[seat].vehicle, face)


@rule
def best_use(g: State, t: Tables, seat: int, play: int) -> int:
    """The answer to a card that looks best by where it leads."""
    return best_uses(g, t, seat, play) % USES


@rule
def best_uses(g: State, t: Tables, seat: int, play: int) -> int:
    """The answer to a card that looks best by where it leads, plus USES times the next best, 0 if there is none."""
    best = Action.DECLINE
    most = try_use(g, t, seat, play, Action.DECLINE)
    other = 0
    next_most = 0
    if play != Play.NONE and can_apply(g, t, seat, play):
        for action in range(first_use(play), end_of_uses(play)):
            if is_use(g, t, seat, play, action):
                worth = try_use(g, t, seat, play, action)
                if worth > most:
                    other = best
                    next_most = most
                    best = action
                    most = worth
                elif other == 0 or worth > next_most:
                    other = action
                    next_most = worth
    return best + USES * other


@rule
def first_use(play: int) -> int:
    """The first answer that may belong to a card."""
    if is_speed_card(play):
        return Action.SPEED
    if is_turn_card(play) or play == Play.SWERVE:
        return Action.TURN
    return Action.U_TURN if play == Play.U_TURN else Action.APPLY


@rule
def end_of_uses(play: int) -> int:
    """The end of the answers that may belong to a card."""
    if is_speed_card(play):
        return Action.TURN
    if is_turn_card(play) or play == Play.SWERVE:
        return Action.U_TURN
    return Action.APPLY if play == Play.U_TURN else Action.DECLINE


@rule
def is_use(g: State, t: Tables, seat: int, play: int, action: int) -> bool:
    """Whether an answer is one that the bot thinks of: turns in steps of 15 degrees."""
    if is_speed_card(play):
        speed = action - Action.SPEED
        return can_change_to(g, t, seat, play, speed // SPEEDS, speed % SPEEDS)
    if play == Play.U_TURN:
        return is_gear_open(g, seat, (action - Action.U_TURN) // 2)
    if action >= Action.U_TURN:
        return True
    way = (action - Action.TURN) // ANGLES
    angle = (action - Action.TURN) % ANGLES
    if (angle + 1) % COARSE != 0 or not is_gear_open(g, seat, way // 2) or not turns_to(play, way % 2):
        return False
    return angle < WIDEST or can_make_hairpin(g, t, seat, play)


@rule
def try_use(g: State, t: Tables, seat: int, play: int, action: int) -> int:
    """What an answer to a card is worth, with where the car stands after the action; nothing changes by it."""
    car = g.cars[seat]
    x = car.x
    y = car.y
    heading = car.heading
    speed = car.speed
    gear = car.gear
    cans = cans_on_ground(g)
    worth = act(g, t, seat, play, action) + pose_worth(g, t, seat)
    g.act.over = 0
    stand(g, seat, x, y, heading, speed, gear)
    put_cans_back(g, cans)
    return worth
