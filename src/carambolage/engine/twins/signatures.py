"""The one signature of each rule, read off its annotations, for both compilers.

Without it every mix of argument widths would be compiled into a copy of its own.
"""

import inspect
from typing import Annotated, Any, get_args, get_origin

import numba
import numpy as np
from numba import types

from carambolage.engine.record import Array, Rows, dtype_of, is_record
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.twins.build import Function

NUMBERS: dict[Any, Any] = {int: types.int64, bool: types.boolean, float: types.float64}


class Signatures:
    """The Numba types of one game's rules; `records` are the layouts of the game and of its tables on this machine."""

    def __init__(self, game: "np.dtype[np.void]", tables: "np.dtype[np.void]", kinds: Any = types) -> None:
        self._records = {GameRecord: numba.from_dtype(game), Printed: numba.from_dtype(tables)}
        self._omitted = kinds.Omitted

    def of(self, rule: Function) -> list[Any]:
        """The signatures of a rule, one for each number of arguments that may be left out; none at all where its types
        differ from call to call.
        """
        parameters = inspect.signature(rule).parameters.values()
        arguments = [self._kind(parameter.annotation) for parameter in parameters]
        if None in arguments:
            return []
        result = NUMBERS.get(rule.__annotations__.get("return"), types.void)
        defaults = [self._omitted(p.default) for p in parameters if p.default is not p.empty]
        given = len(arguments) - len(defaults)
        return [result(*arguments[: given + more], *defaults[more:]) for more in range(len(defaults), -1, -1)]

    def _kind(self, annotation: Any) -> Any:
        if annotation in NUMBERS:
            return NUMBERS[annotation]
        if isinstance(annotation, type):
            return self._record(annotation)
        mark = get_args(annotation)[1] if get_origin(annotation) is Annotated else None
        if isinstance(mark, Rows):
            return types.Array(self._record(mark.of), 1, "C")
        if isinstance(mark, Array):
            return types.Array(numba.from_dtype(np.dtype(mark.code)), mark.dimensions, "C")
        return None

    def _record(self, cls: type) -> Any:
        for family, kind in self._records.items():
            if issubclass(cls, family):
                return kind
        return numba.from_dtype(dtype_of(cls)) if is_record(cls) else None
