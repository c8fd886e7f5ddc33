"""An expected refusal: `with refused(UndoError): match.undo()` fails unless exactly that is raised."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def refused(error: type[Exception]) -> Iterator[list[Exception]]:
    """Expect an error of a kind; the list holds it afterwards."""
    caught: list[Exception] = []
    try:
        yield caught
    except error as refusal:
        caught.append(refusal)
    else:
        raise AssertionError(f"{error.__name__} was expected, but nothing was refused")
