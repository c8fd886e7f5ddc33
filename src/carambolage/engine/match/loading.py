"""Loading saved games, which may come from strangers: every mistake is named with its line."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from carambolage.engine.errors import CarambolageError, SaveError
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.match.saving import FORMAT
from carambolage.engine.notation.reading import at
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import listed_game

LARGEST_FILE = 16_000_000

Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
L = TypeVar("L")


class PackLine(msgspec.Struct, forbid_unknown_fields=True):
    hash: str
    name: str | None = None
    path: str | None = None


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    carambolage: int
    game: str
    rules: int
    pack: PackLine
    players: int
    options: dict[str, str]
    seed: Seed
    position: str | None = None


class AnswerLine(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    action: int
    means: str | None = None


class LeaveLine(msgspec.Struct, forbid_unknown_fields=True):
    leave: Seat


class FixLine(msgspec.Struct, forbid_unknown_fields=True):
    fix: list[int]


class ReseedLine(msgspec.Struct, forbid_unknown_fields=True):
    reseed: Seed


class SealLine(msgspec.Struct, forbid_unknown_fields=True):
    digest: str
    over: bool
    decisions: int


@dataclass(frozen=True)
class Report:
    """What a replay of a saved game found: it is sound when it was sealed and came to the sealed state."""

    game: str
    decisions: int
    over: bool
    digest: str
    sealed: bool
    fixed: bool


def load(source: Path | str | Any, game: Game | None = None, pack: Path | str | None = None) -> Match:
    """A match from a path, an open file, or the text of a saved game, replayed from its first step."""
    return _Replay(_text_of(source), game, pack).match


def verify(source: Path | str | Any, game: Game | None = None, pack: Path | str | None = None) -> Report:
    """Replay a saved game and tell what was found; an error names the first line that does not hold."""
    replay = _Replay(_text_of(source), game, pack)
    match = replay.match
    fixed = any("fix" in line for line in replay.lines[1:])
    return Report(match.game.name, match.state.decisions, match.over, match.digest(), replay.sealed, fixed)


class _Replay:
    """A saved game being played again."""

    def __init__(self, text: str, game: Game | None, pack: Path | str | None) -> None:
        self.sealed = False
        self.lines = [_object(number, line) for number, line in enumerate(text.splitlines(), 1)]
        if not self.lines:
            raise SaveError(0, "the file is empty")
        self.match = self._begun(_typed(1, self.lines[0], HeaderLine), game, pack)
        for number, line in enumerate(self.lines[1:], 2):
            self._step(number, line)

    def _begun(self, header: HeaderLine, game: Game | None, pack: Path | str | None) -> Match:
        if header.carambolage != FORMAT:
            raise SaveError(1, f"the file has format {header.carambolage}, this version reads format {FORMAT}")
        try:
            known = game if game and game.name == header.game else listed_game(header.game)
            _expect_rules(known, header.rules)
            components = open_pack(known, pack or header.pack.path)
            _expect_pack(components.hash, header.pack)
            if header.position is not None:
                return at(header.position, _seed(header.seed), known, components.folder)
            return Match(known, header.players, _seed(header.seed), header.options, components)
        except SaveError:
            raise
        except CarambolageError as error:
            raise SaveError(1, str(error)) from error

    def _step(self, number: int, line: dict[str, Any]) -> None:
        if self.sealed:
            raise SaveError(number, "there is something behind the last line of the game")
        try:
            self._take(number, line)
        except SaveError:
            raise
        except CarambolageError as error:
            raise SaveError(number, str(error)) from error

    def _take(self, number: int, line: dict[str, Any]) -> None:
        if "action" in line:
            self._answer(number, _typed(number, line, AnswerLine))
        elif "leave" in line:
            self.match.leave(_typed(number, line, LeaveLine).leave)
        elif "fix" in line:
            self.match.fix(*_typed(number, line, FixLine).fix)
        elif "reseed" in line:
            self.match.reseed(_seed(_typed(number, line, ReseedLine).reseed))
        elif "digest" in line:
            self._check_seal(number, _typed(number, line, SealLine))
        else:
            raise SaveError(number, "this is no answer, leave, fix, reseed or digest")

    def _answer(self, number: int, line: AnswerLine) -> None:
        offers = self.match.offers(line.seat)
        meaning = str(self.match.game.actions.unpack(line.action)) if line.action in offers else line.means
        if line.means not in (None, meaning):
            raise SaveError(number, f"action {line.action} means {meaning!r}, not {line.means!r}; the file was changed")
        self.match.play(line.seat, line.action)

    def _check_seal(self, number: int, seal: SealLine) -> None:
        match = self.match
        if (seal.digest, seal.over, seal.decisions) != (match.digest(), match.over, match.state.decisions):
            raise SaveError(number, "the replay does not come to the sealed state; the file was changed or cut")
        self.sealed = True


def _seed(written: int | str) -> int | bytes:
    return bytes.fromhex(written) if isinstance(written, str) else written


def _text_of(source: Any) -> str:
    if hasattr(source, "read"):
        return _decoded(source.read(LARGEST_FILE + 1))
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return _decoded(source)
    try:
        with Path(source).open("rb") as file:
            return _decoded(file.read(LARGEST_FILE + 1))
    except OSError as error:
        raise SaveError(0, f"{source} cannot be read ({error.strerror or error})") from error


def _decoded(content: str | bytes) -> str:
    if len(content) > LARGEST_FILE:
        raise SaveError(0, f"the file is larger than {LARGEST_FILE} bytes")
    if isinstance(content, str):
        return content
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SaveError(line, "this is not UTF-8 text") from None


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise SaveError(number, f"this is not a line of JSON, or it is cut off ({error})") from None
    if not isinstance(value, dict):
        raise SaveError(number, f"there should be an object in braces, not {str(value)[:40]!r}")
    return value


def _typed(number: int, line: dict[str, Any], kind: type[L]) -> L:
    try:
        return msgspec.convert(line, kind)
    except msgspec.ValidationError as error:
        raise SaveError(number, str(error)) from None


def _expect_rules(game: Game, version: int) -> None:
    if game.version != version:
        raise SaveError(
            1, f"the game was played by version {version} of the rules of {game.name}, here is version {game.version}"
        )


def _expect_pack(here: str, saved: PackLine) -> None:
    if here != saved.hash:
        pack = f"“{saved.name}”, {saved.hash[:12]}" if saved.name else saved.hash[:12]
        raise SaveError(1, f"the game was played with other components (pack {pack}, here {here[:12]}); name its pack")
