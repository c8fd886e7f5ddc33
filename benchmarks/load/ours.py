"""Carambolage's server under load: a real one, with a store that syncs every move to the disk."""

import http.client
import itertools
import json
import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.load.process import ServerProcess, free_port
from tests.table.postgres import Cluster

PATH = "/api/socket"


class _Choice(msgspec.Struct):
    action: int


class _Sight(msgspec.Struct):
    seat: int
    turn: int
    choices: list[_Choice]


class _Shown(msgspec.Struct):
    sights: list[_Sight]


_decoder = msgspec.json.Decoder(_Shown)
_numbers = itertools.count(1)


class OurTicket:
    """A table of ours."""

    def __init__(self, table: str, tokens: list[str], lot: random.Random) -> None:
        self.seats = len(tokens)
        self._table, self._tokens, self._lot = table, tokens, lot
        self._surely = b""

    def link(self, seat: int) -> str:
        """Where a browser finds the seat."""
        return f"/t/{self._table}#seat={self._tokens[seat]}"

    def greeting(self, seat: int) -> bytes:
        """A join with the token of the seat."""
        join = {"type": "join", "id": "1", "version": 1, "table": self._table, "tokens": [self._tokens[seat]]}
        return json.dumps(join).encode()

    def reply(self, seat: int, frame: bytes) -> bytes:
        """What would cost an own piece is confirmed, as people do; acknowledgements and presence are only heard."""
        return self._surely if frame.startswith(b'{"type":"nack"') and b'"code":"deadly"' in frame else b""

    def is_entry(self, frame: bytes) -> bool:
        """The welcome."""
        return frame.startswith(b'{"type":"welcome"')

    def is_broadcast(self, frame: bytes) -> bool:
        """A move."""
        return frame.startswith(b'{"type":"moved"')

    def answer(self, frames: list[bytes]) -> tuple[int, bytes] | None:
        """Any choice of the first seat that has some, given with care, as the page does it; only that frame is read."""
        asked = next((frame for frame in frames if b'"choices":[]' not in frame), None)
        if asked is None:
            return None
        sight = _decoder.decode(asked).sights[0]
        action = self._lot.choice(sight.choices).action
        careful, self._surely = (_play(sight, action, care) for care in (True, False))
        return sight.seat, careful


def _play(sight: _Sight, action: int, careful: bool) -> bytes:
    play = {"type": "play", "id": str(next(_numbers)), "seat": sight.seat, "action": action, "turn": sight.turn}
    return json.dumps(play | {"careful": careful}).encode()


@contextmanager
def serving(workers: int) -> Iterator[ServerProcess]:
    """A server with an empty store and no limits that a crowd from one address would meet.

    Without workers it is one process with SQLite; some workers share a PostgreSQL that syncs every move as well.
    """
    with ExitStack() as stack:
        if workers:
            store = stack.enter_context(Cluster(fsync=True)).database("tables")
        else:
            store = f"sqlite:///{stack.enter_context(TemporaryDirectory())}/tables.db"
        server = _started(store, workers or 1)
        stack.callback(server.stop)
        yield server


def _started(store: str, workers: int) -> ServerProcess:
    port = free_port()
    command = [sys.executable, "-m", "carambolage", "table", "--port", str(port), "--store", store]
    command += ["--workers", str(workers), "--tables-per-minute", "1000000", "--connections", "1000000"]
    command += ["--requests-per-minute", "1000000"]
    return ServerProcess(command, port, "/api/health")


def open_tables(server: ServerProcess, game: str, seats: int, lot: random.Random, tables: int) -> list[OurTicket]:
    """Open the tables over HTTP, as anybody would."""
    connection = http.client.HTTPConnection(server.host, server.port, timeout=60)
    wish = {"game": game, "seats": [{"kind": "person"}] * seats, "grace": 3600}
    tickets = []
    for _ in range(tables):
        connection.request("POST", "/api/tables", json.dumps(wish), {"content-type": "application/json"})
        opened = json.loads(connection.getresponse().read())
        tickets.append(OurTicket(opened["table"], [seat["token"] for seat in opened["seats"]], lot))
    connection.close()
    return tickets
