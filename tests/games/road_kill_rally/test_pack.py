"""The pack of Road Kill Rally: every number of chapter 21, compared with the catalogue's own tables."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from carambolage.games.road_kill_rally.names.things import (
    Accessory,
    Arc,
    Block,
    Colour,
    Frame,
    Hazard,
    Rally,
    Sight,
    Skill,
    Slot,
    Tag,
    Window,
)
from carambolage.games.road_kill_rally.pack_reading.load import load_pack
from carambolage.games.road_kill_rally.pack_reading.road import BLOCK_ROWS, BLOCK_SIGNS, TILE_IDS
from carambolage.games.road_kill_rally.state import Tables
from tests.games.reading import EYES, SOURCES, Pack, smallest_gap

PACK = Pack("road_kill_rally", fixed="copies")
TABLES: Tables = load_pack(PACK.folder)
CATALOGUE = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "road_kill_rally.md").read_text(encoding="utf-8")
ORDINARY = TABLES.tile[:18]
RALLY, ACCESSORY, SKILL = Rally.ids(), Accessory.ids(), Skill.ids()
HAZARD_WORDS = ("", "*oil", "*rock", "*cow", "*fire", "*bar", "*pit")


def rows_of(pattern: str) -> list[list[str]]:
    """The lines of the catalogue's tables whose first cell fits a pattern, each cut into its cells."""
    lines = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in CATALOGUE.splitlines() if line[:1] == "|"
    ]
    return [cells for cells in lines if re.fullmatch(pattern, cells[0])]


def cells_of(number: int) -> list[str]:
    """The cells of a tile in the catalogue's notation, row by row."""
    tile = TABLES.tile[number]
    return [
        " ".join(
            "GYOR"[tile.colour[row][lane]]
            + " gyr"[tile.splat[row][lane]].strip()
            + HAZARD_WORDS[tile.hazard[row][lane]]
            for lane in range(3)
        )
        for row in range(tile.rows)
    ]


def spaces(tiles: list[Any]) -> list[tuple[int, int, int]]:
    """Colour, splat and hazard of every space of some tiles."""
    return [
        (tile.colour[row][lane], tile.splat[row][lane], tile.hazard[row][lane])
        for tile in tiles
        for row in range(tile.rows)
        for lane in range(3)
    ]


def kinds_of_rows(tile: Any) -> str:
    """The block to which each row of a tile belongs, as a sign."""
    signs = [BLOCK_SIGNS[block] for block in tile.block if block != Block.NONE]
    return "".join(sign * BLOCK_ROWS[sign] for sign in signs)


# Road tiles


@pytest.mark.rule("RK-ROA-02", "RK-ROA-03")
@pytest.mark.parametrize("number", range(20))
def test_tiles_have_the_cells_of_the_catalogue(number: int) -> None:
    names = [f"T{place:02}" for place in range(1, 19)] + ["START", "FINISH"]
    table = {cells[0].split()[0]: cells[1] for cells in rows_of(r"(T\d\d .*|START|FINISH)")}
    assert re.findall("`([^`]+)`", table[names[number]]) == cells_of(number)


@pytest.mark.rule("RK-ROA-03")
@pytest.mark.parametrize("number", range(18))
def test_tiles_have_the_shapes_and_targets_of_the_catalogue(number: int) -> None:
    _, name, blocks, rows, targets, hazards, *_ = rows_of(f"T{number + 1:02}")[0]
    tile = TABLES.tile[number]
    counts = Counter(splat for _, splat, _ in spaces([tile]))
    assert kinds_of_rows(tile) == "".join(sign * BLOCK_ROWS[sign] for sign in blocks.strip("`"))
    assert tile.rows == int(rows)
    assert [counts[splat] for splat in (1, 2, 3)] == [int(count) for count in targets.split(" / ")]
    in_the_way = Counter(HAZARD_WORDS[hazard].strip("*") for _, _, hazard in spaces([tile]) if hazard)
    assert " ".join(f"{count} {word}" for word, count in in_the_way.items()) == ("" if hazards == "-" else hazards)
    assert TILE_IDS[number] == re.sub("[- ]", "_", name.split(" / ")[0].lower())


@pytest.mark.rule("RK-ROA-31")
def test_all_tiles_together() -> None:
    printed = spaces(ORDINARY)
    colours = Counter(colour for colour, _, _ in printed)
    splats = Counter(splat for _, splat, _ in printed)
    hazards = Counter(hazard for _, _, hazard in printed)
    assert (len(ORDINARY), sum(tile.rows for tile in ORDINARY), len(printed)) == (18, 92, 276)
    assert [colours[c] for c in (Colour.GREEN, Colour.YELLOW, Colour.ORANGE, Colour.RED)] == [136, 48, 65, 27]
    assert [splats[splat] for splat in (1, 2, 3)] == [17, 18, 10]
    assert [splat for _, splat, _ in spaces(TABLES.tile[18:])].count(3) == 1
    kinds = (Hazard.OIL, Hazard.ROCK, Hazard.COW, Hazard.FIRE, Hazard.BARRICADE, Hazard.PIT)
    assert [hazards[hazard] for hazard in kinds] == [3, 3, 4, 6, 3, 3]
    blocks = Counter(block for tile in ORDINARY for block in tile.block if block != Block.NONE)
    assert blocks[Block.STRAIGHT] == 12
    assert blocks[Block.WIDE_LEFT] + blocks[Block.WIDE_RIGHT] == 8
    assert blocks[Block.TIGHT_LEFT] + blocks[Block.TIGHT_RIGHT] == 6
    assert sum(sorted((tile.rows for tile in ORDINARY), reverse=True)[:16]) == 84


@pytest.mark.rule("RK-ROA-04")
def test_bends_are_sternest_inside() -> None:
    for tile in TABLES.tile:
        for row, sign in enumerate(kinds_of_rows(tile)):
            if sign != "S":
                inward = tile.colour[row] if sign in "Rr" else tile.colour[row][::-1]
                assert inward == sorted(inward)
                assert inward[-1] != Colour.GREEN


def test_straight_blocks_are_green_but_for_three_tiles() -> None:
    painted = {
        TILE_IDS[number]
        for number, tile in enumerate(TABLES.tile)
        for row, sign in enumerate(kinds_of_rows(tile))
        if sign == "S" and any(tile.colour[row])
    }
    assert painted == {"market_street", "the_pits", "fender_bender_curve"}


def test_smoke_lies_on_forest_fire_alone() -> None:
    assert [TILE_IDS[number] for number, tile in enumerate(TABLES.tile) if tile.smoke] == ["forest_fire"]


# Dashboard, dice, targets, tokens, grid


@pytest.mark.rule("RK-CRA-02", "RK-SET-07")
def test_crash_table() -> None:
    lines = [rows_of(f"{colour} / .*") for colour in ("green", "yellow", "orange", "red")]
    tables = [next(cells[1:] for cells in found if len(cells) == 11) for found in lines]
    printed = [[int(cell.strip("*-") or 0) for cell in cells] for cells in tables]
    assert [row[1:] for row in TABLES.crash] == printed
    assert (TABLES.crash[Colour.ORANGE][6], TABLES.crash[Colour.RED][7]) == (2, 5)


@pytest.mark.rule("RK-HAZ-01", "RK-HAZ-02", "RK-HAZ-03", "RK-HAZ-05", "RK-HAZ-13")
def test_dice_of_hazards() -> None:
    assert TABLES.hazard_dice[1:5] == [3, 2, 2, 2]
    assert TABLES.hazard_dice[Hazard.PIT] == TABLES.hazard_dice[Hazard.NONE] == 0
    assert TABLES.barricade_dice == [4, 2, 1]
    assert TABLES.oil_dice == 3


@pytest.mark.rule("RK-DIC-01", "RK-DIC-07")
def test_faces_of_the_die() -> None:
    assert TABLES.face == [0, 0, 0, 1, 1, 2]


@pytest.mark.rule("RK-GEN-03", "RK-SET-04", "RK-END-03", "RK-TOK-06", "RK-WIP-05")
def test_targets_and_tokens() -> None:
    assert TABLES.points == [20, 30, 50]
    assert (TABLES.supply, sum(TABLES.supply)) == ([16, 14, 10], 40)
    assert TABLES.place_points == [100, 50, 30]
    assert (TABLES.shot_points, TABLES.wipe_points) == (10, 20)


@pytest.mark.rule("RK-SET-02", "RK-SET-13", "RK-LEN-01", "RK-LEN-02", "RK-END-01")
def test_grid_line_and_length() -> None:
    assert TABLES.under == [[2, 4], [4, 8], [11, 13]]
    assert list(zip(TABLES.pole_row, TABLES.pole_lane, strict=True)) == [(4, 0), (4, 1), (4, 2), (3, 0), (3, 1), (3, 2)]
    assert TABLES.line_row == 2


# Cards


@pytest.mark.rule("RK-RAL-01", "RK-RAL-02", "RK-RAL-06")
@pytest.mark.parametrize("number", range(28))
def test_rally_cards_of_the_catalogue(number: int) -> None:
    _, _, copies, ammo, frame, window, _ = rows_of(f"RK-CRD-RC{number + 1:02}")[0]
    card = TABLES.rally[number]
    assert (card.count, card.ammo) == (int(copies), int(ammo))
    assert (Frame.ids()[card.frame], Window.ids()[card.window].upper()) == (frame, window)


@pytest.mark.rule("RK-RAL-06", "RK-GEN-14")
def test_rally_deck() -> None:
    frames = Counter[int]()
    ammo = Counter[int]()
    for card in TABLES.rally:
        frames[card.frame] += card.count
        ammo[card.ammo] += card.count
    assert frames == {Frame.RED: 34, Frame.BLUE: 20, Frame.GREEN: 26, Frame.WHITE: 6, Frame.YELLOW: 6}
    assert (ammo, sum(frames.values())) == ({1: 59, 2: 33}, 92)
    assert sum(points * count for points, count in ammo.items()) == 125


ATTACKS = """
bump        | 3 | 1 | side     | ram       | line | one   | opponent
disco_laser | 1 | 0 | anywhere | energy    | none | every | opponent
missile     | 4 | 8 | front    | explosive | none | one   | opponent
blaster     | 3 | 4 | rear     | bullet    | line | one   | target
pineapple   | 3 | 3 | any      | explosive | line | one   | target
cocktail    | 3 | 2 | any      | fire      | line | one   | target
broadside   | 3 | 2 | side     | bullet    | none | every | opponent
stands      | 3 | 0 | anywhere | bullet    | none | one   | target
crate       | 2 | 1 | any      | explosive | none | every | opponent
hook        | 2 | 4 | front    | blade     | line | one   | opponent
"""


@pytest.mark.rule("RK-ATK-03", "RK-TGT-01", "RK-TGT-08", "RK-WPN-06")
@pytest.mark.parametrize("line", ATTACKS.strip().splitlines())
def test_attacks_of_rally_cards(line: str) -> None:
    name, dice, reach, arc, tag, sight, victims, aims = [part.strip() for part in line.split("|")]
    card = TABLES.rally[RALLY.index(name)]
    assert (card.dice, card.reach) == (int(dice), int(reach))
    assert (Arc.ids()[card.arc], Tag.ids()[card.tag], Sight.ids()[card.sight]) == (arc, tag, sight)
    assert (card.at_all, card.at_targets) == (int(victims == "every"), int(aims == "target"))


def test_numbers_of_rally_cards() -> None:
    numbers = {RALLY[kind]: list(card.number) for kind, card in enumerate(TABLES.rally) if any(card.number)}
    assert numbers == {
        "evasive": [3, 0, 0],
        "brace": [3, 0, 0],
        "seat_belt": [2, 0, 0],
        "countermeasures": [2, 0, 0],
        "return_fire": [1, 2, 0],
        "tight_grip": [1, 0, 0],
        "nitro": [3, 0, 0],
        "handbrake": [3, 0, 0],
        "slipstream": [4, 2, 1],
        "bullseye": [3, 0, 0],
        "crowd": [3, 0, 0],
        "cheque": [3, 0, 0],
    }


@pytest.mark.rule("RK-ACC-01", "RK-WPN-06")
@pytest.mark.parametrize("number", range(10))
def test_weapons_of_the_catalogue(number: int) -> None:
    _, _, copies, cost, dice, reach, arc, tag, special = rows_of(f"RK-CRD-RA{number + 1:02}")[0]
    card = TABLES.accessory[number]
    least, _, most = reach.removesuffix(" [B]").rpartition("-")
    sight = {Accessory.LASER: Sight.ROAD, Accessory.MORTAR: Sight.NONE}.get(number, Sight.LINE)
    assert (card.count, card.cost, card.dice) == (int(copies), int(cost), int(dice))
    assert (card.least, card.reach) == (int(least or 0), int(most))
    assert (Arc.ids()[card.arc], Tag.ids()[card.tag], card.sight) == (arc, tag, sight)
    assert card.slot == Slot.RED
    assert (special == "-") == (number not in (Accessory.LASER, Accessory.MORTAR) and not any(card.number))


@pytest.mark.rule("RK-ACC-01", "RK-ACC-04", "RK-GEN-14")
def test_accessory_deck() -> None:
    slots = Counter[int]()
    for number, card in enumerate(TABLES.accessory):
        assert card.count == int(rows_of(f"RK-CRD-RA{number + 1:02}")[0][2])
        slots[card.slot] += card.count
    assert slots == {Slot.RED: 24, Slot.GREEN: 20, Slot.YELLOW: 24}


def test_numbers_of_accessories() -> None:
    numbers = {ACCESSORY[kind]: list(card.number) for kind, card in enumerate(TABLES.accessory) if any(card.number)}
    assert numbers == {
        "brushes": [1, 0, 0],
        "harpoon": [2, 0, 0],
        "ballistic": [1, 2, 0],
        "fireproof": [1, 0, 0],
        "reactive": [1, 2, 0],
        "ram_plates": [2, 2, 2],
        "mirror": [1, 2, 4],
        "roll_cage": [1, 1, 0],
        "spiked_hull": [1, 2, 0],
        "veteran": [1, 6, 0],
        "piercing": [1, 0, 0],
        "cow_catcher": [1, 0, 0],
        "turbo": [1, 0, 0],
        "brakes": [2, 0, 0],
        "computer": [1, 1, 0],
        "feed": [1, 0, 0],
    }


@pytest.mark.rule("RK-SKI-05")
def test_skills() -> None:
    assert len(SKILL) == len(set(SKILL)) == len(PACK.items("skills", "skill")) == 12
    assert {SKILL[kind]: list(numbers) for kind, numbers in enumerate(TABLES.skill) if any(numbers)} == {
        "nerves": [1, 0, 0],
        "slingshot": [3, 1, 0],
        "tough": [1, 0, 0],
        "lead_foot": [1, 0, 0],
        "hoarder": [1, 0, 0],
        "eagle_eye": [2, 0, 0],
        "mechanic": [2, 2, 0],
        "bully": [2, 1, 0],
        "survivor": [2, 0, 0],
    }


# Where things come from


KINDS = [("rally_cards", "card", 28), ("accessories", "weapon", 10), ("accessories", "armour", 7)]
KINDS += [("accessories", "extra", 10), ("skills", "skill", 12), ("tiles", "tile", 20), ("tokens", "target", 3)]
KINDS += [("cars", "car", 6), ("dashboard", "colour", 4), ("dashboard", "hazard", 5), ("dashboard", "face", 3)]


@pytest.mark.parametrize(("file", "kind", "count"), KINDS)
def test_every_item_says_where_it_comes_from(file: str, kind: str, count: int) -> None:
    items = PACK.items(file, kind)
    assert len({item["id"] for item in items}) == len(items) == count
    assert {item["source"] for item in items} <= SOURCES


def test_cards_of_the_sources() -> None:
    named = {
        item["id"]: item["source"]
        for file, kind, _ in KINDS[:6]
        for item in PACK.items(file, kind)
        if item["source"] != "ours"
    }
    assert {name for name, source in named.items() if source == "rulebook"} == {
        *("bump", "disco_laser", "oil_slick", "pit_stop"),
        *("machine_gun", "rockets", "ballistic", "veteran", "jump_jets", "turret"),
        *("start", "finish"),
    }
    assert {name for name, source in named.items() if source == "public"} == {
        *("missile", "pass"),
        *("vulcan", "flames", "fireproof", "ram_plates", "four_wheel", "piercing"),
        *("nerves", "slingshot", "tough"),
        *("spilled_load", "cow_hazard", "hay_bale_blockade", "the_pits", "forest_fire"),
        *("rock_slide", "burning_barricade", "hairpin"),
    }


@pytest.mark.rule("RK-SET-07", "RK-GEN-13")
@pytest.mark.parametrize("eyes", EYES)
def test_cars_stay_apart(eyes: str) -> None:
    cars = PACK.items("cars", "car")
    assert [car["id"] for car in cars] == ["red", "blue", "green", "yellow", "purple", "black"]
    assert [car["letter"] for car in cars] == [rows_of(f"{car['id']} / .*")[-1][2] for car in cars]
    assert smallest_gap([car["colour"] for car in cars], eyes) > 0.1
