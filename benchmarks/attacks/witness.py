"""Whether the people at play lost anything: answers that were acknowledged must be in the log of their table."""

from typing import Any

import msgspec

from benchmarks.attacks.line import Line
from benchmarks.load.ours import OurTicket


class _Heard(msgspec.Struct):
    type: str
    id: str | None = None
    seq: int = 0
    code: str = ""


class _Said(msgspec.Struct):
    id: str
    table: str = ""
    tokens: list[str] = []


_hear, _say = msgspec.json.Decoder(_Heard), msgspec.json.Decoder(_Said)
_CONFIRMED = "deadly"  # such an answer is given once more


class Witness:
    """The ticket of a table whose answers and acknowledgements are noted."""

    def __init__(self, ticket: OurTicket) -> None:
        self.seats, self.acknowledged, self.refused = ticket.seats, list[int](), 0
        self._ticket, self._waiting = ticket, set[str]()

    @property
    def unanswered(self) -> int:
        """How many answers were neither acknowledged nor refused yet."""
        return len(self._waiting)

    async def checked(self, port: int) -> tuple[int, int]:
        """How many answers were acknowledged since the last time, and how many are lost: refused, or in no log."""
        acknowledged, refused = self.acknowledged, self.refused
        self.acknowledged, self.refused = [], 0
        join = _say.decode(self._ticket.greeting(0))
        async with Line(port) as line:
            await line.join(join.table, *join.tokens)
            told: dict[str, Any] = await line.ask({"type": "timeline"})
        return len(acknowledged), refused + len(set(acknowledged) - set(told["moves"]))

    # A ticket

    def greeting(self, seat: int) -> bytes:
        """What a seat says to join."""
        return self._ticket.greeting(seat)

    def reply(self, seat: int, frame: bytes) -> bytes:
        """What must be said at once to a frame that tells nothing of the game."""
        if frame.startswith((b'{"type":"ack"', b'{"type":"nack"')):
            self._note(_hear.decode(frame))
        return self._noted(self._ticket.reply(seat, frame))

    def is_entry(self, frame: bytes) -> bool:
        """Whether a frame shows a table that was just joined."""
        return self._ticket.is_entry(frame)

    def is_broadcast(self, frame: bytes) -> bool:
        """Whether a frame tells of a move."""
        return self._ticket.is_broadcast(frame)

    def answer(self, frames: list[bytes]) -> tuple[int, bytes] | None:
        """Who moves next and how."""
        chosen = self._ticket.answer(frames)
        if chosen is not None:
            self._noted(chosen[1])
        return chosen

    def _noted(self, command: bytes) -> bytes:
        if command:
            self._waiting.add(_say.decode(command).id)
        return command

    def _note(self, heard: _Heard) -> None:
        self._waiting.discard(heard.id or "")
        if heard.type == "ack":
            self.acknowledged.append(heard.seq)
        elif heard.code != _CONFIRMED:
            self.refused += 1
