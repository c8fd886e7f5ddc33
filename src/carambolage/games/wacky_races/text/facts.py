"""What clients are told of Wacky Races beyond views: names, numbers on cards, cars, and what events are about."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from carambolage.engine.client_facts import ClientFacts, Constant
from carambolage.engine.match.event import Event
from carambolage.games.wacky_races.names.things import DEALT_TILES
from carambolage.games.wacky_races.pack_reading import NUMBERS, RACERS, TERRAINS, TRAPS
from carambolage.games.wacky_races.races.ranking import races_in_all
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.naming import POWER_IDS, TILE_IDS, TRAP_IDS
from carambolage.games.wacky_races.text.previews import RacePreview
from carambolage.games.wacky_races.text.recap import recap

LAPS, GRID = 2, 6
# The kinds of events that each sentence of a chapter is about.
CHAPTERS = {
    "rules-setup": ("chose_racer", "", "first_player on_grid", "tile_laid tiles_dealt", "", "", "race_begins"),
    "rules-turn": ("round_begins turn_begins", "", "drew no_refill phase_ends", "", "paid stuck", "discarded"),
    "rules-cards": ("played", "", "", "", "top_card card_seen took named", "reshuffled"),
    "rules-moving": ("", "moved stayed perfect_line", "", "", "", "", "", "swapped_places", "", ""),
    "rules-villain": (
        *("villain_moves villain_card", "", "", "trap_laid villain_returns", "villain_stays", "villain_out", ""),
    ),
    "rules-traps": (
        *("trap_sprung trap_seen trap_removed trap_under_deck", "trap_cancelled", ""),
        *("bridge_out stuck_in_mud lays_low", "", "trap_moved", ""),
    ),
    "rules-powers": ("used copied", "recovered exhausted", "", "", "", ""),
    "rules-tiles": ("", "", "", "level_crossing", "tiles_swapped tile_revealed", "acme", "gas"),
    "rules-neutrals": ("neutrals_move", "", "revealed", "", ""),
    "rules-end": ("finished", "left", "", "", "safety_stop"),
    "rules-championship": ("", "ranked", "", "", "champion"),
}
ABOUT: dict[str, str | Callable[[Event], str]] = {
    "trap_sprung": lambda event: f"trap-{TRAP_IDS[event.c]}",
    "trap_cancelled": lambda event: f"trap-{TRAP_IDS[event.b]}",
    "used": lambda event: f"power-{POWER_IDS[event.b]}",
    "copied": lambda event: f"power-{POWER_IDS[event.b]}",
    "chose_racer": lambda event: f"racer-{RACERS[event.b]}",
    "villain_moves": "rules-villain",
    "villain_stays": "rules-villain",
    "villain_returns": "rules-villain",
    "villain_out": "state-villain_out",
    "trap_laid": "rules-villain",
    "gas": "tile-gas_station",
    "acme": "tile-acme",
    "level_crossing": "tile-level_crossing",
    "neutrals_move": "rules-neutrals",
    "played": "rules-cards",
    "moved": "rules-moving",
    "stuck": "tile-swamp",
    "bridge_out": "state-broken_bridge",
    "stuck_in_mud": "state-mud_puddle",
    "no_refill": "state-mud_puddle",
    "lays_low": "state-lay_low",
}


class CarFacts(Struct):
    """How a pack paints a car."""

    colour: str
    number: int


class PackFacts(Struct):
    """What a client draws of a pack: the cars by their ids, the villain's too."""

    cars: dict[str, CarFacts]


def pack_facts(t: Tables, folder: Path) -> PackFacts:
    """The cars of a pack."""
    return PackFacts(_cars(folder))


def _cars(folder: Path) -> dict[str, CarFacts]:
    racers = tomllib.loads((folder / "racers.toml").read_text(encoding="utf-8"))
    return {car["id"]: CarFacts(car["colour"], car["number"]) for car in [*racers["racer"], racers["villain"]]}


def numbers(t: Tables) -> dict[str, dict[str, int]]:
    """The numbers on powers and traps, by the message that says them."""
    powers = ((f"power-{name}", keys, t.number[POWER_IDS.index(name)]) for name, keys in NUMBERS.items())
    traps = ((f"trap-{name}", keys, t.trap_number[TRAP_IDS.index(name)]) for name, keys in TRAPS.items())
    return {message: dict(zip(keys, row, strict=False)) for message, keys, row in (*powers, *traps) if keys}


def about(event: Event) -> str | None:
    """The message that explains an event: the trap, the power, the car or the chapter it is about."""
    found = ABOUT.get(event.kind)
    return found(event) if callable(found) else found


def is_open(g: State) -> bool:
    """Whether one person plays alone, with all hands open to it (WR-HID-02)."""
    return g.together != 0


def progress(g: State, t: Tables) -> float:
    """The leader's way from the grid to the Finish, over all races."""
    if g.over:
        return 1.0
    leader = max(g.finish if racer.finished else racer.place for racer in g.racers)
    goal = (LAPS * g.lap or g.finish) - GRID
    driven = min(1.0, max(0, leader - GRID) / goal) if g.finish else 0.0
    return (g.races_run + driven) / max(1, races_in_all(g))


def constants() -> dict[str, Constant]:
    """The names of all things by their numbers."""
    return {
        "CARS": RACERS,
        "TRAPS": TRAP_IDS,
        "TILES": TILE_IDS[:DEALT_TILES],
        "TERRAINS": TERRAINS[:4],
        "POWERS": POWER_IDS,
    }


CLIENT = ClientFacts(
    constants=constants,
    glossary=("power", "trap", "tile", "racer", "state", "terrain", "race"),
    chapters=CHAPTERS,
    openings=("race_begins",),
    headings=("race_begins", "round_begins", "turn_begins"),
    accents=("trap_sprung",),
    highlights={"clash": ("trap_sprung",), "loss": ("left",), "finish": ("finished", "champion")},
    numbers=numbers,
    pack=pack_facts,
    preview=RacePreview,
    recap=recap,
    about=about,
    is_open=is_open,
    progress=progress,
)
