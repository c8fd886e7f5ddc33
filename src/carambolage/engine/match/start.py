"""Where a match begins that does not begin at the beginning."""

from dataclasses import dataclass

from carambolage.engine.rules.state import GameRecord


@dataclass(frozen=True)
class Start:
    """A position: its text, its state, and the seat whose knowledge it is, if not the whole truth (-1: everybody's)."""

    text: str
    state: GameRecord
    seat: int | None
