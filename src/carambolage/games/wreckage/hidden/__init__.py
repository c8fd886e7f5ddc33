"""What a seat may know (chapter 21)."""
