"""A movement or an attack in one line: who, how fast, from where to where, what it scored, whom it struck, what it cost
whom, and why.
"""

from collections.abc import Iterator, Mapping

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale, Way
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.road_kill_rally.names.things import Purpose
from carambolage.games.road_kill_rally.road.rows import lane_of, row_of
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.text.naming import card_name, class_name, listing, means_name

# Phases have no line of their own: what happens in them has
HEADINGS = ("race_begins", "round_begins", "move_begins", "attacked", "aimed", "oil_laid")
ATTACKS = ("attacked", "aimed")
ROLLS = (Purpose.ATTACK, Purpose.AIM, Purpose.REROLL)


def recap(g: State, t: Tables, turn: Tale, later: Mapping[str, int]) -> Recap | None:
    """The line of a movement or an attack; other parts of the game have a sentence of their own."""
    head = turn[0]
    if head.kind == "move_begins":
        return _movement(g, _until(turn, "move_ends"))
    return _attack(g, turn) if head.kind in ATTACKS else None


def _until(turn: Tale, kind: str) -> Tale:
    return turn[: next((place for place, event in enumerate(turn) if event.kind == kind), len(turn))]


def _movement(g: State, turn: Tale) -> Recap:
    seat, way = turn[0].a, _way(turn)
    parts = [Phrase("recap-moves", start=_place(way[0]), end=_place(way[-1]))] if way else []
    parts = [*_speed(turn, seat), *parts, *_happenings(g, turn, seat), *_losses(turn, seat)]
    others = sorted({event.b for event in turn if event.kind == "collided"})
    line = Phrase("recap-line", seat=seat_name(seat), what=listing(parts) if parts else Phrase("recap-waits"))
    return Recap(line, seat, tuple(others), (Way(seat, way),) if way else ())


def _attack(g: State, turn: Tale) -> Recap:
    head = turn[0]
    seat, means = head.a, means_name(head.c)
    parts = [*_hits(turn, seat), *_happenings(g, turn, seat), *_losses(turn, seat)]
    what = listing(parts) if parts else Phrase("recap-nothing")
    if head.kind == "aimed":
        return Recap(Phrase("recap-aims", seat=seat_name(seat), means=means, what=what), seat)
    line = Phrase("recap-attacks", seat=seat_name(seat), other=seat_name(head.b), means=means, what=what)
    return Recap(line, seat, (head.b,))


def _way(turn: Tale) -> list[int]:
    """The spaces that the moving car drove through; a car put back returns."""
    way: list[int] = []
    for event in turn:
        if event.kind == "stepped":
            way = [*(way or [event.b]), event.c]
        elif event.kind == "put_back":
            way.append(event.b)
    return way


def _place(space: int) -> str:
    """A space in short: row and lane as the board counts them."""
    return f"{row_of(space)}/{lane_of(space) + 1}"


def _speed(turn: Tale, seat: int) -> Iterator[Phrase]:
    for event in turn:
        if event.kind == "speed_set" and event.a == seat:
            yield Phrase("recap-speed", old=event.b, speed=event.c, cost=event.d)


def _hits(turn: Tale, seat: int) -> Iterator[Phrase]:
    """What the attacker rolled, the second throw of Trigger Happy included, and what armour took off."""
    rolls = [event for event in turn if event.kind == "rolled" and event.a == seat and event.b in ROLLS]
    if rolls:
        yield Phrase("count-hits", hits=sum(event.d + 2 * event.e for event in rolls))
    for event in turn:
        if event.kind == "reduced":
            yield Phrase("recap-reduced", cut=event.b)


def _happenings(g: State, turn: Tale, seat: int) -> Iterator[Phrase]:
    """What happened on the way, each in a few words, with its cause."""
    for event in turn:
        phrase = _happening(g, event, seat)
        if phrase is not None:
            yield phrase


def _happening(g: State, event: Event, seat: int) -> Phrase | None:
    match event.kind:
        case "played" if event.a == seat:
            return card_name(event.b)
        case "defended":
            return Phrase("recap-defended", seat=seat_name(event.a), card=card_name(event.b))
        case "scored":
            return Phrase("recap-scored", target=class_name(g, event.c))
        case "missed":
            return Phrase("recap-missed", target=class_name(g, event.c))
        case "collided":
            return Phrase("recap-collided", other=seat_name(event.b))
        case "pit_stop":
            return Phrase("recap-pits")
        case "wiped_out":
            return Phrase("recap-wiped_out", seat=seat_name(event.a), own="yes" if event.a == seat else "no")
        case "escaped":
            return Phrase("recap-escaped", seat=seat_name(event.a))
        case "out_of_race":
            return Phrase("recap-out", seat=seat_name(event.a))
        case "crossed":
            return Phrase("recap-crossed", place=event.b)
    return None


def _losses(turn: Tale, seat: int) -> Iterator[Phrase]:
    """How many cards each car lost, the own one first."""
    lost: dict[int, int] = {}
    for event in turn:
        if event.kind in ("lost", "gave"):
            lost[event.a] = lost.get(event.a, 0) + 1
    for car in sorted(lost, key=lambda car: (car != seat, car)):
        whose = "yes" if car == seat else "no"
        yield Phrase("recap-lost", seat=seat_name(car), cards=lost[car], own=whose)
