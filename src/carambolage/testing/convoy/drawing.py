"""Convoy as a picture: a road with a car for each seat, the finish at its end."""

from collections.abc import Iterator

from carambolage.engine.drawing import svg
from carambolage.engine.drawing.svg import element, group, title, words
from carambolage.testing.convoy.text import View

_STEP, _LANE, _LEFT = 32.0, 36.0, 60.0
_COLOURS = ("#3c76ff", "#f98029", "#4d7659", "#860510")
_INK = "#2b2723"


def picture(view: View) -> str:
    """A view as SVG; whoever is past the finish stands behind it."""
    places = max(view.finish, *view.places) + 2
    width, height = _LEFT + places * _STEP + 20, _LANE * len(view.places) + 60
    back = element("rect", width=width, height=height, rx=10, fill="#f4eee2")
    parts = (title(f"Convoy, round {view.round}"), back, group(*_road(view, places), x=_LEFT, y=40))
    return svg.picture(width, height, *parts, font_family="sans-serif")


def _road(view: View, places: int) -> Iterator[str]:
    """Lanes, milestones, the finish, cars."""
    length, lanes = places * _STEP, _LANE * len(view.places)
    yield element("rect", x=-6, width=length, height=lanes, rx=8, fill="#6b7078")
    yield element("rect", x=view.finish * _STEP - 6, width=6, height=lanes, fill="#ffe600")
    for place in range(0, places, 5):
        yield words(str(place), (place + 0.5) * _STEP, -12, 12, fill=_INK)
    for seat, place in enumerate(view.places):
        middle = (seat + 0.5) * _LANE
        yield element("path", d=f"M0 {middle:g}H{length - 12:g}", stroke="#9aa0a8", stroke_dasharray="8 10")
        yield words(str(seat + 1), -30, middle, 15, fill=_INK, font_weight="bold")
        yield group(title(f"car {seat + 1}, place {place}"), _car(_COLOURS[seat]), x=(place + 0.5) * _STEP, y=middle)


def _car(colour: str) -> str:
    body = element("rect", x=-13, y=-8, width=26, height=16, rx=5, fill=colour, stroke=_INK, stroke_width=1.6)
    return body + element("rect", x=2, y=-5, width=6, height=10, rx=2, fill="#d9f1ff")
