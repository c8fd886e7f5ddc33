"""The loop of a game in the terminal: people at one keyboard, bots on the other seats."""

import shlex
import sys
from pathlib import Path

from carambolage.bots import bot
from carambolage.cli.console import BOLD, GREEN, YELLOW, Console
from carambolage.cli.errors import FAILED, INTERRUPTED, UsageError, reason
from carambolage.cli.play.autosave import Autosave, AutosaveError
from carambolage.cli.play.display import result_lines
from carambolage.cli.play.prompt import Prompt, Quit
from carambolage.cli.play.seat_choices import SeatChoices
from carambolage.cli.play.seating import Seating, as_arguments
from carambolage.cli.signals import Stopped, interrupts_ignored, signals_as_exceptions
from carambolage.engine.match.match import Match
from carambolage.engine.match.steps import Answered
from carambolage.engine.words.texts import Texts


class Table:
    """One match with its people, bots, prompt and autosave."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        racers: SeatChoices,
        texts: Texts,
        console: Console,
        autosave: Autosave,
        place: str | None = None,
    ) -> None:
        self.place = place
        self.match, self.seating, self.racers = match, seating, racers
        self.texts, self.console, self.autosave = texts, console, autosave
        self.prompt = Prompt(match, texts, console, autosave)
        self.bots = {seat: bot(name, match.seed) for seat, name in seating.bots.items()}
        self._at_keyboard = -1
        self._seen: dict[int | None, int] = dict.fromkeys((None, *seating.people), 0)
        self._alone = len(seating.people) == 1 or match.players == 1

    def run(self) -> int:
        """Play to the end; whatever ends it earlier, the game is saved."""
        try:
            with signals_as_exceptions():
                self._play()
                self._finish()
            return 0
        except Quit:
            self._save_and_explain("cli-quit")
            return 0
        except EOFError:
            self._save_and_explain("cli-end-of-input")
            return FAILED
        except KeyboardInterrupt:
            self._save_and_explain("cli-interrupted")
            return INTERRUPTED
        except Stopped as stop:
            self._save_and_explain("cli-interrupted")
            return stop.exit_code
        except UsageError:
            raise
        except BaseException:
            self._save_and_explain("cli-broken-off")
            raise

    def _play(self) -> None:
        while not self.match.over:
            asked = self.match.asked
            seat = next((seat for seat in asked if seat in self.bots), asked[0])
            if not self._play_chosen(seat):
                self._let_bot_play(seat) if seat in self.bots else self._let_person_play(seat)

    def _play_chosen(self, seat: int) -> bool:
        action = self.racers.chosen_action(self.match, seat)
        if action is not None:
            self.match.play(seat, action)
        return action is not None

    def _let_bot_play(self, seat: int) -> None:
        action = self.bots[seat].choose(self.match, seat)
        self.match.play(seat, self.racers.leave_chosen(self.match, seat, action))
        if not self.seating.people:
            self._show_news(None)

    def _let_person_play(self, seat: int) -> None:
        if not self._alone and self._at_keyboard != seat:
            self._pass_keyboard(seat)
        self.console.say()
        if self._show_news(seat):
            self.console.say()
        if not self._decides_again(seat):
            self.prompt.show_board(seat)
            self.console.say()
        if self.prompt.decide(seat):
            self._save_after_answer()

    def _decides_again(self, seat: int) -> bool:
        """Whether the seat decides again at once, with the table still before its eyes."""
        last = self.match.steps[-1] if self.match.steps else None
        return self.match.players > 1 and isinstance(last, Answered) and last.seat == seat

    def _save_after_answer(self) -> None:
        try:
            self.autosave.save_after_answer()
        except (OSError, AutosaveError) as error:
            self.console.say(self.texts("cli-not-saved", reason=reason(error, self.texts)), YELLOW)

    def _pass_keyboard(self, seat: int) -> None:
        """What one person saw is wiped before the next one looks."""
        self.console.clear()
        self.console.ask(self.texts("cli-pass-keyboard", player=self.texts.player(seat)) + " ")
        self.console.clear()
        self._at_keyboard = seat

    def _show_news(self, seat: int | None) -> bool:
        events, since = self.match.state.told, self._seen[seat]
        self._seen[seat] = events
        self.prompt.show_log(seat, min(since, events))
        return events > since

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        self.console.say()
        self._show_news(self.seating.people[0] if self._alone else None)
        self.console.say()
        for number, line in enumerate(result_lines(result, self.texts, self.seating.bots)):
            self.console.say(line, *((BOLD, GREEN) if number == 0 else ()))
        self._offer_replay()

    def _offer_replay(self) -> None:
        if self.autosave.target:
            self.console.say(self.texts("cli-saved", file=str(self.autosave.save(self.autosave.target))))
            return
        while self.seating.people:
            try:
                name = self.console.ask("\n" + self.texts("cli-ask-replay") + " ")
            except EOFError:
                return
            if not name:
                return
            try:
                self.console.say(self.texts("cli-saved", file=str(self.autosave.save(Path(name).expanduser()))))
                return
            except (OSError, AutosaveError) as error:
                self.console.say(self.texts("cli-not-saved", reason=reason(error, self.texts)))

    def _save_and_explain(self, message: str) -> None:
        """Save, and say on standard error where, and how to go on."""
        with interrupts_ignored():
            path = self.autosave.save_anywhere()
            game = [self.place] if self.place else []
            pack = [] if self.match.pack.built_in else ["--pack", str(self.match.pack.folder)]
            words = ["carambolage", "play", *game, "--resume", str(path), *pack, *as_arguments(self.seating)]
            command = shlex.join([*words, "--lang", self.texts.lang])
            print(f"\n{self.texts(message)} {self.texts('cli-go-on', command=command)}", file=sys.stderr)
