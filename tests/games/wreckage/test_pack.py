"""The printed data of Wreckage, against the tables of chapter 23 of the catalogue."""

import re
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import carambolage.games.wreckage as wreckage
from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.names.components import Ability, Equipment, Icon, Layout, Special, Vehicle
from carambolage.games.wreckage.pack_reading.layouts import VARIANTS
from carambolage.games.wreckage.pack_reading.tables import load_pack
from tests.games.reading import EYES, SOURCES, smallest_gap

FOLDER = Path(wreckage.__path__[0]) / "pack"
T = load_pack(FOLDER)
TWO, THREE, FOUR = range(3)


def page(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def layout(name: str) -> int:
    return VARIANTS.index(name) if name in VARIANTS else 5 + Layout.ids().index(name)


def cars(name: str, players: int) -> list[tuple[int, ...]]:
    return [tuple(car) for car in T.cars_at[layout(name)][players][: players + 2]]


def cans(name: str, players: int) -> list[tuple[int, ...]]:
    return [tuple(can) for can in T.cans_at[layout(name)][players][: T.can_count[layout(name)][players]]]


def obstacles(name: str, players: int) -> list[tuple[int, ...]]:
    return [tuple(o) for o in T.obstacles_at[layout(name)][players][: T.obstacle_count[layout(name)][players]]]


@pytest.mark.parametrize(
    ("file", "kind", "total"),
    [
        ("vehicles", "vehicle", 8),
        ("ready_made", "car", 8),
        ("steering", "deck", 4),
        ("equipment", "weapon", 10),
        ("equipment", "upgrade", 6),
        ("damage", "card", 11),
        ("obstacles", "token", 5),
        ("pieces", "piece", 3),
        ("layouts", "layout", 12),
    ],
)
def test_items_are_complete_distinct_and_sourced(file: str, kind: str, total: int) -> None:
    items = page(file)[kind]
    assert len(items) == len({item["id"] for item in items}) == total
    assert {item["source"] for item in items} <= SOURCES
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", item["id"]) for item in items)


@pytest.mark.rule("WK-SET-03")
def test_vehicles_have_their_printed_values() -> None:
    printed = zip(T.acceleration, T.handling, T.structure, strict=True)
    assert dict(zip(Vehicle.ids(), printed, strict=True)) == {
        "pick_up": (2, 1, 10),
        "coupe": (3, 0, 18),
        "sedan": (2, 2, 8),
        "muscle_car": (3, 1, 9),
        "armoured_van": (1, 1, 13),
        "interceptor": (2, 3, 5),
        "off_roader": (1, 2, 9),
        "dune_buggy": (3, 2, 6),
    }
    tokens = [(vehicle["token"], vehicle["face"]) for vehicle in page("vehicles")["vehicle"]]
    assert tokens == list(product(("yellow", "red", "blue", "green"), ("front", "back")))


def test_no_vehicle_is_at_least_as_good_as_another_in_everything() -> None:
    values = list(zip(T.acceleration, T.handling, T.structure, strict=True))
    for one, two in product(values, values):
        assert one == two or any(a < b for a, b in zip(one, two, strict=True))


@pytest.mark.rule("WK-SET-04", "WK-PLN-02")
def test_each_colour_has_two_special_cards_of_its_own() -> None:
    names = [tuple(Special.ids()[special] for special in pair) for pair in T.special]
    assert names == [("jump", "swerve"), ("smash", "full_throttle"), ("barrage", "u_turn"), ("dodge", "turbo")]


@pytest.mark.rule("WK-EQW-01", "WK-EQW-02", "WK-EQW-03", "WK-EQW-04")
def test_weapons_have_their_printed_values() -> None:
    turret, second, spin, discard = Ability.TURRET, Ability.SECOND_ACTION, Ability.SPIN, Ability.DISCARD
    printed = zip(T.copies[:10], T.attack, T.reach, T.ability, strict=True)
    assert dict(zip(Equipment.ids()[:10], printed, strict=True)) == {
        "machine_gun": (3, 2, 1, 0),
        "flamethrower": (2, 3, 0, 0),
        "rocket_launcher": (2, 4, 1, discard),
        "laser": (2, 3, 1, second),
        "turret_gun": (2, 2, 0, turret),
        "harpoon": (1, 2, 0, spin),
        "shotgun_battery": (1, 4, 0, second),
        "shock_missile": (1, 3, 1, spin | discard),
        "sniper_turret": (1, 2, 1, turret | second),
        "rotary_laser": (1, 3, 0, turret | second),
    }
    sources = {weapon["id"]: weapon["source"] for weapon in page("equipment")["weapon"]}
    assert {name for name, source in sources.items() if source == "rulebook"} == {"machine_gun", "flamethrower"}


@pytest.mark.rule("WK-SET-29")
def test_equipment_deck_has_28_cards_and_upgrades_their_numbers() -> None:
    assert T.copies[10:] == [2] * 6
    assert sum(T.copies[:10]) == 16
    assert sum(T.copies) == 28
    numbers = (T.plating_points, T.mines_each, T.nitro_spaces, T.armour_structure)
    assert numbers == (3, 3, 3, 2)


@pytest.mark.rule("WK-DMG-01")
def test_damage_deck_has_40_cards_of_0_to_3_points() -> None:
    assert list(zip(T.damage_points, T.damage_icon, T.damage_copies, strict=True)) == [
        (0, Icon.NONE, 11),
        (0, Icon.RESHUFFLE, 2),
        (1, Icon.NONE, 10),
        (1, Icon.SPIN, 3),
        (1, Icon.PERMANENT, 2),
        (2, Icon.NONE, 4),
        (2, Icon.SPIN, 3),
        (2, Icon.PERMANENT, 2),
        (3, Icon.NONE, 1),
        (3, Icon.SPIN, 1),
        (3, Icon.PERMANENT, 1),
    ]
    assert sum(T.damage_copies) == 40
    assert sum(p * c for p, c in zip(T.damage_points, T.damage_copies, strict=True)) == 42
    icons = {
        icon: sum(c for i, c in zip(T.damage_icon, T.damage_copies, strict=True) if i == icon) for icon in range(4)
    }
    assert icons == {Icon.NONE: 26, Icon.SPIN: 7, Icon.PERMANENT: 5, Icon.RESHUFFLE: 2}


def test_pieces_have_their_sizes() -> None:
    sizes = [(outline.round, outline.a, outline.b) for outline in T.outlines]
    assert sizes[: OutlineOf.TOKEN] == [(0, 512, 256), (1, 148, 61), (1, 103, 43)]
    assert sizes[OutlineOf.TOKEN :] == [
        (1, 370, 153),
        (0, 320, 320),
        (1, 370, 153),
        (0, 512, 256),
        (1, 325, 135),
    ]
    assert T.ranges == [1536, 3072]
    backs = [(token["id"], token["back"]) for token in page("obstacles")["token"]]
    assert backs == [
        ("boulder", "spike_column"),
        ("concrete_block", "fuel_pump"),
        ("tyre_wall", "burning_tyres"),
        ("rusted_hull", "wreck"),
        ("drum_stack", "burning_barrels"),
    ]


@pytest.mark.rule("WK-EX-01", "WK-SET-12", "WK-SET-13", "WK-SET-14", "WK-SET-15", "WK-SET-20")
def test_places_of_the_rulebook_arena() -> None:
    name = "rulebook_cover_edge"
    assert cars(name, FOUR) == [(0, 3732, 108), (3732, 0, 72), (0, -3732, 36), (-3732, 0, 0)]
    assert cars(name, TWO) == [(0, 3732, 108), (0, -3732, 36)]
    assert cars(name, THREE) == [(0, 3732, 108), (3232, -1866, 60), (-3232, -1866, 12)]
    square = [(0, 0), (1295, 1295), (1295, -1295), (-1295, -1295), (-1295, 1295)]
    diamond = [(0, 2054, 72), (2054, 0, 36), (0, -2054, 0), (-2054, 0, 108)]
    assert cans(name, FOUR) == cans(name, TWO) == square
    assert obstacles(name, FOUR) == obstacles(name, TWO) == diamond
    assert cans(name, THREE) == [(0, 0), (1586, 916), (0, -1832), (-1586, 916)]
    assert obstacles(name, THREE) == [(0, 2054, 72), (1779, -1027, 24), (-1779, -1027, 120)]
    assert set(T.obstacle_token[layout(name)][FOUR][:4]) == {-1}


@pytest.mark.rule("WK-SET-16")
def test_open_start_puts_cars_on_the_rays_of_the_outer_cans() -> None:
    name = "rulebook_open_edge"
    assert cars(name, FOUR) == [(2639, 2639, 90), (2639, -2639, 54), (-2639, -2639, 18), (-2639, 2639, 126)]
    assert cars(name, TWO) == [(2639, 2639, 90), (-2639, -2639, 18)]
    assert [heading for _, _, heading in cars(name, THREE)] == [84, 36, 132]
    assert obstacles(name, FOUR) == obstacles("rulebook_cover_edge", FOUR)


@pytest.mark.rule("WK-SET-17")
def test_rings_measured_between_centres() -> None:
    inner, outer = "rulebook_cover_inner", "rulebook_cover_outer"
    assert cars(inner, FOUR)[0] == cars(outer, FOUR)[0] == (0, 3584, 108)
    assert cans(inner, FOUR)[1] == cans(outer, FOUR)[1] == (1086, 1086)
    assert obstacles(inner, FOUR)[0] == (0, 1536, 72)
    assert obstacles(outer, FOUR)[0] == obstacles(outer, TWO)[0] == (0, 2172, 72)
    assert obstacles(outer, THREE)[0] == (0, 1536, 72)


@pytest.mark.rule("WK-EX-31", "WK-SET-24", "WK-SET-25", "WK-SET-26", "WK-SET-27")
def test_places_of_our_own_arenas() -> None:
    assert cars("ring", FOUR) == [(0, 4608, 0), (4608, 0, 108), (0, -4608, 72), (-4608, 0, 36)]
    assert cans("ring", FOUR) == [(0, 0), (3258, 3258), (3258, -3258), (-3258, -3258), (-3258, 3258)]
    points = [(x, y) for x, y, _ in obstacles("ring", FOUR)]
    assert points[:4] == [(996, 996), (996, -996), (-996, -996), (-996, 996)]
    assert points[4:] == [(0, 3072), (3072, 0), (0, -3072), (-3072, 0)]
    assert T.obstacle_token[layout("ring")][FOUR] == [0] * 4 + [2] * 4
    assert cars("crossroads", THREE) == [(0, 5120, 108), (4434, -2560, 60), (-4434, -2560, 12)]
    assert cans("crossroads", THREE) == [(0, 0), (3104, 1792), (0, -3584), (-3104, 1792)]
    assert obstacles("crossroads", THREE) == [
        *((1441, 832, 48), (0, -1664, 0), (-1441, 832, 96)),
        *((0, 3072, 36), (2660, -1536, 132), (-2660, -1536, 84)),
    ]
    assert T.obstacle_token[layout("crossroads")][THREE][:6] == [1] * 3 + [3] * 3
    assert cars("pit", TWO) == [(0, 3072, 0), (0, -3072, 72)]
    assert T.arena_half == [7168] * 6 + [7168, 7168, 7168, 4608, 7168, 7168]


@pytest.mark.rule("WK-SET-26")
def test_layouts_that_name_faces() -> None:
    named = {name for name in Layout.ids()[1:] if set(T.obstacle_face[layout(name)][FOUR]) - {-1, 0}}
    assert named == {"depot", "scrapyard"}
    assert T.obstacle_token[layout("depot")][FOUR] == [4] * 4 + [1] * 4
    assert T.obstacle_token[layout("scrapyard")][FOUR] == [3] * 4 + [2] * 4
    assert T.obstacle_face[layout("depot")][FOUR] == T.obstacle_face[layout("scrapyard")][FOUR] == [1] * 8
    assert [len(obstacles(name, FOUR)) for name in Layout.ids()[1:]] == [8, 8, 8, 4, 8, 8]
    assert obstacles("quarry", FOUR)[4] == (0, 3584, 72)
    assert (T.obstacle_token[layout("quarry")][FOUR][4], T.obstacle_token[layout("pit")][FOUR][0]) == (3, 2)


@pytest.mark.rule("WK-VAR-06", "WK-EX-59")
def test_ready_made_cars() -> None:
    cards = {Vehicle.ids()[number]: [Equipment.ids()[kind] for kind in row] for number, row in enumerate(T.ready)}
    assert cards == {
        "pick_up": ["machine_gun", "flamethrower", "rear_mount"],
        "coupe": ["shotgun_battery", "ram", "armour"],
        "sedan": ["machine_gun", "harpoon", "mine_dropper"],
        "muscle_car": ["rocket_launcher", "nitro", "ram"],
        "armoured_van": ["turret_gun", "machine_gun", "rocket_launcher"],
        "interceptor": ["laser", "machine_gun", "steel_plating"],
        "off_roader": ["rotary_laser", "sniper_turret", "armour"],
        "dune_buggy": ["shock_missile", "laser", "steel_plating"],
    }
    assert {kind for row in T.ready for kind in row} == set(range(16))


@pytest.mark.parametrize("eyes", EYES)
def test_colours_stay_apart(eyes: str) -> None:
    assert smallest_gap([deck["colour"] for deck in page("steering")["deck"]], eyes) > 0.1
