"""Routes: all ways on which a seat can take its piece, answer by answer, until something else is to be decided.

The rules themselves are asked, in one imagined world: an answer is played, and what can be answered then is played
next. Situations in which the same is asked with the same answers are one point of the graph.
"""

from dataclasses import dataclass

from carambolage.engine.previews.course import Course, Runner
from carambolage.engine.previews.preview import Leg, Point, Roaming, Routes, Stop, Tale
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import GameRecord

CHANCE_COST = 100
_MOST_POINTS = 400


@dataclass(frozen=True)
class _Situation:
    """A point that can be left: its number, its world, and whether the piece has moved already."""

    number: int
    world: GameRecord
    moved: bool


class RouteFinder:
    """Explores where the piece of an asked seat can go from a world; the world is left as it is."""

    def __init__(self, runner: Runner, roaming: Roaming) -> None:
        self._runner, self._roaming = runner, roaming
        self._points: list[Point] = []
        self._legs: list[Leg] = []
        self._known: dict[object, int] = {}

    def find(self, world: GameRecord) -> Routes:
        """The graph of all ways from here; point 0 is where the piece stands now."""
        self._points.append(Point(-1, -1, "question"))
        front = [_Situation(0, world, moved=False)]
        while front and len(self._points) < _MOST_POINTS:
            front = [further for situation in front for further in self._leave(situation)]
        return Routes(self._points, self._legs)

    def _leave(self, situation: _Situation) -> list[_Situation]:
        """Play every answer that leads on from a situation; those that lead on further."""
        found = []
        for action in self._leading_on(situation):
            world = copy_record(situation.world)
            course = self._runner.run(world, action)
            further = self._arrive(situation, action, course, world)
            if further is not None:
                found.append(further)
        return found

    def _leading_on(self, situation: _Situation) -> list[int]:
        g, roaming = situation.world, self._roaming
        if g.over or g.ask == 0 or g.seat != self._runner.seat:
            return []
        verbs = roaming.moves if situation.moved else roaming.moves | roaming.passes
        return [action for action in g.offer[: g.offers] if (g.ask, self._runner.verb(action)) in verbs]

    def _arrive(self, situation: _Situation, action: int, course: Course, g: GameRecord) -> _Situation | None:
        """Add the leg that an answer is, and the point it leads to; what can be gone on from, unless it was known."""
        if course.fault:
            return None
        tale, stop = self._own_part(course)
        before = self._points[situation.number]
        step = self._roaming.step(g, self._runner.tables, self._runner.seat, tale, stop)
        point = Point(step.piece, step.place, stop) if step else Point(before.piece, before.place, stop)
        key = self._key(point, g)
        number = self._known.setdefault(key, len(self._points))
        cost = 1 + (CHANCE_COST if stop in ("die", "card") else 0) + (step.danger if step else 0)
        self._legs.append(Leg(situation.number, number, action, cost))
        if number < len(self._points):
            return None
        self._points.append(point)
        moved = situation.moved or step is not None
        return _Situation(number, g, moved) if stop == "question" else None

    def _own_part(self, course: Course) -> tuple[Tale, Stop]:
        """What happens before somebody else's turn begins, and what ends it: dice of another turn do not count."""
        ends = self._roaming.ends
        everything = course.before + course.after
        end = next((place for place, event in enumerate(everything) if event.kind in ends), None)
        if end is None or end > len(course.before):
            return everything, course.stop
        return everything[:end], "question"

    def _key(self, point: Point, g: GameRecord) -> object:
        """Alike are points at which the same is asked in the same words, with the same answers."""
        if point.stop != "question" or g.over or g.ask == 0 or g.seat != self._runner.seat:
            return point.piece, point.place, point.stop
        game, t, seat = self._runner.game, self._runner.tables, self._runner.seat
        question = repr(game.question(g, t, seat))
        return point.piece, point.place, g.ask, tuple(g.about), tuple(g.offer[: g.offers]), question
