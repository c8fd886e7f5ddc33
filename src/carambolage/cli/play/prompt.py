"""The prompt: a person reads what is asked, and types a number or a command."""

from pathlib import Path

from carambolage.cli.console import BOLD, DIM, YELLOW, Console
from carambolage.cli.errors import sentence
from carambolage.cli.play.autosave import Keeper, KeepingError
from carambolage.cli.play.log import tell, tell_board
from carambolage.cli.play.queued_answers import Plan
from carambolage.cli.play.rulebook import show_rules
from carambolage.cli.texts import Speech
from carambolage.engine.errors import UndoError
from carambolage.engine.match.match import Match

LOG_LINES = 30
_REFUSALS = {
    "nothing has been decided": "cli-undo-nothing",
    "die was rolled": "cli-undo-die",
    "card was revealed": "cli-undo-card",
    "has decided since": "cli-undo-others",
    "has left since": "cli-undo-left",
}


class Quit(BaseException):
    """A person wants to stop."""


class Prompt:
    """One person's conversation with the table."""

    def __init__(self, match: Match, speech: Speech, console: Console, keeper: Keeper) -> None:
        self.match, self.speech, self.console, self.keeper = match, speech, console, keeper
        self._plan = Plan()

    def decide(self, seat: int) -> bool:
        """Talk until the seat has answered or taken an answer back; False after an undo."""
        if self._followed_plan(seat):
            return True
        self.show_question(seat)
        while True:
            line = self.console.ask(self.speech("cli-prompt", player=self.speech.player(seat)) + " ")
            word, _, rest = line.partition(" ")
            if word.isdecimal():
                if self._answered(seat, line.split()):
                    return True
            elif word.lower() == "u":
                if self._undone(seat):
                    return False
            else:
                self._obey(seat, word.lower(), rest.strip())

    def show_question(self, seat: int) -> None:
        """The question and the numbered answers."""
        self.console.say(self.match.question(seat, self.speech.lang), BOLD)
        choices = self.match.choices(seat)
        for number, choice in enumerate(choices, 1):
            self.console.say_numbered(number, len(choices), choice.words(self.speech.lang))

    def show_board(self, seat: int) -> None:
        """The table as the seat sees it."""
        tell_board(self.match.board_phrases(seat), self.speech, self.console)

    def show_log(self, seat: int | None, since: int = 0, most: int | None = None) -> None:
        """What happened, the last lines of it."""
        tell(self.match.log_phrases(seat, since), self.speech, self.console, most)

    def _followed_plan(self, seat: int) -> bool:
        planned = bool(self._plan.actions) and self._plan.seat == seat
        action = self._plan.next_action(self.match, seat)
        if action is not None:
            self.match.play(seat, action)
        elif planned:
            self._warn(self.speech("cli-plan-dropped"))
        return action is not None

    def _answered(self, seat: int, typed: list[str]) -> bool:
        """Take the first number as the answer, the others as answers to the same question when it comes again."""
        offers = self.match.offers(seat)
        if not all(word.isdecimal() and 1 <= int(word) <= len(offers) for word in typed):
            self._warn(self.speech("cli-type-number", low=1, high=len(offers)))
            return False
        first, *rest = (offers[int(word) - 1] for word in typed)
        self._plan.lay(self.match, seat, rest)
        self.match.play(seat, first)
        return True

    def _undone(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except UndoError as error:
            known = [message for part, message in _REFUSALS.items() if part in str(error)]
            self._warn(self.speech(known[0]) if known else str(error))
            return False
        self.console.say(self.speech("cli-undone"), DIM)
        return True

    def _obey(self, seat: int, word: str, rest: str) -> None:
        if word == "":
            self.show_question(seat)
        elif word in ("?", "h"):
            self.console.say(self.speech("cli-help"))
        elif word == "l":
            self.show_log(seat, most=int(rest) if rest.isdecimal() else LOG_LINES)
        elif word == "r":
            show_rules(self.speech, self.console, rest)
        elif word == "b":
            self.show_board(seat)
        elif word == "s":
            self._save(rest)
        elif word == "q":
            if self.console.ask(self.speech("cli-ask-quit") + " ").lower()[:1] in ("y", "o"):
                raise Quit
        else:
            self._warn(self.speech("cli-unknown-command", word=word))

    def _save(self, name: str) -> None:
        try:
            path = self.keeper.save(Path(name).expanduser()) if name else self.keeper.keep()
        except (OSError, KeepingError) as error:
            self._warn(self.speech("cli-not-saved", reason=sentence(error)))
        else:
            self.console.say(self.speech("cli-saved", file=str(path)), DIM)

    def _warn(self, text: str) -> None:
        self.console.say(text, YELLOW)
