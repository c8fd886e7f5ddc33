"""Tests of the integer geometry of Wreckage, by hand and against an exact implementation that works differently."""
