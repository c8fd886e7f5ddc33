"""Lines for a terminal: the log, the board, the result of a game, and its rules in short.

A message whose name holds `begins` starts something new; one that ends in `title` or `heading` stands above others.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from carambolage.cli.console import BOLD, DIM, UNDERLINE, YELLOW, Console
from carambolage.engine.game import Result
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.texts import Texts

ROW_INDENT = 4
RULES_PREFIX = "rules-"


def show_log(phrases: Sequence[Phrase], texts: Texts, console: Console, most: int | None = None) -> None:
    """Events as lines, the last ones; what repeats itself stands there once, with its number."""
    lines = list(_log_lines(phrases, texts))
    for line, begins in lines[-most:] if most else lines:
        console.say(line, *(() if begins else (DIM,)), indent=ROW_INDENT)


def _log_lines(phrases: Sequence[Phrase], texts: Texts) -> Iterator[tuple[str, bool]]:
    lines = ((texts.phrase(phrase), "begins" in phrase.message) for phrase in phrases)
    for (line, begins), repeated in groupby(lines):
        count = len(list(repeated))
        yield (line if count == 1 else texts("cli-times", line=line, count=count)), begins


def show_board(phrases: Sequence[Phrase], texts: Texts, console: Console) -> None:
    """The board: its title bold, the headings of its columns underlined."""
    for phrase in phrases:
        style = {"title": BOLD, "heading": UNDERLINE}.get(phrase.message.rpartition("-")[2])
        console.say(texts.phrase(phrase), *([style] if style else []), indent=ROW_INDENT)


def result_lines(result: Result, texts: Texts, bots: Mapping[int, str]) -> list[str]:
    """The reason why the game ended, who won, and every seat in the order of the ranks."""
    lines = [texts.phrase(result.reason)]
    if not result.winners:
        lines.append(texts("cli-nobody-won"))
    for seat in sorted(range(len(result.ranking)), key=lambda seat: (result.ranking[seat], seat)):
        line = texts("cli-rank", rank=result.ranking[seat], player=_seat_label(texts, seat, bots))
        lines.append(line + texts("cli-score", score=result.scores[seat]) if any(result.scores) else line)
    return lines


def _seat_label(texts: Texts, seat: int, bots: Mapping[int, str]) -> str:
    player = texts.player(seat)
    return texts("cli-bot-name", player=player, bot=texts(f"cli-bot-{bots[seat]}")) if seat in bots else player


def show_rules(texts: Texts, console: Console, wanted: str = "") -> None:
    """The chapter of the rules with a number, from the messages `rules-…`, or the numbers of all chapters."""
    chapters = texts.words.messages(RULES_PREFIX, texts.lang)
    if not chapters:
        console.say(texts("cli-no-rules"), YELLOW)
    elif wanted.isdecimal() and 1 <= int(wanted) <= len(chapters):
        chapter = chapters[int(wanted) - 1]
        console.say(texts(f"{chapter}.title"), BOLD)
        console.say(texts(chapter))
    elif wanted:
        console.say(texts("cli-type-number", low=1, high=len(chapters)), YELLOW)
    else:
        console.say(texts("cli-rules"), BOLD)
        for number, chapter in enumerate(chapters, 1):
            console.say_numbered(number, len(chapters), texts(f"{chapter}.title"))
