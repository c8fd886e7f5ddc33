"""The twelve sites around a car where its cans are placed (WK-DST-03)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.geometry.angles import local_x, local_y
from carambolage.games.wreckage.geometry.outline import OutlineOf, is_inside
from carambolage.games.wreckage.geometry.overlap import overlaps, touches
from carambolage.games.wreckage.move.solids import (
    MINES_MASK,
    met_at,
    outline_of,
    solid_heading,
    solid_x,
    solid_y,
    standing_solids,
)
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import CANS, FIRST_MINE, NOBODY, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

SITES = 12
AHEAD = (688, 688, 688, 384, 0, -384, -688, -688, -688, -384, 0, 384)
LEFT = (256, 0, -256, -432, -432, -432, -256, 0, 256, 432, 432, 432)
RING = 352  # how much further out each ring lies (WK-DST-06)
RINGS = 41
END, BESIDE = 688, 432  # how far from the centre the sites before nose and tail, and those beside the flanks, lie


@rule
def site_ahead(site: int) -> int:
    """How far ahead of the car a site lies; from 12 on it is one of the next rings, which lie further out before nose
    and tail (WK-DST-03, WK-DST-06).
    """
    ahead = AHEAD[site % SITES]
    return ahead * (END + RING * (site // SITES)) // END if abs(ahead) == END else ahead


@rule
def site_left(site: int) -> int:
    """How far to the left of the car a site lies; in the next rings further out beside the flanks (WK-DST-03,
    WK-DST-06).
    """
    left = LEFT[site % SITES]
    return left if abs(AHEAD[site % SITES]) == END else left * (BESIDE + RING * (site // SITES)) // BESIDE


@rule
def is_clear(g: State, t: Tables, x: int, y: int) -> bool:
    """Whether a can there lies inside the arena, touches no car and no obstacle, and overlaps no mine and no other can
    (WK-DST-02, WK-DST-04).
    """
    can = t.outlines[OutlineOf.CAN]
    if not is_inside(can, x, y, 0, g.arena):
        return False
    solids = standing_solids(g)
    if met_at(g, t, OutlineOf.CAN, x, y, 0, solids & MINES_MASK) != 0:
        return False
    for solid in range(FIRST_MINE):
        if (solids >> solid) & 1:
            outline = t.outlines[outline_of(g, solid)]
            if touches(can, x, y, 0, outline, solid_x(g, solid), solid_y(g, solid), solid_heading(g, solid)):
                return False
    return is_clear_of_cans(g, t, x, y)


@rule
def is_clear_of_cans(g: State, t: Tables, x: int, y: int) -> bool:
    """Whether a can there overlaps no other can on the ground (WK-DST-04)."""
    can = t.outlines[OutlineOf.CAN]
    for index in range(CANS):
        other = g.cans[index]
        if other.owner == Owner.GROUND and overlaps(can, x, y, 0, can, other.x, other.y, 0):
            return False
    return True


@rule
def is_legal_site(g: State, t: Tables, x: int, y: int, heading: int, site: int) -> bool:
    """Whether a can may be put on a site around a pose (WK-DST-04, WK-DST-09)."""
    ahead = site_ahead(site)
    left = site_left(site)
    return is_clear(g, t, local_x(x, heading, ahead, left), local_y(y, heading, ahead, left))


@rule
def lowest_site(g: State, t: Tables, x: int, y: int, heading: int) -> int:
    """The legal site with the lowest number, in the nearest ring that has one, or -1 (WK-DST-05, WK-DST-06)."""
    for site in range(SITES * RINGS):
        if is_legal_site(g, t, x, y, heading, site):
            return site
    return NOBODY


@rule
def put_on_site(g: State, can: int, x: int, y: int, heading: int, site: int) -> None:
    """A can goes on a site around a pose; without one it goes back into the box (WK-DST-06, WK-END-05)."""
    piece = g.cans[can]
    if site == NOBODY:
        piece.owner = Owner.BOX
        return
    piece.owner = Owner.GROUND
    piece.x = local_x(x, heading, site_ahead(site), site_left(site))
    piece.y = local_y(y, heading, site_ahead(site), site_left(site))


@rule
def move_can(g: State, t: Tables, can: int, x: int, y: int, heading: int) -> None:
    """A can that an obstacle has covered is moved to the first legal site around it (WK-OBS-17)."""
    piece = g.cans[can]
    piece.owner = Owner.BOX
    put_on_site(g, can, x, y, heading, lowest_site(g, t, x, y, heading))
    if piece.owner == Owner.GROUND:
        tell(g, Event.CAN_MOVED, can, piece.x, piece.y)
    else:
        tell(g, Event.CAN_GONE, can, NOBODY)
