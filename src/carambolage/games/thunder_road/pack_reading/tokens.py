"""Tokens and pieces: hazards, damage, ongoing effects, what else lies in the box (chapters 28.5 to 28.8)."""

from carambolage.engine.packs.ordered import fixed_flag, in_order
from carambolage.engine.packs.reader import SOURCES, PackReader
from carambolage.games.thunder_road.pack_reading.dice import DIRECTIONS
from carambolage.games.thunder_road.pack_reading.items import read_numbers
from carambolage.games.thunder_road.state import Tables

BOXES = ("base", "carnage")
STAYING = {
    "road": True,
    "oil": True,
    "mud": True,
    "mine": False,
    "wreck": False,
    "glass": True,
    "ramp": True,
    "fire": True,
    "pit_trap": True,
    "quake": False,
    "sand_worm": False,
}
BASE_HAZARDS = 5
DAMAGES = ("dent", "shrapnel", "dazed", "blat_off", *(f"skid_{way}" for way in DIRECTIONS), "on_fire", "ongoing")
FIRST_SKID = DAMAGES.index("skid_front")
BASE_DAMAGES = 10
MOST_OF_A_KIND = 10
ONGOING: dict[str, tuple[str, ...]] = {
    "stuck_throttle": ("moves",),
    "flat_tyre": ("loss",),
    "stuck_in_third": ("value",),
    "pulls_left": (),
    "pulls_right": (),
    "cross_eyed_driver": (),
    "jammed_guns": (),
    "hair_trigger": (),
    "homing_beacon": (),
    "leaky_tank": (),
    "smoking_engine": ("value",),
    "gutted_chassis": ("sizes",),
    "rubber_bumpers": ("push",),
    "scrap_magnet": (),
    "radio_silence": (),
    "choked_carburettor": (),
    "loose_cargo": (),
    "unstable_ammo": (),
    "berserk_driver": (),
    "spilled_nitro": ("moves",),
    "lucky_dice": (),
}
AWAKE = {
    "gutted_chassis": "works",
    "rubber_bumpers": "works",
    "loose_cargo": "works",
    "unstable_ammo": "moment",
    "lucky_dice": "works",
}
PIECES = ("wreck", "sand", "fire_ring", "command_token", "controlled_mine", "controlled_oil", "scrap")
LIMITED = PIECES[3:]
PLENTY = 99


def read_hazards(reader: PackReader, t: Tables) -> None:
    """How many hazard tokens of each kind, in the base box and in Carnage."""
    for number, hazard in in_order(reader.file("hazards.toml"), "hazard", tuple(STAYING)):
        box = int(number >= BASE_HAZARDS)
        hazard.choice("box", BOXES[box : box + 1])
        fixed_flag(hazard, "stays", list(STAYING.values())[number])
        t.hazards[box][number] = hazard.number("count", 0, MOST_OF_A_KIND)


def read_damages(reader: PackReader, t: Tables) -> None:
    """How many damage tokens of each kind; minor damage is never in the pile."""
    top = reader.file("damage.toml")
    for number, damage in in_order(top, "damage", DAMAGES):
        box = int(number >= BASE_DAMAGES)
        damage.choice("box", BOXES[box : box + 1])
        if FIRST_SKID <= number < BASE_DAMAGES:
            damage.choice("direction", (DIRECTIONS[number - FIRST_SKID],))
        t.damages[box][number] = damage.number("count", 0, MOST_OF_A_KIND)
    minor = top.table("minor")
    minor.choice("id", ("minor",))
    minor.number("count", 1, PLENTY)
    minor.choice("source", SOURCES)


def read_ongoing(reader: PackReader, t: Tables) -> None:
    """The ongoing effects OE-01 to OE-21 and their numbers."""
    for number, card in in_order(reader.file("ongoing.toml"), "card", tuple(ONGOING)):
        name = list(ONGOING)[number]
        card.number("number", number + 1, number + 1)
        card.choice("kind", ("drawback", "double_edged", "helpful"))
        card.choice("inoperable", (AWAKE.get(name, "sleeps"),))
        row = [0]
        read_numbers(card, ONGOING[name], row)
        t.ongoing_number[number] = row[0]


def read_pieces(reader: PackReader) -> dict[str, int]:
    """How many there are of each piece; plenty of one that is missing, which is a mistake by itself."""
    counts = dict.fromkeys(PIECES, PLENTY)
    for number, piece in in_order(reader.file("pieces.toml"), "piece", PIECES):
        piece.choice("box", (*BOXES, "crews", "choppe_shoppe"))
        fixed_flag(piece, "limited", PIECES[number] in LIMITED)
        counts[PIECES[number]] = piece.number("count", 1, PLENTY)
    return counts
