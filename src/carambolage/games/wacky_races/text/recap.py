"""A turn in one line: who, with which cards and powers, from where to where, what it cost and why, who else moved."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import takewhile

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale
from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.wacky_races.names.things import Trap
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.naming import (
    numbered,
    own_power,
    power_name,
    racer_name,
    subject,
    terrain_name,
    trap_name,
)
from carambolage.games.wacky_races.text.ways import Leg, drawn, ways_of

# With what the villain does comes what follows from it: the trap that he lays.
VILLAIN = ("villain_moves", "villain_stays", "villain_out")
# What a trap or a tile costs later.
COSTS = ("stuck", "bridge_out", "stuck_in_mud", "no_refill")


def recap(g: State, t: Tables, turn: Tale, later: Mapping[str, int]) -> Recap | None:
    """The line of a turn; other parts of the game have a sentence of their own."""
    if turn[0].kind != "turn_begins":
        return None
    driver = turn[0].a
    ways = ways_of(turn)
    end = next((place for place, event in enumerate(turn) if event.kind in VILLAIN), len(turn))
    parts = list(_orders(turn, driver))
    if driver in ways:
        parts.append(Phrase("recap-moves", **_leg(g, ways[driver])))
    parts += _parts(g, turn[:end], driver)
    parts += [
        Phrase("recap-other", other=racer_name(g, racer, "inside"), **_leg(g, legs))
        for racer, legs in ways.items()
        if racer != driver
    ]
    what = [*(parts or [Phrase("recap-waits")]), *_parts(g, turn[end:], driver)]
    line = Phrase("recap-line", what=_joined(what), **subject(g, driver))
    others = sorted({racer for racer in ways if racer != driver and racer < g.seats})
    return Recap(line, driver, tuple(others), tuple(drawn(g, ways)))


def _orders(turn: Tale, driver: int) -> Iterable[Phrase]:
    """The cards and powers that were used, in order."""
    for event in turn:
        if event.a != driver:
            continue
        if event.kind == "played" and event.b >= 0:
            yield terrain_name(event.b)
        elif event.kind in ("used", "copied"):
            yield power_name(event.b)


def _leg(g: State, legs: list[Leg]) -> dict[str, Argument]:
    return {"start": numbered(g, legs[0][0]), "end": numbered(g, legs[-1][-1])}


def _parts(g: State, events: Sequence[Event], driver: int) -> Iterator[Phrase]:
    """What events add to the line; what happened to others is said with their name."""
    dry = {event.a for event in events if event.kind == "no_refill"}
    told = [event for event in events if not _is_silent(event, dry)]
    for place, event in enumerate(told):
        before = told[place - 1] if place else None
        if event.kind == "discarded":
            is_more = before is not None and _is_same(before, event)
            part = None if is_more else _discards(told[place:], before)
        else:
            part = _own_part(g, event)
        if part is None:
            yield from _common_part(g, event, driver)
        elif event.a == driver:
            yield part
        else:
            yield Phrase("recap-by_other", other=racer_name(g, event.a, "inside"), what=part)


def _is_silent(event: Event, dry: Set[int]) -> bool:
    """Whether nothing is to be said: who has drawn nothing for the mud (`dry`) need not be told that it will be so."""
    return event.kind == "top_card" or (event.kind == "stuck_in_mud" and event.a in dry)


def _is_same(one: Event, other: Event) -> bool:
    return (one.kind, one.a) == (other.kind, other.a)


def _discards(events: Sequence[Event], before: Event | None) -> Phrase:
    """The cards that a racer pays or discards one after the other."""
    cards = [terrain_name(event.b) for event in takewhile(lambda event: _is_same(event, events[0]), events)]
    paid = before is not None and before.kind == "paid"
    return Phrase("recap-pays" if paid else "recap-discards", cards=_joined(cards))


def _own_part(g: State, event: Event) -> Phrase | None:
    """What happens to one racer: the first number of the event says to which."""
    match event.kind:
        case "swapped_places":
            return Phrase("recap-swaps", other=racer_name(g, event.b, "inside"))
        case "took":
            card: dict[str, Argument] = {"card": terrain_name(event.secret)} if event.secret >= 0 else {}
            return Phrase("recap-took" if card else "recap-took-unknown", owner=racer_name(g, event.b, "of"), **card)
        case "trap_cancelled":
            return Phrase("recap-cancelled", power=power_name(own_power(g, event.a, 0)))
        case "exhausted":
            return Phrase("recap-exhausted", power=power_name(own_power(g, event.a, event.b)))
        case kind if kind in COSTS:
            return Phrase(f"recap-{kind}")
    return None


def _common_part(g: State, event: Event, driver: int) -> Iterator[Phrase]:
    """What tiles, traps and the villain do, and who finishes."""
    match event.kind:
        case "trap_sprung" if event.c > Trap.NONE:
            message = "recap-trap" if event.a == driver else "recap-other_trap"
            yield Phrase(message, trap=trap_name(event.c), other=racer_name(g, event.a, "inside"))
        case "trap_laid":
            yield Phrase("recap-trap_laid", place=numbered(g, event.a))
        case "level_crossing":
            yield Phrase("tile-level_crossing")
        case "acme" if event.b >= 0:
            yield Phrase("recap-acme", card=terrain_name(event.b))
        case "gas":
            yield Phrase("recap-gas")
        case "villain_moves":
            start, end = numbered(g, event.a), numbered(g, event.b)
            yield Phrase("recap-villain", card=terrain_name(event.c), start=start, end=end)
        case "villain_returns":
            yield Phrase("recap-villain_returns", place=numbered(g, event.a))
        case "villain_out":
            yield Phrase("recap-villain_out", card=terrain_name(event.a))
        case "finished":
            yield Phrase("recap-finished", other=racer_name(g, event.a, "inside"), rank=event.b)


def _joined(parts: Sequence[Phrase]) -> Phrase:
    line = parts[-1]
    for part in reversed(parts[:-1]):
        line = Phrase("list-more", first=part, rest=line)
    return line
