"""A match: one game being played, the friendly face of the engine::

match = carambolage.new("wacky_races", players=4, seed=7)
while not match.over:
    seat = match.asked[0]
    match.play(seat, match.choices(seat)[0])
print(match.result)
"""

import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from carambolage.engine.drawing.text import text_picture
from carambolage.engine.errors import (
    CarambolageError,
    FateError,
    GameOverError,
    IllegalAnswerError,
    NotAskedError,
    RuleError,
    SeatError,
)
from carambolage.engine.game import Game, Result, SetupError
from carambolage.engine.match.choice import Choice, action_number
from carambolage.engine.match.event import Event
from carambolage.engine.match.given import Given
from carambolage.engine.match.known import SPECTATOR, glimpse, known_to
from carambolage.engine.match.running import Row, event_for, settle_telling
from carambolage.engine.match.snapshot import Snapshot, asked_in, decode, encode, snapshot_of
from carambolage.engine.match.start import Start
from carambolage.engine.match.steps import Answered, Fixed, Left, Reseeded, Step
from carambolage.engine.match.undo import Moment, Moments
from carambolage.engine.options import settled
from carambolage.engine.packs.folder import Pack, open_pack
from carambolage.engine.previews.lookahead import Lookahead
from carambolage.engine.previews.preview import Preview, Routes
from carambolage.engine.record import assign_record, copy_record, pack
from carambolage.engine.rules.dice import SEED_BYTES, numbers_from, sow
from carambolage.engine.rules.hidden import sees
from carambolage.engine.rules.state import EVERYBODY, EYES, GameRecord
from carambolage.engine.twins.execution import blank_game, plain
from carambolage.engine.whole import whole_within
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.engine.words.words import words_of

_LARGEST_SEED = 2**63 - 1


class Match:
    """One game being played, by the plain twin."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
        pack: Pack | Path | str | None = None,
        start: Start | None = None,
    ) -> None:
        self.game, self.players, self.start = game, players, start
        self.wide_seed = _wide_seed(seed)
        self.seed = secrets.randbits(63) if seed is None else _narrow(seed)
        self.options = settled(game.options, options or {})
        self.pack = pack if isinstance(pack, Pack) else open_pack(game, pack)
        self.words = words_of(game, self.pack.own_words)
        self.steps: list[Step] = []
        self._state: GameRecord | Snapshot = blank_game(game, players, self.options)
        self._rested: bytes | None = None  # the state as it was read from bytes; only random numbers may differ since
        self._seats = self._state.seats
        self._told: list[Row] = []
        self._given = Given()
        self._moments = Moments()
        self._twin, self._tables = plain(game), self.pack.tables
        self._wide = self.wide_seed
        self._attempt(SPECTATOR, self._begin)

    @property
    def state(self) -> GameRecord:
        """How the game stands. Looked up once everywhere: another thread may decode it or make a snapshot of it."""
        kept = self._state
        if isinstance(kept, Snapshot):
            self._rested = kept.state
            kept = self._state = decode(self.game.state, kept.state)
        return kept

    def rest(self) -> None:
        """Keep the state as bytes until it is wanted again: a tenth of the memory."""
        kept = self._state
        if not isinstance(kept, Snapshot):
            self._state, self._rested = snapshot_of(kept), None

    # What is asked, and answering

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        kept = self._state
        return kept.asked if isinstance(kept, Snapshot) else asked_in(kept)

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

    def offers(self, seat: int) -> tuple[int, ...]:
        """The action numbers that an asked seat may answer."""
        self._expect_asked(seat)
        kept = self._state
        if isinstance(kept, Snapshot) and seat == kept.first:
            return kept.offers
        g = self.state
        if seat != g.seat:
            g = copy_record(g)
            self._twin.list_offers(g, self._tables, seat)
        return tuple(g.offer[: g.offers])

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

    def play(self, seat: int, choice: object) -> None:
        """Answer for a seat with a `Choice`, an `Answer` or an action number, and carry out all that follows."""
        action = self.expect_offered(seat, choice)
        before = self._attempt(int(seat), lambda: self._accept(int(seat), action))
        self.steps.append(Answered(int(seat), action))
        self._moments.remember(before, self.state)

    def expect_offered(self, seat: int, choice: object) -> int:
        """The action number of an answer that an asked seat may give; anything else is refused."""
        action = action_number(choice, self.game.actions)
        if action not in self.offers(seat):
            meaning = self.game.actions.unpack(action) if 0 <= action < self.game.actions.count else "no action at all"
            text = f"seat {seat} may not answer {action} ({meaning}) now; see choices({seat})"
            raise IllegalAnswerError(text, Phrase("refused-answer", seat=seat_name(int(seat)), action=action))
        return action

    def only_answers(self, seat: int) -> list[Phrase]:
        """What a seat answered without being asked since its last decision, because there was no other answer."""
        if not self._given.of(seat, since=0):
            return []
        latest_first = ((n, self.steps[n]) for n in range(len(self.steps) - 1, -1, -1))
        decisions = (n for n, step in latest_first if isinstance(step, Answered) and step.seat == seat)
        return self._given.of(seat, since=next(decisions, 0))

    def leave(self, seat: int) -> None:
        """Let a player leave for good; the game goes on without."""
        self._expect_seat(seat)
        self._expect_running()
        if Left(seat) in self.steps:
            raise SeatError(f"seat {seat} has left already")
        self._attempt(int(seat), lambda: self._twin.depart(self.state, self._tables, int(seat)))
        self.steps.append(Left(int(seat)))
        self._moments.forget("left", f"seat {seat} has left since")

    # What happened, and how it stands

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over != 0

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

    def position(self, seat: int | None = None) -> str:
        """Where the match stands, as a text that `carambolage.at` reads: everything, or what a seat knows of it.

        A spectator is seat -1. What a seat does not know is dealt in a way that fits what it knows, and marked `?`.
        """
        from carambolage.engine.notation.writing import position_text

        if seat is not None and seat != SPECTATOR:
            self._expect_seat(seat)
        return position_text(self, seat)

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

    # Taking back, copying, steering chance

    def undo(self, seat: int | None = None) -> None:
        """Take the last decision back (only if `seat` made it, where one is given); never past anything revealed."""
        self._return_to(self._moments.take_back(seat))

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

    def fix(self, *outcomes: int) -> None:
        """Fix the next dice and draws (0 is a die's first face, or the first kind); replaces what was fixed before."""
        self._expect_running()
        self._rested = None
        g = self.state
        if len(outcomes) > len(g.fate):
            raise FateError(f"at most {len(g.fate)} outcomes can be fixed at once, not {len(outcomes)}")
        for outcome in outcomes:
            if not whole_within(outcome, 0, 127):
                raise FateError(f"an outcome is a whole number from 0 to 127, not {outcome!r}")
        g.fate = [*map(int, outcomes), *[0] * (len(g.fate) - len(outcomes))]
        g.fates, g.fate_next = len(outcomes), 0
        self.steps.append(Fixed(tuple(map(int, outcomes))))

    def reseed(self, seed: int | bytes) -> None:
        """Give chance another seed from here on, for tables that re-key their dice at every move.

        A seed of 32 bytes is good for all that the next decision brings about.
        """
        self._expect_running()
        self._wide, narrow = _wide_seed(seed), _narrow(seed)
        sow(self.state, narrow)
        self.steps.append(Reseeded(self._wide or narrow))

    def state_bytes(self) -> bytes:
        """The whole state, packed: equal bytes mean equal games."""
        return pack(self.state).tobytes()

    def digest(self) -> str:
        """The SHA-256 of the packed state."""
        return hashlib.sha256(self.state_bytes()).hexdigest()

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

    # Running the rules

    def _begin(self) -> None:
        """Lay the game out, or stand where the match starts, with what nobody knows there dealt by the seed."""
        g, t, start = self.state, self._tables, self.start
        if start is None:
            self._twin.begin(g, t, self.seed)
            return
        assign_record(g, start.state)
        sow(g, self.seed)
        if start.seat is not None:
            self._twin.imagine(g, t, start.seat, self.seed)
        elif g.ask != 0:
            self._twin.list_offers(g, t, g.seat)

    def _accept(self, seat: int, action: int) -> None:
        self.state.decisions += 1
        self._twin.accept(self.state, self._tables, seat, action)

    def _attempt(self, seat: int, change: Callable[[], None]) -> Moment:
        """Change the game and carry out all that follows, or leave everything as it was; returns how it was."""
        before = self._moment(seat)
        try:
            with numbers_from(self._wide):
                change()
                self._given.step = len(self.steps)
                settle_telling(self.game, self._twin, self.state, self._tables, self._told, self._given)
            self._wide = None
        except BaseException as error:
            self._return_to(before)
            if self.asked and (isinstance(error, RuleError) or not isinstance(error, CarambolageError)):
                error.add_note(f"the rules failed at this position:\n{self.position()}")
            raise
        return before

    def _moment(self, seat: int) -> Moment:
        """How the match stands now, just before a decision; the bytes it was read from are not made once more."""
        g, rested, self._rested = self.state, self._rested, None
        revealed = (g.rolls, g.reveals)
        return Moment(
            rested or encode(g), self.asked, revealed, len(self.steps), len(self._told), seat, self._wide, g.rng
        )

    def _return_to(self, moment: Moment) -> None:
        assign_record(self.state, moment.stood(type(self.state)))
        self._rested = moment.state
        del self.steps[moment.steps :]
        del self._told[moment.events :]
        self._given.forget_from(moment.steps)
        self._wide = moment.wide

    def _known_to(self, seat: int) -> GameRecord:
        return known_to(self.game, self.state, self._tables, seat)

    def _glimpse(self, seat: int) -> GameRecord:
        return glimpse(self.game, self.state, self._tables, seat)

    # Refusals

    def _eye(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self._expect_seat(seat)
        return seat

    def _expect_seat(self, seat: int) -> None:
        if not whole_within(seat, 0, self._seats - 1):
            text = f"there is no seat {seat!r}; the seats are 0 to {self._seats - 1}"
            raise SeatError(text, Phrase("refused-seat", seats=self._seats))

    def _expect_running(self) -> None:
        if self.over:
            raise GameOverError("the game is over; see result", Phrase("refused-over"))

    def _expect_asked(self, seat: int) -> None:
        self._expect_seat(seat)
        self._expect_running()
        if seat not in self.asked:
            text = f"seat {seat} is not asked now; asked: {', '.join(map(str, self.asked))}"
            raise NotAskedError(text, Phrase("refused-not_asked", seat=seat_name(int(seat))))


def _replayed(text: str, game: Game) -> Match:
    from carambolage.engine.match.loading import load

    return load(text, game)


def _wide_seed(seed: int | bytes | None) -> bytes | None:
    """A seed of 32 bytes; 63 bits could be worked out from what they bring about."""
    return seed if isinstance(seed, bytes) and len(seed) == SEED_BYTES else None


def _narrow(seed: int | bytes) -> int:
    """What the record's own generator is sown with."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return int.from_bytes(seed[:8], "big") >> 1
    if not whole_within(seed, 0, _LARGEST_SEED):
        text = f"a seed is a whole number from 0 to {_LARGEST_SEED}, not {seed!r}"
        raise SetupError(text, Phrase("refused-seed"))
    return int(seed)
