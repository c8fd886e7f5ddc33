"""How the rules of a game become functions on a GPU."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from carambolage.engine.game import Game
from carambolage.engine.record import dtype_of
from carambolage.engine.rules.dice import Chooser
from carambolage.engine.rules.rule import is_thin
from carambolage.engine.rules.state import tell, whisper
from carambolage.engine.twins.build import Function
from carambolage.engine.twins.device.layout import record_layout
from carambolage.engine.twins.signatures import Signatures

LARGEST_INLINED = 1500  # bytes of Python's code; measured: 600 and 1,000 are a fifth slower, more is no faster


class RuleCompiler:
    """How a rule becomes a device function: one signature, and no copy of its own in each caller unless it is short."""

    def __init__(self, cuda: Any, game: Game) -> None:
        self._cuda = cuda
        records = {"g": record_layout(dtype_of(game.state)), "t": dtype_of(game.tables), "p": dtype_of(Chooser)}
        self._signatures = Signatures(records)

    def __call__(self, code: Function, rule: Function) -> Function:
        if rule is tell or rule is whisper:
            code = _say_nothing_of(rule)
        signature = self._signatures.of(rule)
        made: Any
        if is_thin(rule):
            made = self._cuda.jit(code, device=True, inline="always", lto=False)
        elif signature is None:
            made = self._cuda.jit(code, device=True, lto=False)
        else:
            made = self._cuda.jit(signature, device=True, lto=False)(code)
            if len(code.__code__.co_code) > LARGEST_INLINED:
                _keep_apart(made)
        return made  # type: ignore[no-any-return]


def _say_nothing_of(rule: Function) -> Function:
    """Events are for people, and no rule reads them: here they would only cost memory traffic."""
    if rule is tell:
        return lambda g, kind, a, b, c: None
    return lambda g, kind, a, b, secret, eyes: None


def _keep_apart(made: Any) -> None:
    for compiled in made.overloads.values():
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
