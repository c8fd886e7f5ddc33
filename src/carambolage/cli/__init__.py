"""The command `carambolage`."""

from carambolage.cli.command import main

__all__ = ["main"]
