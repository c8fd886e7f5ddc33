"""How the greedy bot imagines to drive: its car is moved for a moment, and what that brings is counted.

Others stand still in what it imagines. `recall` puts everything back.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.bot.worth import (
    HALF_CAN,
    HALF_CAR,
    HIT,
    IDLE,
    STANDING,
    WRECKED,
    ahead_of,
    cost_of_crash,
    gain_of_cards,
    left_of,
    pose_worth,
    worth_of_can,
)
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.straight import leg_x, leg_y
from carambolage.games.wreckage.geometry.turning import heading_after, pivot_x, pivot_y, swung_x, swung_y
from carambolage.games.wreckage.move.contacts import met_on_leg
from carambolage.games.wreckage.move.foresight import contact_ahead, free_ticks
from carambolage.games.wreckage.move.jump import landing
from carambolage.games.wreckage.move.solids import MINES_MASK, of_kind, standing_solids
from carambolage.games.wreckage.names.action import ANGLES, Action
from carambolage.games.wreckage.names.components import Obstacle
from carambolage.games.wreckage.names.rulings import TravelRule
from carambolage.games.wreckage.names.things import CANS, Gear, How, Owner, Play
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.card_uses import WIDEST
from carambolage.games.wreckage.turn.end_of_game import structure_left
from carambolage.games.wreckage.turn.nitro import can_use_nitro
from carambolage.games.wreckage.turn.speed import SPEEDS

HALF_TURN = 72
SMASH_CARDS = 2
NITRO_WORTH = 900
IMPATIENCE = 80
GRIP = HALF_CAR // 2 + HALF_CAN - 20  # a can so far beside the middle line is still taken


@rule
def stand(g: State, seat: int, x: int, y: int, heading: int, speed: int, gear: int) -> None:
    """The imagined car stands in a pose with a speed."""
    car = g.cars[seat]
    car.x = x
    car.y = y
    car.heading = heading
    car.speed = speed
    car.gear = gear


@rule
def cans_on_ground(g: State) -> int:
    """The cans that lie on the ground, a bit each."""
    cans = 0
    for can in range(CANS):
        cans |= (g.cans[can].owner == Owner.GROUND) << can
    return cans


@rule
def put_cans_back(g: State, cans: int) -> None:
    """Imagined cans lie on the ground again."""
    for can in range(CANS):
        if (cans >> can) & 1:
            g.cans[can].owner = Owner.GROUND


@rule
def gather_cans(g: State, seat: int, way: int) -> int:
    """The cans on a straight way are taken; returns what they are worth."""
    car = g.cars[seat]
    worth = 0
    for can in range(CANS):
        if g.cans[can].owner == Owner.GROUND:
            ahead = ahead_of(car.x, car.y, car.heading, g.cans[can].x, g.cans[can].y) * (1 - 2 * car.gear)
            aside = left_of(car.x, car.y, car.heading, g.cans[can].x, g.cans[can].y)
            if abs(aside) < GRIP and -HALF_CAR < ahead < way + HALF_CAR + HALF_CAN - 20:
                worth += worth_of_can(g, seat)
                g.cans[can].owner = seat
    return worth


@rule
def go_straight(g: State, t: Tables, seat: int, spaces: int, least: int) -> int:
    """The car travels as far as it can; what it takes and what a collision brings is the worth of it."""
    car = g.cars[seat]
    if spaces == 0:
        return 0
    contact = contact_ahead(g, t, car.x, car.y, car.heading, car.gear, spaces, seat)
    way = spaces * SPACE if contact == 0 else contact - 1
    worth = gather_cans(g, seat, way)
    if contact != 0:
        worth += strike(g, t, seat, contact, max(least, car.speed))
    stand(
        g,
        seat,
        leg_x(car.x, car.heading, car.gear, way),
        leg_y(car.y, car.heading, car.gear, way),
        car.heading,
        car.speed,
        car.gear,
    )
    if contact != 0 and g.act.over != 0:
        car.speed = 0
        car.gear = Gear.FORWARD
    return worth


@rule
def strike(g: State, t: Tables, seat: int, contact: int, cards: int) -> int:
    """What is met at a contact: rivals draw too, pumps are the end, barrels fly, anything else stops the car."""
    car = g.cars[seat]
    solids = standing_solids(g) & ~(1 << seat)
    met = met_on_leg(g, t, OutlineOf.CAR, car.heading, car.x, car.y, car.heading, car.gear, contact, solids)
    if met == of_kind(g, met, Obstacle.BURNING_BARRELS):
        return 0
    g.act.over = 1
    if of_kind(g, met, Obstacle.FUEL_PUMP) != 0:
        return -WRECKED
    extra = (met & MINES_MASK != 0) + 2 * (of_kind(g, met, Obstacle.SPIKE_COLUMN) != 0)
    worth = -cost_of_crash(g, t, seat, cards + extra)
    for rival in range(g.seats):
        if (met >> rival) & 1:
            worth += gain_of_cards(g, t, rival, cards + SMASH_CARDS * car.smashes)
    return worth


@rule
def swing(g: State, t: Tables, seat: int, gear: int, side: int, ticks: int) -> int:
    """The car turns as far as it can; a contact at speed is a collision."""
    car = g.cars[seat]
    free = free_ticks(g, t, seat, gear, side, ticks)
    px = pivot_x(car.x, car.heading, side, gear)
    py = pivot_y(car.y, car.heading, side, gear)
    heading = heading_after(car.heading, side, free)
    speed = car.speed
    stand(g, seat, swung_x(px, heading, side, gear), swung_y(py, heading, side, gear), heading, speed, car.gear)
    worth = gather_cans(g, seat, 0)
    if free == ticks or speed == 0:
        return worth
    g.act.over = 1
    stand(g, seat, car.x, car.y, car.heading, 0, Gear.FORWARD)
    return worth - cost_of_crash(g, t, seat, speed)


@rule
def use_card(g: State, t: Tables, seat: int, play: int, action: int) -> int:
    """The car does what an answer to a card says, before its travel; returns what that is worth by itself."""
    car = g.cars[seat]
    if action < Action.SPEED:
        return 0
    if action < Action.TURN:
        speed = action - Action.SPEED
        stand(g, seat, car.x, car.y, car.heading, speed % SPEEDS, speed // SPEEDS)
        return 0
    if action < Action.U_TURN:
        way = (action - Action.TURN) // ANGLES
        angle = (action - Action.TURN) % ANGLES
        cost = hairpin_cost(g, t, seat) if angle >= WIDEST else 0
        return swing(g, t, seat, way // 2, way % 2, 2 * (angle + 1)) - cost
    if action < Action.APPLY:
        way = action - Action.U_TURN
        return swing(g, t, seat, way // 2, way % 2, HALF_TURN)
    if action == Action.APPLY and play == Play.TURBO:
        return go_straight(g, t, seat, 2, 1)
    return 0


@rule
def hairpin_cost(g: State, t: Tables, seat: int) -> int:
    """A hairpin costs a hit, the last one the car."""
    return WRECKED if structure_left(g, t, seat) <= 1 else HIT


@rule
def jump(g: State, t: Tables, seat: int) -> int:
    """The car flies over everything to where it can land."""
    car = g.cars[seat]
    spaces = car.speed
    if spaces == 0 or landing(g, t, seat, spaces) == 0:
        spaces += t.nitro_spaces
    way = landing(g, t, seat, spaces)
    stand(
        g,
        seat,
        leg_x(car.x, car.heading, car.gear, way),
        leg_y(car.y, car.heading, car.gear, way),
        car.heading,
        car.speed,
        car.gear,
    )
    return gather_cans(g, seat, 0)


@rule
def act(g: State, t: Tables, seat: int, play: int, action: int) -> int:
    """A whole action by an answer to a card: card, travel (or, where that is better and allowed, none)."""
    worth = use_card(g, t, seat, play, action)
    if g.act.over != 0:
        return worth
    car = g.cars[seat]
    if action == Action.APPLY and play == Play.JUMP:
        return worth + jump(g, t, seat)
    if action == Action.DECLINE and car.speed > 0 and g.house.travel_rule != TravelRule.MANDATORY:
        return worth + travel_worth(g, t, seat, car.speed)
    return worth + go_straight(g, t, seat, car.speed, 0)


@rule
def idleness(g: State) -> int:
    """What it costs to stay where one is; in time nobody waits for others to get out of the way."""
    return IDLE + IMPATIENCE * g.turn


@rule
def travel_worth(g: State, t: Tables, seat: int, spaces: int) -> int:
    """What it is worth to travel, or to stay where that is better, though it is a waste of time."""
    car = g.cars[seat]
    x = car.x
    y = car.y
    speed = car.speed
    gear = car.gear
    over = g.act.over
    cans = cans_on_ground(g)
    before = pose_worth(g, t, seat)
    worth = go_straight(g, t, seat, spaces, 0)
    if worth + pose_worth(g, t, seat) < before - idleness(g):
        stand(g, seat, x, y, car.heading, speed, gear)
        put_cans_back(g, cans)
        g.act.over = over
        return -idleness(g)
    return worth


@rule
def drive_worth(g: State, t: Tables, seat: int, how: int) -> int:
    """The car drives in a way, or stays; returns what that is worth by itself."""
    car = g.cars[seat]
    if how == How.HOLD:
        return -idleness(g)
    spaces = car.speed
    cost = 0
    if how == How.NITRO:
        spaces += t.nitro_spaces
        cost = NITRO_WORTH if can_use_nitro(g, seat) else 0
    worth = jump(g, t, seat) if g.act.jump != 0 else go_straight(g, t, seat, spaces, int(how == How.NITRO))
    return worth - cost - STANDING * g.act.over
