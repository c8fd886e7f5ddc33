"""The examples of docs/protocol.md, played against a real server."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from carambolage.table.session.costs import COSTS
from tests.table.serving import Server

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"^```json (?P<who>[^\n]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


class Reader:
    """Somebody who does what the page says, and compares."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.known: dict[str, Any] = {}
        self.last: Any = None
        self.socket: ClientConnection | None = None

    async def follow(self, who: str, body: str) -> None:
        """Carry one example out."""
        if who.startswith("post "):
            self.last = await asyncio.to_thread(self.server.post, who.removeprefix("post "), json.loads(body))
        elif who == "answer":
            self.compare(json.loads(body), self.last)
        elif who == "server":
            example = json.loads(body)
            self.compare(example, await self.hear(example["type"]))
        else:
            await self.say(self.filled(body), anew=who == "client again")

    async def say(self, frame: str, anew: bool) -> None:
        if self.socket is None or anew:
            await self.close()
            self.socket = await connect(f"ws://{self.server.address}/api/socket")
        await self.socket.send(frame)

    async def hear(self, kind: str) -> Any:
        """The next message of a type; bots and presence have their say in between."""
        assert self.socket is not None
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), 10))
            if message["type"] == kind:
                return message

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    def filled(self, text: str) -> str:
        return re.sub(r"\$(\w+)", lambda found: str(self.known[found[1]]), text)

    def compare(self, example: Any, actual: Any, where: str = "") -> None:
        """Everything in an example must be there like this; `$words` stand for anything, but always for the same."""
        if isinstance(example, str) and example.startswith("$"):
            if example != "$time":
                assert self.known.setdefault(example[1:], actual) == actual, where
        elif isinstance(example, dict):
            for key, value in example.items():
                assert key in actual, f"{where}.{key} is missing"
                self.compare(value, actual[key], f"{where}.{key}")
        elif isinstance(example, list):
            assert len(actual) >= len(example), where
            assert example or not actual, f"{where} is not empty"
            for number, value in enumerate(example):
                self.compare(value, actual[number], f"{where}[{number}]")
        else:
            assert example == actual, where


def test_the_examples_happen_as_they_are_told(server: Server) -> None:
    examples = [(found["who"], found["body"]) for found in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))]
    assert len(examples) > 15

    async def scenario() -> None:
        reader = Reader(server)
        try:
            for who, body in examples:
                await reader.follow(who, body)
        finally:
            await reader.close()

    asyncio.run(scenario())


def test_the_prices_of_commands_are_those_of_the_page() -> None:
    prices = re.search(r"A command costs a point; (?P<list>.*?), `reel`", PAGE.read_text(encoding="utf-8"))
    assert prices
    told = {
        name: int(price)
        for names, price in re.findall(r"((?:`\w+`(?:, | and )?)+) (\d+)", prices["list"])
        for name in re.findall(r"`(\w+)`", names)
    }
    assert told == {str(kind.__struct_config__.tag): cost for kind, cost in COSTS.items()}
