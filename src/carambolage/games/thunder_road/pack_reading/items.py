"""What all readers of the pack ask in the same way: needs of commands, numbers of effects, limits."""

from collections.abc import Sequence

from carambolage.engine.packs.reader import Item

USUAL = (1, 6)
LIMITS = {
    "cost": (1, 2),
    "draw": (2, 2),
    "rig_damage": (1, 5),
    "rig_value": (1, 3),
    "shots": (2, 2),
    "sizes": (1, 3),
}


def need_of(item: Item, high: int = 6) -> tuple[int, int]:
    """The lowest and the highest die that a command takes."""
    low, top = item.numbers("need", 1, high, length=2)
    if low > top and item.values["need"] == [low, top]:
        item.mistake(f"need = [{low}, {top}] must name the lower number first")
    return low, top


def read_limit(item: Item) -> int:
    """How often a power or an upgrade may be used: as often as wanted, or once per turn (1), round (2), game (3)."""
    return item.choice("limit", ("none", "turn", "round", "game"))


def read_numbers(item: Item, keys: Sequence[str], row: list[int]) -> None:
    """The numbers of an effect, each to its place."""
    for place, key in enumerate(keys):
        low, high = LIMITS.get(key, USUAL)
        row[place] = item.number(key, low, high)
