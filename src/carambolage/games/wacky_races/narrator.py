"""Words for Wacky Races."""


class WackyNarrator:
    """The part of the game that speaks."""
