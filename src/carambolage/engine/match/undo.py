"""Taking decisions back: kept is only what can still be undone."""

import zlib
from dataclasses import dataclass, replace

from carambolage.engine.errors import UndoError
from carambolage.engine.match.snapshot import encode
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.words.phrase import Phrase

_QUICKLY = 1


@dataclass(frozen=True)
class Moment:
    """A match just before a decision of a seat: the state, who was asked, how many steps and events there were.

    `revealed` counts the dice rolled and the cards revealed by then, `wide` is the wide seed that the decision used.
    """

    state: bytes
    asked: tuple[int, ...]
    revealed: tuple[int, int]
    steps: int
    events: int
    seat: int
    wide: bytes | None


def moment_of(g: GameRecord, asked: tuple[int, ...], steps: int, events: int, seat: int, wide: bytes | None) -> Moment:
    """How a match stands now, just before a decision."""
    return Moment(encode(g), asked, (g.rolls, g.reveals), steps, events, seat, wide)


class Moments:
    """The decisions of one seat in a row that revealed nothing; their states are kept compressed."""

    def __init__(self) -> None:
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
            if self._kept and self._kept[-1].seat != before.seat:
                self.forget("others", "another seat has decided since")
            self._kept.append(replace(before, state=zlib.compress(before.state, _QUICKLY)))

    def forget(self, code: str, reason: str) -> None:
        """From here on nothing earlier can be taken back; the message `refused-undo-<code>` gives the reason."""
        self._kept.clear()
        self._code, self._reason = code, reason

    def last_of(self, seat: int) -> Moment | None:
        """The moment before the last decision, if a seat made it and it can be taken back."""
        return self._kept[-1] if self._kept and self._kept[-1].seat == seat else None

    def take_back(self, seat: int | None) -> Moment:
        """The moment before the last decision, which is then forgotten."""
        if not self._kept:
            text = f"no decision can be taken back: {self._reason}"
            raise UndoError(text, Phrase(f"refused-undo-{self._code}"))
        last = self._kept[-1].seat
        if seat is not None and last != seat:
            text = f"seat {seat} can take no decision back: seat {last} has decided since"
            raise UndoError(text, Phrase("refused-undo-others"))
        moment = self._kept.pop()
        return replace(moment, state=zlib.decompress(moment.state))

    @property
    def kept(self) -> tuple[list[Moment], tuple[str, str]]:
        """What can be taken back, and why no more can, to be restored elsewhere."""
        return self._kept, (self._code, self._reason)

    def restore(self, kept: list[Moment], reason: tuple[str, str]) -> None:
        """What was kept of others counts here."""
        self._kept, (self._code, self._reason) = kept, reason

    def copy(self) -> "Moments":
        copy = Moments()
        copy._kept, copy._code, copy._reason = self._kept.copy(), self._code, self._reason
        return copy
