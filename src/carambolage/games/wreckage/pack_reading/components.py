"""Vehicles, steering decks, equipment, damage cards and the sizes of pieces (sections 23.1 to 23.6 and 23.9)."""

import re

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import SOURCES, Item, PackReader
from carambolage.games.wreckage.geometry.outline import OutlineOf, set_outline
from carambolage.games.wreckage.names.components import (
    OBSTACLE_TOKENS,
    SLOTS,
    WEAPONS,
    Damage,
    Equipment,
    Icon,
    Obstacle,
    Reach,
    Special,
    Token,
    Vehicle,
)
from carambolage.games.wreckage.tables import Tables

FACES = ("front", "back")
SHAPES = ("rectangle", "octagon")
ABILITIES = ("turret", "second_action", "spin", "discard")
NUMBERS = {
    "steel_plating": ("points", "plating_points", 9),
    "mine_dropper": ("mines", "mines_each", 3),
    "nitro": ("spaces", "nitro_spaces", 3),
    "armour": ("structure", "armour_structure", 9),
}
MOST_COPIES = {"mine_dropper": 2}  # the box holds six mines
PIECES = {"car": (OutlineOf.CAR, 512, 256, 4), "can": (OutlineOf.CAN, 148, 61, 5), "mine": (OutlineOf.MINE, 103, 43, 6)}
MOST_CARDS = 60
LONGEST_RULER = 6144
NARROWEST = 103  # half the width below which a car could drive through between two tested distances (WK-GEO-27)
WIDEST = 512  # places in the rulebook's arena leave room for a car's length


def read_vehicles(reader: PackReader, t: Tables) -> None:
    """Acceleration, Handling and Structure of the eight vehicles (section 23.2)."""
    for number, vehicle in in_order(reader.file("vehicles.toml"), "vehicle", Vehicle.ids()):
        vehicle.choice("token", (Token.ids()[number // 2],))
        vehicle.choice("face", (FACES[number % 2],))
        t.acceleration[number] = vehicle.number("acceleration", 1, 4)
        t.handling[number] = vehicle.number("handling", 0, 6)
        t.structure[number] = vehicle.number("structure", 1, 40)


def read_steering(reader: PackReader, t: Tables) -> None:
    """The two special cards of each colour; each exists once (section 23.3)."""
    owners: dict[str, str] = {}
    for number, deck in in_order(reader.file("steering.toml"), "deck", Token.ids()):
        colour = deck.text("colour")
        if colour and not re.fullmatch("#[0-9a-f]{6}", colour):
            deck.mistake(f"colour = {colour!r} must be written as in #3c76ff")
        mistakes = len(reader.mistakes)
        t.special[number][:] = deck.choices("specials", Special.ids(), length=2)
        for special in t.special[number] if len(reader.mistakes) == mistakes else ():
            name = Special.ids()[special]
            if name in owners:
                deck.mistake(f'"{name}" is in the {owners[name]} deck already; each special card exists once')
            owners[name] = Token.ids()[number]


def read_equipment(reader: PackReader, t: Tables) -> None:
    """Weapons and upgrades, with their numbers (section 23.4)."""
    page = reader.file("equipment.toml")
    for number, weapon in in_order(page, "weapon", Equipment.ids()[:WEAPONS]):
        t.copies[number] = weapon.number("copies", 0, 6)
        t.attack[number] = weapon.number("attack", 1, 6)
        t.reach[number] = weapon.choice("range", Reach.ids())
        for ability in weapon.choices("abilities", ABILITIES, most=len(ABILITIES)):
            t.ability[number] |= 1 << ability
    for number, upgrade in in_order(page, "upgrade", Equipment.ids()[WEAPONS:]):
        name = Equipment.ids()[WEAPONS + number]
        t.copies[WEAPONS + number] = upgrade.number("copies", 0, MOST_COPIES.get(name, 6))
        if name in NUMBERS:
            key, field, most = NUMBERS[name]
            setattr(t, field, upgrade.number(key, 1, most))
    if not page.reader.mistakes and sum(t.copies) < 4 * SLOTS:
        page.mistake(f"there are {sum(t.copies)} equipment cards; four players need at least {4 * SLOTS}")


def read_ready_made(reader: PackReader, t: Tables) -> None:
    """The three equipment cards of each ready-made car (section 23.9)."""
    page = reader.file("ready_made.toml")
    for number, car in in_order(page, "car", Vehicle.ids()):
        t.ready[number][:] = car.choices("equipment", Equipment.ids(), length=SLOTS)
    if not reader.mistakes:
        check_copies(page, t)


def check_copies(page: Item, t: Tables) -> None:
    """Whatever vehicles are chosen, the equipment deck must hold enough copies (WK-VAR-06)."""
    for kind, name in enumerate(Equipment.ids()):
        needed = sum(
            max(t.ready[2 * token + face].count(kind) for face in range(2)) for token in range(len(Token.ids()))
        )
        if needed > t.copies[kind]:
            page.mistake(
                f'four ready-made cars can need {needed} of "{name}", but equipment.toml has only {t.copies[kind]}'
            )


def read_damage(reader: PackReader, t: Tables) -> None:
    """The damage deck: points, icon and number of each card (section 23.5)."""
    page = reader.file("damage.toml")
    for number, card in in_order(page, "card", Damage.ids()):
        t.damage_points[number] = card.number("points", 0, 3)
        t.damage_icon[number] = card.choice("icon", Icon.ids())
        t.damage_copies[number] = card.number("copies", 0, MOST_CARDS)
    if not reader.mistakes and not 1 <= sum(t.damage_copies) <= MOST_CARDS:
        page.mistake(f"there are {sum(t.damage_copies)} damage cards; the deck holds 1 to {MOST_CARDS}")


def read_pieces(reader: PackReader, t: Tables) -> None:
    """The ruler, and the sizes of car, can and mine, which the rules fix (sections 23.1 and 23.7)."""
    page = reader.file("pieces.toml")
    ruler = page.table("ruler")
    ruler.choice("source", SOURCES)
    t.ranges[:] = ruler.numbers("ranges", 512, LONGEST_RULER, length=2)
    if t.ranges[0] >= t.ranges[1] and "ranges" in ruler.values:
        ruler.mistake("ranges must name the short range first, and the long one must be longer")
    for number, piece in in_order(page, "piece", tuple(PIECES)):
        name = tuple(PIECES)[number]
        outline, a, b, count = PIECES[name]
        size, octagon = piece.numbers("size", 1, WIDEST, length=2), piece.choice("shape", SHAPES)
        if size != [a, b] or octagon != (name != "car"):
            shape = SHAPES[int(name != "car")]
            piece.mistake(f'the size of this piece must be [{a}, {b}] and its shape "{shape}"; the rules fix them')
        piece.number("count", count, count)
        set_outline(t.outlines[outline], name != "car", a, b)


def read_obstacles(reader: PackReader, t: Tables) -> None:
    """The five obstacle tokens: their backs, their shapes and sizes (section 23.6)."""
    for number, token in in_order(reader.file("obstacles.toml"), "token", Obstacle.ids()[:OBSTACLE_TOKENS]):
        token.choice("back", (Obstacle.ids()[OBSTACLE_TOKENS + number],))
        octagon = token.choice("shape", SHAPES)
        a, b = token.numbers("size", 1, WIDEST, length=2)
        if octagon and not 0 < b <= a:
            token.mistake(f"size = [{a}, {b}] must name the larger number of an octagon first")
        if (a if octagon else min(a, b)) < NARROWEST and "size" in token.values:
            token.mistake(f"size = [{a}, {b}] is too narrow; a car could drive through below {NARROWEST}")
        set_outline(t.outlines[OutlineOf.TOKEN + number], octagon == 1, a, b)
