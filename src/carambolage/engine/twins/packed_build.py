"""The packed twin: rules compiled by Numba for arrays of records, kept on disk between runs.

Numba's own cache does not notice a change in a file that a rule calls into, so the cache folder is named after
everything that could change the code. Only the entries are stored: they contain all that they call.
"""

import hashlib
import io
import os
import platform
import shutil
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numba
import numpy as np

from carambolage.engine.rules.rule import is_thin
from carambolage.engine.twins import numba_internals
from carambolage.engine.twins.build import Function, compiled_twin
from carambolage.engine.twins.fingerprint import rules_fingerprint
from carambolage.engine.twins.signatures import Signatures

_KEPT = 6
_ABANDONED_S = 86_400


def cache_root() -> Path:
    """Where compiled rules are kept: `CARAMBOLAGE_CACHE`, or the user's cache folder."""
    home = os.environ.get("CARAMBOLAGE_CACHE")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "carambolage"


class PackedBuild:
    """One game's rules on their way to machine code."""

    def __init__(
        self,
        name: str,
        entries: Iterable[Function],
        bindings: dict[Function, Function],
        game: "np.dtype[np.void]",
        tables: "np.dtype[np.void]",
        checked: bool = False,
    ) -> None:
        self.entries = tuple(entries)
        self.bindings = bindings
        self.signatures = Signatures(game, tables)
        self.checked = checked
        self.folder = cache_root() / f"{name}-{self._fingerprint(game, tables)}"
        self._stored_at = self.folder

    def is_stored(self) -> bool:
        """Whether the machine code is on disk; a build appears there in one move, complete."""
        return self.folder.is_dir()

    def functions(self, progress: Callable[[int, int], None] = lambda done, total: None) -> dict[str, Function]:
        """The compiled entries by name, from disk if they are there."""
        if self.is_stored():
            self.folder.touch()
            return {entry.__name__: self._from_disk(entry) for entry in self.entries}
        self._stored_at = Path(tempfile.mkdtemp(prefix=".building-", dir=_made(cache_root())))
        try:
            made = compiled_twin(self.entries, self.bindings, self._compile, progress)
            _move_into_place(self._stored_at, self.folder)
        finally:
            shutil.rmtree(self._stored_at, ignore_errors=True)
            self._stored_at = self.folder
        _forget_old_builds(self.folder)
        return made

    def exported(self) -> bytes:
        """What is on disk, for a machine of the same kind with the same rules."""
        archive = io.BytesIO()
        with tarfile.open(fileobj=archive, mode="w:gz", compresslevel=1) as files:
            files.add(self.folder, ".")
        return archive.getvalue()

    def install(self, archive: bytes) -> None:
        """Put on disk what another machine has compiled."""
        place = Path(tempfile.mkdtemp(prefix=".building-", dir=_made(cache_root())))
        try:
            with tarfile.open(fileobj=io.BytesIO(archive)) as files:
                files.extractall(place, filter="data")
            _move_into_place(place, self.folder)
        finally:
            shutil.rmtree(place, ignore_errors=True)

    def _from_disk(self, entry: Function) -> Function:
        return self._compile(entry, entry)

    def _compile(self, code: Function, rule: Function) -> Function:
        signatures = self.signatures.of(rule)
        flags = {"nogil": True, "error_model": "numpy", "boundscheck": self.checked, "_nrt": False}
        if rule in self.entries:
            return numba_internals.compile_entry(code, signatures, flags, self._stored_at)
        if is_thin(rule):
            return numba_internals.compile_inlined(code, flags)
        return numba_internals.compile_inner(code, signatures, flags)

    def _fingerprint(self, *layouts: "np.dtype[np.void]") -> str:
        machine = (platform.python_version(), np.__version__, numba.__version__, numba_internals.processor())
        lines = [e.__code__.co_firstlineno for e in self.entries]  # Numba knows an entry by its line
        layout = [str(dtype) for dtype in layouts]
        rules = rules_fingerprint(self.entries, self.bindings)
        recipe = (Path(numba_internals.__file__).read_bytes(), numba_internals.uses_plain_njit())
        about = (machine, lines, layout, rules, recipe, self.checked)
        return hashlib.sha256(repr(about).encode()).hexdigest()[:16]


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _move_into_place(built: Path, folder: Path) -> None:
    """Publish a build in one step; another process may have been first with the same."""
    try:
        built.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise


def _forget_old_builds(newest: Path) -> None:
    """Keep the builds used last; an abandoned one is swept out after a day."""
    builds = sorted(newest.parent.glob(newest.name.rsplit("-", 1)[0] + "-*"), key=_last_used)
    abandoned = [p for p in newest.parent.glob(".building-*") if _last_used(p) < time.time() - _ABANDONED_S]
    for old in [*builds[:-_KEPT], *abandoned]:
        shutil.rmtree(old, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process swept it out
        return 0.0
