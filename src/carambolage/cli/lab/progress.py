"""The progress of a run of many games, on standard error."""

import sys
from time import monotonic
from typing import Self

WIDTH = 30
PAUSE_S = 0.1
ELSEWHERE_S = 60.0


class ProgressLine:
    """A progress bar that is redrawn in a terminal; elsewhere a line a minute, and its title if it is worth one."""

    def __init__(self, title: str, unit: str, quiet_elsewhere: bool) -> None:
        self.title, self.unit = title, unit
        self.live = sys.stderr.isatty()
        self._quiet, self._drawn = quiet_elsewhere, False
        self._next = 0.0 if self.live else monotonic() + ELSEWHERE_S

    def __enter__(self) -> Self:
        return self

    def __call__(self, done: int, total: int) -> None:
        """Tell how far it is, but not too often."""
        share = done / total if total else 0.0
        count = f"{share:4.0%}  {done:,} of {total:,} {self.unit}"
        if self.live and (monotonic() >= self._next or done == total):
            bar = "#" * round(WIDTH * share) + "." * (WIDTH - round(WIDTH * share))
            print(f"\r\x1b[K{self.title} [{bar}] {count}", end="", file=sys.stderr, flush=True)
            self._next = monotonic() + PAUSE_S
        elif not self.live and not self._quiet and not self._drawn:
            print(f"{self.title} ...", file=sys.stderr, flush=True)
        elif not self.live and monotonic() >= self._next:
            print(f"{self.title} {count}", file=sys.stderr, flush=True)
            self._next = monotonic() + ELSEWHERE_S
        self._drawn = True

    def __exit__(self, *error: object) -> None:
        """Erase the line."""
        if self.live and self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
