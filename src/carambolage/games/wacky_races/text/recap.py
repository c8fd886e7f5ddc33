"""A turn in one line: who, with which cards and powers, from where to where, which trap, who else was moved."""

from collections.abc import Iterable, Mapping

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale, Way
from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.things import Trap
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.naming import (
    numbered,
    power_name,
    racer_name,
    subject,
    terrain_name,
    trap_name,
)


def recap(g: State, t: Tables, turn: Tale, later: Mapping[str, int]) -> Recap | None:
    """The line of a turn; other parts of the game have a sentence of their own."""
    if turn[0].kind != "turn_begins":
        return None
    driver = turn[0].a
    ways = _ways(turn)
    parts = list(_orders(turn, driver))
    if driver in ways:
        parts.append(Phrase("recap-moves", **_leg(g, ways[driver])))
    parts += [part for event in turn if (part := _part(g, event, driver)) is not None]
    parts += [
        Phrase("recap-other", other=racer_name(g, racer, "inside"), **_leg(g, places))
        for racer, places in ways.items()
        if racer != driver
    ]
    line = Phrase("recap-line", what=_joined(parts) if parts else Phrase("recap-waits"), **subject(g, driver))
    others = sorted({racer for racer in ways if racer != driver and racer < g.seats})
    return Recap(line, driver, tuple(others), tuple(_drawn(g, ways)))


def _orders(turn: Tale, driver: int) -> Iterable[Phrase]:
    """The cards and powers that were used, in order."""
    for event in turn:
        if event.a != driver:
            continue
        if event.kind == "played" and event.b >= 0:
            yield terrain_name(event.b)
        elif event.kind in ("used", "copied"):
            yield power_name(event.b)


def _part(g: State, event: Event, driver: int) -> Phrase | None:
    match event.kind:
        case "trap_sprung" if event.c > Trap.NONE:
            message = "recap-trap" if event.a == driver else "recap-other_trap"
            return Phrase(message, trap=trap_name(event.c), other=racer_name(g, event.a, "inside"))
        case "stuck" | "stuck_in_mud" if event.a == driver:
            return Phrase("recap-stuck")
        case "finished":
            return Phrase("recap-finished", other=racer_name(g, event.a, "inside"), rank=event.b)
    return None


def _ways(turn: Tale) -> dict[int, list[tuple[int, int]]]:
    """The legs of every racer that moved."""
    ways: dict[int, list[tuple[int, int]]] = {}
    for event in turn:
        if event.kind == "moved":
            ways.setdefault(event.a, []).append((event.b, event.c))
    return ways


def _leg(g: State, legs: list[tuple[int, int]]) -> dict[str, Argument]:
    return {"start": numbered(g, legs[0][0]), "end": numbered(g, legs[-1][1])}


def _drawn(g: State, ways: dict[int, list[tuple[int, int]]]) -> list[Way]:
    """The ways tile by tile."""
    drawn = []
    for racer, legs in ways.items():
        places = [legs[0][0]]
        for start, end in legs:
            step = 1 if end > start else -1
            places += range(start + step, end + step, step)
        drawn.append(Way(racer, [ground(g, place) for place in places]))
    return drawn


def _joined(parts: list[Phrase]) -> Phrase:
    line = parts[-1]
    for part in reversed(parts[:-1]):
        line = Phrase("list-more", first=part, rest=line)
    return line
