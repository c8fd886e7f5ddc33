"""Answers that are given without a question because there is no other: their seat is told, and nobody else."""

import carambolage
from carambolage.bots import GreedyBot
from carambolage.engine.errors import UndoError
from carambolage.engine.match.keeping import match_from_bytes, match_to_bytes
from carambolage.engine.match.match import Match


def said(match: Match, seat: int) -> list[str]:
    return [match.words.say(text) for text in match.only_answers(seat)]


def played_until_given(name: str, options: dict[str, object] | None = None) -> tuple[Match, int]:
    """A match just after the decision of a seat that led to an answer without a question."""
    match = carambolage.new(name, 3, seed=4, options=options)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, GreedyBot().choose(match, seat))
        if said(match, seat):
            return match, seat
    raise AssertionError("no answer was ever the only one")


def test_a_seat_is_told_until_it_decides_again() -> None:
    match, seat = played_until_given("wacky_races", {"powers": "off"})
    assert said(match, seat) == ["End the turn (draw 3)"]
    assert [said(match, other) for other in range(3) if other != seat] == [[], []]
    told = said(match, seat)
    while seat not in match.asked:
        other = match.asked[0]
        match.play(other, GreedyBot().choose(match, other))
        assert said(match, seat) == told
    match.play(seat, match.choices(seat)[0])
    assert said(match, seat) == ["End the turn (draw 1)"]


def test_a_copy_and_a_match_read_again_know_it_too() -> None:
    match, seat = played_until_given("thunder_road")
    begun = carambolage.new("thunder_road", 3, seed=4)
    assert said(match.copy(), seat) == said(match, seat) == said(match_from_bytes(begun, match_to_bytes(match)), seat)
    assert said(match, seat)[0] != ""


def test_what_is_taken_back_was_never_given() -> None:
    match = carambolage.new("wreckage", 2, seed=3, options={"quick_setup": "ready", "layout": "ring"})
    taken_back = 0
    while taken_back == 0 and not match.over:
        seat = match.asked[0]
        before = said(match, seat)
        match.play(seat, GreedyBot().choose(match, seat))
        if said(match, seat) in ([], before):
            continue
        again = match.copy()
        try:
            again.undo(seat)
        except UndoError:
            continue
        assert said(again, seat) == before
        taken_back += 1
    assert taken_back
