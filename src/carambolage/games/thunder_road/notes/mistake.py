"""What is said about a text that is no position."""

from carambolage.engine.errors import CarambolageError


class NotationError(CarambolageError, ValueError):
    """A position that cannot be written, or a text that cannot be read."""
