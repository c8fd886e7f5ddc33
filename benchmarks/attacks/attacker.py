"""`python -m benchmarks.attacks.attacker NAME PORT SECONDS`: one attack on this machine's own server, for a while.

It says when it begins, for some need a table or a finished game first, and at its end how often it was let in and how
often it was thrown out.
"""

import asyncio
import itertools
import json
import sys
from collections.abc import Awaitable, Callable
from functools import partial

from benchmarks.attacks import players
from benchmarks.attacks.line import Line, come_from, open_table, raw_connection, request
from benchmarks.attacks.rounds import PAUSE, Rounds

Attack = Callable[[int, Rounds], Awaitable[None]]

_PREPARING = 120.0  # seconds
_FIRST_ADDRESS = 64  # the last number of the address of the first attack; none is that of the innocents


async def speaking(port: int, rounds: Rounds) -> None:
    """Watchers ask for everything anew, in one language and in the other."""
    table = await open_table(port, "thunder_road", 4)

    async def watch() -> None:
        async with Line(port) as line:
            await line.join(table["table"], table["watch"])
            while True:
                for lang in ("en", "fr"):
                    await line.ask({"type": "speak", "lang": lang})

    await rounds.many(60, watch)


async def joining(port: int, rounds: Rounds) -> None:
    """Watchers come and go."""
    table = await open_table(port, "thunder_road", 4)

    async def visit() -> None:
        async with Line(port) as line:
            await line.join(table["table"], table["watch"])

    await rounds.many(60, visit)


async def talking(port: int, rounds: Rounds) -> None:
    """Watchers of a table react and chat without a pause; whoever plays there must still be heard."""
    table = await open_table(port, "thunder_road", 4)
    words = itertools.cycle([{"type": "react", "reaction": "laugh"}, {"type": "say", "text": "hello"}])

    async def talk() -> None:
        async with Line(port) as line:
            await line.join(table["table"], table["watch"])
            while True:
                await line.ask(next(words))

    await rounds.many(60, talk)
    async with Line(port) as player:
        await player.join(table["table"], table["seats"][0]["token"])
        if (await player.ask({"type": "react", "reaction": "thanks", "seat": 0})).get("code"):
            raise RuntimeError("watchers have left the players nothing to say")


async def silence(port: int, rounds: Rounds) -> None:
    """Connections that say nothing."""
    await rounds.many(1500, partial(_half_said, port, b""))


async def half_requests(port: int, rounds: Rounds) -> None:
    """Requests that never end."""
    await rounds.many(
        600, partial(_half_said, port, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{")
    )


async def _half_said(port: int, said: bytes) -> None:
    reader, writer = await raw_connection(port)
    try:
        writer.write(said)
        await reader.read(1)
    finally:
        writer.transport.abort()


async def frames(port: int, rounds: Rounds, opcode: int, is_last: bool = True) -> None:
    """Frames that say nothing, as many as fit down the line."""

    async def flood() -> None:
        async with Line(port) as line:
            if not is_last:
                line.frame(b"", 1, is_last=False)
            while not line.is_closed:
                for _ in range(500):
                    line.frame(b"", opcode, is_last)
                await line.drain()

    await rounds.many(20, flood)


async def deep_nesting(port: int, rounds: Rounds) -> None:
    """Commands that are nothing but brackets."""

    async def nest() -> None:
        async with Line(port) as line:
            while not line.is_closed:
                line.frame(b'{"type":"play","id":' + b"[" * 7000, 1)
                line.frame(b'{"a":' * 1300, 1)
                await line.drain()

    await rounds.many(20, nest)


async def checking(port: int, rounds: Rounds) -> None:
    """A finished game to be checked from its first die to the last."""
    table = await _finished_game(port)
    proof = await request(port, "GET", f"/api/tables/{table}/proof")
    await rounds.many(20, partial(request, port, "POST", "/api/verify", proof.body))


async def looking_into_games(port: int, rounds: Rounds) -> None:
    """All that is told of finished games, over and over: proofs, files, recordings, who was ahead."""
    tables = [await _finished_game(port) for _ in range(3)]
    told = ("proof", "replay", "recording", "prospects")
    waiting = itertools.cycle([f"/api/tables/{table}/{what}" for table in tables for what in told])

    async def look() -> None:
        await request(port, "GET", next(waiting))

    await rounds.many(20, look)


async def requests(port: int, rounds: Rounds) -> None:
    """The first page, and what it asks for, without a pause."""
    waiting = itertools.cycle(("/", "/api/games?lang=fr", "/api/games/thunder_road/words/en", "/api/openapi.json"))

    async def load() -> None:
        await request(port, "GET", next(waiting))

    await rounds.many(20, load)


async def _finished_game(port: int) -> str:
    """The table of a game that bots have played to its end."""
    table = await open_table(port, "wacky_races", 2, bots=True)
    async with Line(port) as line:
        phase = (await line.join(table["table"], table["watch"]))["phase"]
        while phase != "over":
            await asyncio.sleep(PAUSE * 10)
            phase = json.loads((await request(port, "GET", f"/api/tables/{table['table']}")).body)["phase"]
    return str(table["table"])


async def opening(port: int, rounds: Rounds) -> None:
    """New tables, one after the other."""
    wish = {"game": "thunder_road", "seats": [{"kind": "person"}] * 4}
    await rounds.many(20, partial(request, port, "POST", "/api/tables", json.dumps(wish).encode()))


PING, PONG, CONTINUATION = 9, 10, 0
ATTACKS: dict[str, Attack] = {
    "speaking": speaking,
    "joining": joining,
    "talking": talking,
    "silence": silence,
    "half requests": half_requests,
    "pings": partial(frames, opcode=PING),
    "pongs": partial(frames, opcode=PONG),
    "empty parts": partial(frames, opcode=CONTINUATION, is_last=False),
    "hints": players.hints,
    "previews": players.previews,
    "routes": players.routes,
    "positions": players.positions,
    "past": players.past,
    "refused answers": players.refused_answers,
    "deadly answers": players.deadly_answers,
    "play and undo": players.playing_and_undoing,
    "clocks": players.clocks,
    "silent seats": players.silent_seats,
    "deep nesting": deep_nesting,
    "verify": checking,
    "finished games": looking_into_games,
    "requests": requests,
    "new tables": opening,
}


def main() -> int:
    """Run the command line."""
    name, port, seconds = sys.argv[1:]
    come_from(f"127.0.0.{_FIRST_ADDRESS + list(ATTACKS).index(name)}")
    rounds = Rounds(float(seconds))
    asyncio.run(asyncio.wait_for(ATTACKS[name](int(port), rounds), _PREPARING + float(seconds)))
    print(rounds.let_in, rounds.thrown_out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
