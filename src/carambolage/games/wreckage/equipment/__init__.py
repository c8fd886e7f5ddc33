"""Equipment before its owner, and what it does (chapters 13 and 17)."""
