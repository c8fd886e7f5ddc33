"""Collisions: who draws how many damage cards, in which order (chapter 11)."""
