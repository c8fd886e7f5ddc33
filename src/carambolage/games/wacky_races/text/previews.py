"""Previews: the ways of all racers that an answer moves, from what is certain of it; nothing here decides anything."""

from collections.abc import Callable

from msgspec import Struct

from carambolage.engine.previews.preview import Outlook, Preview, Tale, Way
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.things import Manner, Power
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.ahead import stop_of

ANOTHER_TURN = ("turn_begins", "round_begins", "race_begins")
ON_THE_WAY = ("played", "paid", "used", "copied", "moved", "discarded", "exhausted")


class RacePreview(Struct, frozen=True):
    """What a client draws of an answer: the ways of racers, tile by tile."""

    ways: list[Way]


def preview(g: State, t: Tables, seat: int, told: Outlook) -> Preview:
    """What an answer will do in this turn, for the one who gives it."""
    certain = _before(told.events, lambda kind: kind in ANOTHER_TURN)
    ended = len(certain) < len(told.events)
    begun = () if ended else _before(told.begun, lambda kind: kind not in ON_THE_WAY)
    then = "question" if ended else "card" if told.stop == "die" else told.stop
    return Preview(then, RacePreview(_ways(g, (*certain, *begun)) or _boosts(g, t, certain)))


def _before(events: Tale, ends: Callable[[str], bool]) -> Tale:
    end = next((place for place, event in enumerate(events) if ends(event.kind)), len(events))
    return events[:end]


def _boosts(g: State, t: Tables, events: Tale) -> list[Way]:
    """How far Turbo Boost runs at least; what another power adds is asked before the racer moves."""
    users = [event.a for event in events if event.kind == "used" and event.b == Power.TURBO_BOOST]
    ends = {racer: stop_of(g, t, racer, t.number[Power.TURBO_BOOST][0], Manner.POWER) for racer in users}
    places = {racer: range(g.racers[racer].place, end + 1) for racer, end in ends.items()}
    return [Way(racer, [ground(g, place) for place in way]) for racer, way in places.items() if len(way) > 1]


def _ways(g: State, events: Tale) -> list[Way]:
    """Where each racer goes, tile by tile."""
    ways: dict[int, list[int]] = {}
    for event in events:
        if event.kind == "moved":
            passed = range(event.b, event.c, 1 if event.c > event.b else -1)
            way = ways.setdefault(event.a, [event.b])
            way.extend([*passed[1:], event.c])
    return [Way(racer, [ground(g, place) for place in places]) for racer, places in ways.items()]
