"""The board and what lies on it: grid, piles, terrains, hazards, obstacles, scrolling (chapters 1, 8 to 10, 15, 17)."""
