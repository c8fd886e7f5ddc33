"""The printed parts of Wacky Races, read from a pack (chapter 18)."""

from pathlib import Path

from carambolage.engine.packs.reader import Item, PackReader
from carambolage.games.wacky_races.names.things import Terrain
from carambolage.games.wacky_races.state import Tables

TERRAINS = Terrain.ids()
TILE_KINDS = ("terrain", "special", "gas", "finish", "start00", "grid")
BACKS = ("blue", "orange", "black", "none")
SPECIALS = ("swamp", "crossroads", "level_crossing", "acme")
TRAPS = {
    "broken_bridge": (),
    "oil": (),
    "painted_tunnel": ("distance", "racers"),
    "boulder": (),
    "log": ("distance",),
    "foiled_again": (),
    "sabotage": (),
    "sleight_of_hand": ("range",),
    "mud_puddle": (),
}
RACERS = ("sb", "gt", "pp", "rm", "pe", "as", "am", "ac", "pf", "rr")
NUMBERS = {
    "sb2": ("distance",),
    "sb3": ("distance",),
    "gt2": ("distance",),
    "gt3": ("range", "draw"),
    "pp2": ("range",),
    "pp3": ("range",),
    "pp4": ("look", "take"),
    "rm2": ("range",),
    "rm3": ("range", "draw"),
    "rm4": ("cards",),
    "pe2": ("range",),
    "pe3": ("cards",),
    "pe4": ("draw",),
    "as2": ("push", "distance"),
    "as3": ("movements", "distance"),
    "as4": ("range",),
    "am2": ("bonus",),
    "am3": ("range", "cards", "draw"),
    "am4": ("draw",),
    "ac2": ("draw",),
    "ac3": ("recover", "draw"),
    "ac4": ("range",),
    "pf2": ("distance", "boosted"),
    "pf3": ("draw",),
    "rr3": ("range",),
    "rr4": ("range", "distance"),
}
SEASONS = ("spring", "summer", "autumn", "winter")
TILES = (
    *(f"blue{number}" for number in range(8)),
    *(f"orange{number}" for number in range(8)),
    *SPECIALS,
    "gas",
    "finish",
    "start00",
    *(f"grid{number}" for number in range(6)),
)


def load_pack(folder: Path) -> Tables:
    """Read and check a whole pack."""
    reader = PackReader(folder, "wacky_races")
    t = Tables()
    read_cards(reader, t)
    read_traps(reader, t)
    read_racers(reader, t)
    read_powers(reader, t)
    read_tiles(reader, t)
    read_races(reader, t)
    reader.finish()
    return t


def expect_id(item: Item, expected: str) -> None:
    """The order of the items is their number, so each must stand in its place."""
    if item.values.get("id") != expected:
        item.mistake(f'the item in this place must have the id "{expected}"; the order is fixed')


def read_cards(reader: PackReader, t: Tables) -> None:
    """The movement deck: how many cards of each terrain (chapter 18.3)."""
    for number, item in enumerate(reader.file("movement.toml").items("card", most=4, count=4)):
        expect_id(item, TERRAINS[number])
        t.cards[number] = item.number("count", 6, 30)


def read_traps(reader: PackReader, t: Tables) -> None:
    """The trap deck: how many of each kind, and the numbers of their effects (chapter 18.4)."""
    for number, item in enumerate(reader.file("traps.toml").items("trap", most=9, count=9)):
        kind = list(TRAPS)[number]
        expect_id(item, kind)
        t.traps[number + 1] = item.number("count", 0, 9)
        for place, name in enumerate(TRAPS[kind]):
            t.trap_number[number + 1][place] = item.number(name, 1, 6)
    if sum(t.traps) > 16:
        reader.note("traps.toml", "", f"there are {sum(t.traps)} traps, at most 16 fit the deck")


def read_racers(reader: PackReader, t: Tables) -> None:
    """The racers and what they cancel (chapter 18.1)."""
    top = reader.file("racers.toml")
    for number, item in enumerate(top.items("racer", most=10, count=10)):
        expect_id(item, RACERS[number])
        item.number("number", 0, 99)
        item.text("colour")
        item.choices("powers", [f"{code}{slot}" for code in RACERS for slot in range(1, 5)], length=4)
        for kind in item.choices("cancels", list(TRAPS), most=9):
            t.cancels[number] |= 1 << (kind + 1)
    villain = top.table("villain")
    villain.text("id")
    villain.number("number", 0, 99)
    villain.text("colour")
    villain.text("source")


def read_powers(reader: PackReader, t: Tables) -> None:
    """The forty powers and their numbers (chapter 18.2)."""
    for number, item in enumerate(reader.file("powers.toml").items("power", most=40, count=40)):
        name = f"{RACERS[number // 4]}{number % 4 + 1}"
        expect_id(item, name)
        item.choice("kind", ("cancel",) if number % 4 == 0 else ("use",))
        t.forward[number] = int(item.flag("forward"))
        for place, key in enumerate(NUMBERS.get(name, ())):
            t.number[number][place] = item.number(key, 2, 2) if key == "take" else item.number(key, 1, 6)


def read_tiles(reader: PackReader, t: Tables) -> None:
    """The tiles: 8 blue, 8 orange, 4 special, Gas Station, Finish, space 00, the grid (chapter 18.5)."""
    items = reader.file("tiles.toml").items("tile", most=29, count=29)
    t.terrain[:] = [TERRAINS.index("none")] * len(t.terrain)
    for number, item in enumerate(items):
        t.terrain[number] = item.choice("terrain", TERRAINS)
        kind = TILE_KINDS[item.choice("kind", TILE_KINDS)]
        back = BACKS[item.choice("back", BACKS)]
        place = TILES[number]
        if kind == "special":
            expected = SPECIALS[item.choice("special", SPECIALS)]
        else:
            expected = f"{back}" if kind == "terrain" else kind
        if not place.startswith(expected):
            item.mistake(f"the tile in this place must be of the kind {place.rstrip('01234567')}; the order is fixed")
        if kind == "terrain" and t.terrain[number] > TERRAINS.index("farm"):
            item.mistake("an ordinary tile must show one of the four terrains")


def read_races(reader: PackReader, t: Tables) -> None:
    """The sixteen races and the points (chapters 14 and 15)."""
    top = reader.file("races.toml")
    for number, item in enumerate(top.items("race", most=16, count=16)):
        item.number("number", number + 1, number + 1)
        item.choice("season", (SEASONS[number // 4],))
    points = top.table("points")
    t.points[:] = points.numbers("ranks", 0, 100, length=6)
    points.text("source")
