"""Phrases for the things of the game: players, spaces, cards, accessories, tiles, targets, and lists of them.

The words behind them keep to the tone of a family table: no brutal word, others in their stead, none of the rulebook's
history (RK-TON-02, RK-TON-03, RK-TON-04).
"""

from collections.abc import Sequence

from carambolage.engine.words.phrase import Phrase
from carambolage.games.road_kill_rally.names.things import (
    Accessory,
    Colour,
    Means,
    Purpose,
    Rally,
    Skill,
    Source,
)
from carambolage.games.road_kill_rally.pack_reading.parts import CLASS_IDS
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from carambolage.games.road_kill_rally.road.rows import lane_of, row_of
from carambolage.games.road_kill_rally.state import State

LANE_IDS = ("left", "middle", "right")
SLOT_IDS = ("weapon", "armour", "extra")
PURPOSE_IDS = Purpose.ids()
SOURCE_IDS = Source.ids()
CLASSIC = 1
MPH = 20


def space_name(space: int) -> Phrase:
    """A space by row and lane, counted as in the rules."""
    return Phrase("space-at", row=row_of(space), lane=lane_name(lane_of(space)))


def lane_name(lane: int) -> Phrase:
    """A lane, from 0."""
    return Phrase(f"lane-{LANE_IDS[lane]}")


def card_name(card: int) -> Phrase:
    """A rally card."""
    return Phrase(f"card-{Rally.ids()[card]}")


def accessory_name(accessory: int) -> Phrase:
    """An accessory; an empty slot has none."""
    return Phrase("nothing") if accessory < 0 else Phrase(f"accessory-{Accessory.ids()[accessory]}")


def skill_name(skill: int) -> Phrase:
    """A driver skill."""
    return Phrase(f"skill-{Skill.ids()[skill]}")


def tile_name(tile: int) -> Phrase:
    """A road tile."""
    return Phrase(f"tile-{TILE_IDS[tile]}")


def slot_name(slot: int) -> Phrase:
    """A slot of the dashboard."""
    return Phrase(f"slot-{SLOT_IDS[slot]}")


def class_name(g: State, kind: int) -> Phrase:
    """A target by its class: a dummy, or a passer-by (RK-GEN-04)."""
    return Phrase(f"{'passer' if g.house.presentation == CLASSIC else 'target'}-{CLASS_IDS[kind - 1]}")


def colour_name(colour: int) -> Phrase:
    """A road colour."""
    return Phrase(f"colour-{Colour.ids()[colour]}")


def means_name(means: int) -> Phrase:
    """What an attack is made with."""
    if means == Means.WEAPON:
        return Phrase("means-weapon")
    return skill_name(Skill.SLINGSHOT) if means == Means.SLINGSHOT else card_name(means)


def listing(parts: Sequence[Phrase], join: str = "list-more") -> Phrase:
    """Several things in a row: a, b, c."""
    row = parts[-1]
    for part in reversed(parts[:-1]):
        row = Phrase(join, first=part, rest=row)
    return row
