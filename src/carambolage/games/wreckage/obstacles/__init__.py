"""The optional obstacles."""
