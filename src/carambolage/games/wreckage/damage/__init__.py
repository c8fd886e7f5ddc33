"""Damage cards and what they do to a car."""
