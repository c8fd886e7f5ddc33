"""Where outlines touch, for drawing alone: convex polygons and what is common to two of them (WK-DEC-23).

The rules need no such point, so this is worked out in fractions of units, not in the integers of the rules.
"""

from collections.abc import Callable
from math import cos, radians, sin

from carambolage.games.wreckage.geometry.outline import Outline

Spot = tuple[float, float]
Shape = list[Spot]  # corners, counter-clockwise
Place = tuple[float, float, float]  # x, y and a heading in ticks
Way = Callable[[float], Place]

DEGREES = 2.5  # of a tick
HALVINGS = 8


def shape_of(outline: Outline, place: Place) -> Shape:
    """The corners of an outline in a pose; an octagon is never turned."""
    x, y, heading = place
    a, b = outline.a, outline.b
    if outline.round:
        around = ((a, b), (b, a), (-b, a), (-a, b), (-a, -b), (-b, -a), (b, -a), (a, -b))
        return [(x + dx, y + dy) for dx, dy in around]
    c, s = cos(radians(DEGREES * heading)), sin(radians(DEGREES * heading))
    return [(x + f * c - w * s, y + f * s + w * c) for f, w in ((a, b), (-a, b), (-a, -b), (a, -b))]


def common(one: Shape, other: Shape, slack: float) -> Shape:
    """What a shape has in common with another one that is wider all around by a slack; nothing where they are apart."""
    for (px, py), (qx, qy) in zip(other, (*other[1:], other[0]), strict=True):
        dx, dy = qx - px, qy - py
        room = slack * (dx * dx + dy * dy) ** 0.5
        inside = [dx * (y - py) - dy * (x - px) + room for x, y in one]
        if min(inside, default=-1) < 0:
            one = _cut(one, inside)
    return one


def _cut(shape: Shape, inside: list[float]) -> Shape:
    """The part of a shape on one side of a line; for each corner how far it is on that side, negative beyond it."""
    kept: Shape = []
    for at, (x, y) in enumerate(shape):
        if inside[at - 1] * inside[at] < 0:
            (px, py), part = shape[at - 1], inside[at - 1] / (inside[at - 1] - inside[at])
            kept.append((px + (x - px) * part, py + (y - py) * part))
        if inside[at] >= 0:
            kept.append((x, y))
    return kept


def beyond(shape: Shape, arena: int, slack: float) -> Shape:
    """The corners of a shape that stick out of the arena, or come nearer to its edge than a slack, put on the edge."""
    return [(_within(x, arena), _within(y, arena)) for x, y in shape if max(abs(x), abs(y)) > arena - slack]


def _within(number: float, arena: int) -> float:
    return max(-arena, min(arena, number))


def first_touch(touch: Callable[[Place], Shape], way: Way, most: float) -> Shape:
    """What is common to two shapes where they first have anything in common on a way, or nothing: `touch` tells it for
    a place of the one that moves.
    """
    free, found = 0.0, touch(way(0.0))
    if found or not (last := touch(way(most))):
        return found
    for _ in range(HALVINGS):
        middle = (free + most) / 2
        if now := touch(way(middle)):
            most, last = middle, now
        else:
            free = middle
    return last


def centre(shape: Shape) -> tuple[int, int]:
    """The middle of the corners of a shape, in whole units."""
    return round(sum(x for x, _ in shape) / len(shape)), round(sum(y for _, y in shape) / len(shape))
