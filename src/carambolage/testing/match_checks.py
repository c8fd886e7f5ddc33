"""Matches keep their promises: seeds, saves, copies, undo, refusals, an end."""

from carambolage.engine.errors import GameOverError, IllegalAnswerError, NotAskedError, SeatError, UndoError
from carambolage.engine.match.loading import load, verify
from carambolage.engine.match.match import Match
from carambolage.engine.record import pack
from carambolage.engine.twins.execution import plain
from carambolage.testing.differences import differing_fields, differing_parts
from carambolage.testing.refusals import refused
from carambolage.testing.variants import (
    Variant,
    chance_of,
    finished_match,
    play_randomly,
    play_to_the_end,
    positions,
)


def check_seed(variant: Variant, seed: int) -> None:
    """Same seed and answers, same bytes; another seed, another chance."""
    again = play_to_the_end(variant.match(seed), chance_of(seed))
    _expect_same(finished_match(variant, seed), again, "the same game, played twice,")
    other = variant.match(seed + 1).state_bytes()
    assert variant.match(seed).state_bytes() != other, "another seed gives the same game: nothing is left to chance"


def check_replay(variant: Variant, seed: int) -> None:
    """A saved game comes back byte for byte, and is found sound."""
    for match in [*positions(variant, seed, 4), finished_match(variant, seed)]:
        text = match.save()
        again = load(text, variant.game)
        _expect_same(match, again, "a saved game and what comes back")
        assert again.save() == text, "a saved game that came back is saved as another text"
        assert verify(text, variant.game).sealed, "a saved game is found without its seal"


def check_copies(variant: Variant, seed: int) -> None:
    """What happens to a copy does not touch the original, nor the other way round."""
    for match in positions(variant, seed, 8):
        before, copy = match.copy(), match.copy()
        play_randomly(copy, chance_of(seed))
        _expect_same(before, match, "a match, before and after its copy is played,")
        after = copy.copy()
        play_randomly(match, chance_of(seed + 1))
        _expect_same(after, copy, "a copy, before and after its match is played,")


def check_undo(variant: Variant, seed: int) -> None:
    """A decision is taken back exactly, unless it revealed something: then it is refused and nothing changes."""
    for match in positions(variant, seed, 120):
        before = match.copy()
        chances = (match.state.rolls, match.state.reveals)
        seat, action = play_randomly(match, chance_of(match.state.decisions))
        after = match.copy()
        if (match.state.rolls, match.state.reveals) != chances:
            with refused(UndoError):
                match.undo()
        else:
            for other in set(range(variant.seats)) - {seat}:
                with refused(UndoError):
                    match.undo(other)
            match.undo(seat)
            _expect_same(before, match, "a match, before a decision and after it was taken back,")
            match.play(seat, action)
        _expect_same(after, match, "a match, after a decision and after undo,")


def check_answers(variant: Variant, seed: int) -> None:
    """Every answer offered is accepted; every other is refused and changes nothing."""
    for match in positions(variant, seed, 12):
        assert match.asked, "nobody is asked, and the game is not over"
        for seat in range(variant.seats):
            _check_seat(match, seat)
        with refused(SeatError):
            match.play(variant.seats, 0)


def _check_seat(match: Match, seat: int) -> None:
    before = match.copy()
    if seat not in match.asked:
        with refused(NotAskedError):
            match.play(seat, 0)
        return
    offers = match.offers(seat)
    assert offers, f"seat {seat} is asked without a choice"
    assert len(set(offers)) == len(offers), f"seat {seat} is offered an answer twice"
    for action in range(-1, match.game.actions.count + 1):
        if action not in offers:
            with refused(IllegalAnswerError):
                match.play(seat, action)
    _expect_same(before, match, "a match, before and after a refused answer,")
    for choice in match.choices(seat):
        match.copy().play(seat, choice)
        match.copy().play(seat, choice.meaning)


def check_end(variant: Variant, seed: int) -> None:
    """A game ends in time, with a result that agrees with its ranks, and takes no answer any more."""
    match = finished_match(variant, seed)
    most = variant.game.longest
    assert match.state.decisions <= most, f"{match.state.decisions} decisions, where at most {most} are promised"
    pack(match.state)
    result = match.result
    assert result is not None, "the game is over without a result"
    ranks = tuple(plain(variant.game).rank_of(match.state, match.pack.tables, s) for s in range(variant.seats))
    assert result.ranking == ranks, f"the result ranks the seats {result.ranking}, `rank_of` {ranks}"
    assert len(result.scores) == variant.seats, f"{len(result.scores)} scores for {variant.seats} seats"
    assert set(result.winners) <= set(range(variant.seats)), f"the winners {result.winners} are no seats"
    assert match.asked == (), f"the game is over, but seats {match.asked} are asked"
    with refused(GameOverError):
        match.play(0, 0)


def check_leaving(variant: Variant, seed: int) -> None:
    """Whoever leaves is never asked again, the others play to the end, and the file replays."""
    for number, match in enumerate(positions(variant, seed, variant.seats)):
        seat, chance = number % variant.seats, chance_of(seed)
        match.leave(seat)
        while not match.over:
            assert seat not in match.asked, f"seat {seat} has left, but is asked"
            play_randomly(match, chance)
        _expect_same(match, load(match.save(), variant.game), "a saved game that somebody left and what comes back")


def _expect_same(one: Match, other: Match, what: str) -> None:
    """Two matches are the same, to the last byte, event and step."""
    if one.state_bytes() != other.state_bytes():
        raise AssertionError(f"{what} differ in {differing_fields(pack(one.state), pack(other.state))}")
    assert one.events == other.events, f"{what} differ in {differing_parts(one.events, other.events, 'events')}"
    assert one.steps == other.steps, f"{what} differ in {differing_parts(one.steps, other.steps, 'steps')}"
