"""What a revealed card can be used for: speeds, turns, plain application (chapters 7, 8 and 9.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer
from carambolage.games.wreckage.firing.fire_step import has_fire_step
from carambolage.games.wreckage.move.jump import can_land
from carambolage.games.wreckage.names.action import ANGLES, Action
from carambolage.games.wreckage.names.things import Play, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.nitro import can_use_nitro
from carambolage.games.wreckage.turn.speed import (
    SPEEDS,
    can_change_to,
    is_reversing,
    is_speed_card,
    is_standing,
    top_speed,
)

WIDEST = 9  # angles of a turn without hairpin: up to 45 degrees in steps of 5
COARSE = 3  # 15 degrees are three steps of 5


@rule
def is_turn_card(play: int) -> bool:
    """Whether a card is a Turn; of these alone a hairpin can be made (WK-CRD-11, WK-CRD-14)."""
    return play == Play.TURN_LEFT or play == Play.TURN_RIGHT


@rule
def can_apply(g: State, t: Tables, seat: int, play: int) -> bool:
    """Whether a card can have an effect at all (WK-ACT-04)."""
    if play == Play.NONE or play == Play.REPEAT:
        return False
    if play == Play.ACCELERATE:
        return g.cars[seat].speed < top_speed(g.cars[seat].gear)
    if play == Play.DECELERATE:
        return g.cars[seat].speed > 0
    if play == Play.TURBO:
        return not is_reversing(g, seat)
    if play == Play.BARRAGE:
        return has_fire_step(g)
    if play == Play.JUMP:
        return can_jump(g, t, seat)
    return True


@rule
def can_jump(g: State, t: Tables, seat: int) -> bool:
    """Jump needs a legal landing, without or with Nitro (WK-CRD-26, WK-CRD-27)."""
    speed = g.cars[seat].speed
    if speed > 0 and can_land(g, t, seat, speed):
        return True
    return can_use_nitro(g, seat) and can_land(g, t, seat, speed + t.nitro_spaces)


@rule
def offer_uses(g: State, t: Tables, seat: int, play: int) -> None:
    """The ways of applying a card, smallest first (WK-ACT-03, WK-DEC-14, WK-DEC-25)."""
    if not can_apply(g, t, seat, play):
        return
    if is_speed_card(play):
        offer_speeds(g, t, seat, play)
    elif is_turn_card(play) or play == Play.SWERVE:
        offer_turns(g, t, seat, play)
    elif play == Play.U_TURN:
        offer_u_turns(g, seat)
    else:
        offer(g, Action.APPLY)


@rule
def offer_speeds(g: State, t: Tables, seat: int, play: int) -> None:
    """Each legal new speed and gear (WK-DEC-07, WK-DEC-08, WK-DEC-12)."""
    for gear in range(2):
        for speed in range(SPEEDS):
            if can_change_to(g, t, seat, play, gear, speed):
                offer(g, Action.SPEED + gear * SPEEDS + speed)


@rule
def is_gear_open(g: State, seat: int, gear: int) -> bool:
    """A turn at speed 0 may be made in either gear, else in that of the car, also in reverse (WK-REV-06, WK-REV-07,
    WK-CRD-08).
    """
    return is_standing(g, seat) or gear == g.cars[seat].gear


@rule
def turns_to(play: int, side: int) -> bool:
    """A Turn card has one side, Swerve both (WK-CRD-05, WK-CRD-21)."""
    if play == Play.SWERVE:
        return True
    return (play == Play.TURN_LEFT) == (side == Side.LEFT)


@rule
def can_make_hairpin(g: State, t: Tables, seat: int, play: int) -> bool:
    """A car makes no more hairpins in a game than its printed Handling, and only with a Turn card (WK-CRD-12,
    WK-CRD-14).
    """
    car = g.cars[seat]
    return is_turn_card(play) and car.hairpins < t.handling[car.vehicle]


@rule
def offer_turns(g: State, t: Tables, seat: int, play: int) -> None:
    """15, 30 or 45 degrees, as a hairpin 60, 75 or 90; with `turn_step = 5` every multiple of 5 (WK-CRD-07, WK-CRD-11,
    WK-GEO-11, WK-DEC-09, WK-DEC-10, WK-CRD-34).
    """
    step = COARSE if g.house.turn_step == 0 else 1
    widest = ANGLES if can_make_hairpin(g, t, seat, play) else WIDEST
    for gear in range(2):
        for side in range(2):
            if is_gear_open(g, seat, gear) and turns_to(play, side):
                for angle in range(step - 1, widest, step):
                    offer(g, Action.TURN + (gear * 2 + side) * ANGLES + angle)


@rule
def offer_u_turns(g: State, seat: int) -> None:
    """By the left or by the right, exactly 180 degrees (WK-CRD-20, WK-DEC-11)."""
    for gear in range(2):
        for side in range(2):
            if is_gear_open(g, seat, gear):
                offer(g, Action.U_TURN + gear * 2 + side)
