"""What every bot can do."""

from typing import Protocol

from carambolage.engine.match.match import Match


class Bot(Protocol):
    """A player that answers at once; the same seed and the same match give the same answer."""

    name: str

    def choose(self, match: Match, seat: int) -> int:
        """The action number that an asked seat answers."""
