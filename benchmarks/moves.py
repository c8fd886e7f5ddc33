"""`python -m benchmarks.moves`: processor time of the server for one move, without any network.

One process plays careful answers at tables of four people, one move after the other, through sessions, rooms and the
store of the server. With several rounds the same moves are played again, and of each the least counts: other work on
the machine only ever adds. `--profile` shows which functions take the time.
"""

import argparse
import asyncio
import cProfile
import pstats
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from time import process_time

from benchmarks.load.ours import OurTicket
from benchmarks.page.frames import quantile
from benchmarks.parts import Ledger
from carambolage.table.commands.create import create_table
from carambolage.table.http.gc_schedule import collect_garbage, take_over_gc
from carambolage.table.library import open_library
from carambolage.table.limits import Limits
from carambolage.table.protocol.bodies import SeatWish, TableWish
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.session.session import Session
from carambolage.table.state.server_time import now_ms
from carambolage.table.store.sqlite import SqliteStore

ALL = "all"
_LINES = 45
_MOVES_A_COLLECTION = 20  # as many as a busy server makes in a tenth of a second


class Seats:
    """The connections of a table, each with the last frame that told of a move."""

    def __init__(self, lobby: Lobby, ticket: OurTicket) -> None:
        self._lobby, self._ticket = lobby, ticket
        self._sessions: list[Session] = []
        self._frames: list[bytes] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self) -> None:
        """Connect everybody."""
        for seat in range(self._ticket.seats):
            session = Session(self._lobby, f"seat {seat}")
            self._sessions.append(session)
            self._frames.append(b"")
            self._tasks.append(asyncio.create_task(session.connection.pump(self._reader(seat))))
            await session.receive(self._ticket.greeting(seat))
        await asyncio.sleep(0)

    def choose(self) -> tuple[int, bytes] | None:
        """The next seat to answer and what it says, as a client finds it out; none when the game is over."""
        return self._ticket.answer(self._frames)

    async def move(self, seat: int, command: bytes) -> None:
        """One answer, confirmed if it has to be."""
        await self._sessions[seat].receive(command)
        await asyncio.sleep(0)

    async def leave(self) -> None:
        """Disconnect everybody."""
        for task, session in zip(self._tasks, self._sessions, strict=True):
            task.cancel()
            await session.end()

    def _reader(self, seat: int) -> Callable[[bytes], Awaitable[None]]:
        async def read(frame: bytes) -> None:
            if self._ticket.is_broadcast(frame) or self._ticket.is_entry(frame):
                self._frames[seat] = frame
            elif reply := self._ticket.reply(seat, frame):
                await self._sessions[seat].receive(reply)

        return read


async def _measure(
    game: str, seats: int, tables: int, moves: int, profile: cProfile.Profile, ledger: Ledger
) -> list[dict[str, float]]:
    """Milliseconds of processor time for each move at some tables, one after the other: in all, and by part."""
    times: list[dict[str, float]] = []
    lot = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(SqliteStore(Path(folder) / "tables.db"), open_library([], []), Limits())
        await lobby.open()
        for number in range(tables):
            wish = TableWish(game, [SeatWish("person")] * seats, seed=number)
            record, opened = create_table(wish, lobby.library, now_ms())
            await lobby.add(record)
            party = Seats(lobby, OurTicket(opened.table, [link.token or "" for link in opened.seats], lot))
            await party.join()
            times += await _moves(party, moves, profile, ledger)
            await party.leave()
        await lobby.close()
    return times


async def _moves(party: Seats, most: int, profile: cProfile.Profile, ledger: Ledger) -> list[dict[str, float]]:
    times = []
    ledger.taken()
    for number in range(most):
        chosen = party.choose()
        if chosen is None:
            break
        profile.enable()
        began = process_time()
        await party.move(*chosen)
        if number % _MOVES_A_COLLECTION == 0:
            collect_garbage(1)
        times.append({ALL: 1000 * (process_time() - began)} | ledger.taken())
        profile.disable()
    return times


def _least(same: Sequence[dict[str, float]]) -> dict[str, float]:
    """The least that a move took in any round, part by part."""
    return {part: min(spent.get(part, 0.0) for spent in same) for part in same[0]}


def _print_parts(least: list[dict[str, float]]) -> None:
    """What a move takes on average, part by part; the rest is asyncio, threads that wake each other, the system."""
    parts = dict.fromkeys(part for spent in least for part in spent)
    means = {part: sum(spent.get(part, 0.0) for spent in least) / len(least) for part in parts}
    rest = 2 * means[ALL] - sum(means.values())
    for part, mean in sorted((means | {"the rest": rest}).items(), key=lambda item: -item[1]):
        print(f"{mean:8.3f} ms  {part}")


class _NoProfile(cProfile.Profile):
    """Looks at nothing."""

    def enable(self, *arguments: object) -> None:
        """Nothing begins."""

    def disable(self) -> None:
        """Nothing ends."""


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moves", description=__doc__)
    parser.add_argument("--game", nargs="+", default=["wacky_races", "thunder_road"], help="the games to measure")
    parser.add_argument("--seats", type=int, default=4, help="people at each table")
    parser.add_argument("--tables", type=int, default=10, help="how many tables, one after the other")
    parser.add_argument("--moves", type=int, default=120, help="the most moves at each")
    parser.add_argument(
        "--rounds", type=int, default=1, help="how often to play the same moves; the least of each counts"
    )
    parser.add_argument("--parts", action="store_true", help="show what the parts of a move take")
    parser.add_argument("--profile", action="store_true", help="show where the time goes; much slower")
    options = parser.parse_args()
    take_over_gc()
    for game in options.game:
        profile = cProfile.Profile() if options.profile else _NoProfile()
        ledger = Ledger()
        with ledger.watching() if options.parts else nullcontext():
            rounds = [
                asyncio.run(_measure(game, options.seats, options.tables, options.moves, profile, ledger))
                for _ in range(options.rounds)
            ]
        least = [_least(same) for same in zip(*rounds, strict=True)]
        times = [spent[ALL] for spent in least]
        mean = sum(times) / len(times)
        print(f"{game}: {len(times)} moves, {mean:.2f} ms each, 99 % within {quantile(times, 0.99):.1f} ms", flush=True)
        if options.parts:
            _print_parts(least)
        if options.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(_LINES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
