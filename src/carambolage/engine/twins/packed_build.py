"""The packed twin: rules compiled by Numba for arrays of records, kept on disk between runs.

Numba's own cache does not notice a change in a file that a rule calls into, so the cache folder is named after
everything that could change the code. Only the entries are stored: they contain all that they call.
"""

import hashlib
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core.compiler import Compiler

from carambolage.engine.rules.rule import is_thin
from carambolage.engine.twins.build import Function, compiled_twin
from carambolage.engine.twins.fingerprint import rules_fingerprint
from carambolage.engine.twins.signatures import Signatures

_KEPT = 6
_ABANDONED_S = 86_400
_njit: Callable[..., Callable[[Function], Function]] = numba.njit  # its annotations know only half of its flags
_config: Any = numba.config


def cache_root() -> Path:
    """Where compiled rules are kept: `CARAMBOLAGE_CACHE`, or the user's cache folder."""
    home = os.environ.get("CARAMBOLAGE_CACHE")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "carambolage"


class InnerCompiler(Compiler):
    """Compiles a rule that only other rules call: no machine code of its own, nothing optimised before its entry is.

    Numba would otherwise optimise all that a rule calls again for that rule, and for each of its callers.
    """

    def compile_extra(self, func: Function) -> Any:
        self.state.flags.no_compile = True
        made = super().compile_extra(func)  # type: ignore[no-untyped-call]
        library = made.library
        library.finalize = lambda: _link_only(library)
        name: Any = {}.get  # never called: callers know a function by some built-in function of its own
        self.state.targetctx.insert_user_function(name, made.fndesc, [library])
        return made._replace(entry_point=name)


def _link_only(library: Any) -> None:
    """Bring together the code of a library and of those it calls, and leave it at that."""
    for called in dict.fromkeys(library._linking_libraries):
        library._reload_init.update(called._reload_init)
        library._final_module.link_in(called._get_module_for_linking(), preserve=True)
    library._finalized = True


class EntryCompiler(Compiler):
    """Compiles an entry together with all rules that it contains, which nothing outside can call any more.

    Numba keeps every function callable from elsewhere. Private ones are a quarter faster, and smaller: a rule with one
    caller becomes a part of it.
    """

    def compile_extra(self, func: Function) -> Any:
        codegen: Any = self.state.targetctx.codegen()
        library = codegen.create_library(func.__qualname__)
        library.enable_object_caching()
        library._optimize_final_module = lambda: _optimise_closed(library)
        self.state.library = library
        return super().compile_extra(func)  # type: ignore[no-untyped-call]


def _optimise_closed(library: Any) -> None:
    """Make all shared functions of a linked library private, then optimise it as a whole."""
    module = library._final_module
    for function in module.functions:
        if function.linkage == llvm.Linkage.linkonce_odr:
            function.linkage = llvm.Linkage.internal
    passes, builder = library._codegen._module_pass_manager()
    passes.run(module, builder)


def _write_into_callers(made: Any) -> None:
    """Let the optimiser copy a rule into those who call it: the dispatchers have one or two callers in an entry."""
    for overload in made.overloads.values():
        module = overload.library._final_module
        module.get_function(overload.fndesc.mangled_name).add_function_attribute("alwaysinline")


class PackedBuild:
    """One game's rules on their way to machine code."""

    def __init__(
        self,
        name: str,
        entries: Iterable[Function],
        bindings: dict[Function, Function],
        records: dict[str, "np.dtype[np.void]"],
        checked: bool = False,
    ) -> None:
        self.entries = tuple(entries)
        self.bindings = bindings
        self.signatures = Signatures(records)
        self.checked = checked
        self.folder = cache_root() / f"{name}-{self._fingerprint(records)}"
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

    def _from_disk(self, entry: Function) -> Function:
        return self._compile(entry, entry)

    def _compile(self, code: Function, rule: Function) -> Function:
        signature = self.signatures.of(rule)
        flags: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": self.checked, "_nrt": False}
        if rule in self.entries:
            return self._compile_entry(code, signature, flags)
        if is_thin(rule):
            return _njit(inline="always", **flags)(code)
        flags["pipeline_class"] = InnerCompiler
        if signature is None:
            return _njit(**flags)(code)
        made: Any = _njit(signature, no_cpython_wrapper=True, no_cfunc_wrapper=True, **flags)(code)
        made.disable_compile()
        if rule in self.bindings.values():
            _write_into_callers(made)
        return cast(Function, made)

    def _compile_entry(self, code: Function, signature: Any, flags: dict[str, Any]) -> Function:
        before = _config.CACHE_DIR
        _config.CACHE_DIR = str(self._stored_at)
        try:
            return _njit(signature, cache=True, pipeline_class=EntryCompiler, **flags)(code)
        finally:
            _config.CACHE_DIR = before

    def _fingerprint(self, records: dict[str, "np.dtype[np.void]"]) -> str:
        machine = (platform.python_version(), np.__version__, numba.__version__, llvm.get_host_cpu_name())
        places = {e.__code__.co_filename for e in self.entries}
        # Numba itself refuses a stored entry whose file has another date, or that was compiled for another processor.
        files = sorted((place, os.stat(place).st_mtime_ns) for place in places)
        lines = [e.__code__.co_firstlineno for e in self.entries]
        layout = sorted((letter, str(dtype)) for letter, dtype in records.items())
        rules = rules_fingerprint(self.entries, self.bindings)
        recipe = Path(__file__).read_bytes()
        about = (machine, files, lines, layout, rules, recipe, self.checked)
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
