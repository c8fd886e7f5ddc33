"""Looking ahead: what an answer brings about for certain, as far as its seat can know.

The answer is played in worlds that the seat cannot tell from the real one, up to the first die or card. What is told
alike in all of them is certain; where dice decide, each way in which they can fall is tried. The game stands still.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal

from carambolage.engine.game import Game
from carambolage.engine.match.event import Event
from carambolage.engine.match.running import event_of_row
from carambolage.engine.previews.preview import Outlook, Roaming, Stop, Tale
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import EVENT_ROWS, GameRecord, Printed
from carambolage.engine.twins.execution import plain

WORLDS = 3
MOST_DICE = 2
_MOST_EFFECTS = 1_000
_MOST_STEPS = 16


@dataclass(frozen=True)
class _Course:
    """How things went in one world; `after` goes from the first chance to the second."""

    before: Tale
    after: Tale
    stop: Stop
    dice: int
    fault: bool


class Lookahead:
    """The worlds in which the answers of one asked seat are tried."""

    def __init__(self, game: Game, g: GameRecord, t: Printed, seat: int) -> None:
        self._game, self._tables, self._seat = game, t, seat
        self._twin = plain(game)
        self._worlds = [self._imagined(g, seed) for seed in range(WORLDS)]

    def outlook(self, action: int) -> Outlook:
        """What one answer brings about."""
        courses = [self._course(copy_record(world), action) for world in self._worlds]
        events, stop = alike([course.before for course in courses]), courses[0].stop
        if any((course.stop, course.before) != (stop, events) for course in courses):
            return Outlook(events, "card")
        if stop != "die":
            begun = alike([course.after for course in courses])
            return Outlook(events, stop, begun, onward=tuple(self._onward(action)))
        dice = courses[0].dice
        outcomes = tuple(self._outcomes(action, [], dice)) if dice <= MOST_DICE else ()
        return Outlook(events, stop, alike(outcomes or [course.after for course in courses]), outcomes)

    def _imagined(self, g: GameRecord, seed: int) -> GameRecord:
        world = copy_record(g)
        self._twin.imagine(world, self._tables, self._seat, seed)
        return world

    def _outcomes(self, action: int, faces: list[int], dice: int) -> Iterator[Tale]:
        """Whatever follows some faces when the dice still to be fixed fall one way after the other."""
        for face in count():
            if dice > 1:
                found = list(self._outcomes(action, [*faces, face], dice - 1))
            else:
                course = self._fallen(action, [*faces, face])
                found = [] if course.fault else [course.after]
            if not found:
                return
            yield from found

    def _onward(self, action: int) -> Iterator[Tale]:
        """Whatever answers lead on from one, step by step; what is come to in several ways is told once."""
        roaming, world = self._game.roaming, copy_record(self._worlds[0])
        if roaming is None or self._verb(action) not in roaming.after:
            return
        front = [world] if self._course(world, action).stop == "question" else []
        for _ in range(_MOST_STEPS):
            met: dict[tuple[object, ...], tuple[_Course, GameRecord]] = {}
            for world in front:
                for answer in self._leading_on(world, roaming):
                    then = copy_record(world)
                    course = self._course(then, answer)
                    met.setdefault(tuple((event.kind, event.a, event.b) for event in course.before), (course, then))
            yield from (course.before for course, _ in met.values())
            front = [then for course, then in met.values() if not _ends(course, roaming)]

    def _leading_on(self, g: GameRecord, roaming: Roaming) -> list[int]:
        offered = g.offer[: g.offers] if g.over == 0 and g.seat == self._seat else []
        return [action for action in offered if self._verb(action) in roaming.by]

    def _verb(self, action: int) -> str:
        return self._game.actions.unpack(action).verb

    def _fallen(self, action: int, faces: list[int]) -> _Course:
        world = copy_record(self._worlds[0])
        world.fate[: len(faces)] = faces
        world.fates, world.fate_next = len(faces), 0
        return self._course(world, action)

    def _course(self, g: GameRecord, action: int) -> _Course:
        """Play an answer until chance comes in for the second time, or somebody must decide."""
        first, met = g.told, _Chances(g)
        events: list[Event] = []
        self._twin.accept(g, self._tables, self._seat, action)
        for _ in range(_MOST_EFFECTS):
            if not met.look(g, len(events)):
                break
            events += [self._event(g, number) for number in range(first + len(events), g.told)]
            if g.fault or not self._twin.waiting(g):
                break
            self._twin.carry_on(g, self._tables)
        split = len(events) if met.split is None else met.split
        stop: Stop = met.stop or ("over" if g.over else "question")
        return _Course(tuple(events[:split]), tuple(events[split:]), stop, met.dice, g.fault != 0)

    def _event(self, g: GameRecord, number: int) -> Event:
        return event_of_row(self._game, g.events[number % EVENT_ROWS], number, self._seat)


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


def _ends(course: _Course, roaming: Roaming) -> bool:
    return course.stop != "question" or any(event.kind in roaming.ends for event in course.before)


def alike(tales: Sequence[Tale]) -> Tale:
    """How all tales begin."""
    shared: list[Event] = []
    for events in zip(*tales, strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    return tuple(shared)
