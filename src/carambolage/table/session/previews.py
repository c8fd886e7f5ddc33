"""Previews of answers, worked out once for each connection while a question stands."""

from collections.abc import Mapping
from threading import Lock

from carambolage.engine.match.match import Match
from carambolage.engine.previews.preview import Preview
from carambolage.table.protocol import sights
from carambolage.table.rooms.fair_pool import FairPool
from carambolage.table.state.table import Table
from carambolage.table.texts import TableTexts


class PreviewCache:
    """The previews of the latest question of each seat, worked out in threads that tables use in turn."""

    def __init__(self, threads: FairPool) -> None:
        self._threads = threads
        self._turns: dict[int, int] = {}
        self._previews: dict[int, dict[int, Preview]] = {}
        self._lock = Lock()

    async def get(self, table: Table, seat: int, turn: int, actions: list[int]) -> dict[int, Preview]:
        """What answers to the question of a turn would do."""
        return await self._threads.run(table.record.table, self._worked_out, turn, table.match, seat, actions)

    def _worked_out(self, turn: int, match: Match, seat: int, actions: list[int]) -> dict[int, Preview]:
        with self._lock:
            if self._turns.get(seat) != turn:
                self._turns[seat], self._previews[seat] = turn, {}
            known = self._previews[seat]
            if missing := [action for action in actions if action not in known]:
                known.update(match.previews(seat, missing))
            return {action: known[action] for action in actions}


def preview_messages(previews: Mapping[int, Preview], texts: TableTexts) -> list[sights.Preview]:
    """Previews as the protocol has them."""
    return [
        sights.Preview(
            action=action,
            shown=preview.shown,
            reach=preview.reach,
            dice=list(preview.dice),
            odds=[sights.Odds(texts.say(odds.what), odds.cases, odds.of) for odds in preview.odds],
            then=preview.then,
            deadly=preview.deadly,
        )
        for action, preview in previews.items()
    ]
