"""Who stands where: vehicles come onto spaces and leave them; at most two share one, during a slam or a drift."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, neighbour
from carambolage.games.thunder_road.names.things import Terrain, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, NOBODY, START, VEHICLES, State, Tables


@rule
def crew_of(v: int) -> int:
    """The crew of a vehicle; wrecks have none (TR-SLM-06)."""
    if v >= FIRST_WRECK:
        return NOBODY
    return v // CREW_VEHICLES


@rule
def seat_of(g: State, v: int) -> int:
    """The seat that owns a vehicle, NOBODY for a wreck or a crew that is out (TR-DEC-02)."""
    crew = crew_of(v)
    if crew == NOBODY or g.crews[crew].out != 0:
        return NOBODY
    return g.crews[crew].seat


@rule
def is_truck(g: State, v: int) -> bool:
    """Whether a vehicle is the truck, by any of its sections (TR-RIG-01)."""
    return g.vehicles[v].kind == VehicleKind.TRUCK or g.vehicles[v].kind == VehicleKind.SECTION


@rule
def take_off(g: State, v: int) -> None:
    """Lift a vehicle off its space; whoever shared the space with it stays."""
    space = g.vehicles[v].space
    if space < 0:
        return
    g.vehicles[v].space = START
    if g.visitor[space] == v:
        g.visitor[space] = NOBODY
    elif g.at[space] == v:
        g.at[space] = g.visitor[space]
        g.visitor[space] = NOBODY
    else:
        g.crowd -= 1
        return
    if g.crowd > 0:
        move_up(g, space)


@rule
def move_up(g: State, space: int) -> None:
    """The third vehicle on a space takes the place that has become free."""
    for v in range(VEHICLES):
        if g.vehicles[v].space == space and g.at[space] != v and g.visitor[space] != v:
            g.crowd -= 1
            if g.at[space] == NOBODY:
                g.at[space] = v
            else:
                g.visitor[space] = v
            return


@rule
def put_on(g: State, v: int, space: int) -> None:
    """Set a vehicle on a space, on top of the one that stands there (TR-SLM-01). A third one is possible only where a
    quake has set somebody on the truck who waits for a turn to slam (TR-SIM-04): it slams the truck and is pushed on.
    """
    vehicle = g.vehicles[v]
    vehicle.space = space
    vehicle.stamp = (vehicle.stamp + 1) & 127
    if g.at[space] == NOBODY:
        g.at[space] = v
    elif g.visitor[space] == NOBODY:
        g.visitor[space] = v
    else:
        g.crowd += 1


@rule
def move_to(g: State, v: int, space: int) -> None:
    """A vehicle changes its space; the truck's other sections follow like a train (TR-RIG-02)."""
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        pull_sections(g, v)
    take_off(g, v)
    put_on(g, v, space)


@rule
def pull_sections(g: State, v: int) -> None:
    """The middle section takes the space the front leaves, the rear section that of the middle (TR-RIG-02)."""
    front = g.vehicles[v].space
    middle = g.vehicles[v + 1].space
    take_off(g, v + 2)
    take_off(g, v + 1)
    take_off(g, v)
    if middle >= 0:
        put_on(g, v + 2, middle)
    if front >= 0:
        put_on(g, v + 1, front)


@rule
def shares_space(g: State, v: int) -> bool:
    """Whether a vehicle came onto a space that was occupied, and still shares it."""
    space = g.vehicles[v].space
    return space >= 0 and g.at[space] != v


@rule
def partner(g: State, v: int) -> int:
    """The other vehicle on the space of one that is on the board, NOBODY when there is none."""
    space = g.vehicles[v].space
    return g.visitor[space] if g.at[space] == v else g.at[space]


@rule
def lose_moves(g: State, v: int, reason: int) -> None:
    """A vehicle loses all unspent moves and can gain none for the rest of its Move step (TR-MOV-10, TR-MOV-11)."""
    vehicle = g.vehicles[v]
    vehicle.stops = (vehicle.stops + 1) & 127
    vehicle.slides = 0
    if v == g.turn.vehicle:
        g.turn.moves = 0
        g.turn.lost = 1
        g.turn.stopped |= reason


@rule
def can_step_freely(g: State, t: Tables, v: int, way: int) -> bool:
    """A free step never goes off the left, right or rear edge or onto impassable ground (TR-EFX-42)."""
    space = g.vehicles[v].space
    if space < 0:
        return False
    there = neighbour(g, t, space, way)
    return there >= OVER_FRONT or (there >= 0 and g.ground[there] != Terrain.IMPASSABLE)


@rule
def can_be_nudged(g: State, t: Tables, v: int, way: int) -> bool:
    """A nudge goes to a space of the board that is not impassable and holds no chopper (TR-EFX-45)."""
    there = neighbour(g, t, g.vehicles[v].space, way)
    if there < 0 or there >= OVER_FRONT:
        return False
    return g.ground[there] != Terrain.IMPASSABLE and g.chopper[there] == NOBODY
