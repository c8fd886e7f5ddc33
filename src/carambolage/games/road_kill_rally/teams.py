"""Who is an opponent, and the teams of the variant (chapters 1 and 17.3)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.road.rows import is_racing
from carambolage.games.road_kill_rally.state import NOBODY, State


@rule
def form_teams(g: State) -> None:
    """Seats half a round apart make a pair; with an odd number a random seat is alone and the others are paired in the
    same way in seat order (RK-TEA-01, RK-TEA-02). A team has the number of its first member.
    """
    alone = roll(g, g.seats) if g.seats % 2 == 1 else NOBODY
    half = g.seats // 2
    for number in range(half):
        first = nth_paired(number, alone)
        second = nth_paired(number + half, alone)
        g.car[second].team = first
        tell(g, Event.TEAMED, first, second)


@rule
def nth_paired(number: int, alone: int) -> int:
    """The n-th seat in seat order, without the one that is alone (RK-TEA-02)."""
    return number + 1 if alone != NOBODY and number >= alone else number


@rule
def is_team_mate(g: State, seat: int, other: int) -> bool:
    """Whether two different players belong together."""
    return seat != other and g.car[seat].team == g.car[other].team


@rule
def is_opponent(g: State, seat: int, other: int) -> bool:
    """Any other player whose car still races; team-mates only with friendly fire (RK-GEN-12, RK-TEA-05)."""
    if seat == other or not is_racing(g, other):
        return False
    return g.house.friendly_fire != 0 or not is_team_mate(g, seat, other)
