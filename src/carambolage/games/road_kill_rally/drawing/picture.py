"""A position as a picture: the road with the very polygons of the rules, cars, targets, hazards, and the standings.

North is up. Spaces show their colour and its letter, so that nobody has to tell colours apart (RK-GEN-13, RK-ROA-34).
"""

from collections.abc import Callable, Iterator

from carambolage.engine.drawing import svg
from carambolage.engine.drawing.svg import element, group, polygon, title, words
from carambolage.games.road_kill_rally.drawing.pieces import car, hazard, oil, target, upturned_car
from carambolage.games.road_kill_rally.names.things import LANES, Block
from carambolage.games.road_kill_rally.pack_reading.parts import CAR_IDS
from carambolage.games.road_kill_rally.road.geometry import SQUARE, draw_blocks, turned_x, turned_y
from carambolage.games.road_kill_rally.state import Tables
from carambolage.games.road_kill_rally.text.view import BlockSeen, CarSeen, SpaceSeen, View

_SCALE = 3.0
_MARGIN = 20.0
_STANDINGS = 34.0
_COLOURS = {"green": "#b9dfa6", "yellow": "#f6e39a", "orange": "#f3bd83", "red": "#e99287"}
_BACK, _INK, _EDGE = "#efe6d2", "#2b2630", "#6d6670"
_NARROWEST = 420.0

SHAPES = Tables()
draw_blocks(SHAPES)
Point = tuple[float, float]
Placer = Callable[[float, float], Point]
Placing = tuple[int, int, SpaceSeen, list[Point], Point]


def picture(view: View) -> str:
    """A view as SVG."""
    spaces = list(_spaces(view))
    left, bottom, right, top = _bounds(view)
    width = max(_NARROWEST, (right - left) * _SCALE + 2 * _MARGIN)
    height = (top - bottom) * _SCALE + 2 * _MARGIN

    def at(x: float, y: float) -> Point:
        return _MARGIN + (x - left) * _SCALE, _MARGIN + (top - y) * _SCALE

    back = element("rect", width=width, height=height + _table_height(view), rx=16, fill=_BACK)
    road = "".join(_space(view, at, *space) for space in spaces)
    cars = "".join(_cars(view, at, spaces))
    standings = group(*_standings(view, width), y=height)
    told = title(f"Road Kill Rally, round {view.round}")
    return svg.picture(width, height + _table_height(view), told, back, road, cars, standings, font_family="sans-serif")


def _spaces(view: View) -> Iterator[Placing]:
    """Every space with row, lane, corners and aim point on the ground."""
    for tile in view.road:
        row = tile.first
        for block in tile.blocks:
            shape = Block.ids().index(block.shape)
            for step in range(SHAPES.block_rows[shape]):
                for lane in range(LANES):
                    ends = ((step, lane), (step, lane + 1), (step + 1, lane + 1), (step + 1, lane))
                    corners = [
                        _ground(block, SHAPES.edge_x[shape][gate][ring], SHAPES.edge_y[shape][gate][ring])
                        for gate, ring in ends
                    ]
                    aim = _ground(block, SHAPES.aim_x[shape][step][lane], SHAPES.aim_y[shape][step][lane])
                    yield row, lane + 1, tile.rows[row - tile.first][lane], corners, aim
                row += 1


def _ground(block: BlockSeen, x: int, y: int) -> Point:
    """A point of a block's own frame on the ground (RK-ROA-11)."""
    return (
        SQUARE * block.x + turned_x(block.heading, x, y),
        SQUARE * block.y + turned_y(block.heading, x, y),
    )


def _bounds(view: View) -> tuple[int, int, int, int]:
    """The squares that the road takes up, as left, bottom, right, top."""
    blocks = [block for tile in view.road for block in tile.blocks]
    columns, lines = [block.x for block in blocks], [block.y for block in blocks]
    return SQUARE * min(columns), SQUARE * min(lines), SQUARE * (max(columns) + 1), SQUARE * (max(lines) + 1)


def _space(view: View, at: Placer, row: int, lane: int, space: SpaceSeen, corners: list[Point], aim: Point) -> str:
    shape = polygon([at(x, y) for x, y in corners], fill=_COLOURS[space.colour], stroke=_EDGE, stroke_width=0.8)
    x, y = at(*aim)
    parts = [title(_said(row, lane, space)), shape]
    parts.append(words(space.colour[0].upper(), x, y + 8, 5, fill=_EDGE))
    if space.hazard != "none":
        parts.append(group(hazard(space.hazard), x=x, y=y))
    if space.oil:
        parts.append(group(oil(), x=x, y=y))
    if space.wreck:
        parts.append(group(upturned_car(), x=x, y=y))
    if space.target:
        parts.append(group(target(space.target), x=x, y=y))
    return element("g", *parts)


def _said(row: int, lane: int, space: SpaceSeen) -> str:
    things = [space.hazard if space.hazard != "none" else "", "oil" if space.oil else ""]
    things += ["upturned car" if space.wreck else "", f"target {space.target}" if space.target else ""]
    return ", ".join([f"row {row}, lane {lane}, {space.colour}", *(thing for thing in things if thing)])


def _cars(view: View, at: Placer, spaces: list[Placing]) -> Iterator[str]:
    places = {(row, lane): aim for row, lane, _, _, aim in spaces}
    for seen in view.cars:
        aim = places.get((seen.row, seen.lane))
        if aim:
            x, y = at(*aim)
            label = title(f"{CAR_IDS[seen.seat]}, speed {seen.speed}")
            yield group(label, car(seen.seat, seen.speed, view.active == seen.seat), x=x, y=y)


def _table_height(view: View) -> float:
    return _STANDINGS * len(view.cars) + _MARGIN


def _standings(view: View, width: float) -> Iterator[str]:
    """The cars from the first to the last: rank, colour, speed, cards, tokens, score."""
    for number, seen in enumerate(sorted(view.cars, key=lambda seen: (seen.standing, seen.seat))):
        y = _STANDINGS * (number + 0.5)
        card = element("rect", x=_MARGIN, y=y - 14, width=width - 2 * _MARGIN, height=28, rx=8, fill="#fffaf0")
        rank = words(f"{seen.standing}.", _MARGIN + 16, y, 13, fill=_INK, font_weight="bold")
        figure = group(car(seen.seat, seen.speed, False), x=_MARGIN + 44, y=y)
        settings = {"fill": _INK, "text_anchor": "start"}
        yield "".join([card, rank, figure, words(_summary(seen), _MARGIN + 68, y, 12, **settings)])


def _summary(seen: CarSeen) -> str:
    tokens = f", {seen.tokens} wipe-outs" if seen.tokens else ""
    return f"{CAR_IDS[seen.seat]}: speed {seen.speed}, {seen.cards} cards{tokens}, {seen.score.total} points"
