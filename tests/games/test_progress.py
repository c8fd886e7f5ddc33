"""How far a game is: nothing before anybody has moved, all of it at the end; shown at the top of every table."""

import random

import pytest

from carambolage.engine.registry import game, games
from carambolage.testing import Variant, mixtures

TABLES = [variant for name in games() for variant in mixtures(game(name))]
MOVES = {"stepped", "moved", "flew", "jumped"}


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_no_progress_before_anybody_has_moved_and_all_of_it_at_the_end(variant: Variant) -> None:
    match = variant.match(3)
    chance, progress, moved = random.Random(3), match.game.client.progress, False
    assert progress is not None
    while not match.over:
        if not moved:
            assert progress(match.state, match.pack.tables) == 0
        told = len(match.events)
        seat = match.asked[0]
        match.play(seat, chance.choice(match.offers(seat)))
        moved = moved or any(event.kind in MOVES for event in match.events_for(None, told))
    assert progress(match.state, match.pack.tables) == 1
