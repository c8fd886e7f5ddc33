"""`python -m benchmarks.attacks`: how long an innocent table waits for its moves before and during each attack.

The server is the real one with its own limits. Four people at one table move several times a second from one address,
the attackers come from another; they run on the same machine, with less right to its processors. Everything that was
acknowledged to the four is looked for in the logs of their tables: the exit status is 1 where anything was lost.
"""

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.attacks.attacker import ATTACKS
from benchmarks.attacks.rounds import BEGUN
from benchmarks.attacks.witness import Witness
from benchmarks.load import ours
from benchmarks.load.party import Party, Tally
from benchmarks.load.process import ServerProcess, free_port
from benchmarks.page.frames import quantile

_ADDRESS = "127.0.0.7"
_PACE = 0.05
_WARM_UP = 2.0
_FIRST = 15
_GAME = "wacky_races"
_HEAD = (
    f"{'attack':18} {'moves':>6} {'p99 before':>11} {'during':>9} {'worst':>9} {'change':>9}"
    f"  server cores {'lost':>12}  let in / thrown out"
)


class Innocents:
    """People at one table after the other, who play on whatever happens to others."""

    def __init__(self, server: ServerProcess) -> None:
        self.tally, self._server, self._lot = Tally(), server, random.Random(1)
        self._witnesses: list[Witness] = []
        self._thrown_out = self.lost = 0
        self._task = asyncio.create_task(self._play())

    async def waits(self, seconds: float) -> list[float]:
        """Milliseconds that each move took within some seconds; one that has not arrived yet counts as it stands."""
        self.tally.clear()
        await asyncio.sleep(seconds)
        return [1000 * took for took in (*self.tally.seconds, *([self._party.waiting] if self._party.waiting else []))]

    async def losses(self) -> str:
        """What they have lost since they were asked last, of how many acknowledged answers.

        That is: answers that were acknowledged and are in no log, were refused, or were still unanswered when the game
        was over, and connections that were closed.
        """
        witnesses, self._witnesses = self._witnesses, self._witnesses[-1:]
        acknowledged, lost = 0, self._thrown_out
        for witness in witnesses:
            answers, missing = await witness.checked(self._server.port)
            acknowledged, lost = acknowledged + answers, lost + missing
            lost += 0 if witness in self._witnesses else witness.unanswered
        self._thrown_out = 0
        self.lost += lost
        return f"{lost} of {acknowledged}"

    async def stop(self) -> None:
        """The evening is over."""
        self._task.cancel()
        self._party.close()

    async def _play(self) -> None:
        while True:
            tickets = await asyncio.to_thread(ours.open_tables, self._server, _GAME, 4, self._lot, 1)
            over = self.tally.over
            self._witnesses.append(Witness(tickets[0]))
            self._party = Party(self._witnesses[-1], self.tally, _PACE, self._lot)
            await self._party.join(self._server.host, self._server.port, ours.PATH, _ADDRESS)
            self._party.start()
            while self.tally.over == over and not self._party.lost:
                await asyncio.sleep(0.05)
            self._thrown_out += self._party.lost
            self._party.close()


def _start(folder: Path) -> ServerProcess:
    """A server with its usual limits, except that the innocents may open a new table whenever a game is over."""
    port = free_port()
    store = f"sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "carambolage", "table", "--port", str(port), "--store", store]
    return ServerProcess(command, port, "/api/health")


async def _measure(names: list[str], seconds: float, server: ServerProcess) -> int:
    innocents = Innocents(server)
    await asyncio.sleep(_WARM_UP)
    print(_HEAD)
    changes = []
    for name in names:
        before = await innocents.waits(seconds)
        await innocents.losses()
        with _attacked(name, server.port, seconds) as attacker:
            await asyncio.to_thread(attacker.begun)
            cpu = server.cpu_seconds
            during = await innocents.waits(seconds)
            cpu = (server.cpu_seconds - cpu) / seconds
            outcome = await asyncio.to_thread(attacker.outcome)
        calm, troubled = quantile(before, 0.99), quantile(during, 0.99)
        changes.append(troubled - calm)
        figures = f"{calm:8.1f} ms {troubled:6.1f} ms {max(during):6.1f} ms {changes[-1]:+6.1f} ms {cpu:12.2f}"
        print(f"{name:18} {len(during):6} {figures} {await innocents.losses():>12}  {outcome}", flush=True)
        await asyncio.sleep(_WARM_UP)
    await innocents.stop()
    print(f"the greatest change of the p99 is {max(changes):+.1f} ms, machine load {os.getloadavg()[0]:.1f}")
    print(f"the people at play have lost {innocents.lost} answers and connections")
    return 1 if innocents.lost else 0


class Attacker:
    """An attack in a process of its own."""

    def __init__(self, name: str, port: int, seconds: float) -> None:
        command = [sys.executable, "-m", "benchmarks.attacks.attacker", name, str(port), str(seconds)]
        niceness = os.nice(0)
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(max(0, -niceness))
        )

    def begun(self) -> None:
        """Wait until it begins."""
        assert self._process.stdout is not None
        if self._process.stdout.readline().strip() != BEGUN:
            raise RuntimeError("the attack broke off before it began")

    def outcome(self) -> str:
        """Wait until it is over: how often it was let in, and how often it was thrown out."""
        assert self._process.stdout is not None
        return " / ".join(self._process.stdout.readline().split()) or "broke off"

    def stop(self) -> None:
        """It is over, whatever it says."""
        self._process.kill()
        self._process.communicate()


@contextlib.contextmanager
def _attacked(name: str, port: int, seconds: float) -> Iterator[Attacker]:
    attacker = Attacker(name, port, seconds)
    try:
        yield attacker
    finally:
        attacker.stop()


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS), metavar="NAME")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long to count before and during each attack")
    parser.add_argument(
        "--first",
        action="store_true",
        help="let server and innocents go before whatever else this machine does (for root alone)",
    )
    options = parser.parse_args()
    if options.first:
        os.nice(-_FIRST)
    with tempfile.TemporaryDirectory() as folder:
        server = _start(Path(folder))
        try:
            return asyncio.run(_measure(options.only, options.seconds, server))
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
