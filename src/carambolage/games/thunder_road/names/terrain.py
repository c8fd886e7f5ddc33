"""Grounds, in the order of terrains.toml."""

ROAD, SAND, MUD, IMPASSABLE, GOO, GLASS, RAMP, FIRE, SALT = range(9)
