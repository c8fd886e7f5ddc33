"""Wacky Races positions as text."""
