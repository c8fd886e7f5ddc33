"""The log: a sentence for every kind of event; and the outcome of a finished game."""

from collections.abc import Callable

from carambolage.engine.game import Result
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.wreckage.names.things import (
    NOBODY,
    OBSTACLES,
    Cause,
    Direction,
    Play,
    Reason,
)
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import (
    damage_name,
    equipment_name,
    kind_name,
    listing,
    obstacle_name,
    play_name,
    players,
    speed_name,
    vehicle_name,
)
from carambolage.games.wreckage.turn.end_of_game import rank_of
from carambolage.games.wreckage.turn.seats import cans_of

Details = dict[str, Argument]
Part = Callable[[State, Tables, Event, int], Details]

TICK_TENTHS = 25  # a tick is 2.5 degrees
LENGTH = 1024
SILENT = {"can_placed", "obstacle_placed", "car_placed", "ranked_for_phase", "no_card", "action_begins", "turn_ends"}
CAUSE_IDS, DIRECTION_IDS, REASON_IDS = Cause.ids(), Direction.ids(), Reason.ids()


def sentence(g: State, t: Tables, happened: Event) -> Phrase | None:
    """An event as a sentence in the present tense; those that the board shows better have none."""
    if happened.kind in SILENT:
        return None
    details: Details = {}
    values = (happened.a, happened.b, happened.c, happened.d, happened.e, happened.f)
    for name, value in zip(PARTS[happened.kind].split(), values, strict=False):
        details.update(WORDINGS[name](g, t, happened, value) if name in WORDINGS else {name: value})
    wording = SPECIAL.get(happened.kind)
    variant = wording(happened) if wording else ""
    return Phrase(f"event-{happened.kind}{'-' if variant else ''}{variant}", **details)


def _seat(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"player": seat_name(value)}


def _other(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {} if value == NOBODY else {"other": seat_name(value)}


def _vehicle(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"vehicle": vehicle_name(value)}


def _equipment(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"equipment": equipment_name(value)}


def _play(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"card": play_name(value)}


def _kind(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"card": kind_name(t, g.cars[happened.a].vehicle, value)}


def _second_kind(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"second": kind_name(t, g.cars[happened.a].vehicle, value)}


def _gain(g: State, t: Tables, happened: Event, value: int) -> Details:
    if value == 0:
        return {"gain": Phrase("gain-hit")}
    return {"gain": Phrase("gain-card", card=kind_name(t, g.cars[happened.a].vehicle, value - 1))}


def _speed(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"speed": speed_name(value, happened.c)}


def _damage(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"damage": damage_name(value), "points": t.damage_points[value]}


def _ticks(g: State, t: Tables, happened: Event, value: int) -> Details:
    tenths = abs(value) * TICK_TENTHS
    whole, rest = divmod(tenths, 10)
    return {"degrees": f"{whole}.{rest}" if rest else str(whole), "side": "left" if value > 0 else "right"}


def _distance(g: State, t: Tables, happened: Event, value: int) -> Details:
    whole, rest = divmod(abs(value) * 10 // LENGTH, 10)
    return {"spaces": f"{whole}.{rest}" if rest else str(whole), "way": "back" if value < 0 else "ahead"}


def _direction(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"direction": DIRECTION_IDS[value]}


def _cause(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"cause": CAUSE_IDS[value]}


def _reason(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"reason": Phrase(f"reason-{REASON_IDS[value]}")}


def _drawers(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"players": listing(players(value))}


def _met(g: State, t: Tables, happened: Event, value: int) -> Details:
    """What was struck: cars, obstacles, mines, the edge."""
    met = players(happened.b)
    met += [_obstacle_or_gone(g, index) for index in range(OBSTACLES) if (happened.c >> index) & 1]
    met += [Phrase("thing-mine")] if happened.d else []
    met += [Phrase("thing-edge")] if happened.e else []
    return {"met": listing(met), "cards": happened.f}


def _obstacle_or_gone(g: State, obstacle: int) -> Phrase:
    """An obstacle by name; one that has left the table by now is just an obstacle."""
    return Phrase("thing-obstacle") if g.obstacles[obstacle].kind == NOBODY else obstacle_name(g, obstacle)


def _obstacle(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"obstacle": _obstacle_or_gone(g, value)}


def _none(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {}


WORDINGS: dict[str, Part] = {
    "seat": _seat,
    "other": _other,
    "vehicle": _vehicle,
    "equipment": _equipment,
    "play": _play,
    "kind": _kind,
    "second": _second_kind,
    "gain": _gain,
    "new_speed": _speed,
    "damage": _damage,
    "ticks": _ticks,
    "distance": _distance,
    "direction": _direction,
    "cause": _cause,
    "reason": _reason,
    "players": _drawers,
    "met": _met,
    "obstacle": _obstacle,
    "-": _none,
}
SPECIAL: dict[str, Callable[[Event], str]] = {
    "no_effect": lambda e: "repeat" if e.b == Play.NONE else "",
    "declined": lambda e: "repeat" if e.b == Play.NONE else "",
    "mine_exploded": lambda e: "alone" if e.b == NOBODY else "",
    "destroyed": lambda e: "by" if e.b not in (NOBODY, e.a) else "",
}
PARTS = {
    "start_player": "seat",
    "vehicle_chosen": "seat vehicle",
    "equipped": "seat equipment",
    "speed_chosen": "seat",
    "starts_at": "seat speed",
    "turn_begins": "turn",
    "planned": "seat",
    "phase_begins": "phase",
    "card_shown": "seat - - play",
    "applied": "seat play",
    "declined": "seat play",
    "no_effect": "seat play",
    "speed_changed": "seat new_speed",
    "hairpin": "seat",
    "turned": "seat - - - ticks",
    "blocked": "seat",
    "moved": "seat - - - distance",
    "jumped": "seat - - - distance",
    "held": "seat",
    "can_taken": "seat - cans",
    "can_moved": "-",
    "mine_laid": "seat",
    "mine_exploded": "- other",
    "collided": "seat met",
    "pushed": "obstacle - - other",
    "thrown": "obstacle - - other",
    "fired": "seat other equipment - direction",
    "damage_card": "seat damage",
    "ram": "seat",
    "plated": "seat points",
    "hits": "seat hits total cause other",
    "no_damage": "seat cause other",
    "card_lost": "seat kind",
    "spun": "seat",
    "reshuffled": "-",
    "destroyed": "seat other",
    "can_dropped": "- - - seat",
    "can_gone": "-",
    "repaired": "seat kind second gain",
    "card_back": "seat kind",
    "pump_exploded": "- other",
    "on_fire": "seat",
    "burns": "seat",
    "douses": "seat",
    "fire_out": "seat",
    "came_back": "seat",
    "waits": "seat",
    "gave_up": "seat",
    "won": "seat reason",
    "drawn": "players reason",
}


def result(g: State, t: Tables) -> Result:
    """Ranks, cans and winners (WK-END-07, WK-END-12)."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    winners = tuple(seat for seat in range(g.seats) if (g.winners >> seat) & 1)
    scores = tuple(cans_of(g, seat) for seat in range(g.seats))
    return Result(ranking, scores, winners, Phrase(f"reason-{REASON_IDS[g.reason]}"))
