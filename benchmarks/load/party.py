"""A table at play: its people, the pace at which they move, and how long each move took to reach all of them."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Protocol

from benchmarks.load.wire import Wire

PATIENCE = 60.0


class Ticket(Protocol):
    """What leads to one table of a server: how people join it, and what they say there."""

    seats: int

    def greeting(self, seat: int) -> bytes:
        """What a seat says to join; empty where the server speaks first."""

    def reply(self, seat: int, frame: bytes) -> bytes:
        """What a frame that tells nothing of the game must be answered with at once, if anything."""

    def is_entry(self, frame: bytes) -> bool:
        """Whether a frame shows a table that was just joined."""

    def is_broadcast(self, frame: bytes) -> bool:
        """Whether a frame tells of a move."""

    def answer(self, frames: list[bytes]) -> tuple[int, bytes] | None:
        """Who moves next and how, by what each seat saw last; none when the game is over."""


@dataclass
class Tally:
    """What is counted over all tables."""

    seconds: list[float] = field(default_factory=list)
    over: int = 0
    bytes: int = 0

    def clear(self) -> None:
        """Count from here on."""
        self.seconds.clear()
        self.bytes = 0


class Party:
    """The people at one table, each with a connection of their own."""

    def __init__(self, ticket: Ticket, tally: Tally, pace: float, lot: random.Random) -> None:
        self._ticket, self._tally, self._pace, self._lot = ticket, tally, pace, lot
        self._wires: list[Wire] = []
        self._seen = [b""] * ticket.seats
        self._entered = [asyncio.Event() for _ in range(ticket.seats)]
        self._told = asyncio.Event()
        self._missing = 0
        self._sent = 0.0
        self._paced = False

    async def join(self, host: str, port: int, path: str, source: str = "") -> None:
        """Connect everybody, one after the other; from a certain address where one is named."""
        loop, local = asyncio.get_running_loop(), (source, 0) if source else None
        for seat in range(self._ticket.seats):
            wire = Wire(f"{host}:{port}", path, lambda frame, seat=seat: self._hear(seat, frame))  # type: ignore[misc]
            self._wires.append(wire)
            await loop.create_connection(lambda wire=wire: wire, host, port, local_addr=local)
            await wire.opened
            if greeting := self._ticket.greeting(seat):
                wire.send(greeting)
            await asyncio.wait_for(self._entered[seat].wait(), PATIENCE)

    async def play_ahead(self, moves: int) -> None:
        """Some moves without a pause, so that not all tables stand at the same point of the game."""
        for _ in range(moves):
            self._told.clear()
            if not self._move():
                return
            await asyncio.wait_for(self._told.wait(), PATIENCE)

    def start(self) -> None:
        """Play on at the pace, from some moment within it."""
        self._paced = True
        self._move_in(self._lot.uniform(0, self._pace))

    def close(self) -> None:
        """Everybody leaves."""
        for wire in self._wires:
            wire.close()

    @property
    def lost(self) -> int:
        """How many were thrown out."""
        return sum(wire.lost for wire in self._wires)

    @property
    def waiting(self) -> float:
        """For how many seconds the last move has been on its way, 0 if it has arrived."""
        return time.perf_counter() - self._sent if self._missing else 0.0

    def _move_in(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(max(0.0, seconds), self._move)

    def _move(self) -> bool:
        chosen = self._ticket.answer(self._seen)
        if chosen is None:
            self._tally.over += 1
            return False
        seat, command = chosen
        self._missing, self._sent = len(self._wires), time.perf_counter()
        self._wires[seat].send(command)
        return True

    def _hear(self, seat: int, frame: bytes) -> None:
        self._tally.bytes += len(frame)
        if self._ticket.is_broadcast(frame):
            self._seen[seat] = frame
            self._missing -= 1
            if self._missing == 0:
                self._arrived()
        elif not self._entered[seat].is_set() and self._ticket.is_entry(frame):
            self._seen[seat] = frame
            self._entered[seat].set()
        elif reply := self._ticket.reply(seat, frame):
            self._wires[seat].send(reply)

    def _arrived(self) -> None:
        took = time.perf_counter() - self._sent
        self._told.set()
        if self._paced:
            self._tally.seconds.append(took)
            self._move_in(self._pace * self._lot.uniform(0.8, 1.2) - took)
