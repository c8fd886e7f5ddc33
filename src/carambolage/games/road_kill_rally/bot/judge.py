"""How a seat stands, for players that look ahead and for studies of the balance."""

from carambolage.engine.game import Component, Told
from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.bot.worth import accessory_worth
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import SLOTS, Accessory, Phase, Rally, Skill, Status
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.ranking import is_better, rank_of, score_of, team_size

EVEN, LEAST = 5_000, 300
# Fitted to 800 races of two greedy bots, in tenths of a point of the final lead
TENTHS, ROW, SPEED = 10, 42, 14
FIRST_CARDS, CARD, CARD_MORE = 5, 100, 35
# The place token that is still to come, and how much of it goes with each row that a car is too late
PLACE_TO_COME, LATE, PACE = 450, 60, 4
# A lead of so much is half a win: at the start, at the end, and less with each row of the foremost car
OPEN, SETTLED, SETTLED_BY_ROW = 1_600, 500, 14
NEVER = -100_000


@rule
def standing(g: State, t: Tables, seat: int) -> int:
    """The score and what may still add to it, in tenths of a point: the way behind, cards, accessories, speed, and a
    place token where it can still be reached.
    """
    car = g.car[seat]
    worth = TENTHS * score_of(g, t, seat)
    if car.status == Status.CROSSED:
        return worth + ROW * g.rows
    if car.status != Status.RACING:
        return worth
    for slot in range(SLOTS):
        worth += accessory_worth(t, car.slot[slot])
    cards = g.cards[seat]
    worth += CARD * min(cards, FIRST_CARDS) + CARD_MORE * max(0, cards - FIRST_CARDS)
    worth += max(0, PLACE_TO_COME - LATE * rows_too_late(g, t, seat))
    return worth + ROW * (car.row + steps_to_come(g, seat)) + SPEED * car.speed


@rule
def steps_to_come(g: State, seat: int) -> int:
    """How many rows a car will still drive in this round, so that it does not matter who has moved already."""
    if g.phase != Phase.MOVE:
        return 0
    car = g.car[seat]
    if g.active == seat:
        return car.speed if g.ask == Question.SET_SPEED else g.move.steps * (1 - g.move.over)
    place = g.ordered - 1
    while place >= 0 and g.order[place] != g.active:
        if g.order[place] == seat:
            return car.speed
        place -= 1
    return 0


@rule
def rows_too_late(g: State, t: Tables, seat: int) -> int:
    """By how many rows a car will miss the line, at an ordinary pace, when the limit for stragglers ends the race
    (RK-RND-09).
    """
    rounds = g.house.straggler_limit
    if rounds == 0:
        return 0
    far = 0
    if g.crossed > 0:
        far = g.road[g.placed - 1].first + t.line_row
        rounds -= g.round - g.first_finish
    for other in range(g.seats):
        far = max(far, g.car[other].row + steps_to_come(g, other))
    return max(0, far - g.car[seat].row - steps_to_come(g, seat) - PACE * rounds)


@rule
def judge(g: State, t: Tables, seat: int) -> int:
    """The lead over the best rival, or the lag behind, against what may still change; a finished game by its rank."""
    if g.over != 0:
        return 10_000 - 10_000 * (rank_of(g, t, seat) - 1) // max(1, g.seats - 1)
    team = g.car[seat].team
    best = NEVER
    for other in range(g.seats):
        if other != team and team_size(g, other) > 0:
            best = max(best, team_standing(g, t, other))
    lead = team_standing(g, t, team) - best
    share = (EVEN - LEAST) * abs(lead) // (abs(lead) + max(SETTLED, OPEN - SETTLED_BY_ROW * g.rows))
    return EVEN + share if lead > 0 else EVEN - share


@rule
def team_standing(g: State, t: Tables, team: int) -> int:
    """How a whole team stands; in the variant one alone counts twice (RK-TEA-03)."""
    worth = 0
    for seat in range(g.seats):
        if g.car[seat].team == team:
            worth += standing(g, t, seat)
    return 2 * worth if g.house.teams != 0 and team_size(g, team) == 1 else worth


@rule
def lead_of(g: State, t: Tables, seat: int) -> int:
    """Who leads is who would win if the race ended now (RK-END-14)."""
    behind = 0
    for other in range(g.seats):
        if is_better(g, t, g.car[seat].team, g.car[other].team):
            behind += 1
    return behind


def components(g: State, told: Told, seat: int) -> list[Component]:
    """What a seat played with: accessories it mounted, cards it played, its skill."""
    mounted = told[(told[:, 0] == Event.MOUNTED) & (told[:, 1] == seat)]
    played = told[((told[:, 0] == Event.PLAYED) | (told[:, 0] == Event.DEFENDED)) & (told[:, 1] == seat)]
    skill = g.car[seat].skill
    return [
        *(Component("accessory", Accessory.ids()[which]) for which in sorted({int(row[3]) for row in mounted})),
        *(Component("card", Rally.ids()[which]) for which in sorted({int(row[2]) for row in played})),
        *([Component("skill", Skill.ids()[skill])] if skill >= 0 else []),
    ]
