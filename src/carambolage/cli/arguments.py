"""Arguments that several commands share."""

import argparse
import os
from collections.abc import Callable, Sequence

from carambolage.cli.errors import UsageError
from carambolage.engine.game import Game
from carambolage.engine.words.words import languages

DEFAULT_GAME = "wacky_races"
LONGEST_SHOWN = 20
MOST_TIMES = 10


def add_options(parser: argparse.ArgumentParser) -> None:
    """`--options` and `--pack`: what is played with."""
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="rules of the game to change"
    )
    parser.add_argument("--pack", metavar="DIR", help="play with the components in this folder")


def add_saved_pack(parser: argparse.ArgumentParser) -> None:
    """`--pack`: what a saved game was played with; a game from a table does not say where its pack lies."""
    parser.add_argument("--pack", metavar="DIR", help="the components it was played with, if the file names no folder")


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`: en or fr; the language of the terminal unless given."""
    parser.add_argument("--lang", metavar="LANG", help="en or fr; without it, the language of the terminal")


def language(given: str | None, game: Game | None = None) -> str:
    """The language to speak: the given one, the terminal's if the game knows it, or English."""
    known = languages(game)
    if given is None:
        wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return wanted[:2] if wanted[:2] in known else "en"
    if given not in known:
        raise UsageError(f"there is no language {given!r}; there are {', '.join(known)}")
    return given


def options(pairs: Sequence[str]) -> dict[str, str]:
    """Options from words that read KEY=VALUE."""
    values: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise UsageError(f"an option reads KEY=VALUE, as in powers=off; {pair!r} does not")
        if key in values:
            raise UsageError(f"the option {key} is given twice")
        values[key] = value
    return values


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(part.strip() for part in text.split(","))


def seats(text: str) -> tuple[int, ...]:
    """Seats from numbers that count from 1, as in `1,3`; `none` is no seat at all."""
    if text == "none":
        return ()
    try:
        numbers = [int(part) for part in text.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"seats read 1 or 1,3 or none, not {text!r}") from None
    if min(numbers) < 1:
        raise argparse.ArgumentTypeError(f"seats count from 1; {min(numbers)} is none")
    return tuple(sorted({number - 1 for number in numbers}))


def at_least(low: int) -> Callable[[str], int]:
    """A whole number that is not below a bound."""

    def bounded(text: str) -> int:
        number = whole(text)
        if number < low:
            raise argparse.ArgumentTypeError(f"{number} is too small; it must be at least {low}")
        return number

    return bounded


def whole(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        shown = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."
        raise argparse.ArgumentTypeError(f"{shown!r} is no whole number") from None


def part(text: str) -> float:
    """A part of something, or a few times as much."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST_TIMES:
        raise argparse.ArgumentTypeError(f"{text!r} is no part; it must be above 0 and at most {MOST_TIMES}")
    return number
