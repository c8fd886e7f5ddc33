"""A match: one game being played, the friendly face of the engine::

match = carambolage.new("wacky_races", players=4, seed=7)
while not match.over:
    seat = match.asked[0]
    match.play(seat, match.choices(seat)[0])
print(match.result)
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from carambolage.engine.drawing.text import text_picture
from carambolage.engine.errors import IllegalAnswerError
from carambolage.engine.game import Game, Result
from carambolage.engine.match.choice import Choice, action_number
from carambolage.engine.match.event import Event
from carambolage.engine.match.known import glimpse, known_to
from carambolage.engine.match.running import Row, event_for
from carambolage.engine.match.snapshot import Snapshot, decode
from carambolage.engine.match.steps import Answered
from carambolage.engine.match.under_way import UnderWay
from carambolage.engine.previews.lookahead import Lookahead
from carambolage.engine.previews.preview import Preview, Routes
from carambolage.engine.record import copy_record
from carambolage.engine.rules.hidden import sees
from carambolage.engine.rules.state import EVERYBODY, EYES, GameRecord
from carambolage.engine.words.phrase import Phrase


class Match(UnderWay):
    """One game being played, with all that can be seen, said and foreseen of it."""

    # What is asked, in words, and what answers would do

    def asked_before(self, seat: int) -> tuple[int, ...]:
        """The seats that were asked before the last decision; none unless the seat made it and may take it back."""
        moment = self._moments.last_of(seat)
        return moment.asked if moment else ()

    def question(self, seat: int, lang: str = "en") -> str:
        """What an asked seat is asked, in words."""
        return self.words.say(self.question_phrase(seat), lang)

    def question_phrase(self, seat: int) -> Phrase:
        """What an asked seat is asked, before it is said in a language."""
        self._expect_asked(seat)
        return self.game.question(self._known_to(seat), self._tables, seat)

    @property
    def is_reaction(self) -> bool:
        """Whether the question breaks in on what others do, so that they should not wait for long."""
        reactions = self.game.reactions
        return bool(reactions) and self.state.ask in reactions

    def idle_answer(self, seat: int) -> int:
        """What is answered for an asked seat that does not answer."""
        self._expect_asked(seat)
        g = copy_record(self.state)
        self._twin.list_offers(g, self._tables, seat)
        return int(self._twin.idle_answer(g, self._tables, seat))

    def choices(self, seat: int) -> list[Choice]:
        """The answers that an asked seat may give, in words."""
        offers = self.offers(seat)
        seen, game = self._known_to(seat), self.game
        return [Choice(n, game.actions.unpack(n), game.choice(seen, self._tables, seat, n), self.words) for n in offers]

    def previews(self, seat: int, choices: Iterable[object] | None = None) -> dict[int, Preview]:
        """What some of the answers of an asked seat (all, if none are named) would do, as far as the seat can know."""
        offers = self.offers(seat)
        wanted = offers if choices is None else [action_number(choice, self.game.actions) for choice in choices]
        lookahead = Lookahead(self.game, self.state, self._tables, int(seat))
        seen, preview = self._known_to(seat), self.game.preview
        made = {}
        for action in wanted:
            if action not in offers:
                raise IllegalAnswerError(f"seat {seat} may not answer {action} now; see choices({seat})")
            told = lookahead.outlook(action)
            made[action] = preview(seen, self._tables, int(seat), told) if preview else Preview(told.stop)
        return made

    def may_be_deadly(self, seat: int, choice: object) -> bool:
        """Whether the preview of an answer can be deadly: if not, that is found out with a tenth of the work."""
        action = self.expect_offered(seat, choice)
        if not self.game.losses:
            return False
        return Lookahead(self.game, self.state, self._tables, int(seat)).may_cost(action)

    def roams(self, seat: int) -> bool:
        """Whether an asked seat may choose where its piece goes."""
        roaming, ask = self.game.roaming, self.state.ask
        ways = roaming.moves | roaming.passes if roaming else frozenset()
        return any((ask, self.game.actions.unpack(action).verb) in ways for action in self.offers(seat))

    def routes(self, seat: int) -> Routes:
        """Where the piece of an asked seat can go, answer by answer, as far as the seat can know."""
        self.offers(seat)
        return Lookahead(self.game, self.state, self._tables, int(seat)).routes()

    def only_answers(self, seat: int) -> list[Phrase]:
        """What a seat answered without being asked since its last decision, because there was no other answer."""
        if not self._given.of(seat, since=0):
            return []
        latest_first = ((n, self.steps[n]) for n in range(len(self.steps) - 1, -1, -1))
        decisions = (n for n, step in latest_first if isinstance(step, Answered) and step.seat == seat)
        return self._given.of(seat, since=next(decisions, 0))

    # What happened, and how it stands

    @property
    def result(self) -> Result | None:
        """Ranking, scores, winners and reason; none before the end."""
        return self.game.result(self.state, self._tables) if self.over else None

    def ending(self, lang: str = "en") -> str:
        """How the game ended, in words; empty before the end."""
        return "" if self.result is None else self.words.say(self.result.reason, lang)

    @property
    def events(self) -> list[Event]:
        """All that happened, as a spectator saw it."""
        return self.events_for(None)

    @property
    def told(self) -> tuple[Row, ...]:
        """All that happened as the rules told it, hidden things included: for those who study a game, not play it."""
        return tuple(self._told)

    @property
    def happened(self) -> int:
        """How many events there have been."""
        return len(self._told)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from event number `since` on, as a seat saw it; none for a spectator."""
        eye = self._eye(seat)
        return [event_for(self.game, self._told, number, eye) for number in range(max(since, 0), len(self._told))]

    def heard(self, seat: int | None, since: int = 0) -> tuple[bool, ...]:
        """Of each event with a secret from event number `since` on, whether a seat (none for a spectator) knows it.

        Two who have heard the same see the same events.
        """
        eye = self._eye(seat)
        return tuple([sees(row[EYES], eye) for row in self._told[max(since, 0) :] if row[EYES] != EVERYBODY])

    def heading_before(self, number: int, kinds: Sequence[str]) -> int:
        """The number of the last event of some kinds up to an event, 0 where there is none."""
        wanted = {self.game.events.index(kind) for kind in kinds}
        return next((n for n in range(min(number, len(self._told) - 1), 0, -1) if self._told[n][0] in wanted), 0)

    def view(self, seat: int | None = None, public: Any = None) -> Any:
        """All that a seat (none for a spectator) may see, a struct of the game; it may share a spectator's parts."""
        eye = self._eye(seat)
        return self.game.view(self._glimpse(eye), self._tables, eye, public)

    def board(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What a seat may see, as lines of text."""
        return [self.words.say(phrase, lang) for phrase in self.board_phrases(seat)]

    def board_phrases(self, seat: int | None = None) -> list[Phrase]:
        """What a seat may see, before it is said in a language."""
        return self.game.board(self.view(seat))

    def picture(self, seat: int | None = None) -> str:
        """What a seat may see, as SVG; the board in words for a game that draws no pictures."""
        return self.game.picture(self.view(seat)) if self.game.picture else text_picture(self.board(seat))

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: what a spectator sees."""
        return self.picture()

    def log(self, lang: str = "en", seat: int | None = None, since: int = 0) -> list[str]:
        """What happened as lines of text, as a seat (none for a spectator) saw it."""
        return [self.words.say(phrase, lang) for phrase in self.log_phrases(seat, since)]

    def log_phrases(self, seat: int | None = None, since: int = 0) -> list[Phrase]:
        """What happened, before it is said in a language."""
        seen = self._glimpse(self._eye(seat))
        told = (self.game.event(seen, self._tables, event) for event in self.events_for(seat, since))
        return [phrase for phrase in told if phrase is not None]

    # Copying and saving

    def copy(self) -> "Match":
        """An independent match that stands at the same point."""
        made = object.__new__(Match)
        made.__dict__.update(self.__dict__)
        kept = self._state
        if isinstance(kept, Snapshot):
            made._state, made._rested = decode(self.game.state, kept.state), kept.state
        else:
            made._state = copy_record(kept)
        made.steps, made._told, made._moments = self.steps.copy(), self._told.copy(), self._moments.copy()
        made._given = self._given.copy()
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its saved text: a loaded one replays."""
        return _replayed, (self.save(), self.game)

    def save(self, target: Path | str | Any = None) -> str:
        """The match as JSON lines, also written to a path or an open file where one is given."""
        from carambolage.engine.match.saving import saved_text, write_text

        text = saved_text(self)
        if target is not None:
            write_text(text, target)
        return text

    def __repr__(self) -> str:
        state = "over" if self.over else f"asked: {', '.join(map(str, self.asked))}"
        return f"<Match {self.game.name}, {self.players} players, {self.state.decisions} decisions, {state}>"

    # What a seat knows

    def _known_to(self, seat: int) -> GameRecord:
        return known_to(self.game, self.state, self._tables, seat)

    def _glimpse(self, seat: int) -> GameRecord:
        return glimpse(self.game, self.state, self._tables, seat)


def _replayed(text: str, game: Game) -> Match:
    from carambolage.engine.match.loading import load

    return load(text, game)
