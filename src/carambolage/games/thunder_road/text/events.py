"""The log: a sentence for every kind of event worth a line.

Spaces are told by their lane only: columns wrap when the board scrolls, so an old event's column would be told wrong.
"""

from collections.abc import Callable

from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.thunder_road.ground.grid import lane_of
from carambolage.games.thunder_road.names.things import Card, Command, Hazard
from carambolage.games.thunder_road.pack_reading.road import SIDES
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.text.cards import (
    card_name,
    card_text,
    command_name,
    condition_name,
    condition_text,
    effect_name,
    effect_text,
    german_name,
    leader_name,
)
from carambolage.games.thunder_road.text.naming import (
    crew_name,
    damage_name,
    fire_face,
    shot_face,
    slam_face,
    vehicle_name,
    way_name,
)
from carambolage.games.thunder_road.text.terms import HAZARDS, LANES
from carambolage.games.thunder_road.text.wording import PARTS, WHISPERED, wording_of

Details = dict[str, Argument]
Part = Callable[[State, Tables, int], Details]

DECKS = {Card.AIRSTRIKE: "advanced_airstrikes", Card.BOUNTY: "bounties", Card.ONE_SHOT: "one_shots"}


def sentence(g: State, t: Tables, happened: Event) -> Phrase | None:
    """An event as a sentence in the present tense; none for what other sentences tell already."""
    if happened.kind not in PARTS:
        return None
    details: Details = {}
    for name, value in zip(PARTS[happened.kind].split(), _values(g, happened), strict=False):
        if name in WORDINGS:
            details.update(WORDINGS[name](g, t, value))
        elif name != "-":
            details[name] = value
    if happened.kind == "hand_dealt":
        details = _dealt(g, t, happened)
    return Phrase(f"event-{wording_of(g, happened)}", **details)


def _values(g: State, happened: Event) -> tuple[int, ...]:
    """What an event carries, in the order in which `PARTS` names it; a secret stands in the last place."""
    if happened.kind == "bonus_command_dealt":
        return happened.a, happened.b if g.house.bonus_commands_public else happened.secret
    if happened.kind in WHISPERED:
        return happened.a, happened.b, happened.secret
    return happened.a, happened.b, happened.c


def _dealt(g: State, t: Tables, happened: Event) -> Details:
    """A hand card: its owner is told which one."""
    told: Details = {"crew": crew_name(g, happened.a, "start")}
    if happened.secret < 0:
        return {**told, "deck": Phrase(f"deck-{DECKS[happened.b]}")}
    which = happened.b + happened.secret
    return {**told, "card": card_name(which), "text": card_text(t, which)}


def _vehicle(name: str, form: str) -> Part:
    return lambda g, t, value: {name: vehicle_name(g, value, form)} if value >= 0 else {}


def _named(name: str, maker: Callable[[int], Phrase]) -> Part:
    return lambda g, t, value: {name: maker(value)} if value >= 0 else {}


def _token(g: State, t: Tables, value: int) -> Details:
    return {"token": Phrase(f"lying-{HAZARDS[value]}")} if Hazard.NONE < value < len(HAZARDS) else {}


def _german(g: State, t: Tables, value: int) -> Details:
    shot, move = shot_face(t.german_shot[value]), t.german_move[value]
    return {"card": german_name(value), "value": move, "shot": shot}


WORDINGS: dict[str, Part] = {
    "seat": lambda g, t, value: {"seat": seat_name(value)},
    "seat_of": lambda g, t, value: {"seat": seat_name(g.crews[value].seat), "crew": crew_name(g, value)},
    "crew": lambda g, t, value: {"crew": crew_name(g, value, "start")},
    "crew_inside": lambda g, t, value: {"crew": crew_name(g, value)},
    "owner": lambda g, t, value: {"crew": crew_name(g, value, "of")},
    "vehicle": _vehicle("vehicle", "start"),
    "vehicle_inside": _vehicle("vehicle", "inside"),
    "vehicle_of": _vehicle("vehicle", "of"),
    "other": _vehicle("other", "inside"),
    "other_to": _vehicle("other", "to"),
    "second": _named("second", damage_name),
    "lane": lambda g, t, value: {"lane": LANES[lane_of(value)]} if value >= 0 else {},
    "way": _named("way", way_name),
    "damage": _named("damage", damage_name),
    "fire": _named("face", fire_face),
    "shot": _named("face", shot_face),
    "slam": _named("face", slam_face),
    "token": _token,
    "laid": lambda g, t, value: _token(g, t, value - 1),
    "command": _named("command", command_name),
    "rig_command": _named("command", lambda value: command_name(100 + value)),
    "bonus": _named("command", lambda value: command_name(Command.BONUS + value)),
    "effect": lambda g, t, value: {"effect": effect_name(value), "text": effect_text(t, value)},
    "condition": lambda g, t, value: {"condition": condition_name(value), "text": condition_text(t, value)},
    "tile": _named("tile", lambda value: Phrase(f"tile-{SIDES[value]}")),
    "leader": _named("leader", leader_name),
    "card": _named("card", card_name),
    "upgrade": _named("card", lambda value: card_name(Card.UPGRADE + value)),
    "german": _german,
}
