"""A real server in a process of its own, to be started, stopped and killed."""

import json
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

CONVOY = "carambolage.testing.convoy.game:GAME"
PATIENCE = 120


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# The installed command, but it imports everything first and then waits for a line before it does anything.
WARMED_UP = """
import sys
import carambolage.table.http.server
from carambolage.cli import main
sys.exit(main(sys.argv[1:]) if sys.stdin.readline() else 0)
"""


class Server:
    """One server; after a stop or a kill it can be started again at the same address, at once if a spare waits."""

    def __init__(self, store: str, *arguments: str, spare: bool = False) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        generous = ["--tables-per-minute", "10000", "--checks-per-minute", "10000", "--connections", "5000"]
        generous += ["--requests-per-minute", "1000000"]
        self.command = [sys.executable, "-c", WARMED_UP, "table", "--port", self.address.partition(":")[2]]
        self.command += ["--store", store, "--game", CONVOY, *generous, *arguments]
        self._process: subprocess.Popen[str] | None = None
        self._keeps_spare = spare
        self._spare: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        """Start and wait until the server says that it is open."""
        self._process = self._spare or self._warm_up()
        self._spare = self._warm_up() if self._keeps_spare else None
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert self.address in line, f"the server said {line!r}"
        return self

    def _warm_up(self) -> subprocess.Popen[str]:
        return subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def kill(self) -> None:
        """As the power cut does it."""
        assert self._process is not None
        self._process.kill()
        self._end()

    @property
    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def signal(self, number: int) -> None:
        """Send the process a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> int:
        """As the one who runs it does; returns the exit status."""
        assert self._process is not None
        self._process.terminate()
        if self._spare is not None:
            self._spare.communicate()
        return self._end()

    def _end(self) -> int:
        assert self._process is not None
        self._process.communicate(timeout=PATIENCE)
        return self._process.returncode

    # HTTP

    def get(self, path: str, **headers: str) -> Any:
        """What the server answers, as data."""
        return json.loads(self.text(path, **headers))

    def text(self, path: str, **headers: str) -> str:
        """What the server answers, as text."""
        request = urllib.request.Request(f"http://{self.address}{path}", headers=headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return str(answer.read().decode())

    def post(self, path: str, body: object, **headers: str) -> Any:
        """What the server answers to a JSON body."""
        data = json.dumps(body).encode()
        url = f"http://{self.address}{path}"
        request = urllib.request.Request(url, data, {"content-type": "application/json", **headers})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.loads(answer.read())

    def refusal(self, path: str, body: object | None = None, **headers: str) -> tuple[int, Any]:
        """The status and the body of a refusal."""
        try:
            answer = self.get(path, **headers) if body is None else self.post(path, body, **headers)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read())
        raise AssertionError(f"{path} was not refused but answered with {answer}")

    def open_table(self, game: str = "convoy", people: int = 2, bots: int = 0, **wishes: Any) -> "Opened":
        """Open a table with people on the first seats."""
        seats = [{"kind": "person"}] * people + [{"kind": "bot"}] * bots
        return Opened(self, self.post("/api/tables", {"game": game, "seats": seats, **wishes}))


class Opened:
    """A table, and the tokens that lead to it."""

    def __init__(self, server: Server, told: Any) -> None:
        self.server, self.told = server, told
        self.table: str = told["table"]
        self.host: str = told["host"]
        self.watch: str = told["watch"]
        self.invite: str = told["invite"]
        self.seats: list[str] = [seat["token"] for seat in told["seats"]]
