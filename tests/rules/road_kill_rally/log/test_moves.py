"""What happens in a movement is told in order, with all that it carries."""

import pytest

from tests.games.road_kill_rally.scenario import Scenario
from tests.rules.road_kill_rally.log.story import log

ROAD = ("start", "open_highway", "suburbia", "proving_ground", "market_street")
# rows: start 1 to 4, Open Highway 5 to 12, Suburbia 13 to 20 (13 to 16 a bend), Proving Ground 21 to 24


def race(players: int = 3, *road: str) -> Scenario:
    """A is far behind; the others are put where the test wants them."""
    return Scenario(players).road(*(road or ROAD)).put("A", (1, 1))


@pytest.mark.rule("RK-MOV-01", "RK-MOV-05", "RK-SPD-02", "RK-SPD-06", "RK-SPD-09", "RK-GEN-05", "RK-CRA-01")
def test_a_speed_that_is_paid_for_and_a_step_are_told() -> None:
    table = race().put("C", (12, 1), 5, "bump nitro evasive pass brace").move("C")
    table.choose("speed 7", "spend nitro", "step 2 drive")
    assert log(table) == [
        "move_begins C",
        "speed_set C 5 7 1",
        "spent C nitro speed",
        "stepped C 12,1 13,2 drive",
        "checked C 13,2 2",
    ]


@pytest.mark.rule("RK-CRA-01", "RK-CRA-09", "RK-CRA-10", "RK-CRA-12", "RK-GEN-05")
def test_safe_play_is_told_with_its_cards() -> None:
    table = race().put("C", (12, 2), 6, "bump nitro evasive pass").move("C").choose("speed 6", "step 1 drive")
    table.choose("play_safe", "spend bump", "spend pass", "spend nitro")
    assert log(table)[2:] == [
        "stepped C 12,2 13,1 drive",
        "checked C 13,1 3",
        "played_safe C 3",
        "spent C bump safe",
        "spent C pass safe",
        "spent C nitro safe",
    ]


@pytest.mark.rule("RK-CRA-08", "RK-DMG-01", "RK-DMG-02", "RK-DMG-07", "RK-DIC-01", "RK-DIC-05", "RK-HAZ-14")
def test_a_crash_check_is_told_with_its_dice_and_its_damage() -> None:
    table = race().put("C", (12, 2), 6, "bump nitro evasive pass").move("C").choose("speed 6", "step 1 drive")
    table.dice(3, 0, 3).choose("roll", "lose nitro", "lose pass")
    assert log(table)[2:] == [
        "stepped C 12,2 13,1 drive",
        "checked C 13,1 3",
        "rolled C check 1 2 0",
        "hit C 2 check nobody",
        "lost C nitro",
        "lost C pass",
    ]


@pytest.mark.rule("RK-MOV-12", "RK-MOV-13", "RK-WIP-01", "RK-WIP-02", "RK-WIP-03", "RK-WIP-05", "RK-ROA-27")
def test_a_wipe_out_in_flight_is_told() -> None:
    table = race(4).put("C", (12, 2), 6, "bump", "jump_jets").put("D", (13, 1), 4)
    table.dice(3, 3, 0).move("C").choose("speed 6", "step 1 jump")
    assert log(table)[2:] == [
        "stepped C 12,2 13,1 jump",
        "checked C 13,1 3",
        "rolled C check 1 2 0",
        "hit C 2 check nobody",
        "lost C bump",
        "put_back C 12,2",
        "wiped_out C 12,2",
        "lost_accessory C jump_jets extra",
        "took_wipe C 1",
        "move_ends C",
    ]
    assert table.car("C").place == (12, 2)


@pytest.mark.rule("RK-MOV-05", "RK-MOV-13", "RK-MOV-14", "RK-COL-02", "RK-COL-05", "RK-COL-06", "RK-CRD-RC19")
@pytest.mark.rule("RK-RAL-04", "RK-MOV-12", "RK-MOV-01", "RK-MOV-09")
def test_a_flight_that_ends_in_a_collision_is_told() -> None:
    table = Scenario(6).road(*ROAD).put("C", (12, 2), 6, "pass pass bump").put("B", (13, 1), 4, "nitro nitro")
    table.put("A", (13, 2), 4).put("D", (14, 1), 4).put("E", (14, 2), 4).put("F", (14, 3), 4)
    table.move("C").choose("speed 6", "step 1 pass").dice(3, 0, 0, 0, 0, 3, 0).choose("lose pass")
    assert log(table) == [
        "move_begins C",
        "speed_set C 6 6 0",
        "played C pass",
        "stepped C 12,2 13,1 pass",
        "checked C 13,1 3",
        "rolled C check 2 1 0",
        "hit C 1 check nobody",
        "lost C pass",
        "put_back C 12,2",
        "collided C B 6 4",
        "rolled C collision 1 1 0",
        "rolled B collision 2 0 0",
        "hit B 1 collision C",
        "lost B nitro",
        "speed_changed C 6 5",
        "speed_changed B 4 5",
        "move_ends C",
        "tile_removed start 1",
    ]


@pytest.mark.rule("RK-COL-01", "RK-COL-02", "RK-COL-03", "RK-COL-05", "RK-COL-06", "RK-COL-08", "RK-COL-10")
@pytest.mark.rule("RK-DMG-03", "RK-DMG-12", "RK-DMG-18", "RK-CRD-RA14", "RK-CRD-RA17", "RK-MOV-04", "RK-MOV-05")
def test_a_collision_is_told_with_both_rolls_and_the_spikes() -> None:
    table = race(4).put("C", (6, 2), 6, "bump nitro pass", "ram_plates")
    table.put("B", (7, 2), 3, "evasive brace pass", "spiked_hull").dice(3, 3, 0, 0, 0, 3, 3, 3, 3, 0).move("C")
    table.choose("speed 6", "step 2 collide", "lose brace", "lose pass", "lose nitro", "lose pass")
    assert log(table)[2:] == [
        "collided C B 6 3",
        "rolled C collision 3 2 0",
        "rolled B collision 0 3 0",
        "hit B 2 collision C",
        "lost B brace",
        "lost B pass",
        "hit C 3 collision B",
        "reduced C 2 1",
        "lost C nitro",
        "speed_changed C 6 4",
        "speed_changed B 3 4",
        "retaliated B C spikes",
        "rolled B spikes 1 1 0",
        "hit C 1 retaliation B",
        "lost C pass",
        "move_ends C",
    ]
    assert table.movement_over == 1


@pytest.mark.rule("RK-HAZ-05", "RK-HAZ-06", "RK-HAZ-13", "RK-HAZ-16", "RK-CRA-05", "RK-CRD-RA16")
def test_bales_and_oil_are_told() -> None:
    table = race(3, "start", "hay_bale_blockade", "proving_ground").put("B", (1, 2)).oil((7, 3))
    table.put("C", (6, 2), 4, "bump bump", "roll_cage")
    table.g.road[1].entered = 0b001
    table.dice(0, 3, 0, 0, 0).move("C").choose("speed 4", "step 3 drive")
    assert log(table)[2:] == [
        "stepped C 6,2 7,3 drive",
        "barricade C 7,3",
        "oil_gone C 7,3",
        "checked C 7,3 5",
        "rolled C check 4 1 0",
        "hit C 1 check nobody",
        "reduced C 1 0",
    ]


@pytest.mark.rule("RK-MOV-10", "RK-MOV-21", "RK-CRA-07", "RK-CRD-RC21", "RK-CRD-RC22", "RK-CRD-RC23", "RK-RAL-05")
def test_cards_for_a_step_are_told() -> None:
    table = race().put("C", (5, 1), 6, "handbrake racing_line power_slide").move("C")
    table.choose("speed 6", "play racing_line", "play power_slide", "brake 2", "step 2 drive", "step 1 drive")
    assert log(table)[2:] == [
        "played C racing_line",
        "played C power_slide",
        "played C handbrake",
        "speed_changed C 6 4",
        "stepped C 5,1 6,2 drive",
        "stepped C 6,2 7,1 drive",
    ]


@pytest.mark.rule("RK-SPD-04", "RK-SPD-08", "RK-CRD-RC20", "RK-CRD-RC24", "RK-CRD-RC26", "RK-CRD-RC28")
@pytest.mark.rule("RK-INF-05", "RK-DRW-09")
def test_cards_for_speed_are_told() -> None:
    table = race().put("C", (5, 1), 4, "cheque crowd slipstream nitro", cheered=1).put("B", (7, 1))
    table.pile("bump bump bump pass pass pass pass").draws("bump", "pass", "pass", "bump", "bump", "pass", "pass")
    table.move("C").choose("play cheque", "play crowd", "play slipstream", "play nitro", "speed 10")
    assert log(table) == [
        "move_begins C",
        "played C cheque",
        "drew C (bump for C)",
        "drew C (pass for C)",
        "drew C (pass for C)",
        "played C crowd",
        "drew C (bump for C)",
        "drew C (bump for C)",
        "drew C (pass for C)",
        "played C slipstream",
        "drew C (pass for C)",
        "played C nitro",
        "speed_set C 4 10 0",
    ]


@pytest.mark.rule("RK-RUN-02", "RK-RUN-03", "RK-RUN-05", "RK-RUN-07", "RK-RUN-09", "RK-RUN-10", "RK-CRD-RC25")
def test_targets_are_told_with_their_dice() -> None:
    table = race().put("C", (5, 3), 3, "bullseye bump").target((6, 2), "red").target((7, 1), "yellow")
    table.dice(3, 0, 0, 3, 3, 0).move("C").choose("speed 3", "step 2 drive", "play bullseye", "roll", "step 1 drive")
    table.choose("spend bump")
    assert log(table)[2:] == [
        "stepped C 5,3 6,2 drive",
        "played C bullseye",
        "tried C 6,2 red 4",
        "rolled C run_over 2 2 0",
        "scored C 6,2 red",
        "stepped C 6,2 7,1 drive",
        "spent C bump dice",
        "tried C 7,1 yellow 2",
        "rolled C run_over 1 1 0",
        "missed C 7,1 yellow",
    ]


@pytest.mark.rule("RK-RUN-01", "RK-MOV-01", "RK-MOV-09", "RK-ROA-27")
def test_a_target_that_is_left_alone_is_told() -> None:
    table = race().put("C", (5, 3), 1, "bump").target((6, 2), "red")
    table.move("C").choose("speed 1", "step 2 drive", "decline")
    assert log(table)[2:] == ["stepped C 5,3 6,2 drive", "declined C", "move_ends C"]


@pytest.mark.rule("RK-ELI-05", "RK-ELI-11", "RK-DMG-01", "RK-COL-04")
def test_a_wreck_is_told_as_a_collision_with_nobody() -> None:
    table = Scenario(3, elimination="true").road(*ROAD).put("C", (5, 3), 2, "bump bump").put("A", (1, 1))
    table.wreck((6, 2)).dice(3, 0).move("C").choose("speed 2", "step 2 drive")
    assert log(table)[2:] == [
        "stepped C 5,3 6,2 drive",
        "rolled C wreck 1 1 0",
        "hit C 1 collision nobody",
        "lost C bump",
    ]
