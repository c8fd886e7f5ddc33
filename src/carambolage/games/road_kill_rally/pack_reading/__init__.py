"""Reads the printed parts of Road Kill Rally from a pack."""
