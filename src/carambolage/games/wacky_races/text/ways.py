"""The ways of the racers in a turn, tile by tile; swapped places are a jump."""

from collections.abc import Mapping

from carambolage.engine.previews.preview import Tale, Way
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.state import State

# The places that a racer comes through at once, the first of them where it stood.
Leg = tuple[int, ...]

# Events after which a racer may stand elsewhere than at the end of the turn.
DISPLACED = ("moved", "swapped_places", "race_begins", "on_grid")


def ways_of(g: State, turn: Tale, later: Mapping[str, int]) -> dict[int, list[Leg]]:
    """The legs of every racer that moved or swapped places; a swap whose places cannot be known has none."""
    is_newest = not any(later.get(kind, 0) for kind in DISPLACED)
    ways: dict[int, list[Leg]] = {}
    for number, event in enumerate(turn):
        if event.kind == "moved":
            _add(ways, event.a, _steps(event.b, event.c))
        elif event.kind == "swapped_places":
            rest = turn[number + 1 :]
            place = ways[event.a][-1][-1] if event.a in ways else _place_after(g, rest, event.b, is_newest)
            other = ways[event.b][-1][-1] if event.b in ways else _place_after(g, rest, event.a, is_newest)
            if place is not None and other is not None:
                _add(ways, event.a, (place, other))
                _add(ways, event.b, (other, place))
    return ways


def _add(ways: dict[int, list[Leg]], racer: int, leg: Leg) -> None:
    ways.setdefault(racer, []).append(leg)


def _steps(start: int, end: int) -> Leg:
    step = 1 if end > start else -1
    return tuple(range(start, end + step, step))


def _place_after(g: State, rest: Tale, racer: int, is_newest: bool) -> int | None:
    """Where a racer stands once it has swapped places: there it goes on from, or is still."""
    for event in rest:
        if event.kind == "swapped_places" and racer in (event.a, event.b):
            return None
        if event.kind == "moved" and event.a == racer:
            return event.b
    return g.racers[racer].place if is_newest else None


def drawn(g: State, ways: Mapping[int, list[Leg]]) -> list[Way]:
    """The ways as tiles of the course."""
    return [Way(racer, [ground(g, place) for place in _places(legs)]) for racer, legs in ways.items()]


def _places(legs: list[Leg]) -> list[int]:
    places = [legs[0][0]]
    for leg in legs:
        places += leg[1:]
    return places
