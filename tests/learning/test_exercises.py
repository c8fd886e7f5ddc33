"""Lessons are solved from their data, at the table that the browser opens; puzzles have the answer they say."""

import gzip
import os
from random import Random

import msgspec
import pytest

from carambolage.bots import GreedyBot, SearchBot
from carambolage.engine.game import Game
from carambolage.engine.notation.reading import at
from carambolage.engine.registry import game, games
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import words_of
from carambolage.learning.exercises import (
    HINTS,
    UnknownExerciseError,
    answer_number,
    exercise_of,
    lessons_of,
    puzzles_of,
)
from carambolage.learning.goals import Condition, Goal, answers_of
from carambolage.table.commands.create import create_exercise
from carambolage.table.protocol.bodies import Recording
from carambolage.table.protocol.commands import Lang
from carambolage.table.state.table import Table
from carambolage.table.store.entry import Answered, Began, Entry
from carambolage.table.views.exercises import exercise_facts, learning_facts
from carambolage.table.views.solutions import solutions_json

LESSONS = [(name, lesson) for name in games() for lesson in lessons_of(game(name))]
WITH_PUZZLES = [name for name in games() if puzzles_of(game(name))]
FEWEST, FEWEST_PUZZLES = 6, 60
MOST_TRIES = 40
LARGEST = 80_000  # bytes of all solutions of a game, compressed
OF_NOBODY = {"trap_laid", "tiles_swapped"}
THOROUGH = bool(os.environ.get("CARAMBOLAGE_THOROUGH"))
RESAMPLED, TRIES = 40 if THOROUGH else 4, 3_000


def table_of(chosen: Game, name: str) -> Table:
    """The table of an exercise, just begun."""
    record, _ = create_exercise(chosen, name, 0)
    table = Table(record, chosen, exercise_of(chosen, name).match(chosen, 1).pack)
    table.take(Entry(1, 0, "began", Began()))
    return table


def answer(table: Table, seat: int, action: int) -> None:
    table.take(Entry(table.seq + 1, 0, str(table.seq), Answered(seat, action)))


def recorded(name: str, lang: Lang = "en") -> dict[str, Recording]:
    """How the lessons of a game are solved, as a browser is told."""
    return msgspec.json.decode(solutions_json(game(name), lang), type=dict[str, Recording])


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_lesson_is_solved_by_its_solution(name: str, lesson: str) -> None:
    outcomes = [moment.sights[0].exercise for moment in recorded(name)[lesson].moments]
    assert outcomes[0] == "open"
    assert "failed" not in outcomes
    assert outcomes[-1] == "done"


@pytest.mark.parametrize("name", games())
def test_a_solved_lesson_is_shown_to_its_learner_who_is_asked_nothing(name: str) -> None:
    """Nor is it long: a browser keeps those of all games."""
    for lesson, solved in recorded(name, "fr").items():
        (sight,) = solved.welcome.sights
        assert [sight.seat] == solved.welcome.holds == [lessons_of(game(name))[lesson].seat]
        assert (sight.asked, sight.choices, sight.question, sight.can_undo) == ([], [], None, False)
        assert solved.welcome.facts.exercise == exercise_facts(table_of(game(name), lesson), "fr")
        assert (solved.words, solved.proof) == ("", None)
    assert len(gzip.compress(solutions_json(game(name), "fr"))) < LARGEST


def test_a_game_without_lessons_has_no_solutions() -> None:
    assert solutions_json(game("carambolage.testing.convoy.game:GAME"), "en") == b"{}"


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_lesson_can_be_failed(name: str, lesson: str) -> None:
    chosen = game(name)
    assert any(outcome_at_random(chosen, lesson, seed) == "failed" for seed in range(MOST_TRIES))


def outcome_at_random(chosen: Game, lesson: str, seed: int) -> str | None:
    """How a lesson ends for somebody who answers at random."""
    table, dice, seat = table_of(chosen, lesson), Random(seed), lessons_of(chosen)[lesson].seat
    while table.outcome == "open":
        own = seat in table.asked
        asked = seat if own else table.asked[0]
        bot = GreedyBot(0)
        answer(table, asked, dice.choice(table.match.offers(seat)) if own else bot.choose(table.match, asked))
    return table.outcome


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_goals_are_about_what_the_learner_does(name: str, lesson: str) -> None:
    """An event of somebody else neither reaches nor misses a goal; some events belong to nobody."""
    goal = lessons_of(game(name))[lesson].goal
    events = [condition for condition in (*goal.done, *goal.never) if condition.event is not None]
    assert all(condition.a is not None or condition.event in OF_NOBODY for condition in events)


@pytest.mark.parametrize("name", games())
def test_every_game_has_lessons_with_words(name: str) -> None:
    chosen = game(name)
    words = words_of(chosen)
    assert len(lessons_of(chosen)) >= FEWEST
    assert len({lesson.position for lesson in lessons_of(chosen).values()}) == len(lessons_of(chosen))
    for lang in words.languages:
        for lesson in lessons_of(chosen):
            parts = ["", ".task", *(f".{hint}" for hint in HINTS), ".done", ".failed"]
            assert all(words.say(Phrase(f"lesson-{lesson}{part}"), lang) for part in parts)
        assert len(words.messages("coach-", lang)) >= FEWEST
        assert len(words.messages("summary-", lang)) >= FEWEST


def test_each_lesson_leads_to_the_next() -> None:
    chosen = game("wacky_races")
    first, second, *_, last = lessons_of(chosen)
    following = [exercise_facts(table_of(chosen, name), "en") for name in (first, last, "puzzle-1")]
    assert [facts and facts.following for facts in following] == [second, "", ""]


@pytest.mark.parametrize("name", games())
def test_the_coach_speaks_of_answers_and_events_that_there_are(name: str) -> None:
    chosen = game(name)
    known = {*(f"coach-{verb}" for verb in chosen.actions.verbs), *(f"coach-event-{kind}" for kind in chosen.events)}
    assert set(words_of(chosen).messages("coach-", "en")) <= known


def test_a_coach_is_offered_for_games_that_have_words_for_one() -> None:
    convoy = game("carambolage.testing.convoy.game:GAME")
    offered = {chosen.name: learning_facts(chosen, "en").coached for chosen in (convoy, *map(game, games()))}
    assert offered == {"convoy": False, **dict.fromkeys(games(), True)}


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_puzzles_have_one_best_answer_which_is_legal(name: str) -> None:
    chosen = game(name)
    puzzles = puzzles_of(chosen)
    assert len(puzzles) >= FEWEST_PUZZLES
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    for number, puzzle in enumerate(puzzles, 1):
        match = exercise_of(chosen, f"puzzle-{number}").match(chosen, 1)
        assert answer_number(chosen, puzzle.best) in match.offers(puzzle.seat)
        assert max(puzzle.tries, key=lambda text: puzzle.tries[text]) == puzzle.best
        assert max(puzzle.prospects, key=lambda text: puzzle.prospects[text]) == puzzle.best


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_search_finds_the_answers_of_a_sample_of_puzzles(name: str) -> None:
    chosen = game(name)
    for puzzle in Random(1).sample(puzzles_of(chosen), RESAMPLED):
        match = at(puzzle.position, 1, chosen)
        found = SearchBot(7, iterations=TRIES).choose(match, puzzle.seat)
        assert str(chosen.actions.unpack(found)) == puzzle.best


def test_a_puzzle_is_won_by_its_best_answer_only() -> None:
    chosen = game("wacky_races")
    puzzle = puzzles_of(chosen)[0]
    best = answer_number(chosen, puzzle.best)
    right, wrong = table_of(chosen, "puzzle-1"), table_of(chosen, "puzzle-1")
    answer(right, puzzle.seat, best)
    answer(wrong, puzzle.seat, next(other for other in wrong.match.offers(puzzle.seat) if other != best))
    assert (right.outcome, wrong.outcome) == ("done", "failed")


def test_goals_are_reached_missed_or_open() -> None:
    chosen = game("wacky_races")
    table = table_of(chosen, "puzzle-1")
    seat = puzzles_of(chosen)[0].seat
    played = Condition(answer="play")
    assert Goal([played]).outcome(table.match, seat) == "open"
    assert Goal([played], answers=0).outcome(table.match, seat) == "failed"
    answer(table, seat, next(n for n in table.match.offers(seat) if chosen.actions.unpack(n).verb == "play"))
    assert answers_of(table.match, seat)[0].startswith("play terrain=")
    assert Goal([played]).outcome(table.match, seat) == "done"
    assert Goal([played], never=[Condition(event="played", a=[seat])]).outcome(table.match, seat) == "failed"
    assert Goal([Condition(event="played", times=9)], answers=1).outcome(table.match, seat) == "failed"
    assert not Condition(win=True).holds(table.match, seat)


def test_an_exercise_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownExerciseError, match="has no exercise 'flying'; there are cards"):
        exercise_of(game("wacky_races"), "flying")
