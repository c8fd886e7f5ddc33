"""A private PostgreSQL server in a folder of its own, gone without a trace afterwards."""

import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.table.serving import free_port

_PROGRAMS = "/usr/lib/postgresql/*/bin"
_SERVER = "postgres"


def _program(name: str) -> str | None:
    places = sorted(glob.glob(f"{_PROGRAMS}/{name}"))
    return shutil.which(name) or (places[-1] if places else None)


class Cluster:
    """One server, one database for each name that is asked for."""

    def __init__(self, fsync: bool = False) -> None:
        self._fsync = "on" if fsync else "off"
        self._home = Path(tempfile.mkdtemp(prefix="carambolage-"))
        self._port = free_port()
        # PostgreSQL refuses to run as root; its own user is there when it is installed.
        self._as: dict[str, Any] = {"user": _SERVER, "group": _SERVER, "extra_groups": []} if os.getuid() == 0 else {}
        self._server: subprocess.Popen[bytes] | None = None

    @staticmethod
    def installed() -> bool:
        """Whether there is a PostgreSQL to run."""
        return _program("initdb") is not None and _program("postgres") is not None

    def __enter__(self) -> "Cluster":
        if self._as:
            shutil.chown(self._home, _SERVER, _SERVER)
        data = str(self._home / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", "table", "-N", "-E", "UTF8", "--locale", "C")
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        data = str(self._home / "data")
        listen = ["-k", str(self._home), "-h", "127.0.0.1", "-p", str(self._port), "-c", f"fsync={self._fsync}"]
        program = _program("postgres") or ""
        self._server = subprocess.Popen([program, "-D", data, *listen], cwd="/", stderr=subprocess.DEVNULL, **self._as)
        self._wait()

    def stop(self) -> None:
        """Stop the server at once: whoever is connected is cut off."""
        assert self._server is not None
        self._server.send_signal(signal.SIGINT)
        try:
            self._server.wait(10)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()

    def database(self, name: str) -> str:
        """The URL of a new, empty database."""
        self._psql("postgres", f"create database {name}")
        return f"postgresql://table@127.0.0.1:{self._port}/{name}"

    def restored_copy(self, name: str, copy: str) -> str:
        """The URL of a new database with the content of another one, by way of a dump."""
        url, place, dump = (
            self.database(copy),
            f"postgresql://table@127.0.0.1:{self._port}",
            self._home / f"{name}.dump",
        )
        self._run("pg_dump", "--format=custom", f"--file={dump}", f"{place}/{name}")
        self._run("pg_restore", "--no-owner", f"--dbname={url}", str(dump))
        return url

    def break_connections(self, name: str) -> None:
        """Cut every connection to a database, as a restart of PostgreSQL does."""
        query = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"  # noqa: S608
        self._psql("postgres", query)

    def _psql(self, database: str, command: str) -> None:
        self._run("psql", "-h", "127.0.0.1", "-p", str(self._port), "-U", "table", "-d", database, "-qc", command)

    def _run(self, name: str, *arguments: str) -> None:
        program = _program(name) or name
        subprocess.run([program, *arguments], check=True, capture_output=True, cwd="/", **self._as)

    def _wait(self) -> None:
        for _ in range(100):
            try:
                self._psql("postgres", "select 1")
                return
            except subprocess.CalledProcessError:
                time.sleep(0.1)
        raise AssertionError("the PostgreSQL server does not answer")
