"""The printed data of Wacky Races, against the tables of chapter 18 of the catalogue."""

import re

import pytest

from tests.games.reading import EYES, SOURCES, Pack, smallest_gap

PACK = Pack("wacky_races", fixed="count")
TERRAINS = ["desert", "forest", "prairie", "farm"]
RACERS = ["sb", "gt", "pp", "rm", "pe", "as", "am", "ac", "pf", "rr"]
NUMBERS = {
    "sb2": {"distance": 2},
    "sb3": {"distance": 2},
    "gt2": {"distance": 2},
    "gt3": {"range": 4, "draw": 2},
    "pp2": {"range": 2},
    "pp3": {"range": 3},
    "pp4": {"look": 4, "take": 2},
    "rm2": {"range": 3},
    "rm3": {"range": 4, "draw": 1},
    "rm4": {"cards": 2},
    "pe2": {"range": 2},
    "pe3": {"cards": 2},
    "pe4": {"draw": 2},
    "as2": {"push": 1, "distance": 2},
    "as3": {"movements": 2, "distance": 2},
    "as4": {"range": 3},
    "am2": {"bonus": 1},
    "am3": {"range": 3, "cards": 2, "draw": 1},
    "am4": {"draw": 3},
    "ac2": {"draw": 4},
    "ac3": {"recover": 2, "draw": 2},
    "ac4": {"range": 4},
    "pf2": {"distance": 2, "boosted": 3},
    "pf3": {"draw": 2},
    "rr3": {"range": 5},
    "rr4": {"range": 4, "distance": 3},
}
FORWARD = {"sb2", "gt2", "pp3", "rm2", "pe2", "as2", "as3", "am2", "ac4", "pf2", "rr3"}


def test_pack_names_its_game() -> None:
    assert PACK.page("pack") == {"name": "Wacky Races", "game": "wacky_races", "version": 1}


@pytest.mark.parametrize(
    ("name", "kind", "key", "total"),
    [
        ("movement", "card", "id", 4),
        ("traps", "trap", "id", 9),
        ("racers", "racer", "id", 10),
        ("powers", "power", "id", 40),
        ("tiles", "tile", "id", 29),
        ("races", "race", "number", 16),
    ],
)
def test_items_are_complete_distinct_and_sourced(name: str, kind: str, key: str, total: int) -> None:
    found = PACK.items(name, kind)
    assert len(found) == len({item[key] for item in found}) == len({item["id"] for item in found}) == total
    assert {item["source"] for item in found} <= SOURCES
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", item["id"]) for item in found)


def test_movement_deck_is_sixteen_of_each_terrain() -> None:
    assert [(card["id"], card["count"]) for card in PACK.items("movement", "card")] == [(t, 16) for t in TERRAINS]


def test_trap_deck_has_sixteen_cards() -> None:
    traps = PACK.items("traps", "trap")
    assert [(trap["id"], trap["count"], PACK.numbers(trap)) for trap in traps] == [
        ("broken_bridge", 2, {}),
        ("oil", 2, {}),
        ("painted_tunnel", 2, {"racers": 2, "distance": 2}),
        ("boulder", 2, {}),
        ("log", 2, {"distance": 2}),
        ("foiled_again", 2, {}),
        ("sabotage", 2, {}),
        ("sleight_of_hand", 1, {"range": 3}),
        ("mud_puddle", 1, {}),
    ]
    assert sum(trap["count"] for trap in traps) == 16
    assert {trap["source"] for trap in traps} == {"rulebook"}


def test_racers_stand_in_catalogue_order() -> None:
    racers = PACK.items("racers", "racer")
    assert [(racer["id"], racer["number"]) for racer in racers] == [(code, i + 1) for i, code in enumerate(RACERS)]
    assert [racer["powers"] for racer in racers] == [[f"{code}{slot}" for slot in (1, 2, 3, 4)] for code in RACERS]


def test_each_racer_cancels_two_of_the_sixteen_traps() -> None:
    cancels = {racer["id"]: racer["cancels"] for racer in PACK.items("racers", "racer")}
    assert cancels == {
        "sb": ["boulder"],
        "gt": ["painted_tunnel"],
        "pp": ["painted_tunnel"],
        "rm": ["broken_bridge"],
        "pe": ["oil"],
        "as": ["boulder"],
        "am": ["sleight_of_hand", "mud_puddle"],
        "ac": ["log"],
        "pf": ["broken_bridge"],
        "rr": ["log"],
    }
    count = {trap["id"]: trap["count"] for trap in PACK.items("traps", "trap")}
    assert {sum(count[trap] for trap in kinds) for kinds in cancels.values()} == {2}


def test_villain_is_no_racer() -> None:
    villain = PACK.page("racers")["villain"]
    assert (villain["id"], villain["number"], villain["source"]) == ("mm", 0, "rulebook")


def test_each_racer_has_one_cancelling_power() -> None:
    powers = PACK.items("powers", "power")
    assert [power["id"] for power in powers] == [f"{code}{slot}" for code in RACERS for slot in (1, 2, 3, 4)]
    assert [power["id"] for power in powers if power["kind"] == "cancel"] == [f"{code}1" for code in RACERS]
    assert {power["kind"] for power in powers} == {"cancel", "use"}


def test_power_numbers_flags_and_sources() -> None:
    powers = PACK.items("powers", "power")
    assert {power["id"]: PACK.numbers(power) for power in powers if PACK.numbers(power)} == NUMBERS
    assert {power["id"] for power in powers if power["forward"]} == FORWARD
    assert {power["id"] for power in powers if power["source"] == "rulebook"} == {"pp1", "rr2"}
    assert {power["source"] for power in powers} == {"rulebook", "ours"}


def test_tiles_stand_in_catalogue_order() -> None:
    halves = [(terrain, "terrain", back) for back in ("blue", "orange") for terrain in TERRAINS for _ in (1, 2)]
    grid = [(terrain, "grid", "none") for terrain in ("wild", "wild", "prairie", "farm", "desert", "forest")]
    assert [(tile["terrain"], tile["kind"], tile["back"]) for tile in PACK.items("tiles", "tile")] == [
        *halves,
        *[("wild", "special", "orange")] * 4,
        ("wild", "gas", "black"),
        ("none", "finish", "black"),
        ("none", "start00", "none"),
        *grid,
    ]


def test_four_tiles_are_special() -> None:
    special = [(tile["id"], tile["special"]) for tile in PACK.items("tiles", "tile") if "special" in tile]
    assert special == [(name, name) for name in ("swamp", "crossroads", "level_crossing", "acme")]


def test_tiles_of_the_rulebook() -> None:
    printed = [tile["id"] for tile in PACK.items("tiles", "tile") if tile["source"] == "rulebook"]
    special = ["swamp", "crossroads", "level_crossing", "acme"]
    assert printed == [*special, "gas_station", "finish", "space_00", "pit_exit", "tyre_wall"]


def test_sixteen_races_in_four_seasons() -> None:
    races = PACK.items("races", "race")
    seasons = [season for season in ("spring", "summer", "autumn", "winter") for _ in range(4)]
    assert [(race["number"], race["season"]) for race in races] == list(enumerate(seasons, 1))
    assert PACK.page("races")["points"]["ranks"] == [10, 8, 6, 3, 2, 1]


@pytest.mark.parametrize("eyes", EYES)
def test_colours_stay_apart(eyes: str) -> None:
    racers = PACK.page("racers")
    colours = [racer["colour"] for racer in [*racers["racer"], racers["villain"]]]
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours)
    assert smallest_gap(colours, eyes) > 0.1
