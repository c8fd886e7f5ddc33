"""Tiles and traps: each ground has its own colour and its own pattern, so that nobody has to tell colours apart."""

from carambolage.engine.drawing.svg import element, group, words
from carambolage.games.wacky_races.text.view import Spot

WIDTH, HEIGHT = 118.0, 112.0
_TOP = -HEIGHT / 2 + 15
_INK, _PAPER = "#2a1a3e", "#fffdf6"
_OUTLINED = {"fill": _INK, "stroke": _PAPER, "paint_order": "stroke"}
_COLOURS = {
    "desert": "#ffd98c",
    "forest": "#6cc985",
    "prairie": "#c9ec84",
    "farm": "#dca469",
    "wild": "#a8d8f5",
    "none": "#d5dae6",
    "river": "#69c8f0",
    "unknown": "#7c67cc",
    "finish": "#ffffff",
}
_STROKES = {
    "desert": ("M2 12q6-6 12 0t12 0M8 24h1M22 26h1", "#e3ae55", 1.6),
    "forest": ("M7 15l5-10l5 10zM19 27l4-8l4 8z", "#3a9a58", 1.4),
    "prairie": ("M5 14l2-6l2 6M9 14l3-5M19 27l2-6l2 6", "#86bd3e", 1.6),
    "farm": ("M0 6h28M0 14h28M0 22h28", "#b87f42", 2.2),
    "wild": ("M8 3l1.6 4.4l4.4 1.6l-4.4 1.6l-1.6 4.4l-1.6-4.4l-4.4-1.6l4.4-1.6zM22 20v4M20 22h4", "#ffffff", 1.4),
    "none": ("M0 28l28-28", "#c3c9d8", 1.6),
    "river": ("M0 8q7-6 14 0t14 0M0 21q7-6 14 0t14 0", "#c2ecfd", 2.2),
    "unknown": ("M14 3l9 11l-9 11l-9-11z", "#9685dd", 1.8),
    "finish": ("M0 0h14v14h-14zM14 14h14v14h-14z", "", 0),
}
_BACKS = {"blue": "#2f7de1", "orange": "#f28a1e"}
_EMBLEMS = {
    "gas_station": "M-7 9v-18h9v18zM-5-5h5M2-4l5 3v7a2 2 0 0 1-4 0v-4",
    "crossroads": "M-10 0h20M0-9v18M-7-3l-3 3l3 3M7-3l3 3l-3 3",
    "level_crossing": "M-9-7l18 14M9-7l-18 14",
    "swamp": "M-8 8v-12M0 8v-17M8 8v-10M-11 8h22",
    "acme": "M-3-9h6M-2-9v6l-7 11h18l-7-11v-6M-5 3h10",
}
_NAMELESS = ("unknown", "space_00")


def patterns() -> str:
    """The patterns of all grounds, to be defined once in a picture."""
    return element("defs", *(_pattern(name) for name in _COLOURS))


def _pattern(name: str) -> str:
    path, colour, width = _STROKES[name]
    back = element("rect", width=28, height=28, fill=_COLOURS[name])
    lines = {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round"}
    signs = element("path", d=path, **(lines if colour else {"fill": "#3b3345"}))
    return element("pattern", back, signs, id=f"wr-{name}", width=28, height=28, patternUnits="userSpaceOnUse")


def tile(spot: Spot) -> str:
    """The ground of a place around its own middle."""
    ground = "finish" if spot.tile == "finish" else spot.terrain
    outline = {"stroke": _BACKS.get(spot.back or "", _PAPER), "stroke_width": 5 if spot.back else 3}
    shape = {"x": -WIDTH / 2, "y": -HEIGHT / 2, "width": WIDTH, "height": HEIGHT, "rx": 16}
    return element("rect", fill=f"url(#wr-{ground})", **shape, **outline)


def sign(spot: Spot) -> str:
    """The number of a place, the emblem of a special tile and the name of the tile, above and below the road."""
    disc = element("circle", r=12, fill=_PAPER, stroke=_INK, stroke_width=1.6)
    number = words(str(spot.place), 0, 0.5, 12.5, fill=_INK, font_weight="bold")
    plate = group(disc, number, x=-WIDTH / 2 + 16, y=_TOP)
    emblem = [group(_emblem(_EMBLEMS[spot.tile]), y=_TOP)] if spot.tile in _EMBLEMS else []
    if spot.tile in _NAMELESS:
        return plate
    name = words(spot.tile.replace("_", " "), 0, HEIGHT / 2 - 11, 10.5, stroke_width=3, **_OUTLINED)
    return "".join([plate, *emblem, name])


def _emblem(path: str) -> str:
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    wide = element("path", d=path, stroke=_PAPER, stroke_width=6, **line)
    return wide + element("path", d=path, stroke=_INK, stroke_width=2.4, **line)


def trap(kind: str) -> str:
    """A trap beside the road: a warning sign, with a question mark while nobody has seen what it is."""
    board = element("path", d="M0-15l16 27h-32z", fill="#ff4f5e", stroke=_INK, stroke_width=2, stroke_linejoin="round")
    mark = words("?" if kind == "unknown" else "!", 0, 3.5, 17, fill="#ffffff", font_weight="bold")
    return group(board, mark, x=WIDTH / 2 - 20, y=_TOP + 2)
