"""A state that waits for the next move: bytes, and the little that is asked of it meanwhile."""

from dataclasses import dataclass
from typing import TypeVar

from carambolage.engine.match.snapshot import read_back, written
from carambolage.engine.rules.state import GameRecord

G = TypeVar("G", bound=GameRecord)


@dataclass(frozen=True, slots=True)
class Resting:
    """A state as bytes, whether its game is over, who is asked, and what the first of them may answer."""

    state: bytes
    over: bool
    asked: tuple[int, ...]
    first: int
    offers: tuple[int, ...]

    def woken(self, cls: type[G]) -> G:
        """The state, as good as new."""
        return read_back(cls, self.state)


def resting(g: GameRecord) -> Resting:
    """A state put to rest."""
    return Resting(written(g), g.over != 0, asked_in(g), g.seat, tuple(g.offer[: g.offers]))


def asked_in(g: GameRecord) -> tuple[int, ...]:
    """The seats that must answer."""
    return tuple(seat for seat in range(g.seats) if (g.asked >> seat) & 1 and not g.over)
