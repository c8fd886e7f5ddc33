"""Thunder Road in words: the rooms behind `narrator.py`."""
