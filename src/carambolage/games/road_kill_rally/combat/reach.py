"""Whom an attack can reach: arc, range, sight, and who is a legal victim (chapter 14.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.combat.means import arc_of, is_for_targets, least_of, reach_of, sight_of
from carambolage.games.road_kill_rally.combat.sight import can_see, range_between
from carambolage.games.road_kill_rally.move.targets import may_score
from carambolage.games.road_kill_rally.names.things import LANES, Arc
from carambolage.games.road_kill_rally.road.rows import first_row, is_in_smoke, space_of
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.teams import is_opponent

NO_SPACE = -1


@rule
def is_in_arc(g: State, arc: int, ahead: int, aside: int) -> bool:
    """Whether a space so many rows ahead and lanes aside lies in an arc: straight or diagonally ahead, likewise behind,
    directly beside, or any (RK-SHO-01, RK-SHO-02, RK-SHO-12).
    """
    if arc == Arc.FRONT:
        return ahead >= 1 and (aside <= ahead or g.house.front_arc != 0)
    if arc == Arc.REAR:
        return ahead <= -1 and (aside <= -ahead or g.house.front_arc != 0)
    if arc == Arc.SIDE:
        return ahead == 0 and aside >= 1
    return True


@rule
def can_reach(g: State, t: Tables, seat: int, means: int, row: int, lane: int) -> bool:
    """Whether a space lies in arc and range with a line of sight; "anywhere" needs none of these (RK-SHO-03, RK-SHO-10,
    RK-SHO-12, RK-WPN-01).
    """
    car = g.car[seat]
    arc = arc_of(g, t, seat, means)
    if arc == Arc.ANYWHERE:
        return True
    if not is_in_arc(g, arc, row - car.row, abs(lane - car.lane)):
        return False
    distance = range_between(car.row, car.lane, row, lane)
    if distance > reach_of(g, t, seat, means) or distance < least_of(g, t, seat, means):
        return False
    return can_see(g, t, car.row, car.lane, row, lane, sight_of(g, t, seat, means))


@rule
def can_attack(g: State, t: Tables, seat: int, means: int, other: int) -> bool:
    """Whether a rival is a legal victim: within reach, and not on Forest Fire (RK-CMB-05, RK-WPN-01, RK-HAZ-10,
    RK-CMB-04).
    """
    if not is_opponent(g, seat, other):
        return False
    car = g.car[other]
    return not is_in_smoke(g, t, car.row) and can_reach(g, t, seat, means, car.row, car.lane)


@rule
def can_shoot(g: State, t: Tables, seat: int, means: int, row: int, lane: int) -> bool:
    """Whether a target stands in a space within reach, cars there or not, Forest Fire or not (RK-TGT-01, RK-TGT-03,
    RK-TGT-04, RK-TGT-09, RK-HAZ-12).
    """
    return g.target[space_of(row, lane)] != 0 and can_reach(g, t, seat, means, row, lane)


@rule
def next_target(g: State, t: Tables, seat: int, means: int, after: int) -> int:
    """The next space after another with a target that can be shot, -1 if there is none; who may not score shoots at
    none (RK-CMB-08, RK-RUN-06, RK-WIP-04, RK-WIP-09).
    """
    if not is_for_targets(t, means) or not may_score(g, seat):
        return NO_SPACE
    rear = first_row(g)
    front = g.rows
    if arc_of(g, t, seat, means) != Arc.ANYWHERE:
        reach = reach_of(g, t, seat, means)
        rear = max(rear, g.car[seat].row - reach)
        front = min(front, g.car[seat].row + reach)
    for space in range(max(after + 1, space_of(rear, 0)), space_of(front, LANES - 1) + 1):
        if g.target[space] != 0 and can_shoot(g, t, seat, means, space // LANES + 1, space % LANES):
            return space
    return NO_SPACE


@rule
def victims_of(g: State, t: Tables, seat: int, means: int) -> int:
    """The rivals that an attack can reach, a bit each."""
    victims = 0
    for other in range(g.seats):
        if can_attack(g, t, seat, means, other):
            victims |= 1 << other
    return victims


@rule
def has_victim(g: State, t: Tables, seat: int, means: int) -> bool:
    """Whether there is a rival or a target that an attack can reach (RK-ATK-05, RK-CMB-07, RK-EDG-10)."""
    return victims_of(g, t, seat, means) != 0 or next_target(g, t, seat, means, NO_SPACE) != NO_SPACE
