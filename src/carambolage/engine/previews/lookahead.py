"""Looking ahead: what an answer brings about for certain, as far as its seat can know.

The answer is played in worlds that the seat cannot tell from the real one, up to the first die or card. What is told
alike in all of them is certain; where dice decide, each way in which they can fall is tried. The game stands still.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import count

from carambolage.engine.game import Game
from carambolage.engine.match.event import Event
from carambolage.engine.previews.course import Course, Runner
from carambolage.engine.previews.preview import Outlook, Routes, Tale
from carambolage.engine.previews.routes import RouteFinder
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import GameRecord, Printed

WORLDS = 3
MOST_DICE = 2


class _FurtherDiceError(Exception):
    """The number of dice depends on how they fall."""


class Lookahead:
    """The worlds in which the answers of one asked seat are tried."""

    def __init__(self, game: Game, g: GameRecord, t: Printed, seat: int) -> None:
        self._game, self._tables, self._seat = game, t, seat
        self._runner = Runner(game, t, seat)
        self._real = g

    @cached_property
    def _worlds(self) -> list[GameRecord]:
        """Worlds that the seat cannot tell from the real one; one where they part at chance."""
        seeds = range(1 if self._game.parts_at_chance else WORLDS)
        return [self._runner.imagined(self._real, seed) for seed in seeds]

    def may_cost(self, action: int) -> bool:
        """Whether an answer costs anybody a piece in the first of the worlds: if not, it does so for certain in none.

        Whatever is certain happens there too, before the first die or card or however the dice fall.
        """
        course = self._runner.run(self._runner.imagined(self._real, 0), action)
        return any(event.kind in self._game.losses for event in (*course.before, *course.after))

    def outlook(self, action: int) -> Outlook:
        """What one answer brings about."""
        courses = self._courses(action)
        events, stop = alike([course.before for course in courses]), courses[0].stop
        if any((course.stop, course.before) != (stop, events) for course in courses):
            return Outlook(events, "card")
        if stop != "die":
            begun = alike([course.after for course in courses])
            return Outlook(events, stop, begun, routes=self._routes(action))
        dice = courses[0].dice
        outcomes = self._all_outcomes(action, dice) if dice <= MOST_DICE else ()
        return Outlook(events, stop, alike(outcomes or [course.after for course in courses]), outcomes)

    def _courses(self, action: int) -> list[Course]:
        """How an answer goes in every world, or in one where all would be alike."""
        if self._game.parts_at_chance:
            return self._runner.run_apart(self._worlds[0], action, WORLDS)
        return [self._runner.run(copy_record(world), action) for world in self._worlds]

    def _all_outcomes(self, action: int, dice: int) -> tuple[Tale, ...]:
        """Whatever follows the dice, one way after the other; none where a face brings further dice, for then the ways
        are not equally likely.
        """
        try:
            return tuple(self._outcomes(action, [], dice))
        except _FurtherDiceError:
            return ()

    def _outcomes(self, action: int, faces: list[int], dice: int) -> Iterator[Tale]:
        """Whatever follows some faces when the dice still to be fixed fall one way after the other."""
        for face in count():
            if dice > 1:
                found = list(self._outcomes(action, [*faces, face], dice - 1))
            else:
                found = self._fallen(action, [*faces, face])
            if not found:
                return
            yield from found

    def _routes(self, action: int) -> Routes | None:
        """Where the seat can go on to after an answer."""
        roaming = self._game.roaming
        if roaming is None or self._runner.verb(action) not in roaming.after:
            return None
        world = copy_record(self._worlds[0])
        stop = self._runner.run(world, action).stop
        return RouteFinder(self._runner, roaming).find(world) if stop == "question" else None

    def routes(self) -> Routes:
        """Where the seat can go from here; nowhere in a game without pieces that roam."""
        roaming = self._game.roaming
        return RouteFinder(self._runner, roaming).find(self._worlds[0]) if roaming else Routes([], [])

    def _fallen(self, action: int, faces: list[int]) -> list[Tale]:
        """What follows some faces of the first dice; nothing where dice have no such face."""
        world = copy_record(self._worlds[0])
        world.fate[: len(faces)] = faces
        world.fates, world.fate_next = len(faces), 0
        course = self._runner.run(world, action)
        if course.fault:
            return []
        if course.dice != len(faces):
            raise _FurtherDiceError
        return [course.after]


def alike(tales: Sequence[Tale]) -> Tale:
    """How all tales begin."""
    shared: list[Event] = []
    for events in zip(*tales, strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    return tuple(shared)
