"""Undo: exact, and never past anything revealed or another's decision."""

import pytest

import carambolage
from carambolage.engine.errors import UndoError
from carambolage.engine.match.match import Match
from carambolage.engine.rules.actions import Answer
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.names import Question


def started() -> Match:
    return carambolage.new(GAME, players=3, seed=5)


def commit(match: Match, seat: int) -> None:
    match.play(seat, match.offers(seat)[0])


def refused(match: Match, seat: int | None, reason: str) -> None:
    before = match.state_bytes(), match.events, list(match.steps)
    with pytest.raises(UndoError) as caught:
        match.undo(seat)
    assert str(caught.value) == reason
    assert caught.value.phrase is not None
    assert match.words.say(caught.value.phrase, "fr")
    assert (match.state_bytes(), match.events, match.steps) == before


def test_nothing_to_undo() -> None:
    refused(started(), None, "no decision can be taken back: nothing has been decided yet")


def test_a_decision_is_taken_back_exactly() -> None:
    match = started()
    before, events = match.state_bytes(), match.events_for(0)
    commit(match, 0)
    assert match.state_bytes() != before
    match.undo(0)
    assert match.state_bytes() == before
    assert match.events_for(0) == events
    assert match.steps == []


def rekeyed(match: Match, seed: int) -> Match:
    """A copy of a match that rests, with other random numbers, as tables make one for every answer."""
    match.rest()
    after = match.copy()
    after.reseed(seed)
    return after


def test_at_rest_and_with_other_random_numbers_it_is_exact_too() -> None:
    match = rekeyed(started(), 8)
    before = match.state_bytes()
    commit(match, 0)
    match.undo(0)
    assert match.state_bytes() == before
    commit(match, 0)
    again = rekeyed(match, 9)
    played = again.state_bytes()
    again.undo(0)
    assert again.state_bytes() == before != played


def test_what_is_fixed_after_a_rest_is_kept_in_mind() -> None:
    match = rekeyed(started(), 8)
    match.fix(1, 0, 1)
    before = match.state_bytes()
    commit(match, 0)
    match.undo(0)
    assert match.state_bytes() == before


def test_not_past_another_seat() -> None:
    match = started()
    commit(match, 0)
    commit(match, 1)
    refused(match, 0, "seat 0 can take no decision back: seat 1 has decided since")
    match.undo(1)
    refused(match, 0, "no decision can be taken back: another seat has decided since")


def test_not_past_a_drawn_card() -> None:
    match = carambolage.new(GAME, players=3, seed=5, options={"bumps": False})
    for seat in range(3):
        commit(match, seat)
    refused(match, None, "no decision can be taken back: a card was revealed since")


def at_the_gamble() -> Match:
    match = started()
    while match.state.ask != Question.GAMBLE:
        commit(match, match.asked[0])
    return match


def test_not_past_a_die() -> None:
    match = at_the_gamble()
    match.play(match.asked[0], Answer("gamble"))
    refused(match, None, "no decision can be taken back: a die was rolled since")


def test_a_harmless_decision_after_a_die_can_be_taken_back() -> None:
    match = at_the_gamble()
    before = match.state_bytes()
    (seat,) = match.asked
    match.play(seat, Answer("pass"))
    match.undo(seat)
    assert match.state_bytes() == before


def test_a_row_of_decisions_of_one_seat_is_taken_back_one_by_one() -> None:
    match = at_the_gamble()
    (seat,) = match.asked
    first = match.state_bytes()
    match.play(seat, Answer("pass"))
    second = match.state_bytes()
    commit(match, seat)
    match.undo()
    assert match.state_bytes() == second
    match.undo()
    assert match.state_bytes() == first


def test_not_past_a_leave() -> None:
    match = started()
    commit(match, 0)
    match.leave(1)
    refused(match, 0, "no decision can be taken back: seat 1 has left since")


def test_an_undone_decision_is_not_saved() -> None:
    match = started()
    before = match.save()
    commit(match, 0)
    match.undo()
    assert match.save() == before


def test_a_copy_can_be_undone_on_its_own() -> None:
    match = started()
    before = match.state_bytes()
    commit(match, 0)
    after, copy = match.state_bytes(), match.copy()
    copy.undo()
    assert (copy.state_bytes(), match.state_bytes()) == (before, after)
    match.undo()
    assert match.state_bytes() == before
