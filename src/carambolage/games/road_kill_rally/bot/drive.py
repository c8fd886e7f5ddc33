"""How much the greedy player likes speeds, steps and checks: what the road ahead costs, and what stands on it."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.bot.worth import CARD, ROW, WIPE_OUT
from carambolage.games.road_kill_rally.damage.reductions import reduction
from carambolage.games.road_kill_rally.dice import CERTAIN, at_least
from carambolage.games.road_kill_rally.move.checks import check_dice
from carambolage.games.road_kill_rally.move.speed import speed_cost
from carambolage.games.road_kill_rally.move.targets import RUN_OVER_HITS, may_score, run_over_dice
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.things import Mode, Source, Tag
from carambolage.games.road_kill_rally.road.rows import car_at, is_wreck_at, space_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.idle import MODES

MEAN_HITS = 8  # of ten dice
UNSEEN = 30
BLOCKED = -100_000
LAST_STEPS = 4


@rule
def wipe_out_chance(g: State, t: Tables, seat: int, dice: int, cards: int) -> int:
    """The chance in thousandths that a check of so many dice makes more damage than there are cards."""
    if dice <= 0 or g.car[seat].wiped != 0:
        return 0
    hits = cards + 1
    while hits < cards + 6 and hits - reduction(g, t, seat, Source.CHECK, NOBODY, hits, Tag.NONE, NOBODY) <= cards:
        hits += 1
    return at_least(t, dice, hits)


@rule
def check_cost(g: State, t: Tables, seat: int, dice: int, cards: int) -> int:
    """What a check costs on average: cards, and the danger of a wipe-out."""
    return CARD * MEAN_HITS * dice // 10 + WIPE_OUT * wipe_out_chance(g, t, seat, dice, cards) // CERTAIN


@rule
def target_gain(g: State, t: Tables, seat: int, row: int, lane: int) -> int:
    """What trying the target in a space brings on average, without spending cards."""
    kind = g.target[space_of(row, lane)]
    if kind == 0 or not may_score(g, seat):
        return 0
    return 10 * t.points[kind - 1] * at_least(t, run_over_dice(g, t, seat) + 1, RUN_OVER_HITS) // CERTAIN


@rule
def space_worth(g: State, t: Tables, seat: int, row: int, lane: int, diagonal: int, cards: int) -> int:
    """What entering a space brings, less what its check costs; a wreck or a car there is bad."""
    if row > g.rows:
        return ROW - UNSEEN
    if car_at(g, row, lane) != NOBODY or is_wreck_at(g, row, lane):
        return -4 * CARD
    dice = check_dice(g, t, seat, row, lane, diagonal)
    return ROW + target_gain(g, t, seat, row, lane) - check_cost(g, t, seat, dice, cards)


@rule
def way_worth(g: State, t: Tables, seat: int, row: int, lane: int, steps: int, cards: int) -> int:
    """What the best way of so many steps from a space brings, lane by lane for all rows ahead."""
    left = BLOCKED
    middle = BLOCKED
    right = BLOCKED
    if lane == 0:
        left = 0
    elif lane == 1:
        middle = 0
    else:
        right = 0
    for step in range(1, steps + 1):
        first = space_worth(g, t, seat, row + step, 0, 0, cards)
        second = space_worth(g, t, seat, row + step, 1, 0, cards)
        third = space_worth(g, t, seat, row + step, 2, 0, cards)
        outer_left = max(left, middle) + first
        outer_right = max(middle, right) + third
        middle = max(max(left, right), middle) + second
        left = outer_left
        right = outer_right
    return max(max(left, right), middle)


@rule
def like_speed(g: State, t: Tables, seat: int, speed: int) -> int:
    """A speed is worth the best way it makes possible, less its cost in cards."""
    car = g.car[seat]
    cost = speed_cost(g, t, seat, speed)
    before = car.speed
    car.speed = speed
    worth = way_worth(g, t, seat, car.row, car.lane, speed, g.cards[seat] - cost)
    car.speed = before
    return worth - CARD * cost


@rule
def like_step(g: State, t: Tables, seat: int, action: int) -> int:
    """A step is worth its space and the best way on from it; striking a rival is left to those who must."""
    lane = (action - Action.STEP) // MODES
    mode = (action - Action.STEP) % MODES
    car = g.car[seat]
    if mode == Mode.COLLIDE:
        return -6 * CARD
    row = car.row + 1
    diagonal = int(lane != car.lane)
    dice = check_dice(g, t, seat, row, lane, diagonal)
    worth = ROW - check_cost(g, t, seat, dice, g.cards[seat])
    if mode == Mode.DRIVE:
        worth += target_gain(g, t, seat, row, lane)
        if is_wreck_at(g, row, lane):
            worth -= CARD * car.speed
    elif mode == Mode.PASS:
        worth -= CARD
    return worth + way_worth(g, t, seat, row, lane, min(LAST_STEPS, g.move.steps - 1), g.cards[seat])
