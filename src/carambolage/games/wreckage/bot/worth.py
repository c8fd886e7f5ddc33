"""What the greedy bot thinks places, cans, shots and crashes are worth, in points; a can is some thousands."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.equipment.owned import is_owned
from carambolage.games.wreckage.equipment.protection import has_ram
from carambolage.games.wreckage.geometry.angles import SPACE, cosine, sine
from carambolage.games.wreckage.names.components import SLOTS, WEAPONS, Ability, Reach
from carambolage.games.wreckage.names.things import CANS, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.end_of_game import structure_left
from carambolage.games.wreckage.turn.seats import cans_of, is_in_play

WIN = 60_000
CAN, NEXT_CAN = 3_000, 1_500
HIT, WRECKED = 320, 9_000
RIVAL_HIT, RIVAL_WRECKED, RIVAL_CAN = 230, 2_500, 500
PROSPECT = 2_600  # a can right ahead
STANDING, IDLE = 250, 400
HALF_CAR, HALF_CAN = 512, 148
ASIDE = 560  # so far beside the middle line a target still touches the ruler, more or less


@rule
def worth_of_can(g: State, seat: int) -> int:
    """What the next can is worth to a car: the third wins, the second is worth more than the first."""
    owned = cans_of(g, seat)
    return WIN if owned == 2 else CAN + NEXT_CAN * owned


@rule
def cost_of_cards(g: State, t: Tables, seat: int, cards: int) -> int:
    """What a draw of damage cards costs a car: each brings about a hit, and near the end it may be the last."""
    left = structure_left(g, t, seat)
    cost = HIT * cards
    if left <= cards:
        cost += WRECKED
    elif left <= 2 * cards:
        cost += WRECKED * (2 * cards - left) // (3 * cards)
    return cost


@rule
def cost_of_crash(g: State, t: Tables, seat: int, cards: int) -> int:
    """What a collision costs the striker, unless its Ram takes it; it stands still afterwards."""
    if has_ram(g, seat):
        return STANDING
    return STANDING + cost_of_cards(g, t, seat, cards)


@rule
def gain_of_cards(g: State, t: Tables, rival: int, cards: int) -> int:
    """What a draw of damage cards against a rival is worth."""
    gain = RIVAL_HIT * cards
    left = structure_left(g, t, rival)
    if left <= cards:
        gain += RIVAL_WRECKED + RIVAL_CAN * cans_of(g, rival)
    return gain + RIVAL_CAN * cans_of(g, rival) * cards // 4


@rule
def ahead_of(x: int, y: int, heading: int, px: int, py: int) -> int:
    """How far ahead of a pose a point lies."""
    return ((px - x) * cosine(heading) + (py - y) * sine(heading)) >> 12


@rule
def left_of(x: int, y: int, heading: int, px: int, py: int) -> int:
    """How far to the left of a pose a point lies."""
    return ((py - y) * cosine(heading) - (px - x) * sine(heading)) >> 12


@rule
def effort_to(g: State, seat: int, px: int, py: int) -> int:
    """How long the way to a point is for a car, roughly: what lies beside or behind it takes turns, and what is close
    beside it a loop.
    """
    car = g.cars[seat]
    ahead = ahead_of(car.x, car.y, car.heading, px, py)
    aside = abs(left_of(car.x, car.y, car.heading, px, py))
    far = max(abs(ahead), aside) + min(abs(ahead), aside) // 2
    if aside <= ahead:
        return far
    loops = 1 if ahead > 0 else 2
    loops += far < 3 * SPACE // 2
    return far + 2 * SPACE * loops


@rule
def prospect(g: State, t: Tables, seat: int) -> int:
    """What a pose promises: the nearest can, or without any the rival who carries most."""
    best = 16 * SPACE
    for can in range(CANS):
        if g.cans[can].owner == Owner.GROUND:
            best = min(best, effort_to(g, seat, g.cans[can].x, g.cans[can].y))
    if best == 16 * SPACE:
        for rival in range(g.seats):
            if rival != seat and is_in_play(g, rival):
                rivals_effort = effort_to(g, seat, g.cars[rival].x, g.cars[rival].y)
                best = min(best, 2 * SPACE + rivals_effort - SPACE * cans_of(g, rival))
    return PROSPECT - best * PROSPECT // (16 * SPACE)


@rule
def shot_worth(g: State, t: Tables, kind: int, target: int) -> int:
    """What a shot with a kind of weapon at a car is worth, by the mean of a damage card."""
    handling = t.handling[g.cars[target].vehicle] + g.cars[target].dodges
    tenths = max(10 * t.attack[kind] - 9 * handling, t.attack[kind])
    worth = gain_of_cards(g, t, target, 1) * tenths // 10
    if tenths >= 10 * structure_left(g, t, target):
        worth += RIVAL_WRECKED
    return worth


@rule
def aim(g: State, t: Tables, seat: int) -> int:
    """What the best shot from a pose may be worth, without looking for what stands in the way."""
    best = 0
    car = g.cars[seat]
    for target in range(g.seats):
        if target != seat and is_in_play(g, target):
            ahead = ahead_of(car.x, car.y, car.heading, g.cars[target].x, g.cars[target].y)
            aside = left_of(car.x, car.y, car.heading, g.cars[target].x, g.cars[target].y)
            for slot in range(SLOTS):
                kind = car.equipment[slot]
                if 0 <= kind < WEAPONS and is_owned(g, seat, slot, kind) and points_at(t, kind, ahead, aside):
                    best = max(best, shot_worth(g, t, kind, target))
    return best // 2


@rule
def points_at(t: Tables, kind: int, ahead: int, aside: int) -> bool:
    """Whether a weapon about reaches a point: to the front, with a turret to all sides."""
    reach = t.ranges[Reach.LONG if t.reach[kind] == Reach.LONG else Reach.SHORT] + 2 * HALF_CAR
    if 0 < ahead < reach and abs(aside) < ASIDE:
        return True
    if not t.ability[kind] & Ability.TURRET:
        return False
    if abs(ahead) < reach and abs(aside) < ASIDE:
        return True
    return abs(aside) < reach and abs(ahead) < ASIDE


@rule
def pose_worth(g: State, t: Tables, seat: int) -> int:
    """What it is worth to stand as a car does: the way to a can, shots, some speed, no wall right ahead."""
    car = g.cars[seat]
    worth = prospect(g, t, seat) + aim(g, t, seat)
    if car.speed == 0:
        worth -= STANDING
    ahead = (car.speed + 1) * SPACE * (1 - 2 * car.gear)
    far = max(abs(car.x + ((ahead * cosine(car.heading)) >> 12)), abs(car.y + ((ahead * sine(car.heading)) >> 12)))
    if far > g.arena:
        worth -= STANDING * car.speed
    return worth
