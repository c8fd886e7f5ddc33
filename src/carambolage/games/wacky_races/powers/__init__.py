"""The forty special powers: one file for each racer's four cards (chapters 9 and 18.2)."""
