"""A game under way: its record, the steps that led there, and everything that changes it."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path

from carambolage.engine.errors import (
    CarambolageError,
    FateError,
    GameOverError,
    IllegalAnswerError,
    NotAskedError,
    RuleError,
    SeatError,
)
from carambolage.engine.game import Game, SetupError
from carambolage.engine.match.choice import action_number
from carambolage.engine.match.given import Given
from carambolage.engine.match.known import SPECTATOR
from carambolage.engine.match.running import Row, settle_telling
from carambolage.engine.match.snapshot import Snapshot, asked_in, decode, encode, snapshot_of
from carambolage.engine.match.start import Start
from carambolage.engine.match.steps import Answered, Fixed, Left, Reseeded, Step
from carambolage.engine.match.undo import Moment, Moments
from carambolage.engine.options import settled
from carambolage.engine.packs.folder import Pack, open_pack
from carambolage.engine.record import assign_record, copy_record, pack
from carambolage.engine.rules.dice import SEED_BYTES, numbers_from, sow
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.twins.execution import blank_game, plain
from carambolage.engine.whole import whole_within
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.engine.words.words import words_of

_LARGEST_SEED = 2**63 - 1


class UnderWay:
    """One game being played by the plain twin: what is asked, what may be answered, and what comes of it."""

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

    def leave(self, seat: int) -> None:
        """Let a player leave for good; the game goes on without."""
        self._expect_seat(seat)
        self._expect_running()
        if Left(seat) in self.steps:
            raise SeatError(f"seat {seat} has left already")
        self._attempt(int(seat), lambda: self._twin.depart(self.state, self._tables, int(seat)))
        self.steps.append(Left(int(seat)))
        self._moments.forget("left", f"seat {seat} has left since")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over != 0

    # Taking back, steering chance

    def undo(self, seat: int | None = None) -> None:
        """Take the last decision back (only if `seat` made it, where one is given); never past anything revealed."""
        self._return_to(self._moments.take_back(seat))

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

    def position(self, seat: int | None = None) -> str:
        """Where the match stands, as a text that `carambolage.at` reads: everything, or what a seat knows of it.

        A spectator is seat -1. What a seat does not know is dealt in a way that fits what it knows, and marked `?`.
        """
        from carambolage.engine.notation.writing import position_text

        if seat is not None and seat != SPECTATOR:
            self._expect_seat(seat)
        return position_text(self, seat)

    def state_bytes(self) -> bytes:
        """The whole state, packed: equal bytes mean equal games."""
        return pack(self.state).tobytes()

    def digest(self) -> str:
        """The SHA-256 of the packed state."""
        return hashlib.sha256(self.state_bytes()).hexdigest()

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
