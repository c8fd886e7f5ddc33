"""An event of a game, as one seat saw it."""

from msgspec import Struct


class Event(Struct, frozen=True):
    """What just happened, as one listener sees it; `secret` is -1 for those who may not know it."""

    number: int
    kind: str
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0
    secret: int = 0
