"""The bots there are, by name."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches

from carambolage.bots.bot import Bot
from carambolage.bots.greedy import GreedyBot
from carambolage.bots.random import RandomBot
from carambolage.engine.errors import CarambolageError

_BOTS: dict[str, Callable[[int], Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


class UnknownBotError(CarambolageError, LookupError):
    """There is no bot of that name."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    return _BOTS[_known(name)](seed)


def one_per_seat(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for each seat: the list is repeated as often as needed, a longer one than there are seats is refused."""
    if not names:
        raise UnknownBotError(f"no bot is named; there are {', '.join(_BOTS)}")
    for name in names:
        _known(name)
    if len(names) > seats:
        raise UnknownBotError(f"{len(names)} bots are named, but only {seats} can sit down")
    return tuple(names[seat % len(names)] for seat in range(seats))


def _known(name: str) -> str:
    if name not in _BOTS:
        near = get_close_matches(name, _BOTS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_BOTS)}"
        raise UnknownBotError(f"there is no bot {name!r}; {hint}")
    return name
