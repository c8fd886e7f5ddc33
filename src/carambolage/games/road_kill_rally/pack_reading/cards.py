"""Rally cards, accessories and skills (chapters 21.7 to 21.11)."""

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import Item, PackReader
from carambolage.games.road_kill_rally.names.things import Accessory, Arc, Frame, Rally, Skill, Slot, Window
from carambolage.games.road_kill_rally.pack_reading.items import LARGEST_RANGE, read_attack, read_numbers
from carambolage.games.road_kill_rally.state import AccessoryCard, RallyCard, Tables

MOST_COPIES = 9
LARGEST_DECK = 120
SMALLEST_RALLY_DECK = 60
SMALLEST_ACCESSORY_DECK = 48
LARGEST_AMMO = 4

ATTACK, DEFENCE, DODGE = ("red", "action"), ("blue", "defend"), ("blue", "wipe")
PRINTED_ON: dict[str, tuple[str, str]] = {
    **dict.fromkeys(Rally.ids()[: Rally.EVASIVE], ATTACK),
    **dict.fromkeys(Rally.ids()[Rally.EVASIVE : Rally.LUCKY_ESCAPE], DEFENCE),
    "lucky_escape": DODGE,
    "pass": ("green", "step"),
    "nitro": ("green", "speed"),
    "handbrake": ("green", "step"),
    "power_slide": ("green", "step"),
    "racing_line": ("green", "step"),
    "slipstream": ("green", "speed"),
    "bullseye": ("green", "run"),
    "crowd": ("white", "speed"),
    "pit_stop": ("yellow", "action"),
    "cheque": ("white", "speed"),
}
CARD_NUMBERS: dict[str, tuple[str, ...]] = {
    "evasive": ("cut",),
    "brace": ("cut",),
    "seat_belt": ("cut",),
    "countermeasures": ("cut",),
    "return_fire": ("cut", "dice"),
    "tight_grip": ("cut",),
    "nitro": ("steps",),
    "handbrake": ("most",),
    "slipstream": ("rows", "steps", "draw"),
    "bullseye": ("dice",),
    "crowd": ("draw",),
    "cheque": ("draw",),
}
ACCESSORY_NUMBERS: dict[str, tuple[str, ...]] = {
    "brushes": ("run_dice",),
    "harpoon": ("slow",),
    "ballistic": ("other", "bullet"),
    "fireproof": ("other",),
    "reactive": ("other", "explosive"),
    "ram_plates": ("collision", "ram", "dice"),
    "mirror": ("other", "far", "distance"),
    "roll_cage": ("check", "collision"),
    "spiked_hull": ("cut", "dice"),
    "veteran": ("more", "hand"),
    "piercing": ("dice",),
    "cow_catcher": ("run_dice",),
    "turbo": ("steps",),
    "brakes": ("steps",),
    "computer": ("dice", "range"),
    "feed": ("ammo",),
}
SKILL_NUMBERS: dict[str, tuple[str, ...]] = {
    "nerves": ("dice",),
    "slingshot": ("dice", "range"),
    "tough": ("cut",),
    "lead_foot": ("steps",),
    "hoarder": ("more",),
    "eagle_eye": ("hits",),
    "mechanic": ("cards", "draw"),
    "bully": ("dice", "bump"),
    "survivor": ("draw",),
}
KINDS = {
    "weapon": Accessory.ids()[: Accessory.BALLISTIC],
    "armour": Accessory.ids()[Accessory.BALLISTIC : Accessory.VETERAN],
    "extra": Accessory.ids()[Accessory.VETERAN :],
}


def read_rally_cards(reader: PackReader, t: Tables) -> None:
    """The rally cards: copies, ammo, frame, window and effect of each kind (RK-RAL-06)."""
    top = reader.file("rally_cards.toml")
    for number, item in in_order(top, "card", Rally.ids()):
        name, card = Rally.ids()[number], t.rally[number]
        frame, window = PRINTED_ON[name]
        card.count = item.number("copies", 0, MOST_COPIES)
        card.ammo = item.number("ammo", 1, LARGEST_AMMO)
        item.choice("frame", (frame,))
        item.choice("window", (window,))
        card.frame, card.window = Frame.ids().index(frame), Window.ids().index(window)
        read_numbers(item, CARD_NUMBERS.get(name, ()), card.number)
        if number < Rally.EVASIVE and number != Rally.OIL_SLICK:
            read_card_attack(item.table("attack"), card)
    check_size(reader, "rally_cards.toml", sum(card.count for card in t.rally), SMALLEST_RALLY_DECK)


def read_card_attack(item: Item, card: RallyCard) -> None:
    """The attack of a red card, on one rival or all, perhaps on a target (RK-ATK-03, RK-TGT-08)."""
    read_attack(item, card)
    card.at_all = item.choice("reaches", ("one", "every"))
    card.at_targets = int(item.flag("targets"))
    if card.at_all and card.at_targets:
        item.mistake("an attack on every rival cannot be aimed at a target; change reaches or targets")


def read_accessories(reader: PackReader, t: Tables) -> None:
    """The accessories: weapons with their attack, armour, extras."""
    top = reader.file("accessories.toml")
    first = 0
    for slot, (kind, ids) in enumerate(KINDS.items()):
        for place, item in in_order(top, kind, ids):
            card = t.accessory[first + place]
            card.count = item.number("copies", 0, MOST_COPIES)
            card.slot = slot
            read_numbers(item, ACCESSORY_NUMBERS.get(ids[place], ()), card.number)
            if slot == Slot.RED:
                read_weapon(item.table("attack"), card)
        first += len(ids)
    check_size(reader, "accessories.toml", sum(card.count for card in t.accessory), SMALLEST_ACCESSORY_DECK)


def read_weapon(item: Item, card: AccessoryCard) -> None:
    """The attack of a weapon, its cost in ammo points and perhaps its smallest range (RK-WPN-01, RK-WPN-03)."""
    read_attack(item, card)
    card.cost = item.number("cost", 0, 9)
    card.least = item.number("least", 0, LARGEST_RANGE, default=0)
    if card.least > card.reach and card.arc != Arc.ANYWHERE:
        item.mistake(f"least = {card.least} must not be more than range = {card.reach}")


def read_skills(reader: PackReader, t: Tables) -> None:
    """The driver skills and their numbers."""
    for number, item in in_order(reader.file("skills.toml"), "skill", Skill.ids()):
        read_numbers(item, SKILL_NUMBERS.get(Skill.ids()[number], ()), t.skill[number])


def check_size(reader: PackReader, file: str, total: int, least: int) -> None:
    """A deck must be large enough to be dealt to six players, and small enough to be counted."""
    if not least <= total <= LARGEST_DECK:
        reader.note(file, "", f"there are {total} cards in all; {least} to {LARGEST_DECK} make a deck")
