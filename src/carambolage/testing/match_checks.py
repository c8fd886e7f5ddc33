"""Matches keep their promises: seeds, saves, copies, undo, refusals, an end."""

import pytest

from carambolage.engine.errors import GameOverError, IllegalAnswerError, NotAskedError, SeatError, UndoError
from carambolage.engine.match.loading import load, verify
from carambolage.engine.match.match import Match
from carambolage.engine.twins.execution import plain
from carambolage.testing.variants import Variant, chance_of, finished_match, play_randomly, positions


def check_seed(variant: Variant, seed: int) -> None:
    """Same seed and answers, same bytes; another seed, another chance."""
    assert finished_match(variant, seed).state_bytes() == finished_match(variant, seed).state_bytes()
    assert variant.match(seed).state_bytes() != variant.match(seed + 1).state_bytes()


def check_replay(variant: Variant, seed: int) -> None:
    """A saved game comes back byte for byte, and is found sound."""
    for match in [*positions(variant, seed, 4), finished_match(variant, seed)]:
        text = match.save()
        again = load(text, variant.game)
        assert again.state_bytes() == match.state_bytes()
        assert again.events == match.events
        assert again.save() == text
        assert verify(text, variant.game).sealed


def check_copies(variant: Variant, seed: int) -> None:
    """What happens to a copy does not touch the original, nor the other way round."""
    for match in positions(variant, seed, 8):
        before, events, steps = match.state_bytes(), match.events, list(match.steps)
        copy = match.copy()
        play_randomly(copy, chance_of(seed))
        assert (match.state_bytes(), match.events, match.steps) == (before, events, steps)
        after = copy.state_bytes()
        play_randomly(match, chance_of(seed + 1))
        assert copy.state_bytes() == after


def check_undo(variant: Variant, seed: int) -> None:
    """A decision is taken back exactly, unless it revealed something: then it is refused and nothing changes."""
    for match in positions(variant, seed, 120):
        before, events, steps = match.state_bytes(), match.events, list(match.steps)
        chances = (match.state.rolls, match.state.reveals)
        seat, action = play_randomly(match, chance_of(match.state.decisions))
        after = match.state_bytes()
        if (match.state.rolls, match.state.reveals) != chances:
            with pytest.raises(UndoError):
                match.undo()
        else:
            for other in set(range(variant.seats)) - {seat}:
                with pytest.raises(UndoError):
                    match.undo(other)
            match.undo(seat)
            assert (match.state_bytes(), match.events, match.steps) == (before, events, steps)
            match.play(seat, action)
        assert match.state_bytes() == after


def check_answers(variant: Variant, seed: int) -> None:
    """Every answer offered is accepted; every other is refused and changes nothing."""
    for match in positions(variant, seed, 12):
        assert match.asked, "nobody is asked, and the game is not over"
        for seat in range(variant.seats):
            _check_seat(match, seat)
        with pytest.raises(SeatError):
            match.play(variant.seats, 0)


def _check_seat(match: Match, seat: int) -> None:
    before = match.state_bytes()
    if seat not in match.asked:
        with pytest.raises(NotAskedError):
            match.play(seat, 0)
        return
    offers = match.offers(seat)
    assert offers, f"seat {seat} is asked without a choice"
    assert len(set(offers)) == len(offers), f"seat {seat} is offered an answer twice"
    for action in range(-1, match.game.actions.count + 1):
        if action not in offers:
            with pytest.raises(IllegalAnswerError):
                match.play(seat, action)
    assert match.state_bytes() == before
    for choice in match.choices(seat):
        match.copy().play(seat, choice)
        match.copy().play(seat, choice.meaning)


def check_end(variant: Variant, seed: int) -> None:
    """A game ends in time, with a result that agrees with its ranks, and takes no answer any more."""
    match = finished_match(variant, seed)
    assert match.state.decisions <= variant.game.longest
    assert match.state_bytes()
    result = match.result
    assert result is not None
    ranks = tuple(plain(variant.game).rank_of(match.state, match.pack.tables, s) for s in range(variant.seats))
    assert result.ranking == ranks
    assert len(result.scores) == variant.seats
    assert set(result.winners) <= set(range(variant.seats))
    assert match.asked == ()
    with pytest.raises(GameOverError):
        match.play(0, 0)


def check_leaving(variant: Variant, seed: int) -> None:
    """Whoever leaves is never asked again, the others play to the end, and the file replays."""
    for match in positions(variant, seed, 5):
        for seat in range(variant.seats):
            rest, chance = match.copy(), chance_of(seed)
            rest.leave(seat)
            while not rest.over:
                assert seat not in rest.asked
                play_randomly(rest, chance)
            assert load(rest.save(), variant.game).state_bytes() == rest.state_bytes()
