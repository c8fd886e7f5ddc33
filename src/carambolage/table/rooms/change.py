"""A change that a client, a bot or a timer asks a room for."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

Confirm = Callable[[Table], Awaitable[None]]


async def confirm_anything(table: Table) -> None:
    """Whatever the rules allow is wanted."""


@dataclass(frozen=True)
class Change:
    """What a room needs to know of a change.

    `check` makes an entry for the table as it stands, or refuses. `confirm` may refuse an entry that the rules allow;
    neither knows what is going to come of it. `acknowledge` is called with the seq as soon as the entry is stored. A
    `key` that is stored already has no further effect, where `is_same` finds that it was the same command.
    """

    key: str
    check: Callable[[Table], log.AnyBody]
    is_same: Callable[[log.AnyBody], bool] = lambda body: True
    confirm: Confirm = confirm_anything
    acknowledge: Callable[[int], None] = lambda seq: None
