"""Tests of the rules of Wreckage, by their IDs in the catalogue."""
