"""Chance is fair: uniform dice, uniform orders, draws by count. Seeds are fixed, so the verdicts are too."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from carambolage.engine.rules.dice import Chooser, draw, next_number, pick, roll, shuffle, sow
from carambolage.testing.convoy.state import State

# The 99.9 % points of chi-square by degrees of freedom: a fair die fails one seed in a thousand.
LIMIT = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 11: 31.26, 19: 43.82, 23: 49.73, 99: 148.23}


def chi_square(counts: Iterable[int], expected: Iterable[float]) -> float:
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))


def a_game(seed: int) -> State:
    g = State()
    sow(g, seed)
    return g


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 12, 20, 100])
def test_a_die_is_uniform(sides: int, seed: int) -> None:
    g, rolls = a_game(seed), 200 * sides
    counts = Counter(roll(g, sides) for _ in range(rolls))
    assert set(counts) == set(range(sides))
    assert chi_square(counts.values(), [200] * sides) < LIMIT[sides - 1]


def test_neighbouring_seeds_are_uniform_too() -> None:
    counts = Counter(roll(a_game(seed), 6) for seed in range(6000))
    assert chi_square(counts.values(), [1000] * 6) < LIMIT[5]


def test_successive_rolls_are_independent() -> None:
    g = a_game(5)
    counts = Counter((roll(g, 10), roll(g, 10)) for _ in range(20_000))
    assert chi_square(counts.values(), [200] * 100) < LIMIT[99]


def test_a_huge_die_rejects_the_uneven_rest() -> None:
    """With 3 * 2**30 sides a quarter of the numbers would be drawn twice as often without rejection."""
    p, sides = Chooser(), 3 * 2**30
    sow(p, 11)
    thirds = Counter(pick(p, sides) // 2**30 for _ in range(9000))
    assert chi_square(thirds.values(), [3000] * 3) < LIMIT[2]
    sow(p, 11)
    parities = Counter(pick(p, sides) % 3 for _ in range(9000))
    assert chi_square(parities.values(), [3000] * 3) < LIMIT[2]


def test_a_shuffle_makes_all_orders_equally_likely() -> None:
    g, counts = a_game(4), Counter[tuple[int, ...]]()
    for _ in range(24 * 250):
        cards = [9, 0, 1, 2, 3, 9]
        shuffle(g, cards, 1, 4)
        assert cards[0] == cards[5] == 9
        counts[tuple(cards[1:5])] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts.values(), [250] * 24) < LIMIT[23]


def test_draws_follow_the_counts() -> None:
    g, kinds = a_game(6), [1, 0, 5, 4, 2]
    counts = Counter(draw(g, list(kinds), 12) for _ in range(12_000))
    assert counts[1] == 0
    assert chi_square([counts[k] for k in (0, 2, 3, 4)], [1000, 5000, 4000, 2000]) < LIMIT[5]


def test_a_pile_is_drawn_to_its_last_card() -> None:
    g, pile = a_game(7), [2, 1, 3]
    drawn = [draw(g, pile, 6 - number) for number in range(6)]
    assert sorted(drawn) == [0, 0, 1, 2, 2, 2]
    assert pile == [0, 0, 0]
    assert (g.reveals, g.rolls) == (6, 0)


def test_fixed_outcomes_come_first_and_in_order() -> None:
    g = a_game(8)
    g.fate[:3], g.fates = [5, 0, 2], 3
    before = g.rng
    assert [roll(g, 6), roll(g, 6), draw(g, [1, 1, 1], 3)] == [5, 0, 2]
    assert (g.rng, g.fault, g.rolls, g.reveals) == (before, 0, 2, 1)
    roll(g, 6)
    assert g.rng != before


@pytest.mark.parametrize("chance", [lambda g: roll(g, 4), lambda g: draw(g, [1, 1, 0, 0, 0], 2)], ids=["roll", "draw"])
def test_an_impossible_outcome_is_a_fault(chance: object) -> None:
    g = a_game(9)
    g.fate[0], g.fates = 4, 1
    assert callable(chance)
    chance(g)
    assert g.fault == 2


def test_the_generator_is_splitmix64() -> None:
    """The reference sequence from state 0, upper halves."""
    p = Chooser()
    assert [next_number(p) for _ in range(3)] == [0xE220A839, 0x6E789E6A, 0x06C45D18]
