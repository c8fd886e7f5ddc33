"""Ways to break a game, to see that the invariants notice."""

from collections.abc import Callable

from carambolage.engine.record import Packed

Break = Callable[[Packed], None]


def bump(name: str, *index: int) -> Break:
    """Raise one number of the record by one."""

    def change(games: Packed) -> None:
        games[name][(0, *index)] += 1

    return change


def bump_part(part: str, name: str, *index: int) -> Break:
    """Raise one number of a part of the record by one."""

    def change(games: Packed) -> None:
        games[part][name][(0, *index)] += 1

    return change


def same_offer_twice(games: Packed) -> None:
    games["offer"][0, 1] = games["offer"][0, 0]
