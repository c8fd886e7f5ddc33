"""The bots there are, by name. A number after a colon says how hard a search thinks: `search:2000` are iterations."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches

from carambolage.bots.search import SearchBot
from carambolage.bots.simple import Bot, GreedyBot, RandomBot, RookieBot
from carambolage.engine.errors import CarambolageError

_MOST_ITERATIONS = 1_000_000
_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "rookie": RookieBot,
    "driver": lambda seed: SearchBot(seed, milliseconds=40),
    "ace": lambda seed: SearchBot(seed, milliseconds=400),
}

LEVELS = ("rookie", "driver", "ace")  # those that people meet at a table; the others are for programmers


class UnknownBotError(CarambolageError, LookupError):
    """There is no bot of that name."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    kind, effort = _read(name)
    return SearchBot(seed, iterations=effort) if effort else _BOTS[kind](seed)


def needs_search(name: str) -> bool:
    """Whether a bot looks ahead, and so needs the compiled search."""
    return _read(name)[0] in ("search", "driver", "ace")


def one_per_seat(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for each seat: the list is repeated as often as needed, a longer one than there are seats is refused."""
    if not names:
        raise UnknownBotError(f"no bot is named; there are {', '.join(_BOTS)}")
    for name in names:
        _read(name)
    if len(names) > seats:
        raise UnknownBotError(f"{len(names)} bots are named, but only {seats} can sit down")
    return tuple(names[seat % len(names)] for seat in range(seats))


def _read(name: str) -> tuple[str, int]:
    """A bot's kind and, for a search, its number of iterations; 0 where time decides."""
    kind, colon, effort = name.partition(":")
    if kind not in _BOTS:
        near = get_close_matches(kind, _BOTS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_BOTS)}"
        raise UnknownBotError(f"there is no bot {name!r}; {hint}")
    if not colon:
        return kind, 0
    if kind != "search" or not effort.isdecimal() or not 1 <= int(effort) <= _MOST_ITERATIONS:
        raise UnknownBotError(
            f"{name!r} is no bot: only search takes a number, its iterations, from 1 to {_MOST_ITERATIONS:,},"
            " as in search:2000"
        )
    return kind, int(effort)
