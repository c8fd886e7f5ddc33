"""What clients are told of Road Kill Rally beyond views: names, numbers, tiles, cars, and the chapter of each event."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from carambolage.engine.client_facts import ClientFacts, Constant
from carambolage.engine.match.event import Event
from carambolage.games.road_kill_rally.damage.wipe_out import MOST_TOKENS
from carambolage.games.road_kill_rally.names.things import (
    ORDINARY_TILES,
    Accessory,
    Block,
    Colour,
    Hazard,
    Means,
    Mode,
    Phase,
    Purpose,
    Rally,
    Skill,
    Source,
)
from carambolage.games.road_kill_rally.pack_reading.parts import CAR_IDS, CLASS_IDS
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.text.naming import SLOT_IDS
from carambolage.games.road_kill_rally.text.previews import RallyPreview
from carambolage.games.road_kill_rally.text.printed import accessory_numbers, card_numbers, skill_numbers
from carambolage.games.road_kill_rally.text.recap import HEADINGS, recap

# The kinds of events that each sentence of a chapter is about.
CHAPTERS = {
    "rules-setup": (
        *("start_seat mounted on_pole", "skill_dealt skill_chosen", "race_begins", ""),
        *("tile_drawn tile_refused tile_placed tile_removed", ""),
    ),
    "rules-round": ("round_begins phase_begins", "", "", "drew reshuffled"),
    "rules-cards": ("spent played", ""),
    "rules-speed": ("", "move_begins speed_set", "stepped"),
    "rules-checks": ("checked", "", "", "played_safe", "rolled"),
    "rules-hazards": ("", "barricade", "", "", "oil_gone oil_laid"),
    "rules-collisions": ("collided", "speed_changed", "put_back", ""),
    "rules-targets": ("tried declined", "scored missed", "", "aimed"),
    "rules-damage": ("reduced defended lost escaped", "gave", "", ""),
    "rules-wipe_out": ("wiped_out lost_accessory took_wipe", "", ""),
    "rules-combat": ("passed attacked", "", "", "took_shot", "retaliated"),
    "rules-pits": ("pit_stop drew_accessory", ""),
    "rules-end": ("crossed race_ends", "countdown", "coin ranked", "left"),
    "rules-variants": ("out_of_race", "", "teamed", ""),
}
ABOUT: dict[str, str | Callable[[Event], str]] = {
    "skill_chosen": lambda event: f"skill-{Skill.ids()[event.b]}",
    "mounted": lambda event: f"accessory-{Accessory.ids()[event.c]}",
    "tile_drawn": lambda event: f"tile-{TILE_IDS[event.b]}",
    "tile_placed": lambda event: f"tile-{TILE_IDS[event.b]}",
    "played": lambda event: f"card-{Rally.ids()[event.b]}",
    "defended": lambda event: f"card-{Rally.ids()[event.b]}",
    "checked": "glossary-check",
    "played_safe": "glossary-safe",
    "tried": "glossary-bowl_over",
    "aimed": "glossary-tag",
    "barricade": "hazard-barricade",
    "oil_gone": "hazard-oil_token",
    "oil_laid": "hazard-oil_token",
    "attacked": lambda event: _means(event.c),
    "retaliated": lambda event: "accessory-spiked_hull" if event.c == Purpose.SPIKES else "card-return_fire",
    "put_back": "state-flight",
    "wiped_out": "state-wiped_out",
    "out_of_race": "state-out",
    "took_wipe": "token-wipe_out",
    "took_shot": "token-shoot",
    "crossed": "token-place",
    "lost_accessory": lambda event: f"accessory-{Accessory.ids()[event.b]}",
}
HAZARDS = ("oil", "rock", "cow", "fire")


def _means(means: int) -> str:
    """The message that explains what an attack is made with."""
    if means >= Means.WEAPON:
        return "skill-slingshot" if means == Means.SLINGSHOT else "slot-weapon"
    return f"card-{Rally.ids()[means]}"


class CarFacts(Struct):
    """How a pack paints a car."""

    colour: str
    letter: str


class TileFacts(Struct):
    """A tile as it is printed: the shapes of its blocks, and each row's colours, targets and hazards, lane 1 to 3."""

    blocks: list[str]
    colours: list[list[str]]
    targets: list[list[int]]
    hazards: list[list[str]]


class BlockFacts(Struct):
    """The shape of a block in its own frame, entered from below: the corners of its spaces by gate and ring, and their
    aim points by row and lane, each x and y; a square has 32 units (chapter 4.2).
    """

    corners: list[list[list[int]]]
    aims: list[list[list[int]]]


class PackFacts(Struct):
    """What a client draws of a pack: cars and tiles by their ids, the shapes of the road, the crash table, values of
    targets and tokens.
    """

    cars: dict[str, CarFacts]
    tiles: dict[str, TileFacts]
    blocks: dict[str, BlockFacts]
    crash: dict[str, list[int]]
    points: list[int]
    places: list[int]
    ammo: dict[str, int]
    slots: dict[str, str]
    copies: dict[str, int]


def pack_facts(t: Tables, folder: Path) -> PackFacts:
    """What is printed on the components of a pack."""
    cars = tomllib.loads((folder / "cars.toml").read_text(encoding="utf-8"))["car"]
    return PackFacts(
        cars={car["id"]: CarFacts(car["colour"], car["letter"]) for car in cars},
        tiles={TILE_IDS[number]: _tile(t, number) for number in range(len(t.tile))},
        blocks={name: _block(t, block) for block, name in enumerate(Block.ids())},
        crash={colour: list(t.crash[number][1:]) for number, colour in enumerate(Colour.ids())},
        points=list(t.points),
        places=list(t.place_points),
        slots={name: SLOT_IDS[t.accessory[part].slot] for part, name in enumerate(Accessory.ids())},
        ammo={name: t.rally[card].ammo for card, name in enumerate(Rally.ids())},
        copies={name: t.rally[card].count for card, name in enumerate(Rally.ids())},
    )


def _tile(t: Tables, number: int) -> TileFacts:
    tile = t.tile[number]
    return TileFacts(
        [Block.ids()[block] for block in tile.block if block != Block.NONE],
        [[Colour.ids()[colour] for colour in row] for row in tile.colour[: tile.rows]],
        [list(row) for row in tile.splat[: tile.rows]],
        [[Hazard.ids()[hazard] for hazard in row] for row in tile.hazard[: tile.rows]],
    )


def _block(t: Tables, block: int) -> BlockFacts:
    rows = t.block_rows[block]
    return BlockFacts(
        [_points(t.edge_x[block][gate], t.edge_y[block][gate]) for gate in range(rows + 1)],
        [_points(t.aim_x[block][row], t.aim_y[block][row]) for row in range(rows)],
    )


def _points(x: list[int], y: list[int]) -> list[list[int]]:
    return [list(point) for point in zip(x, y, strict=True)]


def numbers(t: Tables) -> dict[str, dict[str, int]]:
    """The numbers on cards, hazards, targets and tokens, by the message that says them."""
    cards = {f"card-{name}": card_numbers(t, card) for card, name in enumerate(Rally.ids())}
    parts = {f"accessory-{name}": accessory_numbers(t, part) for part, name in enumerate(Accessory.ids())}
    skills = {f"skill-{name}": skill_numbers(t, skill) for skill, name in enumerate(Skill.ids())}
    hazards = {f"hazard-{name}": {"dice": t.hazard_dice[Hazard.ids().index(name)]} for name in HAZARDS}
    first, second, later = t.barricade_dice
    hazards |= {"hazard-oil_token": {"dice": t.oil_dice}}
    hazards |= {"hazard-barricade": {"first": first, "second": second, "later": later}}
    worth = {name: {"points": t.points[kind]} for kind, name in enumerate(CLASS_IDS)}
    targets = {f"{kind}-{name}": points for kind in ("target", "passer") for name, points in worth.items()}
    tokens = {"token-shoot": {"points": t.shot_points}, "token-wipe_out": {"points": -t.wipe_points}}
    tokens |= {"token-place": dict(zip(("first", "second", "third"), t.place_points, strict=True))}
    return {**cards, **parts, **skills, **hazards, **targets, **tokens}


def about(event: Event) -> str | None:
    """The message that explains an event: the card, the accessory, the tile or the word of the game it is about."""
    found = ABOUT.get(event.kind)
    return found(event) if callable(found) else found


def progress(g: State, t: Tables) -> float:
    """The leader's way to the line: rows driven beyond the starting tile, of those of the longest race."""
    if g.over or g.crossed:
        return 1.0
    mean = sum(t.tile[tile].rows for tile in range(ORDINARY_TILES)) / ORDINARY_TILES
    under = sum(t.under[g.house.race_length]) / 2
    rows = mean * (ORDINARY_TILES - under) + t.line_row
    driven = max(g.car[seat].row for seat in range(g.seats)) - t.tile[TILE_IDS.index("start")].rows
    return min(0.99, max(0, driven) / rows)


def constants() -> dict[str, Constant]:
    """The names of all things by their numbers."""
    return {
        "CARDS": Rally.ids(),
        "ACCESSORIES": Accessory.ids(),
        "SKILLS": Skill.ids(),
        "TILES": TILE_IDS,
        "CARS": CAR_IDS,
        "CLASSES": CLASS_IDS,
        "SLOTS": SLOT_IDS,
        "COLOURS": Colour.ids(),
        "HAZARDS": Hazard.ids(),
        "BLOCKS": Block.ids(),
        "PHASES": Phase.ids(),
        "MODES": Mode.ids(),
        "PURPOSES": Purpose.ids(),
        "SOURCES": Source.ids(),
        "WEAPON": Means.WEAPON,
        "SLINGSHOT": Means.SLINGSHOT,
        "MOST_TOKENS": MOST_TOKENS,
    }


CLIENT = ClientFacts(
    constants=constants,
    glossary=("card", "accessory", "skill", "tile", "hazard", "target", "passer", "token", "state", "glossary", "slot"),
    chapters=CHAPTERS,
    openings=("race_begins",),
    headings=HEADINGS,
    recap=recap,
    accents=("wiped_out", "collided", "out_of_race", "scored"),
    highlights={
        "clash": ("collided", "attacked"),
        "loss": ("wiped_out", "out_of_race"),
        "prize": ("scored",),
        "finish": ("crossed", "race_ends"),
    },
    numbers=numbers,
    pack=pack_facts,
    preview=RallyPreview,
    about=about,
    progress=progress,
)
