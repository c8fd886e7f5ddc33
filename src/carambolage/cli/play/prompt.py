"""The prompt in the terminal: shows a question, reads the number of an answer or a command."""

from pathlib import Path

from carambolage.cli.console import BOLD, DIM, YELLOW, Console
from carambolage.cli.errors import reason
from carambolage.cli.play import display
from carambolage.cli.play.autosave import Autosave, AutosaveError
from carambolage.cli.play.queued_answers import AnswerQueue
from carambolage.engine.errors import UndoError
from carambolage.engine.match.match import Match
from carambolage.engine.words.spoken import NEAR, What, spoken_phrases
from carambolage.engine.words.texts import Texts

LOG_LINES = 30


class Quit(BaseException):
    """The command `q`: a person wants to stop."""


class Prompt:
    """The prompt of one person: questions out, answers and commands in."""

    def __init__(self, match: Match, texts: Texts, console: Console, autosave: Autosave) -> None:
        self.match, self.texts, self.console, self.autosave = match, texts, console, autosave
        self._queue = AnswerQueue()

    def decide(self, seat: int) -> bool:
        """Read lines until the seat has answered or taken an answer back; False after an undo."""
        if self._answered_from_queue(seat):
            return True
        self.show_question(seat)
        while True:
            line = self.console.ask(self.texts("cli-prompt", player=self.texts.player(seat)) + " ")
            word, _, rest = line.partition(" ")
            if word.isdecimal():
                if self._answered(seat, line.split()):
                    return True
            elif word.lower() == "u":
                if self._undone(seat):
                    return False
            else:
                self._run_command(seat, word.lower(), rest.strip())

    def show_question(self, seat: int) -> None:
        """The question and the numbered answers."""
        self.console.say(self.match.question(seat, self.texts.lang), BOLD)
        choices = self.match.choices(seat)
        for number, choice in enumerate(choices, 1):
            self.console.say_numbered(number, len(choices), choice.words(self.texts.lang))

    def show_board(self, seat: int) -> None:
        """The table as the seat sees it."""
        display.show_board(self.match.board_phrases(seat), self.texts, self.console)

    def show_log(self, seat: int | None, since: int = 0, most: int | None = None) -> None:
        """What happened, the last lines of it."""
        display.show_log(self.match.log_phrases(seat, since), self.texts, self.console, most)

    def _answered_from_queue(self, seat: int) -> bool:
        queued = bool(self._queue.actions) and self._queue.seat == seat
        action = self._queue.next_action(self.match, seat)
        if action is not None:
            self.match.play(seat, action)
        elif queued:
            self._warn(self.texts("cli-plan-dropped"))
        return action is not None

    def _answered(self, seat: int, typed: list[str]) -> bool:
        """Take the first number as the answer, the others as answers to the same question when it comes again."""
        offers = self.match.offers(seat)
        if not all(word.isdecimal() and 1 <= int(word) <= len(offers) for word in typed):
            self._warn(self.texts("cli-type-number", low=1, high=len(offers)))
            return False
        first, *rest = (offers[int(word) - 1] for word in typed)
        self._queue.fill(self.match, seat, rest)
        self.match.play(seat, first)
        return True

    def _undone(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except UndoError as error:
            self._warn(self.texts("cli-refused", reason=reason(error, self.texts)))
            return False
        self.console.say(self.texts("cli-undone"), DIM)
        return True

    def _run_command(self, seat: int, word: str, rest: str) -> None:
        if word == "":
            self.show_question(seat)
        elif word in ("?", "h"):
            self.console.say(self.texts("cli-help"))
        elif word == "l":
            self.show_log(seat, most=int(rest) if rest.isdecimal() else LOG_LINES)
        elif word == "r":
            display.show_rules(self.texts, self.console, rest)
        elif word == "b":
            self.show_board(seat)
        elif word in ("look", "ahead", "cars"):
            self._tell(seat, "pieces" if word == "cars" else "ahead", int(rest) if rest.isdecimal() else NEAR)
        elif word == "p":
            self.console.say(self.match.position(seat))
        elif word == "s":
            self._save(rest)
        elif word == "q":
            if self.console.ask(self.texts("cli-ask-quit") + " ").lower()[:1] in ("y", "o"):
                raise Quit
        else:
            self._warn(self.texts("cli-unknown-command", word=word))

    def _tell(self, seat: int, what: What, count: int) -> None:
        """Where the pieces are, and what lies ahead, in sentences."""
        for phrase in spoken_phrases(self.match, what, seat, count):
            self.console.say(self.texts.phrase(phrase))

    def _save(self, name: str) -> None:
        try:
            path = self.autosave.save(Path(name).expanduser()) if name else self.autosave.save_anywhere()
        except (OSError, AutosaveError) as error:
            self._warn(self.texts("cli-not-saved", reason=reason(error, self.texts)))
        else:
            self.console.say(self.texts("cli-saved", file=str(path)), DIM)

    def _warn(self, text: str) -> None:
        self.console.say(text, YELLOW)
