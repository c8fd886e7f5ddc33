"""Careful answers: refused once if they cost an own piece for certain, so that a person can be asked again."""

import asyncio

from carambolage.engine.match.match import Match
from carambolage.engine.previews.preview import Outlook
from carambolage.table.refusal import RefusedError
from carambolage.table.session.previews import PreviewCache
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Answered


async def expect_no_certain_loss(table: Table, answer: Answered, after: Match, previews: PreviewCache) -> None:
    """Refuse an answer that costs a piece for certain; `after` is the match as it would be.

    What is certain also happens, so only an answer that will cost a piece is looked into.
    """
    seat, action = answer.seat, answer.action
    if not _costs_a_piece(table, seat, after):
        return
    certain = await asyncio.to_thread(previews.get, table.turns[seat], table.match, seat, [action])
    if certain[action].deadly:
        raise RefusedError("deadly")


def _costs_a_piece(table: Table, seat: int, after: Match) -> bool:
    """Whether an answer is going to cost its seat a piece in this turn; for the server alone to know."""
    preview = after.game.preview
    if preview is None:
        return False
    outlook = Outlook(tuple(after.events_for(seat, since=table.events)), "question")
    return preview(after.state, after.pack.tables, seat, outlook).deadly
