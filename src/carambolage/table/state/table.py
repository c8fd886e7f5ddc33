"""The state of a table, worked out from its log entry by entry. Nothing here waits, sends or stores."""

import hashlib
import logging
from collections import Counter, deque

import msgspec

from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.packs.folder import Pack
from carambolage.learning.exercises import exercise_of
from carambolage.learning.goals import Outcome
from carambolage.table.limits import MOST_TAKEBACKS
from carambolage.table.protocol.sights import Mixing, Phase
from carambolage.table.refusal import RULE_CODES, RefusedError
from carambolage.table.state.agreements import Agreements
from carambolage.table.state.budgets import Budgets
from carambolage.table.state.clocks import Clocks
from carambolage.table.state.fair_dice import Chance, Mixture
from carambolage.table.state.reactions import Reactions
from carambolage.table.state.seating import Seating
from carambolage.table.store import entry as log

KEPT_CHAT = 100
_log = logging.getLogger("carambolage.table")


class Table:
    """One table: its match, who sits where, its clocks, and what was said."""

    def __init__(self, record: log.TableRecord, game: Game, pack: Pack) -> None:
        self.record = record
        self.chance = Chance(record.secret, record.salt, record.chosen)
        self.exercise = exercise_of(game, record.exercise) if record.exercise else None
        self.match = self._dealt(game, pack, self.chance.public_seed if record.mix else self.chance.seed(0))
        seats = self.match.state.seats
        self.mixture = Mixture(seats) if record.mix else None
        self.seating = Seating(record.chairs)
        self.agreements = Agreements(record.entry)
        self._awaited: set[tuple[int, int]] = set()
        self.clocks = Clocks(record.clock, seats) if record.clock else None
        self.reactions = Reactions(record.react)
        self.seq = 0
        self.at = record.created
        self.began = False
        self.moved_at = 0
        self._answers, self._last = 0, -1
        self.budgets = Budgets()
        self._digest = hashlib.sha256()
        self.keys: dict[str, log.Entry] = {}
        self.log: list[log.Entry] = []
        self.chat: deque[tuple[int, int, log.Said]] = deque(maxlen=KEPT_CHAT)
        self.turns, self.asked_at = [0] * seats, [0] * seats
        self._takebacks: Counter[tuple[int, int]] = Counter()
        self._votes: dict[tuple[int, int], set[int]] = {}
        self._questions: list[object] = [None] * seats
        self.events_at = [self.events]
        self.renamed_at = self.shown_at = 0

    @property
    def phase(self) -> Phase:
        """Waiting for players, playing, or over."""
        return "over" if self.match.over or self.agreements.ended else "playing" if self.began else "waiting"

    @property
    def events(self) -> int:
        """How many events there have been."""
        return self.match.happened

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return self.match.asked if self.phase == "playing" else ()

    @property
    def is_paused(self) -> bool:
        """Whether everybody agreed to a pause."""
        return self.phase == "playing" and self.agreements.is_paused(self.seating)

    @property
    def running(self) -> list[int]:
        """The seats whose clocks run: asked, and a person decides."""
        return [seat for seat in self.asked if self.seating.bot_on(seat) is None and not self.is_paused]

    def time_to_react(self, now: int) -> int | None:
        """How long the people asked may still take to react; none where they may take any time, as one alone may."""
        people = sum(place.person and place.bot is None for place in self.seating.places)
        running = self.running if self.reactions.limit and people > 1 and self.phase == "playing" else []
        if not running or not self.match.is_reaction:
            return None
        return min(self.reactions.left(seat, self.asked_at[seat], now) for seat in running)

    def events_since(self, seq: int) -> int:
        """The first event that somebody who saw the table at a seq may not know, or may know wrongly.

        After a renaming that is the very first: players go by their names in every text.
        """
        return 0 if seq < self.renamed_at else self.first_event_after(seq)

    def first_event_after(self, seq: int) -> int:
        """The first event that came after a seq, or came anew."""
        return 0 if seq == 0 else min(self.events_at[min(seq, self.seq) :])

    @property
    def standing_moves(self) -> list[int]:
        """The seqs of all moves that were not taken back."""
        moves: list[int] = []
        for entry in self.log:
            if isinstance(entry.body, log.Undone):
                moves.pop()
            elif isinstance(entry.body, log.Move):
                moves.append(entry.seq)
        return moves

    def seq_of_event(self, number: int) -> int:
        """The seq with which an event happened; 0 for what the opening brought."""
        seqs = range(len(self.events_at) - 1, -1, -1)
        return next((seq + 1 for seq in seqs if self.events_at[seq] <= number), 0)

    # Beginning

    def begun_anew(self) -> "Table":
        """The same table before its first entry."""
        return Table(self.record, self.match.game, self.match.pack)

    @property
    def is_called(self) -> bool:
        """Whether seats tell their numbers: everybody is there and has promised one, or no more are waited for."""
        mixture = self.mixture
        if mixture is None or mixture.was_called:
            return mixture is not None
        people = [seat for seat, place in enumerate(self.seating.places) if place.person]
        return not self.seating.free and all(mixture.promises[seat] is not None for seat in people)

    @property
    def mixing(self) -> Mixing | None:
        """The numbers that seats mix in, as everybody may see them; none where they do not."""
        return None if self.mixture is None else self.mixture.seen(self.is_called)

    @property
    def is_ready(self) -> bool:
        """Whether the game can begin: every seat is taken, and every number that was promised is told."""
        return not self.seating.free if self.mixture is None else self.is_called and self.mixture.is_told

    def _dealt(self, game: Game, pack: Pack, seed: int | bytes) -> Match:
        if self.exercise is not None:
            return self.exercise.match(game, seed)
        return Match(game, self.record.players, seed, self.record.options, pack)

    def _deal_mixed(self, mixture: Mixture) -> None:
        """Deal the game that is played, now that all numbers are there; what was shown before it did not count."""
        self.chance = self.chance.with_numbers(mixture.numbers)
        self.match = self._dealt(self.match.game, self.match.pack, self.chance.seed(0))
        self.events_at = [0] * len(self.events_at)

    @property
    def outcome(self) -> Outcome | None:
        """How the exercise stands for its learner; none at a table that is no exercise."""
        return self.exercise.goal.outcome(self.match, self.exercise.seat) if self.exercise else None

    # Going on

    def expect_allowed(self, body: log.AnyBody) -> None:
        """Refuse an answer that is not offered and taking back what has to stay; no dice are touched."""
        match body:
            case log.Answered():
                self.match.expect_offered(body.seat, body.action)
            case log.Undone():
                self._undone(body)

    def take(self, entry: log.Entry) -> None:
        """Carry an entry out."""
        self.match = self._after(entry.body)
        self.note(entry)
        if isinstance(entry.body, log.Move):
            self._note_questions(entry)
        self.events_at.append(self.events)

    def note(self, entry: log.Entry) -> None:
        """Take note of an entry, without the rules of the game."""
        self.seq, self.at = entry.seq, entry.at
        self._digest.update(msgspec.json.encode(entry))
        self.keys[entry.key] = entry
        self.log.append(entry)
        if self.clocks:
            self.clocks.note(entry)
        self.budgets.note(entry.body)
        self._note(entry)

    @property
    def digest(self) -> bytes:
        """The SHA-256 of the log so far."""
        return self._digest.digest()

    def stand_at(self, match: Match, turns: list[int], asked_at: list[int], events_at: list[int]) -> None:
        """Stand where the entries that were noted have led, as it was once worked out."""
        self.match, self.turns, self.asked_at, self.events_at = match, turns, asked_at, events_at
        self._questions = [self._question(seat) for seat in range(len(turns))]

    def _after(self, body: log.AnyBody) -> Match:
        match body:
            case log.Answered():
                return self._answered(body)
            case log.Undone():
                return self._undone(body)
            case log.Forfeited():
                return self._forfeited(body)
        return self.match

    def _note(self, entry: log.Entry) -> None:
        if isinstance(entry.body, log.Move):
            self.moved_at, self.shown_at = entry.at, entry.seq
        match entry.body:
            case log.Said():
                self.chat.append((entry.seq, entry.at, entry.body))
            case log.Reacted():
                pass
            case log.Promised() | log.Revealed() | log.Called():
                if self.mixture is not None:
                    self.mixture.take(entry.body)
            case log.Wished() | log.Muted() | log.Admitted():
                if self.is_paused:
                    self.reactions.wake(entry.at)
                self.agreements.take(entry.body, self.seating)
                self.shown_at = entry.seq
            case log.Began():
                if self.mixture is not None:
                    self._deal_mixed(self.mixture)
                self.began = True
                self.seating.begin()
            case log.Answered():
                self._answers, self._last = self._answers + 1, entry.body.seat
            case log.Undone():
                self._answers, self._last = self._answers - 1, entry.body.seat
                self._takebacks[self._answers, entry.body.seat] += 1
            case log.Forfeited():
                self._last = -1
            case _:
                self._note_seating(entry.seq, entry.body)

    def _note_seating(self, seq: int, body: log.Seating) -> None:
        before, was_called = self.seating.names, self.is_called
        self.seating.change(body, self.began)
        if isinstance(body, log.Voted):
            self._votes.setdefault((body.seat, body.turn), set()).add(body.voter)
        if isinstance(body, log.Awaited):
            self._awaited.add((body.seat, body.turn))
        is_anew = isinstance(body, log.Freed) or (isinstance(body, log.Claimed) and not was_called)
        if is_anew and self.mixture is not None:
            self.mixture.promises[body.seat] = None
        if self.seating.names != before:
            self.renamed_at = self.shown_at = seq

    def _note_questions(self, entry: log.Entry) -> None:
        """A seat's turn is the seq since which it has been asked the same."""
        mover = entry.body.seat if isinstance(entry.body, log.Answered | log.Undone) else None
        for seat in range(len(self.turns)):
            question = self._question(seat)
            if question != self._questions[seat] or seat == mover:
                self._questions[seat], self.turns[seat], self.asked_at[seat] = question, entry.seq, entry.at
                self.reactions.note(seat, entry)

    def _question(self, seat: int) -> object:
        """What a seat is asked, to be compared."""
        if seat not in self.asked:
            return None
        g = self.match.state
        return g.ask, tuple(g.about), self.match.offers(seat)

    # Answers and second thoughts

    def _answered(self, body: log.Answered) -> Match:
        """The match after an answer; where the rules themselves break, it stands as before, at every worker alike."""
        after = self.match.copy()
        after.reseed(self.chance.seed(self._answers + 1))
        try:
            after.play(body.seat, body.action)
        except tuple(RULE_CODES):
            raise
        except Exception:
            _log.exception("the rules broke at entry %s of the table %s", self.seq + 1, self.record.table)
            return self.match
        return after

    def _undone(self, body: log.Undone) -> Match:
        if not self._is_fair(body.seat):
            raise RefusedError("undo_unfair")
        if self._has_no_takebacks(body.seat):
            raise RefusedError("undo_spent")
        before = self.match.copy()
        before.undo(body.seat)
        return before

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last answer back."""
        fair = seat == self._last and self.phase == "playing" and self._is_fair(seat)
        return fair and not self._has_no_takebacks(seat)

    def _has_no_takebacks(self, seat: int) -> bool:
        """Whether a seat has taken its answer to the same question back too often: the log must not grow for ever."""
        return self._takebacks[self._answers - 1, seat] >= MOST_TAKEBACKS

    def _forfeited(self, body: log.Forfeited) -> Match:
        """The match without a seat; whatever chance that needs comes from a seed that no answer uses."""
        after = self.match.copy()
        after.reseed(self.chance.seed(-(self.seq + 1)))
        after.leave(body.seat)
        return after

    def wake(self, now: int) -> None:
        """Time counts from here on; what was noted before a clock was set back must not lie in the time to come."""
        self.moved_at, self.asked_at = min(self.moved_at, now), [min(at, now) for at in self.asked_at]
        self.reactions.wake(now)
        if self.clocks is not None:
            self.clocks.wake(now)

    # Silence

    def is_silent(self, seat: int, now: int) -> bool:
        """Whether a person has been asked for so long that others need not wait any more."""
        return seat in self.running and now - self.asked_at[seat] >= self.record.grace

    def is_awaited(self, seat: int) -> bool:
        """Whether somebody wishes that no bot stands in for a seat at its present question."""
        return (seat, self.turns[seat]) in self._awaited

    def is_voted_out(self, seat: int) -> bool:
        """Whether more than half of the other people wish that a bot plays for a seat."""
        places = enumerate(self.seating.places)
        others = [other for other, place in places if place.person and place.bot is None and other != seat]
        votes = self._votes.get((seat, self.turns[seat]), set())
        return seat in self.running and 2 * sum(other in votes for other in others) > len(others)

    def _is_fair(self, seat: int) -> bool:
        """Whether the seat is still at it: it is asked again, or others answer the same question at the same time."""
        before, now = self.match.asked_before(seat), self.match.asked
        return bool(before) and (seat in now or (set(now) == set(before) - {seat} and bool(now)))

    def clocks_after(self, body: log.AnyBody, now: int) -> list[int] | None:
        """What the clocks show after an entry."""
        if self.clocks is None:
            return None
        match body:
            case log.Answered():
                return self.clocks.after_answer(body.seat, self.running, now)
            case log.Undone():
                return self.clocks.after_undo(body.seat, self.running, now)
        return self.clocks.showing(self.running, now)
