"""What a seat is shown: views without secrets, and a board to read."""

import json
from typing import Any

import pytest
from msgspec import to_builtins

from carambolage.games.thunder_road.ground.grid import space_at
from carambolage.games.thunder_road.ground.piles import printed_ground
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.options import OPTIONS
from carambolage.games.thunder_road.pack_reading.road import TERRAINS
from carambolage.games.thunder_road.text.seen.view import view as road_view
from carambolage.games.thunder_road.turn.boards import takes_value
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.table import PRINTED
from tests.games.thunder_road.speaking import board, seen

BOARD = """
Round 2, road die 1
Player 1 is on, with B2 (3 moves left).
    0  1  2  3  4  5  6  7   8  9 10 11 12 13 14 15  16 17 18 19 20 21 22 23
A | .  .  .  .  .  .  .  . | .  .  .  .  .  .  .  . | .  .  .  .  .  .  .  . |
B  | .  .  .  .  .  .  .  . | .  .  ?  .  .  .  .  . | .  .  .  .  .  .  .  . |
C | .  .  .  .  . B2. ~ g1.| . G@. .  .  .  .  .  . | .  .  .  .  .  .  .  . |
D  | .  .  .  .  .  .  .  . | .  .  .  o  .  .  .  . | .  .  .  .  .  .  .  . |
E | .  .  .  .  .  .  .  . | .  .  .  . B3@ .  .  . | .  .  .  .  .  .  .  . |
F  | .  #  .  .  .  .  .  . | . xx. .  .  .  .  .  . | .  .  .  .  .  .  .  . |
"""
DASHBOARDS = """
Blue crew, Player 1: dice 4; 3 turns left
   Airstrike 1-6, Nitro 1-3, Drift 3-5, Repair 6
   B1 Doom Buggy: Start area
   B2 Avenger: 5C, on fire, Dent, has moved
   B3 Eliminator: 12E
Green crew, Player 2: dice -; 3 turns left
   Airstrike 1-6, Nitro 1-3, Drift 3-5, Repair 6
   chopper on 9C
   g1 Doom Buggy: 7C, inoperable, Shrapnel, Skid front
   G2 Avenger: Start area
   G3 Eliminator: Start area
"""
IN_FRENCH = """
Équipe bleue, Joueur 1 : dés 4 ; encore 3 tours
   Air-sol 1-6, Nitro 1-3, Dérapage 3-5, Réparation 6
   B1 Buggy fatal : Zone de départ
   B2 Vengeur : 5C, en feu, Bosse, a bougé
   B3 Éliminateur : 12E
"""


def race() -> Scenario:
    """A bit of everything."""
    table = Scenario("blue", "green", "orange", tiles=())
    table.put({"blue medium": (2, 5), "blue large": (4, 12), "green small": (2, 7), "wreck 1": (5, 9)})
    table.ground({(2, 6): "mud", (5, 1): "impassable"}).token((1, 10), "mine").token((3, 11), "oil", faceup=True)
    table.chopper("green", (2, 9)).chopper("orange", (4, 12)).damage("green small", "shrapnel", "skid_front")
    table.damage("blue medium", "dent").burning("blue medium").dice("blue", 4)
    table.fate(fire="plus_2").drive("blue medium", 1)
    return table


def view(table: Scenario, seat: int) -> dict[str, Any]:
    """What a seat sees, as it is sent."""
    return to_builtins(road_view(seen(table, seat), table.t, seat, None))  # type: ignore[no-any-return]


def test_the_board_reads_like_the_road() -> None:
    lines = board(race(), 0, "en")
    assert lines[: len(BOARD.strip().splitlines())] == BOARD.strip("\n").splitlines()
    assert max(map(len, lines[:9])) <= 80
    first = lines.index("Blue crew, Player 1: dice 4; 3 turns left")
    assert lines[first : first + 11] == DASHBOARDS.strip("\n").splitlines()


def test_the_board_in_french() -> None:
    lines = board(race(), 0, "fr")
    assert lines[0] == "Round 2, dé de route 1"
    first = next(number for number, line in enumerate(lines) if line.startswith("Équipe bleue"))
    assert lines[first : first + 5] == IN_FRENCH.strip("\n").splitlines()


def test_the_truck_is_told_section_by_section() -> None:
    table = Scenario("blue", "big_rig").put({"rig front": (2, 9), "rig middle": (2, 8)}).dented("cow_catcher")
    lines = board(table.dice("big_rig", 1, 2, 3), 0, "en")
    first = lines.index("Big Rig, Player 2: dice 1 2 3; 3 turns left")
    assert lines[first + 1 : first + 8] == [
        "   Front section: Missile Launcher 1-3, Cow Catcher 1-3 (damaged), Repair 3",
        "   Mid section: Traction Drive 1-3, Airstrike 1-3, Repair 3",
        "   Rear section: Hazard Dispenser 1-3, Targeting Computer 1-3, Repair 3",
        "   steering 0",
        "   R1 Big Rig: 9C",
        "   R2 Mid section: 8C",
        lines[first + 7],
    ]
    assert "Rear section:" not in lines[first + 7]


def test_columns_count_from_the_start_of_the_race() -> None:
    table = race()
    table.put({"blue medium": (2, 23)}).drive("blue medium", 1).step("F")
    told = view(table, 0)
    assert told["column"] == 8
    assert [tile["column"] for tile in told["tiles"]] == [8, 16, 24]
    mine = next(vehicle for vehicle in told["vehicles"] if vehicle["vehicle"] == table.vehicle("blue medium"))
    space = next(space for space in told["spaces"] if space["space"] == mine["space"])
    assert (mine["where"], space["name"], space["lane"], space["column"]) == ("24C", "24C", 2, 24)


def test_the_view_shows_the_road() -> None:
    told = view(race(), 0)
    assert len(told["spaces"]) == 144
    spaces = {space["name"]: space for space in told["spaces"]}
    assert spaces["6C"]["terrain"] == "mud"
    assert spaces["11D"]["hazard"] == "oil"
    assert spaces["11D"]["faceup"]
    assert spaces["12E"]["chopper"] == 2
    assert spaces["9F"]["vehicles"] == [30]
    assert told["turn"] | {"seat": 0} == told["turn"]
    assert (told["turn"]["vehicle"], told["turn"]["moves"], told["turn"]["drift"]) == (1, 3, "none")
    assert told["options"]["carnage"] == "false"
    assert told["finish"] is None


def test_what_the_view_works_out_quickly_is_what_the_rules_say() -> None:
    table = race()
    table.sand[table.space((4, 3))] = 1
    g, t, told = table.g, table.t, view(table, 0)
    for space in told["spaces"]:
        assert space["printed"] == TERRAINS[printed_ground(g, t, space["space"])], space["name"]
        assert space["space"] == space_at(g, space["lane"], space["column"] - told["column"])
    assert {space["printed"] for space in told["spaces"]} >= {"road", "sand"}
    for crew in told["crews"]:
        for command in crew["commands"]:
            dice = g.crews[crew["crew"]].dice
            fits = any(takes_value(g, t, crew["crew"], command["slot"], value) for value in dice)
            assert command["fits"] is fits, command
    for option in OPTIONS:
        assert option.index(told["options"][option.name]) == getattr(g.house, option.name)


def test_facedown_tokens_are_known_to_those_who_looked() -> None:
    table = race()
    space = table.space((1, 10))
    table.token_eyes[space] = 0b010

    def hazards(seat: int) -> list[str]:
        return [one["hazard"] for one in view(table, seat)["spaces"] if one["hazard"] and not one["faceup"]]

    assert [hazards(seat) for seat in (-1, 0, 1, 2)] == [["unknown"], ["unknown"], ["mine"], ["unknown"]]


def test_who_has_peeked_shares_the_road_with_nobody() -> None:
    table = race()
    table.token_eyes[table.space((1, 10))] = 0b010
    public = road_view(seen(table, -1), table.t, -1, None)
    spaces = [road_view(seen(table, seat), table.t, seat, public).spaces for seat in (0, 1, 2)]
    assert [one is public.spaces for one in spaces] == [True, False, True]


def test_unseen_tokens_are_counted_from_what_is_public() -> None:
    table = race()
    whole = PRINTED.hazards[0]
    assert view(table, 0)["piles"]["unseen"]["mine"] == whole[Hazard.MINE]
    assert view(table, 0)["piles"]["unseen"]["oil"] == whole[Hazard.OIL] - 1
    table.token_eyes[table.space((1, 10))] = 0b010
    assert view(table, 0)["piles"]["unseen"]["mine"] == whole[Hazard.MINE]
    assert view(table, 1)["piles"]["unseen"]["mine"] == whole[Hazard.MINE] - 1


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_hands_are_hidden_from_others(seat: int) -> None:
    table = race().hand("blue", airstrike="kamikaze", bounty="head_hunter", one_shot="hotwire").german("blue", 1, 5, 9)
    mine, theirs = view(table, 0)["crews"][0], view(table, seat)["crews"][0]
    assert mine["hand"] == {"airstrike": "kamikaze", "bounty": "head_hunter", "one_shot": "hotwire"}
    assert mine["german"]["hand"] == ["ge01", "ge05", "ge09"]
    assert theirs["hand"] is None
    assert theirs["german"]["hand"] is None
    assert theirs["cards"] == {"airstrike": 1, "bounty": 1, "one_shot": 1}
    assert theirs["german"]["cards"] == 3
    shown = json.dumps(view(table, seat))
    assert not any(name in shown for name in ("kamikaze", "head_hunter", "hotwire", "ge05"))


def test_a_hidden_bonus_command_shows_only_to_its_owner() -> None:
    table = race().bonus("blue", "sidestep")
    table.team(0).bonus_seen = 0
    assert view(table, 0)["crews"][0]["bonus"] == "sidestep"
    assert view(table, 1)["crews"][0]["bonus"] is None
    assert view(table, 1)["crews"][0]["bonus_hidden"]
    assert "sidestep" not in json.dumps(view(table, 1))


def test_commands_tell_whether_a_die_fits() -> None:
    table = Scenario("blue", "big_rig").dice("blue", 4, 5).dice("big_rig", 1)
    crews = view(table, 0)["crews"]
    fitting = [[one["id"] for one in crew["commands"] if one["fits"]] for crew in crews]
    assert fitting[0] == ["airstrike", "drift"]
    for one in crews[1]["commands"]:
        assert one["fits"] == (one["low"] <= 1)


def test_returned_tiles_are_known_and_the_others_only_counted() -> None:
    table = Scenario("blue", "green", tiles=("1a", "2a", "3a"))
    table.unseen_tiles, table.queued, table.queue[0] = 0b11000, 1, 5
    piles = view(table, 0)["piles"]
    assert (piles["tiles"], piles["possible_tiles"], piles["returned_tiles"]) == (3, [4, 5], ["3b"])
    table.house_tile_return_side = 2
    assert view(table, 0)["piles"]["returned_tiles"] == ["3"]


def test_before_the_road_is_laid() -> None:
    table = Scenario.from_the_box(3).settle()
    assert board(table, 0, "en") == [
        "The road is laid when everybody has a crew.",
        "Player 1 has no crew yet",
        "Player 2 has no crew yet",
        "Player 3 has no crew yet",
    ]
