"""What a match was told, one step after the other: enough, with options and seed, to play it again."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Answered:
    """A seat answered its question."""

    seat: int
    action: int


@dataclass(frozen=True)
class Left:
    """A seat left for good."""

    seat: int


@dataclass(frozen=True)
class Fixed:
    """The next dice and draws were fixed in advance."""

    outcomes: tuple[int, ...]


@dataclass(frozen=True)
class Reseeded:
    """Chance was given another seed."""

    seed: int | bytes


Step = Answered | Left | Fixed | Reseeded
