"""`python -m benchmarks.attacks.attacker NAME PORT SECONDS`: one attack on this machine's own server, for a while."""

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from benchmarks.attacks.line import Line, come_from, open_table, raw_connection, request

Attack = Callable[[int], Awaitable[None]]

_PAUSE = 0.01
_FIRST_ADDRESS = 64  # the last number of the address of the first attack; none is that of the innocents


async def _many(count: int, attack: Callable[[], Awaitable[object]]) -> None:
    """Several at once, each again and again; whoever is thrown out comes back."""

    async def again() -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, asyncio.TimeoutError):
                await attack()
            await asyncio.sleep(_PAUSE)

    await asyncio.gather(*(again() for _ in range(count)))


async def speaking(port: int) -> None:
    """Watchers ask for everything anew, in one language and in the other."""
    table = await open_table(port, "thunder_road", 4)

    async def watch() -> None:
        async with Line(port) as line:
            await line.join(table["table"], table["watch"])
            while True:
                for lang in ("en", "fr"):
                    await line.ask({"type": "speak", "lang": lang})

    await _many(60, watch)


async def joining(port: int) -> None:
    """Watchers come and go."""
    table = await open_table(port, "thunder_road", 4)

    async def visit() -> None:
        async with Line(port) as line:
            await line.join(table["table"], table["watch"])

    await _many(60, visit)


async def silence(port: int) -> None:
    """Connections that say nothing."""
    await _many(1500, partial(_half_said, port, b""))


async def half_requests(port: int) -> None:
    """Requests that never end."""
    await _many(
        600, partial(_half_said, port, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{")
    )


async def _half_said(port: int, said: bytes) -> None:
    reader, writer = await raw_connection(port)
    try:
        writer.write(said)
        await reader.read(1)
    finally:
        writer.transport.abort()


async def frames(port: int, opcode: int, is_last: bool = True) -> None:
    """Frames that say nothing, as many as fit down the line."""

    async def flood() -> None:
        async with Line(port) as line:
            if not is_last:
                line.frame(b"", 1, is_last=False)
            while not line.is_closed:
                for _ in range(500):
                    line.frame(b"", opcode, is_last)
                await line.drain()

    await _many(20, flood)


async def hints(port: int) -> None:
    """Seats of two tables ask for advice without a pause."""
    tables = [await open_table(port, game, 4) for game in ("thunder_road", "wacky_races")]
    await _seats(port, tables, lambda sight: {"type": "hint", "seat": sight["seat"]})


async def previews(port: int) -> None:
    """Seats of two tables ask what all their answers would do."""
    tables = [await open_table(port, game, 4) for game in ("thunder_road", "wreckage")]

    def ask(sight: dict[str, Any]) -> dict[str, Any]:
        actions = [choice["action"] for choice in sight["choices"]][:64]
        return {"type": "preview", "seat": sight["seat"], "turn": sight["turn"], "actions": actions}

    await _seats(port, tables, ask)


async def routes(port: int) -> None:
    """Seats of a table ask where they can go."""
    tables = [await open_table(port, "thunder_road", 4)]
    await _seats(port, tables, lambda sight: {"type": "routes", "seat": sight["seat"], "turn": sight["turn"]})


async def positions(port: int) -> None:
    """Seats of a table ask for its position as text, and for its past."""
    tables = [await open_table(port, "thunder_road", 4)]
    await _seats(port, tables, lambda sight: {"type": "position", "seat": sight["seat"]})


async def careful_refusals(port: int) -> None:
    """Answers that nobody may give."""
    tables = [await open_table(port, "thunder_road", 4)]
    refused = {"type": "play", "action": 2**31 - 1, "careful": True}
    await _seats(port, tables, lambda sight: {**refused, "seat": sight["seat"], "turn": sight["turn"]})


async def _seats(
    port: int, tables: list[dict[str, Any]], ask: Callable[[dict[str, Any]], dict[str, Any]], each: int = 3
) -> None:
    """Devices at every seat that ask over and over."""
    links = [(table["table"], seat["token"]) for table in tables for seat in table["seats"]] * each
    waiting = iter(links * 1000)

    async def sit() -> None:
        table, token = next(waiting)
        async with Line(port) as line:
            welcome = await line.join(table, token)
            while True:
                await line.ask(ask(welcome["sights"][0]))

    await _many(len(links), sit)


async def playing_and_undoing(port: int) -> None:
    """Everybody at some tables answers and takes it back, as quickly as it is accepted."""
    tables = [await open_table(port, "wacky_races", 1 + 3) for _ in range(6)]
    waiting = iter(tables * 1000)

    async def play() -> None:
        table = next(waiting)
        async with Line(port) as line:
            welcome = await line.join(table["table"], *(seat["token"] for seat in table["seats"]))
            sights = {sight["seat"]: sight for sight in welcome["sights"]}
            while True:
                asked = next((sight for sight in sights.values() if sight["choices"]), None)
                if asked is None:
                    return
                seat, action = asked["seat"], asked["choices"][0]["action"]
                for command in ({"type": "play", "action": action, "turn": asked["turn"]}, {"type": "undo"}) * 2:
                    await line.ask({**command, "seat": seat})
                sights.update({sight["seat"]: sight for sight in line.last_sights or ()})

    await _many(len(tables), play)


async def deep_nesting(port: int) -> None:
    """Commands that are nothing but brackets."""

    async def nest() -> None:
        async with Line(port) as line:
            while not line.is_closed:
                line.frame(b'{"type":"play","id":' + b"[" * 7000, 1)
                line.frame(b'{"a":' * 1300, 1)
                await line.drain()

    await _many(20, nest)


async def checking(port: int) -> None:
    """A finished game to be checked from its first die to the last."""
    table = await open_table(port, "wacky_races", 2)
    async with Line(port) as line:
        await line.join(table["table"], *(seat["token"] for seat in table["seats"]))
        for seat in range(2):
            await line.ask({"type": "hand_over", "seat": seat, "bot": "random"})
        while (proof := await request(port, "GET", f"/api/tables/{table['table']}/proof")).status != 200:
            await asyncio.sleep(_PAUSE * 10)
    await _many(20, partial(request, port, "POST", "/api/verify", proof.body))


async def opening(port: int) -> None:
    """New tables, one after the other."""
    wish = {"game": "thunder_road", "seats": [{"kind": "person"}] * 4}
    await _many(20, partial(request, port, "POST", "/api/tables", json.dumps(wish).encode()))


PING, PONG, CONTINUATION = 9, 10, 0
ATTACKS: dict[str, Attack] = {
    "speaking": speaking,
    "joining": joining,
    "silence": silence,
    "half requests": half_requests,
    "pings": partial(frames, opcode=PING),
    "pongs": partial(frames, opcode=PONG),
    "empty parts": partial(frames, opcode=CONTINUATION, is_last=False),
    "hints": hints,
    "previews": previews,
    "routes": routes,
    "positions": positions,
    "refused answers": careful_refusals,
    "play and undo": playing_and_undoing,
    "deep nesting": deep_nesting,
    "verify": checking,
    "new tables": opening,
}


def main() -> int:
    """Run the command line."""
    name, port, seconds = sys.argv[1:]
    come_from(f"127.0.0.{_FIRST_ADDRESS + list(ATTACKS).index(name)}")
    with contextlib.suppress(TimeoutError):
        asyncio.run(_for_a_while(ATTACKS[name], int(port), float(seconds)))
    return 0


async def _for_a_while(attack: Attack, port: int, seconds: float) -> None:
    async with asyncio.timeout(seconds):
        await attack(port)


if __name__ == "__main__":
    sys.exit(main())
