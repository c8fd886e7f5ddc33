"""The villain, the trap deck, and what traps do (chapters 7 and 8)."""
