"""A table in the terminal: people at one keyboard, bots on the other seats, until the game ends or somebody leaves."""

import shlex
import sys
from pathlib import Path

from carambolage.bots import bot
from carambolage.cli.console import BOLD, GREEN, YELLOW, Console
from carambolage.cli.errors import FAILED, INTERRUPTED, UsageError, sentence
from carambolage.cli.play.autosave import Keeper, KeepingError
from carambolage.cli.play.prompt import Prompt, Quit
from carambolage.cli.play.results import outcome
from carambolage.cli.play.seat_choices import Wishes
from carambolage.cli.play.seating import Seating, as_arguments
from carambolage.cli.signals import Stopped, stopped_gently, undisturbed
from carambolage.cli.texts import Speech
from carambolage.engine.match.match import Match
from carambolage.engine.match.steps import Answered


class Table:
    """One match, and everybody around it."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        wishes: Wishes,
        speech: Speech,
        console: Console,
        keeper: Keeper,
        place: str | None = None,
    ) -> None:
        self.place = place
        self.match, self.seating, self.wishes = match, seating, wishes
        self.speech, self.console, self.keeper = speech, console, keeper
        self.prompt = Prompt(match, speech, console, keeper)
        self.bots = {seat: bot(name, match.seed) for seat, name in seating.bots.items()}
        self._at_keyboard = -1
        self._seen: dict[int | None, int] = dict.fromkeys((None, *seating.people), 0)
        self._alone = len(seating.people) == 1 or match.players == 1

    def run(self) -> int:
        """Play to the end; whatever ends it earlier, the game is kept."""
        try:
            with stopped_gently():
                self._play()
                self._finish()
            return 0
        except Quit:
            self._keep("cli-quit")
            return 0
        except EOFError:
            self._keep("cli-end-of-input")
            return FAILED
        except KeyboardInterrupt:
            self._keep("cli-interrupted")
            return INTERRUPTED
        except Stopped as stop:
            self._keep("cli-interrupted")
            return stop.exit_code
        except UsageError:
            raise
        except BaseException:
            self._keep("cli-broken-off")
            raise

    def _play(self) -> None:
        while not self.match.over:
            asked = self.match.asked
            seat = next((seat for seat in asked if seat in self.bots), asked[0])
            if not self._grant(seat):
                self._let_bot_play(seat) if seat in self.bots else self._let_person_play(seat)

    def _grant(self, seat: int) -> bool:
        action = self.wishes.granted(self.match, seat)
        if action is not None:
            self.match.play(seat, action)
        return action is not None

    def _let_bot_play(self, seat: int) -> None:
        action = self.bots[seat].choose(self.match, seat)
        self.match.play(seat, self.wishes.spared(self.match, seat, action))
        if not self.seating.people:
            self._tell_news(None)

    def _let_person_play(self, seat: int) -> None:
        if not self._alone and self._at_keyboard != seat:
            self._pass_keyboard(seat)
        self.console.say()
        if self._tell_news(seat):
            self.console.say()
        if not self._goes_on(seat):
            self.prompt.show_board(seat)
            self.console.say()
        if self.prompt.decide(seat):
            self._save_along()

    def _goes_on(self, seat: int) -> bool:
        """Whether the seat decides again at once, with the table still before its eyes."""
        last = self.match.steps[-1] if self.match.steps else None
        return self.match.players > 1 and isinstance(last, Answered) and last.seat == seat

    def _save_along(self) -> None:
        try:
            self.keeper.save_along()
        except (OSError, KeepingError) as error:
            self.console.say(self.speech("cli-not-saved", reason=sentence(error)), YELLOW)

    def _pass_keyboard(self, seat: int) -> None:
        """What one person saw is wiped before the next one looks."""
        self.console.clear()
        self.console.ask(self.speech("cli-pass-keyboard", player=self.speech.player(seat)) + " ")
        self.console.clear()
        self._at_keyboard = seat

    def _tell_news(self, seat: int | None) -> bool:
        told, since = self.match.state.told, self._seen[seat]
        self._seen[seat] = told
        self.prompt.show_log(seat, min(since, told))
        return told > since

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        self.console.say()
        self._tell_news(self.seating.people[0] if self._alone else None)
        self.console.say()
        for number, line in enumerate(outcome(result, self.speech, self.seating.bots)):
            self.console.say(line, *((BOLD, GREEN) if number == 0 else ()))
        self._offer_replay()

    def _offer_replay(self) -> None:
        if self.keeper.target:
            self.console.say(self.speech("cli-saved", file=str(self.keeper.save(self.keeper.target))))
            return
        while self.seating.people:
            try:
                name = self.console.ask("\n" + self.speech("cli-ask-replay") + " ")
            except EOFError:
                return
            if not name:
                return
            try:
                self.console.say(self.speech("cli-saved", file=str(self.keeper.save(Path(name).expanduser()))))
                return
            except (OSError, KeepingError) as error:
                self.console.say(self.speech("cli-not-saved", reason=sentence(error)))

    def _keep(self, message: str) -> None:
        """Save, and say on standard error where, and how to go on."""
        with undisturbed():
            path = self.keeper.keep()
            game = [self.place] if self.place else []
            pack = [] if self.match.pack.built_in else ["--pack", str(self.match.pack.folder)]
            words = ["carambolage", "play", *game, "--resume", str(path), *pack, *as_arguments(self.seating)]
            command = shlex.join([*words, "--lang", self.speech.lang])
            print(f"\n{self.speech(message)} {self.speech('cli-go-on', command=command)}", file=sys.stderr)
