"""Figures: cars, motorcycles, the truck, wrecks, choppers. Operable ones face forward, inoperable ones backward."""

from carambolage.engine.drawing.svg import element, group, polygon, words
from carambolage.games.thunder_road.text.board import CREWS as LETTERS
from carambolage.games.thunder_road.text.seen.road import VehicleSeen

COLOURS = {
    "blue": "#3c76ff",
    "green": "#4d7659",
    "orange": "#f98029",
    "white": "#f5f5f2",
    "big_rig": "#860510",
    "final_five": "#f9d840",
}
RUST = "#7d6a5c"
LENGTHS = {"tiny": 24, "small": 26, "medium": 32, "large": 38, "huge": 40}
DARK = "#17181b"


def figure(vehicle: VehicleSeen, crew: str | None, active: bool) -> str:
    """A vehicle around its own middle."""
    colour = COLOURS[crew] if crew else RUST
    body = _body(vehicle, colour, active)
    turned = group(body, turn=180) if vehicle.broken else body
    return turned + _sign(vehicle, crew) + _damage(vehicle) + (_flame() if vehicle.burning else "")


def _body(vehicle: VehicleSeen, colour: str, active: bool) -> str:
    outline: dict[str, object] = {"stroke": "#ffe600" if active else DARK, "stroke_width": 3 if active else 1.6}
    if vehicle.kind == "bike":
        return _bike(colour, outline)
    if vehicle.kind in ("truck", "section"):
        return _section(colour, outline, vehicle.kind == "truck")
    return _car(LENGTHS[vehicle.size], colour, outline)


def _car(length: float, colour: str, outline: dict[str, object]) -> str:
    """A car from above: four wheels, a pointed nose, a windscreen."""
    half, side = length / 2, length * 0.29
    wheels = "".join(
        element("rect", x=x - 4, y=y - 2.5, width=8, height=5, rx=1.5, fill=DARK)
        for x in (-half * 0.6, half * 0.55)
        for y in (-side, side)
    )
    nose = [(-half, -side), (half * 0.55, -side), (half, -side * 0.35), (half, side * 0.35), (half * 0.55, side)]
    glass = [(half * 0.3, -side * 0.7), (half * 0.6, -side * 0.4), (half * 0.6, side * 0.4), (half * 0.3, side * 0.7)]
    hull = polygon([*nose, (-half, side)], fill=colour, stroke_linejoin="round", **outline)
    return wheels + hull + polygon(glass, fill="#d9f1ff", stroke=DARK, stroke_width=0.8)


def _bike(colour: str, outline: dict[str, object]) -> str:
    wheels = element("rect", x=-16, y=-2.5, width=32, height=5, rx=2.5, fill=DARK)
    handle = element("path", d="M7-8V8", stroke=DARK, stroke_width=2.4)
    return wheels + handle + element("ellipse", cx=-1, rx=9, ry=6.5, fill=colour, **outline)


def _section(colour: str, outline: dict[str, object], cab: bool) -> str:
    box = element("rect", x=-20, y=-14, width=40, height=28, rx=3, fill=colour, **outline)
    if not cab:
        return box
    return box + polygon([(8, -12), (18, -9), (18, 9), (8, 12)], fill="#d9f1ff", stroke=DARK, stroke_width=1)


def _sign(vehicle: VehicleSeen, crew: str | None) -> str:
    """The letter of the crew and the number of the vehicle; a wreck has a cross."""
    if crew is None:
        return element("path", d="M-7-6L7 6M-7 6L7-6", stroke="#f2e8dc", stroke_width=2.4)
    settings = {"font_weight": "bold", "fill": DARK, "stroke": "#ffffff", "stroke_width": 2.4, "paint_order": "stroke"}
    side = -3 if vehicle.kind == "car" else 0
    return words(f"{LETTERS[crew]}{vehicle.vehicle % 5 + 1}", side, 0.5, 11.5, **settings)


def _damage(vehicle: VehicleSeen) -> str:
    """A red mark for each damage token."""
    return "".join(
        element("circle", cx=-12 + 8 * place, cy=15, r=3.2, fill="#d0021b", stroke="#ffffff", stroke_width=1)
        for place in range(len(vehicle.damage))
    )


def _flame() -> str:
    path = "M0 8q-8-6-2-14q1 5 4 6q2-4 0-8q9 8 3 16z"
    return group(element("path", d=path, fill="#ff5a1f", stroke="#ffd23c", stroke_width=1.6), x=14, y=-13)


def chopper(crew: str) -> str:
    """A chopper above a space: a rotor and a cabin in the colour of its crew."""
    disc = element("circle", r=17, fill=COLOURS[crew], fill_opacity=0.3, stroke=COLOURS[crew], stroke_width=2.6)
    blades = element("path", d="M-12-12L12 12M-12 12L12-12", stroke=DARK, stroke_width=2, stroke_linecap="round")
    tail = element("path", d="M-21 0H-6M-20-4V4", stroke=DARK, stroke_width=2.6)
    cabin = element("ellipse", rx=9.5, ry=6.5, fill=COLOURS[crew], stroke=DARK, stroke_width=1.6)
    return disc + tail + blades + cabin + element("circle", r=2, fill=DARK)
