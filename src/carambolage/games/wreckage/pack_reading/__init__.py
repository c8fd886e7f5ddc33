"""The printed parts of Wreckage, read from a pack."""
