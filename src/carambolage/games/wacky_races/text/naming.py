"""Phrases for the things of the game: racers, tiles, cards, traps, powers, and lists of them.

Racers come in three forms: `start` begins a sentence, `inside` stands within one, `of` belongs to something. A verb
agrees through the argument `number`, which each language fills with singular or plural.
"""

from collections.abc import Sequence

from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.things import SLOTS, Tile, Trap
from carambolage.games.wacky_races.pack_reading import NUMBERS, RACERS, SPECIALS, TERRAINS, TRAPS
from carambolage.games.wacky_races.races.ground import is_river
from carambolage.games.wacky_races.state import State, Tables

TRAP_IDS = ("none", *TRAPS, "unknown")
POWER_IDS = tuple(f"{code}{slot}" for code in RACERS for slot in range(1, SLOTS + 1))
TILE_IDS = (
    *("rattlesnake_flats", "dry_gulch", "whispering_pines", "beaver_hollow"),
    *("bison_range", "tumbleweed_straight", "pumpkin_patch", "red_barn"),
    *("mirage_mesa", "vulture_dunes", "timber_ridge", "moonlit_grove"),
    *("telegraph_plain", "wagon_trail", "corn_maze", "henhouse_corner"),
    *SPECIALS,
    *("gas_station", "finish", "space_00"),
    *("pit_exit", "tyre_wall", "picnic_meadow", "hay_bales", "sand_trap", "flag_tree"),
    *("unknown", "unknown"),
)


def car_name(car: int, form: str) -> Phrase:
    """The drivers of a car, with the article that their language wants."""
    return Phrase(f"who-{RACERS[car]}", form=form)


def racer_name(g: State, racer: int, form: str = "inside") -> Phrase:
    """A racer by its drivers."""
    car = g.racers[racer].car
    return seat_name(racer) if car < 0 else car_name(car, form)


def subject(g: State, racer: int) -> dict[str, Argument]:
    """A racer at the beginning of a sentence, and the number of its verb."""
    car = g.racers[racer].car
    number = Phrase("number-seat" if car < 0 else f"number-{RACERS[car]}")
    return {"racer": racer_name(g, racer, "start"), "number": number}


def terrain_name(kind: int) -> Phrase:
    """A terrain, also as what a movement card shows."""
    return Phrase(f"terrain-{TERRAINS[kind]}")


def trap_name(kind: int) -> Phrase:
    """A trap; one that the listener has not seen is just a face-down trap."""
    return Phrase(f"trap-{TRAP_IDS[kind]}")


def trap_text(t: Tables, kind: int) -> Phrase:
    """What a trap does, with the numbers of the pack."""
    names = TRAPS[TRAP_IDS[kind]]
    return Phrase(f"trap-{TRAP_IDS[kind]}.text", **dict(zip(names, t.trap_number[kind], strict=False)))


def is_seen(kind: int) -> bool:
    """Whether a listener knows what a trap is."""
    return Trap.NONE < kind < Trap.UNSEEN


def power_name(which: int) -> Phrase:
    """A power by its name."""
    return Phrase(f"power-{POWER_IDS[which]}")


def power_effect(t: Tables, which: int) -> Phrase:
    """What a power does, in short, with the numbers of the pack."""
    names = NUMBERS.get(POWER_IDS[which], ())
    return Phrase(f"effect-{POWER_IDS[which]}", **dict(zip(names, t.number[which], strict=False)))


def own_power(g: State, seat: int, slot: int) -> int:
    """The number of the power in a slot of a racer's dashboard."""
    return SLOTS * g.racers[seat].car + slot


def tile_id(g: State, spot: int) -> str:
    """A tile as a listener sees it: face-down ones keep their secret, and in race 15 they are River."""
    if is_river(g, spot):
        return "river"
    return "unknown" if g.covered[spot] else TILE_IDS[g.tile[spot]]


def tile_name(g: State, place: int) -> Phrase:
    """The tile on a place."""
    return Phrase(f"tile-{tile_id(g, ground(g, place))}")


def located(g: State, place: int) -> Phrase:
    """A tile with its position."""
    return Phrase("tile-at", tile=tile_name(g, place), place=ground(g, place))


def numbered(g: State, place: int) -> Phrase | int:
    """The number of the tile on a place, with the lap once the first one is over (race 9)."""
    spot = ground(g, place)
    return spot if spot == place else Phrase("place-in_lap", place=spot, lap=(place - 1) // g.lap + 1)


def terrain_id(g: State, t: Tables, spot: int) -> str:
    """The terrain that a listener sees on a tile; in race 9 the Finish between two laps is wild."""
    if is_river(g, spot):
        return "river"
    if g.covered[spot]:
        return "unknown"
    if g.lap and g.tile[spot] == Tile.FINISH:
        return "wild"
    return TERRAINS[t.terrain[g.tile[spot]]]


def listing(parts: Sequence[Phrase], join: str = "and") -> Phrase:
    """Several things in a row: a, b and c, or a, b or c."""
    if len(parts) == 1:
        return parts[0]
    made = Phrase(f"list-{join}", first=parts[-2], last=parts[-1])
    for part in reversed(parts[:-2]):
        made = Phrase("list-more", first=part, rest=made)
    return made


def cards_of(counts: Sequence[int]) -> list[Phrase]:
    """Cards one by one, from how many there are of each terrain."""
    return [terrain_name(kind) for kind, count in enumerate(counts) for _ in range(count)]


def racers_in(g: State, bits: int) -> list[Phrase]:
    """Racers given as bits."""
    return [racer_name(g, racer) for racer in range(len(g.racers)) if (bits >> racer) & 1]
