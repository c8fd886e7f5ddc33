"""Laying the course: grid, blue half, Gas Station, orange half, Finish (chapter 3, races 6, 7, 9, 10 and 15)."""

from carambolage.engine.rules.dice import roll, shuffle
from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.move.course import FIRST_HALF, GAS_PLACE, SECOND_HALF, shows
from carambolage.games.wacky_races.names.things import HALF_TILES, Race, Terrain, Tile
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.traps.deck import lay_top_trap

GRID_TILES = 6
FAIR_TRAPS = 4


@rule
def lay_grid(g: State) -> None:
    """Space 00 and the six terrains of the starting grid (WR-SET-16, WR-SET-17)."""
    for place in range(1, GRID_TILES + 1):
        g.tile[place] = Tile.GRID + place - 1


@rule
def lay_halves(g: State) -> None:
    """Blue tiles, the Gas Station, orange tiles with one special tile among them, the Finish (WR-CRS-01, WR-CRS-02,
    WR-CRS-03, WR-CRS-04, WR-CRS-05, WR-CRS-06, WR-R09-01).
    """
    for index in range(HALF_TILES):
        g.tile[FIRST_HALF + index] = Tile.BLUE + index
        g.tile[SECOND_HALF + index] = Tile.ORANGE + index
    shuffle(g, g.tile, FIRST_HALF, HALF_TILES)
    g.tile[GAS_PLACE] = Tile.GAS
    count = HALF_TILES
    if g.race != Race.CLOCK:
        special = g.house.special_tile - 1
        if special < 0:
            special = roll(g, 4)
        g.tile[SECOND_HALF + count] = Tile.SWAMP + special
        count += 1
    shuffle(g, g.tile, SECOND_HALF, count)
    g.finish = SECOND_HALF + count
    g.tile[g.finish] = Tile.FINISH
    if g.race == Race.CLOCK:
        g.lap = g.finish
        g.finish = 2 * g.lap
    cover_tiles(g)


@rule
def cover_tiles(g: State) -> None:
    """Races 6 and 15 lay tiles face down (WR-R06-01, WR-R15-01)."""
    if g.race == Race.SHERIFF:
        for spot in range(FIRST_HALF, g.finish):
            if g.tile[spot] < Tile.SWAMP:
                g.covered[spot] = 1
    elif g.race == Race.MISSISSIPPI:
        for spot in range(SECOND_HALF, g.finish):
            g.covered[spot] = 1


@rule
def lay_first_traps(g: State, t: Tables) -> None:
    """Races 7 and 10 start with traps on the course (WR-R07-01, WR-R10-01)."""
    if g.race == Race.FAIR:
        for spot in range(SECOND_HALF, SECOND_HALF + FAIR_TRAPS):
            lay_top_trap(g, spot)
    elif g.race == Race.WOOD:
        for spot in range(FIRST_HALF, g.finish):
            if shows(g, t, spot, Terrain.FOREST):
                lay_top_trap(g, spot)
