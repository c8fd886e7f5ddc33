"""Taking decisions back: kept is only what can still be undone."""

import zlib
from dataclasses import dataclass, replace

from carambolage.engine.errors import UndoError
from carambolage.engine.match.snapshot import decode
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.words.phrase import Phrase

_QUICKLY = 1


@dataclass(frozen=True)
class Moment:
    """A match just before a decision of a seat: the state, who was asked, how many steps and events there were.

    `revealed` counts the dice rolled and the cards revealed by then, `wide` is the wide seed that the decision used;
    `rng` are the random numbers, which the bytes of the state may be older than (none: they are not).
    """

    state: bytes
    asked: tuple[int, ...]
    revealed: tuple[int, int]
    steps: int
    events: int
    seat: int
    wide: bytes | None
    rng: int | None = None

    def stood(self, kind: type[GameRecord]) -> GameRecord:
        """The state, anew."""
        g = decode(kind, self.state)
        if self.rng is not None:
            g.rng = self.rng
        return g


class Moments:
    """The decisions of one seat in a row that revealed nothing; all states but the newest are kept compressed."""

    def __init__(self) -> None:
        self._newest: Moment | None = None
        self._kept: list[Moment] = []
        self._code, self._reason = "nothing", "nothing has been decided yet"

    def remember(self, before: Moment, after: GameRecord) -> None:
        """Keep the moment before a decision, unless the decision revealed something."""
        rolls, reveals = before.revealed
        if after.rolls != rolls:
            self.forget("die", "a die was rolled since")
        elif after.reveals != reveals:
            self.forget("card", "a card was revealed since")
        else:
            last = self._last
            if last is not None and last.seat != before.seat:
                self.forget("others", "another seat has decided since")
            self._kept, self._newest = self._compressed(), before

    def forget(self, code: str, reason: str) -> None:
        """From here on nothing earlier can be taken back; the message `refused-undo-<code>` gives the reason."""
        self._kept, self._newest = [], None
        self._code, self._reason = code, reason

    def last_of(self, seat: int) -> Moment | None:
        """The moment before the last decision, if a seat made it and it can be taken back."""
        return self._last if self._last is not None and self._last.seat == seat else None

    @property
    def _last(self) -> Moment | None:
        return self._newest or (self._kept[-1] if self._kept else None)

    def _compressed(self) -> list[Moment]:
        """All that can be taken back, the newest as well; most are forgotten before that is ever done."""
        newest = self._newest
        if newest is None:
            return self._kept
        return [*self._kept, replace(newest, state=zlib.compress(newest.state, _QUICKLY))]

    def take_back(self, seat: int | None) -> Moment:
        """The moment before the last decision, which is then forgotten."""
        last = self._last
        if last is None:
            text = f"no decision can be taken back: {self._reason}"
            raise UndoError(text, Phrase(f"refused-undo-{self._code}"))
        if seat is not None and last.seat != seat:
            text = f"seat {seat} can take no decision back: seat {last.seat} has decided since"
            raise UndoError(text, Phrase("refused-undo-others"))
        if self._newest is not None:
            self._newest = None
            return last
        self._kept = self._kept[:-1]
        return replace(last, state=zlib.decompress(last.state))

    @property
    def kept(self) -> tuple[list[Moment], tuple[str, str]]:
        """What can be taken back, and why no more can, to be restored elsewhere."""
        return self._compressed(), (self._code, self._reason)

    def restore(self, kept: list[Moment], reason: tuple[str, str]) -> None:
        """What was kept of others counts here."""
        self._newest, self._kept, (self._code, self._reason) = None, kept, reason

    def copy(self) -> "Moments":
        copy = Moments()
        copy._newest, copy._kept, copy._code, copy._reason = self._newest, self._kept, self._code, self._reason
        return copy
