"""Damage, ongoing effects, repairs (chapters 12 and 22)."""
