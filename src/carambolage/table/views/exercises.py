"""Exercises for the protocol: lessons and puzzles in words, and what the page about learning a game shows."""

from carambolage.engine.game import Game
from carambolage.engine.words.words import Words, words_of
from carambolage.learning.exercises import HINTS, PUZZLE, answer_number, lessons_of, puzzles_of
from carambolage.table.catalogue import said
from carambolage.table.protocol.bodies import LearningFacts, LessonFacts, SummaryPanel
from carambolage.table.protocol.sights import ExerciseFacts
from carambolage.table.state.table import Table
from carambolage.table.texts import TableTexts

SUMMARY, COACH = "summary-", "coach-"


def learning_facts(game: Game, lang: str) -> LearningFacts:
    """The summary of a game in pictures, its lessons, how many puzzles it has, and whether a coach knows it."""
    words = words_of(game)
    panels = [name for name in words.messages(SUMMARY, lang) if said(words, f"{name}.text", lang)]
    return LearningFacts(
        game=game.name,
        title=said(words, "game-title", lang) or game.name,
        summary=[SummaryPanel(name, said(words, name, lang), said(words, f"{name}.text", lang)) for name in panels],
        lessons=[_lesson_facts(words, name, lang) for name in lessons_of(game)],
        puzzles=len(puzzles_of(game)),
        coached=bool(words.messages(COACH, lang)),
    )


def exercise_facts(table: Table, lang: str) -> ExerciseFacts | None:
    """The exercise of a table in words; none where there is none."""
    if table.exercise is None:
        return None
    name, lessons = table.exercise.name, [*lessons_of(table.match.game), ""]
    if name not in lessons:
        return _puzzle(table, lang)
    return _lesson(table.match.words, name, lessons[lessons.index(name) + 1], lang)


def _lesson_facts(words: Words, name: str, lang: str) -> LessonFacts:
    return LessonFacts(name, said(words, f"lesson-{name}", lang), said(words, f"lesson-{name}.task", lang))


def _lesson(words: Words, name: str, following: str, lang: str) -> ExerciseFacts:
    facts = _lesson_facts(words, name, lang)
    *hints, done, failed = (said(words, f"lesson-{name}.{part}", lang) for part in (*HINTS, "done", "failed"))
    return ExerciseFacts(name, following, "lesson", facts.title, facts.task, hints, done, failed, best="", prospects={})


def _puzzle(table: Table, lang: str) -> ExerciseFacts:
    """The best answer is said in the position itself, before anything has happened."""
    assert table.exercise is not None
    game, name, seat = table.match.game, table.exercise.name, table.exercise.seat
    puzzle = puzzles_of(game)[int(name.removeprefix(PUZZLE)) - 1]
    start = table.exercise.match(game, 1)
    texts = TableTexts(start.words, table.seating, lang)
    best = answer_number(game, puzzle.best)
    choice = next(choice for choice in start.choices(seat) if choice.action == best)
    prospects = {answer_number(game, answer): round(100 * value) for answer, value in puzzle.prospects.items()}
    return ExerciseFacts(name, "", "puzzle", "", "", [], "", "", texts.say(choice.phrase), prospects)
