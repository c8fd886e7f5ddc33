"""A position as a picture: the arena from above, and a line for each player below it."""

from collections.abc import Iterator

from carambolage.engine.drawing import svg
from carambolage.engine.drawing.svg import element, group, title, words
from carambolage.games.wreckage.drawing.pieces import COLOURS, INK, can, car, mine, obstacle
from carambolage.games.wreckage.text.view import CarSeen, View

SIDE = 840.0
MARGIN = 24.0
LINE = 34.0
LENGTH = 1024
GROUND, BACK, MARK = "#d9bd8b", "#f4ead6", "#c2a36d"


def picture(view: View) -> str:
    """A view as SVG."""
    cars = sorted(view.cars, key=lambda seen: seen.number)
    height = SIDE + 2 * MARGIN + LINE * len(cars) + MARGIN
    width = SIDE + 2 * MARGIN
    back = element("rect", width=width, height=height, rx=18, fill=BACK)
    middle = MARGIN + SIDE / 2
    arena = group(*_arena(view), x=middle, y=middle, scale=SIDE / (2 * view.arena)) if view.arena else ""
    lines = group(*(_line(view, seen, row) for row, seen in enumerate(cars)), x=MARGIN, y=SIDE + 2 * MARGIN)
    return svg.picture(
        width, height, title(f"Wreckage, turn {view.turn}"), back, arena, lines, font_family="sans-serif"
    )


def _arena(view: View) -> Iterator[str]:
    """Ground, then what lies on it, then the cars."""
    half = view.arena
    yield element("rect", x=-half, y=-half, width=2 * half, height=2 * half, fill=GROUND, stroke=INK, stroke_width=60)
    for place in range(-half // LENGTH * LENGTH + LENGTH, half, LENGTH):
        yield element("path", d=f"M{place} {-half}V{half}M{-half} {place}H{half}", stroke=MARK, stroke_width=8)
    yield from (obstacle(seen) for seen in view.obstacles)
    yield from (can(seen.x, seen.y) for seen in view.cans if seen.owner is None)
    yield from (mine(seen.x, seen.y) for seen in view.mines)
    yield from (car(seen, view.active == seen.seat) for seen in view.cars if seen.out == "in_play")


def _line(view: View, seen: CarSeen, row: int) -> str:
    """A player: vehicle, speed, hits, cans."""
    y = LINE * row + LINE / 2
    swatch = element("rect", x=0, y=y - 10, width=20, height=20, rx=5, fill=COLOURS[seen.colour or "yellow"])
    vehicle = (seen.vehicle or "no vehicle yet").replace("_", " ")
    gear = "reverse " if seen.reverse else ""
    state = f"speed {gear}{seen.speed}, {seen.hits}/{seen.structure} hits, {seen.cans} cans"
    said = f"{seen.seat + 1}. {vehicle}: {state if seen.out == 'in_play' else seen.out.replace('_', ' ')}"
    return swatch + words(said, 32, y, 17, text_anchor="start", fill=INK)
