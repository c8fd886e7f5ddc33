"""Why a vehicle takes damage, is moved, or loses its moves."""

MINE, SHOT, SHRAPNEL, MISSILES, CARD, TRAP = range(6)
BY_SLAM, BY_DAMAGE, BY_SLIDE, BY_CARD = range(4)
SLAM_STOP, OTHER_STOP, DAMAGE_STOP = 1, 2, 4
