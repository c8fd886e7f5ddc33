"""Destroyed cars: their cans, and cars that come back."""
