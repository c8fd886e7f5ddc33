"""Convoy: a small complete game that shows and tests every part of the engine.

Everybody commits a card in secret; cars move by their cards and bump into each other; the last car may gamble.
The first past the finish wins.
"""
