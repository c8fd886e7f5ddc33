"""The progress of a run of many games, on standard error, and its sum up to the end or to Ctrl-C."""

import sys
from collections.abc import Iterable
from time import monotonic
from typing import Protocol, Self, TypeVar

from carambolage.cli.errors import INTERRUPTED

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


class Countable(Protocol):
    """A sum over some games."""

    @property
    def games(self) -> int:
        """How many games it is about."""

    def __add__(self, other: Self) -> Self: ...


Total = TypeVar("Total", bound=Countable)


def add_up(parts: Iterable[Total], total: Total, games: int) -> Total:
    """Add all parts of a run to a total; after Ctrl-C the parts that were played until then."""
    with ProgressLine("Playing", "games", quiet_elsewhere=True) as progress:
        try:
            for part in parts:
                total += part
                progress(total.games, games)
        except KeyboardInterrupt:
            pass
    return total


def exit_code_of(total: Countable, games: int) -> int:
    """0 for a complete run; 130 for one that Ctrl-C has cut short, with a sentence that says so."""
    if total.games == games:
        return 0
    print(f"carambolage: stopped by Ctrl-C after {total.games} of {games} games", file=sys.stderr)
    return INTERRUPTED
