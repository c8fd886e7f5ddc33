"""The printed data of Thunder Road: Vendetta, against chapters 28 of the base and 3 to 11 of the card catalogue."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations, product

import pytest

from carambolage.engine.packs.reader import PackReader
from tests.games.reading import EYES, SOURCES, Item, Pack, smallest_gap

PACK = Pack("thunder_road", fixed="number")
BOXES = {"base", "carnage", "crews", "choppe_shoppe"}
FILES = {
    "terrains": ("terrain", 9),
    "tiles": ("side", 20),
    "dice": ("die", 10),
    "hazards": ("hazard", 11),
    "damage": ("damage", 12),
    "pieces": ("piece", 7),
    "crews": ("crew", 6),
    "boards": ("board", 3),
    "ongoing": ("card", 21),
    "leaders": ("leader", 11),
    "upgrades": ("card", 27),
    "road_conditions": ("card", 10),
    "advanced_airstrikes": ("card", 8),
    "bounties": ("card", 8),
    "one_shots": ("card", 8),
    "bonus_commands": ("card", 6),
    "german_engineering": ("card", 18),
}
DIRECTIONS = ["front", "front_left", "front_right", "rear", "rear_left", "rear_right"]


def items(name: str, kind: str | None = None) -> list[Item]:
    """The items of one kind in a file, in order."""
    return PACK.items(name, kind or FILES[name][0])


def test_pack_names_its_game() -> None:
    assert PACK.page("pack") == {"name": "Thunder Road: Vendetta, Maximum Chrome", "game": "thunder_road", "version": 1}


def test_there_are_no_other_files() -> None:
    assert {file.stem for file in PACK.folder.glob("*.toml")} == {"pack", *FILES}


@pytest.mark.parametrize("name", FILES)
def test_items_are_complete_distinct_and_sourced(name: str) -> None:
    kind, total = FILES[name]
    found = items(name)
    assert len(found) == len({item["id"] for item in found}) == total
    assert {item["source"] for item in found} <= SOURCES
    assert {item.get("box", "base") for item in found} <= BOXES
    assert all(re.fullmatch(r"\d+[ab]" if kind == "side" else r"[a-z][a-z0-9_]*", item["id"]) for item in found)


@pytest.mark.parametrize("name", FILES)
def test_the_reading_kit_takes_them(name: str) -> None:
    reader = PackReader(PACK.folder, "thunder_road")
    for item in reader.file(f"{name}.toml").items(FILES[name][0], most=99):
        if "layout" in item.values:
            item.drawing("layout", SIGNS, LANES, COLUMNS)
        if "command" in item.values:
            item.items("command", most=10)
    assert reader.mistakes == []


# Road tiles

LANES, COLUMNS = 6, 8
SIGNS = "RSM#GVPFLrsl23456"
CODES = [f"{number}{side}" for number in range(1, 11) for side in "ab"]
STATISTICS = {
    "1a": "R33 S12 M3 H7",
    "1b": "R16 S26 M6 H6",
    "2a": "R16 S26 M3 #3 H6",
    "2b": "R25 S15 M3 #5 H7",
    "3a": "R25 S10 M13 H4",
    "3b": "R6 S27 M2 #13 H4",
    "4a": "R16 S16 M16 H5",
    "4b": "R17 S14 M2 #15 H5",
    "5a": "R16 S23 M4 #5 H5",
    "5b": "R14 S13 M2 #19 H6",
    "6a": "R14 S14 #2 V12 L6 H5",
    "6b": "R10 S12 M2 #2 P1 L21 H5",
    "7a": "R18 S16 M2 #8 P4 H5",
    "7b": "R16 S14 M4 #4 G10 H5",
    "8a": "R18 S20 #2 F8 H5",
    "8b": "R16 S9 M2 #10 G5 F6 H6",
    "9a": "R17 S13 #5 V6 P3 L4 H5",
    "9b": "R8 S10 M8 G6 L16 H6",
    "10a": "R12 S26 M4 #2 V2 F2 H7",
    "10b": "R14 S9 M2 #14 G3 V2 P1 F2 L1 H6",
}
BROKEN_ROADS = {"3b", "4b", "5b", "8a", "9b", "10b"}
Space = tuple[int, int]
SPACES = list(product(range(LANES), range(COLUMNS)))
LAYOUTS = {side["id"]: side["layout"].split() for side in items("tiles")}


def ground(code: str, space: Space) -> str:
    """The terrain printed on a space."""
    sign = LAYOUTS[code][space[0]][space[1]]
    return "R" if sign.isdigit() else str(sign.upper())


def hazards(code: str) -> list[Space]:
    """The hazard spaces of a side, from front to rear and left to right."""
    found = [(lane, column) for lane, column in SPACES if LAYOUTS[code][lane][column] in "rsl23456"]
    return sorted(found, key=lambda space: (-2 * space[1] - space[0] % 2, space[0]))


def ahead(space: Space) -> list[Space]:
    """The front arc of a space; columns from 8 on are on the next tile."""
    lane, column = space
    beside = column + lane % 2
    return [(lane, column + 1)] + [(lane + turn, beside) for turn in (-1, 1) if 0 <= lane + turn < LANES]


def gets_through(start: Space, free: Callable[[Space], bool]) -> bool:
    """Whether a chain of driven steps over free spaces leads to the front column."""
    found, new = {start}, [start]
    while new:
        space = new.pop()
        if space[1] == COLUMNS - 1:
            return True
        fresh = {step for step in ahead(space) if step[1] < COLUMNS and step not in found and free(step)}
        found |= fresh
        new += fresh
    return False


@pytest.mark.rule("TR-CMP-10")
def test_tiles_stand_in_catalogue_order() -> None:
    assert list(LAYOUTS) == CODES
    boxes = [(side["tile"], side["box"]) for side in items("tiles")]
    assert boxes == [(n, "base" if n <= 5 else "carnage") for n in range(1, 11) for _ in "ab"]
    assert {side["source"] for side in items("tiles")} == {"ours"}
    assert PACK.page("tiles")["finish"] == {"count": 1, "columns": 1, "source": "rulebook"}


def test_front_arcs_follow_the_chevrons() -> None:
    assert ahead((2, 5)) == [(2, 6), (1, 5), (3, 5)]
    assert ahead((3, 5)) == [(3, 6), (2, 6), (4, 6)]


@pytest.mark.rule("TR-CMP-10")
def test_signs_of_the_terrains() -> None:
    base = {"road": "R", "sand": "S", "mud": "M", "impassable": "#"}
    carnage = {"goo": "G", "glass": "V", "ramp": "P", "fire": "F", "salt": "L"}
    found = {(terrain["id"], terrain["sign"], terrain["box"]) for terrain in items("terrains")}
    wanted = {(name, sign, "base") for name, sign in base.items()}
    assert found == wanted | {(name, sign, "carnage") for name, sign in carnage.items()}
    assert {terrain["id"]: PACK.numbers(terrain) for terrain in items("terrains") if PACK.numbers(terrain)} == {
        "mud": {"cost": 2}
    }
    assert SIGNS.startswith("".join(terrain["sign"] for terrain in items("terrains")))


@pytest.mark.rule("TR-CMP-12", "TR-CMP-17")
@pytest.mark.parametrize("code", CODES)
def test_statistics_of_a_side(code: str) -> None:
    found = Counter(ground(code, space) for space in SPACES) + Counter({"H": len(hazards(code))})
    assert found == Counter({part[0]: int(part[1:]) for part in STATISTICS[code].split()})
    assert sum(found.values()) - found["H"] == LANES * COLUMNS
    assert 4 <= found["H"] <= 7


@pytest.mark.rule("TR-CMP-12")
@pytest.mark.parametrize("code", CODES)
def test_road_joins_at_both_edges(code: str) -> None:
    joints = [(lane, column) for lane in (2, 3) for column in (0, COLUMNS - 1)]
    assert {ground(code, space) for space in joints} == {"R"}


def test_roads_join_across_tiles() -> None:
    for rear, front in product(CODES, CODES):
        edge = [(lane, COLUMNS - 1) for lane in range(LANES) if ground(rear, (lane, COLUMNS - 1)) == "R"]
        over = [(lane, column - COLUMNS) for space in edge for lane, column in ahead(space) if column == COLUMNS]
        assert any(ground(front, space) == "R" for space in over), (rear, front)


@pytest.mark.rule("TR-CMP-11", "TR-CMP-12")
@pytest.mark.parametrize("code", CODES)
def test_hazard_spaces_lie_on_road(code: str) -> None:
    allowed = {"3b": "RS", "10a": "RS", "6b": "RL", "9b": "RL"}.get(code, "R")
    assert {ground(code, space) for space in hazards(code)} <= set(allowed)


@pytest.mark.rule("TR-CMP-13")
@pytest.mark.parametrize("code", CODES)
def test_side_is_passable(code: str) -> None:
    rear = [(lane, 0) for lane in range(LANES)]
    assert all(ground(code, space) not in "#GVP" for space in rear)
    assert all(gets_through(space, lambda step: ground(code, step) not in "#GVP") for space in rear)


@pytest.mark.rule("TR-CMP-13")
@pytest.mark.parametrize("code", sorted(set(CODES) - BROKEN_ROADS))
def test_road_leads_through(code: str) -> None:
    marked = hazards(code)
    starts = [(2, 0), (3, 0)]
    assert any(gets_through(space, lambda step: ground(code, step) in "RL" or step in marked) for space in starts)


@pytest.mark.rule("TR-CMP-14")
@pytest.mark.parametrize("code", CODES)
def test_ramps_can_be_jumped(code: str) -> None:
    for lane, column in [space for space in SPACES if ground(code, space) == "P"]:
        assert column > 0
        assert ground(code, (lane, column - 1)) in "RSLV"
        landings = [(lane, column + n) for n in range(1, 5) if column + n < COLUMNS]
        assert sum(ground(code, space) == "#" for space in landings) <= 1


@pytest.mark.rule("TR-CMP-15")
@pytest.mark.parametrize("code", CODES)
def test_glass_keeps_off_the_edges(code: str) -> None:
    lanes = ["".join(ground(code, (lane, column)) for column in range(COLUMNS)) for lane in range(LANES)]
    assert "V" not in lanes[0] + lanes[5]
    assert not any("VVVVV" in lane for lane in lanes)


@pytest.mark.rule("TR-CMP-16")
@pytest.mark.parametrize("code", CODES[10:])
def test_carnage_columns_leave_room(code: str) -> None:
    for column in range(COLUMNS):
        free = sum(ground(code, (lane, column)) not in "#GFP" for lane in range(LANES))
        assert free >= (2 if code in ("8b", "10b") else 3)


@pytest.mark.rule("TR-CMP-18")
def test_no_side_is_another_or_its_mirror() -> None:
    pictures = {code: ["".join(ground(code, (y, x)) for x in range(COLUMNS)) for y in range(LANES)] for code in CODES}
    for one, other in combinations(CODES, 2):
        back = [lane[::-1] for lane in pictures[other]]
        assert pictures[one] not in (pictures[other], pictures[other][::-1], back, back[::-1]), (one, other)


@pytest.mark.rule("TR-CMP-20")
@pytest.mark.parametrize(("code", "players"), [("1a", [6, 6, 5, 4, 3, 2, 2]), ("1b", [6, 6, 5, 4, 3, 2])])
def test_start_sides_count_the_players(code: str, players: list[int]) -> None:
    found = hazards(code)
    assert [int(LAYOUTS[code][lane][column]) for lane, column in found] == players
    assert min(column for _, column in found) > 0
    tokens = [sum(most >= count for most in players) for count in range(2, 7)]
    assert tokens == [len(players), 5, 4, 3, 2]


def test_only_start_sides_carry_numbers() -> None:
    assert [code for code in CODES if re.search(r"\d", "".join(LAYOUTS[code]))] == ["1a", "1b"]


@pytest.mark.rule("TR-CMP-21")
def test_rear_edges_of_the_start_sides() -> None:
    edges = {code: "".join(ground(code, (lane, 0)) for lane in range(LANES)) for code in ("1a", "1b")}
    assert edges["1a"] == "RRRRRR"
    assert re.fullmatch(r"[SM]{2}RR[SM]{2}", edges["1b"])
    assert edges["1b"].count("M") <= 1


@pytest.mark.rule("TR-CMP-22")
def test_carnage_terrains_are_spread() -> None:
    carried = {sign: [code for code in CODES if sign in STATISTICS[code]] for sign in "GVPFL"}
    assert carried == {
        "G": ["7b", "8b", "9b", "10b"],
        "V": ["6a", "9a", "10a", "10b"],
        "P": ["6b", "7a", "9a", "10b"],
        "F": ["8a", "8b", "10a", "10b"],
        "L": ["6a", "6b", "9a", "9b", "10b"],
    }


# Dice, tokens, pieces


@pytest.mark.rule("TR-CMP-01")
def test_dice() -> None:
    assert {die["id"]: (die["count"], die["faces"]) for die in items("dice")} == {
        "cars": (4, [1, 2, 3, 4, 5, 6]),
        "big_rig": (4, [1, 1, 2, 2, 3, 3]),
        "final_five": (6, [1, 2, 3, 4, 5, 6]),
        "road": (1, [1, 1, 1, 2, 2, 3]),
        "stunt": (1, [1, 2, 2, 3, 3, 4]),
        "direction": (1, DIRECTIONS),
        "slam": (1, ["top", "top", "bottom", "bottom", "bottom", "bottom"]),
        "shooting": (1, ["large", "large", "large", "medium", "medium_or_small", "any"]),
        "fire": (1, ["plus_1", "plus_1", "plus_2", "out", "out", "eliminated"]),
        "fire_hot": (1, ["plus_1", "plus_1", "plus_2", "plus_2", "out", "eliminated"]),
    }
    assert {die["id"] for die in items("dice") if die["source"] == "ours"} == {
        "big_rig",
        "final_five",
        "fire",
        "fire_hot",
    }


def test_hazard_tokens() -> None:
    found = {hazard["id"]: (hazard["box"], hazard["count"], hazard["stays"]) for hazard in items("hazards")}
    assert found == {
        "road": ("base", 6, True),
        "oil": ("base", 6, True),
        "mud": ("base", 6, True),
        "mine": ("base", 4, False),
        "wreck": ("base", 4, False),
        "glass": ("carnage", 4, True),
        "ramp": ("carnage", 4, True),
        "fire": ("carnage", 4, True),
        "pit_trap": ("carnage", 4, True),
        "quake": ("carnage", 3, False),
        "sand_worm": ("carnage", 3, False),
    }
    assert total("hazards", "base") == 26
    assert total("hazards", "carnage") == 22


def total(name: str, box: str) -> int:
    """How many tokens of a file one box holds."""
    return sum(item["count"] for item in items(name) if item["box"] == box)


def test_damage_tokens() -> None:
    found = [(damage["id"], damage["count"]) for damage in items("damage")]
    plain = [("dent", 3), ("shrapnel", 3), ("dazed", 3), ("blat_off", 5)]
    assert found == [*plain, *((f"skid_{way}", 1) for way in DIRECTIONS), ("on_fire", 3), ("ongoing", 7)]
    assert [damage["direction"] for damage in items("damage") if "direction" in damage] == DIRECTIONS
    assert total("damage", "base") == 20
    assert total("damage", "carnage") == 10
    assert PACK.page("damage")["minor"] == {"id": "minor", "count": 15, "source": "rulebook"}


def test_other_pieces() -> None:
    assert {piece["id"]: (piece["count"], piece["limited"]) for piece in items("pieces")} == {
        "wreck": (4, False),
        "sand": (8, False),
        "fire_ring": (12, False),
        "command_token": (15, True),
        "controlled_mine": (3, True),
        "controlled_oil": (3, True),
        "scrap": (4, True),
    }


# Crews and boards


def test_crews() -> None:
    cars = ["doom_buggy", "avenger", "eliminator"]
    bikes = ["bike_skull", "bike_spade", "bike_bolt", "bike_scorpion", "bike_eight_ball"]
    found = [(crew["id"], crew["kind"], crew["vehicles"]) for crew in items("crews")]
    assert found == [
        *((colour, "cars", cars) for colour in ("blue", "green", "orange", "white")),
        ("big_rig", "big_rig", ["big_rig"]),
        ("final_five", "final_five", bikes),
    ]
    assert all(crew["choppers"] == 1 and crew["board"] == crew["die"] == crew["kind"] for crew in items("crews"))
    assert {crew["board"] for crew in items("crews")} == {board["id"] for board in items("boards")}


def test_vehicles() -> None:
    keys = ("kind", "size", "sections", "slots", "coasts")
    found = {vehicle["id"]: tuple(vehicle[key] for key in keys) for vehicle in items("crews", "vehicle")}
    bikes = {f"bike_{mark}" for mark in ("skull", "spade", "bolt", "scorpion", "eight_ball")}
    assert found == {
        "doom_buggy": ("car", "small", 1, 2, 2),
        "avenger": ("car", "medium", 1, 2, 2),
        "eliminator": ("car", "large", 1, 2, 2),
        "big_rig": ("rig", "large", 3, 0, 0),
        **dict.fromkeys(bikes, ("bike", "small", 1, 1, 4)),
        "wreck": ("wreck", "small", 1, 0, 0),
    }


def needs(commands: list[Item]) -> list[tuple[str, str]]:
    """The commands of a board with the dice they take, or a star."""
    assert all(("need" in command) != command.get("star", False) for command in commands)
    return [(command["id"], "{}-{}".format(*command["need"]) if "need" in command else "star") for command in commands]


def test_command_boards() -> None:
    boards = {board["id"]: board for board in items("boards")}
    assert {name: board["copies"] for name, board in boards.items()} == {"cars": 4, "final_five": 1, "big_rig": 1}
    common = [("airstrike", "1-6"), ("nitro", "1-3")]
    assert needs(boards["cars"]["command"]) == [*common, ("drift", "3-5"), ("repair", "6-6")]
    assert needs(boards["final_five"]["command"]) == [*common, ("repair", "6-6")]


def test_big_rig_boards() -> None:
    commands = next(board["command"] for board in items("boards") if board["id"] == "big_rig")
    found = [(c["section"], c["id"], c["need"], c["damageable"], c["moment"]) for c in commands]
    assert found == [
        ("cab", "hydraulic_steering", [1, 3], False, "round"),
        ("front", "missile_launcher", [1, 3], True, "after"),
        ("front", "repair_front", [3, 3], False, "before"),
        ("front", "cow_catcher", [1, 3], True, "during"),
        ("middle", "traction_drive", [1, 3], True, "end"),
        ("middle", "repair_middle", [3, 3], False, "before"),
        ("middle", "airstrike", [1, 3], True, "before"),
        ("rear", "hazard_dispenser", [1, 3], True, "after"),
        ("rear", "repair_rear", [3, 3], False, "before"),
        ("rear", "targeting_computer", [1, 3], True, "shoot"),
    ]
    assert sum(c["damageable"] for c in commands) == 6


LEADERS = """
vince_vamp 1 | dark_affair turn | airstrike 1-6, nitro 1-4, raise_the_dead 6-6, dead_mens_nitro star
abigail 3 | long_arm_of_the_law none | airstrike 1-6, pull_over 2-5, repair 6-6, roadblock star
asha 2 | queen_of_the_blacktop none | airstrike 1-6, nitro 1-2, whip_crack 4-5, repair 6-6
ms_betty 3 | jury_rigging none | airstrike 1-6, nitro 1-2, repair 5-6, swap_meet star
bumpo 3 | clown_car_physics none | airstrike 1-6, ricochet 2-5, repair 6-6, big_shoes star
wong 3 | dead_eye turn | airstrike 1-6, spotter 2-5, repair 6-6, called_shot star
cris_crass 2 | pedal_to_the_metal none | airstrike 1-6, nitro 1-2, drift 3-5, second_wind star
cruft 2 | finders_keepers turn | airstrike 1-6, nitro 1-2, drift 3-5, magnet_crane 4-6
machine_gun_joe 4 | double_tap turn | airstrike 1-6, bullet_hose 3-5, repair 6-6, opening_fire star
madame_boubreaux 5 | second_sight turn | airstrike 1-6, hex 1-6, repair 6-6, rewrite_fate star
em_berco 3 | playing_with_fire none | airstrike 1-6, flamethrower 2-5, repair 6-6, back_draft star
"""


def test_leaders() -> None:
    found = [
        f"{leader['id']} {leader['stars']} | {leader['power']['id']} {leader['power']['limit']} | "
        + ", ".join(" ".join(pair) for pair in needs(leader["command"]))
        for leader in items("leaders")
    ]
    assert found == LEADERS.strip().splitlines()


def test_numbers_of_leaders() -> None:
    powers = [leader["power"] for leader in items("leaders")]
    commands = [command for leader in items("leaders") for command in leader["command"]]
    assert {part["id"]: PACK.numbers(part) for part in (*powers, *commands) if PACK.numbers(part)} == {
        "dark_affair": {"moves": 1},
        "dead_mens_nitro": {"least": 1, "most": 4},
        "long_arm_of_the_law": {"distance": 2},
        "jury_rigging": {"draw": 2},
        "pedal_to_the_metal": {"value": 2, "moves": 1},
        "second_wind": {"moves": 2},
        "finders_keepers": {"scrap": 1, "scrap_limit": 4, "scrap_price": 2},
        "magnet_crane": {"range": 2, "scrap": 1, "wreck_scrap": 2},
    }
    assert {part["source"] for part in (*powers, *commands)} <= SOURCES


def test_command_tokens_suffice() -> None:
    stars = sorted((leader["stars"] for leader in items("leaders")), reverse=True)
    tokens = {piece["id"]: piece["count"] for piece in items("pieces")}
    assert sum(stars[:4]) == tokens["command_token"] == 15
    starred = [leader for leader in items("leaders") if any(c.get("star", False) for c in leader["command"])]
    assert len(starred) == 9


# Cards

NUMBERS: dict[str, dict[str, dict[str, int]]] = {
    "ongoing": {
        "stuck_throttle": {"moves": 1},
        "flat_tyre": {"loss": 1},
        "stuck_in_third": {"value": 3},
        "smoking_engine": {"value": 4},
        "gutted_chassis": {"sizes": 1},
        "rubber_bumpers": {"push": 2},
        "spilled_nitro": {"moves": 1},
    },
    "upgrades": {
        "turbocharger": {"moves": 1},
        "monster_tires": {"cost": 1},
        "overdrive": {"moves": 1},
        "jump_jets": {"price": 2, "distance": 2},
        "hazard_radar": {"range": 3},
        "dozer_blade": {"price": 1},
        "mine_spreader": {"tokens": 3},
        "oil_spreader": {"tokens": 3},
        "ram_plate": {"sizes": 1},
        "spring_bumper": {"moves": 2},
        "twin_guns": {"shots": 2},
        "stealth_paint": {"sizes": 1},
    },
    "road_conditions": {
        "debris_field": {"tokens": 3},
        "tailwind": {"moves": 1},
        "headwind": {"loss": 1},
        "speed_trap": {"value": 5, "rig_value": 3},
        "demolition_derby": {"push": 2},
    },
    "advanced_airstrikes": {
        "airlift": {"range": 3},
        "egg_layer": {"tokens": 2},
        "supply_drop": {"range": 2},
    },
    "bounties": {
        "hit_and_run": {"value": 6, "rig_value": 3},
        "slow_and_steady": {"moves": 3, "rig_moves": 2},
        "pinball_wizard": {"slams": 2, "vehicles": 3},
        "down_and_dirty": {"spaces": 3, "mud": 1},
        "front_runner": {"tokens": 2},
        "last_legs": {"repairs": 2, "rig_damage": 4},
    },
    "one_shots": {"nitro_burst": {"moves": 4, "rig_moves": 2}, "hotwire": {"range": 2, "steps": 2}},
    "bonus_commands": {"patch_up": {"range": 2}, "afterburner": {"moves": 3}},
}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_of_cards(name: str) -> None:
    assert {card["id"]: PACK.numbers(card) for card in items(name) if PACK.numbers(card)} == NUMBERS[name]


def test_ongoing_effects() -> None:
    cards = {card["number"]: card for card in items("ongoing")}
    assert list(cards) == list(range(1, 22))
    kinds = Counter(card["kind"] for card in cards.values())
    assert kinds == {"drawback": 16, "double_edged": 3, "helpful": 2}
    assert [n for n, card in cards.items() if card["kind"] == "double_edged"] == [1, 10, 20]
    assert [n for n, card in cards.items() if card["kind"] == "helpful"] == [19, 21]
    assert [n for n, card in cards.items() if card["inoperable"] == "works"] == [12, 13, 17, 21]
    assert [n for n, card in cards.items() if card["inoperable"] == "moment"] == [18]
    assert {card["inoperable"] for card in cards.values()} == {"sleeps", "works", "moment"}


def test_limits_of_upgrades() -> None:
    limits = {
        limit: {card["id"] for card in items("upgrades") if card["limit"] == limit} for limit in ("round", "game")
    }
    assert limits == {
        "round": {"jump_jets", "spiked_bumper", "spring_bumper", "buffalo_bar"},
        "game": {"tool_kit", "anchor_chain"},
    }
    assert [card["id"] for card in items("upgrades") if card["limit"] == "turn"] == [
        "turbocharger",
        "disc_brakes",
        "side_thrusters",
        "hazard_radar",
        "dozer_blade",
        "mine_spreader",
        "oil_spreader",
        "targeting_scope",
        "twin_guns",
        "explosive_rounds",
    ]
    assert {card["limit"] for card in items("upgrades")} == {"none", "turn", "round", "game"}
    printed = [card["id"] for card in items("upgrades") if card["source"] == "rulebook"]
    assert printed == ["mine_spreader", "oil_spreader"]


def test_spreaders_have_all_controlled_tokens() -> None:
    tokens = {card["id"]: card["tokens"] for card in items("upgrades") if "tokens" in card}
    pieces = {piece["id"]: piece["count"] for piece in items("pieces")}
    assert tokens == {"mine_spreader": pieces["controlled_mine"], "oil_spreader": pieces["controlled_oil"]}


def test_moments_of_airstrikes() -> None:
    cards = items("advanced_airstrikes")
    assert {card["id"]: card["moment"] for card in cards} == {
        "carpet_bombing": "instead",
        "hover_strike": "turn_start",
        "rotor_wash": "beside",
        "airlift": "before",
        "smoke_screen": "instead",
        "egg_layer": "instead",
        "supply_drop": "instead",
        "kamikaze": "turn_start",
    }
    barred = {card["id"] for card in cards if not card["round_one"]}
    assert barred == {"carpet_bombing", "hover_strike", "kamikaze"}
    assert [card["id"] for card in cards if card["no_rig"]] == ["airlift"]


def test_reactions_and_useless_one_shots() -> None:
    cards = items("one_shots")
    assert [card["id"] for card in cards if card["reaction"]] == ["return_fire", "emergency_weld"]
    assert [card["id"] for card in cards if card["no_rig"] or card["no_bikes"]] == ["ghost_ride"]
    assert [card["id"] for card in cards if card["no_rig"] and card["no_bikes"]] == ["ghost_ride"]


def test_names_of_bounties_are_public() -> None:
    assert [card["source"] for card in items("bounties")] == ["public"] * 5 + ["ours"] * 3


def test_needs_of_bonus_commands() -> None:
    assert needs(items("bonus_commands")) == [
        ("spike_strip", "1-2"),
        ("sidestep", "2-3"),
        ("rear_gunner", "3-4"),
        ("patch_up", "4-5"),
        ("afterburner", "5-6"),
        ("radio_jam", "6-6"),
    ]


def test_german_engineering() -> None:
    cards = items("german_engineering")
    assert [card["id"] for card in cards] == [f"ge{n:02}" for n in range(1, 19)]
    assert [card["move"] for card in cards] == [move for move in range(1, 7) for _ in range(3)]
    shots = "LMALSALLMLLSLMSLLA"
    assert [card["shot"] for card in cards] == [
        {"L": "large", "M": "medium", "S": "medium_or_small", "A": "any"}[shot] for shot in shots
    ]
    assert Counter(card["shot"] for card in cards) == {"large": 9, "medium": 3, "medium_or_small": 3, "any": 3}
    assert len({card["title"] for card in cards}) == 18
    assert all(card["title"] == card["title"].upper() for card in cards)
    assert [card["id"] for card in cards if card["source"] == "rulebook"] == ["ge07"]


@pytest.mark.parametrize("eyes", EYES)
def test_colours_stay_apart(eyes: str) -> None:
    colours = [crew["colour"] for crew in items("crews")]
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours)
    assert smallest_gap(colours, eyes) > 0.1
