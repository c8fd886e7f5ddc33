"""Thunder Road positions as text."""
