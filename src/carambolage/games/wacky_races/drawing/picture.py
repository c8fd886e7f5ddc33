"""A position as a picture: the course winds from the grid to the Finish, cars and traps stand on its tiles.

The first row goes to the right, the next one back; below the course the racers stand in their order.
"""

from collections.abc import Iterator
from math import sin

from carambolage.engine.drawing import svg
from carambolage.engine.drawing.svg import element, group, title, words
from carambolage.games.wacky_races.drawing import tiles
from carambolage.games.wacky_races.drawing.cars import VILLAIN, car
from carambolage.games.wacky_races.text.view import RacerSeen, Spot, View

_IN_A_ROW = 7
_STEP, _ROW = 126.0, 138.0
_MARGIN, _TURN = 24.0, 54.0
_STANDINGS = 92.0
_WIDTH = 2 * (_MARGIN + _TURN) + _IN_A_ROW * _STEP
_BACK, _INK = "#f6efdd", "#2a1a3e"
_SPOTS = {1: ((0, 0),), 2: ((-24, -15), (24, 17)), 3: ((-28, -20), (28, -2), (-24, 20))}
_CROWD = ((-30, -26), (30, -26), (-30, 2), (30, 2), (-30, 30), (30, 30), (0, 0))
_CODE = "MM"

Point = tuple[float, float]


def picture(view: View) -> str:
    """A view as SVG."""
    rows = -(-len(view.course) // _IN_A_ROW)
    course = 2 * _MARGIN + rows * _ROW
    back = element("rect", width=_WIDTH, height=course + _STANDINGS, rx=18, fill=_BACK)
    told = f"Wacky Races, round {view.round}"
    standings = group(*_standings(view), y=course)
    parts = (title(told), tiles.patterns(), back, *_course(view), standings)
    return svg.picture(_WIDTH, course + _STANDINGS, *parts, font_family="sans-serif")


def _course(view: View) -> Iterator[str]:
    """Tiles below the road below signs below cars."""
    for spot in view.course:
        x, y = _middle(spot.place)
        yield group(title(_said(spot)), tiles.tile(spot), x=x, y=y, turn=_tilt(spot.place))
    yield from _road([_middle(spot.place) for spot in view.course])
    for spot in view.course:
        x, y = _middle(spot.place)
        yield group(tiles.sign(spot), *([tiles.trap(spot.trap)] if spot.trap else []), x=x, y=y, turn=_tilt(spot.place))
    for spot in view.course:
        x, y = _middle(spot.place)
        yield group(*_cars(view, spot), x=x, y=y)


def _said(spot: Spot) -> str:
    return ", ".join([f"{spot.place} {spot.tile}", spot.terrain, *([f"trap: {spot.trap}"] if spot.trap else [])])


def _is_backward(place: int) -> bool:
    return place // _IN_A_ROW % 2 == 1


def _middle(place: int) -> Point:
    """The middle of a place; the rows sway a little."""
    row, column = divmod(place, _IN_A_ROW)
    if _is_backward(place):
        column = _IN_A_ROW - 1 - column
    sway = 9 * sin(column * 1.3 + row * 2)
    return _MARGIN + _TURN + (column + 0.5) * _STEP, _MARGIN + (row + 0.5) * _ROW + sway


def _tilt(place: int) -> float:
    """How far a tile is turned."""
    return 3 * sin(place * 2.1)


def _road(middles: list[Point]) -> Iterator[str]:
    """A ribbon through the middles of all places, wide turns at the ends of the rows."""
    if middles:
        path = _ribbon(middles)
        shape = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
        yield element("path", d=path, stroke="#fffdf6", stroke_width=52, stroke_opacity=0.85, **shape)
        yield element("path", d=path, stroke="#5b5566", stroke_width=44, **shape)
        yield element("path", d=path, stroke="#f5d76e", stroke_width=2.5, stroke_dasharray="14 12", **shape)


def _ribbon(middles: list[Point]) -> str:
    x, y = middles[0]
    parts = [f"M{x:.0f} {y:.0f}"]
    for place, (nx, ny) in enumerate(middles[1:], 1):
        if place % _IN_A_ROW == 0:
            aside = _STEP * 0.95 * (-1 if _is_backward(place - 1) else 1)
            parts.append(f"C{x + aside:.0f} {y:.0f} {nx + aside:.0f} {ny:.0f} {nx:.0f} {ny:.0f}")
        else:
            half = (nx - x) / 2
            parts.append(f"C{x + half:.0f} {y:.0f} {nx - half:.0f} {ny:.0f} {nx:.0f} {ny:.0f}")
        x, y = nx, ny
    return "".join(parts)


def _cars(view: View, spot: Spot) -> Iterator[str]:
    """Those who stand on a place, side by side."""
    backward = _is_backward(spot.place)
    drawn = [_racer(view, view.racers[racer], backward) for racer in spot.racers]
    if view.villain.spot == spot.place and not view.villain.out:
        drawn.append(title(f"{_CODE}, villain") + car(VILLAIN, _CODE, backward=backward))
    places = _SPOTS.get(len(drawn), _CROWD)
    for figure, (x, y) in zip(drawn, places, strict=False):
        yield group(figure, x=x, y=y, scale=1.0 if len(drawn) < 4 else 0.8)


def _racer(view: View, racer: RacerSeen, backward: bool = False) -> str:
    """A racer, who may not have chosen a car yet."""
    if racer.car is None:
        return words("?", 0, 0, 20, fill=_INK)
    code = racer.car.upper()
    return title(f"{code}, place {racer.place}") + car(racer.car, code, view.active == racer.racer, backward)


def _standings(view: View) -> Iterator[str]:
    """The racers from the first to the last, each with rank, place and cards."""
    step = (_WIDTH - 2 * _MARGIN) / len(view.racers)
    for number, racer in enumerate(sorted(view.racers, key=lambda racer: racer.position)):
        x = _MARGIN + (number + 0.5) * step
        card = element("rect", x=4 - step / 2, y=-34, width=step - 8, height=78, rx=12, fill="#fffdf6")
        rank = words(f"{racer.position}.", 22 - step / 2, -18, 15, fill=_INK, font_weight="bold")
        where = "finished" if racer.finished else f"place {racer.place}"
        cards = "neutral" if racer.neutral else f"{racer.cards} cards"
        yield group(card, rank, group(_racer(view, racer)), words(f"{where}, {cards}", 0, 32, 12, fill=_INK), x=x, y=36)
