"""Shooting (chapter 13)."""
