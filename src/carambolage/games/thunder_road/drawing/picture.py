"""A position as a picture: an SVG of the three tiles with everything that stands and lies on them.

The race goes to the right; lanes A to F lie one below the other; what has not entered yet waits at the left.
"""

from collections.abc import Iterator

from carambolage.engine.drawing import svg
from carambolage.engine.drawing.svg import element, group, title, words
from carambolage.games.thunder_road.drawing.figures import chopper, figure
from carambolage.games.thunder_road.drawing.ground import HEIGHT, POINT, WIDTH, chevron, patterns, place, token
from carambolage.games.thunder_road.text.naming import LANES
from carambolage.games.thunder_road.text.seen.road import Space, VehicleSeen
from carambolage.games.thunder_road.text.seen.view import View

LEFT, TOP, RIGHT, BOTTOM = 180.0, 34.0, 40.0, 30.0
COLUMNS, TILE_COLUMNS = 24, 8
ROAD_WIDTH, ROAD_HEIGHT = (COLUMNS + 0.5) * WIDTH + POINT, len(LANES) * HEIGHT
BACK, INK = "#f4eee2", "#2b2723"
APART = 9.0


def picture(view: View) -> str:
    """A view as SVG."""
    width, height = LEFT + ROAD_WIDTH + RIGHT, TOP + ROAD_HEIGHT + BOTTOM
    return svg.picture(
        width,
        height,
        title(f"Thunder Road, round {view.round}"),
        patterns(),
        element("rect", width=width, height=height, fill=BACK),
        group(*_road(view), x=LEFT, y=TOP),
        group(*_start(view), x=0, y=TOP),
        font_family="sans-serif",
    )


def _road(view: View) -> Iterator[str]:
    """Grounds below tokens below figures below choppers, with rulers and edges around."""
    spots = [(place(space.lane, space.column - view.column), space) for space in view.spaces]
    known = {vehicle.vehicle: vehicle for vehicle in view.vehicles}
    for (x, y), space in sorted(spots, key=lambda spot: spot[1].terrain != spot[1].printed):
        yield group(title(_said(space)), chevron(space.terrain, space.printed), *_token(space), x=x, y=y)
    yield from _edges(view)
    for (x, y), space in spots:
        for number, v in enumerate(space.vehicles):
            shift = APART * (2 * number - 1) if len(space.vehicles) > 1 else 0.0
            yield group(_vehicle(view, known[v]), x=x - shift, y=y + shift)
    for (x, y), space in spots:
        if space.chopper is not None:
            crew = view.crews[space.chopper].id or ""
            aside, scale = (14, 0.75) if space.vehicles else (5, 1.0)  # whoever is below must be seen
            yield group(title(f"{space.name} chopper, {crew}"), chopper(crew), x=x + aside, y=y - aside, scale=scale)


def _said(space: Space) -> str:
    return " ".join([space.name, space.terrain, *([space.hazard] if space.hazard else [])])


def _token(space: Space) -> list[str]:
    return [token(space.hazard, space.faceup)] if space.hazard else []


def _vehicle(view: View, vehicle: VehicleSeen) -> str:
    crew = None if vehicle.crew is None else view.crews[vehicle.crew].id
    active = view.turn is not None and view.turn.vehicle == vehicle.vehicle
    told = ", ".join([crew or "nobody", vehicle.id, *vehicle.damage, *vehicle.ongoing])
    return title(told) + figure(vehicle, crew, active)


def _edges(view: View) -> Iterator[str]:
    """Column numbers, lane letters, the borders of the tiles, the Finish Line."""
    for column in range(COLUMNS):
        x, _ = place(0, column)
        yield words(str(view.column + column), x, -12, 12, fill=INK)
    for lane, letter in enumerate(LANES):
        _, y = place(lane, 0)
        yield words(letter, -14, y, 15, fill=INK, font_weight="bold")
    for number, tile in enumerate(view.tiles):
        x = number * TILE_COLUMNS * WIDTH
        yield element("path", d=_zigzag(x), fill="none", stroke="#111111", stroke_width=2.4)
        told = f"{tile.code}  {tile.condition or ''}"
        yield words(told, x + TILE_COLUMNS * WIDTH / 2, ROAD_HEIGHT + 15, 13, fill=INK)
    yield from _front(view)


def _zigzag(x: float) -> str:
    """The edge between two columns: half a space further right in the odd lanes."""
    parts = []
    for lane in range(len(LANES)):
        left = x + WIDTH / 2 * (lane % 2)
        top = lane * HEIGHT
        parts.append(f"M{left:g} {top:g}L{left + POINT:g} {top + HEIGHT / 2:g}L{left:g} {top + HEIGHT:g}")
    return "".join(parts)


def _front(view: View) -> Iterator[str]:
    """The front edge: a chequered line once the finish is in sight."""
    x = COLUMNS * WIDTH
    if view.finish is None:
        yield element("path", d=_zigzag(x), fill="none", stroke="#111111", stroke_width=2.4)
        return
    for lane in range(len(LANES)):
        left = x + WIDTH / 2 * (lane % 2) + POINT
        for row in range(4):
            for step in range(2):
                colour = "#111111" if (row + step) % 2 else "#ffffff"
                top = lane * HEIGHT + row * HEIGHT / 4
                settings = {"width": 11, "height": HEIGHT / 4, "stroke": "#111111", "stroke_width": 0.4}
                yield element("rect", x=left + 11 * step, y=top, fill=colour, **settings)


def _start(view: View) -> Iterator[str]:
    """Vehicles that have not entered the road yet, crew by crew."""
    waiting = [vehicle for vehicle in view.vehicles if vehicle.state == "start"]
    for vehicle in waiting:
        step = 27 if vehicle.kind == "bike" else 44
        x, y = 28 + step * (vehicle.vehicle % 5), 20 + 46 * (vehicle.crew or 0)
        yield group(_vehicle(view, vehicle), x=x, y=y)
