"""The cars from the side, around their own middle, driving to the right: one silhouette each, known by its shape."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from carambolage.engine.drawing.svg import element, group, words

VILLAIN = "villain"
_DARK, _GLASS, _GOLD = "#2a1a3e", "#d9f1ff", "#ffd84d"
_LABEL = {"font_weight": "bold", "fill": _DARK, "stroke": "#ffffff", "stroke_width": 3, "paint_order": "stroke"}


@dataclass(frozen=True)
class Shape:
    """A body, what is painted on it (a path and its colour each), and the wheels (middle and radius each)."""

    body: str
    details: tuple[tuple[str, str], ...]
    wheels: tuple[tuple[int, int], ...] = ((-15, 7), (15, 7))


_SHAPES = {
    "sb": Shape(
        "M-26 8c-5-9 2-19 10-17c4-9 17-10 21-1c11-3 23 6 21 18z",
        (("M-12-2l5-4l4 5zM4-5l6-3l3 6zM-2 4l7-2l2 5z", "#6c7654"),),
    ),
    "gt": Shape(
        "M-26 8v-9h6v-17l4 4l4-5l4 5l4-4v17h18q11 0 12 9z",
        (("M-15-9h6v7h-6z", _GOLD), ("M6-12q5-6 9 0q3-5 8-1q-8 2-8 6q-4-4-9-5z", _DARK)),
    ),
    "pp": Shape(
        "M-27-5h40l4-6h6l-1 6h5q-3 13-14 13h-28q-10-1-12-13z",
        (("M-14-5v-10h7v10z", "#ff7f50"), ("M-22 0h42l-3 4h-36z", "#ffffff")),
    ),
    "rm": Shape(
        "M-27-6l6 4q12-5 26-5q14 0 20 7q-7 8-22 8q-18 0-24-7q-6-2-6-7z",
        (("M-6-17h24v4h-24zM-8 3h24v3h-24z", "#ffb3a1"), ("M25-9h3v18h-3z", _GOLD)),
        ((-16, 4), (8, 7)),
    ),
    "pe": Shape(
        "M-25 8q-1-12 10-12q5-9 16-7q17 2 24 13v6z",
        (("M-10-20q10-10 20 0q-5-2-10 0q-5-2-10 0zM-1-20h2v12h-2z", "#ffffff"), ("M4-6q8 2 11 6h-11z", _GLASS)),
    ),
    "as": Shape(
        "M-27 8v-8h9v-8h20v8h18q7 1 7 8z",
        (("M0-7h26v4h-26z", _DARK), ("M-10-5l2 3h4l-3 2l1 4l-4-2l-4 2l1-4l-3-2h4z", _GOLD)),
        ((-19, 6), (-6, 6), (7, 6), (19, 6)),
    ),
    "am": Shape(
        "M-27 8v-9h8l5-10h18l4 10h14q6 1 6 9z",
        (("M-12-2l3-6h6v6zM0-2v-6h5l3 6z", _GLASS), ("M20 0h6v4h-6z", _GOLD)),
    ),
    "ac": Shape(
        "M-26 8v-11h34l5 4h13v7z",
        (
            ("M-20-3v-14h6v14z", "#4d4a52"),
            ("M-17-20a3 3 0 1 1 .1 0M-11-24a4 4 0 1 1 .1 0", "#e9e4da"),
            ("M-6 1h10v3h-10z", "#7a4a1c"),
        ),
    ),
    "pf": Shape(
        "M-28 8l3-10h13l6-7h9l3 6h18q8 2 4 11z",
        (("M-4-3l4-4h4l2 4z", _GLASS), ("M8 1h17l-2 4h-15z", "#c0392b")),
        ((-17, 9), (19, 5)),
    ),
    "rr": Shape(
        "M-25 8v-13h40v13z",
        (("M-25-2h40v2h-40zM-25 3h40v2h-40z", "#0a5a56"), ("M17 1l4-5l1 5l5-2l-3 5l3 4h-10z", "#e9e4da")),
    ),
    VILLAIN: Shape(
        "M-29 5l7-8h16l8-9h11l-4 9h10l11 6l-9 6h-47z",
        (("M-2-4l5-5h5l-2 5z", _GLASS), ("M-29 5l-7-2l4 4l-5 3l9 1z", "#ff5a1f")),
        ((-14, 6), (14, 6)),
    ),
}


@cache
def colours() -> dict[str, str]:
    """The colours of the cars, those of the game's own pack."""
    with (Path(__file__).parent.parent / "pack" / "racers.toml").open("rb") as file:
        pack = tomllib.load(file)
    return {VILLAIN: pack["villain"]["colour"], **{racer["id"]: racer["colour"] for racer in pack["racer"]}}


def car(kind: str, code: str, active: bool = False, backward: bool = False) -> str:
    """A car with the letters that the board in words uses; the one at the wheel has a halo."""
    shape = _SHAPES[kind]
    halo = element("ellipse", rx=36, ry=24, cy=-2, fill="#fff3a0", stroke="#ffb000", stroke_width=2.5) if active else ""
    wheels = "".join(_wheel(x, radius) for x, radius in shape.wheels)
    body = element("path", d=shape.body, fill=colours()[kind], stroke=_DARK, stroke_width=1.8, stroke_linejoin="round")
    painted = [element("path", d=path, fill=colour, stroke=_DARK, stroke_width=0.8) for path, colour in shape.details]
    drawn = body + "".join(painted) + wheels
    mirrored = element("g", drawn, transform="scale(-1 1)") if backward else drawn
    return halo + mirrored + words(code, 0, -1, 11.5, **_LABEL)


def _wheel(x: int, radius: int) -> str:
    tyre = element("circle", r=radius, fill=_DARK)
    return group(tyre + element("circle", r=radius * 0.45, fill="#e9e4da"), x=x, y=14 - radius)
