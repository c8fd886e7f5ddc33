"""Wreckage beyond its rules: pack, words, positions, previews."""
