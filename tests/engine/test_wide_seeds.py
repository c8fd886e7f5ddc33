"""Seeds of 256 bits: all of them count, in the opening and after each answer, and a saved game keeps them."""

import hashlib
import random
from itertools import islice

import pytest

import carambolage
from carambolage.engine.game import SetupError
from carambolage.engine.match.match import Match
from carambolage.engine.rules.dice import wide_numbers
from carambolage.testing.convoy.game import GAME

ZERO = bytes(32)


def last_byte(number: int) -> bytes:
    """A seed that differs from others only where no seed of 63 bits reaches."""
    return bytes(31) + bytes([number])


def test_the_numbers_are_a_plain_hash() -> None:
    digest = hashlib.sha256(ZERO + (0).to_bytes(8, "big")).digest()
    following = hashlib.sha256(ZERO + (1).to_bytes(8, "big")).digest()
    numbers = list(islice(wide_numbers(ZERO), 9))
    assert numbers[0] == int.from_bytes(digest[:4], "big")
    assert numbers[7] == int.from_bytes(digest[28:], "big")
    assert numbers[8] == int.from_bytes(following[:4], "big")


def test_the_opening_depends_on_every_bit() -> None:
    openings = {Match(GAME, 4, last_byte(number)).position() for number in range(20)}
    assert len(openings) == 20
    assert Match(GAME, 4, ZERO).state_bytes() == Match(GAME, 4, ZERO).state_bytes()


def played(seeds: random.Random) -> Match:
    """A game whose chance is sown anew with a wide seed before every answer."""
    match = Match(GAME, 3, seeds.randbytes(32))
    while not match.over:
        match.reseed(seeds.randbytes(32))
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    return match


def test_what_an_answer_brings_depends_on_every_bit() -> None:
    def drawn(number: int) -> bytes:
        match = Match(GAME, 2, ZERO)
        match.play(0, match.choices(0)[0])
        match.reseed(last_byte(number))
        match.play(1, match.choices(1)[0])
        return match.state_bytes()

    assert len({drawn(number) for number in range(10)}) > 1


def test_a_saved_game_keeps_its_wide_seeds() -> None:
    match = played(random.Random(5))
    text = match.save()
    assert carambolage.verify(text, GAME).digest == match.digest()
    assert f'"seed": "{random.Random(5).randbytes(32).hex()}"' in text.splitlines()[0]


def test_a_wide_seed_is_used_again_after_taking_back() -> None:
    once, twice = (Match(GAME, 2, ZERO) for _ in range(2))
    for match in (once, twice):
        match.reseed(last_byte(7))
    twice.play(0, twice.choices(0)[1])
    twice.undo()
    for match in (once, twice):
        match.play(0, match.choices(0)[0])
    assert once.state_bytes() == twice.state_bytes()


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_other_bytes_are_no_seed(seed: bytes) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number"):
        Match(GAME, 2, seed)
