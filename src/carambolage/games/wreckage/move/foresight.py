"""Foresight: how far a car could go, for whoever weighs a movement before it is made. Nothing here changes anything."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.turning import pivot_x, pivot_y
from carambolage.games.wreckage.move.contacts import leg_contact, met_on_leg, near_leg, near_swing, swing_contact
from carambolage.games.wreckage.move.mines import is_blast
from carambolage.games.wreckage.move.solids import is_one, of_kind, standing_solids, without_barrels
from carambolage.games.wreckage.names.components import Obstacle
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables


@rule
def contact_ahead(g: State, t: Tables, x: int, y: int, heading: int, gear: int, spaces: int, seat: int) -> int:
    """The distance at which the car of a seat would first overlap a solid from a pose on, or 0 (WK-GEO-14)."""
    solids = near_leg(g, t, OutlineOf.CAR, x, y, heading, gear, spaces * SPACE, standing_solids(g) & ~(1 << seat))
    return leg_contact(g, t, OutlineOf.CAR, heading, x, y, heading, gear, 0, spaces * SPACE, solids)


@rule
def free_ticks(g: State, t: Tables, seat: int, gear: int, side: int, ticks: int) -> int:
    """How many ticks a car could turn before a contact, at most some (WK-DEC-23)."""
    car = g.cars[seat]
    px = pivot_x(car.x, car.heading, side, gear)
    py = pivot_y(car.y, car.heading, side, gear)
    near = near_swing(g, t, px, py, standing_solids(g) & ~(1 << seat))
    contact = swing_contact(g, t, px, py, car.heading, side, gear, 1, ticks, near)
    return ticks if contact == 0 else contact - 1


@rule
def would_collide(g: State, t: Tables, seat: int, spaces: int) -> bool:
    """Whether a travel of some spaces would be a collision that stops the car at what it meets first: not so with
    barrels alone, a wreck alone, or mines under `mine_hit = blast` (WK-DEC-22).
    """
    car = g.cars[seat]
    contact = contact_ahead(g, t, car.x, car.y, car.heading, car.gear, spaces, seat)
    if contact == 0:
        return False
    way = car.heading
    solids = standing_solids(g) & ~(1 << seat)
    met = met_on_leg(g, t, OutlineOf.CAR, way, car.x, car.y, way, car.gear, contact, solids)
    if is_blast(g, met) or without_barrels(g, met) == 0:
        return False
    return not (is_one(met) and met == of_kind(g, met, Obstacle.WRECK))
