"""What the tests of one game share with those of the others."""

import shutil
from pathlib import Path

import pytest

from carambolage.engine.registry import game


@pytest.fixture
def mine(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the pack of the game in whose folder the test lies."""
    return Path(shutil.copytree(game(request.path.parent.name).home / "pack", tmp_path / "mine"))
