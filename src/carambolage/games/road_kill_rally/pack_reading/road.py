"""The road tiles: blocks, cells, and the constraints that keep every road drivable (chapter 21.5)."""

import re
from dataclasses import dataclass

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import Item, PackReader
from carambolage.games.road_kill_rally.names.things import LANES, Block, Colour, Hazard, Tile
from carambolage.games.road_kill_rally.state import RoadTile, Tables

TILE_IDS = (
    "open_highway",
    "proving_ground",
    "market_street",
    "spilled_load",
    "cow_hazard",
    "hay_bale_blockade",
    "the_pits",
    "forest_fire",
    "rock_slide",
    "sweeping_bend",
    "canyon_bend",
    "burning_barricade",
    "fender_bender_curve",
    "suburbia",
    "chicane",
    "serpentine",
    "hairpin",
    "dizzy_loop",
    "start",
    "finish",
)
BLOCK_SIGNS = "SLRlr"
BLOCK_ROWS = {"S": 4, "L": 4, "R": 4, "l": 2, "r": 2}
LEFT, RIGHT = "Ll", "Rr"
COLOUR_SIGNS, SPLAT_SIGNS = "GYOR", "gyr"
CELL = re.compile(rf"([{COLOUR_SIGNS}])([{SPLAT_SIGNS}]?)(?:\*([a-z]+))?")
HAZARD_SIGNS = ("none", "oil", "rock", "cow", "fire", "bar", "pit")
IN_THE_WAY = (Hazard.OIL, Hazard.ROCK, Hazard.COW, Hazard.FIRE)
NO_TARGET = 0
MOST_TARGETS_IN_ROW, MOST_TARGETS_ON_TILE = 2, 5
FEWEST_ROWS = 4
PLACED_TILES, MOST_ROWS = 16, 84  # RK-ROA-31: what a race can lay, and what a game has room for


@dataclass(frozen=True)
class Cell:
    """A space as it is printed."""

    colour: int
    splat: int
    hazard: int


def read_tiles(reader: PackReader, t: Tables) -> None:
    """The eighteen ordinary tiles, start and finish."""
    top = reader.file("tiles.toml")
    for number, item in in_order(top, "tile", TILE_IDS):
        read_tile(item, t.tile[number], ordinary=number < Tile.START)
        if number == Tile.START:
            check_start(item, t.tile[number])
        elif number == Tile.FINISH:
            check_finish(item, t.tile[number])
    check_road(reader, t.tile[: Tile.START])


def read_tile(item: Item, tile: RoadTile, ordinary: bool) -> None:
    """One tile: its blocks and its rows."""
    blocks = read_blocks(item, tile, ordinary)
    rows = read_rows(item, sum(BLOCK_ROWS[block] for block in blocks))
    tile.rows = len(rows)
    for place, row in enumerate(rows):
        tile.colour[place][:] = [cell.colour for cell in row]
        tile.splat[place][:] = [cell.splat for cell in row]
        tile.hazard[place][:] = [cell.hazard for cell in row]
    tile.smoke = int(item.flag("smoke", default=False))
    if tile.smoke and blocks != "S":
        item.mistake('a tile with smoke must be one straight block, blocks = "S", so that weapons reach across it')
    kinds = "".join(block * BLOCK_ROWS[block] for block in blocks)
    for place, row in enumerate(rows):
        check_row(item, place + 1, row, kinds[place])
    targets = sum(cell.splat > 0 for row in rows for cell in row)
    if targets > MOST_TARGETS_ON_TILE:
        item.mistake(f"there are {targets} targets on the tile, at most {MOST_TARGETS_ON_TILE} may be")


def read_blocks(item: Item, tile: RoadTile, ordinary: bool) -> str:
    """The one or two squares of a tile; start and finish are one straight square."""
    text = item.text("blocks")
    blocks = "".join(sign for sign in text if sign in BLOCK_SIGNS)[:2]
    if text != blocks or (not blocks and "blocks" in item.values):
        item.mistake(f'blocks = "{text}" must be one or two of the signs {", ".join(BLOCK_SIGNS)}')
    elif not ordinary and blocks != "S":
        item.mistake('start and finish are one straight block, blocks = "S"')
    elif blocks in ("l", "r"):
        item.mistake(f'blocks = "{blocks}" makes only 2 rows; a tile has 4, 6 or 8')
    tile.blocks = len(blocks)
    tile.block[:] = [BLOCK_SIGNS.index(sign) for sign in blocks] + [Block.NONE] * (2 - len(blocks))
    return blocks


def read_rows(item: Item, expected: int) -> list[list[Cell]]:
    """The rows of a tile, first row first, three cells each."""
    texts = [line.strip() for line in item.text("rows").strip().splitlines()]
    if texts and expected >= FEWEST_ROWS and len(texts) != expected:
        item.mistake(f"there are {len(texts)} rows; the blocks make {expected}")
    return [read_row(item, place, text) for place, text in enumerate(texts[:expected], 1)]


def read_row(item: Item, place: int, text: str) -> list[Cell]:
    """The three cells of a row."""
    signs = text.split()
    if len(signs) != LANES:
        item.mistake(f'row {place}, "{text}", has {len(signs)} cells; a row has three, lane 1 to lane 3')
    cells = [read_cell(item, place, sign) for sign in signs[:LANES]]
    return cells + [Cell(Colour.GREEN, NO_TARGET, Hazard.NONE)] * (LANES - len(cells))


def read_cell(item: Item, place: int, sign: str) -> Cell:
    """A cell such as `Gr*oil`: road colour, target, hazard."""
    parts = CELL.fullmatch(sign)
    hazard = (parts[3] or "none") if parts else "none"
    if not parts:
        item.mistake(
            f'row {place}: "{sign}" is no cell; write the road colour G, Y, O or R, then perhaps a target g, y or r, '
            "then perhaps * and a hazard, such as Gr*oil"
        )
        return Cell(Colour.GREEN, NO_TARGET, Hazard.NONE)
    if hazard not in HAZARD_SIGNS:
        item.mistake(f'row {place}: "{hazard}" is no hazard; choose one of {", ".join(HAZARD_SIGNS[1:])}')
        hazard = "none"
    splat = SPLAT_SIGNS.index(parts[2]) + 1 if parts[2] else NO_TARGET
    return Cell(COLOUR_SIGNS.index(parts[1]), splat, HAZARD_SIGNS.index(hazard))


def check_row(item: Item, place: int, row: list[Cell], block: str) -> None:
    """What the cells of a row owe to each other (constraints 3 to 6)."""
    if sum(cell.splat > 0 for cell in row) > MOST_TARGETS_IN_ROW:
        item.mistake(f"row {place} has targets in all three lanes; at most two may be")
    if all(cell.hazard in IN_THE_WAY for cell in row):
        item.mistake(f"row {place} has a hazard in every lane; leave a way round (only a barricade fills a row)")
    barricades = sum(cell.hazard == Hazard.BARRICADE for cell in row)
    if 0 < barricades < LANES:
        item.mistake(f"row {place}: a barricade fills the whole row, write *bar in all three cells")
    check_colours(item, place, row, block)


def check_colours(item: Item, place: int, row: list[Cell], block: str) -> None:
    """A bend is sterner inside than outside, and never green there; red is for bends and pit boxes (RK-ROA-04)."""
    colours = [cell.colour for cell in row]
    if block in LEFT or block in RIGHT:
        inward = colours[::-1] if block in LEFT else colours
        inner = "lane 1" if block in LEFT else "lane 3"
        if inward[-1] == Colour.GREEN:
            item.mistake(f"row {place} bends: its innermost space, {inner}, must not be green")
        elif inward != sorted(inward):
            item.mistake(f"row {place} bends: its colours must not get milder towards the inside, {inner}")
    elif any(cell.colour == Colour.RED and cell.hazard != Hazard.PIT for cell in row):
        item.mistake(f"row {place} is straight: red is only for bends and pit boxes")


def check_start(item: Item, tile: RoadTile) -> None:
    """The start has neither targets nor hazards, for cars stand there before the race (RK-SET-13)."""
    if any(any(row) for row in (*tile.splat, *tile.hazard)):
        item.mistake("the start has neither targets nor hazards")


def check_finish(item: Item, tile: RoadTile) -> None:
    """What lies beyond the line of the finish is never entered (RK-END-01)."""
    if any(any(row) for row in (*tile.splat[2:], *tile.hazard[2:])):
        item.mistake("rows 3 and 4 of the finish lie beyond the line; they have neither targets nor hazards")


def check_road(reader: PackReader, tiles: list[RoadTile]) -> None:
    """What all tiles together must keep to: the length of the longest road, one barricade, one tile with pit boxes."""
    longest = sum(sorted((tile.rows for tile in tiles), reverse=True)[:PLACED_TILES])
    if longest > MOST_ROWS:
        reason = f"the {PLACED_TILES} longest tiles have {longest} rows together; a race has room for {MOST_ROWS}"
        reader.note("tiles.toml", "", reason)
    barricades = sum(row[0] == Hazard.BARRICADE for tile in tiles for row in tile.hazard)
    if barricades > 1:
        reader.note("tiles.toml", "", f"there are {barricades} rows with a barricade; the game counts cars at one")
    pits = sum(any(Hazard.PIT in row for row in tile.hazard) for tile in tiles)
    if pits > 1:
        reader.note("tiles.toml", "", f"there are {pits} tiles with pit boxes; the game keeps count of one")
