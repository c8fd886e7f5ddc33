"""A round: turns, movement cards, neutrals, players who leave (chapters 4, 5 and 11)."""
