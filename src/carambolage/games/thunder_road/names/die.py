"""The special dice; a roll is a sum of them (a bit each)."""

SLAM, DIRECTION, SHOOTING, STUNT, FIRE = 1, 2, 4, 8, 16
