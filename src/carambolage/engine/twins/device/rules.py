"""How the rules of a game become functions on a GPU."""

from typing import Any

from carambolage.engine.game import Game
from carambolage.engine.record import dtype_of
from carambolage.engine.rules.rule import is_thin
from carambolage.engine.rules.state import tell, whisper
from carambolage.engine.twins.build import Function
from carambolage.engine.twins.device.layout import record_layout
from carambolage.engine.twins.numba_internals import keep_apart
from carambolage.engine.twins.signatures import Signatures


class RuleCompiler:
    """How a rule becomes a device function: one signature, and no copy of its own in each caller unless it is short."""

    def __init__(self, cuda: Any, game: Game) -> None:
        self._cuda = cuda
        self._largest_inlined = game.largest_inlined
        layouts = (record_layout(dtype_of(game.state)), dtype_of(game.tables))
        self._signatures = Signatures(*layouts, kinds=cuda.types)

    def __call__(self, code: Function, rule: Function) -> Function:
        if rule is tell or rule is whisper:
            code = _say_nothing_of(rule)
        signatures = self._signatures.of(rule)
        compiled: Any
        if is_thin(rule):
            compiled = self._cuda.jit(code, device=True, inline="always", lto=False)
        elif not signatures:
            compiled = self._cuda.jit(code, device=True, lto=False)
        else:
            compiled = self._cuda.jit(signatures, device=True, lto=False)(code)
            if len(code.__code__.co_code) > self._largest_inlined:
                keep_apart(compiled)
        return compiled  # type: ignore[no-any-return]


def _say_nothing_of(rule: Function) -> Function:
    """Events are for people, and no rule reads them: here they would only cost memory traffic."""
    if rule is tell:
        return lambda g, kind, a=0, b=0, c=0, d=0, e=0, f=0: None
    return lambda g, kind, secret, eyes, a=0, b=0, c=0, d=0, e=0, f=0: None
