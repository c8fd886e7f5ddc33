"""Dice to come: no refusal, and no work before an answer is stored, depends on them or on what lies face down."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.twins.execution import plain
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.state import State
from carambolage.table.commands.careful import expect_no_certain_loss
from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.limits import Limits
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.change import Change
from carambolage.table.rooms.fair_pool import FairPool
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.rooms.room import Room
from carambolage.table.session.previews import PreviewCache
from carambolage.table.state.fair_dice import Chance
from carambolage.table.state.server_time import now_ms
from carambolage.table.store.contract import store_at
from carambolage.table.store.entry import Answered, Reacted
from carambolage.table.store.sqlite import SqliteStore
from tests.table.test_previews import ROAD


def run(tmp_path: Path, scenario: Callable[[Room], Awaitable[None]]) -> None:
    """Open a table at which an early slam costs a car, unless its owner demands a reroll, and do something there."""

    async def play() -> None:
        lobby = Lobby(store_at(f"sqlite:///{tmp_path}/tables.db"), Library({"thunder_road": GAME}), Limits())
        await lobby.open()
        try:
            wish = TableWish(game="thunder_road", seats=[SeatWish("person")] * 2, options=ROAD, seed=8)
            record, _ = create_table(wish, lobby.library, now_ms())
            await lobby.add(record)
            await scenario(await lobby.room(record.table))
        finally:
            await lobby.close()

    asyncio.run(play())


def careful(answer: Answered, key: str) -> Change:
    """A careful answer, on its way as a client's would be."""
    cache = PreviewCache(FairPool(1, "test"))
    return Change(
        key,
        lambda table: answer,
        is_same=lambda body: body == answer,
        confirm=lambda table: expect_no_certain_loss(table, answer, cache, pay=lambda seat: None),
    )


async def drive_into_a_slam(room: Room) -> tuple[Answered, Answered]:
    """Answer for everybody until somebody may keep the dice of a slam, which costs a car for certain, or roll again."""
    for number in range(20):
        match = room.table.match
        seat = match.asked[0]
        answers = {choice.meaning.verb: choice.action for choice in match.choices(seat)}
        if set(answers) == {"decline", "accept"}:
            return Answered(seat, answers["decline"]), Answered(seat, answers["accept"])
        answer = Answered(seat, answers.get("decline", match.offers(seat)[0]))
        await room.change(Change(f"on {number}", partial(lambda answer, table: answer, answer)))
    raise AssertionError("there was no slam")


def watch_the_future(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is done from here on, in order: looking ahead, drawing dice from the secret, storing."""
    deeds: list[str] = []

    def spy(owner: type, name: str, deed: str) -> None:
        real = getattr(owner, name)

        def spied(*arguments: Any) -> Any:
            deeds.append(deed)
            return real(*arguments)

        monkeypatch.setattr(owner, name, spied)

    spy(Match, "may_be_deadly", "glance ahead")
    spy(Match, "previews", "look ahead")
    spy(Match, "reseed", "use dice")
    spy(Chance, "seed", "draw dice")
    spy(SqliteStore, "append", "store")
    return deeds


def test_dice_are_drawn_when_the_answer_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(room: Room) -> None:
        keep, reroll = await drive_into_a_slam(room)
        deeds = watch_the_future(monkeypatch)
        with pytest.raises(RefusedError, match="deadly"):
            await room.change(careful(keep, "x"))
        assert deeds == ["glance ahead", "look ahead"]
        with pytest.raises(RefusedError, match="illegal"):
            await room.change(careful(Answered(keep.seat, 10_000), "y"))
        assert deeds == ["glance ahead", "look ahead"]
        await room.change(careful(reroll, "z"))
        assert deeds[2:] == ["glance ahead", "look ahead", "store", "draw dice", "use dice"]

    run(tmp_path, scenario)


def test_a_careful_answer_waits_its_turn_among_the_tables(tmp_path: Path) -> None:
    done: list[str] = []

    async def scenario(room: Room) -> None:
        _, reroll = await drive_into_a_slam(room)
        pool, gate = FairPool(1, "test"), threading.Event()
        first = asyncio.create_task(pool.run("other", gate.wait))
        await asyncio.sleep(0)
        crowd = [asyncio.create_task(pool.run("other", done.append, "other")) for _ in range(10)]
        await asyncio.sleep(0)
        answer = asyncio.create_task(expect_no_certain_loss(room.table, reroll, PreviewCache(pool), lambda seat: None))
        answer.add_done_callback(lambda _: done.append("careful"))
        await asyncio.sleep(0)
        assert not answer.done()
        gate.set()
        await asyncio.gather(first, answer, *crowd)
        pool.close()

    run(tmp_path, scenario)
    assert done.index("careful") < 5


def test_an_id_used_before_is_refused_before_anything_is_looked_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(room: Room) -> None:
        _, reroll = await drive_into_a_slam(room)
        await room.change(Change("used", lambda table: Reacted(0, "laugh")))
        deeds = watch_the_future(monkeypatch)
        with pytest.raises(RefusedError, match="id_reused"):
            await room.change(careful(reroll, "used"))
        assert deeds == []

    run(tmp_path, scenario)


def test_what_is_looked_into_is_the_same_whatever_the_future_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same effects are carried out in imagined worlds, one by one, whatever generator and facedown tokens the real
    one has.
    """
    effects: list[tuple[int, ...]] = []
    real = plain(GAME).carry_on

    def carry_on(g: Any, t: Any) -> None:
        effects.append(tuple(g.stack[g.depth - 1]) if g.depth else ())
        real(g, t)

    async def scenario(room: Room) -> None:
        _, reroll = await drive_into_a_slam(room)
        monkeypatch.setattr(plain(GAME), "carry_on", carry_on)
        match = room.table.match
        looked, worlds = [], set[tuple[int, ...]]()
        for generator in range(8):
            plain(GAME).imagine(match.state, match.pack.tables, reroll.seat, generator)
            worlds.add(tuple(cast(State, match.state).token))
            match.state.rng = generator * 0x1234567
            effects.clear()
            await expect_no_certain_loss(room.table, reroll, PreviewCache(FairPool(1, "test")), lambda seat: None)
            looked.append(tuple(effects))
        assert len(worlds) > 1
        assert len(looked[0]) > 10
        assert len(set(looked)) == 1

    run(tmp_path, scenario)


def test_an_answer_that_breaks_the_rules_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry stays in the log, and every worker that reads it finds the game as it was before."""

    async def scenario(room: Room) -> None:
        _, reroll = await drive_into_a_slam(room)
        before = room.table.match.state_bytes()
        with monkeypatch.context() as broken:
            broken.setattr(plain(GAME), "carry_on", lambda g, t: 1 // 0)
            seq = await room.change(Change("broken", lambda table: reroll))
        assert room.table.match.state_bytes() == before
        assert room.table.turns[reroll.seat] == seq
        assert await room.change(careful(reroll, "again")) == seq + 1
        assert room.table.match.state_bytes() != before

    run(tmp_path, scenario)
