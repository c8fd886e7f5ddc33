"""The progress of a run of many games, on standard error."""

import sys
from time import monotonic
from typing import Self

WIDTH = 30
PAUSE_S = 0.1


class ProgressLine:
    """A progress bar that is redrawn in a terminal; elsewhere only its title is printed, if it is worth a line."""

    def __init__(self, title: str, unit: str, quiet_elsewhere: bool) -> None:
        self.title, self.unit = title, unit
        self.live = sys.stderr.isatty()
        self._quiet, self._drawn, self._next = quiet_elsewhere, False, 0.0

    def __enter__(self) -> Self:
        return self

    def __call__(self, done: int, total: int) -> None:
        """Redraw the line, but not too often."""
        if self.live and (monotonic() >= self._next or done == total):
            share = done / total if total else 0.0
            bar = "#" * round(WIDTH * share) + "." * (WIDTH - round(WIDTH * share))
            text = f"{self.title} [{bar}] {share:4.0%}  {done:,} of {total:,} {self.unit}"
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
            self._next = monotonic() + PAUSE_S
        elif not self.live and not self._quiet and not self._drawn:
            print(f"{self.title} ...", file=sys.stderr, flush=True)
        self._drawn = True

    def __exit__(self, *error: object) -> None:
        """Erase the line."""
        if self.live and self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
