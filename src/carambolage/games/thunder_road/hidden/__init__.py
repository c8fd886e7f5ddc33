"""What a seat may know (chapter 26, chapter 13 of the cards)."""
