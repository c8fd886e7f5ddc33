"""Crowds: many who watch, join again and again or change the language cost little, and take nobody's place."""

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from websockets.exceptions import ConnectionClosed

from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.limits import (
    GUESTS_PER_ADDRESS,
    MOST_DEVICES,
    MOST_WAITING_BYTES,
    SEAT_BUDGET,
    SPECTATOR_BUDGET,
    Limits,
)
from carambolage.table.protocol.bodies import Opened as OpenedBody
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.protocol.commands import Board, PreviewAnswers, Reel
from carambolage.table.protocol.sights import Entry
from carambolage.table.rooms.change import Change
from carambolage.table.rooms.hints import Remembered
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.rooms.room import PRESENCE_PAUSE
from carambolage.table.session import queries
from carambolage.table.session.connection import REFUSED, TOO_SLOW, Connection
from carambolage.table.session.costs import cost_of
from carambolage.table.session.session import Session
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.store.contract import store_at
from carambolage.table.store.entry import Answered, Reacted
from carambolage.table.views import views
from carambolage.table.views.timeline import timeline
from carambolage.table.views.welcome import SightCache
from carambolage.testing.convoy.game import GAME
from tests.table.client import Client
from tests.table.serving import Server

SeatKind = Literal["person", "open", "bot"]


@contextlib.asynccontextmanager
async def lobby_with_a_table(
    tmp_path: Path, limits: Limits, second: SeatKind, entry: Entry
) -> AsyncIterator[tuple[Lobby, OpenedBody]]:
    """A lobby with one table for two."""
    lobby = Lobby(store_at(f"sqlite:///{tmp_path}/tables.db"), Library({"convoy": GAME}), limits)
    await lobby.open()
    try:
        wish = TableWish(game="convoy", seats=[SeatWish("person"), SeatWish(second)], seed=5, entry=entry)
        record, opened = create_table(wish, lobby.library, now_ms())
        await lobby.add(record)
        yield lobby, opened
    finally:
        await lobby.close()


def run(
    tmp_path: Path,
    scenario: Callable[[Lobby, OpenedBody], Awaitable[None]],
    limits: Limits | None = None,
    second: SeatKind = "person",
    entry: Entry = "links",
) -> None:
    """Do something at a table."""

    async def play() -> None:
        async with lobby_with_a_table(tmp_path, limits or Limits(), second, entry) as (lobby, opened):
            await scenario(lobby, opened)

    asyncio.run(play())


async def joined(
    lobby: Lobby, opened: OpenedBody, token: str | None, since: int = 0, address: str = "192.0.2.7"
) -> Session:
    """A session that has joined, or was refused."""
    session = Session(lobby, address)
    tokens = [] if token is None else [token]
    join = {"version": 1, "table": opened.table, "tokens": tokens, "since": since, "lang": "en"}
    await session.receive(json.dumps({"type": "join", "id": "1", **join}))
    return session


def first_answer(table: Table) -> Answered:
    """The first answer that is offered to whoever is asked first."""
    seat = table.asked[0]
    return Answered(seat, table.match.offers(seat)[0])


def test_those_who_see_the_same_are_shown_what_was_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    sight = views.sight

    def watched_sight(*arguments: Any, **named: Any) -> Any:
        threads.append(threading.current_thread().name)
        return sight(*arguments, **named)

    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        monkeypatch.setattr(views, "sight", watched_sight)
        sessions = [await joined(lobby, opened, opened.watch) for _ in range(20)]
        for session in sessions:
            await session.receive('{"type":"speak","id":"2","lang":"fr"}')
            await session.receive('{"type":"speak","id":"3","lang":"en"}')
        assert len(threads) == 2, "one in each language"
        assert all(name.startswith("welcome") for name in threads), "never in the thread that serves everybody"
        room = await lobby.room(opened.table)
        await room.change(Change("laugh", lambda table: Reacted(0, "laugh")))
        await joined(lobby, opened, opened.watch)
        assert len(threads) == 2, "what is said changes no sight"
        await room.change(Change("play", first_answer))
        before = len(threads)
        assert before == 3, "all who watch are told the same"
        await joined(lobby, opened, opened.watch)
        await joined(lobby, opened, opened.watch)
        assert len(threads) == before + 1

    run(tmp_path, scenario)


def test_a_timeline_is_worked_out_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def watched_timeline(*arguments: Any) -> Any:
        threads.append(threading.current_thread().name)
        return timeline(*arguments)

    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        monkeypatch.setattr(queries, "timeline", watched_timeline)
        session = await joined(lobby, opened, opened.watch)
        await session.receive('{"type":"timeline","id":"2"}')
        assert [name.partition("_")[0] for name in threads] == ["query"], "not the one that serves everybody"

    run(tmp_path, scenario)


def test_a_table_with_many_newcomers_keeps_those_of_another_waiting_for_one(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        order, gate, pool = list[str](), threading.Event(), lobby.threads.welcomes
        await joined(lobby, opened, opened.seats[0].token)
        busy: list[asyncio.Task[Any]] = [asyncio.create_task(pool.run("busy", gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        busy += [asyncio.create_task(pool.run("busy", order.append, "busy")) for _ in range(20)]
        await asyncio.sleep(0)
        newcomer = asyncio.create_task(joined(lobby, opened, opened.seats[1].token))
        newcomer.add_done_callback(lambda _: order.append("newcomer"))
        while opened.table not in pool._waiting:
            await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(newcomer, *busy)
        assert order.index("newcomer") < 15

    run(tmp_path, scenario)


def test_who_missed_much_gets_the_same_as_who_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    firsts: set[int] = set()
    sight = views.sight

    def watched_sight(table: Any, viewer: int, lang: str, events_from: int, *rest: Any, **named: Any) -> Any:
        firsts.add(events_from)
        return sight(table, viewer, lang, events_from, *rest, **named)

    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        room = await lobby.room(opened.table)
        while room.table.phase == "playing":
            await room.change(Change(f"k{room.table.seq}", first_answer))
        assert room.table.events > 70
        monkeypatch.setattr(views, "sight", watched_sight)
        for since in range(room.table.seq):
            await joined(lobby, opened, opened.watch, since)
        assert {first for first in firsts if first < room.table.events - 64} == {0}

    run(tmp_path, scenario)


def test_spectators_take_no_players_place(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        watching = [await joined(lobby, opened, opened.watch) for _ in range(5)]
        assert [session.connection.closing for session in watching] == [None, None, None, REFUSED, REFUSED]
        assert b"crowded" in (watching[3].connection._queue[0] or b"")
        player = await joined(lobby, opened, opened.seats[0].token)
        assert player.connection.closing is None

    run(tmp_path, scenario, Limits(spectators_per_table=3))


def test_a_crowd_from_one_address_keeps_nobody_out(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        near = [await joined(lobby, opened, opened.watch, address=f"2001:db8::{host}") for host in range(3)]
        assert [session.connection.closing for session in near] == [None, None, REFUSED]
        far = [await joined(lobby, opened, opened.watch, address=f"2001:db8:{site}::1") for site in range(1, 3)]
        assert [session.connection.closing for session in far] == [None, REFUSED]
        host = await joined(lobby, opened, opened.host)
        assert host.connection.closing is None

    run(tmp_path, scenario, Limits(spectators_per_table=3, spectators_per_address=2))


def test_the_host_comes_with_so_many_devices(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        devices = [await joined(lobby, opened, opened.host) for _ in range(MOST_DEVICES + 1)]
        assert [device.connection.closing for device in devices] == [None] * MOST_DEVICES + [REFUSED]

    run(tmp_path, scenario, Limits(spectators_per_table=3))


def test_sitting_down_again_by_the_same_command_is_no_way_round(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        sit = json.dumps({"type": "sit", "id": "same", "seat": 1, "token": "a" * 22})
        devices = [await joined(lobby, opened, opened.invite) for _ in range(MOST_DEVICES + 2)]
        for device in devices:
            await device.receive(sit)
        await devices[0].receive(sit)
        held = [device.connection.holds for device in devices if device.connection.closing is None]
        assert held == [[1]] * MOST_DEVICES

    run(tmp_path, scenario, second="open")


def test_guests_come_to_a_seat_through_a_crowd(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        for _ in range(3):
            await joined(lobby, opened, opened.watch)
        guest = await joined(lobby, opened, opened.invite)
        assert guest.connection.closing is None
        await guest.receive(json.dumps({"type": "sit", "id": "2", "seat": 1, "token": "a" * 22}))
        assert guest.connection.holds == [1]
        assert (await joined(lobby, opened, opened.invite)).connection.closing == REFUSED, "no seat is for taking"

    run(tmp_path, scenario, Limits(spectators_per_table=3), second="open")


def test_some_of_those_whom_the_address_lets_sit_come_through_a_crowd_of_their_like(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        for _ in range(8):
            crowd = await joined(lobby, opened, None)
        assert crowd.connection.closing == REFUSED
        for _ in range(GUESTS_PER_ADDRESS):
            guest = await joined(lobby, opened, None, address="192.0.2.8")
            assert guest.connection.closing is None
        assert (await joined(lobby, opened, None, address="192.0.2.8")).connection.closing == REFUSED

    run(tmp_path, scenario, Limits(spectators_per_table=6, spectators_per_address=6), second="open", entry="sit")


def test_joining_again_and_again_ends(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        for _ in range(4):
            session = await joined(lobby, opened, opened.watch)
            assert session.connection.closing is None
            await session.end()
        assert (await joined(lobby, opened, opened.watch)).connection.closing == REFUSED

    run(tmp_path, scenario, Limits(connections_per_address=1))


def test_a_seat_has_so_many_devices(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        devices = [Client(opened, opened.seats[0]) for _ in range(MOST_DEVICES)]
        for device in devices:
            assert (await device.join())["type"] == "welcome"
        visitor = Client(opened, opened.seats[0])
        assert (await visitor.join())["code"] == "crowded"
        assert await visitor.closed() == REFUSED
        async with Client(opened, opened.seats[1]) as two:
            assert two.state["holds"] == [1]
        for device in devices:
            await device.cut()

    asyncio.run(scenario())


def test_what_costs_the_server_more_costs_the_client_more(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, opened.watch) as watcher:
            with contextlib.suppress(ConnectionClosed):
                for number in range(SPECTATOR_BUDGET):
                    await watcher.send("speak", lang=("en", "fr")[number % 2])
            assert await watcher.closed() == 4029
            assert sum(message["type"] == "welcome" for message in watcher.heard) <= SPECTATOR_BUDGET // 5

    asyncio.run(scenario())


def test_devices_of_a_seat_share_its_budget_and_coming_back_renews_it_not(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def ask_often(*tokens: str) -> tuple[int, bool]:
        """How many of 80 questions are answered on a new device, and whether it is sent away meanwhile."""
        async with Client(opened, *tokens) as device:
            for number in range(80):
                try:
                    await device.ask("ping")
                except ConnectionClosed:
                    assert await device.closed() == 4029
                    return number, True
            return 80, False

    async def scenario() -> None:
        mine, other = opened.seats
        assert [await ask_often(mine) for _ in range(4)] == [
            (80, False),
            (80, False),
            (SEAT_BUDGET - 160, True),
            (0, True),
        ]
        assert await ask_often(other) == (80, False)

    asyncio.run(scenario())


def test_what_is_about_a_seat_is_charged_to_it(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            for number in range(SEAT_BUDGET + 50):
                await both.ask("undo", seat=number % 2)

    asyncio.run(scenario())


def test_a_position_is_written_once_and_has_its_price(server: Server) -> None:
    opened = server.open_table("convoy", 2)

    async def scenario() -> None:
        async with Client(opened, *opened.seats) as both:
            texts = [(await both.ask("position", seat=seat))["text"] for seat in (0, 1, 0)]
            assert texts[0] == texts[2] != texts[1]
            await both.catch_up(await both.play(0))
            assert (await both.ask("position", seat=0))["text"] != texts[0]
        async with Client(opened, opened.watch) as watcher:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(SPECTATOR_BUDGET):
                    await watcher.send("position")
            assert await watcher.closed() == 4029
            assert sum(message["type"] == "position_text" for message in watcher.heard) <= SPECTATOR_BUDGET // 10

    asyncio.run(scenario())


def test_what_is_remembered_is_worked_out_anew_when_it_failed() -> None:
    async def scenario() -> None:
        works: list[int] = []

        async def work() -> str:
            works.append(len(works))
            if len(works) == 1:
                raise ValueError("the first time")
            return f"answer {len(works)}"

        remembered = Remembered[str]()
        with pytest.raises(ValueError, match="the first time"):
            await remembered.get(0, 5, work)
        assert await asyncio.gather(*(remembered.get(0, 5, work) for _ in range(3))) == ["answer 2"] * 3
        assert [await remembered.get(seat, turn, work) for seat, turn in ((0, 5), (0, 6), (1, 6))] == [
            "answer 2",
            "answer 3",
            "answer 4",
        ]

    asyncio.run(scenario())


def test_moments_cost_by_their_number_and_how_far_they_lie_apart() -> None:
    reels = [Reel(id="1", seqs=seqs) for seqs in (list(range(24)), [1, 3_000])]
    assert list(map(cost_of, reels)) == [4, 94]


def test_the_board_costs_more_where_the_past_is_replayed() -> None:
    assert [cost_of(Board(id="1", seq=seq)) for seq in (None, 7)] == [1, 2]


def test_previews_cost_by_their_number() -> None:
    asked = [PreviewAnswers(id="1", seat=0, turn=1, actions=list(range(count))) for count in (1, 15, 32, 64)]
    assert list(map(cost_of, asked)) == [1, 1, 3, 5]


def test_somebody_who_comes_to_a_crowd_costs_no_message_for_every_head(tmp_path: Path) -> None:
    """Who is there is told at once, then together with all that changes within a moment."""

    async def scenario(lobby: Lobby, opened: OpenedBody) -> None:
        room = await lobby.room(opened.table)
        watchers, told = [Connection() for _ in range(20)], []
        for watcher in watchers:
            room.connections.add(watcher)
            await lobby.presence_changed(room)
            told.append(sum(connection.waiting for connection in watchers))
        assert told == [1] * 20
        await asyncio.sleep(2 * PRESENCE_PAUSE)
        assert [watcher.waiting for watcher in watchers] == [2] + [1] * 19
        assert b'"spectators":20' in (watchers[0]._queue[-1] or b"")
        room.connections.clear()

    run(tmp_path, scenario)


def test_few_large_messages_that_nobody_reads_are_too_many() -> None:
    connection, large = Connection(), b"x" * (MOST_WAITING_BYTES // 3)
    for _ in range(3):
        connection.send(large)
    assert connection.closing is None
    connection.send(large)
    assert connection.closing == TOO_SLOW
    waiting = [message for message in connection._queue if message is not None]
    assert len(waiting) == 1, "nothing large is kept for a client that does not read"


def test_a_message_of_any_size_is_sent_where_none_waits() -> None:
    connection = Connection()
    connection.send(b"x" * (MOST_WAITING_BYTES + 1))
    assert connection.closing is None


def test_the_cache_of_sights_is_bounded() -> None:
    cache = SightCache(most=100)
    for number in range(10):
        cache.put(("t", number, 0, "en", 0), b"x" * 30)
    kept = [number for number in range(10) if cache.get(("t", number, 0, "en", 0))]
    assert kept == [7, 8, 9]
    cache.put(("t", 9, 0, "en", 0), b"y" * 30)
    assert cache.get(("t", 7, 0, "en", 0)) is not None
