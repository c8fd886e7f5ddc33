"""Families of named numbers."""

import numpy as np

from carambolage.engine.rules.names import Names
from carambolage.engine.rules.rule import rule
from carambolage.engine.twins.entry_points import Games
from carambolage.engine.twins.packed_build import PackedBuild


class Ground(Names):
    """What a car stands on."""

    NONE = -1
    ROAD, MUD, ICE = range(3)
    FIRST = ROAD
    SECRET = 14


def test_ids_are_the_names_without_a_gap() -> None:
    assert Ground.ids() == ("road", "mud", "ice")
    assert Ground.numbers()["SECRET"] == 14


@rule
def slow(ground: int) -> int:
    """How much slower a car is on a ground."""
    return 2 if ground == Ground.MUD or ground == Ground.ICE else 0


@rule
def slow_on(games: Games, ground: int) -> int:
    """An entry point for the compiler."""
    return slow(ground)


def test_compiled_rules_read_names() -> None:
    dtype = np.dtype([("speed", "i2")])
    compiled = PackedBuild("names", (slow_on,), {}, dtype, dtype).functions()
    assert [compiled["slow_on"](np.zeros(1, dtype), ground) for ground in range(3)] == [0, 2, 2]
