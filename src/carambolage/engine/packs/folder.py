"""Pack folders: where a game's components lie, which they are, and copies of them."""

import hashlib
import json
import re
import shutil
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from carambolage.engine.errors import CarambolageError, Mistake, PackError
from carambolage.engine.game import Game
from carambolage.engine.packs.files import TooLargeError, component_bytes
from carambolage.engine.rules.state import Printed


@dataclass(frozen=True, eq=False)
class Pack:
    """A pack that was read: its folder, its name, its fingerprint, its tables, and whether it is the game's own."""

    folder: Path
    name: str
    hash: str
    tables: Printed
    built_in: bool

    @property
    def own_words(self) -> Path | None:
        """The folder whose `words/` come before those of the game; none for the game's own pack."""
        return None if self.built_in else self.folder


def open_pack(game: Game, folder: Path | str | None = None) -> Pack:
    """Read a pack, the game's own unless a folder is given; a pack that did not change is read once."""
    place = Path(folder or game.home / "pack").resolve()
    if not place.is_dir():
        raise PackError([Mistake(str(folder), "", "there is no such folder")])
    return _read(game, place, pack_hash(place))


@lru_cache(maxsize=32)
def _read(game: Game, folder: Path, fingerprint: str) -> Pack:
    tables, built_in = game.load_pack(folder), folder == (game.home / "pack").resolve()
    name = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))["name"]
    return Pack(folder, name, fingerprint, tables, built_in)


def pack_hash(folder: Path) -> str:
    """A fingerprint of all components; texts do not count, line endings neither."""
    made = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        try:
            body = component_bytes(path).replace(b"\r\n", b"\n")
        except (OSError, TooLargeError) as error:
            raise PackError([Mistake(path.name, "", str(error))]) from None
        made.update(f"{path.name}\0{len(body)}\0".encode() + body)
    return made.hexdigest()


def copy_pack(game: Game, target: Path, name: str | None = None) -> None:
    """Copy a game's own pack into a new folder, for an owner to edit; the copy may have a name of its own."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise CarambolageError(f"{target} exists and is not an empty folder; choose another place for the copy")
    shutil.copytree(game.home / "pack", target, dirs_exist_ok=True)
    if name is not None:
        about = target / "pack.toml"
        text = about.read_text(encoding="utf-8")
        line = f"name = {json.dumps(name, ensure_ascii=False)}"
        about.write_text(re.sub(r"^name = .*$", lambda _: line, text, count=1, flags=re.MULTILINE), encoding="utf-8")
