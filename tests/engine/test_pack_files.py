"""Packs from strangers: numbers of thousands of digits and files without an end are mistakes, not disasters."""

import shutil
from pathlib import Path

import pytest

from carambolage.engine.errors import PackError
from carambolage.engine.packs.folder import open_pack
from carambolage.testing.convoy.game import GAME


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of a pack, to be spoiled."""
    return Path(shutil.copytree(GAME.home / "pack", tmp_path / "pack"))


def test_a_number_of_thousands_of_digits(pack: Path) -> None:
    road = pack / "road.toml"
    road.write_text(road.read_text() + f"\nnumber = {'9' * 5000}\n")
    with pytest.raises(PackError, match=r"road\.toml"):
        open_pack(GAME, pack)


def test_a_file_without_an_end(pack: Path) -> None:
    (pack / "cards.toml").unlink()
    (pack / "cards.toml").symlink_to("/dev/zero")
    with pytest.raises(PackError, match="is no file"):
        open_pack(GAME, pack)


def test_a_file_that_is_too_large(pack: Path) -> None:
    (pack / "cards.toml").write_bytes(b"#" * 1_000_001)
    with pytest.raises(PackError, match="larger than 1000000 bytes"):
        open_pack(GAME, pack)
