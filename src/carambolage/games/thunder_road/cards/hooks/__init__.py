"""The named points where cards attach (TR-HOK, TR-EFX): what several cards may change together (TR-HOK-10).

What a single card does at such a point, the base rules ask of that card itself.
"""
