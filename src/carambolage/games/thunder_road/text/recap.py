"""A turn in one line: the vehicle and its die, from where to where, whom it rammed or shot, what that cost and why."""

from collections.abc import Mapping

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale, Way
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.thunder_road.ground.grid import lane_change, lane_of, progress_change
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.state import (
    COLUMNS,
    CREW_VEHICLES,
    FIRST_WRECK,
    LANES,
    NOBODY,
    TILE_COLUMNS,
    State,
    Tables,
)
from carambolage.games.thunder_road.text.cards import command_name
from carambolage.games.thunder_road.text.losses import MOVES, loss
from carambolage.games.thunder_road.text.naming import (
    FIRST_TILES,
    HAZARDS,
    code_of,
    crew_name,
    damage_name,
    joined,
    vehicle_name,
)

CONCERNS_FIRST = ("pushed", "damage_drawn", "minor_damage", "eliminated", "broken", "caught_fire")
CONCERNS_SECOND = ("slam", "hit", "missed", "shrapnel")


def recap(g: State, t: Tables, turn: Tale, later: Mapping[str, int]) -> Recap | None:
    """The line of a turn, or of what comes before the first; other parts of the game have a sentence of their own."""
    if turn[0].kind != "turn_begins":
        return _beginning(turn)
    seat = turn[0].a
    assigned = next((event for event in turn if event.kind == "assigned"), None)
    scrolls = later.get("scrolled", 0)
    parts = [_start(g, turn, seat, assigned, scrolls)]
    for place, event in enumerate(turn):
        part = _part(g, turn, place, event)
        if part is not None and part not in parts:
            parts.append(part)
    seats = {_owner(g, v) for event in turn for v in _struck(event)} - {seat, NOBODY}
    return Recap(joined(parts), seat, tuple(sorted(seats)), tuple(_ways(turn)))


def _beginning(turn: Tale) -> Recap | None:
    """Who goes first, and how often all had to roll again because the lowest total was shared."""
    first = next((event for event in turn if event.kind == "first_player"), None)
    if first is None:
        return None
    crews = [event.a for event in turn if event.kind == "dice_rolled" and event.number < first.number]
    return Recap(Phrase("recap-first", seat=seat_name(first.a), ties=crews.count(crews[0]) - 1 if crews else 0))


def _owner(g: State, v: int) -> int:
    """The seat whose vehicle it is or was; nobody's is a wreck."""
    return g.crews[v // CREW_VEHICLES].seat if v < FIRST_WRECK else NOBODY


def _struck(event: Event) -> list[int]:
    """The vehicle that something happened to."""
    struck = event.a if event.kind in CONCERNS_FIRST else event.b if event.kind in CONCERNS_SECOND else NOBODY
    return [struck] if struck >= 0 else []


def _start(g: State, turn: Tale, seat: int, assigned: Event | None, scrolls: int) -> Phrase:
    """Who drives with what, from where to where."""
    if assigned is None:
        passed = any(event.kind == "turn_passed" for event in turn)
        crew = crew_name(g, turn[0].b, "start")
        return Phrase("recap-passes" if passed else "recap-turn", seat=seat_name(seat), crew=crew)
    v = assigned.a
    who: dict[str, Argument] = {"vehicle": vehicle_name(g, v, "start"), "value": assigned.b}
    steps = [(event, _scrolls_after(turn, place, scrolls)) for place, event in enumerate(turn) if _moves(event, v)]
    if not steps:
        return Phrase("recap-waits", **who)
    (first, before), (last, after) = steps[0], steps[-1]
    start, goal = _start_of(g, first, before), code_of(_column(g, last.b, after), lane_of(last.b))
    if start is None:
        return Phrase("recap-enters", goal=goal, **who)
    return Phrase("recap-drives", start=start, goal=goal, **who)


def _start_of(g: State, step: Event, scrolls: int) -> str | None:
    """Where a step began, by its direction (TR-GEO-06); none where it led onto the road."""
    lane = lane_of(step.b) - lane_change(step.c)
    ahead = 2 * _column(g, step.b, scrolls) + lane_of(step.b) % 2 - progress_change(step.c)
    column = (ahead - lane % 2) // 2
    inside = step.kind == "stepped" and 0 <= lane < LANES and column >= _rear(g, scrolls)
    return code_of(column, lane) if inside else None


def _moves(event: Event, v: int) -> bool:
    return event.kind in MOVES and event.a == v


def _scrolls_after(turn: Tale, place: int, scrolls: int) -> int:
    return scrolls + sum(event.kind == "scrolled" for event in turn[place:])


def _rear(g: State, scrolls: int) -> int:
    """The rear column of the board some tiles ago, counted from the start of the race."""
    return TILE_COLUMNS * (g.tile_number - scrolls - FIRST_TILES)


def _column(g: State, space: int, scrolls: int) -> int:
    """The column of a space as it was called some tiles ago: the numbers of spaces are used again."""
    rear = _rear(g, scrolls)
    return rear + (space // LANES - rear) % COLUMNS


def _part(g: State, turn: Tale, place: int, event: Event) -> Phrase | None:
    """What an event adds to the line."""
    match event.kind:
        case "command":
            return Phrase("recap-command", command=command_name(event.b))
        case "slam":
            return Phrase("recap-rams", other=vehicle_name(g, event.b))
        case "hit" | "missed":
            return Phrase(f"recap-{event.kind}", other=vehicle_name(g, event.b))
        case "revealed" if Hazard.NONE < event.c < len(HAZARDS):
            return Phrase("recap-reveals", token=Phrase(f"lying-{HAZARDS[event.c]}"))
        case "rerolled":
            larger = _is_larger(g, turn[:place], event.a)
            return Phrase("recap-reroll-larger" if larger else "recap-reroll", crew=crew_name(g, event.a))
        case "damage_drawn":
            return Phrase("recap-damage", vehicle=vehicle_name(g, event.a), damage=damage_name(event.b))
        case "broken":
            return Phrase("recap-breaks", vehicle=vehicle_name(g, event.a))
        case "eliminated":
            return loss(g, turn, place)
        case "player_out":
            return Phrase("recap-out", crew=crew_name(g, event.a))
        case "won":
            return Phrase("recap-wins", seat=seat_name(event.a))
    return None


def _is_larger(g: State, before: Tale, crew: int) -> bool:
    """Whether a crew demands a reroll because its vehicle is the larger one in the slam (TR-SLM-04)."""
    slam = next((event for event in reversed(before) if event.kind == "slam"), None)
    if slam is None or min(slam.a, slam.b) < 0:
        return False
    large, small = sorted((slam.a, slam.b), key=lambda v: -g.vehicles[v].size)
    return g.vehicles[large].size > g.vehicles[small].size and _owner(g, large) == g.crews[crew].seat


def _ways(turn: Tale) -> list[Way]:
    ways: dict[int, list[int]] = {}
    for event in turn:
        if event.kind in MOVES:
            ways.setdefault(event.a, []).append(event.b)
    return [Way(vehicle, places) for vehicle, places in ways.items()]
