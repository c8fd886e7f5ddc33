"""The pieces of the arena as SVG, in units of the arena: cars, obstacles, cans, mines."""

from math import cos, radians, sin

from carambolage.engine.drawing.svg import element, group, polygon, title, words
from carambolage.games.wreckage.text.view import CarSeen, ObstacleSeen

TICK = 2.5  # degrees
INK = "#2b2118"
COLOURS = {"yellow": "#e8b923", "red": "#c8352b", "blue": "#2f63b5", "green": "#3f8f3a"}
FLAME = "M0-170C100-70 120 20 62 104A84 84 0 1 1-74 92C-118 6-44-24 0-170Z"
SPIKES = "M0-210L46-46L210 0L46 46L0 210L-46 46L-210 0L-46-46Z"
PUMP = "M-110 170V-150H60V170ZM60-40H120V90Q120 130 150 130T180 90V-60L130-120"
CROSS = "M-150-110L150 110M-150 110L150-110"
FACES = {
    "boulder": ("#8d8577", "", ""),
    "concrete_block": ("#b8b4ab", "", ""),
    "tyre_wall": ("#4a4744", "", ""),
    "rusted_hull": ("#9a5b34", "", ""),
    "drum_stack": ("#6f8a94", "", ""),
    "spike_column": ("#7b6d8c", SPIKES, "#f2ecff"),
    "fuel_pump": ("#d8573c", PUMP, "#fff4d6"),
    "burning_tyres": ("#4a4744", FLAME, "#ff9a2e"),
    "wreck": ("#7a5238", CROSS, "#e8c9a8"),
    "burning_barrels": ("#8a4b22", FLAME, "#ffb13d"),
}


def octagon(a: int, b: int) -> list[tuple[float, float]]:
    """The vertices of an octagon about the origin (WK-GEO-07)."""
    return [(a, b), (b, a), (-b, a), (-a, b), (-a, -b), (-b, -a), (b, -a), (a, -b)]


def rectangle(a: int, b: int) -> list[tuple[float, float]]:
    """The corners of a rectangle about the origin."""
    return [(a, b), (-a, b), (-a, -b), (a, -b)]


def obstacle(seen: ObstacleSeen) -> str:
    """An obstacle in its place; special ones carry a sign."""
    colour, sign, ink = FACES[seen.kind]
    points = octagon(seen.a, seen.b) if seen.octagon else rectangle(seen.a, seen.b)
    turn = 0.0 if seen.octagon else -seen.heading * TICK
    shape = group(polygon(points, fill=colour, stroke=INK, stroke_width=28), turn=turn)
    drawn = (element("path", d=sign, fill=ink, stroke=ink, stroke_width=26, stroke_linejoin="round"),) if sign else ()
    return group(title(seen.kind.replace("_", " ")), shape, *drawn, x=seen.x, y=-seen.y)


def can(x: int, y: int) -> str:
    """A gas can on the ground."""
    body = polygon(octagon(148, 61), fill="#d33", stroke=INK, stroke_width=22)
    cap = element("rect", x=-45, y=-45, width=90, height=90, rx=14, fill="#fff4d6")
    return group(title("gas can"), body, cap, x=x, y=-y)


def mine(x: int, y: int) -> str:
    """A mine."""
    body = polygon(octagon(103, 43), fill=INK)
    return group(title("mine"), body, element("circle", r=30, fill="#f33"), x=x, y=-y)


def car(seen: CarSeen, acting: bool) -> str:
    """A car with its nose in its heading and the number of its player on the roof."""
    colour = COLOURS[seen.colour or "yellow"]
    glow = (element("rect", x=-590, y=-330, width=1180, height=660, rx=150, fill="#fff7c2", stroke="none"),)
    parts = (
        element("rect", x=-512, y=-256, width=1024, height=512, rx=110, fill=colour, stroke=INK, stroke_width=28),
        element("rect", x=-330, y=-200, width=560, height=400, rx=70, fill="#fff", fill_opacity=0.35),
        polygon([(250, -190), (400, -150), (400, 150), (250, 190)], fill="#26323a"),
        element("rect", x=440, y=-200, width=60, height=120, rx=20, fill="#fff8c8"),
        element("rect", x=440, y=80, width=60, height=120, rx=20, fill="#fff8c8"),
    )
    body = group(*(glow if acting else ()), *parts, turn=-seen.heading * TICK)
    number = words(str(seen.seat + 1), 0, 0, 320, fill=INK, font_weight="bold")
    flames = (group(element("path", d=FLAME, fill="#ff7a1a"), y=-360),) if seen.burning else ()
    said = f"player {seen.seat + 1}, {seen.vehicle}, speed {seen.speed}"
    return group(title(said), body, number, *_speed(seen), *flames, x=seen.x, y=-seen.y)


def _speed(seen: CarSeen) -> tuple[str, ...]:
    """A line ahead (or behind) as long as the speed, a dot for each space."""
    way = -1 if seen.reverse else 1
    angle = radians(seen.heading * TICK)
    dots = [
        element("circle", cx=way * space * 1024 * cos(angle), cy=-way * space * 1024 * sin(angle), r=40, fill=INK)
        for space in range(1, seen.speed + 1)
    ]
    return tuple(dots)
