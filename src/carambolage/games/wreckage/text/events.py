"""The log: a sentence for every kind of event worth a line; and the outcome of a finished game."""

from collections.abc import Callable

from carambolage.engine.game import Result
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.wreckage.equipment.owned import structure_of
from carambolage.games.wreckage.names.components import Obstacle
from carambolage.games.wreckage.names.things import NOBODY, OBSTACLES, Reason, Way
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import (
    GEAR_IDS,
    ICON_IDS,
    bits,
    cause_name,
    damage_name,
    direction_name,
    equipment_name,
    kind_name,
    listing,
    obstacle_met,
    play_name,
    players,
    spaces,
    vehicle_name,
)
from carambolage.games.wreckage.turn.end_of_game import rank_of
from carambolage.games.wreckage.turn.seats import cans_of

Details = dict[str, Argument]
Part = Callable[[State, Tables, Event, int], Details]
SILENT = {"can_placed", "obstacle_placed", "car_placed", "speed_chosen", "ranked_for_phase"}


def sentence(g: State, t: Tables, happened: Event) -> Phrase | None:
    """An event as a sentence in the present tense; nothing for what is seen on the table anyway."""
    if happened.kind in SILENT:
        return None
    special = SPECIAL.get(happened.kind)
    variant = special(happened) if special else ""
    return Phrase(f"event-{happened.kind}{'-' if variant else ''}{variant}", **sentence_parts(g, t, happened))


def sentence_parts(g: State, t: Tables, happened: Event) -> Details:
    """What the sentence of an event is made of."""
    values = (happened.a, happened.b, happened.c, happened.d, happened.e, happened.f)
    details: Details = {}
    for name, value in zip(PARTS[happened.kind].split(), values, strict=False):
        details.update(WORDINGS[name](g, t, happened, value) if name in WORDINGS else {name: value})
    return details


def _seat(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {} if value == NOBODY else {"seat": seat_name(value)}


def _person(name: str) -> Part:
    return lambda g, t, happened, value: {} if value == NOBODY else {name: seat_name(value)}


def _card(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"card": play_name(value)}


def _kind(name: str) -> Part:
    def named(g: State, t: Tables, happened: Event, value: int) -> Details:
        return {} if value == NOBODY else {name: kind_name(t, g.cars[happened.a].vehicle, value)}

    return named


def _ticks(g: State, t: Tables, happened: Event, value: int) -> Details:
    """An angle: a tick is two and a half degrees, to the left if it is positive."""
    degrees = abs(value) * 5
    return {"side": "left" if value >= 0 else "right", "whole": degrees // 2, "half": degrees % 2}


def _distance(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"spaces": spaces(value), "back": "yes" if value < 0 else "no"}


def _damage(g: State, t: Tables, happened: Event, value: int) -> Details:
    icon = ICON_IDS[t.damage_icon[value]]
    return {"card": damage_name(value), "points": t.damage_points[value], "icon": icon}


def _others(g: State, t: Tables, happened: Event, value: int) -> Details:
    """Everything that a car runs into: cars, obstacles, mines, the edge."""
    met = players(happened.b)
    kinds = [g.obstacles[index].kind for index in bits(happened.c, OBSTACLES)]
    met += [obstacle_met(Obstacle.FUEL_PUMP if kind == NOBODY else kind) for kind in kinds]  # only a pump is gone
    met += [Phrase("met-mine")] * happened.d.bit_count()
    met += [Phrase("met-edge")] * (happened.e != 0)
    return {"others": listing(met or [obstacle_met(Obstacle.WRECK)])}  # nothing but what a pushed wreck ran into


def _total(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"total": value, "structure": structure_of(g, t, happened.a)}


def _none(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {}


WORDINGS: dict[str, Part] = {
    "-": _none,
    "seat": _seat,
    "target": _person("target"),
    "culprit": _person("culprit"),
    "vehicle": lambda g, t, happened, value: {"vehicle": vehicle_name(value)},
    "equipment": lambda g, t, happened, value: {"equipment": equipment_name(value)},
    "weapon": lambda g, t, happened, value: {"weapon": equipment_name(value)},
    "card": _card,
    "kind": _kind("card"),
    "one": _kind("one"),
    "two": _kind("two"),
    "gear": lambda g, t, happened, value: {"gear": GEAR_IDS[value]},
    "ticks": _ticks,
    "distance": _distance,
    "damage": _damage,
    "cause": lambda g, t, happened, value: {"cause": cause_name(value)},
    "direction": lambda g, t, happened, value: {"direction": direction_name(value)},
    "others": _others,
    "total": _total,
    "seats": lambda g, t, happened, value: {"seats": listing(players(value))},
}
SPECIAL: dict[str, Callable[[Event], str]] = {
    "moved": lambda e: "turbo" if e.f == Way.TURBO else "",
    "mine_exploded": lambda e: "alone" if e.b == NOBODY else "",
    "destroyed": lambda e: "" if e.b in (NOBODY, e.a) else "by",
    "repaired": lambda e: "hit" if e.d == NOBODY else "card",
}
PARTS = {
    "start_player": "seat",
    "vehicle_chosen": "seat vehicle",
    "equipped": "seat equipment",
    "starts_at": "seat speed",
    "turn_begins": "turn",
    "planned": "seat",
    "phase_begins": "phase",
    "action_begins": "seat phase",
    "card_shown": "seat - - card",
    "no_card": "seat",
    "applied": "seat card",
    "declined": "seat card",
    "no_effect": "seat",
    "speed_changed": "seat speed gear old",
    "hairpin": "seat",
    "turned": "seat - - - ticks gear",
    "blocked": "seat",
    "moved": "seat - - - distance",
    "jumped": "seat - - - distance",
    "held": "seat",
    "can_taken": "seat - cans",
    "can_moved": "-",
    "mine_laid": "seat",
    "mine_exploded": "- seat",
    "collided": "seat - - - others number",
    "pushed": "- - - seat",
    "thrown": "- - - seat",
    "fired": "seat target weapon - direction",
    "damage_card": "seat damage",
    "ram": "seat",
    "plated": "seat points",
    "hits": "seat hits total cause",
    "no_damage": "seat cause",
    "card_lost": "seat kind",
    "spun": "seat",
    "reshuffled": "cards",
    "destroyed": "seat culprit",
    "can_dropped": "- - - seat",
    "can_gone": "-",
    "repaired": "seat one two kind",
    "pump_exploded": "- seat",
    "on_fire": "seat",
    "burns": "seat",
    "douses": "seat",
    "fire_out": "seat",
    "turn_ends": "turn",
    "came_back": "seat",
    "waits": "seat",
    "gave_up": "seat",
    "won": "seat",
    "drawn": "seats",
}


def result(g: State, t: Tables) -> Result:
    """Ranks, the cans of each seat, and who has won and why (WK-END-07, WK-END-12)."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    winners = tuple(seat for seat in range(g.seats) if (g.winners >> seat) & 1)
    return Result(ranking, tuple(cans_of(g, seat) for seat in range(g.seats)), winners, reason(g))


def reason(g: State) -> Phrase:
    """Why the game is over; a draw names those who share it (WK-END-12)."""
    name = f"end-{Reason.ids()[g.reason]}"
    winners = players(g.winners)
    if len(winners) == 1:
        return Phrase(name, player=winners[0])
    return Phrase(f"{name}-draw", players=listing(winners))
