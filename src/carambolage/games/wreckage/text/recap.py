"""An action in one line: who, with which card, from where to where, what it met, whom it shot, what that cost whom."""

from collections.abc import Iterator, Mapping

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale, Way
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.wreckage.geometry.straight import leg_x, leg_y
from carambolage.games.wreckage.geometry.turning import heading_after, pivot_x, pivot_y, swung_x, swung_y
from carambolage.games.wreckage.names.things import NOBODY, Gear, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.events import sentence_parts
from carambolage.games.wreckage.text.naming import cause_name, equipment_name, place_name
from carambolage.games.wreckage.text.rulers import Pose

POSES = ("turned", "moved", "jumped")
OWN = {
    "applied": "card",
    "speed_changed": "speed",
    "hairpin": "hairpin",
    "turned": "turned",
    "moved": "moved",
    "jumped": "jumped",
    "held": "held",
    "can_taken": "can",
    "mine_laid": "mine",
    "collided": "collided",
    "pushed": "pushed",
    "thrown": "thrown",
    "repaired": "repaired",
    "douses": "douses",
    "burns": "burns",
}
ANYBODY = {
    "ram": "ram",
    "plated": "plated",
    "hits": "hits",
    "no_damage": "unharmed",
    "card_lost": "lost",
    "spun": "spun",
    "on_fire": "fire",
    "won": "won",
}
LAST_SEAT = {"pushed": "d", "thrown": "d"}  # where events about things name the car


def recap(g: State, t: Tables, action: Tale, later: Mapping[str, int]) -> Recap | None:
    """The line of an action; other parts of the game have a sentence of their own."""
    if action[0].kind != "action_begins":
        return None
    driver = action[0].a
    events = list(_without_pieces(action))
    parts = list(_parts(g, t, events, driver))
    under_way = not later and not g.over
    what = _joined(parts) if parts else Phrase("recap-acting" if under_way else "recap-idle")
    line = Phrase("recap-line", player=seat_name(driver), what=what)
    others = {_seat(event) for event in events if event.kind in (*ANYBODY, "destroyed")} | {
        e.b for e in events if e.kind == "fired"
    }
    return Recap(line, driver, tuple(sorted(others - {driver})), tuple(_ways(action, driver)))


def _parts(g: State, t: Tables, events: list[Event], driver: int) -> Iterator[Phrase]:
    """What the events add to the line, and before the first movement from where to where the car went."""
    way = _way(events, driver)
    for number, event in enumerate(events):
        if event.kind == "destroyed":
            yield _loss(events[:number], event.a, driver)
            continue
        part = _part(g, t, event, driver)
        if part is None:
            continue
        if way and event.kind in POSES:
            yield way
            way = None
        yield part


def _way(events: list[Event], driver: int) -> Phrase | None:
    steps = [event for event in events if event.kind in POSES and event.a == driver]
    if not steps:
        return None
    start, last = _before(steps[0]), steps[-1]
    return Phrase("recap-way", start=place_name(start[0], start[1]), end=place_name(last.b, last.c))


def _loss(before: list[Event], seat: int, driver: int) -> Phrase:
    """A car is lost, to whatever hit it last."""
    cause = next(cause for event in reversed(before) if (cause := _cause(event, seat)) is not None)
    return (
        Phrase("recap-destroyed", cause=cause)
        if seat == driver
        else Phrase("recap-destroyed-other", other=seat_name(seat), cause=cause)
    )


def _cause(event: Event, seat: int) -> Phrase | None:
    """What may have destroyed a car, if an event was that."""
    if event.kind == "hits" and event.a == seat:
        return cause_name(event.d)
    if event.kind == "pump_exploded" and event.b == seat:
        return Phrase("cause-pump")
    return Phrase("cause-hairpin") if event.kind == "hairpin" and event.a == seat else None


def _without_pieces(action: Tale) -> Iterator[Event]:
    """The events, of a leg that went on after something happened only its end, of one thing thrown again only once."""
    for number, event in enumerate(action):
        rest = action[number + 1 :]
        if event.kind == "moved":
            again = (other for other in rest if other.kind == "moved" and (other.a, other.f) == (event.a, event.f))
            if next(again, None) is not None:
                continue
        if event.kind in ("pushed", "thrown") and any(other.kind == event.kind for other in rest):
            continue
        yield event


def _seat(event: Event) -> int:
    seat: int = getattr(event, LAST_SEAT.get(event.kind, "a"))
    return seat


def _part(g: State, t: Tables, event: Event, driver: int) -> Phrase | None:
    """What an event adds to the line; nothing for one that another tells as well."""
    if event.kind == "fired":
        return Phrase("recap-shot", weapon=equipment_name(event.c), target=seat_name(event.b))
    if event.kind == "mine_exploded":
        return Phrase("recap-blast") if event.b == driver else None
    seat = _seat(event)
    if event.kind in OWN and seat == driver:
        return Phrase(f"recap-{OWN[event.kind]}{_variant(event)}", **_details(g, t, event))
    if event.kind in ANYBODY:
        name = f"recap-{ANYBODY[event.kind]}"
        details = _details(g, t, event)
        return Phrase(name, **details) if seat == driver else Phrase(f"{name}-other", other=seat_name(seat), **details)
    return None


def _variant(event: Event) -> str:
    return ("-hit" if event.d == NOBODY else "-card") if event.kind == "repaired" else ""


def _details(g: State, t: Tables, event: Event) -> dict[str, Argument]:
    """The parts of an event's sentence, without its subject."""
    details = sentence_parts(g, t, event)
    details.pop("seat", None)
    return details


def _joined(parts: list[Phrase]) -> Phrase:
    line = parts[-1]
    for part in reversed(parts[:-1]):
        line = Phrase("list-more", first=part, rest=line)
    return line


def _ways(action: Tale, driver: int) -> Iterator[Way]:
    """The way of the acting car, as x, y and heading of each pose from that before the action on."""
    steps = [event for event in action if event.kind in POSES and event.a == driver]
    if steps:
        poses = [_before(steps[0]), *((event.b, event.c, event.d) for event in steps)]
        yield Way(driver, [number for pose in poses for number in pose])


def _before(event: Event) -> Pose:
    """Where a car was before its first turn or leg."""
    x, y, heading, amount = event.b, event.c, event.d, event.e
    if event.kind != "turned":
        gear = Gear.FORWARD if amount >= 0 else Gear.REVERSE
        return leg_x(x, heading, 1 - gear, abs(amount)), leg_y(y, heading, 1 - gear, abs(amount)), heading
    side = Side.LEFT if amount >= 0 else Side.RIGHT
    px, py = pivot_x(x, heading, side, event.f), pivot_y(y, heading, side, event.f)
    start = heading_after(heading, 1 - side, abs(amount))
    return swung_x(px, start, side, event.f), swung_y(py, start, side, event.f), start
