"""How well a seat stands in a race under way, for players that look ahead."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.board import is_operable, progress
from carambolage.games.thunder_road.losing import is_in
from carambolage.games.thunder_road.names import crew as kinds
from carambolage.games.thunder_road.names import damage
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables

EVEN, LEAST, MOST = 5_000, 200, 9_800
AHEAD, FINAL_AHEAD, SECOND_AHEAD = 45, 110, 12
RUNNING, DAMAGED, BURNING, UNDER_CHOPPER, COMMAND = 550, 220, 120, 500, 320


@rule
def vehicle_worth(g: State, v: int) -> int:
    """An operable vehicle, less what is wrong with it."""
    vehicle = g.vehicles[v]
    if vehicle.kind == kinds.SECTION or not is_operable(g, v):
        return 0
    worth = RUNNING - BURNING * vehicle.burning
    if vehicle.kind == kinds.TRUCK:
        for command in range(6):
            worth += COMMAND * (1 - ((g.crews[v // CREW_VEHICLES].dented >> command) & 1))
        return worth
    if vehicle.damage[0] != damage.NONE:
        worth -= DAMAGED
    if vehicle.space >= 0 and g.chopper[vehicle.space] >= 0:
        worth -= UNDER_CHOPPER
    return worth


@rule
def standing(g: State, seat: int) -> int:
    """A player's vehicles, and how far the best and the others of them have come."""
    worth = 0
    best = -1
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat and g.crews[crew].out == 0:
            for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
                worth += vehicle_worth(g, v)
                if g.vehicles[v].space >= 0 and g.vehicles[v].kind != kinds.SECTION and is_operable(g, v):
                    far = progress(g, g.vehicles[v].space)
                    worth += SECOND_AHEAD * far
                    best = max(best, far)
    return worth + (FINAL_AHEAD if g.final != 0 else AHEAD) * best


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
