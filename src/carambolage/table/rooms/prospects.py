"""Prospects: how well each seat stood in a finished game, as an ace sees it, and where that changed most."""

from functools import partial
from itertools import pairwise

from carambolage.bots import SearchBot
from carambolage.engine.search.tree import BEST
from carambolage.table.protocol.bodies import Prospects
from carambolage.table.rooms.bot_pool import BotPool
from carambolage.table.rooms.known_games import KnownGames
from carambolage.table.state.table import Table

MOST_SEARCHES, MILLISECONDS = 60, 40
_MOST_KNOWN = 200
_FEW = 2

Curve = list[tuple[int, int]]


class ProspectCache:
    """The prospects of the games that were asked for last, under way or known."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._known = KnownGames[Prospects](_MOST_KNOWN, lambda prospects: not prospects.searched)

    def has(self, key: str) -> bool:
        """Whether the prospects of a game are known, or being worked out."""
        return self._known.has(key)

    async def get(self, key: str, table: Table) -> Prospects:
        """The prospects of a game; those that no ace has looked at yet are worked out anew."""
        return await self._known.get(key, partial(self._worked_out, key, table))

    async def _worked_out(self, key: str, table: Table) -> Prospects:
        found = await self._bots.study(key, table.match, partial(prospects, table))
        found.awaited = not found.searched and self._bots.awaits_ace(table.match)
        return found


def prospects(table: Table, by_search: bool) -> Prospects:
    """What an ace expected for each seat at its decisions; or, without looking ahead, what each move looks like."""
    then, moves = table.begun_anew(), set(table.standing_moves)
    searched = set(sorted(moves)[:: max(1, len(moves) // MOST_SEARCHES)])
    curves: list[Curve] = [[] for _ in table.seating.places]
    for entry in table.log:
        then.take(entry)
        if entry.seq not in moves or then.phase != "playing":
            continue
        if not by_search:
            for seat, curve in enumerate(curves):
                curve.append((entry.seq, _judged(then, seat)))
        elif entry.seq in searched:
            seat = then.asked[0]
            curves[seat].append((entry.seq, _searched(then, seat)))
    return Prospects(by_search, False, curves, _decision(curves))


def _judged(table: Table, seat: int) -> int:
    match = table.match
    return _percent(match.game.judge(match.state, match.pack.tables, seat) / BEST)


def _searched(table: Table, seat: int) -> int:
    """What the ace expects of the answers of a seat, each as often as it would try it."""
    considered = SearchBot(table.seq, MILLISECONDS).explain(table.match, seat)
    visits = sum(answer.visits for answer in considered)
    return _percent(sum(answer.visits * answer.expectation for answer in considered) / max(1, visits))


def _percent(part: float) -> int:
    return round(100 * min(1.0, max(0.0, part)))


def _decision(curves: list[Curve]) -> int | None:
    """The move after which the prospects of a seat changed most; none in a game that is too short to tell."""
    if sum(map(len, curves)) <= _FEW:
        return None
    swings = [(abs(after - before), seq) for curve in curves for (_, before), (seq, after) in pairwise(curve)]
    largest = max(swings, default=(0, 0), key=lambda swing: swing[0])
    return largest[1] if largest[0] else None
