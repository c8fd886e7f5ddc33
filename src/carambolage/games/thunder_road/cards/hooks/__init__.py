"""The named points where cards attach (TR-HOK, TR-EFX): each module lists, hook by hook, the cards that listen.

The base rules call these functions and nothing else of the cards.
"""
