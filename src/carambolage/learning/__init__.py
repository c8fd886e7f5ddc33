"""Learning a game: lessons and puzzles, which are positions with a goal, told and solved as data."""
