"""Attacks on one server while an innocent table plays: what the others at a server feel of them."""
