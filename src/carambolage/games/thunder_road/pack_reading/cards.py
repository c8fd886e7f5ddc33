"""Upgrades, the three kinds of hand cards, German Engineering (chapters 5, 7, 8, 9 and 11 of the cards)."""

from carambolage.engine.packs.ordered import fixed_flag, in_order
from carambolage.engine.packs.reader import PackReader
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.pack_reading.dice import HIGHEST, SHOTS
from carambolage.games.thunder_road.pack_reading.items import read_limit, read_numbers
from carambolage.games.thunder_road.state import Tables

UPGRADES: dict[str, tuple[str, ...]] = {
    "turbocharger": ("moves",),
    "monster_tires": ("cost",),
    "sand_paddles": (),
    "overdrive": ("moves",),
    "disc_brakes": (),
    "side_thrusters": (),
    "jump_jets": ("price", "distance"),
    "mine_roller": (),
    "studded_tires": (),
    "hazard_radar": ("range",),
    "dozer_blade": ("price",),
    "mine_spreader": ("tokens",),
    "oil_spreader": ("tokens",),
    "ram_plate": ("sizes",),
    "spiked_bumper": (),
    "spring_bumper": ("moves",),
    "buffalo_bar": (),
    "targeting_scope": (),
    "twin_guns": ("shots",),
    "rear_gun": (),
    "explosive_rounds": (),
    "stealth_paint": ("sizes",),
    "armor_plating": (),
    "roll_cage": (),
    "tool_kit": (),
    "chopper_jammer": (),
    "anchor_chain": (),
}
SPREAD = {"mine_spreader": "controlled_mine", "oil_spreader": "controlled_oil"}
AIRSTRIKES: dict[str, tuple[str, ...]] = {
    "carpet_bombing": (),
    "hover_strike": (),
    "rotor_wash": (),
    "airlift": ("range",),
    "smoke_screen": (),
    "egg_layer": ("tokens",),
    "supply_drop": ("range",),
    "kamikaze": (),
}
MOMENTS = ("instead", "turn_start", "beside", "before", "instead", "instead", "instead", "turn_start")
SHOTS_ONLY = ("carpet_bombing", "hover_strike", "kamikaze")
BOUNTIES: dict[str, tuple[str, ...]] = {
    "hit_and_run": ("value", "rig_value"),
    "slow_and_steady": ("moves", "rig_moves"),
    "rubbing_is_racing": (),
    "pinball_wizard": ("slams", "vehicles"),
    "down_and_dirty": ("spaces", "mud"),
    "head_hunter": (),
    "front_runner": ("tokens",),
    "last_legs": ("repairs", "rig_damage"),
}
ONE_SHOTS: dict[str, tuple[str, ...]] = {
    "loaded_dice": (),
    "nitro_burst": ("moves", "rig_moves"),
    "ghost_ride": (),
    "return_fire": (),
    "emergency_weld": (),
    "free_order": (),
    "hotwire": ("range", "steps"),
    "brake_check": (),
}
REACTIONS = ("return_fire", "emergency_weld")
NO_RIG, NO_BIKES = 1, 2
GERMAN = tuple(f"ge{number:02}" for number in range(1, 19))


def read_upgrades(reader: PackReader, t: Tables, pieces: dict[str, int]) -> None:
    """The upgrades; a spreader has no more tokens than the box."""
    for number, item in in_order(reader.file("upgrades.toml"), "card", tuple(UPGRADES)):
        name, place = list(UPGRADES)[number], Card.UPGRADE + number
        t.limit[place] = read_limit(item)
        read_numbers(item, UPGRADES[name], t.number[place])
        if name in SPREAD and t.number[place][0] > pieces[SPREAD[name]]:
            item.mistake(f"tokens = {t.number[place][0]}, but pieces.toml has {pieces[SPREAD[name]]} of {SPREAD[name]}")


def read_airstrikes(reader: PackReader, t: Tables) -> None:
    """The advanced airstrikes; when they can be played is fixed."""
    for number, item in in_order(reader.file("advanced_airstrikes.toml"), "card", tuple(AIRSTRIKES)):
        name, place = list(AIRSTRIKES)[number], Card.AIRSTRIKE + number
        item.choice("moment", MOMENTS[number : number + 1])
        fixed_flag(item, "round_one", name not in SHOTS_ONLY)
        t.useless[place] = NO_RIG * item.flag("no_rig")
        read_numbers(item, AIRSTRIKES[name], t.number[place])


def read_bounties(reader: PackReader, t: Tables) -> None:
    """The bounties and the numbers of their goals and rewards."""
    for number, item in in_order(reader.file("bounties.toml"), "card", tuple(BOUNTIES)):
        read_numbers(item, list(BOUNTIES.values())[number], t.number[Card.BOUNTY + number])


def read_one_shots(reader: PackReader, t: Tables) -> None:
    """The one shots; which of them are reactions is fixed."""
    for number, item in in_order(reader.file("one_shots.toml"), "card", tuple(ONE_SHOTS)):
        name, place = list(ONE_SHOTS)[number], Card.ONE_SHOT + number
        fixed_flag(item, "reaction", name in REACTIONS)
        t.useless[place] = NO_RIG * item.flag("no_rig") + NO_BIKES * item.flag("no_bikes")
        read_numbers(item, ONE_SHOTS[name], t.number[place])


def read_german(reader: PackReader, t: Tables) -> None:
    """The cards that stand in for movement dice and the shooting die (TR-GER-32, TR-GER-101, TR-GER-102, TR-GER-103,
    TR-GER-104, TR-GER-105, TR-GER-106, TR-GER-107, TR-GER-108, TR-GER-109, TR-GER-110, TR-GER-111, TR-GER-112,
    TR-GER-113, TR-GER-114, TR-GER-115, TR-GER-116, TR-GER-117, TR-GER-118).
    """
    for number, item in in_order(reader.file("german_engineering.toml"), "card", GERMAN):
        t.german_move[number] = item.number("move", 1, HIGHEST)
        t.german_shot[number] = item.choice("shot", SHOTS)
        item.text("title")
