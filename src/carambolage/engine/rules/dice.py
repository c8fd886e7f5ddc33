"""Dice from a generator inside the record: the same stream on every twin, machine and Python.

The generator is SplitMix64. It needs two bodies, since Python's ints have no width. Where people play for something,
64 bits are too few: the plain twin can take its numbers from a stream with a seed of 256 bits instead.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count

import numpy as np

from carambolage.engine.record import i16, record, u64
from carambolage.engine.rules.rule import rule, with_packed_body
from carambolage.engine.rules.state import BAD_FATE, GameRecord

_WORD = 0xFFFFFFFFFFFFFFFF
_HALF = 0xFFFFFFFF
_STEP, _MIX_1, _MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


SEED_BYTES = 32


def wide_numbers(seed: bytes) -> Iterator[int]:
    """The numbers of a wide seed: eight of 32 bits from each SHA-256 of the seed and of 0, 1, 2, … in eight bytes."""
    for block in count():
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[place : place + 4], "big") for place in range(0, SEED_BYTES, 4))


_wide: ContextVar[Iterator[int] | None] = ContextVar("wide", default=None)
_notes: ContextVar[list[tuple[int, int]] | None] = ContextVar("notes", default=None)


class _NotedNumber(int):
    """A number of a wide seed that notes what `pick` makes of it: how many sides there were, and which one came."""

    def __mul__(self, sides: int) -> int:
        product = int(self) * sides
        notes = _notes.get()
        if notes is not None:
            notes.append((sides, product >> 32))
        return product


@contextmanager
def noted_draws() -> Iterator[list[tuple[int, int]]]:
    """Note every number that the plain rules in here take from wide seeds, as its sides and the side that came."""
    notes: list[tuple[int, int]] = []
    before = _notes.set(notes)
    try:
        yield notes
    finally:
        _notes.reset(before)


@contextmanager
def numbers_from(seed: bytes | None) -> Iterator[None]:
    """Let the plain rules that run in here take their random numbers from a wide seed, where there is one."""
    numbers = None if seed is None else wide_numbers(seed)
    if numbers is not None and _notes.get() is not None:
        numbers = map(_NotedNumber, numbers)
    before = _wide.set(numbers)
    try:
        yield
    finally:
        _wide.reset(before)


@record
class Chooser:
    """A generator outside any game, for players that answer at random."""

    rng: u64
    spare: i16


def _next_packed(p):  # type: ignore[no-untyped-def]  # compiled only, for any record with a generator
    z = p.rng + np.uint64(_STEP)
    p.rng = z
    z = (z ^ (z >> np.uint64(30))) * np.uint64(_MIX_1)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(_MIX_2)
    return np.int64((z ^ (z >> np.uint64(31))) >> np.uint64(32))


@with_packed_body(_next_packed)
def next_number(p: GameRecord | Chooser) -> int:
    """The next 32 random bits of a record's generator, or of the wide seed that takes its place."""
    wide = _wide.get()
    if wide is not None:
        return next(wide)
    p.rng = z = (p.rng + _STEP) & _WORD
    z = ((z ^ (z >> 30)) * _MIX_1) & _WORD
    z = ((z ^ (z >> 27)) * _MIX_2) & _WORD
    return (z ^ (z >> 31)) >> 32


def _sow_packed(p, seed):  # type: ignore[no-untyped-def]  # compiled only
    z = (np.uint64(seed) ^ np.uint64(_STEP)) * np.uint64(_MIX_1)
    p.rng = (z ^ (z >> np.uint64(29))) * np.uint64(_MIX_2)


@with_packed_body(_sow_packed)
def sow(p: GameRecord | Chooser, seed: int) -> None:
    """Start a record's generator; neighbouring seeds land far apart."""
    z = ((seed ^ _STEP) * _MIX_1) & _WORD
    p.rng = ((z ^ (z >> 29)) * _MIX_2) & _WORD


@rule
def pick(p: GameRecord | Chooser, sides: int) -> int:
    """A number from 0 to sides - 1, each exactly equally likely."""
    product = next_number(p) * sides
    if product & _HALF < sides:
        uneven = (_HALF + 1 - sides) % sides
        while product & _HALF < uneven:
            product = next_number(p) * sides
    return product >> 32


@rule
def next_fixed(g: GameRecord) -> int:
    """The next outcome fixed in advance, or -1 when chance is free."""
    if g.fate_next == g.fates:
        return -1
    value = g.fate[g.fate_next]
    g.fate_next += 1
    return value


@rule
def roll(g: GameRecord, sides: int) -> int:
    """Roll a die of the game: 0 to sides - 1, or what was fixed for it."""
    g.rolls += 1
    if g.fate_next == g.fates:
        return pick(g, sides)
    value = next_fixed(g)
    if value >= sides:
        g.fault = BAD_FATE
        return sides - 1
    return value


def _kind_packed(counts, card):  # type: ignore[no-untyped-def]  # compiled only: no branch depends on chance
    kind = 0
    cards = 0
    for index in range(len(counts) - 1):
        cards += counts[index]
        kind += card >= cards
    return kind


@with_packed_body(_kind_packed)
def kind_at(counts: list[int], card: int) -> int:
    """The kind of the card at a place in a pile that lies sorted by kind."""
    kind = 0
    card -= counts[0]
    while card >= 0:
        kind += 1
        card -= counts[kind]
    return kind


@rule
def draw(g: GameRecord, counts: list[int], total: int) -> int:
    """Draw from a shuffled pile of which only the count of each kind is stored; returns the kind and takes it out."""
    g.reveals += 1
    if g.fate_next == g.fates:
        kind = kind_at(counts, pick(g, total))
    else:
        kind = next_fixed(g)
        if kind >= len(counts) or counts[kind] == 0:
            g.fault = BAD_FATE
            kind = 0
            while counts[kind] == 0:
                kind += 1
    counts[kind] -= 1
    return kind


@rule
def shuffle(g: GameRecord, cards: list[int], first: int, count: int) -> None:
    """Put the cards first to first + count - 1 into uniformly random order."""
    for last in range(count - 1, 0, -1):
        other = first + roll(g, last + 1)
        here = first + last
        card = cards[here]
        cards[here] = cards[other]
        cards[other] = card
