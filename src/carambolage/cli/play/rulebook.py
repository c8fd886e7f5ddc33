"""The rules of a game in short, chapter by chapter, from its messages `rules-…`."""

from carambolage.cli.console import BOLD, YELLOW, Console
from carambolage.cli.texts import Speech
from carambolage.engine.words.phrase import Phrase

PREFIX = "rules-"


def show_rules(speech: Speech, console: Console, wanted: str = "") -> None:
    """The chapter with a number, or the numbers of all chapters."""
    chapters = speech.words.messages(PREFIX, speech.lang)
    if not chapters:
        console.say(speech("cli-no-rules"), YELLOW)
    elif wanted.isdecimal() and 1 <= int(wanted) <= len(chapters):
        chapter = chapters[int(wanted) - 1]
        console.say(_title(speech, chapter), BOLD)
        console.say(speech(chapter))
    elif wanted:
        console.say(speech("cli-type-number", low=1, high=len(chapters)), YELLOW)
    else:
        console.say(speech("cli-rules"), BOLD)
        for number, chapter in enumerate(chapters, 1):
            console.say_numbered(number, len(chapters), _title(speech, chapter))


def _title(speech: Speech, chapter: str) -> str:
    return speech.phrase(Phrase(f"{chapter}.title"))
