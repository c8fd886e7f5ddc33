"""Attacks by those who sit at a table: what they ask and answer, what they take back, and that they say nothing."""

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any

from benchmarks.attacks.line import Line, open_table
from benchmarks.attacks.rounds import Rounds

_MOVES = 60  # of the past that is asked for; fewer than a budget of points allows at once
_DEVICES = 8
_DEADLY = 5  # answers by one connection, whose previews the server remembers
_MOST_TABLES, _MOST_MOVES = 8, 120

Ask = Callable[[dict[str, Any]], dict[str, Any]]


async def hints(port: int, rounds: Rounds) -> None:
    """Seats of two tables ask for advice without a pause."""
    tables = [await open_table(port, game, 4) for game in ("thunder_road", "wacky_races")]
    await _seats(port, rounds, tables, lambda sight: {"type": "hint", "seat": sight["seat"]})


async def previews(port: int, rounds: Rounds) -> None:
    """Seats of two tables ask what all their answers would do."""
    tables = [await open_table(port, game, 4) for game in ("thunder_road", "wreckage")]

    def ask(sight: dict[str, Any]) -> dict[str, Any]:
        actions = [choice["action"] for choice in sight["choices"]][:64]
        return {"type": "preview", "seat": sight["seat"], "turn": sight["turn"], "actions": actions}

    await _seats(port, rounds, tables, ask)


async def routes(port: int, rounds: Rounds) -> None:
    """Seats of a table ask where they can go."""
    tables = [await open_table(port, "thunder_road", 4)]
    await _seats(port, rounds, tables, lambda sight: {"type": "routes", "seat": sight["seat"], "turn": sight["turn"]})


async def positions(port: int, rounds: Rounds) -> None:
    """Seats of a table ask for its position as text."""
    tables = [await open_table(port, "thunder_road", 4)]
    await _seats(port, rounds, tables, lambda sight: {"type": "position", "seat": sight["seat"]})


async def past(port: int, rounds: Rounds) -> None:
    """Seats of a table ask for its past, newest and oldest by turns: each time it is played again."""
    table = await open_table(port, "thunder_road", 4)
    async with Line(port) as line:
        await line.join(table["table"], *_tokens(table))
        last = await _play_on(line, _MOVES, random.Random(1))
    whole = [last * number // 63 for number in range(64)]
    looks: list[dict[str, Any]] = [{"type": "look", "seq": seq} for seq in (last, 1)]
    asked = itertools.cycle([*looks, {"type": "reel", "seqs": whole}])
    await _seats(port, rounds, [table], lambda sight: next(asked))


async def refused_answers(port: int, rounds: Rounds) -> None:
    """Careful answers that nobody may give."""
    tables = [await open_table(port, "thunder_road", 4)]
    refused = {"type": "play", "action": 2**31 - 1, "careful": True}
    await _seats(port, rounds, tables, lambda sight: {**refused, "seat": sight["seat"], "turn": sight["turn"]})


async def deadly_answers(port: int, rounds: Rounds) -> None:
    """Careful answers that are legal and deadly: each must be looked into, and is refused again and again."""
    table, deadly = await _deadly_answer(port)
    token = table["seats"][deadly["seat"]]["token"]

    async def answer() -> None:
        async with Line(port) as line:
            await line.join(table["table"], token)
            for _ in range(_DEADLY):
                if (await line.ask(deadly)).get("code") != "deadly":
                    raise RuntimeError("the answer is deadly no longer")

    await rounds.many(_DEVICES, answer)


async def _deadly_answer(port: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table at which an answer is deadly, and that answer."""
    lot = random.Random(2)
    for _ in range(_MOST_TABLES):
        table = await open_table(port, "thunder_road", 4)
        async with Line(port) as line:
            await line.join(table["table"], *_tokens(table))
            for _ in range(_MOST_MOVES):
                command = _any_answer(line, lot)
                if command is None:
                    break
                answer = await line.ask({**command, "careful": True})
                if answer.get("code") == "deadly":
                    return table, {**command, "careful": True}
                await line.moved(answer)
    raise RuntimeError("no answer was deadly")


async def playing_and_undoing(port: int, rounds: Rounds) -> None:
    """Everybody at some tables answers and takes it back, as quickly as it is accepted."""
    tables = itertools.cycle([await open_table(port, "wacky_races", 4) for _ in range(6)])

    async def play() -> None:
        await _waver(port, next(tables))

    await rounds.many(6, play)


async def clocks(port: int, rounds: Rounds) -> None:
    """Tables with hardly any time: people play and take back while it lasts, then flags fall and bots play on."""
    flags = itertools.cycle(("bot", "loses"))

    async def play() -> None:
        clock = {"bank": 2, "more": 1, "flag": next(flags)}
        await _waver(port, await open_table(port, "wacky_races", 4, clock=clock))

    await rounds.many(12, play)


async def _waver(port: int, table: dict[str, Any]) -> None:
    """Answer for every seat and take it back, until nothing is asked any more."""
    async with Line(port) as line:
        await line.join(table["table"], *_tokens(table))
        lot = random.Random(3)
        while (command := _any_answer(line, lot)) is not None:
            seat = command["seat"]
            for _ in range(2):
                await line.moved(await line.ask(command))
                await line.moved(await line.ask({"type": "undo", "seat": seat}))
                command = {**command, "turn": line.sights[seat]["turn"]}
            await line.moved(await line.ask(command))


async def silent_seats(port: int, rounds: Rounds) -> None:
    """People who come, say nothing, vote about each other and go, at tables that wait for nobody for long."""
    tables = [await open_table(port, "wacky_races", 4, grace=1) for _ in range(6)]
    links = itertools.cycle([(table, seat) for table in tables for seat in range(4)])

    async def sit() -> None:
        table, seat = next(links)
        async with Line(port) as line:
            await line.join(table["table"], _tokens(table)[seat])
            for target in (other for other in range(4) if other != seat):
                for kind in ("vote", "await"):
                    await line.ask({"type": kind, "seat": seat, "target": target})
            await asyncio.sleep(1.5)

    await rounds.many(24, sit)


async def _seats(port: int, rounds: Rounds, tables: list[dict[str, Any]], ask: Ask, each: int = 3) -> None:
    """Devices at every seat that ask over and over."""
    links = [(table["table"], token) for table in tables for token in _tokens(table)] * each
    waiting = itertools.cycle(links)

    async def sit() -> None:
        table, token = next(waiting)
        async with Line(port) as line:
            welcome = await line.join(table, token)
            while True:
                await line.ask(ask(welcome["sights"][0]))

    await rounds.many(len(links), sit)


async def _play_on(line: Line, moves: int, lot: random.Random) -> int:
    """Some moves by lot; the seq of the last one."""
    seq = 0
    for _ in range(moves):
        command = _any_answer(line, lot)
        if command is None:
            break
        answer = await line.ask(command)
        await line.moved(answer)
        seq = answer["seq"]
    return seq


def _any_answer(line: Line, lot: random.Random) -> dict[str, Any] | None:
    """Any answer of a seat that is asked; none where none is."""
    sight = next((sight for sight in line.sights.values() if sight["choices"]), None)
    if sight is None:
        return None
    action = lot.choice(sight["choices"])["action"]
    return {"type": "play", "seat": sight["seat"], "action": action, "turn": sight["turn"]}


def _tokens(table: dict[str, Any]) -> list[str]:
    return [seat["token"] for seat in table["seats"]]
