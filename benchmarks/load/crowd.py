"""One server under load: everybody joins, plays ahead a little, then plays at a human pace while all is counted."""

import asyncio
import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from benchmarks.load.party import Party, Tally, Ticket
from benchmarks.load.process import ServerProcess, cpu_seconds

Opener = Callable[[int], Sequence[Ticket]]

QUICK_MS = 100
_AT_ONCE = 8
_REHEARSED = 20


@dataclass(frozen=True)
class Plan:
    """How many tables, with how many people, how long a table takes for a move, and how long all is counted."""

    tables: int
    seats: int
    pace: float
    seconds: float
    ahead: int


@dataclass(frozen=True)
class Outcome:
    """What was counted; times in milliseconds, memory in bytes."""

    server: str
    plan: Plan
    moves: int
    rate: float
    p50: float
    p99: float
    worst: float
    still_waiting: int
    lost: int
    over: int
    server_ms_per_move: float
    client_ms_per_move: float
    server_share: float
    client_share: float
    bytes_per_broadcast: float
    memory_idle: int
    memory_joined: int
    memory_after: int
    load_average: float

    @property
    def is_quick(self) -> bool:
        """Whether nobody was lost and nearly every move was heard of in time."""
        return self.p99 < QUICK_MS and not self.lost + self.still_waiting

    @property
    def memory_per_connection(self) -> float:
        """All that the crowd costs, tables and games included, for each connection."""
        return (self.memory_after - self.memory_idle) / (self.plan.tables * self.plan.seats)

    def as_dict(self) -> dict[str, object]:
        """For a file."""
        return asdict(self) | {"memory_per_connection": self.memory_per_connection}


async def measure(name: str, server: ServerProcess, path: str, opened: Opener, plan: Plan, seed: int) -> Outcome:
    """Put a crowd to a server and count."""
    tally, lot = Tally(), random.Random(seed)
    idle = await _rehearse(server, path, opened, lot)
    parties = [Party(ticket, tally, plan.pace, lot) for ticket in await asyncio.to_thread(opened, plan.tables)]
    await _come_in(parties, server, path, plan, lot)
    joined = server.memory
    for party in parties:
        party.start()
    await asyncio.sleep(plan.pace)
    tally.clear()
    began, server_cpu, client_cpu = time.perf_counter(), server.cpu_seconds, cpu_seconds()
    await asyncio.sleep(plan.seconds)
    took = time.perf_counter() - began
    server_cpu, client_cpu = server.cpu_seconds - server_cpu, cpu_seconds() - client_cpu
    seconds, moves = sorted(tally.seconds), max(1, len(tally.seconds))
    outcome = Outcome(
        server=name,
        plan=plan,
        moves=len(seconds),
        rate=len(seconds) / took,
        p50=1000 * _quantile(seconds, 0.5),
        p99=1000 * _quantile(seconds, 0.99),
        worst=1000 * _quantile(seconds, 1.0),
        still_waiting=sum(party.waiting > 1 for party in parties),
        lost=sum(party.lost for party in parties),
        over=tally.over,
        server_ms_per_move=1000 * server_cpu / moves,
        client_ms_per_move=1000 * client_cpu / moves,
        server_share=server_cpu / took,
        client_share=client_cpu / took,
        bytes_per_broadcast=tally.bytes / moves / plan.seats,
        memory_idle=idle,
        memory_joined=joined,
        memory_after=server.memory,
        load_average=os.getloadavg()[0],
    )
    for party in parties:
        party.close()
    await asyncio.sleep(0)
    return outcome


async def _rehearse(server: ServerProcess, path: str, opened: Opener, lot: random.Random) -> int:
    """One table plays a little, so that the server has loaded what every table shares; returns what it holds then."""
    party = Party(opened(1)[0], Tally(), 1.0, lot)
    await party.join(server.host, server.port, path)
    await party.play_ahead(_REHEARSED)
    party.close()
    return server.memory


async def _come_in(parties: list[Party], server: ServerProcess, path: str, plan: Plan, lot: random.Random) -> None:
    """A few tables at a time: this is no storm but an evening that begins."""
    waiting = list(parties)

    async def usher() -> None:
        while waiting:
            party = waiting.pop()
            await party.join(server.host, server.port, path)
            await party.play_ahead(lot.randint(0, plan.ahead))

    await asyncio.gather(*(usher() for _ in range(_AT_ONCE)))


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
