"""Wacky Races as a picture: the course, the tiles, the cars."""
