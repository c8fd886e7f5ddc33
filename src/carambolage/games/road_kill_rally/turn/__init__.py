"""Rounds, phases, drawing, the end of the race, players who leave (chapters 5, 6, 16 and 20.3)."""
