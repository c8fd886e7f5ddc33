"""Solved lessons: each as a recording of its solution, for whoever learns without a server."""

from functools import lru_cache

from msgspec.structs import replace

from carambolage.bots import GreedyBot
from carambolage.engine.game import Game
from carambolage.learning.exercises import Lesson, answer_number, exercise_of, lessons_of
from carambolage.table.commands.create import create_exercise
from carambolage.table.protocol.bodies import Recording
from carambolage.table.protocol.commands import Lang
from carambolage.table.session.connection import encode
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Answered, Began, Entry
from carambolage.table.views.recording import recording


@lru_cache(maxsize=64)
def solutions_json(game: Game, lang: Lang) -> bytes:
    """The lessons of a game by name, each a recording as its learner sees it, without the words of the game."""
    return encode({name: _solution(game, name, lesson, lang) for name, lesson in lessons_of(game).items()})


def _solution(game: Game, name: str, lesson: Lesson, lang: Lang) -> Recording:
    return replace(recording(_solved(game, name, lesson), lang, 0, None, lesson.seat), words="")


def _solved(game: Game, name: str, lesson: Lesson) -> Table:
    """The table of a lesson at which its solution was given, and others have answered as they do in exercises."""
    record, _ = create_exercise(game, name, 0)
    table = Table(record, game, exercise_of(game, name).match(game, 1).pack)
    _enter(table, Began())
    for text in lesson.solution:
        _answer_for_others(table, lesson.seat)
        _enter(table, Answered(lesson.seat, answer_number(game, text)))
    _answer_for_others(table, lesson.seat)
    return table


def _answer_for_others(table: Table, learner: int) -> None:
    """Until the learner is asked, or the lesson is solved."""
    while table.outcome == "open" and learner not in table.asked:
        seat = table.asked[0]
        _enter(table, Answered(seat, GreedyBot(0).choose(table.match, seat)))


def _enter(table: Table, body: Began | Answered) -> None:
    table.take(Entry(table.seq + 1, 0, str(table.seq), body))
