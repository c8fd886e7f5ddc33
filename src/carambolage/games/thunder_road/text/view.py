"""All that a seat may see, as plain data: made field by field, never by leaving out.

Things are told by the names of the pack, vehicles, crews, seats and spaces by number. Columns count from the start of
the race (TR-GEO-03), and a space is named by its column and lane: 12C.
"""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, TypedDict

from carambolage.games.thunder_road.ending import rank_of
from carambolage.games.thunder_road.options import OPTIONS
from carambolage.games.thunder_road.printed.dice import DIRECTIONS, FIRES, SHOTS, SLAMS
from carambolage.games.thunder_road.state import COLUMNS, NOBODY, State, Tables
from carambolage.games.thunder_road.text.naming import seen_tokens
from carambolage.games.thunder_road.text.terms import COMMANDS, QUESTIONS, REASONS
from carambolage.games.thunder_road.text.view_crews import CrewSeen, crews
from carambolage.games.thunder_road.text.view_piles import Piles, piles
from carambolage.games.thunder_road.text.view_road import (
    Space,
    Tile,
    VehicleSeen,
    first_column,
    spaces,
    tiles,
    vehicles,
)

_VALUES = tuple((one.name, tuple(map(str, one.span)) if one.span else one.values) for one in OPTIONS)
_chosen = attrgetter(*(one.name for one in OPTIONS))

CHANCES = ("none", "ready", "used")
BONUSES = ("open", "taken", "declined")


class TurnSeen(TypedDict):
    """The turn; `drift` is none, ready or used, `bonus` (the road die) open, taken or declined; `commands` at work."""

    seat: int
    crew: int | None
    vehicle: int | None
    second: int | None
    value: int
    coast: bool
    moves: int
    steps: int
    lost: bool
    drift: str
    bonus: str
    shots: int
    commands: list[str]


class DiceSeen(TypedDict):
    """The road die of the round, and the special dice as they lie since they were last rolled."""

    road: int
    slam: str
    direction: str
    shooting: str
    stunt: int
    fire: str


class Public(TypedDict):
    """What everybody sees; `column` is that of the rear edge, `finish` that of the Finish Line, if any."""

    round: int
    over: bool
    asked: list[int]
    first: int
    turn: TurnSeen | None
    dice: DiceSeen
    tile_number: int
    column: int
    finish: int | None
    tiles: list[Tile]
    vehicles: list[VehicleSeen]
    options: dict[str, str]
    winner: int | None
    reason: str | None
    standings: list[int] | None


class Known(TypedDict):
    """What seats may know more or less of.

    `question` is told only to those who are asked: that somebody may react, or claim a bounty, is a secret.
    """

    seat: int
    question: str | None
    spaces: list[Space]
    crews: list[CrewSeen]
    piles: Piles


def view(g: State, t: Tables, seat: int, public: Mapping[str, Any] | None) -> dict[str, Any]:
    """All that a seat may see, as plain data; what everybody sees may be taken from a spectator's view."""
    return {**(public or seen_by_all(g, t)), **known_to(g, t, seat, public)}


def seen_by_all(g: State, t: Tables) -> Public:
    """What everybody sees."""
    return {
        "round": g.round,
        "over": g.over != 0,
        "asked": [other for other in range(g.seats) if (g.asked >> other) & 1 and not g.over],
        "first": g.first,
        "turn": _turn(g) if g.round else None,
        "dice": _dice(g),
        "tile_number": g.tile_number,
        "column": first_column(g),
        "finish": first_column(g) + COLUMNS if g.final else None,
        "tiles": tiles(g, t),
        "vehicles": vehicles(g),
        "options": options_of(g),
        "winner": g.winner if g.over and g.winner != NOBODY else None,
        "reason": REASONS[g.reason] if g.over else None,
        "standings": [rank_of(g, t, other) for other in range(g.seats)] if g.over else None,
    }


def known_to(g: State, t: Tables, seat: int, public: Mapping[str, Any] | None = None) -> Known:
    """What a seat knows: of crews that are not its own, and of tokens unless it has peeked, as much as a spectator."""
    asked = seat >= 0 and (g.asked >> seat) & 1 and not g.over
    road = None if any(g.eyes) else public
    tokens = [] if road else seen_tokens(g, seat)
    return {
        "seat": seat,
        "question": QUESTIONS[g.ask] if asked else None,
        "spaces": road["spaces"] if road else spaces(g, t, tokens),
        "crews": crews(g, t, seat, public["crews"] if public else []),
        "piles": road["piles"] if road else piles(g, t, tokens),
    }


def _turn(g: State) -> TurnSeen:
    turn = g.turn
    active = turn.vehicle != NOBODY
    return {
        "seat": turn.seat,
        "crew": turn.crew if turn.crew != NOBODY else None,
        "vehicle": turn.vehicle if active else None,
        "second": turn.second if turn.second != NOBODY else None,
        "value": turn.value,
        "coast": turn.coast != 0,
        "moves": turn.moves if active else 0,
        "steps": turn.steps if active else 0,
        "lost": active and turn.lost != 0,
        "drift": CHANCES[turn.drift],
        "bonus": BONUSES[turn.bonus],
        "shots": turn.shots,
        "commands": [name for number, name in enumerate(COMMANDS) if (turn.powers >> number) & 1],
    }


def _dice(g: State) -> DiceSeen:
    dice = g.dice
    return {
        "road": dice.road,
        "slam": SLAMS[dice.slam],
        "direction": DIRECTIONS[dice.direction],
        "shooting": SHOTS[dice.shooting],
        "stunt": dice.stunt,
        "fire": FIRES[dice.fire],
    }


def options_of(g: State) -> dict[str, str]:
    """The options with their values."""
    return {name: values[number] for (name, values), number in zip(_VALUES, _chosen(g.house), strict=True)}
