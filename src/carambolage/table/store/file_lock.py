"""A lock on a file that one process holds at a time; the system lets go of it when the process ends."""

from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # on Windows SQLite's own locks must do
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """A lock beside a store; the empty file stays."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[str] | None = None

    def acquire(self) -> bool:
        """Take the lock; false if another process, or somebody else in this one, has it."""
        file = self._path.open("a")
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                return False
        self._file = file
        return True

    def release(self) -> None:
        """Let go of the lock, if it is held."""
        if self._file is not None:
            self._file.close()
            self._file = None
