"""How much the greedy bot likes an answer."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.bot.driving import cans_on_ground, drive_worth, put_cans_back, stand
from carambolage.games.wreckage.bot.planning import DOUSE, both_worth, next_play, plan_worth, second_worth, try_use
from carambolage.games.wreckage.bot.worth import (
    HIT,
    RIVAL_HIT,
    ahead_of,
    left_of,
    pose_worth,
    shot_worth,
)
from carambolage.games.wreckage.geometry.angles import SPACE
from carambolage.games.wreckage.names.action import FACES, KINDS, MOMENTS, Action
from carambolage.games.wreckage.names.components import SLOTS, WEAPONS, Ability, Card, Equipment
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import How, Play
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.end_of_game import structure_left
from carambolage.games.wreckage.turn.seats import is_in_play

START = 3
SMASH, DODGE, BARRAGE = 120, 90, 160
REPAIR = 500
MINE = 60
DISCARDED = 350  # what it is worth to keep a weapon that fires once


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """The worth of an answer to the question at hand."""
    if g.ask == Question.PLAN:
        return weigh_plan(g, t, seat, action)
    if g.ask == Question.USE_CARD:
        return weigh_use(g, t, seat, action, g.about[0], g.phase)
    if g.ask == Question.DRIVE:
        return weigh_drive(g, t, seat, action - Action.DRIVE)
    if g.ask == Question.FIRE:
        return weigh_shot(g, t, seat, action)
    if g.ask == Question.CHOOSE_VEHICLE:
        return weigh_vehicle(t, action - Action.VEHICLE)
    if g.ask == Question.DRAFT_EQUIPMENT:
        return weigh_equipment(g, t, seat, action - Action.EQUIP)
    if g.ask == Question.START_SPEED:
        return -abs(action - Action.START - START)
    if g.ask == Question.PLATING:
        return weigh_plating(g, t, seat, action)
    if g.ask == Question.REPAIR_PAY:
        return -card_worth((action - Action.PAY) // KINDS) - card_worth((action - Action.PAY) % KINDS)
    if g.ask == Question.REPAIR_GAIN:
        return HIT if action == Action.GAIN else card_worth(action - Action.GAIN - 1)
    return weigh_site(g, seat, action - Action.DROP)


@rule
def weigh_plan(g: State, t: Tables, seat: int, action: int) -> int:
    """Both cards driven in the mind; a fire is put out when it would soon be the end."""
    if action == Action.DOUSE:
        return pose_worth(g, t, seat) + DOUSE // structure_left(g, t, seat)
    plan = action - Action.PLAN
    return plan_worth(g, t, seat, plan // FACES, plan % FACES)


@rule
def turn_worth(g: State, t: Tables, seat: int, play: int, action: int, phase: int) -> int:
    """What an answer to a card is worth, in phase 1 together with the second card."""
    if phase == 1:
        return both_worth(g, t, seat, play, action, next_play(g, t, seat))
    return try_use(g, t, seat, play, action)


@rule
def weigh_use(g: State, t: Tables, seat: int, action: int, play: int, phase: int) -> int:
    """The whole action that an answer to a card leads to; a repair when there is something worth it."""
    if action == Action.REPAIR:
        hurt = 3 * g.cars[seat].hits >= 2 * (g.cars[seat].hits + structure_left(g, t, seat))
        return turn_worth(g, t, seat, Play.NONE, Action.DECLINE, phase) + (REPAIR if hurt else -REPAIR)
    worth = turn_worth(g, t, seat, play, action, phase)
    if action == Action.APPLY:
        worth += SMASH if play == Play.SMASH else DODGE if play == Play.DODGE else 0
        worth += BARRAGE if play == Play.BARRAGE else 0
    return worth


@rule
def weigh_drive(g: State, t: Tables, seat: int, answer: int) -> int:
    """Where the car would stand, and what it meets on the way; a mine where somebody follows."""
    car = g.cars[seat]
    x = car.x
    y = car.y
    heading = car.heading
    speed = car.speed
    gear = car.gear
    cans = cans_on_ground(g)
    worth = drive_worth(g, t, seat, answer // MOMENTS)
    g.act.over = 0
    worth += second_worth(g, t, seat, next_play(g, t, seat)) if g.phase == 1 else pose_worth(g, t, seat)
    stand(g, seat, x, y, heading, speed, gear)
    put_cans_back(g, cans)
    moment = answer % MOMENTS - 1
    if moment >= 0:
        worth += MINE if is_followed(g, seat) and moment == 0 else -MINE
    return worth - int(answer // MOMENTS == How.HOLD)


@rule
def is_followed(g: State, seat: int) -> bool:
    """Whether a rival is close behind."""
    car = g.cars[seat]
    for rival in range(g.seats):
        if rival != seat and is_in_play(g, rival):
            behind = -ahead_of(car.x, car.y, car.heading, g.cars[rival].x, g.cars[rival].y)
            aside = left_of(car.x, car.y, car.heading, g.cars[rival].x, g.cars[rival].y)
            if SPACE < behind < 4 * SPACE and abs(aside) < SPACE:
                return True
    return False


@rule
def weigh_shot(g: State, t: Tables, seat: int, action: int) -> int:
    """A shot by the hits to be expected; a weapon that fires once waits for a good one."""
    if action == Action.PASS:
        return 0
    kind = g.cars[seat].equipment[(action - Action.FIRE) // 4]
    worth = shot_worth(g, t, kind, (action - Action.FIRE) % 4)
    return worth - DISCARDED if t.ability[kind] & Ability.DISCARD else worth


@rule
def weigh_vehicle(t: Tables, vehicle: int) -> int:
    """Structure, and what turns and speeds are worth."""
    return 3 * t.structure[vehicle] + 6 * t.acceleration[vehicle] + 7 * t.handling[vehicle]


@rule
def weigh_equipment(g: State, t: Tables, seat: int, kind: int) -> int:
    """A Ram and two weapons, strong ones first."""
    owned = 0
    weapons = 0
    for slot in range(SLOTS):
        other = g.cars[seat].equipment[slot]
        owned += other == kind
        weapons += 0 <= other < WEAPONS
    if kind < WEAPONS:
        second = 2 * (t.ability[kind] & Ability.SECOND_ACTION != 0)
        turret = 6 * (t.ability[kind] & Ability.TURRET != 0)
        return 40 + 8 * t.attack[kind] + 6 * t.reach[kind] + turret - second - 25 * weapons - 10 * owned
    if kind == Equipment.RAM:
        return 95 - 40 * owned
    return 55 if kind == Equipment.ARMOUR or kind == Equipment.STEEL_PLATING or kind == Equipment.NITRO else 30


@rule
def weigh_plating(g: State, t: Tables, seat: int, action: int) -> int:
    """Plating is used where it takes off what it can, or saves the car."""
    if action != Action.PLATING:
        return 0
    left = structure_left(g, t, seat)
    if g.draw.points >= left:
        return 2 if g.draw.points - t.plating_points < left else -1
    return 1 if g.draw.points >= t.plating_points or 3 * g.draw.points >= left else -1


@rule
def card_worth(kind: int) -> int:
    """What a steering card is worth: turns most, Repeat least."""
    if kind == Card.TURN_LEFT or kind == Card.TURN_RIGHT:
        return 450
    if kind == Card.REPEAT:
        return 150
    return 300


@rule
def weigh_site(g: State, seat: int, site: int) -> int:
    """Cans go where no rival is near: on the side away from the nearest."""
    car = g.cars[seat]
    nearest = 32 * SPACE
    front = True
    left = True
    for rival in range(g.seats):
        if rival != seat and is_in_play(g, rival):
            ahead = ahead_of(car.x, car.y, car.heading, g.cars[rival].x, g.cars[rival].y)
            aside = left_of(car.x, car.y, car.heading, g.cars[rival].x, g.cars[rival].y)
            if abs(ahead) + abs(aside) < nearest:
                nearest = abs(ahead) + abs(aside)
                front = ahead > 0
                left = aside > 0
    in_front = site < 4 or site == 11
    on_left = site >= 9 or site == 0
    return RIVAL_HIT * (in_front != front) + RIVAL_HIT * (on_left != left)
