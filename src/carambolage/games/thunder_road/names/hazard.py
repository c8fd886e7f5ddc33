"""Hazard tokens, in the order of hazards.toml; on the board and in a discard a token is its kind, NONE is none.

The loose and controlled ones lie faceup and leave the game instead of going to the discard (TR-HAZ-11, TR-UPG-19).
"""

NONE = -1
ROAD, OIL, MUD, MINE, WRECK, GLASS, RAMP, FIRE, PIT_TRAP, QUAKE, SAND_WORM = range(11)
KINDS = 11
LOOSE_OIL, CONTROLLED_OIL, CONTROLLED_MINE = range(11, 14)
UNKNOWN = 14
