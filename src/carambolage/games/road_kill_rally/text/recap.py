"""A movement or an attack in one line: who, how fast, from where to where, what it scored, whom it struck, what it cost
whom, and why.
"""

from collections.abc import Iterator, Mapping

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale, Way
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.road_kill_rally.names.things import Accessory, Purpose, Rally, Source
from carambolage.games.road_kill_rally.road.rows import lane_of, row_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.text.naming import accessory_name, card_name, class_name, listing, means_name

# Phases have no line of their own: what happens in them has
HEADINGS = ("race_begins", "round_begins", "move_begins", "countdown", "attacked", "aimed", "oil_laid")
ATTACKS = ("attacked", "aimed")
STRIKING = ("collided", "attacked")
NAMING = ("hit", "retaliated", "defended", "wiped_out", "escaped", "out_of_race")
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
    line = Phrase("recap-line", seat=seat_name(seat), what=listing(parts) if parts else Phrase("recap-waits"))
    return Recap(line, seat, _others(turn, seat), (Way(seat, way),) if way else ())


def _attack(g: State, turn: Tale) -> Recap:
    head = turn[0]
    seat, means = head.a, means_name(head.c)
    parts = [*_hits(turn, seat), *_happenings(g, turn, seat), *_losses(turn, seat)]
    what = listing(parts) if parts else Phrase("recap-nothing")
    ways = (Way(seat, _line_of_fire(head)),)
    if head.kind == "aimed":
        text = Phrase("recap-aims", seat=seat_name(seat), means=means, what=what)
        return Recap(text, seat, _others(turn, seat), ways)
    line = Phrase("recap-attacks", seat=seat_name(seat), other=seat_name(head.b), means=means, what=what)
    return Recap(line, seat, _others(turn, seat), ways)


def _others(turn: Tale, seat: int) -> tuple[int, ...]:
    """Whom else it concerned: who was struck or attacked, took hits, struck back, wiped out or is out of the race."""
    struck = {event.b for event in turn if event.kind in STRIKING}
    return tuple(sorted({*struck, *(event.a for event in turn if event.kind in NAMING)} - {seat}))


def _line_of_fire(head: Event) -> list[int]:
    """From the attacker to the rival or the target; who is out of the race stands nowhere."""
    ends = (head.d, head.b if head.kind == "aimed" else head.e)
    return [space for space in ends if space >= 0]


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
    for number, event in enumerate(turn):
        before = turn[:number]
        phrase = _cause(before, event, seat) if event.kind == "hit" else _happening(g, before, event, seat)
        if phrase is not None:
            yield phrase


def _cause(before: Tale, hit: Event, seat: int) -> Phrase | None:
    """What a car takes hits from: which check at what speed, what it has run into, who strikes back. Those of an attack
    have been told with it.
    """
    hits, struck = hit.b, seat_name(hit.a)
    match hit.c:
        case Source.CHECK:
            space = next(event.b for event in reversed(before) if event.kind == "checked")
            return Phrase("recap-check", place=_place(space), speed=_speed_at(before, seat), hits=hits)
        case Source.COLLISION if hit.d == NOBODY:
            return Phrase("recap-upturned", speed=_speed_at(before, seat), hits=hits)
        case Source.COLLISION:
            return Phrase("recap-struck", seat=struck, own=_own(before, hit.a, seat), hits=hits)
        case Source.RETALIATION:
            spikes = next(event.c for event in reversed(before) if event.kind == "retaliated") == Purpose.SPIKES
            means = accessory_name(Accessory.SPIKED_HULL) if spikes else card_name(Rally.RETURN_FIRE)
            return Phrase("recap-retaliated", seat=seat_name(hit.d), other=struck, means=means, hits=hits)
    return None


def _speed_at(before: Tale, seat: int) -> int:
    """The speed that the moving car has had last."""
    changes = [event.c for event in before if event.kind in ("speed_set", "speed_changed") and event.a == seat]
    return changes[-1]


def _own(before: Tale, who: int, seat: int) -> str:
    """Whether somebody needs no name: it is whose line this is, and nobody else was spoken of meanwhile."""
    others = any(event.kind in NAMING and event.a != seat for event in before)
    return "yes" if who == seat and not others else "no"


def _happening(g: State, before: Tale, event: Event, seat: int) -> Phrase | None:
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
            return Phrase("recap-wiped_out", seat=seat_name(event.a), own=_own(before, event.a, seat))
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
        yield Phrase("recap-lost", seat=seat_name(car), cards=lost[car], own=_own(turn, car, seat))
