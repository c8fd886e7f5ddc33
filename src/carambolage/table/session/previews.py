"""Previews of answers, worked out once for each connection while a question stands."""

from collections.abc import Iterable, Mapping
from threading import Lock

from carambolage.engine.match.match import Match
from carambolage.engine.previews.preview import Preview
from carambolage.table.protocol import sights
from carambolage.table.texts import TableTexts


class PreviewCache:
    """The previews of the latest question of each seat; may be used from several threads."""

    def __init__(self) -> None:
        self._turns: dict[int, int] = {}
        self._previews: dict[int, dict[int, Preview]] = {}
        self._lock = Lock()

    def get(self, turn: int, match: Match, seat: int, actions: Iterable[int]) -> dict[int, Preview]:
        """What answers to the question of a turn would do."""
        with self._lock:
            if self._turns.get(seat) != turn:
                self._turns[seat], self._previews[seat] = turn, {}
            known, wanted = self._previews[seat], list(actions)
            if missing := [action for action in wanted if action not in known]:
                known.update(match.previews(seat, missing))
            return {action: known[action] for action in wanted}


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
