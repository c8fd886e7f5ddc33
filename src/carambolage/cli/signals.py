"""Signals that end a game: they become an exception, so that the game is kept first."""

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
def stopped_gently() -> Iterator[None]:
    """Let a closed terminal or a `kill` end the program as gently as Ctrl-C does."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, _stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nothing interrupts what must not be left half done."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
