"""The questions before a game: how many people and bots, and which bots."""

from collections.abc import Sequence

from carambolage.bots import bot_names
from carambolage.cli.console import BOLD, YELLOW, Console
from carambolage.cli.seating import Seating, seated
from carambolage.cli.speech import Speech
from carambolage.engine.game import Game

COMPANY = 4
DEFAULT_BOT = "greedy"


def ask_who_plays(game: Game, console: Console, speech: Speech) -> Seating:
    """Ask a person who joins in; Enter takes what stands in brackets."""
    console.say(speech("cli-welcome", game=speech.named("game-title", game.name)), BOLD)
    least, most = game.players[0], game.players[-1]
    people = _number("cli-ask-people", 1, most, 1, console, speech)
    low, high = max(0, least - people), most - people
    bots = _number("cli-ask-bots", low, high, min(high, max(low, COMPANY - people)), console, speech)
    kind = _word("cli-ask-kind", bot_names(), DEFAULT_BOT, console, speech) if bots else DEFAULT_BOT
    return seated(people + bots, range(people), (kind,) if bots else ())


def _number(question: str, low: int, high: int, default: int, console: Console, speech: Speech) -> int:
    while low < high:
        answer = console.ask(speech(question, low=low, high=high, default=default) + " ")
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        console.say(speech("cli-type-number", low=low, high=high), YELLOW)
    return low


def _word(question: str, words: Sequence[str], default: str, console: Console, speech: Speech) -> str:
    while True:
        answer = console.ask(speech(question, names=", ".join(words), default=default) + " ").lower()
        if not answer:
            return default
        found = [word for word in words if word.startswith(answer)]
        if len(found) == 1:
            return found[0]
        console.say(speech("cli-type-word", names=", ".join(words)), YELLOW)
