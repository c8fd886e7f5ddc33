"""Autosave: a game is saved on request, after every answer, and whenever somebody stops."""

import tempfile
from datetime import datetime
from pathlib import Path

from carambolage.engine.errors import CarambolageError
from carambolage.engine.match.match import Match
from carambolage.engine.words.phrase import Phrase


class AutosaveError(CarambolageError):
    """A game that could not be saved."""


class Autosave:
    """Saves one match, never over a file that holds something else."""

    def __init__(self, match: Match, target: Path | None = None, resumed: Path | None = None) -> None:
        self.match = match
        self.target = target or resumed
        self.continuous = target is not None
        self._own_files = {resumed.resolve()} if resumed else set[Path]()

    def save(self, path: Path) -> Path:
        """Save to a path; a file that is not this game's is refused."""
        if path.exists() and path.resolve() not in self._own_files:
            phrase = Phrase("cli-file-exists", file=str(path))
            raise AutosaveError(f"{path} exists already; choose another name", phrase)
        try:
            self.match.save(path)
        except OSError as error:
            raise OSError(error.errno, error.strerror or str(error), str(path)) from None
        self._own_files.add(path.resolve())
        return path

    def save_after_answer(self) -> None:
        """Save to the file named at the start, if there is one."""
        if self.continuous and self.target:
            self.save(self.target)

    def save_anywhere(self) -> Path:
        """Save wherever it is possible: to the file named, here, at home, or among temporary files."""
        name = f"{self.match.game.name}-{datetime.now():%Y%m%d-%H%M%S}"
        names = [f"{name}{again}.jsonl" for again in ("", "-2", "-3", "-4")]
        folders = (Path(), Path.home(), Path(tempfile.gettempdir()))
        places = [folder / name for folder in folders for name in names]
        for path in (*([self.target] if self.target else []), *places):
            try:
                return self.save(path)
            except (OSError, AutosaveError) as error:
                reason = error
        raise AutosaveError(f"the game cannot be saved anywhere ({reason})")
