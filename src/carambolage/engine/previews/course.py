"""One answer played in one imagined world, up to the second die or card."""

from copy import copy
from dataclasses import dataclass
from time import perf_counter
from typing import Literal

from carambolage.engine.game import Game
from carambolage.engine.match.event import Event
from carambolage.engine.match.running import event_of_row
from carambolage.engine.previews.preview import Stop, Tale
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import EVENT_ROWS, GameRecord, Printed
from carambolage.engine.twins.execution import plain

_MOST_EFFECTS = 1_000
_LONG = 0.002  # seconds: ten times what a copy costs


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

    def imagined(self, g: GameRecord, seed: int) -> GameRecord:
        """A world that the seat cannot tell from this one."""
        world = copy_record(g)
        self.twin.imagine(world, self.tables, self.seat, seed)
        return world

    def run(self, g: GameRecord, action: int) -> Course:
        """Play an answer until chance comes in for the second time, somebody must decide, or the game's horizon."""
        path = _Path(g)
        self.twin.accept(g, self.tables, self.seat, action)
        return self._to_its_end(path)

    def run_apart(self, g: GameRecord, action: int, worlds: int) -> list[Course]:
        """The same in several worlds, in a game where nothing hidden matters before chance comes in: there they part.
        One course where it does not come in.
        """
        path, began = _Path(copy_record(g)), perf_counter()
        kept: tuple[int, _Path] | None = None
        self.twin.accept(path.g, self.tables, self.seat, action)
        for number in range(_MOST_EFFECTS):
            if path.chances.have_come(path.g):
                fork = self._before_chance(g, action, number, kept)
                others = [fork.copy(self.imagined(fork.g, seed)) for seed in range(1, worlds)]
                for other in others:
                    self._step(other.g, action, is_first=number == 0)
                return [self._to_its_end(each) for each in (path, *others)]
            if not self._goes_on(path):
                break
            if perf_counter() - began > _LONG:
                kept, began = (number + 1, path.copy(copy_record(path.g))), perf_counter()
            self.twin.carry_on(path.g, self.tables)
        return [path.course()]

    def _before_chance(self, g: GameRecord, action: int, steps: int, kept: "tuple[int, _Path] | None") -> "_Path":
        """The answer played once more up to a step: most never meet chance, so none keeps a copy of every step, only of
        one to which it was a long way.
        """
        first, path = kept or (0, _Path(copy_record(g)))
        for number in range(first, steps):
            self._step(path.g, action, is_first=number == 0)
            self._goes_on(path)
        return path

    def verb(self, action: int) -> str:
        """The verb of an answer."""
        return self.game.actions.unpack(action).verb

    def _step(self, g: GameRecord, action: int, is_first: bool) -> None:
        """The answer itself, or the next effect."""
        if is_first:
            self.twin.accept(g, self.tables, self.seat, action)
        else:
            self.twin.carry_on(g, self.tables)

    def _to_its_end(self, path: "_Path") -> Course:
        for _ in range(_MOST_EFFECTS):
            if not self._goes_on(path):
                break
            self.twin.carry_on(path.g, self.tables)
        return path.course()

    def _goes_on(self, path: "_Path") -> bool:
        """Take note of what an effect told and of chance; whether another effect follows that matters."""
        g, events = path.g, path.events
        if not path.chances.look(g, len(events)):
            return False
        latest = [self._event(g, number) for number in range(path.first + len(events), g.told)]
        events += latest
        ended = g.fault or any(event.kind in self.game.horizon for event in latest)
        return not ended and bool(self.twin.waiting(g))

    def _event(self, g: GameRecord, number: int) -> Event:
        return event_of_row(self.game, g.events[number % EVENT_ROWS], number, self.seat)


class _Path:
    """An answer under way in a world: what was told so far, and the chances met."""

    def __init__(self, g: GameRecord) -> None:
        self.g, self.first, self.chances = g, g.told, _Chances(g)
        self.events: list[Event] = []

    def copy(self, world: GameRecord) -> "_Path":
        """The same so far, in another world."""
        path = copy(self)
        path.g, path.events, path.chances = world, self.events.copy(), copy(self.chances)
        return path

    def course(self) -> Course:
        """How it went."""
        g, events, chances = self.g, self.events, self.chances
        split = len(events) if chances.split is None else chances.split
        stop: Stop = chances.stop or ("over" if g.over else "question")
        return Course(tuple(events[:split]), tuple(events[split:]), stop, chances.dice, g.fault != 0)


class _Chances:
    """Notices when dice are rolled or something is revealed."""

    def __init__(self, g: GameRecord) -> None:
        self._known = (g.rolls, g.reveals)
        self.split: int | None = None
        self.stop: Literal["die", "card"] | None = None
        self.dice = 0

    def have_come(self, g: GameRecord) -> bool:
        """Whether anything was rolled or revealed since the last look."""
        return (g.rolls, g.reveals) != self._known

    def look(self, g: GameRecord, told: int) -> bool:
        """Take note of the first chance, after how many events it came in; false at the second."""
        if not self.have_come(g):
            return True
        now, known = (g.rolls, g.reveals), self._known
        self._known = now
        if self.split is not None:
            return False
        self.split, self.stop, self.dice = told, "die" if now[1] == known[1] else "card", now[0] - known[0]
        return True
