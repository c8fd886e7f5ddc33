"""Positions of Road Kill Rally as text."""
