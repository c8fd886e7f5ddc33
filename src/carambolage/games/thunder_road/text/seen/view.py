"""All that a seat may see, as structs: made field by field, never by leaving out.

Things are told by the names of the pack, vehicles, crews, seats and spaces by number. Columns count from the start of
the race (TR-GEO-03), and a space is named by its column and lane: 12C.
"""

from copy import copy
from operator import attrgetter

from msgspec import Struct

from carambolage.games.thunder_road.ground.scrolling import RANDOM
from carambolage.games.thunder_road.options import OPTIONS
from carambolage.games.thunder_road.pack_reading.dice import DIRECTIONS, FIRES, SHOTS, SLAMS
from carambolage.games.thunder_road.pack_reading.road import CONDITIONS, SIDES
from carambolage.games.thunder_road.pack_reading.tokens import ONGOING, STAYING
from carambolage.games.thunder_road.state import COLUMNS, FACEUP, NOBODY, State, Tables
from carambolage.games.thunder_road.text.naming import COMMANDS, DAMAGE, QUESTIONS, REASONS, seen_tokens
from carambolage.games.thunder_road.text.seen.crews import CrewSeen, crews
from carambolage.games.thunder_road.text.seen.road import (
    Space,
    Tile,
    VehicleSeen,
    first_column,
    spaces,
    tiles,
    vehicles,
)
from carambolage.games.thunder_road.turn.end_of_game import rank_of

_HAZARDS, _ONGOING, _CONDITIONS = tuple(STAYING), tuple(ONGOING), tuple(CONDITIONS)
_UNPEEKED = frozenset((0, FACEUP))


class Piles(Struct, gc=False):
    """The piles; `unseen` are the hazard tokens of each kind that this seat has not seen (TR-HID-02)."""

    hazards: int
    hazard_discard: dict[str, int]
    unseen: dict[str, int]
    damage: int
    damages: dict[str, int]
    damage_aside: dict[str, int]
    ongoing: int
    ongoing_discard: list[str]
    conditions: int
    condition_discard: list[str]
    command_tokens: int
    tiles: int
    possible_tiles: list[int]
    returned_tiles: list[str]


def _counted(ids: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(ids, counts, strict=False) if count}


def _set(ids: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(ids) if (bits >> number) & 1] if bits else []


def unseen_hazards(g: State, t: Tables, tokens: list[int]) -> dict[str, int]:
    """What public knowledge leaves: all tokens of the box less those that lie open, are discarded or were looked at."""
    left = [t.hazards[0][kind] + g.house.carnage * t.hazards[1][kind] - g.hazard_discard[kind] for kind in range(11)]
    return _counted(_HAZARDS, [count - tokens.count(kind) if count else 0 for kind, count in enumerate(left)])


def piles(g: State, t: Tables, tokens: list[int]) -> Piles:
    """What lies beside the board; `tokens` are those on the road, as the seat knows them."""
    waiting = [g.queue[place] for place in range(g.queued)]
    hidden = g.house.tile_return_side == RANDOM
    possible = [tile + 1 for tile in range(10) if (g.unseen_tiles >> tile) & 1]
    return Piles(
        hazards=g.hazards_left,
        hazard_discard=_counted(_HAZARDS, g.hazard_discard),
        unseen=unseen_hazards(g, t, tokens) if g.tile_number else {},
        damage=g.damages_left,
        damages=_counted(DAMAGE, g.damages),
        damage_aside=_counted(DAMAGE, g.damages_aside),
        ongoing=g.ongoing_deck.bit_count(),
        ongoing_discard=_set(_ONGOING, g.ongoing_discard),
        conditions=g.condition_deck.bit_count(),
        condition_discard=_set(_CONDITIONS, g.condition_discard),
        command_tokens=g.token_supply,
        tiles=len(possible) + g.queued,
        possible_tiles=possible,
        returned_tiles=[str(side // 2 + 1) if hidden else SIDES[side] for side in waiting],
    )


_VALUES = tuple((one.name, tuple(map(str, one.span)) if one.span else one.values) for one in OPTIONS)
_chosen = attrgetter(*(one.name for one in OPTIONS))

CHANCES = ("none", "ready", "used")
BONUSES = ("open", "taken", "declined")


class TurnSeen(Struct, gc=False):
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


class DiceSeen(Struct, gc=False):
    """The road die of the round, and the special dice as they lie since they were last rolled."""

    road: int
    slam: str
    direction: str
    shooting: str
    stunt: int
    fire: str


class View(Struct, gc=False):
    """All that a seat may see; `column` is that of the rear edge, `finish` that of the Finish Line, if any.

    `question` is told only to those who are asked: that somebody may react, or claim a bounty, is a secret.
    """

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
    seat: int
    question: str | None
    spaces: list[Space]
    crews: list[CrewSeen]
    piles: Piles


def view(g: State, t: Tables, seat: int, public: View | None) -> View:
    """All that a seat may see.

    What everybody sees may come from a spectator's view, and so may the crews of others, and tokens unless somebody
    has peeked.
    """
    if public is None:
        return _unshared(g, t, seat)
    shown = copy(public)
    shown.seat, shown.question, shown.crews = seat, _question(g, seat), crews(g, t, seat, public.crews)
    if not _UNPEEKED.issuperset(g.eyes):
        tokens = seen_tokens(g, seat)
        shown.spaces, shown.piles = spaces(g, t, tokens), piles(g, t, tokens)
    return shown


def _unshared(g: State, t: Tables, seat: int) -> View:
    tokens = seen_tokens(g, seat)
    return View(
        round=g.round,
        over=g.over != 0,
        asked=[other for other in range(g.seats) if (g.asked >> other) & 1 and not g.over],
        first=g.first,
        turn=_turn(g) if g.round else None,
        dice=_dice(g),
        tile_number=g.tile_number,
        column=first_column(g),
        finish=first_column(g) + COLUMNS if g.final else None,
        tiles=tiles(g, t),
        vehicles=vehicles(g),
        options=options_of(g),
        winner=g.winner if g.over and g.winner != NOBODY else None,
        reason=REASONS[g.reason] if g.over else None,
        standings=[rank_of(g, t, other) for other in range(g.seats)] if g.over else None,
        seat=seat,
        question=_question(g, seat),
        spaces=spaces(g, t, tokens),
        crews=crews(g, t, seat),
        piles=piles(g, t, tokens),
    )


def _question(g: State, seat: int) -> str | None:
    return QUESTIONS[g.ask] if seat >= 0 and (g.asked >> seat) & 1 and not g.over else None


def _turn(g: State) -> TurnSeen:
    turn = g.turn
    active = turn.vehicle != NOBODY
    return TurnSeen(
        seat=turn.seat,
        crew=turn.crew if turn.crew != NOBODY else None,
        vehicle=turn.vehicle if active else None,
        second=turn.second if turn.second != NOBODY else None,
        value=turn.value,
        coast=turn.coast != 0,
        moves=turn.moves if active else 0,
        steps=turn.steps if active else 0,
        lost=active and turn.lost != 0,
        drift=CHANCES[turn.drift],
        bonus=BONUSES[turn.bonus],
        shots=turn.shots,
        commands=[name for number, name in enumerate(COMMANDS) if (turn.powers >> number) & 1],
    )


def _dice(g: State) -> DiceSeen:
    dice = g.dice
    return DiceSeen(
        road=dice.road,
        slam=SLAMS[dice.slam],
        direction=DIRECTIONS[dice.direction],
        shooting=SHOTS[dice.shooting],
        stunt=dice.stunt,
        fire=FIRES[dice.fire],
    )


def options_of(g: State) -> dict[str, str]:
    """The options with their values."""
    return {name: values[number] for (name, values), number in zip(_VALUES, _chosen(g.house), strict=True)}
