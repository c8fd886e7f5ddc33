"""What no twin can carry is refused in a sentence, as soon as a rule is marked or a game is built."""

from dataclasses import replace
from typing import Annotated, Any

import pytest

from carambolage.engine.errors import RuleError
from carambolage.engine.record import Shape, i16, record
from carambolage.engine.rules.flow import Flow
from carambolage.engine.rules.names import Names
from carambolage.engine.rules.rule import estimate, rule
from carambolage.engine.rules.state import push
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.names import Effect, Question
from carambolage.testing.convoy.state import State


def takes_float(g: State, speed: float) -> None:
    """A float as an argument."""


def takes_dict(g: State, cards: dict[int, int]) -> None:
    """A dict as an argument."""


def takes_anything(g: State, card) -> None:  # type: ignore[no-untyped-def]
    """An argument without a type."""


def returns_text(g: State) -> str:
    """A string as a result."""
    return "fast"


def holds_float(g: State) -> bool:
    """A float among the constants."""
    return g.seats * 0.5 > 1


def divides(g: State) -> bool:
    """A float by division."""
    return g.seats / 2 > 1


def makes_dict(g: State) -> int:
    """A dict inside."""
    seats = {1: g.seats}
    return seats[1]


def raises(g: State) -> None:
    """An exception as control flow."""
    raise ValueError


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (takes_float, r"takes_float .*has a float \(speed\); a rule takes and returns int, bool, records"),
        (takes_dict, r"has a dict.* \(cards\)"),
        (takes_anything, "has no type for card; annotate it"),
        (returns_text, r"has a str \(what it returns\)"),
        (holds_float, "holds_float .*uses a float; rules know whole numbers only"),
        (divides, "divides with /, which makes a float; use //"),
        (makes_dict, "makes a dict; rules know whole numbers, records and lists only"),
        (raises, "raises an exception"),
    ],
)
def test_what_no_twin_can_carry_is_refused(function: Any, reason: str) -> None:
    with pytest.raises(RuleError, match=reason):
        rule(function)


def test_estimates_may_use_floats() -> None:
    assert estimate(holds_float) is holds_float


class Incomplete(Names):
    """An effect and a question that nobody carries out."""

    ROUND, REVEAL, MOVE, BUMP, LAST_CHANCE, REFILL, EXPLODE = range(7)


class Unanswered(Names):
    """A question more than convoy has."""

    COMMIT, GAMBLE, HONK = 1, 2, 3


def test_an_effect_without_a_function_is_named() -> None:
    with pytest.raises(RuleError, match=r"convoy are not complete: the effect EXPLODE has no @flow.effect function$"):
        replace(GAME, flow=replace(GAME.flow, effect_names=Incomplete))


def test_a_question_without_offering_is_named() -> None:
    with pytest.raises(RuleError, match=r"the question HONK has no @flow.offering function; .* no @flow.answering"):
        replace(GAME, flow=replace(GAME.flow, question_names=Unanswered))


def test_an_effect_takes_at_most_six_numbers() -> None:
    flow = Flow("carambolage.testing.convoy", Effect, Question)

    def crowded(g: State, t: Any, a: int, b: int, c: int, d: int, e: int, f: int, h: int) -> None:
        """Seven numbers."""

    with pytest.raises(RuleError, match="crowded takes 9 arguments; here it may take 2 to 8"):
        flow.effect(Effect.MOVE)(crowded)


@record
class Narrow(State):
    """Convoy with questions about two numbers."""

    about: Annotated[list[i16], Shape(2)]


@record
class Slim(State):
    """Convoy with effects of three numbers."""

    stack: Annotated[list[list[i16]], Shape(32, 4)]


def test_too_narrow_records_are_refused() -> None:
    with pytest.raises(RuleError, match=r"Narrow.about has room for 2 numbers; it needs 3 to 6"):
        replace(GAME, state=Narrow)


def test_a_game_may_have_narrow_frames() -> None:
    g = Slim()
    push(g, Effect.MOVE, 1, 2)
    assert replace(GAME, state=Slim).state is Slim
    assert g.stack[0] == [Effect.MOVE, 1, 2, 0]


def test_a_frame_holds_six_numbers() -> None:
    g = State()
    push(g, Effect.MOVE, 1, 2, 3, 4, 5, 6)
    push(g, Effect.BUMP, 7)
    assert g.stack[:2] == [[Effect.MOVE, 1, 2, 3, 4, 5, 6], [Effect.BUMP, 7, 0, 0, 0, 0, 0]]
