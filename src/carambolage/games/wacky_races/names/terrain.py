"""What the ground shows. Cards show one of the first four."""

DESERT, FOREST, PRAIRIE, FARM, WILD, NONE = range(6)
