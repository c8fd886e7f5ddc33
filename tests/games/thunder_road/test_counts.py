"""How many ways a game can go on from twenty positions, counted to the last one, with all dice fixed.

In the manner of perft: a rule that offers one answer too many, or carries one out differently, changes a count. After a
change that is meant, write the counts anew::

    python -m tests.games.thunder_road.test_counts
"""

import json
from pathlib import Path

import pytest

from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.twins.execution import blank_game, plain
from carambolage.games.thunder_road.game import GAME
from carambolage.testing.variants import chance_of
from tests.games.thunder_road.drawn import BASE, drawn_table
from tests.games.thunder_road.invariants import PLAIN_TABLES

KEPT = Path(__file__).parent / "counts.json"
POSITIONS = 20
BASE_POSITIONS = 8
MOST = 3_000
RULES = plain(GAME)


def position(number: int) -> GameRecord:
    """A position some way into a random game, the first ones of base games."""
    variant = drawn_table(number)
    options = BASE if number < BASE_POSITIONS else variant.options
    players = 2 + number % 3 if number < BASE_POSITIONS else variant.players
    g, chance = blank_game(GAME, players, options), chance_of(number)
    RULES.begin(g, PLAIN_TABLES, 500 + number)
    RULES.settle(g, PLAIN_TABLES)
    for _ in range(40 + 7 * number):
        before = copy_record(g)
        RULES.answer(g, PLAIN_TABLES, g.seat, chance.choice(g.offer[: g.offers]))
        if g.over:
            return before
    return g


def sequences(g: GameRecord, depth: int) -> int:
    """The number of sequences of decisions of a length; a game that ends sooner counts once."""
    if depth == 0 or g.over:
        return 1
    if depth == 1:
        return g.offers
    total = 0
    for action in g.offer[: g.offers]:
        after = copy_record(g)
        RULES.answer(after, PLAIN_TABLES, after.seat, action)
        total += sequences(after, depth - 1)
    return total


def deepest(g: GameRecord) -> tuple[int, int]:
    """The greatest depth whose count stays small, and the count."""
    depth, found = 1, sequences(g, 1)
    while depth < 8:
        more = sequences(g, depth + 1)
        if more > MOST:
            break
        depth, found = depth + 1, more
    return depth, found


@pytest.mark.slow
@pytest.mark.parametrize("number", range(POSITIONS))
def test_the_ways_to_go_on_are_counted(number: int) -> None:
    depth, expected = json.loads(KEPT.read_text(encoding="utf-8"))[number]
    assert sequences(position(number), depth) == expected


if __name__ == "__main__":
    counts = [deepest(position(number)) for number in range(POSITIONS)]
    KEPT.write_text(json.dumps(counts) + "\n", encoding="utf-8")
    print(counts)
