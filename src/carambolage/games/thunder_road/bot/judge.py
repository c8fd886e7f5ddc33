"""How well a seat stands in a race under way, for players that look ahead.

The weights come from a regression over games between greedy players: which of two won, by how far their best, second
and third vehicles had come and what was damaged. Vehicles as such are worth little: those far behind win nothing.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.ground.grid import is_operable, progress
from carambolage.games.thunder_road.names.things import Damage, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables
from carambolage.games.thunder_road.turn.elimination import is_in

EVEN, LEAST, MOST = 5_000, 200, 9_800
BEST, SECOND, EVERY = 95, 55, 20
FINAL_BEST, FINAL_EVERY, TOO_FAR_BEHIND = 80, 190, 8
DAMAGED, BURNING, UNDER_CHOPPER, COMMAND, RUNNING = 450, 250, 1_200, 400, 150


@rule
def condition(g: State, v: int) -> int:
    """What is wrong with an operable vehicle, or sound in the truck."""
    vehicle = g.vehicles[v]
    if vehicle.kind == VehicleKind.TRUCK:
        worth = 0
        for command in range(6):
            worth += COMMAND * (1 - ((g.crews[v // CREW_VEHICLES].dented >> command) & 1))
        return worth
    worth = RUNNING - BURNING * vehicle.burning
    if vehicle.damage[0] != Damage.NONE:
        worth -= DAMAGED
    if vehicle.space >= 0 and g.chopper[vehicle.space] >= 0:
        worth -= UNDER_CHOPPER
    return worth


@rule
def drives(g: State, v: int) -> bool:
    """Whether a vehicle still counts: operable, and not one of the truck's other sections."""
    return g.vehicles[v].kind != VehicleKind.SECTION and is_operable(g, v)


@rule
def way_worth(g: State, best: int, second: int, every: int, behind: int) -> int:
    """How far a player's vehicles have come: the first two count most, near the finish all that are not left behind."""
    if g.final != 0:
        return FINAL_BEST * best + FINAL_EVERY * behind
    return BEST * best + SECOND * second + EVERY * every


@rule
def standing(g: State, seat: int) -> int:
    """A player's vehicles: their condition, and how far they have come."""
    worth = 0
    best = 0
    second = 0
    every = 0
    behind = 0
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat and g.crews[crew].out == 0:
            for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
                if drives(g, v):
                    worth += condition(g, v)
                    far = progress(g, g.vehicles[v].space) if g.vehicles[v].space >= 0 else 0
                    every += far
                    behind += max(0, far - TOO_FAR_BEHIND)
                    second = max(second, min(best, far))
                    best = max(best, far)
    return worth + way_worth(g, best, second, every, behind)


@rule
def judge(g: State, t: Tables, seat: int) -> int:
    """The lead over the best rival still in, or the lag behind."""
    if not is_in(g, seat):
        return 0
    best = 0
    for other in range(g.seats):
        if other != seat and is_in(g, other):
            best = max(best, standing(g, other))
    return max(LEAST, min(MOST, EVEN + standing(g, seat) - best))
