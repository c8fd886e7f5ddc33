"""Tests of movement and collisions."""
