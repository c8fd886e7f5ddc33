"""Upgrades for slams and sizes: Ram Plate, Stealth Paint, Buffalo Bar, Spiked Bumper, Spring Bumper."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.thunder_road.cards.leaders.bumpo import can_go_on, go_on
from carambolage.games.thunder_road.cards.upgrades.fitted import (
    has_upgrade,
    may_use_upgrade,
    printed_number,
    use_upgrade_up,
)
from carambolage.games.thunder_road.ground.places import crew_of, is_truck, partner, seat_of
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Cause, VehicleKind
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def has_buffalo_bar(g: State, v: int, driven: int) -> bool:
    """A driven step onto an occupied space, not of the truck (TR-UPG-117)."""
    if driven == 0 or v != g.turn.vehicle or not may_use_upgrade(g, v, Upgrade.BUFFALO_BAR):
        return False
    return not is_truck(g, partner(g, v))


@rule
def bar_aside(g: State, v: int) -> None:
    """The other's owner, or for a wreck and a player out the driver, says to which side it is pushed; the car keeps its
    moves (TR-UPG-117).
    """
    use_upgrade_up(g, v)
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.BUFFALO_BAR)
    other = partner(g, v)
    seat = seat_of(g, other)
    ask(g, Question.COW_CATCHER, g.turn.seat if seat == NOBODY else seat, other)


@rule
def can_spike(g: State) -> bool:
    """The slam has moved the other vehicle, which is still on the board and can take damage (TR-UPG-115)."""
    shoved = g.turn.shoved - 1
    if shoved == NOBODY or shoved == g.turn.vehicle or g.vehicles[shoved].space < 0:
        return False
    return g.vehicles[shoved].broken == 0 or g.vehicles[shoved].kind == VehicleKind.WRECK


@rule
def spike(g: State, v: int) -> None:
    """It is dealt 1 damage (TR-UPG-115)."""
    use_upgrade_up(g, v)
    push(g, Effect.DAMAGE, g.turn.shoved - 1, Cause.CARD)


@rule
def can_spring(g: State, v: int) -> bool:
    """Moves were left when the slam began, and the car can go on (TR-UPG-116, TR-EFX-63)."""
    return g.turn.kept > 0 and v == g.turn.vehicle and can_go_on(g, v)


@rule
def spring(g: State, t: Tables, v: int) -> None:
    """Up to 2 of the moves are kept (TR-UPG-116, TR-EFX-59)."""
    use_upgrade_up(g, v)
    go_on(g, min(g.turn.kept, printed_number(t, Upgrade.SPRING_BUMPER, 0)))


@rule
def size_with_plate(g: State, t: Tables, v: int, size: int) -> int:
    """Larger on top of a slam (TR-UPG-114, TR-UPG-31)."""
    if has_upgrade(g, v, Upgrade.RAM_PLATE):
        return size + printed_number(t, Upgrade.RAM_PLATE, 0)
    return size


@rule
def size_in_paint(g: State, t: Tables, v: int, size: int) -> int:
    """Smaller for the shooting die (TR-UPG-122, TR-UPG-31)."""
    if has_upgrade(g, v, Upgrade.STEALTH_PAINT):
        return size - printed_number(t, Upgrade.STEALTH_PAINT, 0)
    return size
