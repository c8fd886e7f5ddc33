"""What lies beside the road, as a seat sees it: piles, discards, the tiles to come."""

from msgspec import Struct

from carambolage.games.thunder_road.ground.scrolling import RANDOM
from carambolage.games.thunder_road.pack_reading.road import CONDITIONS, SIDES
from carambolage.games.thunder_road.pack_reading.tokens import ONGOING, STAYING
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.text.terms import DAMAGE

_HAZARDS, _ONGOING, _CONDITIONS = tuple(STAYING), tuple(ONGOING), tuple(CONDITIONS)


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
