"""Chances of damage: the exact distribution of hits from what everybody knows of the damage deck.

The content of the deck is known, only its order is not (WK-HID-12). When it runs out in the middle of a draw, the rest
comes from the shuffled discard pile (WK-DMG-15).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables

MOST_POINTS = 3


@dataclass(frozen=True)
class Odds:
    """What a draw of damage cards does to a car."""

    hit: Fraction
    mean: Fraction
    destroyed: Fraction


def odds(g: State, t: Tables, cards: int, reduction: int, structure_left: int) -> Odds:
    """The chance of a hit, the mean number of hits and the chance of destruction for a draw of so many cards, of whose
    points some are taken off.
    """
    hits: dict[int, Fraction] = {}
    for points, chance in enumerate(point_chances(by_points(t, g.deck), by_points(t, g.discard), cards)):
        hits[max(0, points - reduction)] = hits.get(max(0, points - reduction), Fraction(0)) + chance
    return Odds(
        hit=1 - hits.get(0, Fraction(0)),
        mean=sum((number * chance for number, chance in hits.items()), Fraction(0)),
        destroyed=sum((chance for number, chance in hits.items() if number >= structure_left), Fraction(0)),
    )


def mean(draws: Sequence[Odds]) -> Odds:
    """One of several draws, each as likely as the others."""
    count = len(draws)
    return Odds(
        hit=sum((draw.hit for draw in draws), Fraction(0)) / count,
        mean=sum((draw.mean for draw in draws), Fraction(0)) / count,
        destroyed=sum((draw.destroyed for draw in draws), Fraction(0)) / count,
    )


def by_points(t: Tables, pile: Sequence[int]) -> tuple[int, ...]:
    """How many cards of a pile have 0, 1, 2 and 3 points."""
    counts = [0] * (MOST_POINTS + 1)
    for kind, number in enumerate(pile):
        counts[t.damage_points[kind]] += number
    return tuple(counts)


@lru_cache(maxsize=256)
def point_chances(deck: tuple[int, ...], discard: tuple[int, ...], cards: int) -> list[Fraction]:
    """The chance of every sum of points for a draw of some cards."""
    if cards <= sum(deck):
        return _chances(_ways(deck, cards))
    certain = sum(points * number for points, number in enumerate(deck))
    rest = min(cards - sum(deck), sum(discard))
    return [Fraction(0)] * certain + _chances(_ways(discard, rest))


def _ways(pile: tuple[int, ...], cards: int) -> list[int]:
    """In how many ways some cards of a pile add up to each sum of points."""
    ways = [[0] * (MOST_POINTS * cards + 1) for _ in range(cards + 1)]
    ways[0][0] = 1
    for points, number in enumerate(pile):
        for drawn in range(cards, 0, -1):
            for taken in range(1, min(number, drawn) + 1):
                for total in range(points * taken, MOST_POINTS * cards + 1):
                    ways[drawn][total] += comb(number, taken) * ways[drawn - taken][total - points * taken]
    return ways[cards]


def _chances(ways: list[int]) -> list[Fraction]:
    return [Fraction(number, sum(ways)) for number in ways]


def percent(chance: Fraction) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    rounded = int(chance * 100 + Fraction(1, 2))
    return rounded if chance in (0, 1) else min(99, max(1, rounded))


def tenths(number: Fraction) -> int:
    """A number in tenths, rounded."""
    return int(number * 10 + Fraction(1, 2))
