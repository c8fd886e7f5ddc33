"""Compiling in the background: the plain twin plays while another process fills the cache."""

import os
import subprocess
import sys
from collections import deque
from threading import Thread
from typing import IO, cast

from carambolage.engine.errors import RuleError


class Compiling:
    """A compilation under way: `progress` is (rules done, rules in all), `ready` once the cache holds them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.progress = (0, 0)
        self._complaint: deque[str] = deque(maxlen=20)
        command = [sys.executable, "-m", "carambolage.engine.twins.warm", game]
        paths = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(  # noqa: S603  # our own module, by our own interpreter
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        )
        self._readers = [Thread(target=read, daemon=True) for read in (self._read_progress, self._read_complaint)]
        for reader in self._readers:
            reader.start()

    @property
    def ready(self) -> bool:
        """Whether the packed twin now loads from disk."""
        return self._process.poll() == 0

    @property
    def failed(self) -> bool:
        """Whether the compilation ended without success; `wait` says why."""
        return self._process.poll() not in (None, 0)

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until it is done; False when the time is up before, an error when it failed."""
        try:
            self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            return False
        for reader in self._readers:
            reader.join()
        if self.failed:
            raise RuleError(f"the rules of {self.game} did not compile:\n{''.join(self._complaint).rstrip()}")
        return True

    def stop(self) -> None:
        """Give the compilation up; what is in the cache stays as it was."""
        self._process.terminate()
        self._process.wait()
        for reader in self._readers:
            reader.join()

    def _read_progress(self) -> None:
        with cast(IO[str], self._process.stdout) as lines:
            for line in lines:
                done, total = line.split()
                self.progress = (int(done), int(total))

    def _read_complaint(self) -> None:
        with cast(IO[str], self._process.stderr) as lines:
            self._complaint.extend(lines)


def compile_in_background(game: str) -> Compiling:
    """Start filling the cache for a game (its name, or its place as `module:name`)."""
    return Compiling(game)
