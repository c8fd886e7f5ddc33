"""How the greedy player drives: it looks three spaces ahead for danger, road and the way to the front."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, lane_of, neighbour, space_at
from carambolage.games.thunder_road.ground.places import crew_of, is_truck
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.things import HAZARD_KINDS, Direction, Hazard, Terrain, VehicleKind
from carambolage.games.thunder_road.state import FACEUP, NOBODY, State, Tables

DEADLY, FINISH = -100_000, 100_000
ROAD, PROGRESS, EDGE = 12, 40, -15
MUD, GOO, GLASS, FIRE, OIL, UNKNOWN, MINE = -40, -120, -60, -60, -80, -70, -250
SLAM_ENEMY, SLAM_OWN, SLAM_WRECK, SLAM_TRUCK = -60, -200, -130, -260
UNDER_CHOPPER = -50_000
NEXT = 3


@rule
def ground_worth(g: State, v: int, space: int, way: int) -> int:
    """What the ground and token of a space are worth to a vehicle that enters it in some direction."""
    ground = g.ground[space]
    truck = g.vehicles[v].kind == VehicleKind.TRUCK
    if ground == Terrain.IMPASSABLE:
        return MINE if truck else DEADLY
    worth = ROAD if ground == Terrain.ROAD else 0
    if ground == Terrain.MUD:
        worth += MUD
    elif ground == Terrain.GOO:
        worth += GOO
    elif ground == Terrain.GLASS:
        worth += GLASS
    elif ground == Terrain.FIRE:
        worth += FIRE
    elif ground == Terrain.RAMP:
        worth += MINE if truck else (GOO if way == Direction.FRONT else DEADLY)
    kind = g.token[space]
    if kind >= 0:
        if g.eyes[space] & (FACEUP | 1 << g.turn.seat) == 0:
            worth += UNKNOWN
        elif kind == Hazard.MINE or kind == Hazard.CONTROLLED_MINE:
            worth += MINE
        elif kind == Hazard.OIL or kind >= HAZARD_KINDS:
            worth += OIL
    lane = lane_of(space)
    if lane == 0 or lane == 5:
        worth += EDGE
    return worth


@rule
def traffic_worth(g: State, v: int, space: int) -> int:
    """What the vehicle that stands on a space is worth as something to slam."""
    other = g.at[space]
    if other < 0 or other == v:
        return 0
    if g.vehicles[v].kind == VehicleKind.BIKE or g.turn.drift == 1:
        return -10
    crew = crew_of(other)
    if crew == NOBODY:
        return SLAM_WRECK
    if is_truck(g, other):
        return SLAM_TRUCK
    if g.crews[crew].seat == g.turn.seat:
        return SLAM_OWN
    return SLAM_ENEMY - 60 * (g.vehicles[other].size - g.vehicles[v].size)


@rule
def space_worth(g: State, v: int, space: int, way: int, left: int) -> int:
    """A space by its ground, its traffic, and a chopper over the last one of a move."""
    worth = ground_worth(g, v, space, way) + traffic_worth(g, v, space)
    if left <= 0 and g.chopper[space] != NOBODY:
        worth += UNDER_CHOPPER
    return worth + (2 * PROGRESS if way == Direction.FRONT else PROGRESS)


@rule
def last_look(g: State, t: Tables, v: int, here: int, left: int) -> int:
    """The best of the spaces ahead, the furthest that is looked at."""
    best = DEADLY
    for way in range(3):
        there = neighbour(g, t, here, way)
        if there >= OVER_FRONT:
            best = max(best, FINISH if g.final != 0 else 2 * PROGRESS)
        elif there >= 0:
            best = max(best, space_worth(g, v, there, way, left))
    return best


@rule
def look_ahead(g: State, t: Tables, v: int, here: int, left: int) -> int:
    """The best way on from a space: one space and what comes after it."""
    best = DEADLY
    for way in range(3):
        there = neighbour(g, t, here, way)
        if there >= OVER_FRONT:
            best = max(best, FINISH if g.final != 0 else 2 * PROGRESS)
        elif there >= 0:
            worth = space_worth(g, v, there, way, left)
            if left > 0:
                worth += last_look(g, t, v, there, left - 1) * 2 // NEXT
            best = max(best, worth)
    return best


@rule
def worth_of_step(g: State, t: Tables, v: int, action: int) -> int:
    """A step by the space it leads to and the best way on from there."""
    if action >= Action.JUMP:
        return DEADLY // 2
    way = action - Action.STEP
    here = g.vehicles[v].space
    there = neighbour(g, t, here, way)
    if there < 0:
        return DEADLY
    if there >= OVER_FRONT:
        return FINISH if g.final != 0 else 3 * PROGRESS
    return worth_of_way(g, t, v, there, way)


@rule
def worth_of_entry(g: State, t: Tables, v: int, lane: int) -> int:
    """The space of the rear column from which the way on looks best."""
    return worth_of_way(g, t, v, space_at(g, lane, 0), Direction.FRONT)


@rule
def worth_of_way(g: State, t: Tables, v: int, there: int, way: int) -> int:
    """A space, and the best two that follow while moves are left."""
    left = g.turn.moves - (2 if g.ground[there] == Terrain.MUD else 1)
    worth = space_worth(g, v, there, way, left)
    if left > 0:
        worth += look_ahead(g, t, v, there, left - 1) * 2 // NEXT
    return worth
