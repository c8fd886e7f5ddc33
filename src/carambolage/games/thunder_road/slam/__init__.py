"""Slams (chapter 11)."""
