"""Trials: random games that must hold what is always true, and golden games that must come out as they did."""
