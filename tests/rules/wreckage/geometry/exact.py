"""An independent exact geometry in Python integers and fractions, to compare the rules with.

Only the catalogue's definitions are shared with the rules: outlines are lists of corners, overlap is decided by the
Minkowski difference (or by the area of the clipped intersection), legs and turns are tried position by position.
"""

import math
import os
import random
from collections.abc import Iterator
from fractions import Fraction

from carambolage.games.wreckage.geometry.outline import Outline, set_outline

Point = tuple[int, int]
Pose = tuple[int, int, int]
Shape = tuple[str, int, int]

CAR: Shape = ("rectangle", 512, 256)
SQUARE: Shape = ("rectangle", 320, 320)
ROCK: Shape = ("octagon", 370, 153)
DRUMS: Shape = ("octagon", 325, 135)
CAN: Shape = ("octagon", 148, 61)
MINE: Shape = ("octagon", 103, 43)
SHAPES = (CAR, SQUARE, ROCK, DRUMS, CAN, MINE)


def cases(few: int, many: int) -> Iterator[random.Random]:
    """Generators for random cases, `many` where `CARAMBOLAGE_THOROUGH` is set, always the same ones."""
    for seed in range(many if os.environ.get("CARAMBOLAGE_THOROUGH") else few):
        yield random.Random(seed)


def outline_of(shape: Shape) -> Outline:
    """The record that rules know a shape by."""
    outline = Outline()
    set_outline(outline, shape[0] == "octagon", shape[1], shape[2])
    return outline


def cosine(tick: int) -> int:
    return round(4096 * math.cos(math.radians(2.5 * tick)))


def sine(tick: int) -> int:
    return round(4096 * math.sin(math.radians(2.5 * tick)))


def divided(number: int) -> int:
    """Divided by 4096 to the nearest integer, halves away from zero."""
    nearest = math.floor(Fraction(abs(number), 4096) + Fraction(1, 2))
    return nearest if number > 0 else -nearest


def at(pose: Pose, ahead: int, left: int) -> Point:
    """A point given in the local coordinates of a pose."""
    x, y, heading = pose
    across = ahead * cosine(heading) - left * sine(heading)
    return x + divided(across), y + divided(ahead * sine(heading) + left * cosine(heading))


def corners(shape: Shape, pose: Pose) -> list[Point]:
    """The corners of an outline in the order of its rim."""
    kind, a, b = shape
    if kind == "rectangle":
        return [at(pose, a, b), at(pose, -a, b), at(pose, -a, -b), at(pose, a, -b)]
    x, y, _ = pose
    quarter = [(a, b), (b, a)]
    ring = [*quarter, *((-p, q) for p, q in reversed(quarter))]
    ring += [(-p, -q) for p, q in ring]
    return [(x + p, y + q) for p, q in ring]


def cross(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull(points: list[Point]) -> list[Point]:
    """The convex hull, counter-clockwise, without points in the middle of an edge."""
    ordered = sorted(set(points))
    halves: list[list[Point]] = []
    for line in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in line:
            while len(half) > 1 and cross(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def difference(one: list[Point], other: list[Point]) -> list[Point]:
    """The Minkowski difference: every way to get from a point of the second polygon to one of the first."""
    return hull([(a[0] - b[0], a[1] - b[1]) for a in one for b in other])


def is_within(point: Point, polygon: list[Point], strictly: bool = True) -> bool:
    """Whether a point lies inside a counter-clockwise polygon, or on its rim unless `strictly`."""
    sides = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return all(cross(a, b, point) > 0 or (not strictly and cross(a, b, point) == 0) for a, b in sides)


def overlap(one: list[Point], other: list[Point]) -> bool:
    return is_within((0, 0), difference(one, other))


def touch(one: list[Point], other: list[Point]) -> bool:
    return is_within((0, 0), difference(one, other), strictly=False)


def common_area(one: list[Point], other: list[Point]) -> Fraction:
    """Twice the area that two convex polygons share, by clipping one with every side of the other."""
    rest: list[tuple[Fraction, Fraction]] = [(Fraction(x), Fraction(y)) for x, y in hull(one)]
    frame = hull(other)
    for a, b in zip(frame, frame[1:] + frame[:1], strict=True):
        distances = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for x, y in rest]
        clipped = []
        for i, (point, distance) in enumerate(zip(rest, distances, strict=True)):
            before, before_distance = rest[i - 1], distances[i - 1]
            if (distance > 0) != (before_distance > 0):
                part = Fraction(before_distance, before_distance - distance)
                clipped.append((before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])))
            if distance > 0:
                clipped.append(point)
        rest = clipped
        if len(rest) < 3:
            return Fraction(0)
    return abs(sum((rest[i - 1][0] * y - rest[i - 1][1] * x for i, (x, y) in enumerate(rest)), Fraction(0)))


def is_crossed(start: Point, end: Point, polygon: list[Point]) -> bool:
    """Whether a line has a point strictly inside a polygon: what each side leaves of it, as a piece from 0 to 1."""
    low, high = Fraction(0), Fraction(1)
    rim = hull(polygon)
    for a, b in zip(rim, rim[1:] + rim[:1], strict=True):
        at_start, at_end = cross(a, b, start), cross(a, b, end)
        if at_start <= 0 and at_end <= 0:
            return False
        if at_start != at_end:
            zero = Fraction(at_start, at_start - at_end)
            if at_end > at_start:
                low = max(low, zero)
            else:
                high = min(high, zero)
    return start != end and low < high


def along(pose: Pose, gear: int, distance: int) -> Pose:
    """A pose after a straight distance, forward (gear 0) or in reverse (1)."""
    x, y, heading = pose
    way = -distance if gear else distance
    return x + divided(way * cosine(heading)), y + divided(way * sine(heading)), heading


def swung(pose: Pose, side: int, gear: int, ticks: int) -> Pose:
    """A pose after some ticks of a turn to the left (side 0) or to the right (1)."""
    ahead = 512 if gear else -512
    left = {(0, 0): 256, (1, 0): -256, (0, 1): -256, (1, 1): 256}[side, gear]
    pivot = at(pose, ahead, left)
    heading = (pose[2] + (-ticks if side else ticks)) % 144
    x, y = at((pivot[0], pivot[1], heading), -ahead, -left)
    return x, y, heading


def tested(free: int, length: int) -> list[int]:
    """The tested distances of a leg beyond the last free one."""
    return [*(d for d in range(0, length, 32) if d > free), length]
