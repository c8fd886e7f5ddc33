"""The parts of a position's picture: shapes, grounds, figures."""
