"""Speed and gear: what cards can change them to (sections 8.1 and 9.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import Gear, Play
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

TOP_FORWARD, TOP_REVERSE = 4, 2
SPEEDS = 5


@rule
def top_speed(gear: int) -> int:
    """Forward speed never exceeds 4, reverse speed 2 (WK-CRD-01, WK-REV-02)."""
    return TOP_FORWARD if gear == Gear.FORWARD else TOP_REVERSE


@rule
def is_standing(g: State, seat: int) -> bool:
    """At speed 0 a car has no gear (WK-REV-04)."""
    return g.cars[seat].speed == 0


@rule
def is_reversing(g: State, seat: int) -> bool:
    """Whether the car has a reverse speed of 1 or 2 (WK-REV-05)."""
    return g.cars[seat].speed > 0 and g.cars[seat].gear == Gear.REVERSE


@rule
def can_accelerate_to(g: State, t: Tables, seat: int, gear: int, speed: int) -> bool:
    """Accelerate raises the speed by 1 up to the Acceleration; from 0 also into reverse (WK-CRD-01, WK-REV-01,
    WK-REV-02).
    """
    car = g.cars[seat]
    if car.speed > 0 and gear != car.gear:
        return False
    return car.speed < speed <= min(top_speed(gear), car.speed + t.acceleration[car.vehicle])


@rule
def can_decelerate_to(g: State, t: Tables, seat: int, gear: int, speed: int) -> bool:
    """Decelerate lowers the speed by 1 up to the Acceleration, never below 0; at 0 there is no gear (WK-CRD-02,
    WK-REV-04).
    """
    car = g.cars[seat]
    if gear != (Gear.FORWARD if speed == 0 else car.gear):
        return False
    return car.speed - t.acceleration[car.vehicle] <= speed < car.speed


@rule
def can_throttle_to(g: State, seat: int, gear: int, speed: int) -> bool:
    """Full throttle sets any other speed of the gear, from 0 of either gear (WK-CRD-03, WK-REV-01)."""
    car = g.cars[seat]
    if speed == 0:
        return car.speed > 0 and gear == Gear.FORWARD
    if car.speed > 0 and gear != car.gear:
        return False
    return speed != car.speed and speed <= top_speed(gear)


@rule
def can_change_to(g: State, t: Tables, seat: int, play: int, gear: int, speed: int) -> bool:
    """Whether a card of speed allows a new gear and speed (WK-DEC-07, WK-DEC-08, WK-DEC-12)."""
    if play == Play.ACCELERATE:
        return can_accelerate_to(g, t, seat, gear, speed)
    if play == Play.DECELERATE:
        return can_decelerate_to(g, t, seat, gear, speed)
    return can_throttle_to(g, seat, gear, speed)


@rule
def is_speed_card(play: int) -> bool:
    """Whether a card changes the speed."""
    return play == Play.ACCELERATE or play == Play.DECELERATE or play == Play.FULL_THROTTLE


@rule
def change_speed(g: State, seat: int, gear: int, speed: int) -> None:
    """The new speed counts for the travel of the same action; at speed 0 there is no gear (WK-CRD-04, WK-REV-04)."""
    car = g.cars[seat]
    tell(g, Event.SPEED_CHANGED, seat, speed, gear, car.speed)
    car.speed = speed
    car.gear = gear if speed > 0 else Gear.FORWARD
