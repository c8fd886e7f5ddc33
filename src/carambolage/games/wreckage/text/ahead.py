"""What lies ahead: how far a turn or a travel would go, what it would meet, how many cans lie on it (WK-DEC-23).

It looks at the table as it stands; what is pushed or thrown on the way is for previews.
"""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase
from carambolage.games.wreckage.geometry.angles import SPACE, cosine, sine
from carambolage.games.wreckage.geometry.outline import HALF_LENGTH, HALF_WIDTH, OutlineOf
from carambolage.games.wreckage.geometry.overlap import overlaps
from carambolage.games.wreckage.geometry.straight import leg_x, leg_y
from carambolage.games.wreckage.geometry.turning import heading_after, pivot_x, pivot_y, swung_x, swung_y
from carambolage.games.wreckage.move.contacts import met_on_leg, met_on_swing
from carambolage.games.wreckage.move.foresight import contact_ahead, free_ticks
from carambolage.games.wreckage.move.solids import MINES_MASK, standing_solids
from carambolage.games.wreckage.names.things import CANS, EDGE, FIRST_MINE, FIRST_OBSTACLE, MINES, OBSTACLES, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import bits, listing, obstacle_met, players, spaces
from carambolage.games.wreckage.text.rulers import Pose

RASTER = 32
REACH = HALF_LENGTH + HALF_WIDTH  # farther from the centre of a car no can is touched


def pose_of(g: State, seat: int) -> Pose:
    """Where a car stands."""
    car = g.cars[seat]
    return car.x, car.y, car.heading


def way(g: State, t: Tables, seat: int, pose: Pose, gear: int, length: int) -> Phrase | None:
    """A travel of some spaces from a pose; none where there is no travel."""
    if length == 0:
        return None
    contact = contact_ahead(g, t, *pose, gear, length, seat)
    if contact == 0:
        cans = sum(1 for _ in cans_on(g, t, pose, gear, length * SPACE))
        return Phrase("ahead-clear", spaces=spaces(length * SPACE), cans=cans)
    x, y, heading = pose
    solids = standing_solids(g) & ~(1 << seat)
    met = met_on_leg(g, t, OutlineOf.CAR, heading, x, y, heading, gear, contact, solids)
    return Phrase("ahead-contact", spaces=spaces(contact - 1), met=met_names(g, met))


def turn(g: State, t: Tables, seat: int, side: int, gear: int, ticks: int) -> Phrase | None:
    """A turn and the travel after it."""
    car = g.cars[seat]
    px, py = pivot_x(car.x, car.heading, side, gear), pivot_y(car.y, car.heading, side, gear)
    free = free_ticks(g, t, seat, gear, side, ticks)
    if free < ticks:
        solids = standing_solids(g) & ~(1 << seat)
        met = met_on_swing(g, t, px, py, car.heading, side, gear, free + 1, solids)
        crash = car.speed > 0 or met & MINES_MASK != 0
        return Phrase("ahead-turn_crash" if crash else "ahead-turn_blocked", met=met_names(g, met))
    heading = heading_after(car.heading, side, ticks)
    end = (swung_x(px, heading, side, gear), swung_y(py, heading, side, gear), heading)
    return way(g, t, seat, end, car.gear, car.speed)


def met_names(g: State, met: int) -> Phrase:
    """Everything in a contact set: cars, obstacles, mines, the edge."""
    names = players(met & ((1 << FIRST_OBSTACLE) - 1))
    obstacles = bits(met >> FIRST_OBSTACLE, OBSTACLES)
    names += [obstacle_met(g.obstacles[index].kind) for index in obstacles]
    names += [Phrase("met-mine")] * len(bits(met >> FIRST_MINE, MINES))
    names += [Phrase("met-edge")] * (met >> EDGE)
    return listing(names)


def cans_on(g: State, t: Tables, pose: Pose, gear: int, length: int) -> Iterator[int]:
    """The cans that a car would cross on a free leg, tested where the rules test (WK-CAN-02)."""
    x, y, heading = pose
    car, outline = t.outlines[OutlineOf.CAR], t.outlines[OutlineOf.CAN]
    for can in range(CANS):
        piece = g.cans[can]
        if piece.owner == Owner.GROUND:
            ahead = (piece.x - x) * cosine(heading) + (piece.y - y) * sine(heading)
            middle = (1 - 2 * gear) * ahead // 4096
            near = range(max(RASTER, (middle - REACH) // RASTER * RASTER), min(length, middle + REACH) + 1, RASTER)
            places = [(leg_x(x, heading, gear, d), leg_y(y, heading, gear, d)) for d in (*near, length)]
            if any(overlaps(car, *place, heading, outline, piece.x, piece.y, 0) for place in places):
                yield can
