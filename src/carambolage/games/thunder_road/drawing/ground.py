"""Spaces: chevrons in the colour and pattern of their ground, so that nobody has to tell colours apart."""

from carambolage.engine.drawing.svg import element, polygon, words

WIDTH, HEIGHT, POINT = 46.0, 46.0, 9.0
COLOURS = {
    "road": "#6b7078",
    "sand": "#ead6a6",
    "mud": "#94673f",
    "impassable": "#3a3634",
    "goo": "#8cc152",
    "glass": "#c4e7f0",
    "ramp": "#b9a58c",
    "fire": "#f08a3c",
    "salt": "#f6f3ea",
}
STROKES = {
    "road": ("M0 7h7", "#858a92", 1.0),
    "sand": ("M3 3h.5M10 9h.5", "#c9ad6d", 1.6),
    "mud": ("M0 5q3.5-4 7 0t7 0M0 12q3.5-4 7 0t7 0", "#6d4726", 1.4),
    "impassable": ("M0 0l14 14M14 0l-14 14", "#6a625d", 1.6),
    "goo": (
        "M4 4m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M11 11m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0",
        "#4f8a1f",
        1.2,
    ),
    "glass": ("M-1 9l10-10M5 15l10-10", "#ffffff", 1.6),
    "ramp": ("M2 2l5 5l-5 5M9 2l5 5l-5 5", "#7a6449", 1.4),
    "fire": ("M4 13q-4-5 1-9q0 4 3 5q1-3 0-5q5 4 2 9", "#b8330f", 1.2),
    "salt": ("M4 2l3 2v4l-3 2l-3-2v-4zM11 9l3 2v3", "#d3cbb5", 0.9),
}


def patterns() -> str:
    """The patterns of all grounds, to be defined once in a picture."""
    return element("defs", *(_pattern(name) for name in COLOURS))


def _pattern(name: str) -> str:
    path, colour, width = STROKES[name]
    back = element("rect", width=14, height=14, fill=COLOURS[name])
    lines = element("path", d=path, stroke=colour, stroke_width=width, fill="none", stroke_linecap="round")
    settings = {"width": 14, "height": 14, "patternUnits": "userSpaceOnUse"}
    return element("pattern", back, lines, id=f"tr-{name}", **settings)


def place(lane: int, column: int) -> tuple[float, float]:
    """The middle of a space of the present board; odd lanes lie half a space further forward."""
    return (column + (lane % 2) / 2 + 0.5) * WIDTH + POINT / 2, (lane + 0.5) * HEIGHT


def chevron(terrain: str, printed: str) -> str:
    """A space around its own middle; one whose ground has changed has a broken outline."""
    left, right, half = -WIDTH / 2 - POINT / 2, WIDTH / 2 - POINT / 2, HEIGHT / 2
    points = [(left, -half), (right, -half), (right + POINT, 0), (right, half), (left, half), (left + POINT, 0)]
    outline: dict[str, object] = {"stroke": "#fffaf0", "stroke_width": 1.2}
    if terrain != printed:
        outline = {"stroke": "#7a1fa2", "stroke_width": 2, "stroke_dasharray": "4 3"}
    return polygon(points, fill=f"url(#tr-{terrain})", **outline)


def token(hazard: str, faceup: bool) -> str:
    """A hazard token; a facedown one shows its back, with what the onlooker has seen of it."""
    sign = SIGNS[hazard]
    face = "#fff6d6" if faceup else "#f2b632"
    disc = element("circle", r=11, fill=face, stroke="#5b3b00", stroke_width=1.6)
    if hazard in ("oil", "loose_oil", "controlled_oil"):
        return disc + element("ellipse", rx=7.5, ry=4.5, fill="#1b1b1f")
    if hazard in ("mine", "controlled_mine"):
        spikes = element(
            "path", d="M0-8V8M-8 0H8M-5.6-5.6L5.6 5.6M-5.6 5.6L5.6-5.6", stroke="#8c1515", stroke_width=1.6
        )
        return disc + spikes + element("circle", r=4.5, fill="#8c1515")
    return disc + words(sign, 0, 0.5, 14, font_weight="bold", fill="#3d2700")


SIGNS = {"unknown": "?", "road": "R", "mud": "M", "wreck": "W", "glass": "V", "ramp": "▸", "fire": "F"}
SIGNS |= {"pit_trap": "P", "quake": "Q", "sand_worm": "S"}
SIGNS |= dict.fromkeys(("oil", "loose_oil", "controlled_oil", "mine", "controlled_mine"), "")
