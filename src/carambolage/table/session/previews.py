"""Previews of answers for one connection: each is worked out once while its question stands."""

from collections.abc import Iterable, Mapping
from threading import Lock

from carambolage.engine.match.match import Match
from carambolage.engine.previews.preview import Foresight, Preview
from carambolage.table.protocol import sights
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Answered
from carambolage.table.voice import Voice


class Previewing:
    """What was worked out for the latest question of each seat; asking again costs nothing."""

    def __init__(self) -> None:
        self._turns: dict[int, int] = {}
        self._known: dict[int, dict[int, Preview]] = {}
        self._one_at_a_time = Lock()

    def previews(self, turn: int, match: Match, seat: int, actions: Iterable[int]) -> dict[int, Preview]:
        """What answers would do."""
        with self._one_at_a_time:
            if self._turns.get(seat) != turn:
                self._turns[seat], self._known[seat] = turn, {}
            known, wanted = self._known[seat], list(actions)
            if new := [action for action in wanted if action not in known]:
                known.update(match.previews(seat, new))
            return {action: known[action] for action in wanted}


def costs_a_piece(table: Table, seat: int, action: int) -> bool:
    """Whether an answer is going to cost its seat a piece in this turn; for the server alone to know."""
    after, foretell = table.rehearse(Answered(seat, action)), table.match.game.foretell
    if foretell is None:
        return False
    told = Foresight(tuple(after.events_for(seat, since=table.events)), "question")
    return foretell(after.state, after.pack.tables, seat, told).deadly


def told_previews(previews: Mapping[int, Preview], voice: Voice) -> list[sights.Preview]:
    """Previews as they travel."""
    return [
        sights.Preview(
            action=action,
            ways=[sights.Way(way.piece, list(way.places)) for way in preview.ways],
            reach=list(preview.reach),
            dice=list(preview.dice),
            odds=[sights.Odds(voice.say(one.what), one.cases, one.of) for one in preview.odds],
            then=preview.then,
            deadly=preview.deadly,
        )
        for action, preview in previews.items()
    ]
