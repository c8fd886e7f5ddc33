"""The pieces of the road in their own colours and shapes: cars, targets, hazards."""

from carambolage.engine.drawing.svg import element, group, words
from carambolage.games.road_kill_rally.pack_reading.parts import CAR_LETTERS

_INK = "#2b2630"
_PAINT = ("#b32327", "#1150f8", "#18b162", "#f8cb0c", "#7f4697", "#26262b")
_LETTERS = ("#ffffff", "#ffffff", "#ffffff", "#26262b", "#ffffff", "#ffffff")
_BODIES = (
    "M-9 4v-4l4-1l3-4h5l4 4l3 1v4z",
    "M-10 4l2-5l6-1l2-3h4l4 4l2 5z",
    "M-9 4v-6h6v-3h8v3h4v6z",
    "M-10 4c0-5 4-9 10-9s10 4 10 9z",
    "M-9 4v-8h12l6 5v3z",
    "M-10 4v-3l5-5h8l7 5v3z",
)
_HAZARDS = {
    "oil": ("M-8 2q2-6 8-5q7-3 8 3q-1 5-8 4q-7 2-8-2z", "#4a4453"),
    "rock": ("M-7 5l2-9l6-2l6 5l-1 6z", "#8b8580"),
    "cow": ("M-8 1q0-5 6-5h6q4 0 4 5l-1 4h-2v-4h-7v4h-3z", "#fffaf0"),
    "fire": ("M-5 6q-3-6 2-9q0 3 2 3q0-5 3-7q0 5 4 7q2 4-2 6z", "#f2802b"),
    "barricade": ("M-10 5v-9h6v9zM-3 5v-9h6v9zM4 5v-9h6v9z", "#d9b451"),
    "pit": ("M-8 6v-10h16v10M-8-4l8-4l8 4", "#cfd6e0"),
}
_TARGETS = ("", "#3f9b4f", "#d8a512", "#c23b3b")
_HATS = ("", "", "M-4-8h8M-3-8v-3h6v3", "M-4-7v-5l2 3l2-4l2 4l2-3v5z")


def car(seat: int, speed: int, active: bool) -> str:
    """A car, each of its own shape, with its letter; faster ones trail longer lines."""
    trail = element("path", d=f"M-11 2h-{speed}M-11-1h-{speed * 0.6:.1f}", stroke=_INK, stroke_width=0.8)
    outline = {"stroke": "#ffffff" if active else _INK, "stroke_width": 2.2 if active else 1.2}
    body = element("path", d=_BODIES[seat], fill=_PAINT[seat], stroke_linejoin="round", **outline)
    wheels = "".join(element("circle", cx=x, cy=4.5, r=2.4, fill=_INK) for x in (-5, 5))
    return "".join([trail, body, wheels, words(CAR_LETTERS[seat], 0, 0.5, 6, fill=_LETTERS[seat], font_weight="bold")])


def upturned_car() -> str:
    """A car on its roof, the driver waving (RK-TON-01)."""
    body = element("path", d="M-9-3v4l4 1l3 4h5l4-4l3-1v-4z", fill="#9a949c", stroke=_INK, stroke_width=1)
    wheels = "".join(element("circle", cx=x, cy=-4, r=2.4, fill=_INK) for x in (-5, 5))
    return body + wheels + element("path", d="M2 6l5 3M7 9l1-3", fill="none", stroke=_INK, stroke_width=1.2)


def target(kind: int) -> str:
    """A crash-test dummy: round head, cap or crown by its class (RK-GEN-13)."""
    body = element("path", d="M-3 8q0-9 3-9t3 9z", fill=_TARGETS[kind], stroke=_INK, stroke_width=0.8)
    head = element("circle", cy=-4, r=3.6, fill="#f5dfc0", stroke=_INK, stroke_width=0.8)
    cross = element("path", d="M-2-4h4M0-6v4", stroke=_INK, stroke_width=0.6)
    hat = element("path", d=_HATS[kind], fill="#f8cb0c", stroke=_INK, stroke_width=0.8) if _HATS[kind] else ""
    return group(body, head, cross, hat, x=7, y=-4, scale=0.8)


def hazard(kind: str) -> str:
    """What is printed on a space beside its colour."""
    path, colour = _HAZARDS[kind]
    return element("path", d=path, fill=colour, fill_opacity=0.85, stroke=_INK, stroke_width=0.8)


def oil() -> str:
    """An oil token: a puddle with a rubber duck."""
    puddle = element("ellipse", rx=9, ry=5, fill="#3d3846")
    duck = element("path", d="M-3 0q0-3 3-3q1-3 3-1l2 1l-2 1q0 3-3 3t-3-1z", fill="#f8cb0c")
    return puddle + duck
