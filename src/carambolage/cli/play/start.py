"""The questions before a game: who plays, how many of them, and which bots."""

from collections.abc import Sequence

from carambolage.bots import bot_names
from carambolage.cli.console import BOLD, DIM, YELLOW, Console
from carambolage.cli.play.seating import Seating, seated
from carambolage.cli.texts import Speech
from carambolage.engine.game import Game

COMPANY = 4
DEFAULT_BOT = "greedy"
ALONE, FRIENDS, BOTS = "alone", "friends", "bots"


def ask_who_plays(game: Game, console: Console, speech: Speech) -> Seating:
    """Greet a person and ask who joins in; Enter takes what stands in brackets."""
    _greet(game, console, speech)
    company = _one_of("cli-ask-company", "cli-company", (ALONE, FRIENDS, BOTS), console, speech)
    people = _people(game, company, console, speech)
    bots = _bots(game, people, console, speech)
    kinds = (DEFAULT_BOT, *(name for name in bot_names() if name != DEFAULT_BOT))
    kind = _one_of("cli-ask-kind", "cli-kind", kinds, console, speech) if bots else DEFAULT_BOT
    console.say()
    console.say(speech("cli-start"), DIM)
    return seated(people + bots, range(people), (kind,) if bots else ())


def _greet(game: Game, console: Console, speech: Speech) -> None:
    title = speech.named("game-title", game.name)
    console.say()
    console.say(f"  {title.upper()}", BOLD)
    about = speech.named("game-about", "")
    if about:
        console.say(f"  {about}", indent=2)
    console.say()
    console.say(speech("cli-welcome"), DIM)
    console.say()


def _people(game: Game, company: str, console: Console, speech: Speech) -> int:
    if company == FRIENDS:
        return _number("cli-ask-people", min(2, game.players[-1]), game.players[-1], 2, console, speech)
    return 1 if company == ALONE else 0


def _bots(game: Game, people: int, console: Console, speech: Speech) -> int:
    low, high = max(0, game.players[0] - people), game.players[-1] - people
    return _number("cli-ask-bots", low, high, min(high, max(low, COMPANY - people)), console, speech)


def _one_of(question: str, answers: str, words: Sequence[str], console: Console, speech: Speech) -> str:
    """Ask for one of several numbered answers, the first unless another is chosen."""
    console.say(speech(question), BOLD)
    for number, word in enumerate(words, 1):
        console.say_numbered(number, len(words), speech.named(f"{answers}-{word}", word))
    return words[_typed(speech("cli-your-choice") + " ", 1, len(words), 1, console, speech) - 1]


def _number(question: str, low: int, high: int, default: int, console: Console, speech: Speech) -> int:
    if low == high:
        return low
    return _typed(speech(question, low=low, high=high) + " ", low, high, default, console, speech)


def _typed(prompt: str, low: int, high: int, default: int, console: Console, speech: Speech) -> int:
    while True:
        answer = console.ask(prompt + speech("cli-default", default=default) + " ")
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        console.say(speech("cli-type-number", low=low, high=high), YELLOW)
