"""How the greedy player uses cards and leaders: command tokens, victims, second rolls of the dice."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.bot.orders import LOST, is_enemy, prey, standing, worth_of_reroll
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, neighbour, on_board, progress, progress_change
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Damage, Die, FireFace, RollKind, Terrain
from carambolage.games.thunder_road.slam.pushes import pushed_vehicle
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.boards import command_in

MENDING, RACING, HUNTING, SPARE = 40, 30, 20, 10
NEAR = 2


@rule
def worth_of_token(g: State, t: Tables, action: int) -> int:
    """A token mends first, then drives, then hunts; no chopper in round 1, when nobody shoots, and no swap that breaks.

    Nitro by a token is as good as its lowest number, so it comes last.
    """
    if action == Action.DECLINE:
        return 0
    command = command_in(g, t, g.turn.crew, action - Action.TOKEN)
    if command == Command.REPAIR or command == Command.RAISE_THE_DEAD:
        return MENDING
    if command == Command.SWAP_MEET:
        return MENDING if best_swap(g) > 0 else -1
    if command == Command.DEAD_MENS_NITRO or command == Command.SECOND_WIND or command == Command.WHIP_CRACK:
        return RACING
    if command == Command.AIRSTRIKE:
        return HUNTING if g.round > 1 else -1
    if command == Command.DRIFT or command == Command.RICOCHET or command == Command.NITRO:
        return SPARE // 2
    return SPARE + HUNTING // 2


@rule
def best_swap(g: State) -> int:
    """The best that moving a damage token can do for the crew in turn."""
    best = LOST
    for giver in range(3):
        for taker in range(3):
            if giver != taker:
                best = max(best, worth_of_swap(g, giver, taker))
    return best


@rule
def worth_of_swap(g: State, giver: int, taker: int) -> int:
    """A broken car runs again, no other breaks, and the one that is ahead is spared."""
    first = g.turn.crew * CREW_VEHICLES
    one = g.vehicles[first + giver]
    two = g.vehicles[first + taker]
    if one.space < 0 or two.space < 0 or one.damage[0] == Damage.NONE or two.damage[0] != Damage.NONE:
        return LOST
    return (MENDING if one.broken != 0 else 0) + standing(g, first + giver) - standing(g, first + taker)


@rule
def worth_of_shot_mode(g: State, t: Tables, seat: int, action: int) -> int:
    """A hail of bullets where several enemies and no friends are ahead, fire where one is, else a plain shot."""
    if action == Action.DECLINE:
        return 0
    enemies = 0
    friends = 0
    for way in range(3):
        space = on_board(g, t, g.vehicles[g.turn.vehicle].space, way)
        if space != NOBODY and g.at[space] != NOBODY:
            if prey(g, seat, g.at[space]) > 0:
                enemies += 1
            elif prey(g, seat, g.at[space]) == LOST:
                friends += 1
    if action == Action.HOSE:
        return 3 if enemies > 1 and friends == 0 else -1
    if action == Action.FLAME:
        return 2 if enemies > 0 else -1
    return 1


@rule
def worth_of_nudge(g: State, t: Tables, seat: int, action: int) -> int:
    """An enemy is nudged back, best over an edge or into a rock; an own vehicle rather not."""
    v = action // 6
    there = neighbour(g, t, g.vehicles[v].space, action % 6)
    deadly = there < 0 or (there < OVER_FRONT and g.ground[there] == Terrain.IMPASSABLE)
    return prey(g, seat, v) * (3 if deadly else 1)


@rule
def worth_of_peek(g: State, action: int) -> int:
    """The token just ahead of the own vehicle that is furthest ahead."""
    if action == Action.DECLINE:
        return LOST
    space = action - Action.PLACE
    best = -1
    first = g.about[0] * CREW_VEHICLES
    for v in range(first, first + CREW_VEHICLES):
        if g.vehicles[v].space >= 0 and g.vehicles[v].broken == 0:
            best = max(best, progress(g, g.vehicles[v].space))
    return -abs(progress(g, space) - best - NEAR)


@rule
def worth_of_block(g: State, action: int) -> int:
    """A wreck goes behind the active car, into the way of those who follow, as near as may be."""
    behind = progress(g, g.vehicles[g.turn.vehicle].space) - progress(g, action - Action.PLACE)
    return -behind if behind > 0 else LOST + behind


@rule
def worth_of_big_shoes(g: State, t: Tables, seat: int, action: int) -> int:
    """The other one is pushed, over an edge if possible, else backwards."""
    if action == Action.TOP or action == Action.BOTTOM:
        pushed = g.slam.top if action == Action.TOP else g.slam.bottom
        return int(is_enemy(g, seat, pushed))
    v = pushed_vehicle(g)
    way = action - Action.STEP
    there = neighbour(g, t, g.vehicles[v].space, way)
    deadly = there < 0 or (there < OVER_FRONT and g.ground[there] == Terrain.IMPASSABLE)
    worth = LOST if deadly else progress_change(way)
    return -worth if is_enemy(g, seat, v) else worth


@rule
def worth_of_fate(g: State, t: Tables, seat: int, action: int) -> int:
    """Dice that hurt oneself or miss are rolled again; others lie as they lie."""
    dice = g.about[0]
    kind = g.about[1]
    if kind == RollKind.SLAM:
        return worth_of_reroll(g, t, seat, action)
    again = False
    if kind == RollKind.SHOT:
        again = g.shot.hit == int(g.crews[g.shot.crew].seat != seat)
    elif dice & Die.FIRE:
        again = g.dice.fire == FireFace.ELIMINATED
    return int((action == Action.ACCEPT) == again)


@rule
def worth_of_second_roll(g: State, t: Tables, kind: int, seat: int, action: int) -> int:
    """An own shot is rolled again if it missed, an own fire only if the car would be lost."""
    if kind == Question.FATE_REROLL:
        return worth_of_fate(g, t, seat, action)
    again = g.dice.fire == FireFace.ELIMINATED if kind == Question.FIRE_REROLL else g.shot.hit == 0
    return int((action == Action.ACCEPT) == again)
