"""Careful answers: refused once if they cost an own piece for certain, so that a person can be asked again."""

from collections.abc import Callable

from carambolage.table.refusal import RefusedError
from carambolage.table.session.previews import PreviewCache
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Answered

Pay = Callable[[int], None]


async def expect_no_certain_loss(table: Table, answer: Answered, previews: PreviewCache, pay: Pay) -> None:
    """Refuse an answer that costs a piece for certain; looking into one that may has a price.

    Worlds that the seat imagines are all that is looked into, and they owe nothing to what it does not know: how long
    it takes, and what comes out, tells nothing about dice to come or about what lies face down.
    """
    seat, action = answer.seat, answer.action
    if not table.match.may_be_deadly(seat, action):
        return
    pay(answer.seat)
    certain = await previews.get(table, seat, table.turns[seat], [action])
    if certain[action].deadly:
        raise RefusedError("deadly")
