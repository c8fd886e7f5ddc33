"""The fingerprint of a set of rules: changes when anything changes that the compiled code depends on, and only then.

Comments, docstrings and moved lines do not count; a constant in another file does.
"""

import hashlib
import types
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from carambolage.engine.rules.rule import is_thin, packed_body
from carambolage.engine.twins.build import Function, called_rules, global_names, leaves_first


def rules_fingerprint(entries: Iterable[Function], bindings: Mapping[Function, Function]) -> str:
    """A hash over every rule that the entries reach."""
    made = hashlib.sha256()
    for function in leaves_first(entries, bindings):
        made.update(repr(_about_rule(function, bindings)).encode())
    return made.hexdigest()


def _about_rule(function: Function, bindings: Mapping[Function, Function]) -> Any:
    body = packed_body(function)
    called = {name: _full_name(rule) for name, rule in called_rules(body, bindings)}
    others = {name: _about(body.__globals__.get(name)) for name in global_names(body) if name not in called}
    kinds = {name: str(kind) for name, kind in function.__annotations__.items()}
    code = _about_code(body.__code__, body.__doc__)
    return _full_name(function), code, body.__defaults__, called, others, kinds, is_thin(function)


def _about_code(code: types.CodeType, docstring: str | None = None) -> Any:
    constants = [_about(c) for c in code.co_consts if c is None or c is not docstring]
    return code.co_code, constants, code.co_names, code.co_varnames


def _about(thing: Any) -> Any:
    if isinstance(thing, types.CodeType):
        return _about_code(thing)
    if isinstance(thing, frozenset):
        return sorted(map(repr, thing))
    if isinstance(thing, type) and issubclass(thing, Enum):
        return [(name, int(member.value)) for name, member in thing.__members__.items()]
    if isinstance(thing, types.ModuleType) and thing.__name__.partition(".")[0] not in ("numpy", "math"):
        return [(name, value) for name, value in sorted(vars(thing).items()) if isinstance(value, int)]
    if thing is None or isinstance(thing, int | str | float | bytes | tuple | list):
        return repr(thing)
    return _full_name(thing)


def _full_name(thing: Any) -> str:
    return f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', type(thing).__qualname__)}"
