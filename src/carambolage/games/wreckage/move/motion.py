"""The leg under way: where it starts, how far it goes, what it can meet, N of a collision on it (WK-GEO-21)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.move.solids import obstacle_bit, standing_solids
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import NOBODY, OBSTACLES, Way
from carambolage.games.wreckage.state import State


@rule
def begin_leg(g: State, seat: int, way: int, spaces: int, nitro: int, mine: int) -> None:
    """A leg starts where the car stands and goes straight in the direction of its gear; only turns change that
    direction, also in reverse (WK-MOV-01, WK-REV-02, WK-REV-07).
    """
    car = g.cars[seat]
    motion = g.motion
    motion.way = way
    motion.seat = seat
    motion.x = car.x
    motion.y = car.y
    motion.heading = car.heading
    motion.gear = car.gear
    motion.length = spaces * SPACE
    motion.free = 0
    motion.told = 0
    motion.thrown = 0
    motion.nitro = nitro
    motion.mine_at = mine
    motion.wreck = NOBODY
    push(g, Effect.LEG)


@rule
def others(g: State) -> int:
    """What the moving car can meet: everything but itself and a wreck that it pushes (WK-OBS-18)."""
    solids = standing_solids(g) & ~(1 << g.motion.seat)
    if g.motion.wreck != NOBODY:
        solids &= ~obstacle_bit(g.motion.wreck)
    return solids


@rule
def leg_number(g: State) -> int:
    """N of a collision on this leg: the speed, in a Turbo move or with Nitro at least 1 (WK-COL-03, WK-COL-04)."""
    motion = g.motion
    return max(g.cars[motion.seat].speed, int(motion.way == Way.TURBO or motion.nitro != 0))


@rule
def tell_way(g: State) -> None:
    """Tell how far the car has come on its leg, and where barrels lie that it has pushed along bit by bit."""
    motion = g.motion
    car = g.cars[motion.seat]
    if motion.told != motion.free:
        motion.told = motion.free
        distance = (1 - 2 * motion.gear) * motion.free
        tell(g, Event.MOVED, motion.seat, car.x, car.y, car.heading, distance, motion.way)
    for index in range(OBSTACLES):
        if (motion.thrown >> index) & 1:
            tell_throw(g, index, 0)
    motion.thrown = 0


@rule
def tell_throw(g: State, index: int, struck: int) -> None:
    """Tell where barrels lie that were thrown, and which cars they have hit, a bit each (WK-OBS-14)."""
    tell(g, Event.THROWN, index, g.obstacles[index].x, g.obstacles[index].y, g.motion.seat, struck)
