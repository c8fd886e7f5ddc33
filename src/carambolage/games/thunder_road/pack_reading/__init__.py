"""Readers of the pack, one per kind of component; every mistake is named with its file, item and reason."""
