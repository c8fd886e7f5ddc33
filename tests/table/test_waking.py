"""Waking a table: a snapshot spares the rules the replay of a long log, and counts only where it fits the log."""

import asyncio
import itertools
import random
from dataclasses import replace

import msgspec
import pytest

from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import game as game_at
from carambolage.engine.registry import games
from carambolage.games.thunder_road.game import GAME as ROAD
from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.limits import Limits
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.rooms import room as rooms
from carambolage.table.rooms.change import Change
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.state.waking import Snapshot, snapshot_of, table_of
from carambolage.table.store.contract import store_at
from carambolage.table.store.entry import Answered, Began, Entry, Forfeited, Reacted, Said, TableRecord, Undone
from carambolage.table.views import views
from carambolage.testing.convoy.game import GAME


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats of all answers that the rules carry out from here on."""
    seats: list[int] = []
    real = Match.play

    def play(match: Match, seat: int, choice: object) -> None:
        seats.append(seat)
        real(match, seat, choice)

    monkeypatch.setattr(Match, "play", play)
    return seats


def opened(game: Game, seats: int, seed: int) -> tuple[TableRecord, Table]:
    """A table that nobody has played at."""
    wish = TableWish(game=game.name, seats=[SeatWish("person")] * seats, seed=seed)
    record, _ = create_table(wish, Library({game.name: game}), 1000)
    return record, Table(record, game, open_pack(game))


def busy_log(table: Table, count: int, seed: int) -> None:
    """Entries of every kind: answers, many of them taken back, words, gestures, somebody who gives up."""
    lot, given = random.Random(seed), itertools.count(2)
    table.take(Entry(1, 1000, "begin", Began()))
    while table.seq < count:
        undoing = [seat for seat in range(len(table.turns)) if table.can_undo(seat)]
        number = next(given)
        if undoing and lot.random() < 0.5:
            body: Answered | Undone | Said | Reacted | Forfeited = Undone(undoing[0])
        elif lot.random() < 0.05 or not table.asked:
            body = Said("players", 0, None, f"line {number}") if lot.random() < 0.5 else Reacted(0, "laugh")
        elif number == 40 and len(table.turns) > 2:
            body = Forfeited(table.asked[0])
        else:
            seat = lot.choice(table.asked)
            body = Answered(seat, lot.choice(table.match.offers(seat)))
        table.take(Entry(table.seq + 1, 1000 + number, f"key {number}", body))


def standing(table: Table) -> tuple[object, ...]:
    """All that anybody can notice of a table."""
    seats = range(len(table.turns))
    match = table.match
    return (
        (match.state_bytes(), match.steps, match.told, match.save(), table.seq, table.at, table.phase, table.moved_at),
        (
            table.turns,
            table.asked_at,
            table.events_at,
            table.shown_at,
            table.keys,
            list(table.chat),
            table.budgets.talk,
        ),
        [views.sight(table, viewer, "en", 0) for viewer in (-1, *seats)],
        [(table.can_undo(seat), match.asked_before(seat)) for seat in seats],
    )


@pytest.mark.parametrize("game", [GAME, *map(game_at, games())], ids=lambda game: game.name)
def test_a_woken_table_is_the_same_in_every_respect(game: Game) -> None:
    record, table = opened(game, 3, seed=4)
    busy_log(table, 90, seed=1)
    for seq in (1, 60, 90):
        before = table_of(record, game, open_pack(game), table.log[:seq], None)
        woken = table_of(record, game, open_pack(game), table.log, snapshot_of(before))
        assert standing(woken) == standing(table)
        seat = next((seat for seat in range(3) if woken.can_undo(seat)), None)
        if seat is not None:
            entry = Entry(91, 5000, "back", Undone(seat))
            replayed = table_of(record, game, open_pack(game), [*table.log, entry], None)
            woken.take(entry)
            assert standing(woken) == standing(replayed)


def test_a_log_of_thousands_wakes_without_being_played_again(url: str, plays: list[int]) -> None:
    record, table = opened(ROAD, 2, seed=9)
    busy_log(table, 2000, seed=3)

    async def scenario() -> None:
        lobby = Lobby(store_at(url), Library({ROAD.name: ROAD}), Limits())
        await lobby.open()
        try:
            await lobby.store.create(record)
            for start in range(0, 2000, 500):
                entries = table.log[start : start + 500]
                await asyncio.gather(*(lobby.store.append(record.table, entry) for entry in entries))
            plays.clear()
            replayed = (await lobby.room(record.table)).table
            long = len(plays)
            lobby.rooms.pop(record.table, None)
            earlier = table_of(record, ROAD, open_pack(ROAD), table.log[:1990], None)
            await lobby.store.keep_snapshot(record.table, 1990, snapshot_of(earlier))
            plays.clear()
            woken = (await lobby.room(record.table)).table
            assert standing(woken) == standing(replayed)
            assert long > 200
            assert len(plays) <= 10
        finally:
            await lobby.close()

    asyncio.run(scenario())


def test_a_room_keeps_a_snapshot_from_time_to_time(url: str, plays: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 20)

    async def scenario() -> None:
        lobby = Lobby(store_at(url), Library({"convoy": GAME}), Limits())
        await lobby.open()
        try:
            wish = TableWish(game="convoy", seats=[SeatWish("person")] * 2, seed=2)
            record, _ = create_table(wish, lobby.library, now_ms())
            await lobby.add(record)
            room = await lobby.room(record.table)
            for number in range(22):
                seat = room.table.asked[0]
                answer = Answered(seat, room.table.match.offers(seat)[-1])
                body = answer if number < 8 else Reacted(0, "laugh")
                await room.change(Change(f"key {number}", lambda table, body=body: body))  # type: ignore[misc]
            assert room._keeping is not None
            await room._keeping
            kept = msgspec.msgpack.decode(await lobby.store.snapshot(record.table) or b"", type=Snapshot)
            assert kept.seq == 20
            await lobby.store.keep_snapshot(record.table, 10, b"older")
            lobby.rooms.pop(record.table, None)
            plays.clear()
            assert standing((await lobby.room(record.table)).table) == standing(room.table)
            assert plays == []
            assert await lobby.store.delete(record.table)
            assert await lobby.store.snapshot(record.table) is None
            await lobby.store.keep_snapshot(record.table, 30, b"of a table that is gone")
            assert await lobby.store.snapshot(record.table) is None
        finally:
            await lobby.close()

    asyncio.run(scenario())


def test_a_snapshot_that_does_not_fit_is_ignored(plays: list[int]) -> None:
    record, table = opened(GAME, 2, seed=9)
    busy_log(table, 60, seed=3)
    pack, kept = open_pack(GAME), snapshot_of(table)
    answers = sum(isinstance(entry.body, Answered) for entry in table.log)
    other = opened(GAME, 2, seed=9)[1]
    busy_log(other, 60, seed=4)
    snapshot = msgspec.msgpack.decode(kept, type=Snapshot)
    spoiled = {
        "other rules": msgspec.msgpack.encode(msgspec.structs.replace(snapshot, rules="1 other")),
        "another log": snapshot_of(other),
        "a longer log": snapshot_of(_longer(table, record)),
        "cut off": kept[:100],
        "nothing": b"",
        "a broken match": msgspec.msgpack.encode(msgspec.structs.replace(snapshot, match=b"broken")),
    }
    for why, data in spoiled.items():
        plays.clear()
        assert standing(table_of(record, GAME, pack, table.log, data)) == standing(table), why
        assert len(plays) == answers, why
    plays.clear()
    assert standing(table_of(record, GAME, pack, table.log, kept)) == standing(table)
    assert plays == []
    plays.clear()
    renewed = replace(pack, hash="renewed")
    assert standing(table_of(record, GAME, renewed, table.log, kept))[1:] == standing(table)[1:]
    assert len(plays) == answers


def _longer(table: Table, record: TableRecord) -> Table:
    longer = table_of(record, GAME, open_pack(GAME), table.log, None)
    longer.take(Entry(61, 9000, "one more", Reacted(0, "laugh")))
    return longer
