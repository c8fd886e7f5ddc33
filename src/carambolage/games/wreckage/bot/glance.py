"""What a player does in a hurry, for searches that play on: the greedy bot's thoughts, about the few answers only that
look best at first sight.

Answers are compared as one number with what they are worth: the worth times so many answers as there may be, plus the
answer.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.bot.driving import act, cans_on_ground, put_cans_back, stand
from carambolage.games.wreckage.bot.planning import USES, best_use, play_at, second_worth, try_use
from carambolage.games.wreckage.bot.weigh import weigh_plan, weigh_use
from carambolage.games.wreckage.names.action import FACES, Action
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

PLANS = FACES * FACES
WORST = -(1 << 40)


@rule
def glance(g: State, t: Tables, seat: int) -> int:
    """Plans and uses of the first card at first sight; NOBODY for what is quickly weighed anyway."""
    if g.ask == Question.PLAN:
        return quick_plan(g, t, seat)
    if g.ask == Question.USE_CARD and g.phase == 1:
        return quick_use(g, t, seat)
    return NOBODY


@rule
def quick_plan(g: State, t: Tables, seat: int) -> int:
    """The best pair of cards that begins with one of the two that are best by themselves, or putting out a fire."""
    best = WORST
    other = WORST
    before = NOBODY
    for index in range(g.offers):
        face = (g.offer[index] - Action.PLAN) // FACES
        if g.offer[index] != Action.DOUSE and face != before:
            before = face
            rated = first_worth(g, t, seat, face) * FACES + face
            if rated > best:
                other = best
                best = rated
            elif rated > other:
                other = rated
    if best == WORST:
        return g.offer[0]
    plan = best_with(g, t, seat, best % FACES)
    if other != WORST:
        plan = max(plan, best_with(g, t, seat, other % FACES))
    if g.cars[seat].burning != 0 and weigh_plan(g, t, seat, Action.DOUSE) > plan // PLANS:
        return Action.DOUSE
    return Action.PLAN + plan % PLANS


@rule
def first_worth(g: State, t: Tables, seat: int, face: int) -> int:
    """What a card in the first slot is worth by itself."""
    play = play_at(g, t, seat, face)
    return try_use(g, t, seat, play, best_use(g, t, seat, play))


@rule
def best_with(g: State, t: Tables, seat: int, first: int) -> int:
    """The best plan that begins with a face, used as is best by itself, with its worth; nothing changes by it."""
    car = g.cars[seat]
    x = car.x
    y = car.y
    heading = car.heading
    speed = car.speed
    gear = car.gear
    cans = cans_on_ground(g)
    play = play_at(g, t, seat, first)
    worth = act(g, t, seat, play, best_use(g, t, seat, play))
    g.act.over = 0
    best = WORST
    for index in range(g.offers):
        plan = g.offer[index] - Action.PLAN
        if g.offer[index] != Action.DOUSE and plan // FACES == first:
            second = plan % FACES
            then = play if second == Face.REPEAT else play_at(g, t, seat, second)
            best = max(best, (worth + second_worth(g, t, seat, then)) * PLANS + plan)
    stand(g, seat, x, y, heading, speed, gear)
    put_cans_back(g, cans)
    return best


@rule
def quick_use(g: State, t: Tables, seat: int) -> int:
    """The better of the two uses that are best by themselves, with the second card."""
    best = WORST
    other = WORST
    for index in range(g.offers):
        rated = weigh_use(g, t, seat, g.offer[index], g.about[0], 2) * USES + g.offer[index]
        if rated > best:
            other = best
            best = rated
        elif rated > other:
            other = rated
    first = best % USES
    if other == WORST:
        return first
    second = other % USES
    if weigh_use(g, t, seat, second, g.about[0], 1) > weigh_use(g, t, seat, first, g.about[0], 1):
        return second
    return first
