"""What several eyes see alike: made once for all of them, when a move is told to everybody around a table."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Alike:
    """Parts of the views of one moment; one that is made of equal things is one object in all of these views.

    What `make` gets is compared, and it gets nothing else: nobody is shown what was made for somebody who knows more.
    """

    def __init__(self) -> None:
        self._made: dict[Callable[..., Any], list[tuple[tuple[object, ...], Any]]] = {}

    def part(self, make: Callable[..., T], *of: object) -> T:
        """What a function makes of some things, or has made of equal ones before; it is not to be changed."""
        known = self._made.setdefault(make, [])
        for things, part in known:
            if things == of:
                return part  # type: ignore[no-any-return]
        made = make(*of)
        known.append((of, made))
        return made
