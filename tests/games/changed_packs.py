"""Packs with a mistake: an edit of a file, and what the reader then says."""

from collections.abc import Callable
from pathlib import Path

import pytest

from carambolage.engine.errors import PackError


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Put something else into a file, in the first place of several."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def mistakes_in(load_pack: Callable[[Path], object], folder: Path) -> list[str]:
    """All mistakes that a game finds in a pack, of which there are some."""
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    return [str(mistake) for mistake in caught.value.mistakes]
