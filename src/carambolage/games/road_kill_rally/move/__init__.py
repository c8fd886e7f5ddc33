"""Speed, steps, crash checks, hazards, collisions, targets run over (chapters 7 to 12)."""
