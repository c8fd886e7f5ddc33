"""What clients are told of Thunder Road beyond views: names, numbers on cards, tiles, and what events are about."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean

from msgspec import Struct

from carambolage.engine.client_facts import ClientFacts, Constant
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.names.cards import CARD_KINDS
from carambolage.games.thunder_road.options import CARDS
from carambolage.games.thunder_road.pack_reading.cards import GERMAN, UPGRADES
from carambolage.games.thunder_road.pack_reading.crews import CREWS as CREW_PARTS
from carambolage.games.thunder_road.pack_reading.dice import COUNTS, DIRECTIONS, FIRES, SHOTS, SLAMS
from carambolage.games.thunder_road.pack_reading.leaders import LEADERS, POWERS
from carambolage.games.thunder_road.pack_reading.road import ALWAYS, CONDITIONS, TERRAINS
from carambolage.games.thunder_road.pack_reading.tokens import ONGOING
from carambolage.games.thunder_road.state import COLUMNS, CREW_VEHICLES, FIRST_WRECK, LANES, TILE_COLUMNS, State, Tables
from carambolage.games.thunder_road.text.cards import (
    RIG_NAMES,
    card_name,
    card_text,
    command_name,
    command_text,
    condition_name,
    condition_text,
    effect_name,
    effect_text,
    leader_name,
)
from carambolage.games.thunder_road.text.naming import (
    COMMANDS,
    CREWS,
    DAMAGE,
    HAZARDS,
    REASONS,
    RIG_COMMANDS,
    absolute_column,
)
from carambolage.games.thunder_road.text.previews import RoadPreview
from carambolage.games.thunder_road.text.recap import recap
from carambolage.games.thunder_road.text.seen.road import first_column

HOME = Path(__file__).parents[1] / "pack"
OPEN_CARDS = "road_conditions"
LEAST_LENGTH, UNSEEN_LENGTH = 64, 40
# The kinds of events that each sentence of a chapter is about.
CHAPTERS = {
    "rules-goal": ("", "scrolled", "finish_line"),
    "rules-round": (
        "dice_rolled first_player round_begins road_die die_set",
        "turn_begins turn_passed",
        "",
        "start_tile",
    ),
    "rules-assign": ("assigned cards_or_dice", "", ""),
    "rules-commands": (
        *("chopper_placed chopper_back", "", "drifted", "repaired jury_rigged runs_again"),
        "command_placed token_placed command",
    ),
    "rules-moving": ("moves stepped moved flew slid jumped stopped stunt_die", "", "", "bonus_taken"),
    "rules-hazards": (
        "revealed token_gone token_laid token_swapped peeked hazards_laid",
        *("wreck_appears", "quake sand_worm"),
    ),
    "rules-slams": ("slam", "slam_dice rerolled direction_die", "pushed", ""),
    "rules-shooting": ("shot missiles", "shooting_die missed", "hit"),
    "rules-damage": ("damage_drawn minor_damage damage_ignored shrapnel", "broken", "eliminated"),
    "rules-fire": ("fire_die caught_fire fire_out", "ongoing_effect"),
    "rules-crews": ("crew_chosen", "rig_damaged rig_repaired steered", ""),
    "rules-cards": (
        "",
        "leaders_dealt leader_chosen upgrades_dealt upgrade_fitted hand_dealt bonus_command_dealt condition_shown",
        "cards_drawn",
        "card_used card_revealed scrap hexed cancelled reaction_passed",
    ),
    "rules-end": ("player_out gave_up", "won drawn_game"),
}


class GermanCard(Struct):
    """A German Engineering card: its value as a movement die, and its face as a shooting die."""

    move: int
    shot: str


class Side(Struct):
    """A side of a tile: the ground of each space, and the spaces with a hazard symbol, by column and then lane."""

    ground: list[int]
    symbols: list[int]


class PackFacts(Struct):
    """What a client draws of a pack.

    `average_roll` is what all movement dice of a crew show together on average; `german` goes by the cards' ids.
    """

    colours: dict[str, str]
    average_roll: dict[str, float]
    german: dict[str, GermanCard]
    sides: list[Side]


def pack_facts(t: Tables, folder: Path) -> PackFacts:
    """Colours, dice, cards and tiles of a pack."""
    rolls = {"cars": t.car_die, "big_rig": t.rig_die, "final_five": t.bike_die}
    return PackFacts(
        colours=dict(zip(CREWS, _colours(folder), strict=True)),
        average_roll={crew: COUNTS[kind] * mean(rolls[kind]) for crew, (kind, _) in CREW_PARTS.items()},
        german={name: GermanCard(t.german_move[n], SHOTS[t.german_shot[n]]) for n, name in enumerate(GERMAN)},
        sides=[
            Side(list(ground), [space for space, spot in enumerate(spots) if spot == ALWAYS])
            for ground, spots in zip(t.ground, t.spots, strict=True)
        ],
    )


def _colours(folder: Path) -> tuple[str, ...]:
    crews = tomllib.loads((folder / "crews.toml").read_text(encoding="utf-8"))["crew"]
    return tuple(crew["colour"] for crew in crews)


def numbers(t: Tables) -> dict[str, dict[str, int]]:
    """The numbers on cards, commands and terrains, by the message that says them."""
    texts = {
        **{card_name(card).message: card_text(t, card) for card in range(CARD_KINDS)},
        **{command_name(command).message: command_text(t, command) for command in range(len(COMMANDS))},
        **{effect_name(effect).message: effect_text(t, effect) for effect in range(len(ONGOING))},
        **{condition_name(condition).message: condition_text(t, condition) for condition in range(len(CONDITIONS))},
    }
    told = {message: dict(_numbers_in(text)) for message, text in texts.items() if text.arguments}
    return told | {f"terrain-{name}": {"cost": cost} for name, cost in zip(TERRAINS, t.cost, strict=True)}


def _numbers_in(text: Phrase) -> Iterator[tuple[str, int]]:
    for name, value in text.arguments.items():
        if isinstance(value, Phrase):
            yield from _numbers_in(value)
        elif isinstance(value, int):
            yield name, value


def hazard_message(hazard: str) -> str:
    """The message that explains a token."""
    return f"piece-{hazard}" if hazard.startswith("controlled") else f"hazard-{hazard.removeprefix('loose_')}"


ABOUT: dict[str, str | Callable[[Event], str]] = {
    "revealed": lambda event: hazard_message(HAZARDS[event.c]),
    "token_gone": lambda event: hazard_message(HAZARDS[event.b]),
    "damage_drawn": lambda event: f"damage-{DAMAGE[event.b]}",
    "minor_damage": "damage-minor",
    "ongoing_effect": lambda event: effect_name(event.b).message,
    "command": lambda event: command_name(event.b).message,
    "command_placed": lambda event: command_name(event.b).message,
    "rig_damaged": lambda event: f"command-{RIG_COMMANDS[event.b]}",
    "chopper_placed": "vehicle-chopper",
    "chopper_back": "vehicle-chopper",
    "caught_fire": "piece-fire_ring",
    "fire_die": "piece-fire_ring",
    "stopped": "terrain-goo",
    "jumped": "terrain-ramp",
    "quake": "hazard-quake",
    "sand_worm": "hazard-sand_worm",
    "wreck_appears": "piece-wreck",
    "finish_line": "place-finish",
    "leader_chosen": lambda event: leader_name(event.b).message,
    "upgrade_fitted": lambda event: f"upgrade-{tuple(UPGRADES)[event.b]}",
    "card_used": lambda event: card_name(event.b).message,
}


def about(event: Event) -> str | None:
    """The message that explains an event: the token, the card, the command or the ground it is about."""
    found = ABOUT.get(event.kind)
    return found(event) if callable(found) else found


def is_open(g: State) -> bool:
    """Whether no expansion gives a player something that others may not see."""
    return not any(getattr(g.house, name) for name in CARDS if name != OPEN_CARDS)


def progress(g: State, t: Tables) -> float:
    """How far the foremost vehicle has come on the way to the Finish Line, or to where it may be."""
    if g.over:
        return 1.0
    spaces = [vehicle.space for vehicle in g.vehicles[:FIRST_WRECK] if vehicle.space >= 0]
    leader = max((absolute_column(g, space) for space in spaces), default=0)
    rear = first_column(g)
    length = rear + COLUMNS if g.final else max(LEAST_LENGTH, rear + UNSEEN_LENGTH)
    return min(0.99, leader / length)


def constants() -> dict[str, Constant]:
    """The names of all things by their numbers, and the colours of the game's own pack."""
    return {
        "LANES": LANES,
        "COLUMNS": COLUMNS,
        "TILE_COLUMNS": TILE_COLUMNS,
        "CREW_VEHICLES": CREW_VEHICLES,
        "FIRST_WRECK": FIRST_WRECK,
        "FIRST_RIG_COMMAND": RIG_NAMES,
        "CREWS": CREWS,
        "DIRECTIONS": DIRECTIONS,
        "REASONS": REASONS,
        "SLAMS": SLAMS,
        "SHOTS": SHOTS,
        "FIRES": FIRES,
        "TERRAINS": TERRAINS,
        "HAZARDS": HAZARDS,
        "HAZARD_MESSAGES": tuple(map(hazard_message, HAZARDS)),
        "DAMAGE": DAMAGE,
        "COMMANDS": COMMANDS,
        "COMMAND_MESSAGES": tuple(command_name(command).message for command in range(len(COMMANDS))),
        "RIG_COMMANDS": RIG_COMMANDS,
        "LEADERS": tuple(LEADERS),
        "POWERS": tuple(POWERS),
        "UPGRADES": tuple(UPGRADES),
        "GERMAN": GERMAN,
        "COLOURS": _colours(HOME),
    }


CLIENT = ClientFacts(
    constants=constants,
    glossary=(
        *("terrain", "hazard", "damage", "ongoing", "vehicle", "command", "leader", "power", "upgrade", "condition"),
        *("airstrike", "bounty", "one_shot", "bonus"),
    ),
    chapters=CHAPTERS,
    openings=("first_player",),
    headings=("round_begins", "turn_begins"),
    highlights={
        "clash": ("slam",),
        "loss": ("eliminated", "player_out"),
        "finish": ("finish_line", "won", "drawn_game"),
    },
    numbers=numbers,
    pack=pack_facts,
    preview=RoadPreview,
    recap=recap,
    about=about,
    is_open=is_open,
    progress=progress,
)
