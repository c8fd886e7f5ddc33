"""Which pieces of many games overlap, worked out anew with arrays: corners by the catalogue, separating axes."""

import numpy as np

from carambolage.engine.record import Packed, pack
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.geometry.angles import cosine, sine
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.names.components import OBSTACLE_TOKENS
from carambolage.games.wreckage.names.things import TICKS, Out
from carambolage.testing.trials.invariants import Found, Numbers

TABLES = pack(GAME.load_pack(GAME.home / "pack"))[0]
COSINE = np.array([cosine(tick) for tick in range(TICKS)], np.int64)
SINE = np.array([sine(tick) for tick in range(TICKS)], np.int64)
OCTAGON = ((1, 1, 0), (1, 1, 1), (-1, 1, 1), (-1, 1, 0), (-1, -1, 0), (-1, -1, 1), (1, -1, 1), (1, -1, 0))
RECTANGLE = ((1, 1), (1, 1), (-1, 1), (-1, 1), (-1, -1), (-1, -1), (1, -1), (1, -1))
FARTHEST = 1200  # centres further apart than this belong to pieces that cannot touch


def rounded(number: Numbers) -> Numbers:
    """Division by 4096 to the nearest integer, halves away from zero (WK-GEO-04)."""
    return np.asarray(np.sign(number) * ((np.abs(number) + 2048) // 4096))


def vertices(which: Numbers, x: Numbers, y: Numbers, heading: Numbers) -> Numbers:
    """Eight vertices of every piece; a rectangle has each corner twice."""
    outline = TABLES["outlines"][which]
    a, b = outline["a"].astype(np.int64), outline["b"].astype(np.int64)
    round_x = np.stack([sx * np.where(swapped, b, a) for sx, _, swapped in OCTAGON], axis=-1)
    round_y = np.stack([sy * np.where(swapped, a, b) for _, sy, swapped in OCTAGON], axis=-1)
    c, s = COSINE[heading][..., None], SINE[heading][..., None]
    f = np.stack([ahead * a for ahead, _ in RECTANGLE], axis=-1)
    left = np.stack([side * b for _, side in RECTANGLE], axis=-1)
    flat_x, flat_y = rounded(f * c - left * s), rounded(f * s + left * c)
    is_round = (outline["round"] != 0)[..., None]
    around = np.stack([np.where(is_round, round_x, flat_x), np.where(is_round, round_y, flat_y)], axis=-1)
    return np.asarray(np.stack([x, y], axis=-1)[..., None, :] + around)


def pieces(games: Packed) -> tuple[Numbers, Found]:
    """The vertices of cars, obstacles and mines of every game, and which of them are on the table."""
    cars, obstacles, mines = games["cars"], games["obstacles"], games["mines"]
    kind = np.maximum(obstacles["kind"].astype(np.int64), 0)
    x = np.concatenate([part["x"] for part in (cars, obstacles, mines)], axis=1).astype(np.int64)
    y = np.concatenate([part["y"] for part in (cars, obstacles, mines)], axis=1).astype(np.int64)
    heading = np.concatenate([cars["heading"], obstacles["heading"], np.zeros_like(mines["x"])], axis=1).astype(
        np.int64
    )
    which = np.concatenate(
        [
            np.full_like(cars["x"], OutlineOf.CAR),
            OutlineOf.TOKEN + kind % OBSTACLE_TOKENS,
            np.full_like(mines["x"], OutlineOf.MINE),
        ],
        axis=1,
    ).astype(np.int64)
    laid = games["arena"][:, None] > 0
    there = np.concatenate([cars["out"] == Out.IN_PLAY, obstacles["kind"] >= 0, mines["laid"] != 0], axis=1) & laid
    return vertices(which, x, y, heading), there


def separated(one: Numbers, two: Numbers) -> Found:
    """Whether an edge normal of the first polygons keeps each from its second."""
    edges = np.roll(one, -1, axis=-2) - one
    normals = np.stack([-edges[..., 1], edges[..., 0]], axis=-1)
    first = np.einsum("...nk,...vk->...nv", normals, one)
    second = np.einsum("...nk,...vk->...nv", normals, two)
    real = (edges != 0).any(axis=-1)
    apart = (first.max(axis=-1) <= second.min(axis=-1)) | (second.max(axis=-1) <= first.min(axis=-1))
    return np.asarray((apart & real).any(axis=-1))


def overlapping(games: Packed, pairs: list[tuple[int, int]]) -> Found:
    """The games in which the pieces of one of these pairs overlap; only pairs that are near are looked at closely."""
    shapes, there = pieces(games)
    centres = shapes[:, :, 0] + shapes[:, :, 4]  # twice the centre: opposite corners
    one, two = np.array(pairs).T
    near = np.abs(centres[:, one] - centres[:, two]).max(axis=-1) < 2 * FARTHEST
    rows, numbers = np.nonzero(near & there[:, one] & there[:, two])
    first, second = shapes[rows, one[numbers]], shapes[rows, two[numbers]]
    broken = np.zeros(len(games), np.bool_)
    broken[rows[~separated(first, second) & ~separated(second, first)]] = True
    return broken
