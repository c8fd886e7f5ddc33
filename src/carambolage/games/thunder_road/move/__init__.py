"""Step 3, Move: counting moves, driving, entering a space, drifting (chapters 6 and 7)."""
