"""The log and the board in a terminal: what begins stands out, and what is said again and again is said once.

A message whose name holds `begins` starts something new; one that ends in `title` or `heading` stands above others.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from carambolage.cli.console import BOLD, DIM, UNDERLINE, Console
from carambolage.cli.texts import Speech
from carambolage.engine.words.phrase import Phrase

Line = tuple[str, bool]
ROW_INDENT = 4


def tell(phrases: Sequence[Phrase], speech: Speech, console: Console, most: int | None = None) -> None:
    """What happened, the last lines of it."""
    lines = list(_lines(phrases, speech))
    for text, begins in lines[-most:] if most else lines:
        console.say(text, *(() if begins else (DIM,)), indent=ROW_INDENT)


def _lines(phrases: Sequence[Phrase], speech: Speech) -> Iterator[Line]:
    said = ((speech.phrase(phrase), "begins" in phrase.message) for phrase in phrases)
    for (text, begins), alike in groupby(said):
        count = len(list(alike))
        yield (text if count == 1 else speech("cli-times", line=text, count=count)), begins


def tell_board(phrases: Sequence[Phrase], speech: Speech, console: Console) -> None:
    """The table: its title bold, the headings of its columns underlined."""
    for phrase in phrases:
        style = {"title": BOLD, "heading": UNDERLINE}.get(phrase.message.rpartition("-")[2])
        console.say(speech.phrase(phrase), *([style] if style else []), indent=ROW_INDENT)
