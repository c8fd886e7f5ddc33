"""Twins: which rules are reached, and in which order they are compiled."""

import pytest

from carambolage.engine.rules.rule import bound, rule
from carambolage.engine.twins.build import CircleError, global_names, leaves_first, plain_twin, rebound
from carambolage.engine.twins.fingerprint import rules_fingerprint

LIMIT = 3


@bound
def weather(day: int) -> int:
    """What the game at hand says."""
    return 0


@rule
def leaf(n: int) -> int:
    return n + LIMIT


@rule
def middle(n: int) -> int:
    return leaf(n) * 2 + weather(n)


@rule
def top(n: int) -> int:
    return middle(n) + leaf(n)


@rule
def ping(n: int) -> int:
    return pong(n)


@rule
def pong(n: int) -> int:
    return ping(n)


@rule
def rainy(day: int) -> int:
    return 100


@rule
def sunny(day: int) -> int:
    return 200


def test_rules_are_ordered_leaves_first() -> None:
    assert leaves_first([top], {weather: rainy}) == [leaf, rainy, middle, top]


def test_a_circle_is_named_with_its_members() -> None:
    with pytest.raises(CircleError, match="ping -> pong -> ping"):
        leaves_first([ping], {})


def test_two_plain_twins_live_side_by_side() -> None:
    wet, dry = plain_twin([top], {weather: rainy})["top"], plain_twin([top], {weather: sunny})["top"]
    assert (wet(1), dry(1), top(1)) == (112, 212, 12)


def test_attributes_are_no_globals() -> None:
    def reads(thing: list[int]) -> int:
        thing.append(LIMIT)
        return len(thing)

    assert global_names(reads) == ["LIMIT", "len"]


def with_limit(limit: int) -> str:
    twin = rule(rebound(leaf, {**leaf.__globals__, "LIMIT": limit}))
    return rules_fingerprint([twin], {})


def test_a_fingerprint_sees_constants_and_bindings() -> None:
    assert with_limit(3) == with_limit(3) != with_limit(4)
    assert rules_fingerprint([top], {weather: rainy}) != rules_fingerprint([top], {weather: sunny})
