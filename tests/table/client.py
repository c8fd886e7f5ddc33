"""A client of the protocol, as simple as one can be: it keeps what it was told, and notices every gap."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.table.serving import Opened

PATIENCE = 20.0
IN_SEQUENCE = {"moved", "seats", "mixed", "manners", "said", "reacted", "tick"}

LASTING = ("phase", "chairs", "dice", "clocks", "holds", "mixing")

Message = dict[str, Any]


class Client:
    """Somebody at a table, or several on one device."""

    def __init__(self, opened: Opened, *tokens: str, lang: str = "en") -> None:
        self.opened, self.tokens, self.lang = opened, list(tokens), lang
        self.seq, self.patience = 0, PATIENCE
        self.heard: list[Message] = []
        self.sights: dict[int, Message] = {}
        self.events: dict[int, list[Message]] = {}
        self.lines: dict[int, list[Message]] = {}
        self.renewals = 0
        self.chat: list[Message] = []
        self.state: Message = {}
        self._socket: ClientConnection | None = None
        self._names = itertools.count(1)
        self._own = secrets.token_hex(4)

    async def __aenter__(self) -> "Client":
        try:
            await self.join()
        except BaseException:  # whatever it was, nobody else cuts the connection
            await self.cut()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        await self.cut()

    async def join(self) -> Message:
        """Connect and join, with the last seq seen."""
        await self.connect_to(self.opened.server.address)
        table, tokens = self.opened.table, self.tokens
        joining = {"version": 1, "table": table, "tokens": tokens, "lang": self.lang, "since": self.seq}
        return await self.ask("join", **joining)

    async def connect_to(self, address: str) -> None:
        """Connect without joining; a connection that is left over is cut."""
        await self.cut()
        self._socket = await connect(f"ws://{address}/api/socket", compression=None)

    async def cut(self) -> None:
        """End the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
            self._socket = None

    # Saying

    def new_id(self) -> str:
        """An id that was never used before."""
        return f"{self._own}-{next(self._names)}"

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a command without waiting; returns its id."""
        identity = str(fields.pop("id", None) or self.new_id())
        await self.send_raw(json.dumps({"type": kind, "id": identity, **fields}))
        return identity

    async def send_raw(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        assert self._socket is not None
        await self._socket.send(frame)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for the answer that carries its id."""
        return await self.answer_to(await self.send(kind, **fields))

    async def answer_to(self, identity: str) -> Message:
        """Hear on until a command is answered."""
        return await self.until(lambda message: message.get("id") == identity)

    async def play(self, seat: int, choice: int = 0) -> Message:
        """Answer for a seat with one of its choices."""
        sight = self.sights[seat]
        action = sight["choices"][choice]["action"]
        return await self.ask("play", seat=seat, action=action, turn=sight["turn"])

    # Hearing

    async def hear(self) -> Message:
        """The next message, taken note of."""
        assert self._socket is not None
        try:
            frame = await asyncio.wait_for(self._socket.recv(), self.patience)
        except TimeoutError:  # a kind of OSError, but that is how a server is missed which has gone
            raise AssertionError(f"nothing was heard for {self.patience} s at seq {self.seq}: {self.state}") from None
        message: Message = json.loads(frame)
        self._note(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Hear on until a message is the wanted one."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def until_type(self, *kinds: str) -> Message:
        """Hear on until a message has one of some types."""
        return await self.until(lambda message: message["type"] in kinds)

    async def catch_up(self, answer: Message) -> None:
        """Hear on until what an acknowledged command has changed is known here."""
        while self.seq < answer["seq"]:
            await self.hear()

    async def until_asked(self, seat: int) -> bool:
        """Hear on until a seat is asked; false when the game is over first."""
        while not self.sights[seat]["choices"]:
            if self.state["phase"] == "over":
                return False
            await self.hear()
        return True

    async def until_over(self) -> None:
        """Hear on until the game is over."""
        while self.state["phase"] != "over":
            await self.hear()

    async def closed(self) -> int:
        """Hear on until the connection is closed; the number it is closed with."""
        assert self._socket is not None
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def _note(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] in IN_SEQUENCE:
            assert message["seq"] == self.seq + 1, f"{message['seq']} came after {self.seq}"
        if message["type"] == "welcome" or message["type"] in IN_SEQUENCE:
            self.seq = message["seq"]
        if message["type"] == "welcome":
            self.sights.clear()
            self.chat += message["chat"]
        self.state.update({k: v for k, v in message.items() if k in (*LASTING, "react")})
        if message["type"] == "said":
            self.chat.append(message["line"])
        for sight in message.get("sights", []) if message["type"] != "past" else []:
            self._note_sight(sight)

    def _note_sight(self, sight: Message) -> None:
        seat = sight["seat"]
        if not sight["whole"]:
            self.renewals += 1
            sight.update(whole=True, view=self._renewed(sight), items={})
        self.sights[seat] = {
            k: v for k, v in sight.items() if k not in ("whole", "items", "events", "events_from", "lines")
        }
        known = self.events.setdefault(seat, [])
        assert sight["events_from"] <= len(known), "events are missing"
        del known[sight["events_from"] :]
        known += sight["events"]
        first = min([sight["events_from"], *(line["first"] for line in sight["lines"][:1])])
        kept = [line for line in self.lines.get(seat, []) if line["first"] < first]
        self.lines[seat] = [*kept, *sight["lines"]]

    def _renewed(self, sight: Message) -> Message:
        """The view that was known of a seat with what changed of it, in new lists, for the old ones may be compared."""
        known = self.sights[sight["seat"]]["view"]
        assert sight["view"].keys() | sight["items"].keys() <= known.keys(), "a change of something unknown"
        lists = {name: list(known[name]) for name in sight["items"]}
        for name, items in sight["items"].items():
            for place, item in items.items():
                lists[name][int(place)] = item
        return {**known, **sight["view"], **lists}

    @property
    def shown(self) -> Message:
        """All that this client shows, to be compared with what another one does."""
        return {
            "sights": self.sights,
            "events": self.events,
            "lines": self.lines,
            "seq": self.seq,
            "chat": self.chat,
            **_lasting(self.state),
        }


def _lasting(state: Message) -> Message:
    """The state without who happens to be connected."""
    chairs = [{k: v for k, v in chair.items() if k != "present"} for chair in state["chairs"]]
    return {**state, "chairs": chairs}
