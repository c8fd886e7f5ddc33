"""Positions of Wreckage as text."""
