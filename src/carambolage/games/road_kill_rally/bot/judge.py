"""How a seat stands, for players that look ahead and for studies of the balance."""

from carambolage.engine.game import Component, Told
from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.bot.worth import CARD, accessory_worth
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import SLOTS, Accessory, Rally, Skill, Status
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.ranking import is_better, rank_of, score_of, team_size

EVEN, LEAST, MOST = 5_000, 300, 9_700
ROW_AHEAD = 25
TENTHS = 10


@rule
def standing(g: State, t: Tables, seat: int) -> int:
    """The score and what may still add to it, in tenths of a point: cards, accessories, the way left, the speed."""
    car = g.car[seat]
    worth = TENTHS * score_of(g, t, seat)
    if car.status != Status.RACING:
        return worth
    for slot in range(SLOTS):
        worth += accessory_worth(t, car.slot[slot]) // 4
    return worth + CARD * min(g.cards[seat], 10) + ROW_AHEAD * car.row + 10 * car.speed


@rule
def judge(g: State, t: Tables, seat: int) -> int:
    """The lead over the best rival, or the lag behind, in tenths of a point; a finished game by its rank."""
    if g.over != 0:
        return 10_000 - 10_000 * (rank_of(g, t, seat) - 1) // max(1, g.seats - 1)
    team = g.car[seat].team
    best = -MOST
    for other in range(g.seats):
        if other != team and team_size(g, other) > 0:
            best = max(best, team_standing(g, t, other))
    return max(LEAST, min(MOST, EVEN + team_standing(g, t, team) - best))


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
