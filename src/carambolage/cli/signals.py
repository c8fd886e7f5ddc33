"""Signals: those that end the program become an exception, so that the game is saved first."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stopped(BaseException):
    """The system asked the program to end."""

    def __init__(self, number: int) -> None:
        self.exit_code = 128 + number


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stopped(number)


@contextmanager
def signals_as_exceptions() -> Iterator[None]:
    """SIGTERM and SIGHUP (a `kill`, a closed terminal) raise `Stopped`."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, _stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ctrl-C has no effect, for what must not be left half done."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
