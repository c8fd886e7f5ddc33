"""A server in a process of its own, and what it costs: processor time and memory, as the system counts them."""

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 60.0
_TICKS = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """One server, from its start to its end."""

    def __init__(self, command: list[str], port: int, path: str, environment: dict[str, str] | None = None) -> None:
        self.host, self.port = "127.0.0.1", port
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | (environment or {}))
        self._wait_for(path)

    def stop(self) -> None:
        """Ask it to end, and wait."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def cpu_seconds(self) -> float:
        """Processor time so far, of all its processes."""
        return sum(map(cpu_seconds, self._family))

    @property
    def memory(self) -> int:
        """Bytes of memory held now, by all its processes."""
        pages = [int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) for pid in self._family]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def workers(self) -> list[int]:
        """The processes that serve: those of a supervisor, or the only one."""
        spawned = [pid for pid in self._family if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return spawned or [self._process.pid]

    @property
    def _family(self) -> list[int]:
        """The process and those that it has started: workers, where there are several."""
        return descendants(self._process.pid)

    def _wait_for(self, path: str) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"http://{self.host}:{self.port}{path}", timeout=5):
                    return
            except urllib.error.HTTPError:
                return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"the server at port {self.port} did not start") from None
                time.sleep(0.1)


def cpu_seconds(pid: int | None = None) -> float:
    """Processor time that a process has used, with its children that have ended; this one unless another is named."""
    stat = Path(f"/proc/{pid or 'self'}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, stat[11:15])) / _TICKS


def descendants(pid: int) -> list[int]:
    """A process, its children and theirs."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(other for child in children for other in descendants(int(child)))]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
