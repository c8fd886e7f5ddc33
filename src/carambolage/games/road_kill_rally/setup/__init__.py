"""Setting up (chapter 2)."""
