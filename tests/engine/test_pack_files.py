"""Packs from strangers: numbers of thousands of digits and files without an end are mistakes, not disasters."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from carambolage.engine.errors import PackError
from carambolage.engine.packs.checking import checked_pack
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


@pytest.mark.parametrize("value", ["0x" + "f" * 5000, "[0x" + "f" * 5000 + "]"])
def test_a_number_that_python_does_not_write_out(pack: Path, value: str) -> None:
    about = pack / "pack.toml"
    about.write_text("\n".join(line for line in about.read_text().splitlines() if not line.startswith("version")))
    about.write_text(f"{about.read_text()}\nversion = {value}\n")
    with pytest.raises(PackError, match=r"version .*a value that is too long to be told"):
        open_pack(GAME, pack)


def test_a_long_value_is_told_in_short(pack: Path) -> None:
    (pack / "pack.toml").write_text(f'game = "{"x" * 5000}"')
    with pytest.raises(PackError) as caught:
        open_pack(GAME, pack)
    assert all(len(str(mistake)) < 300 for mistake in caught.value.mistakes)


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_text("game = " + "[" * 100_000)])
def test_a_pack_of_an_unknown_game_is_a_mistake(pack: Path, spoil: Callable[[Path], None]) -> None:
    spoil(pack / "pack.toml")
    with pytest.raises(PackError, match=r"pack\.toml"):
        checked_pack(pack, lambda name: GAME)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def too_large(path: Path) -> None:
    path.write_bytes(b"#" * 1_000_001)


def deep(path: Path) -> None:
    path.write_text("a = " + "{ " * 50_000)


@pytest.mark.parametrize(
    ("spoil", "reason"), [(endless, "is no file"), (too_large, "larger than"), (deep, "too many braces")]
)
def test_words_that_cannot_be_read(pack: Path, spoil: Callable[[Path], None], reason: str) -> None:
    (pack / "words").mkdir(exist_ok=True)
    (pack / "words" / "en.ftl").unlink(missing_ok=True)
    spoil(pack / "words" / "en.ftl")
    with pytest.raises(PackError, match=rf"words \(en\).*en\.ftl.*{reason}"):
        checked_pack(pack, lambda name: GAME)
