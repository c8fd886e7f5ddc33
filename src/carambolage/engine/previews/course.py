"""One answer played in one imagined world, up to the second die or card."""

from dataclasses import dataclass
from typing import Literal

from carambolage.engine.game import Game
from carambolage.engine.match.event import Event
from carambolage.engine.match.running import event_of_row
from carambolage.engine.previews.preview import Stop, Tale
from carambolage.engine.rules.state import EVENT_ROWS, GameRecord, Printed
from carambolage.engine.twins.execution import plain

_MOST_EFFECTS = 1_000


@dataclass(frozen=True)
class Course:
    """How things went in one world; `after` goes from the first chance to the second."""

    before: Tale
    after: Tale
    stop: Stop
    dice: int
    fault: bool


class Runner:
    """Plays answers of a seat in imagined worlds, which it changes."""

    def __init__(self, game: Game, t: Printed, seat: int) -> None:
        self.game, self.tables, self.seat = game, t, seat
        self.twin = plain(game)

    def run(self, g: GameRecord, action: int) -> Course:
        """Play an answer until chance comes in for the second time, or somebody must decide."""
        first, met = g.told, _Chances(g)
        events: list[Event] = []
        self.twin.accept(g, self.tables, self.seat, action)
        for _ in range(_MOST_EFFECTS):
            if not met.look(g, len(events)):
                break
            events += [self._event(g, number) for number in range(first + len(events), g.told)]
            if g.fault or not self.twin.waiting(g):
                break
            self.twin.carry_on(g, self.tables)
        split = len(events) if met.split is None else met.split
        stop: Stop = met.stop or ("over" if g.over else "question")
        return Course(tuple(events[:split]), tuple(events[split:]), stop, met.dice, g.fault != 0)

    def verb(self, action: int) -> str:
        """The verb of an answer."""
        return self.game.actions.unpack(action).verb

    def _event(self, g: GameRecord, number: int) -> Event:
        return event_of_row(self.game, g.events[number % EVENT_ROWS], number, self.seat)


class _Chances:
    """Notices when dice are rolled or something is revealed."""

    def __init__(self, g: GameRecord) -> None:
        self._known = (g.rolls, g.reveals)
        self.split: int | None = None
        self.stop: Literal["die", "card"] | None = None
        self.dice = 0

    def look(self, g: GameRecord, told: int) -> bool:
        """Take note of the first chance, after how many events it came in; false at the second."""
        now, known = (g.rolls, g.reveals), self._known
        self._known = now
        if now == known:
            return True
        if self.split is not None:
            return False
        self.split, self.stop, self.dice = told, "die" if now[1] == known[1] else "card", now[0] - known[0]
        return True
