"""Points and ranks, of players and of teams (chapters 16 and 17.3)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.road_kill_rally.cards.mounted import has_skill
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import CLASSES, Skill, Status
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables

NEVER = 99
COIN = 0


@rule
def target_points(g: State, t: Tables, seat: int) -> int:
    """What the targets in a score box are worth (RK-GEN-03, RK-END-06)."""
    points = 0
    for kind in range(CLASSES):
        points += t.points[kind] * g.car[seat].scored[kind]
    return points


@rule
def shot_points(g: State, t: Tables, seat: int) -> int:
    """What the shoot tokens are worth (RK-TOK-06, RK-END-06)."""
    return t.shot_points * g.car[seat].shots


@rule
def place_points(g: State, t: Tables, seat: int) -> int:
    """What the place token is worth; who has not crossed has none (RK-END-03, RK-END-07)."""
    place = g.car[seat].place
    return t.place_points[place - 1] if 0 < place <= len(t.place_points) else 0


@rule
def wipe_points(g: State, t: Tables, seat: int) -> int:
    """What the wipe-out tokens cost; Showboat's cost nothing (RK-WIP-05, RK-END-06, RK-CRD-SK06)."""
    return 0 if has_skill(g, seat, Skill.SHOWBOAT) else t.wipe_points * g.car[seat].tokens


@rule
def score_of(g: State, t: Tables, seat: int) -> int:
    """Targets, shoot tokens and place token, less the wipe-out tokens; it may be negative, and anybody may reckon it at
    any time (RK-END-06, RK-END-14, RK-END-11).
    """
    return target_points(g, t, seat) + shot_points(g, t, seat) + place_points(g, t, seat) - wipe_points(g, t, seat)


@rule
def team_size(g: State, team: int) -> int:
    """How many players a team has; without the variant everybody is a team alone."""
    members = 0
    for seat in range(g.seats):
        members += g.car[seat].team == team
    return members


@rule
def team_score(g: State, t: Tables, team: int) -> int:
    """The sum of the members' scores; in the team variant a lone player's is doubled (RK-TEA-03)."""
    score = 0
    for seat in range(g.seats):
        if g.car[seat].team == team:
            score += score_of(g, t, seat)
    return 2 * score if g.house.teams != 0 and team_size(g, team) == 1 else score


@rule
def has_stayed(g: State, team: int) -> bool:
    """Whether a member has not been withdrawn (RK-LVG-03)."""
    for seat in range(g.seats):
        if g.car[seat].team == team and g.car[seat].status != Status.WITHDRAWN:
            return True
    return False


@rule
def first_crossing(g: State, team: int) -> int:
    """The place of the member who crossed first (RK-TEA-04)."""
    first = NEVER
    for seat in range(g.seats):
        if g.car[seat].team == team and g.car[seat].place > 0:
            first = min(first, g.car[seat].place)
    return first


@rule
def is_better(g: State, t: Tables, team: int, other: int) -> bool:
    """Who stayed before who was withdrawn; higher score; crossed before not crossed; earlier crossing (RK-END-08,
    RK-END-13, RK-TEA-04, RK-LVG-03).
    """
    if has_stayed(g, team) != has_stayed(g, other):
        return has_stayed(g, team)
    if team_score(g, t, team) != team_score(g, t, other):
        return team_score(g, t, team) > team_score(g, t, other)
    return first_crossing(g, team) < first_crossing(g, other)


@rule
def standing_of(g: State, t: Tables, seat: int) -> int:
    """The rank of a seat without lots: one more than the teams that are better; equal ones share it (RK-END-10)."""
    rank = 1
    for team in range(g.seats):
        if team_size(g, team) > 0 and is_better(g, t, team, g.car[seat].team):
            rank += 1
    return rank


@rule
def rank_of(g: State, t: Tables, seat: int) -> int:
    """The rank of a seat; of a game under way as if it ended now (RK-TEA-09)."""
    return g.car[seat].rank if g.over != 0 else standing_of(g, t, seat)


@rule
def rank_everybody(g: State, t: Tables) -> None:
    """Ranks by comparison; a tie is broken by lot, or shared (RK-END-09, RK-END-13, RK-END-15, RK-TEA-09)."""
    for seat in range(g.seats):
        g.car[seat].rank = standing_of(g, t, seat)
    if g.house.tie_break != COIN:
        return
    for rank in range(1, g.seats + 1):
        draw_lots(g, rank)


@rule
def draw_lots(g: State, rank: int) -> None:
    """One random order of the teams that share a rank, if there are several (RK-END-09, RK-END-13, RK-END-15)."""
    tied = 0
    for team in range(g.seats):
        if team_rank(g, team) == rank:
            g.lot[tied] = team
            tied += 1
    while tied > 1:
        last = roll(g, tied)
        team = g.lot[last]
        g.lot[last] = g.lot[tied - 1]
        tied -= 1
        give_rank(g, team, rank + tied)
        tell(g, Event.COIN, team, rank + tied)


@rule
def team_rank(g: State, team: int) -> int:
    """The rank of a team's members, -1 for a team without any."""
    for seat in range(g.seats):
        if g.car[seat].team == team:
            return g.car[seat].rank
    return NOBODY


@rule
def give_rank(g: State, team: int, rank: int) -> None:
    """Every member has the rank of the team (RK-TEA-09)."""
    for seat in range(g.seats):
        if g.car[seat].team == team:
            g.car[seat].rank = rank


@rule
def length_of(g: State) -> int:
    """How long a game took, in rounds."""
    return g.round
