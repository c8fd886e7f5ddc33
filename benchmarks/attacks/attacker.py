"""`python -m benchmarks.attacks.attacker NAME PORT SECONDS`: one attack on this machine's own server, for a while.

It says when it begins, for some need a table or a finished game first, and at its end how often it was let in and how
often it was thrown out.
"""

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from benchmarks.attacks.line import Line, come_from, open_table, raw_connection, request

Attack = Callable[[int, "Rounds"], Awaitable[None]]

BEGUN = "begun"

_PAUSE = 0.01
_PREPARING = 120.0  # seconds
_FIRST_ADDRESS = 64  # the last number of the address of the first attack; none is that of the innocents


class Rounds:
    """For how many seconds an attack lasts once it begins, and what came of it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.let_in = self.thrown_out = 0

    async def many(self, count: int, attack: Callable[[], Awaitable[object]]) -> None:
        """Several at once, each again and again; whoever is thrown out comes back."""

        async def again() -> None:
            while True:
                try:
                    await attack()
                    self.let_in += 1
                except (OSError, EOFError):
                    self.thrown_out += 1
                await asyncio.sleep(_PAUSE)

        print(BEGUN, flush=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):
                await asyncio.gather(*(again() for _ in range(count)))


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
    """Seats of a table ask for its position as text, and for its past."""
    tables = [await open_table(port, "thunder_road", 4)]
    await _seats(port, rounds, tables, lambda sight: {"type": "position", "seat": sight["seat"]})


async def careful_refusals(port: int, rounds: Rounds) -> None:
    """Answers that nobody may give."""
    tables = [await open_table(port, "thunder_road", 4)]
    refused = {"type": "play", "action": 2**31 - 1, "careful": True}
    await _seats(port, rounds, tables, lambda sight: {**refused, "seat": sight["seat"], "turn": sight["turn"]})


async def _seats(
    port: int,
    rounds: Rounds,
    tables: list[dict[str, Any]],
    ask: Callable[[dict[str, Any]], dict[str, Any]],
    each: int = 3,
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

    await rounds.many(len(links), sit)


async def playing_and_undoing(port: int, rounds: Rounds) -> None:
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

    await rounds.many(len(tables), play)


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
    table = await open_table(port, "wacky_races", 2, bots=True)
    async with Line(port) as line:
        await line.join(table["table"], table["watch"])
        while (proof := await request(port, "GET", f"/api/tables/{table['table']}/proof")).status != 200:
            await asyncio.sleep(_PAUSE * 10)
    await rounds.many(20, partial(request, port, "POST", "/api/verify", proof.body))


async def opening(port: int, rounds: Rounds) -> None:
    """New tables, one after the other."""
    wish = {"game": "thunder_road", "seats": [{"kind": "person"}] * 4}
    await rounds.many(20, partial(request, port, "POST", "/api/tables", json.dumps(wish).encode()))


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
    rounds = Rounds(float(seconds))
    asyncio.run(asyncio.wait_for(ATTACKS[name](int(port), rounds), _PREPARING + float(seconds)))
    print(rounds.let_in, rounds.thrown_out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
