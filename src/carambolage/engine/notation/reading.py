"""Reading positions, which may come from strangers: every mistake is one sentence that names its line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from carambolage.engine.errors import CarambolageError, NotationError
from carambolage.engine.game import Game
from carambolage.engine.match.known import SPECTATOR
from carambolage.engine.match.match import Match
from carambolage.engine.match.start import Start
from carambolage.engine.notation.fresh import fresh_state, layout_of, vocabulary_of
from carambolage.engine.notation.slots import named_words, read_words
from carambolage.engine.notation.spelling import Number
from carambolage.engine.notation.writing import (
    ASKS,
    DECISIONS,
    EVERYBODY,
    KNOWN_TO,
    OPTIONS,
    OVER,
    PACK,
    PLAYERS,
    WAITING,
)
from carambolage.engine.options import settled
from carambolage.engine.packs.folder import Pack, open_pack
from carambolage.engine.registry import listed_game
from carambolage.engine.rules.state import GameRecord

LONGEST = 50_000
REMARK = ";"
_TABLE = (PLAYERS, OPTIONS, PACK, KNOWN_TO)
_ENDING = (DECISIONS, WAITING, ASKS, OVER)
_LATEST = 2**31 - 1


@dataclass(frozen=True)
class Line:
    """One line of a position: its number, the word with which it begins, the others."""

    number: int
    keyword: str
    words: list[str]


def at(text: str, seed: int | bytes | None = None, game: Game | None = None, pack: Path | str | None = None) -> Match:
    """A match that stands where a text says; without a seed chance is truly free.

    What the text does not know (`known_to`) is dealt anew by the seed. A game that is not installed is given as `game`,
    the folder of a pack that is not the game's own as `pack`.
    """
    header, lines = _lines(text)
    reader = _Reader(_game_of(header, game), lines, pack)
    with _unlikely("the rules cannot go on from this position"):
        match = reader.match(text, seed)
        _look_at(match)
    return match


def _lines(text: str) -> tuple[Line, list[Line]]:
    """The first line and the others, without remarks."""
    if not isinstance(text, str):
        raise NotationError(f"a position is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise NotationError(f"a position has at most {LONGEST} characters, not {len(text)}")
    bare = [(number, line.partition(REMARK)[0].split()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [Line(number, words[0], words[1:]) for number, words in bare if words]
    if not lines:
        raise NotationError("the position is empty; its first line names a game and the version of its rules")
    return lines[0], lines[1:]


def _game_of(header: Line, given: Game | None) -> Game:
    with _at_line(header):
        game = given if given and given.name == header.keyword else listed_game(header.keyword)
        if header.words != [str(game.version)]:
            version = " ".join(header.words) or "none"
            raise NotationError(
                f"the rules of {game.name} have version {game.version} here, the position has {version}"
            )
    return game


class _Reader:
    """A position being read."""

    def __init__(self, game: Game, lines: list[Line], pack: Path | str | None) -> None:
        self.game, self._layout, self._vocabulary = game, layout_of(game), vocabulary_of(game)
        self._lines: dict[str, list[Line]] = {}
        for line in lines:
            self._enter(line)
        self.players = self._number(PLAYERS, 0, 0, 99)
        self.options = self._chosen_options()
        self.pack = self._opened_pack(pack)
        self.seat = self._known_seat()
        self.state = self._read_state()

    def match(self, text: str, seed: int | bytes | None) -> Match:
        """The match that stands there."""
        start = Start(text, self.state, self.seat)
        return Match(self.game, self.players, seed, self.options, self.pack.folder, start)

    def _enter(self, line: Line) -> None:
        known = (*_TABLE, *self._layout.keywords, *_ENDING)
        if line.keyword not in known:
            raise NotationError(f"line {line.number}: {line.keyword!r} begins no line; those are {', '.join(known)}")
        if line.keyword in self._lines and line.keyword in (*_TABLE, *_ENDING):
            raise NotationError(f"line {line.number}: {line.keyword} is said twice")
        self._lines.setdefault(line.keyword, []).append(line)

    def _number(self, keyword: str, usual: int, low: int, high: int) -> int:
        for line in self._lines.get(keyword, []):
            with _at_line(line):
                return Number(low, high).read(" ".join(line.words), None)
        return usual

    def _chosen_options(self) -> dict[str, str]:
        for line in self._lines.get(OPTIONS, []):
            with _at_line(line):
                return settled(self.game.options, dict(word.partition("=")[::2] for word in line.words))
        return settled(self.game.options, {})

    def _opened_pack(self, folder: Path | str | None) -> Pack:
        pack = open_pack(self.game, folder)
        for line in self._lines.get(PACK, []):
            if line.words != [pack.hash]:
                raise NotationError(
                    f"line {line.number}: the position needs another pack than {pack.hash[:12]}; name it"
                )
            return pack
        if not pack.built_in:
            raise NotationError(f"the position is about the own pack of {self.game.name}, and another one was named")
        return pack

    def _known_seat(self) -> int | None:
        for line in self._lines.get(KNOWN_TO, []):
            with _at_line(line):
                return SPECTATOR if line.words == [EVERYBODY] else Number(0, 63).read(" ".join(line.words), None)
        return None

    def _read_state(self) -> GameRecord:
        try:
            g = fresh_state(self.game, self.pack.tables, self.players, self.options)
        except CarambolageError as error:
            raise NotationError(f"such a table cannot be: {error}") from None
        if self.seat is not None and self.seat >= g.seats:
            raise NotationError(f"{KNOWN_TO}: there is no seat {self.seat}; the seats are 0 to {g.seats - 1}")
        derived = self.game.notation.derived
        self._read_lines(g, lambda root: root not in derived)
        with _unlikely("what follows from this position cannot be found"):
            self.game.notation.derive(g, self.pack.tables)
        self._read_lines(g, lambda root: root in derived)
        self._read_ending(g)
        return g

    def _read_lines(self, g: GameRecord, is_wanted: Callable[[str], bool]) -> None:
        """Read those words of all lines that are about some fields of the state."""
        layout = self._layout
        for keyword in layout.keywords:
            read: set[int] = set()
            for line in self._lines.get(keyword, []):
                with _at_line(line):
                    index, words = layout.split(keyword, line.words, g)
                    if index in read:
                        raise NotationError(f"{layout.head(keyword, index, g)} is said twice")
                    read.add(index)
                    slots = layout.slots(g, keyword, index)
                    named = named_words(words, slots)
                    read_words({name: named[name] for name in named if is_wanted(slots[name].root)}, slots, g)

    def _read_ending(self, g: GameRecord) -> None:
        g.decisions = self._number(DECISIONS, 0, 0, _LATEST)
        g.over = self._number(OVER, 0, 0, 127)
        for line in self._lines.get(WAITING, []):
            with _at_line(line):
                self._vocabulary.read_stack(g, line.words)
        for line in self._lines.get(ASKS, []):
            with _at_line(line):
                self._vocabulary.read_question(g, line.words)


def _look_at(match: Match) -> None:
    """Look at a match as people will, so that an impossible position is refused at once."""
    for seat in match.asked:
        if not match.choices(seat):
            raise NotationError(f"seat {seat} is asked and has no answer")
        match.question(seat)
    match.board()
    match.ending()


@contextmanager
def _at_line(line: Line) -> Iterator[None]:
    try:
        yield
    except CarambolageError as error:
        raise NotationError(f"line {line.number}: {error}") from None


@contextmanager
def _unlikely(complaint: str) -> Iterator[None]:
    """A position that no game can come to may break any rule in any way."""
    try:
        yield
    except NotationError:
        raise
    except Exception as error:
        reason = str(error) if isinstance(error, CarambolageError) else f"{type(error).__name__}: {error}"
        raise NotationError(f"{complaint} ({reason})") from None
