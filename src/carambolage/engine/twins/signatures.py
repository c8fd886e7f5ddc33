"""The one signature of each rule, read off its annotations, for both compilers.

Without it every mix of argument widths would be compiled into a copy of its own.
"""

import inspect
from typing import Any

import numba
import numpy as np
from numba import types

from carambolage.engine.twins.build import Function

ROWS = {"games": "g", "template": "g", "opening": "g", "tables": "t", "choosers": "p"}
NUMBERS: dict[Any, Any] = {int: types.int64, bool: types.boolean, float: types.float64}
_TREE = types.int64[:, ::1]
ARRAYS = {
    "lengths": types.int32[:, ::1],
    "ranks": types.int8[:, ::1],
    "nodes": _TREE,
    "paths": _TREE,
    "orders": _TREE,
    "told": types.int16[:, ::1],
    "notes": types.int32[::1],
}


class Signatures:
    """The Numba types of one game's records, by the letter that stands for them in rules."""

    def __init__(self, records: dict[str, "np.dtype[np.void]"]) -> None:
        self.records = {letter: numba.from_dtype(dtype) for letter, dtype in records.items()}

    def of(self, rule: Function) -> Any:
        """The signature of a rule, or none where its records differ from call to call."""
        kinds = [self._kind(name, rule.__annotations__.get(name)) for name in inspect.signature(rule).parameters]
        if None in kinds:
            return None
        returns: Any = rule.__annotations__.get("return")
        result = NUMBERS.get(returns, types.void)
        return result(*kinds)

    def _kind(self, name: str, annotation: Any) -> Any:
        if annotation in NUMBERS:
            return NUMBERS[annotation]
        if name in ("g", "t"):
            return self.records[name]
        if name in ROWS:
            return types.Array(self.records[ROWS[name]], 1, "C")
        return ARRAYS.get(name)
