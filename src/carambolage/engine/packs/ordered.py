"""Items of a pack whose order and ids the rules fix: their place is their number."""

from collections.abc import Mapping, Sequence

from carambolage.engine.packs.reader import Item, did_you_mean

MOST = 1000


def in_order(parent: Item, key: str, ids: Sequence[str]) -> list[tuple[int, Item]]:
    """The items of a kind, each with its number: its place in the order, which is fixed."""
    known: dict[str, Item] = {}
    for item in parent.items(key, MOST):
        name = item.values.get("id")
        if isinstance(name, str) and name in ids and name not in known:
            known[name] = item
            continue
        if isinstance(name, str) and name not in ids:
            item.mistake(f"the game knows no {key} of this id{did_you_mean(name, ids)}")
        item.values = {}  # one mistake is enough: its other keys would only repeat it
    _check_order(parent, key, ids, known)
    return [(number, known[name]) for number, name in enumerate(ids) if name in known]


def _check_order(parent: Item, key: str, ids: Sequence[str], known: Mapping[str, Item]) -> None:
    missing = [f'"{name}"' for name in ids if name not in known]
    if missing:
        parent.mistake(f"[[{key}]] is missing with the id {', '.join(missing)}")
        return
    for name, expected in zip(known, ids, strict=True):
        if name != expected:
            known[name].mistake(f'"{expected}" must stand in this place; the order is fixed')
            return


def fixed_flag(item: Item, key: str, expected: bool) -> None:
    """A flag that tells what the rules do; another value would change nothing."""
    if item.flag(key) != expected and key in item.values:
        item.mistake(f"{key} must be {str(expected).lower()}; the rules fix it")
