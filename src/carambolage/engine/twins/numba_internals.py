"""Everything that reaches into Numba beyond its documented interface, on the CPU and on a GPU.

With `CARAMBOLAGE_PLAIN_NJIT=1` the CPU's rules are compiled by the documented `njit` alone: slower to compile and to
run, but independent of what Numba looks like inside. `pyproject.toml` bounds the versions that this was tried with.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core.caching import _CacheLocator
from numba.core.compiler import Compiler

from carambolage.engine.twins.build import Function

_njit: Callable[..., Callable[[Function], Function]] = numba.njit  # its annotations know only half of its flags
_config: Any = numba.config


def uses_plain_njit() -> bool:
    """Whether rules are compiled without the compilers below."""
    return os.environ.get("CARAMBOLAGE_PLAIN_NJIT") == "1"


def processor() -> str:
    """The processor that machine code is made for."""
    return str(llvm.get_host_cpu_name())


def compile_inlined(code: Function, flags: dict[str, Any]) -> Function:
    """A rule that is written into each of its callers."""
    return _njit(inline="always", **flags)(code)


def compile_inner(code: Function, signatures: list[Any], flags: dict[str, Any]) -> Function:
    """A rule that only other rules call."""
    if not uses_plain_njit():
        flags = {**flags, "pipeline_class": InnerCompiler}
    if not signatures:
        return _njit(**flags)(code)
    rule: Any = _njit(signatures, no_cpython_wrapper=True, no_cfunc_wrapper=True, **flags)(code)
    rule.disable_compile()
    return cast(Function, rule)


def compile_entry(code: Function, signatures: list[Any], flags: dict[str, Any], folder: Path) -> Function:
    """A function that Python calls, with all rules that it reaches; its machine code is kept in a folder."""
    if not uses_plain_njit():
        flags = {**flags, "pipeline_class": EntryCompiler}
    before = _config.CACHE_DIR, _config.CACHE_LOCATOR_CLASSES
    _config.CACHE_DIR, _config.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{BuildLocator.__name__}"
    try:
        return _njit(signatures, cache=True, **flags)(code)
    finally:
        _config.CACHE_DIR, _config.CACHE_LOCATOR_CLASSES = before


class BuildLocator(_CacheLocator):
    """Keeps entries in the folder of their build, wherever the rules lie and however old their files are.

    The folder's name is a fingerprint of all that the machine code depends on, so that a second copy of the same rules,
    a fresh clone or an installed package, takes what the first has compiled.
    """

    @classmethod
    def from_function(cls, py_func: Function, py_file: str) -> "BuildLocator":
        return cls()

    def get_cache_path(self) -> str:
        return str(_config.CACHE_DIR)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""


class InnerCompiler(Compiler):
    """Compiles a rule that only other rules call: no machine code of its own, nothing optimised before its entry is.

    Numba would otherwise optimise all that a rule calls again for that rule, and for each of its callers.
    """

    def compile_extra(self, func: Function) -> Any:
        self.state.flags.no_compile = True
        library = self.state.targetctx.codegen().create_library(func.__qualname__)
        library.finalize = lambda: setattr(library, "_finalized", True)
        self.state.library = library
        result = super().compile_extra(func)  # type: ignore[no-untyped-call]
        name: Any = {}.get  # never called: callers know a function by some built-in function of its own
        self.state.targetctx.insert_user_function(name, result.fndesc, [library])
        return result._replace(entry_point=name)


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
    """Link all that a library reaches, make it private, then optimise it as a whole."""
    module = library._final_module
    for called in _reached(library)[len(dict.fromkeys(library._linking_libraries)) :]:
        library._reload_init.update(called._reload_init)
        module.link_in(called._get_module_for_linking(), preserve=True)
    for function in module.functions:
        if function.linkage == llvm.Linkage.linkonce_odr:
            function.linkage = llvm.Linkage.internal
    passes, builder = library._codegen._module_pass_manager()
    passes.run(module, builder)


def _reached(library: Any) -> list[Any]:
    """The libraries that a library calls into, first its own, then those of theirs that are not linked yet."""
    order = dict.fromkeys(library._linking_libraries)
    waiting = list(order)
    for called in waiting:
        for further in called._linking_libraries:
            if further not in order:
                order[further] = None
                waiting.append(further)
    return waiting


def import_cuda() -> Any:
    """The CUDA side of Numba; raises ImportError where it is not installed."""
    if not hasattr(np, "row_stack"):  # numba-cuda asks NumPy 2.5 and later for a name that is gone
        np.row_stack = np.vstack
    return import_module("numba.cuda")


def keep_apart(rule: Any) -> None:
    """Forbid the GPU's compiler to copy a device function into its callers."""
    for compiled in rule.overloads.values():
        for function in compiled.library._module.functions:
            if not function.is_declaration:
                function.attributes.add("noinline")


@contextmanager
def indices_from_the_front() -> Iterator[None]:
    """No rule counts from the end of a list, and code that looks whether one does would be a good part of the whole."""
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    intp: Any = import_module("numba.cuda.types").intp
    counting_from_the_end = arrays.fix_integer_index
    arrays.fix_integer_index = lambda context, builder, kind, index, size: context.cast(builder, index, kind, intp)
    try:
        yield
    finally:
        arrays.fix_integer_index = counting_from_the_end
