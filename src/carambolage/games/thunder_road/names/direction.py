"""The six directions, in the order of the direction die's faces; NONE is no direction."""

NONE = -1
FRONT, FRONT_LEFT, FRONT_RIGHT, REAR, REAR_LEFT, REAR_RIGHT = range(6)
