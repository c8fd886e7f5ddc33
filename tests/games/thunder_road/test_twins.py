"""The plain and the packed twin play thousands of random games alike, to the last byte."""

import pytest

from carambolage.engine.dice import Chooser, sow
from carambolage.engine.execution import blank_game, packed, plain
from carambolage.engine.record import pack
from carambolage.games.thunder_road.game import GAME
from carambolage.testing.variants import chance_of
from tests.games.thunder_road.drawn import drawn_table
from tests.games.thunder_road.invariants import PLAIN_TABLES as TABLES

TABLES_DRAWN = 30
GAMES = 12
CLOSE_GAMES = 1
NOBODY, FIRST, EVERYBODY = 0, 1, 63


@pytest.mark.slow
@pytest.mark.parametrize("number", range(TABLES_DRAWN))
def test_whole_games_come_to_the_same_end(number: int) -> None:
    variant, rules, twin = drawn_table(number), plain(GAME), packed(GAME, TABLES, checked=True)
    for seed in range(GAMES):
        greedy = (NOBODY, NOBODY, FIRST, EVERYBODY)[seed % 4]
        g, chooser = blank_game(GAME, variant.players, variant.options), Chooser()
        games = pack(g)
        rules.begin(g, TABLES, seed)
        sow(chooser, seed)
        rules.play_out(g, TABLES, chooser, greedy)
        twin.begin(games, 0, seed)
        twin.play_on(games, 0, seed, greedy)
        assert games.tobytes() == pack(g).tobytes(), f"{variant}, seed {seed}, greedy {greedy}"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(TABLES_DRAWN))
def test_every_decision_leads_to_the_same_bytes(number: int) -> None:
    variant, rules, twin = drawn_table(number), plain(GAME), packed(GAME, TABLES, checked=True)
    for seed in range(CLOSE_GAMES):
        g, chance = blank_game(GAME, variant.players, variant.options), chance_of(seed)
        games = pack(g)
        rules.begin(g, TABLES, seed)
        rules.settle(g, TABLES)
        twin.begin(games, 0, seed)
        while not g.over:
            assert games.tobytes() == pack(g).tobytes(), f"{variant}, seed {seed}, decision {g.decisions}"
            action = chance.choice(g.offer[: g.offers])
            twin.answer(games, 0, g.seat, action)
            rules.answer(g, TABLES, g.seat, action)
        assert games.tobytes() == pack(g).tobytes(), f"{variant}, seed {seed}, at the end"
