"""The tiles by number, in the order of `pack/tiles.toml`: 8 blue, 8 orange, 4 special, Gas Station, Finish,
the grid.
"""

BLUE, ORANGE = 0, 8
SWAMP, CROSSROADS, LEVEL_CROSSING, ACME, GAS, FINISH = range(16, 22)
SPACE_00, GRID = 22, 23
COUNT = 29
DEALT = 21
HALF = 8
UNSEEN_BLUE, UNSEEN_ORANGE = 29, 30
