"""boardgame.io's server under the same load; its tables live in memory only."""

import itertools
import json
import shutil
from pathlib import Path

from benchmarks.catalogue import ROOT
from benchmarks.load.process import ServerProcess, free_port

NAME = "boardgame.io 0.50.2"
PATH = "/socket.io/?EIO=4&transport=websocket"
HOME = ROOT / ".venv-peers" / "boardgameio"
_SERVER = Path(__file__).parent / "boardgameio" / "server.js"
_CALL = "42/race,"
_numbers = itertools.count(1)


class TheirTicket:
    """A match of theirs; whoever comes first makes it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._match = f"match{next(_numbers)}"

    def greeting(self, seat: int) -> bytes:
        """Nothing: socket.io's server speaks first."""
        return b""

    def reply(self, seat: int, frame: bytes) -> bytes:
        """Enter the game's namespace, then ask for the match, and show from time to time that somebody is there."""
        if frame.startswith(b"0{"):
            return b"40/race,"
        if frame.startswith(b"40/race,"):
            return _call("sync", self._match, str(seat), None, self.seats)
        return b"3" if frame == b"2" else b""

    def is_entry(self, frame: bytes) -> bool:
        """The whole match."""
        return frame.startswith(b'42/race,["sync"')

    def is_broadcast(self, frame: bytes) -> bool:
        """A move."""
        return frame.startswith(b'42/race,["update"')

    def answer(self, frames: list[bytes]) -> tuple[int, bytes] | None:
        """Any card of whoever is next; a match of this race never ends."""
        frame = frames[0]
        player = frame.partition(b'"currentPlayer":"')[2].partition(b'"')[0].decode()
        state = int(frame.partition(b'"_stateID":')[2].partition(b"}")[0].partition(b",")[0])
        move = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [state % 6], "playerID": player}}
        return int(player), _call("update", move, state, self._match, player)


def is_installed() -> bool:
    """Whether the peer is there, and a Node.js to run it."""
    return shutil.which("node") is not None and (HOME / "node_modules" / "boardgame.io").is_dir()


def start() -> ServerProcess:
    """Start the server as it is meant for production."""
    port = free_port()
    environment = {"NODE_ENV": "production", "NODE_PATH": str(HOME / "node_modules")}
    return ServerProcess(["node", str(_SERVER), str(port)], port, "/games", environment)


def open_tables(seats: int, tables: int) -> list[TheirTicket]:
    """Matches are made by whoever joins them."""
    return [TheirTicket(seats) for _ in range(tables)]


def _call(name: str, *arguments: object) -> bytes:
    return (_CALL + json.dumps([name, *arguments])).encode()
