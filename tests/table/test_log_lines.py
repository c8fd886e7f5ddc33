"""The log is the same whenever it is told: bit by bit as play goes on, or all at once to whoever comes."""

import random

import pytest

from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import game, games
from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.protocol.sights import GameEvent, TurnLine
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Answered, Began, Entry
from carambolage.table.views.views import sight

SEATS = 3
SPECTATOR = -1


def begun(name: str, seed: int) -> Table:
    """A table at which everybody may answer."""
    found = game(name)
    wish = TableWish(game=name, seats=[SeatWish("person")] * SEATS, seed=seed)
    record, _ = create_table(wish, Library({name: found}), 1000)
    table = Table(record, found, open_pack(found))
    table.take(Entry(1, 1000, "begin", Began()))
    return table


def answer(table: Table, lot: random.Random) -> None:
    seat = lot.choice(table.asked)
    body = Answered(seat, lot.choice(table.match.offers(seat)))
    table.take(Entry(table.seq + 1, 1000, f"answer {table.seq}", body))


class Listener:
    """Somebody who was there all along, and keeps what was told as a page does."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer = table, viewer
        self.lines: list[TurnLine] = []
        self.events: list[GameEvent] = []

    def hear(self) -> None:
        """What came since the last time."""
        news = sight(self.table, self.viewer, "en", len(self.events))
        first = min([len(self.events), *(line.first for line in news.lines[:1])])
        self.lines = [line for line in self.lines if line.first < first] + news.lines
        self.events += news.events


@pytest.mark.parametrize("viewer", [SPECTATOR, 1], ids=["spectator", "player"])
@pytest.mark.parametrize("name", games())
def test_the_log_is_the_same_whenever_it_is_told(name: str, viewer: int) -> None:
    for seed in range(2):
        table, lot = begun(name, seed), random.Random(seed)
        listener = Listener(table, viewer)
        listener.hear()
        while not table.match.over:
            answer(table, lot)
            listener.hear()
        fresh = sight(table, viewer, "en", 0)
        assert [line for line in listener.lines if line not in fresh.lines] == []
        assert listener.lines == fresh.lines
        assert listener.events == fresh.events
