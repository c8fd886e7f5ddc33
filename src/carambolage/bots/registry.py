"""The bots there are, by name.

A number after a colon says how hard a search thinks: `search:2000` are iterations. Weights after a colon change what
the greedy player weighs: `greedy:CARD=60:ROW=5`.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from carambolage.bots.search import SearchBot
from carambolage.bots.simple import Bot, GreedyBot, RandomBot, RookieBot
from carambolage.bots.weights import Weights, check_weights, read_spelled, read_weights, spelled
from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Game

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
    kind, effort, weights = _read(name)
    if weights:
        return GreedyBot(seed, weights)
    return SearchBot(seed, iterations=effort) if effort else _BOTS[kind](seed)


def bot_for(game: Game, name: str) -> str:
    """A bot's name, checked for a game; a file of weights, as in `greedy:FILE`, is replaced by what it holds.

    So the name means the same on every machine, and also when the file has changed.
    """
    kind, colon, rest = name.partition(":")
    if kind == "greedy" and colon and "=" not in rest:
        return f"greedy:{spelled(read_weights(Path(rest), game))}"
    check_weights(game, dict(_read(name)[2]))
    return name


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


def _read(name: str) -> tuple[str, int, Weights]:
    """A bot's kind and, for a search, its number of iterations; 0 where time decides; for a greedy one, its weights."""
    kind, colon, rest = name.partition(":")
    if kind not in _BOTS:
        near = get_close_matches(kind, _BOTS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_BOTS)}"
        raise UnknownBotError(f"there is no bot {name!r}; {hint}")
    if not colon:
        return kind, 0, ()
    if kind == "greedy" and "=" in rest:
        return kind, 0, tuple(read_spelled(rest).items())
    if kind != "search" or not rest.isdecimal() or not 1 <= int(rest) <= _MOST_ITERATIONS:
        raise UnknownBotError(
            f"{name!r} is no bot: only search takes a number, its iterations, from 1 to {_MOST_ITERATIONS:,},"
            " as in search:2000, and only greedy takes weights, as in greedy:CARD=60"
        )
    return kind, int(rest), ()
