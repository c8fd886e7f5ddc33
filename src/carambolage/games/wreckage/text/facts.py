"""What clients are told of Wreckage beyond views: names, sizes, numbers on cards, and what events are about."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from carambolage.engine.client_facts import ClientFacts, Constant
from carambolage.engine.match.event import Event
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.names.components import OBSTACLE_TOKENS as TOKENS
from carambolage.games.wreckage.names.components import VEHICLES, WEAPONS, Face, Icon, Reach
from carambolage.games.wreckage.names.things import CANS_TO_WIN, Cause, Direction, How, Out, Reason, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import (
    DAMAGE_IDS,
    DEGREES,
    EQUIPMENT_IDS,
    OBSTACLE_IDS,
    PLAY_IDS,
    TOKEN_IDS,
    VEHICLE_IDS,
    equipment_numbers,
)
from carambolage.games.wreckage.text.previews import ArenaPreview
from carambolage.games.wreckage.text.recap import recap
from carambolage.games.wreckage.turn.card_uses import WIDEST
from carambolage.games.wreckage.turn.end_of_game import last_turn
from carambolage.games.wreckage.turn.seats import cans_of, living

MOST_CANS_PERCENT = 33
ICON_IDS = Icon.ids()
# The kinds of events that each sentence of a chapter is about.
CHAPTERS = {
    "rules-setup": (
        *("vehicle_chosen", "", "start_player equipped", "", "can_placed obstacle_placed", "car_placed"),
        "speed_chosen starts_at",
    ),
    "rules-planning": ("turn_begins planned", "", "", "turn_ends", ""),
    "rules-initiative": ("phase_begins ranked_for_phase", "", ""),
    "rules-action": ("action_begins card_shown no_card applied declined no_effect", ""),
    "rules-cards": ("speed_changed", "turned", "hairpin", "", "jumped"),
    "rules-driving": ("moved", "", "held", ""),
    "rules-cans": ("can_taken", "can_moved"),
    "rules-collisions": ("collided", "", "", "", "blocked"),
    "rules-firing": ("", "", "", "fired"),
    "rules-damage": ("damage_card no_damage", "hits", "", "card_lost spun", "reshuffled"),
    "rules-destruction": ("destroyed can_dropped can_gone", "", ""),
    "rules-repair": ("repaired", ""),
    "rules-equipment": ("plated", "ram", "", "mine_laid mine_exploded", "", ""),
    "rules-obstacles": ("", "pushed thrown pump_exploded on_fire", "burns", "douses fire_out"),
    "rules-variants": ("", "came_back waits"),
    "rules-end": ("won", "gave_up", "drawn"),
}
ABOUT: dict[str, str | Callable[[Event], str]] = {
    "vehicle_chosen": lambda event: f"vehicle-{VEHICLE_IDS[event.b]}",
    "equipped": lambda event: f"equipment-{EQUIPMENT_IDS[event.b]}",
    "card_shown": lambda event: f"card-{PLAY_IDS[event.d]}",
    "applied": lambda event: f"card-{PLAY_IDS[event.b]}",
    "fired": lambda event: f"equipment-{EQUIPMENT_IDS[event.c]}",
    "damage_card": lambda event: f"damage-{DAMAGE_IDS[event.b]}",
    "declined": "rules-action",
    "no_effect": "rules-action",
    "speed_changed": "rules-cards",
    "hairpin": "term-hairpin",
    "turned": "rules-cards",
    "blocked": "rules-collisions",
    "moved": "rules-driving",
    "jumped": "card-jump",
    "held": "rules-driving",
    "can_taken": "rules-cans",
    "can_moved": "rules-obstacles",
    "collided": "rules-collisions",
    "ram": "equipment-ram",
    "plated": "equipment-steel_plating",
    "mine_laid": "equipment-mine_dropper",
    "mine_exploded": "equipment-mine_dropper",
    "hits": "term-hit",
    "no_damage": lambda event: "term-handling" if event.b == Cause.WEAPON else "rules-damage",
    "card_lost": "icon-permanent",
    "spun": "icon-spin",
    "reshuffled": "icon-reshuffle",
    "destroyed": "rules-destruction",
    "can_dropped": "rules-destruction",
    "can_gone": "rules-destruction",
    "repaired": "term-repair",
    "pushed": "obstacle-wreck",
    "thrown": "obstacle-burning_barrels",
    "pump_exploded": "obstacle-fuel_pump",
    "on_fire": "obstacle-burning_tyres",
    "burns": "state-burning",
    "douses": "state-dousing",
    "fire_out": "state-dousing",
    "came_back": "rules-variants",
    "waits": "rules-variants",
    "won": "rules-end",
    "drawn": "rules-end",
}


class ShapeFacts(Struct):
    """The outline of a piece: an octagon with half widths a and b, or a rectangle of half length a, half width b."""

    octagon: bool
    a: int
    b: int


class VehicleFacts(Struct):
    """The values printed on a vehicle."""

    acceleration: int
    handling: int
    structure: int
    specials: list[str]


class WeaponFacts(Struct):
    """The values printed on a weapon."""

    attack: int
    long: bool
    abilities: int


class DamageFacts(Struct):
    """What a damage card shows."""

    points: int
    icon: str


class PackFacts(Struct):
    """What a client draws of a pack."""

    car: ShapeFacts
    can: ShapeFacts
    mine: ShapeFacts
    ranges: list[int]
    obstacles: dict[str, ShapeFacts]
    colours: dict[str, str]
    vehicles: dict[str, VehicleFacts]
    weapons: dict[str, WeaponFacts]
    damage: dict[str, DamageFacts]


def pack_facts(t: Tables, folder: Path) -> PackFacts:
    """Sizes and values of a pack."""
    return PackFacts(
        car=_shape(t, OutlineOf.CAR),
        can=_shape(t, OutlineOf.CAN),
        mine=_shape(t, OutlineOf.MINE),
        ranges=list(t.ranges),
        obstacles={name: _shape(t, OutlineOf.TOKEN + kind % TOKENS) for kind, name in enumerate(OBSTACLE_IDS)},
        colours=_colours(folder),
        vehicles={VEHICLE_IDS[vehicle]: _vehicle(t, vehicle) for vehicle in range(VEHICLES)},
        weapons={
            EQUIPMENT_IDS[kind]: WeaponFacts(t.attack[kind], t.reach[kind] == Reach.LONG, t.ability[kind])
            for kind in range(WEAPONS)
        },
        damage={
            name: DamageFacts(t.damage_points[kind], ICON_IDS[t.damage_icon[kind]])
            for kind, name in enumerate(DAMAGE_IDS)
        },
    )


def _colours(folder: Path) -> dict[str, str]:
    decks = tomllib.loads((folder / "steering.toml").read_text(encoding="utf-8"))["deck"]
    return {deck["id"]: deck["colour"] for deck in decks}


def _shape(t: Tables, which: int) -> ShapeFacts:
    outline = t.outlines[which]
    return ShapeFacts(outline.round != 0, outline.a, outline.b)


def _vehicle(t: Tables, vehicle: int) -> VehicleFacts:
    basic = PLAY_IDS.index("jump")
    specials = [PLAY_IDS[basic + special] for special in t.special[vehicle // 2]]
    return VehicleFacts(t.acceleration[vehicle], t.handling[vehicle], t.structure[vehicle], specials)


def numbers(t: Tables) -> dict[str, dict[str, int]]:
    """The numbers on equipment and damage cards, by the message that says them."""
    cards = {f"equipment-{name}": equipment_numbers(t, kind) for kind, name in enumerate(EQUIPMENT_IDS)}
    damage = zip(DAMAGE_IDS, t.damage_points, t.damage_icon, strict=True)
    cards |= {f"damage-{name}": {"points": points, "icon": icon} for name, points, icon in damage}
    return {message: values for message, values in cards.items() if values}


def about(event: Event) -> str | None:
    """The message that explains an event: the card, the weapon, the obstacle it is about."""
    if event.kind == "applied" and event.b < 0:
        return "card-repeat"
    explains = ABOUT.get(event.kind)
    return explains(event) if callable(explains) else explains


def progress(g: State, t: Tables) -> float:
    """The most cans of one living player, the cars destroyed or the turns finished, whichever is most (WK-END-11)."""
    if g.over:
        return 1.0
    cans = max((cans_of(g, seat) for seat in range(g.seats)), default=0)
    fallen = 100 * (g.seats - living(g)) // (g.seats - 1)
    turns = 100 * max(0, g.turn - 1) // last_turn(g)
    return min(99, max(MOST_CANS_PERCENT * min(cans, CANS_TO_WIN), fallen, turns)) / 100


def constants() -> dict[str, Constant]:
    """The names of all things by their numbers."""
    return {
        "VEHICLES": VEHICLE_IDS,
        "TOKENS": TOKEN_IDS,
        "EQUIPMENT": EQUIPMENT_IDS,
        "DAMAGE": DAMAGE_IDS,
        "OBSTACLES": OBSTACLE_IDS,
        "PLAYS": PLAY_IDS,
        "CAUSES": Cause.ids(),
        "DIRECTIONS": Direction.ids(),
        "SIDES": Side.ids(),
        "HOWS": How.ids(),
        "OUTS": Out.ids(),
        "REASONS": Reason.ids(),
        "FIRST_SPECIAL": Face.FIRST_SPECIAL,
        "NO_CARD": Face.EMPTY,
        "DEGREES": DEGREES,
        "WIDEST": WIDEST,
        "CANS_TO_WIN": CANS_TO_WIN,
    }


CLIENT = ClientFacts(
    constants=constants,
    glossary=("vehicle", "card", "equipment", "damage", "obstacle", "ability", "state", "icon", "layout", "term"),
    chapters=CHAPTERS,
    openings=("start_player",),
    headings=("turn_begins", "phase_begins", "action_begins", "turn_ends"),
    accents=("collided", "destroyed", "can_taken"),
    highlights={
        "clash": ("collided", "mine_exploded"),
        "loss": ("destroyed", "gave_up"),
        "prize": ("can_taken",),
        "finish": ("won", "drawn"),
    },
    numbers=numbers,
    pack=pack_facts,
    preview=ArenaPreview,
    recap=recap,
    about=about,
    progress=progress,
)
