"""The road: the grid of chapter 1, terrains, tiles, road conditions."""

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import SOURCES, Item, PackReader
from carambolage.games.thunder_road.names.things import Direction
from carambolage.games.thunder_road.pack_reading.items import read_numbers
from carambolage.games.thunder_road.state import COLUMNS, LANES, TILE_COLUMNS, Tables

TERRAINS = ("road", "sand", "mud", "impassable", "goo", "glass", "ramp", "fire", "salt")
SIGNS = "RSM#GVPFL"
BASE_TERRAINS = 4
HAZARD_SIGNS = {"r": "R", "s": "S", "l": "L"}
COUNTED_SIGNS = "23456"
ALWAYS = 7
TILES = tuple(range(1, 11))
BASE_TILES = 5
SIDES = tuple(f"{tile}{side}" for tile in TILES for side in "ab")
START_SIDES = ("1a", "1b")
CONDITIONS: dict[str, tuple[str, ...]] = {
    "sandstorm": (),
    "fresh_asphalt": (),
    "downpour": (),
    "diesel_spill": (),
    "no_fly_zone": (),
    "debris_field": ("tokens",),
    "tailwind": ("moves",),
    "headwind": ("loss",),
    "speed_trap": ("value", "rig_value"),
    "demolition_derby": ("push",),
}


def read_road(reader: PackReader, t: Tables) -> None:
    """Everything that is driven on."""
    lay_grid(t)
    read_terrains(reader, t)
    read_tiles(reader, t)
    for number, card in in_order(reader.file("road_conditions.toml"), "card", tuple(CONDITIONS)):
        read_numbers(card, list(CONDITIONS.values())[number], t.condition_number[number])


def lay_grid(t: Tables) -> None:
    """Who is whose neighbour (TR-GEO-06); columns wrap, since a new lead tile takes the place of the old rear tile."""
    ways = {
        Direction.FRONT: (0, 2),
        Direction.FRONT_LEFT: (-1, 1),
        Direction.FRONT_RIGHT: (1, 1),
        Direction.REAR: (0, -2),
        Direction.REAR_LEFT: (-1, -1),
        Direction.REAR_RIGHT: (1, -1),
    }
    for way, (aside, ahead) in ways.items():
        for space in range(LANES * COLUMNS):
            lane = space % LANES + aside
            progress = space // LANES * 2 + space % LANES % 2 + ahead
            column = (progress - lane % 2) // 2 % COLUMNS
            t.near[way][space] = column * LANES + lane if 0 <= lane < LANES else -1


def read_terrains(reader: PackReader, t: Tables) -> None:
    """What a driven step onto each ground costs (TR-CAR-01, TR-TER-01, TR-TER-02)."""
    for number, terrain in in_order(reader.file("terrains.toml"), "terrain", TERRAINS):
        terrain.choice("sign", (SIGNS[number],))
        terrain.choice("box", ("base",) if number < BASE_TERRAINS else ("carnage",))
        t.cost[number] = terrain.number("cost", 1, 6, default=1)


def read_tiles(reader: PackReader, t: Tables) -> None:
    """Both sides of the tiles (TR-CMP-10), and the Finish Line tile, which is one column deep (TR-GEO-14)."""
    top = reader.file("tiles.toml")
    for number, side in in_order(top, "side", SIDES):
        tile = number // 2 + 1
        side.number("tile", tile, tile)
        side.choice("box", ("base",) if tile <= BASE_TILES else ("carnage",))
        read_layout(side, t.ground[number], t.spots[number], SIDES[number] in START_SIDES)
    finish = top.table("finish")
    finish.number("count", 1, 1)
    finish.number("columns", 1, 1)
    finish.choice("source", SOURCES)


def read_layout(side: Item, ground: list[int], spots: list[int], start: bool) -> None:
    """The ground of each space, and where hazard tokens go: always, or with up to so many players (TR-CMP-20)."""
    signs = SIGNS + "".join(HAZARD_SIGNS) + (COUNTED_SIGNS if start else "")
    if side.values.get("layout") == "":
        side.mistake("layout is empty")
    for lane, row in enumerate(side.drawing("layout", signs, LANES, TILE_COLUMNS)):
        for column, index in enumerate(row):
            sign, space = signs[index], column * LANES + lane
            if sign in COUNTED_SIGNS:
                spots[space] = int(sign)
                sign = "R"
            elif sign in HAZARD_SIGNS:
                spots[space] = ALWAYS
                sign = HAZARD_SIGNS[sign]
            ground[space] = SIGNS.index(sign)
