"""What all readers of the pack ask in the same way: the numbers of an effect, attacks."""

from collections.abc import Sequence

from carambolage.engine.packs.reader import Item
from carambolage.games.road_kill_rally.names.things import Arc, Sight, Tag
from carambolage.games.road_kill_rally.state import AccessoryCard, RallyCard

USUAL = (0, 9)
LIMITS = {"hits": (1, 9), "most": (1, 3), "draw": (1, 6), "cards": (1, 9), "rows": (1, 8), "range": (1, 9)}
LARGEST_RANGE = 20
LARGEST_ROLL = 12


def read_numbers(item: Item, keys: Sequence[str], row: list[int]) -> None:
    """The numbers of an effect, each to its place."""
    for place, key in enumerate(keys):
        low, high = LIMITS.get(key, USUAL)
        row[place] = item.number(key, low, high)


def read_attack(item: Item, card: RallyCard | AccessoryCard) -> None:
    """What every attack has: dice, arc, range, tag, sight (chapter 14.1)."""
    card.dice = item.number("dice", 1, LARGEST_ROLL)
    card.arc = item.choice("arc", Arc.ids())
    card.tag = item.choice("tag", Tag.ids())
    card.sight = item.choice("sight", Sight.ids())
    if card.arc != Arc.ANYWHERE:
        card.reach = item.number("range", 1, LARGEST_RANGE)
    elif card.sight != Sight.NONE:
        item.mistake('an attack that reaches anywhere needs no line; write sight = "none"')
