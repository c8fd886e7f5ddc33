"""What the people at a table agree on: a pause, the end of the game, who is heard, who may come in."""

from carambolage.table.protocol.sights import Entry, Manners
from carambolage.table.state.seating import Seating
from carambolage.table.store import entry as log


class Agreements:
    """The wishes of the seats, and what follows from them."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.ended = False
        self.muted: set[int | None] = set()
        self._pause: set[int] = set()
        self._end: set[int] = set()

    def take(self, body: log.Agreement, seating: Seating) -> None:
        """Carry an entry out; whoever ends a pause ends it for everybody."""
        match body:
            case log.Admitted():
                self.entry = body.entry
            case log.Muted():
                self.muted = self.muted | {body.seat} if body.on else self.muted - {body.seat}
            case log.Wished(wish="pause"):
                self._pause = self._pause | {body.seat} if body.on else set()
            case log.Wished():
                self._end = self._end | {body.seat} if body.on else self._end - {body.seat}
                players = seating.players
                self.ended = self.ended or 2 * sum(seat in self._end for seat in players) > len(players)

    def is_paused(self, seating: Seating) -> bool:
        """Whether everybody who plays wishes a pause."""
        return bool(seating.players) and self._pause >= set(seating.players)

    def seen(self, seating: Seating) -> Manners:
        """All of it as everybody may see it."""
        return Manners(
            entry=self.entry,
            paused=self.is_paused(seating),
            ended=self.ended,
            pause=sorted(self._pause),
            end=sorted(self._end),
            muted=sorted(-1 if seat is None else seat for seat in self.muted),
        )
