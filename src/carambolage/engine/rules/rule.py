"""What a rule is: a plain function that reads and writes one game record.

Rules come in one source and three twins. The decorator only marks the function; the builder in `twins` later compiles
the same code object. Marks exist for the exceptions: `with_packed_body` for the few functions whose compiled twin
needs a body of its own, `bound` for names that each game fills in, and `thin` for functions that stand above the whole
game: they are written into their callers, since the compiler goes through all that a compiled function calls once more.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from carambolage.engine.rules.checks import check_rule

F = TypeVar("F", bound=Callable[..., Any])

_RULES: set[Callable[..., Any]] = set()
_PACKED_BODIES: dict[Callable[..., Any], Callable[..., Any]] = {}
_BOUND: set[Callable[..., Any]] = set()
_THIN: set[Callable[..., Any]] = set()


def rule(function: F) -> F:
    """Mark a rule; the function itself stays as it is."""
    return _entered(function)


def estimate(function: F) -> F:
    """Mark a function of the engine that may use floats: nothing that it works out reaches a record."""
    return _entered(function, floats=True)


def _entered(function: F, floats: bool = False) -> F:
    check_rule(function, floats)
    _RULES.add(function)
    return function


def with_packed_body(packed: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule whose compiled twin is another function."""

    def mark(function: F) -> F:
        _PACKED_BODIES[function] = packed
        return _entered(function)

    return mark


def bound(function: F) -> F:
    """Mark a name that stands for a function of the game at hand."""
    _BOUND.add(function)
    return rule(function)


def thin(function: F) -> F:
    """Mark a rule that is compiled into each of its callers."""
    _THIN.add(function)
    return rule(function)


def is_rule(thing: object) -> bool:
    """Whether something is marked as a rule, in whichever way."""
    return callable(thing) and thing in _RULES


def is_bound(thing: object) -> bool:
    """Whether something is a rule of the engine for which each game has its own."""
    return thing in _BOUND


def is_thin(thing: object) -> bool:
    """Whether something is a rule that is written into its callers."""
    return thing in _THIN


def packed_body(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function to compile in the place of a rule."""
    return _PACKED_BODIES.get(function, function)
