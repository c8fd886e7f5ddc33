"""Who sits where: people on some seats, a bot on every other; from the command line, or from questions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from carambolage.bots import bot_names, one_per_seat
from carambolage.cli.console import BOLD, DIM, YELLOW, Console
from carambolage.cli.errors import UsageError
from carambolage.engine.game import Game
from carambolage.engine.words.texts import Texts

COMPANY = 4
DEFAULT_BOT = "greedy"
ALONE, FRIENDS, BOTS = "alone", "friends", "bots"


@dataclass(frozen=True)
class Seating:
    """The seats of the people, and the name of the bot on each other seat."""

    people: tuple[int, ...]
    bots: Mapping[int, str]


def seated(seats: int, people: Sequence[int], bots: Sequence[str]) -> Seating:
    """Put people on their seats and bots on the others, repeated as often as needed."""
    for seat in people:
        if seat >= seats:
            raise UsageError(f"there is no seat {seat + 1}; the seats are 1 to {seats}")
    free = [seat for seat in range(seats) if seat not in people]
    chosen = one_per_seat(bots, len(free)) if free else ()
    return Seating(tuple(people), dict(zip(free, chosen, strict=True)))


def as_arguments(seating: Seating) -> list[str]:
    """The words of a command line that seat everybody like this again."""
    people = ",".join(str(seat + 1) for seat in seating.people) or "none"
    return ["--seat", people, *(["--bots", ",".join(seating.bots.values())] if seating.bots else [])]


def ask_who_plays(game: Game, console: Console, texts: Texts) -> Seating:
    """Greet a person and ask who joins in; Enter takes what stands in brackets."""
    _greet(game, console, texts)
    company = _one_of("cli-ask-company", "cli-company", (ALONE, FRIENDS, BOTS), console, texts)
    people = _people(game, company, console, texts)
    bots = _bots(game, people, console, texts)
    kinds = (DEFAULT_BOT, *(name for name in bot_names() if name != DEFAULT_BOT))
    kind = _one_of("cli-ask-kind", "cli-kind", kinds, console, texts) if bots else DEFAULT_BOT
    console.say()
    console.say(texts("cli-start"), DIM)
    return seated(people + bots, range(people), (kind,) if bots else ())


def _greet(game: Game, console: Console, texts: Texts) -> None:
    title = texts.named("game-title", game.name)
    console.say()
    console.say(f"  {title.upper()}", BOLD)
    about = texts.named("game-about", "")
    if about:
        console.say(f"  {about}", indent=2)
    console.say()
    console.say(texts("cli-welcome"), DIM)
    console.say()


def _people(game: Game, company: str, console: Console, texts: Texts) -> int:
    if company == FRIENDS:
        return _number("cli-ask-people", min(2, game.players[-1]), game.players[-1], 2, console, texts)
    return 1 if company == ALONE else 0


def _bots(game: Game, people: int, console: Console, texts: Texts) -> int:
    low, high = max(0, game.players[0] - people), game.players[-1] - people
    return _number("cli-ask-bots", low, high, min(high, max(low, COMPANY - people)), console, texts)


def _one_of(question: str, answers: str, words: Sequence[str], console: Console, texts: Texts) -> str:
    """Ask for one of several numbered answers, the first unless another is chosen."""
    console.say(texts(question), BOLD)
    for number, word in enumerate(words, 1):
        console.say_numbered(number, len(words), texts.named(f"{answers}-{word}", word))
    return words[_typed(texts("cli-your-choice") + " ", 1, len(words), 1, console, texts) - 1]


def _number(question: str, low: int, high: int, default: int, console: Console, texts: Texts) -> int:
    if low == high:
        return low
    return _typed(texts(question, low=low, high=high) + " ", low, high, default, console, texts)


def _typed(prompt: str, low: int, high: int, default: int, console: Console, texts: Texts) -> int:
    while True:
        answer = console.ask(prompt + texts("cli-default", default=default) + " ")
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        console.say(texts("cli-type-number", low=low, high=high), YELLOW)
