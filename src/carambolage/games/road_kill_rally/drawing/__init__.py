"""Positions of Road Kill Rally as pictures."""
