"""Set-up (chapter 2, and chapters 1.1, 3.1, 5.1 of the cards)."""
