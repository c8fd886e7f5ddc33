"""Turns: the car swings about its pivot corner, tick by tick, until it meets something (section 8.2)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.collision.collision import crash_into
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.turning import (
    first_tick,
    heading_after,
    may_swing_into,
    pivot_x,
    pivot_y,
    swung_x,
    swung_y,
)
from carambolage.games.wreckage.move.cans import take_cans_on_way, winning_can
from carambolage.games.wreckage.move.contacts import met_on_swing, near_swing, swing_contact
from carambolage.games.wreckage.move.mines import is_blast, take_blast
from carambolage.games.wreckage.move.solids import MINES_MASK, standing_solids, without_barrels
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import CANS, NOBODY, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_action_over


@flow.effect(Effect.SWING)
def swing(g: State, t: Tables, seat: int, gear: int, side: int, ticks: int) -> None:
    """A turn is about one pivot corner, that of the starting pose, by Turn, Swerve and U-turn alike (WK-GEO-16,
    WK-CRD-06, WK-CRD-20, WK-CRD-30).
    """
    if is_action_over(g, seat):
        return
    car = g.cars[seat]
    px = pivot_x(car.x, car.heading, side, gear)
    py = pivot_y(car.y, car.heading, side, gear)
    push(g, Effect.SWEEP, seat, gear, side, ticks, px, py)


@flow.effect(Effect.SWEEP)
def sweep(g: State, t: Tables, seat: int, gear: int, side: int, ticks: int, px: int, py: int) -> None:
    """Ticks are tested one by one; at the first that overlaps a solid the car stays at the tick before (WK-GEO-16)."""
    car = g.cars[seat]
    near = near_swing(g, t, px, py, standing_solids(g) & ~(1 << seat))
    contact = swing_contact(g, t, px, py, car.heading, side, gear, 1, ticks, near)
    met = 0
    if contact > 0:
        met = met_on_swing(g, t, px, py, car.heading, side, gear, contact, near)
    find_cans(g, t, px, py, car.heading, side, gear, ticks if contact == 0 else contact - 1)
    last = winning_can(g, seat)
    if last != NOBODY:
        swing_to(g, seat, px, py, side, gear, g.motion.can_at[last])
    else:
        swing_to(g, seat, px, py, side, gear, ticks if contact == 0 else contact - 1)
    take_cans_on_way(g, seat)
    if g.over != 0 or contact == 0:
        return
    if is_blast(g, met):
        take_blast(g, met, seat)
        push(g, Effect.SWEEP, seat, gear, side, ticks - contact + 1, px, py)
    else:
        stop_swing(g, t, seat, met)


@rule
def find_cans(g: State, t: Tables, px: int, py: int, heading: int, side: int, gear: int, last: int) -> None:
    """Note at which tick of a turn each can is reached (WK-CAN-02)."""
    outline = t.outlines[OutlineOf.CAN]
    for number in range(CANS):
        can = g.cans[number]
        g.motion.can_at[number] = 0
        if can.owner == Owner.GROUND and may_swing_into(px, py, outline, can.x, can.y):
            g.motion.can_at[number] = first_tick(
                t.outlines[OutlineOf.CAR], px, py, heading, side, gear, outline, can.x, can.y, 0, 1, last
            )


@rule
def swing_to(g: State, seat: int, px: int, py: int, side: int, gear: int, ticks: int) -> None:
    """The car stands where it is after some ticks (WK-GEO-16, WK-GEO-17)."""
    if ticks == 0:
        return
    car = g.cars[seat]
    car.heading = heading_after(car.heading, side, ticks)
    car.x = swung_x(px, car.heading, side, gear)
    car.y = swung_y(py, car.heading, side, gear)
    tell(g, Event.TURNED, seat, car.x, car.y, car.heading, (1 - 2 * side) * ticks, gear)


@rule
def stop_swing(g: State, t: Tables, seat: int, met: int) -> None:
    """At speed 1 or more the contact is a collision; at speed 0 the turn is merely blocked, unless a mine goes off;
    barrels alone block it at any speed (WK-CRD-09, WK-CRD-10, WK-CRD-29, WK-OBS-12, WK-OBS-15, WK-OBS-23).
    """
    solids = without_barrels(g, met)
    speed = g.cars[seat].speed
    if solids != 0 and speed > 0:
        crash_into(g, seat, solids, speed)
    elif solids & MINES_MASK:
        crash_into(g, seat, solids & MINES_MASK, 0)
    else:
        tell(g, Event.BLOCKED, seat)
