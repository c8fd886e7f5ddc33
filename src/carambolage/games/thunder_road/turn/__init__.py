"""Rounds, turns, steps 1 and 2, the end of a turn and of the game (chapters 3 to 5, 14, 16)."""
