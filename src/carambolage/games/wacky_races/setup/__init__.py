"""Setting up: racers, decks, hands and the course (chapters 2 and 3)."""
