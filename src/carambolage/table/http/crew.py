"""The workers of one supervisor: each serves some tables, and hands connections for others over as they are.

Any worker can serve any table, the store sees to that; but a table whose players are all at one worker is worked out
once. So whoever joins a table is passed on to its worker: the open socket with all that came over it so far. A worker
that is not there passes nothing on and takes nothing: then whoever has the connection serves it.
"""

import asyncio
import socket
import zlib
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

Take = Callable[[socket.socket, bytes, bytes], None]

_MOST = 65_536
_ATTEMPTS, _PAUSE = 20, 0.02


class _Joining(msgspec.Struct, tag="join", tag_field="type"):
    table: str


class _Passed(msgspec.Struct, array_like=True):
    request: bytes
    frames: bytes


_joining = msgspec.json.Decoder(_Joining)


class Crew:
    """One worker among several, with a socket in the folder where they meet."""

    def __init__(self, folder: str, number: int, count: int) -> None:
        self._folder, self.number, self._count = Path(folder), number, count
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)

    def open(self, take: Take) -> None:
        """Take connections from the others from now on, in place of whoever had this number."""
        path = self._path(self.number)
        path.unlink(missing_ok=True)
        self._socket.bind(str(path))
        asyncio.get_running_loop().add_reader(self._socket, self._receive, take)

    def close(self) -> None:
        """Take no more."""
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()

    def succeed(self, name: str) -> str | None:
        """Leave the name of this worker, and get that of the one that had its number before."""
        file = self._folder / f"{self.number}.name"
        before = file.read_text(encoding="utf-8") if file.exists() else None
        file.write_text(name, encoding="utf-8")
        return before

    def owner(self, frame: str | bytes) -> int:
        """The worker for the table that a frame joins; this one where it joins none."""
        try:
            table = _joining.decode(frame).table
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self.number
        return worker_of(table, self._count)

    async def pass_on(self, owner: int, connection: socket.socket, passed: Callable[[], tuple[bytes, bytes]]) -> bool:
        """Hand a connection over with what came over it; false if its owner cannot take it."""
        for _ in range(_ATTEMPTS):
            data = msgspec.msgpack.encode(_Passed(*passed()))
            if len(data) > _MOST:
                return False
            try:
                handles = array("i", [connection.fileno()])
                rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handles)]
                self._socket.sendmsg([data], rights, 0, str(self._path(owner)))
                return True
            except BlockingIOError:
                await asyncio.sleep(_PAUSE)
            except OSError:
                return False
        return False

    def _receive(self, take: Take) -> None:
        with suppress(BlockingIOError):
            while True:
                data, handles, _, _ = socket.recv_fds(self._socket, _MOST, 1)
                for handle in handles:
                    passed = msgspec.msgpack.decode(data, type=_Passed)
                    take(socket.socket(fileno=handle), passed.request, passed.frames)

    def _path(self, number: int) -> Path:
        return self._folder / f"{number}.sock"


def worker_of(table: str, count: int) -> int:
    """The worker that a table has, of some."""
    return zlib.crc32(table.encode()) % count
