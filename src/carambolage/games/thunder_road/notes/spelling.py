"""How values are spelled: numbers as they are, things by their ids, piles of cards as ids joined by `+`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from carambolage.games.thunder_road.notes.mistake import NotationError
from carambolage.games.thunder_road.pack_reading.cards import AIRSTRIKES, BOUNTIES, GERMAN, ONE_SHOTS, UPGRADES
from carambolage.games.thunder_road.pack_reading.leaders import LEADERS
from carambolage.games.thunder_road.pack_reading.road import CONDITIONS, TILES
from carambolage.games.thunder_road.pack_reading.tokens import ONGOING, STAYING
from carambolage.games.thunder_road.state import COLUMNS, GONE, START, TILE_COLUMNS
from carambolage.games.thunder_road.state import LANES as LANE_COUNT
from carambolage.games.thunder_road.text.terms import COMMANDS, CREWS, DAMAGE, KINDS, LANES, REASONS, SIZES

NOTHING, ALL = "-", "all"
START_AREA, LOST = "start", "gone"
FIRST_TILES = 3


class Spelling(Protocol):
    """Writes a stored number as a word and reads it back."""

    def write(self, value: int) -> str:
        """A stored number as a word."""

    def read(self, word: str) -> int:
        """The stored number of a word."""


class Plain:
    """Numbers as they are."""

    def write(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 11):
            raise NotationError(f"{word!r} is no whole number")
        return int(word)


@dataclass(frozen=True)
class Named:
    """Ids by their place, the first of them stored as `first`; the number before it is nothing."""

    ids: Sequence[str]
    first: int = 0

    def write(self, value: int) -> str:
        return NOTHING if value == self.first - 1 else self.ids[value - self.first]

    def read(self, word: str) -> int:
        if word == NOTHING:
            return self.first - 1
        if word not in self.ids:
            raise NotationError(f"{word!r} is none of {', '.join(self.ids)}")
        return self.ids.index(word) + self.first


@dataclass(frozen=True)
class Several:
    """A set of ids, a bit each."""

    ids: Sequence[str]

    def write(self, value: int) -> str:
        if value == (1 << len(self.ids)) - 1:
            return ALL
        return "+".join(name for number, name in enumerate(self.ids) if (value >> number) & 1) or NOTHING

    def read(self, word: str) -> int:
        names = list(self.ids) if word == ALL else [] if word == NOTHING else word.split("+")
        return sum(1 << Named(self.ids).read(name) for name in set(names))


@dataclass(frozen=True)
class Counted(Plain):
    """How many there are of each of some things, as in `mine:3`."""

    ids: Sequence[str]


@dataclass(frozen=True)
class Spaced:
    """Spaces as column and lane (12C) on the board of a tile number; `start` and `gone` besides."""

    tile_number: int

    def write(self, value: int) -> str:
        if value < 0:
            return {START: START_AREA, GONE: LOST}[value]
        first = TILE_COLUMNS * (self.tile_number - FIRST_TILES)
        column = first + (value // LANE_COUNT - first) % COLUMNS
        return f"{column}{LANES[value % LANE_COUNT]}"

    def read(self, word: str) -> int:
        if word in (START_AREA, LOST):
            return START if word == START_AREA else GONE
        first = TILE_COLUMNS * (self.tile_number - FIRST_TILES)
        digits, lane = word[:-1], word[-1:]
        if not (digits.isascii() and digits.isdigit() and len(digits) < 6 and lane and lane in LANES):
            raise NotationError(f"{word!r} is no space; a space is a column and a lane from A to F, as 12C")
        if not first <= int(digits) < first + COLUMNS:
            raise NotationError(f"{word!r} is off the board, whose columns are {first} to {first + COLUMNS - 1}")
        return int(digits) % COLUMNS * LANE_COUNT + LANES.index(lane)


NUMBERS = Plain()
PLUS_ONE = 1
SPELLINGS: dict[tuple[str, str], Spelling] = {
    ("State", "reason"): Named(REASONS),
    ("State", "conditions"): Named(tuple(CONDITIONS), PLUS_ONE),
    ("State", "condition_deck"): Several(tuple(CONDITIONS)),
    ("State", "condition_discard"): Several(tuple(CONDITIONS)),
    ("State", "unseen_tiles"): Several(tuple(map(str, TILES))),
    ("State", "hazards"): Counted(tuple(STAYING)),
    ("State", "hazard_discard"): Counted(tuple(STAYING)),
    ("State", "damages"): Counted(DAMAGE),
    ("State", "damages_aside"): Counted(DAMAGE),
    ("State", "ongoing_deck"): Several(tuple(ONGOING)),
    ("State", "ongoing_discard"): Several(tuple(ONGOING)),
    ("Vehicle", "kind"): Named(KINDS),
    ("Vehicle", "size"): Named(SIZES),
    ("Vehicle", "damage"): Named(DAMAGE),
    ("Vehicle", "ongoing"): Named(tuple(ONGOING), PLUS_ONE),
    ("Vehicle", "upgrade"): Named(tuple(UPGRADES), PLUS_ONE),
    ("Crew", "kind"): Named(CREWS),
    ("Crew", "leader"): Named(tuple(LEADERS), PLUS_ONE),
    ("Crew", "airstrike"): Named(tuple(AIRSTRIKES), PLUS_ONE),
    ("Crew", "bounty"): Named(tuple(BOUNTIES), PLUS_ONE),
    ("Crew", "one_shot"): Named(tuple(ONE_SHOTS), PLUS_ONE),
    ("Crew", "bonus"): Named(COMMANDS[-6:], PLUS_ONE),
    ("Crew", "kept"): Named(tuple(UPGRADES), PLUS_ONE),
    **{("Crew", pile): Several(GERMAN) for pile in ("hand", "deck", "boards", "discard")},
}
SPACES = {("Vehicle", "space"), ("Crew", "chopper"), ("Turn", "began"), ("Turn", "driven_from"), ("Shot", "space")}


def spellings(tile_number: int) -> Callable[[str, str], Spelling]:
    """How each field of each record is spelled on a board of so many tiles."""
    spaces = Spaced(tile_number)
    return lambda owner, field: spaces if (owner, field) in SPACES else SPELLINGS.get((owner, field), NUMBERS)
