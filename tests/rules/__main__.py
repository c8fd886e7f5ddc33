"""`python -m tests.rules thunder_road`: write the golden scenes of a game anew (`scenes.py`)."""

import sys

import pytest

from tests.rules.scenes import RENEWED, ROOM, keep


class Renewal:
    """A plugin that has digests collected."""

    def __init__(self) -> None:
        self.digests: dict[str, str] = {}

    def pytest_configure(self, config: pytest.Config) -> None:
        config.stash[RENEWED] = self.digests


def renew(game: str) -> int:
    """Run all tests of a game's rules and, if they pass, keep what their scenes have come to."""
    renewal = Renewal()
    status = int(pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", str(ROOM / game)], plugins=[renewal]))
    if not status:
        keep(ROOM / game, renewal.digests)
    return status


if __name__ == "__main__":
    sys.exit(max(map(renew, sys.argv[1:]), default=0))
