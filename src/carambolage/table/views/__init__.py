"""Views of a table for each seat and language, their diffs, and the messages that carry them."""
