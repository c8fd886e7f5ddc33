"""What no twin can carry is refused as soon as a rule is marked, in a sentence.

Rules are compiled for a CPU and for a GPU, and all twins must agree to the last byte: whole numbers, records and lists
of them, nothing that depends on a machine's rounding or memory.
"""

import dis
from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

from carambolage.engine.errors import RuleError
from carambolage.engine.record import is_record

Function = Callable[..., Any]

_DIVIDE = bytes([dis.opmap["BINARY_OP"], 11])
_REFUSED = {
    "BUILD_MAP": "makes a dict",
    "BUILD_CONST_KEY_MAP": "makes a dict",
    "MAP_ADD": "makes a dict",
    "BUILD_SET": "makes a set",
    "SET_ADD": "makes a set",
    "BUILD_STRING": "makes a string",
    "RAISE_VARARGS": "raises an exception",
    "YIELD_VALUE": "is a generator",
    "STORE_GLOBAL": "changes a global",
}
_REFUSED_CODES = {dis.opmap[name]: reason for name, reason in _REFUSED.items() if name in dis.opmap}


def check_rule(function: Function, floats: bool = False) -> None:
    """Refuse a rule that some twin could not carry; `floats` are allowed where nothing reaches a record."""
    for name in function.__code__.co_varnames[: function.__code__.co_argcount]:
        if name not in function.__annotations__:
            raise _refusal(function, f"has no type for {name}; annotate it")
        _check_type(function, name, function.__annotations__[name], floats)
    _check_type(function, "what it returns", function.__annotations__.get("return"), floats)
    _check_code(function, floats)


def _check_type(function: Function, name: str, kind: Any, floats: bool) -> None:
    if kind in (int, bool, None, Any) or (floats and kind is float) or is_record(kind):
        return
    if get_origin(kind) in (list, UnionType, Annotated):
        for part in get_args(kind)[:1] if get_origin(kind) is Annotated else get_args(kind):
            _check_type(function, name, part, floats)
        return
    word = getattr(kind, "__name__", str(kind))
    raise _refusal(function, f"has a {word} ({name}); a rule takes and returns int, bool, records and lists of them")


def _check_code(function: Function, floats: bool) -> None:
    code = function.__code__
    steps = code.co_code[::2]
    for number in _REFUSED_CODES.keys() & set(steps):
        raise _refusal(function, f"{_REFUSED_CODES[number]}; rules know whole numbers, records and lists only")
    if floats:
        return
    if any(isinstance(constant, float) for constant in code.co_consts):
        raise _refusal(function, "uses a float; rules know whole numbers only, so that all machines agree")
    place = code.co_code.find(_DIVIDE)
    while place >= 0:
        if place % 2 == 0:
            raise _refusal(function, "divides with /, which makes a float; use //")
        place = code.co_code.find(_DIVIDE, place + 1)


def _refusal(function: Function, reason: str) -> RuleError:
    code = function.__code__
    return RuleError(f"the rule {function.__name__} ({code.co_filename}:{code.co_firstlineno}) {reason}")
