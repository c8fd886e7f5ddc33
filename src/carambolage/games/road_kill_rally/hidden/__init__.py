"""Who knows what, and how the unknown may be (chapter 20.1)."""
