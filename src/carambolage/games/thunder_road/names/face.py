"""Faces of the special dice, as results: what a roll means, not where it lies on the die."""

LARGE, SHOT_MEDIUM, MEDIUM_OR_SMALL, ANY = range(4)
TOP, BOTTOM = range(2)
PLUS_1, PLUS_2, OUT, ELIMINATED = range(4)
