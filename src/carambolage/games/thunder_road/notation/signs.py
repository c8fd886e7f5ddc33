"""The signs of a position: 12C is column 12 of lane C, B1 is Blue's first vehicle, x1 the first wreck."""

import re
from typing import Any

from carambolage.engine.errors import NotationError
from carambolage.engine.notation.spelling import NOTHING
from carambolage.games.thunder_road.state import (
    COLUMNS,
    CREW_VEHICLES,
    FIRST_WRECK,
    GONE,
    LANES,
    NOBODY,
    SPACES,
    START,
    TILE_COLUMNS,
    VEHICLES,
    WRECKS,
    State,
)
from carambolage.games.thunder_road.text.board import CREWS as LETTERS
from carambolage.games.thunder_road.text.naming import CREWS
from carambolage.games.thunder_road.text.naming import LANES as LANE_LETTERS

_VEHICLE = re.compile(r"([A-Zx])(\d{1,2})", re.ASCII)
_SPACE = re.compile(r"(\d{1,5})([A-F])", re.ASCII)
_OFF_BOARD = {START: "start", GONE: "gone"}
_WRECK = "x"
_FIRST_TILES = 3


class Spaces:
    """Spaces as column and lane, the columns counted from the first tile of the race; `start` and `gone` besides."""

    def write(self, value: int, g: State) -> str:
        if value in _OFF_BOARD:
            return _OFF_BOARD[value]
        if not 0 <= value < SPACES:
            raise NotationError(f"{value} is no space")
        first = _first_column(g)
        return f"{first + (value // LANES - first) % COLUMNS}{LANE_LETTERS[value % LANES]}"

    def read(self, word: str, g: State) -> int:
        for value, name in _OFF_BOARD.items():
            if word == name:
                return value
        space = _SPACE.fullmatch(word)
        if not space:
            raise NotationError(f"{word!r} is no space; a space is a column and a lane from A to F, as 12C")
        first, column = _first_column(g), int(space[1])
        if not first <= column < first + COLUMNS:
            raise NotationError(f"{word!r} is off the board, whose columns are {first} to {first + COLUMNS - 1}")
        return column % COLUMNS * LANES + LANE_LETTERS.index(space[2])


def _first_column(g: State) -> int:
    """The column at the rear edge of the board."""
    return TILE_COLUMNS * max(g.tile_number - _FIRST_TILES, 0)


class Vehicles:
    """Vehicles by the letter of their crew and their number in it, wrecks by their number."""

    def write(self, value: int, g: State) -> str:
        if value == NOBODY:
            return NOTHING
        if not 0 <= value < VEHICLES:
            raise NotationError(f"{value} is no vehicle")
        if value >= FIRST_WRECK:
            return f"{_WRECK}{value - FIRST_WRECK + 1}"
        return f"{_letters(g)[value // CREW_VEHICLES]}{value % CREW_VEHICLES + 1}"

    def read(self, word: str, g: State) -> int:
        letters = _letters(g)
        sign = _VEHICLE.fullmatch(word)
        if word == NOTHING:
            return NOBODY
        if sign and sign[1] in letters and 1 <= int(sign[2]) <= CREW_VEHICLES:
            return CREW_VEHICLES * letters.index(sign[1]) + int(sign[2]) - 1
        if sign and sign[1] == _WRECK and 1 <= int(sign[2]) <= WRECKS:
            return FIRST_WRECK + int(sign[2]) - 1
        crews = ", ".join(letter for letter in letters if letter)
        raise NotationError(f"{word!r} is no vehicle; the crews here are {crews}, wrecks are x1 to x{WRECKS}")


def _letters(g: Any) -> list[str]:
    """The letters of the crews; one without a colour goes by its number."""
    kinds = [crew.kind for crew in g.crews]
    if any(kinds.count(kind) > 1 for kind in kinds if kind != NOBODY):
        raise NotationError("two crews have the same colour")
    return [LETTERS[CREWS[kind]] if kind != NOBODY else "" for kind in kinds]


SPACE, VEHICLE = Spaces(), Vehicles()
