"""How well a seat stands, for the bot that looks ahead; what a seat played with, for studies of the balance."""

from carambolage.engine.game import Component, Told
from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.names.components import SLOTS
from carambolage.games.wreckage.names.things import CANS, NOBODY, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import EQUIPMENT_IDS, VEHICLE_IDS
from carambolage.games.wreckage.turn.end_of_game import rank_of, structure_left
from carambolage.games.wreckage.turn.seats import cans_of, is_in_play, living

MOST = 10_000
SECURE = 8_500
NEAR = 4096


@rule
def standing(g: State, t: Tables, seat: int) -> int:
    """What a car has: cans above all, the Structure left, a can nearby."""
    if not is_in_play(g, seat):
        return 0
    worth = 1000 + 1600 * cans_of(g, seat) + 60 * structure_left(g, t, seat) + nearness(g, seat)
    return max(1, worth - 150 * g.cars[seat].burning)


@rule
def nearness(g: State, seat: int) -> int:
    """How close the nearest can on the ground is to a car, up to 400."""
    car = g.cars[seat]
    best = NEAR
    for can in range(CANS):
        if g.cans[can].owner == Owner.GROUND:
            away = max(abs(g.cans[can].x - car.x), abs(g.cans[can].y - car.y))
            best = min(best, away)
    return 400 * (NEAR - best) // NEAR


@rule
def judge(g: State, t: Tables, seat: int) -> int:
    """How well a seat stands among the others, 0 to 10,000; a finished game by its ranks."""
    if g.over != 0:
        return MOST * (g.seats - rank_of(g, t, seat)) // (g.seats - 1)
    if not is_in_play(g, seat):
        return 0
    own = standing(g, t, seat)
    others = 0
    best = 0
    for other in range(g.seats):
        if other != seat:
            others += standing(g, t, other)
            best = max(best, standing(g, t, other))
    rivals = max(1, living(g) - 1)
    return min(SECURE, SECURE * own // (own + (best + others // rivals) // 2 + 1))


@rule
def lead_of(g: State, t: Tables, seat: int) -> int:
    """How far a seat has come: its cans, then its Structure."""
    return 100 * cans_of(g, seat) + structure_left(g, t, seat)


def components(g: State, told: Told, seat: int) -> list[Component]:
    """The vehicle and the equipment of a seat."""
    car = g.cars[seat]
    parts = [Component("vehicle", VEHICLE_IDS[car.vehicle])] if car.vehicle != NOBODY else []
    for slot in range(SLOTS):
        if car.equipment[slot] != NOBODY:
            parts.append(Component("equipment", EQUIPMENT_IDS[car.equipment[slot]]))
    return parts
