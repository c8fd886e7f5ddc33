"""The road: a strip of rows made of tiles, and where it lies on the ground (chapter 4)."""
