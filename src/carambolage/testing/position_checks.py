"""Positions, pictures and pickles: what a match is written as brings the same match back."""

import copy
import pickle
from xml.etree import ElementTree

from carambolage.engine.match.match import Match
from carambolage.engine.notation.reading import at
from carambolage.engine.record import copy_record, pack
from carambolage.engine.rules.hidden import forget_done_effects, forget_fate, forget_offers
from carambolage.engine.rules.state import GameRecord
from carambolage.testing.variants import Variant, chance_of, play_randomly, positions

_COUNTERS = ("rng", "rolls", "reveals", "told")
_FURTHER = 10


def standing(match: Match) -> bytes:
    """All that a position is: a state without chance, what was told, and what is left over from effects long done."""
    g = copy_record(match.state)
    blank: GameRecord = match.game.state()
    for name in _COUNTERS:
        setattr(g, name, 0)
    g.events = blank.events
    if g.ask == 0 or g.over:
        g.ask, g.seat, g.about, g.asked, g.offers = 0, 0, blank.about, 0, 0
    forget_fate(g)
    forget_offers(g, g.offers)
    forget_done_effects(g)
    return pack(g).tobytes()


def check_positions(variant: Variant, seed: int) -> None:
    """A position is read back as it was written, goes on as the match does, and can be drawn."""
    for match in positions(variant, seed, 6):
        again = _read_back(match, seed)
        assert ElementTree.fromstring(again.picture()).tag.endswith("svg")  # noqa: S314  # our own text
        match.reseed(seed)
        for other in (match, again):
            _play_on(other, seed)
        assert again.position() == match.position()
        if not match.over:
            match.leave(seed % variant.seats)
            _read_back(match, seed)
    chance = chance_of(seed)
    while not match.over:
        play_randomly(match, chance)
    _read_back(match, seed)


def _read_back(match: Match, seed: int) -> Match:
    text = match.position()
    again = at(text, seed, match.game)
    assert again.position() == text
    assert standing(again) == standing(match)
    assert again.asked == match.asked
    return again


def _play_on(match: Match, seed: int) -> None:
    chance = chance_of(seed)
    for _ in range(_FURTHER):
        if not match.over:
            play_randomly(match, chance)


def check_known_positions(variant: Variant, seed: int) -> None:
    """What a seat knows is written the same for all worlds that look alike to it, and can be played."""
    for match in positions(variant, seed, 3):
        for seat in range(-1, variant.seats):
            text = match.position(seat)
            world = at(text, seed, variant.game)
            assert world.position(seat) == text
            assert world.view(None if seat < 0 else seat) == match.view(None if seat < 0 else seat)
            play_randomly(world, chance_of(seed))


def check_pickles(variant: Variant, seed: int) -> None:
    """Copies and pickles of a match are matches of their own that stand at the same point."""
    for match in positions(variant, seed, 2):
        before = match.state_bytes()
        for other in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):  # noqa: S301  # ours
            assert (other.state_bytes(), other.events) == (before, match.events)
            assert other.game is match.game
            play_randomly(other, chance_of(seed))
            assert match.state_bytes() == before
