"""The ways of the racers in a turn, tile by tile; swapped places are a jump."""

from collections.abc import Mapping

from carambolage.engine.previews.preview import Tale, Way
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.state import State

# The places that a racer comes through at once, the first of them where it stood.
Leg = tuple[int, ...]


def ways_of(turn: Tale) -> dict[int, list[Leg]]:
    """The legs of every racer that moved or swapped places."""
    ways: dict[int, list[Leg]] = {}
    for event in turn:
        if event.kind == "moved":
            _add(ways, event.a, _steps(event.b, event.c))
        elif event.kind == "swapped_places":
            _add(ways, event.a, (event.c, event.d))
            _add(ways, event.b, (event.d, event.c))
    return ways


def _add(ways: dict[int, list[Leg]], racer: int, leg: Leg) -> None:
    ways.setdefault(racer, []).append(leg)


def _steps(start: int, end: int) -> Leg:
    step = 1 if end > start else -1
    return tuple(range(start, end + step, step))


def drawn(g: State, ways: Mapping[int, list[Leg]]) -> list[Way]:
    """The ways as tiles of the course."""
    return [Way(racer, [ground(g, place) for place in _places(legs)]) for racer, legs in ways.items()]


def _places(legs: list[Leg]) -> list[int]:
    places = [legs[0][0]]
    for leg in legs:
        places += leg[1:]
    return places
