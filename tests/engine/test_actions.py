"""Action spaces and options."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carambolage.engine.actions import Actions, Answer, Verb
from carambolage.engine.options import Option, OptionError, settled

ACTIONS = Actions(Verb("drive", lane=3, speed=4), Verb("stop"), Verb("shoot", target=6))
OPTIONS = (Option("laps", ("1", "2"), "1", "X-01"), Option("traps", ("true", "false"), "true", "X-02"))


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


def test_options_have_defaults() -> None:
    assert settled(OPTIONS, {"traps": False}) == {"laps": "1", "traps": "false"}
    assert settled(OPTIONS, {"laps": 2}) == {"laps": "2", "traps": "true"}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"trap": True}, "there is no option 'trap'; did you mean traps?"),
        ({"weather": 1}, "there is no option 'weather'; there are laps, traps"),
        ({"laps": 3}, "option laps has no value '3'; choose one of 1, 2"),
    ],
)
def test_a_wrong_option_is_explained(given: dict[str, object], reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        settled(OPTIONS, given)
    assert str(caught.value) == reason
