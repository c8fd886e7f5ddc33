"""An event of a game, as one seat saw it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """What just happened, as one listener sees it; `secret` is -1 for those who may not know it."""

    number: int
    kind: str
    a: int
    b: int
    c: int
    secret: int
