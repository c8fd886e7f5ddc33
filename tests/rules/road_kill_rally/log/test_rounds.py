"""Set-up, rounds, the road and the end of a race are told in order, with all that they carry."""

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.things import Phase
from tests.games.road_kill_rally.opening import Opening
from tests.games.road_kill_rally.scenario import Scenario
from tests.rules.road_kill_rally.log.story import log

ROAD = ("start", "open_highway", "suburbia", "proving_ground", "market_street")


@pytest.mark.rule("RK-SET-05", "RK-SET-06", "RK-SET-17", "RK-SKI-01", "RK-SKI-03", "RK-TEA-01", "RK-TEA-02")
@pytest.mark.rule("RK-GEN-09", "RK-INF-05")
def test_the_deal_is_told_seat_by_seat() -> None:
    table = Opening(3, seed=4, start_seat="random", teams="true", skills="true")
    told = [line.partition(" (")[0] for line in log(table)]
    assert told[:2] == ["start_seat C", "teamed B C"]
    rally = [f"drew {car}" for car in "CAB" for _ in range(7)]
    accessories = [f"drew_accessory {car}" for car in "CAB" for _ in range(8)]
    assert told[2:] == [*rally, *accessories, *(f"skill_dealt {car}" for car in "AABBCC")]
    assert all(line.endswith(f"for {line.split()[1]})") for line in log(table)[2:])


@pytest.mark.rule("RK-SKI-02", "RK-SKI-04", "RK-SKI-03")
def test_skills_are_told_when_all_are_chosen() -> None:
    table = Scenario(3, skills="true").draws("nerves", "slingshot", "tough", "lead_foot", "eel", "showboat")
    table.effect(Effect.DEAL_SKILLS).choose("skill slingshot", "skill tough")
    dealt = log(table)
    assert dealt == [
        "skill_dealt A (nerves for A)",
        "skill_dealt A (slingshot for A)",
        "skill_dealt B (tough for B)",
        "skill_dealt B (lead_foot for B)",
        "skill_dealt C (eel for C)",
        "skill_dealt C (showboat for C)",
    ]
    table.choose("skill showboat")
    chosen = ["skill_chosen A slingshot", "skill_chosen B tough", "skill_chosen C showboat"]
    assert log(table) == [*dealt, *chosen]


@pytest.mark.rule("RK-SET-09", "RK-SET-11", "RK-SET-12", "RK-SET-14", "RK-SET-15", "RK-SET-16", "RK-ROA-24")
@pytest.mark.rule("RK-RND-05", "RK-RND-07", "RK-ROA-17", "RK-ROA-16")
def test_a_start_is_told() -> None:
    table = Opening(2).accessories("A", "machine_gun turret").accessories("B", "roll_cage")
    table.events.clear()
    table.choose("mount machine_gun", "mount turret", "mount roll_cage", "pole 5").draws("open_highway")
    table.choose("pole 2", "printed")
    assert log(table) == [
        "mounted A weapon machine_gun",
        "mounted A extra turret",
        "mounted B armour roll_cage",
        "on_pole A 4",
        "on_pole B 1",
        "race_begins",
        "tile_drawn B open_highway",
        "tile_placed B open_highway 0 5",
        "target_placed 6,3 green",
        "target_placed 10,1 yellow",
        "round_begins 1",
        "phase_begins draw",
        "phase_begins move",
        "move_begins B",
    ]


@pytest.mark.rule("RK-RND-01", "RK-RND-02", "RK-RND-05", "RK-RND-07", "RK-DRW-01", "RK-DRW-04", "RK-DRW-09")
@pytest.mark.rule("RK-MOV-01", "RK-ROA-27", "RK-CMB-01")
def test_a_round_is_told() -> None:
    table = Scenario(3).road(*ROAD).put("C", (14, 1), 2, "bump")
    table.put("B", (12, 1), 2, "bump bump bump bump bump", "veteran").pile("nitro crowd", "pass bump bump")
    table.draws("nitro", "crowd", "pass", "bump").effect(Effect.ROUND)
    table.choose("speed 1", "step 1 drive", "speed 1", "step 1 drive").go_on()
    begun = log(table).index("round_begins 4")
    assert log(table)[:begun] == [
        "round_begins 3",
        "phase_begins draw",
        "drew C (nitro for C)",
        "drew C (crowd for C)",
        "reshuffled 3 0",
        "drew C (pass for C)",
        "drew B (bump for B)",
        "phase_begins move",
        "move_begins C",
        "speed_set C 2 1 0",
        "stepped C 14,1 15,1 drive",
        "move_ends C",
        "tile_removed start 1",
        "move_begins B",
        "speed_set B 2 1 0",
        "stepped B 12,1 13,1 drive",
        "move_ends B",
        "tile_removed open_highway 5",
        "phase_begins combat",
        "passed C",
        "passed B",
    ]


@pytest.mark.rule("RK-RND-04", "RK-RND-05", "RK-RND-10", "RK-DIC-08", "RK-DIC-07")
def test_dice_for_the_order_are_told() -> None:
    table = Scenario(4).road(*ROAD).put("D", (14, 1), 3).put("B", (14, 2), 3).put("C", (14, 3), 4)
    table.dice(3, 0, 0, 3, 5, 3, 0).effect(Effect.PHASE, Phase.MOVE)
    assert log(table) == [
        "phase_begins move",
        "rolled B order 2 1 0",
        "rolled D order 1 2 1",
        "move_begins C",
    ]
    assert table.order[: table.ordered] == [2, 3, 1]


# The road


@pytest.mark.rule("RK-ROA-14", "RK-ROA-16", "RK-ROA-17", "RK-ROA-24", "RK-ROA-13")
def test_a_tile_turned_round_is_told_with_its_targets() -> None:
    table = Scenario(3).road("start").put("C", (4, 1)).put("B", (3, 1))
    table.above = 5
    table.draws("market_street").effect(Effect.DRAW_TILE, 2).choose("reversed")
    assert log(table) == [
        "tile_drawn C market_street",
        "tile_placed C market_street 1 5",
        "target_placed 5,1 red",
        "target_placed 5,2 green",
        "target_placed 7,1 yellow",
        "target_placed 7,3 green",
    ]


@pytest.mark.rule("RK-ROA-18", "RK-ROA-19", "RK-ROA-20", "RK-ROA-22", "RK-ROA-24")
def test_a_tile_that_is_refused_and_the_finish_are_told() -> None:
    table = Scenario(3).road("start", "hairpin").put("C", (4, 1)).put("B", (3, 1))
    table.above = 1
    table.draws("chicane").effect(Effect.DRAW_TILE, 2)
    assert log(table) == [
        "tile_drawn C chicane",
        "tile_refused C chicane",
        "tile_drawn C finish",
        "tile_placed C finish 0 9",
        "target_placed 10,2 red",
    ]


# The end


@pytest.mark.rule("RK-END-01", "RK-END-02", "RK-END-03", "RK-END-05", "RK-END-06", "RK-END-10", "RK-END-13")
@pytest.mark.rule("RK-MOV-20", "RK-RND-09")
def test_a_finish_is_told() -> None:
    table = Scenario(4).road("start", "finish").put("A", (6, 3), 2).put("B", (6, 1), 1, tokens=2)
    table.put("C", (5, 2), 3, shots=3).put("D", (4, 1), 2)
    table.car("C").scored = [1, 2, 0]
    table.effect(Effect.PHASE, Phase.MOVE)
    table.choose("speed 2", "speed 1", "speed 2", "step 2 drive").go_on()
    assert log(table) == [
        "phase_begins move",
        "move_begins A",
        "speed_set A 2 2 0",
        "crossed A 1",
        "countdown 5",
        "move_ends A",
        "move_begins B",
        "speed_set B 1 1 0",
        "crossed B 2",
        "move_ends B",
        "move_begins C",
        "speed_set C 3 2 0",
        "stepped C 5,2 6,2 drive",
        "crossed C 3",
        "race_ends 3",
        "ranked A 2 100",
        "ranked B 3 10",
        "ranked C 1 140",
        "ranked D 4 0",
    ]


@pytest.mark.rule("RK-END-08", "RK-END-09", "RK-END-10", "RK-END-13", "RK-END-15")
def test_lots_are_told_with_their_ranks() -> None:
    table = Scenario(5).road(*ROAD)
    for car, row, shots in zip("ABCDE", range(9, 4, -1), (3, 1, 3, 3, 0), strict=True):
        table.put(car, (row, 1), shots=shots)
    table.car("E").tokens = 1
    table.fix(0, 1).effect(Effect.END_RACE)
    assert log(table) == [
        "race_ends 0",
        "coin A 3",
        "coin C 2",
        "ranked A 3 30",
        "ranked B 4 10",
        "ranked C 2 30",
        "ranked D 1 30",
        "ranked E 5 -20",
    ]


@pytest.mark.rule("RK-LVG-01", "RK-LVG-02", "RK-DEC-05")
def test_leaving_is_told_with_what_is_carried_on() -> None:
    table = Scenario(4).road(*ROAD)
    for car, row in zip("DCBA", range(9, 5, -1), strict=True):
        table.put(car, (row, 1), 2)
    table.effect(Effect.PHASE, Phase.MOVE).choose("speed 2").leave("D")
    assert log(table) == [
        "phase_begins move",
        "move_begins D",
        "speed_set D 2 2 0",
        "left D",
        "stepped D 9,1 10,1 drive",
        "stepped D 10,1 11,1 drive",
        "move_ends D",
        "tile_removed start 1",
        "move_begins C",
    ]
