"""The course, and how a racer moves on it (chapters 1, 3 and 6)."""
