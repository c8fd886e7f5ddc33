"""The crew leaders: stars, a power, four commands (chapter 3 of the cards).

Eleven boards: Em Berco is also called Bran Don (TR-CRW-215), Proud Mary is not among them (TR-CRW-216).
"""

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import SOURCES, Item, PackReader
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.pack_reading.boards import read_commands
from carambolage.games.thunder_road.pack_reading.items import read_limit, read_numbers
from carambolage.games.thunder_road.state import Tables

LEADERS = {
    "vince_vamp": ("airstrike", "nitro", "raise_the_dead", "dead_mens_nitro"),  # TR-CRW-111, TR-CRW-112
    "abigail": ("airstrike", "pull_over", "repair", "roadblock"),  # TR-CRW-121, TR-CRW-123
    "asha": ("airstrike", "nitro", "whip_crack", "repair"),  # TR-CRW-131, TR-CRW-132, TR-CRW-134
    "ms_betty": ("airstrike", "nitro", "repair", "swap_meet"),  # TR-CRW-141, TR-CRW-142, TR-CRW-143
    "bumpo": ("airstrike", "ricochet", "repair", "big_shoes"),  # TR-CRW-151, TR-CRW-153
    "wong": ("airstrike", "spotter", "repair", "called_shot"),  # TR-CRW-161, TR-CRW-163
    "cris_crass": ("airstrike", "nitro", "drift", "second_wind"),  # TR-CRW-171, TR-CRW-172, TR-CRW-173
    "cruft": ("airstrike", "nitro", "drift", "magnet_crane"),  # TR-CRW-182, TR-CRW-183, TR-CRW-184
    "machine_gun_joe": ("airstrike", "bullet_hose", "repair", "opening_fire"),  # TR-CRW-191, TR-CRW-193
    "madame_boubreaux": ("airstrike", "hex", "repair", "rewrite_fate"),  # TR-CRW-201, TR-CRW-203
    "em_berco": ("airstrike", "flamethrower", "repair", "back_draft"),  # TR-CRW-211, TR-CRW-213
}
POWERS: dict[str, tuple[str, ...]] = {
    "dark_affair": ("moves",),
    "long_arm_of_the_law": ("distance",),
    "queen_of_the_blacktop": (),
    "jury_rigging": ("draw",),
    "clown_car_physics": (),
    "dead_eye": (),
    "pedal_to_the_metal": ("value", "moves"),
    "finders_keepers": ("scrap", "scrap_limit", "scrap_price"),
    "double_tap": (),
    "second_sight": (),
    "playing_with_fire": (),
}
MOST_STARS = 5
CAR_CREWS = 4


def read_leaders(reader: PackReader, t: Tables, pieces: dict[str, int]) -> None:
    """The eleven leader boards; the command tokens must suffice for any four of them (TR-CRW-06)."""
    top = reader.file("leaders.toml")
    for number, leader in in_order(top, "leader", tuple(LEADERS)):
        t.stars[number] = leader.number("stars", 0, MOST_STARS)
        read_power(leader.table("power"), number, t, pieces)
        read_commands(leader, list(LEADERS.values())[number], number, t)
    t.command_tokens = pieces["command_token"]
    most = sum(sorted(t.stars)[-CAR_CREWS:])
    if most > t.command_tokens:
        top.mistake(f"four leaders can have {most} stars, but pieces.toml has {t.command_tokens} command tokens")


def read_power(power: Item, number: int, t: Tables, pieces: dict[str, int]) -> None:
    """The power of a leader: its limit and its numbers."""
    name = list(POWERS)[number]
    power.choice("id", (name,))
    power.choice("source", SOURCES)
    t.limit[Card.POWER + number] = read_limit(power)
    read_numbers(power, POWERS[name], t.number[Card.POWER + number])
    if name == "finders_keepers" and t.number[Card.POWER + number][1] > pieces["scrap"]:
        power.mistake(f"scrap_limit is more than the {pieces['scrap']} of scrap in pieces.toml")
