"""Wacky Races in words: the rooms behind `narrator.py`."""
