"""A room from within: what happens when a client goes away in the middle, and when too much is said."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.limits import Limits
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.change import Change
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.rooms.presence import EXPIRES, Presence
from carambolage.table.rooms.room import Room
from carambolage.table.session.connection import Connection
from carambolage.table.state import budgets
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.store.contract import store_at
from carambolage.table.store.entry import Admitted, Answered, Entry, Freed, Muted, Reacted, Said, StoodIn, TakenBack
from carambolage.testing.convoy.game import GAME


def run(tmp_path: Path, scenario: Callable[[Lobby, Room], Awaitable[None]]) -> None:
    """Open a lobby with one table for two, and do something there."""

    async def play() -> None:
        lobby = Lobby(store_at(f"sqlite:///{tmp_path}/tables.db"), Library({"convoy": GAME}), Limits())
        await lobby.open()
        try:
            record, _ = create_table(TableWish(game="convoy", seats=[SeatWish("person")] * 2), lobby.library, now_ms())
            await lobby.add(record)
            await scenario(lobby, await lobby.room(record.table))
        finally:
            await lobby.close()

    asyncio.run(play())


def first_answer(room: Room, seat: int) -> Answered:
    return Answered(seat, room.table.match.offers(seat)[0])


def test_who_comes_in_while_the_store_is_away_is_told_so(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, room: Room) -> None:
        early, late = Connection(), Connection()
        await room.enter(early, "1", 0)
        lobby.outage.note()
        await room.enter(late, "2", 0)
        for visitor in (early, late):
            assert sum(b'"store_away"' in message for message in visitor._queue if message) == 1
        room.connections.clear()

    run(tmp_path, scenario)


def test_who_waits_to_come_in_comes_into_the_room_that_others_will_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice arrives when the room has just been looked up and whoever comes in has not had a turn yet."""

    async def scenario(lobby: Lobby, room: Room) -> None:
        looked_up, table = asyncio.Event(), room.table.record.table

        async def entries(table: str, after: int) -> list[Entry]:
            await looked_up.wait()
            return []

        monkeypatch.setattr(lobby.store, "entries", entries)
        async with asyncio.TaskGroup() as group:
            group.create_task(room.catch_up())
            await asyncio.sleep(0)
            group.create_task(room.enter(Connection(), "1", 0))
            await asyncio.sleep(0)
            looked_up.set()
            group.create_task(lobby._bus.receive(f"{table} {room.table.seq}"))
        assert lobby.rooms[table] is room
        room.connections.clear()

    run(tmp_path, scenario)


def test_who_goes_away_in_the_middle_does_not_stop_a_change(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, room: Room) -> None:
        witness = Connection()
        room.connections.add(witness)
        change = asyncio.create_task(room.change(Change("k", lambda table: first_answer(room, 0))))
        await asyncio.sleep(0)
        change.cancel()
        with pytest.raises(asyncio.CancelledError):
            await change
        await room.catch_up()
        assert room.table.seq == 2
        assert len(await lobby.store.entries(room.table.record.table)) == 2
        told = list(witness._queue)
        assert sum(b'"moved"' in message for message in told if message) == 1
        room.connections.clear()

    run(tmp_path, scenario)


def test_a_refusal_that_nobody_waits_for_is_not_written_down(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Or clients that ask for what is refused, and go away at once, would fill the log; what breaks is written down."""

    def refuse(table: Table) -> Said:
        raise RefusedError("stale")

    def fail(table: Table) -> Said:
        raise ZeroDivisionError("a mistake")

    async def scenario(lobby: Lobby, room: Room) -> None:
        for number, check in enumerate((refuse, fail)):
            async with room._lock:
                waiting = asyncio.create_task(room.change(Change(f"gone {number}", check)))
                await asyncio.sleep(0.01)
                waiting.cancel()
                await asyncio.gather(waiting, return_exceptions=True)
            await room.catch_up()
            await asyncio.sleep(0)
            del waiting
            gc.collect()
            written = [str(record.exc_info and record.exc_info[1]) for record in caplog.records]
            assert written == ["a mistake"] * number

    run(tmp_path, scenario)


def test_too_much_talk_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST_TALK", 3)

    async def scenario(lobby: Lobby, room: Room) -> None:
        for number in range(3):
            await room.change(Change(f"say {number}", lambda table: Said("players", 0, None, "Hello")))
        with pytest.raises(RefusedError, match="too_much_talk"):
            await room.change(Change("say 4", lambda table: Said("players", 0, None, "Hello")))
        assert await room.change(Change("play", lambda table: first_answer(room, 0))) == 5

    run(tmp_path, scenario)


def test_what_spectators_and_others_say_is_not_charged_to_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MOST_TALK", 3)

    async def scenario(lobby: Lobby, room: Room) -> None:
        async def laugh(number: int, seat: int | None) -> None:
            await room.change(Change(f"{seat} laughs {number}", lambda table: Reacted(seat, "laugh")))

        for seat in (None, 0, 1):
            for number in range(3):
                await laugh(number, seat)
            with pytest.raises(RefusedError, match="too_much_talk"):
                await laugh(3, seat)

    run(tmp_path, scenario)


def test_what_the_host_arranges_is_bounded_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST_ARRANGED", 3)

    async def scenario(lobby: Lobby, room: Room) -> None:
        bodies = [Muted(1, True), Admitted("watch"), Freed(1, "rookie")]
        for number, body in enumerate(bodies):
            await room.change(Change(f"host {number}", lambda table, body=body: body))  # type: ignore[misc]
        for number, body in enumerate(bodies):
            with pytest.raises(RefusedError, match="too_much_arranged"):
                await room.change(Change(f"more {number}", lambda table, body=body: body))  # type: ignore[misc]
        assert await room.change(Change("play", lambda table: first_answer(room, 0))) == 5
        assert len(await lobby.store.entries(room.table.record.table)) == 5

    run(tmp_path, scenario)


def test_coming_back_to_a_seat_is_never_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST_TALK", 2)

    async def scenario(lobby: Lobby, room: Room) -> None:
        for number in range(5):
            await room.change(Change(f"gone {number}", lambda table: StoodIn(0, "greedy")))
            await room.change(Change(f"back {number}", lambda table: TakenBack(0)))
        assert room.table.running == [0, 1]
        await room.change(Change("hello", lambda table: Said("players", 0, None, "Hello again")))

    run(tmp_path, scenario)


def test_changes_at_once_happen_one_after_the_other(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, room: Room) -> None:
        talk = [room.change(Change(f"say {n}", lambda table: Said("players", 0, None, "Hello"))) for n in range(20)]
        assert sorted(await asyncio.gather(*talk)) == list(range(2, 22))

    run(tmp_path, scenario)


def test_a_room_is_loaded_once(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, room: Room) -> None:
        table = room.table.record.table
        lobby.rooms.clear()
        found = await asyncio.gather(*(lobby.room(table) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        assert await lobby.current(room) is found[0]

    run(tmp_path, scenario)


def test_presence_here_and_elsewhere() -> None:
    presence = Presence(3, now=0)
    presence.here([0], watching=1, now=10)
    presence.elsewhere("other", [1], watching=2, now=20)
    assert (presence.seats(30), presence.watching(30)) == ({0, 1}, 3)
    assert [presence.gone_since(seat, 30) for seat in range(3)] == [None, None, 0]
    presence.here([], watching=0, now=40)
    assert presence.gone_since(0, 50) == 40
    later = 20 + EXPIRES
    presence.here([], watching=0, now=later)
    assert presence.seats(later) == set(), "a worker that fell silent is forgotten"
    assert presence.gone_since(1, later + 5) == later
