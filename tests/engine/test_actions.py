"""Action spaces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carambolage.engine.rules.actions import Actions, Answer, Verb

ACTIONS = Actions(Verb("drive", lane=3, speed=4), Verb("stop"), Verb("shoot", target=6))


@given(st.integers(0, ACTIONS.count - 1))
def test_numbers_and_meanings_are_one_to_one(number: int) -> None:
    assert ACTIONS.pack(ACTIONS.unpack(number)) == number


def test_verbs_follow_each_other() -> None:
    assert ACTIONS.count == 19
    assert str(ACTIONS.unpack(7)) == "drive lane=1 speed=3"
    assert ACTIONS.unpack(12) == Answer("stop")
    assert ACTIONS.pack(Answer("shoot", {"target": 5})) == ACTIONS.first("shoot") + 5 == 18


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (Answer("fly"), "there is no answer 'fly'; there are drive, stop, shoot"),
        (Answer("drive", {"lane": 1}), "drive takes the fields lane, speed"),
        (Answer("shoot", {"target": 6}), "shoot: target = 6 is outside 0 to 5"),
    ],
)
def test_a_wrong_answer_is_explained(answer: Answer, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ACTIONS.pack(answer)


@pytest.mark.parametrize("number", [-1, 19])
def test_a_number_outside_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="outside 0 to 18"):
        ACTIONS.unpack(number)
