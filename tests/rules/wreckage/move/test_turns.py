"""Turns of cars on the table: contacts, blocked turns, mines, cans (section 8.2, WK-GEO-16)."""

import pytest

from carambolage.games.wreckage.names.effect import Effect
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.move.harmless import arena, cards, harmless

FORWARD, REVERSE = 0, 1
LEFT, RIGHT = 0, 1


def turn(table: Scenario, side: int, ticks: int, gear: int = FORWARD) -> Scenario:
    """The turn of A alone, without the rest of an action."""
    return table.effect(Effect.SWING, 0, gear, side, ticks)


@pytest.mark.rule("WK-CRD-05", "WK-CRD-06", "WK-CRD-20", "WK-CRD-30", "WK-GEO-16", "WK-EX-06", "WK-EX-32")
@pytest.mark.parametrize(
    ("gear", "side", "ticks", "end"),
    [
        (FORWARD, LEFT, 6, (49, 141, 6)),
        (FORWARD, LEFT, 18, (31, 437, 18)),
        (FORWARD, RIGHT, 18, (31, -437, 126)),
        (FORWARD, LEFT, 36, (-256, 768, 36)),
        (FORWARD, LEFT, 72, (-1024, 512, 72)),
        (FORWARD, RIGHT, 72, (-1024, -512, 72)),
        (REVERSE, LEFT, 18, (-31, -437, 18)),
        (REVERSE, RIGHT, 18, (-31, 437, 126)),
        (REVERSE, LEFT, 72, (1024, -512, 72)),
        (REVERSE, RIGHT, 72, (1024, 512, 72)),
    ],
)
def test_free_turns(gear: int, side: int, ticks: int, end: tuple[int, int, int]) -> None:
    table = turn(harmless().put(A=(0, 0, 0)), side, ticks, gear)
    assert table.where("A") == end
    assert table.told("turned") == [(0, *end, ticks if side == LEFT else -ticks, gear)]


@pytest.mark.rule("WK-CRD-21", "WK-CRD-34")
def test_swerve_turns_to_either_side() -> None:
    table = harmless("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=1).plan(A=("swerve", "empty")).action("A")
    turns = {f"turn {side} {angle}" for side in ("left", "right") for angle in (15, 30, 45)}
    assert table.offers == {*turns, "decline"}
    table.choose("turn right 15")
    assert table.told("turned") == [(0, 49, -141, 138, -6, FORWARD)]


@pytest.mark.rule("WK-CRD-09", "WK-COL-01", "WK-COL-14", "WK-EX-45", "WK-GEO-16")
def test_swinging_into_a_neighbour_is_a_collision() -> None:
    table = harmless().put(A=(0, 0, 0), B=(300, 700, 0)).speeds(A=2).plan(A=("turn_left", "empty"))
    table.action("A").choose("turn left 45")
    assert table.where("A") == (37, 93, 4)
    assert table.speed("A") == 0
    assert cards(table) == {"A": 2, "B": 2}
    assert table.told("moved") == []


@pytest.mark.rule("WK-CRD-08", "WK-CRD-10", "WK-EX-45")
def test_at_speed_0_a_contact_merely_blocks() -> None:
    table = harmless().put(A=(0, 0, 0), B=(300, 700, 0)).equip("A", "turret_gun").plan(A=("turn_left", "empty"))
    table.action("A").choose("turn left 45")
    assert table.where("A") == (37, 93, 4)
    assert table.told("blocked") == [(0, 0, 0)]
    assert cards(table) == {}
    assert "fire turret_gun B" in table.offers
    table = harmless("armoured_van", "pick_up").put(A=(0, 0, 0)).obstacle("boulder", -900, 500)
    table.plan(A=("u_turn", "empty")).action("A").choose("u_turn left")
    assert table.where("A") == (-279, 779, 37)


@pytest.mark.rule("WK-CRD-09", "WK-CRD-10", "WK-REV-06", "WK-EX-25", "WK-EX-32", "WK-GEO-12")
def test_a_turn_at_the_wall() -> None:
    table = turn(harmless().put(A=(6656, 0, 0)), LEFT, 18)
    assert table.where("A") == (6656, 0, 0)
    assert table.told("blocked") == [(0, 0, 0)]
    assert table.told("turned") == []
    table = turn(harmless().put(A=(6656, 0, 0)).speeds(A=1), LEFT, 18)
    assert table.told("collided") == [(0, 0, 0, 0, 1, 1)]
    assert cards(table) == {"A": 1}
    assert turn(harmless().put(A=(6656, 0, 0)), LEFT, 18, REVERSE).where("A") == (6625, -437, 18)
    assert turn(harmless().put(A=(6656, 0, 0)), LEFT, 36, REVERSE).where("A") == (6912, -768, 36)


@pytest.mark.rule("WK-REV-03", "WK-REV-07", "WK-EX-24", "WK-REV-02")
def test_a_turn_in_reverse_and_the_travel() -> None:
    table = harmless("sedan", "pick_up").put(A=(0, 0, 18)).speeds(A=-2).plan(A=("turn_left", "empty"))
    table.action("A").choose("turn left 45 reverse")
    assert table.told("turned") == [(0, 287, -331, 36, 18, REVERSE)]
    assert table.where("A") == (287, -2379, 36)
    assert table.speed("A") == -2


@pytest.mark.rule("WK-CRD-29", "WK-EQU-13")
def test_a_mine_goes_off_in_a_turn_at_speed_0() -> None:
    table = turn(harmless().put(A=(0, 0, 0)).mine(700, 500).mine(-6000, 0), LEFT, 18)
    assert table.mines == [(-6000, 0)]
    assert cards(table) == {"A": 1}
    assert table.told("collided") == [(0, 0, 0, 1, 0, 0)]
    assert 0 < table.where("A")[2] < 18


@pytest.mark.rule("WK-CRD-29", "WK-EQU-13")
def test_a_mine_touched_with_a_car_at_speed_0_hurts_the_turning_car_alone() -> None:
    """The 5th tick would overlap B (WK-EX-45) and two mines."""
    table = harmless().put(A=(0, 0, 0), B=(300, 700, 0)).mine(630, 320).mine(640, 260)
    table.car("A").smashes = 1
    turn(table, LEFT, 18)
    assert table.where("A") == (37, 93, 4)
    assert table.mines == []
    assert cards(table) == {"A": 2}
    assert table.told("collided") == [(0, 0, 0, 3, 0, 0)]
    fast = turn(harmless().put(A=(0, 0, 0), B=(300, 700, 0)).mine(630, 320).speeds(A=2), LEFT, 18)
    assert cards(fast) == {"A": 3, "B": 2}


@pytest.mark.rule("WK-EQU-09", "WK-EQU-16")
def test_a_mine_in_a_turn_at_speed() -> None:
    table = turn(harmless().put(A=(0, 0, 0)).speeds(A=2).mine(700, 500), LEFT, 18)
    assert cards(table) == {"A": 3}
    assert table.speed("A") == 0
    table = turn(harmless(mine_hit="blast").put(A=(0, 0, 0)).speeds(A=2).mine(700, 500), LEFT, 18)
    assert table.where("A") == (31, 437, 18)
    assert table.mines == []
    assert table.speed("A") == 2
    assert cards(table) == {}


@pytest.mark.rule("WK-EQU-16", "WK-GEO-16")
def test_a_turn_goes_on_after_a_blast() -> None:
    """B turns right in reverse about its front left corner; the second mine lies behind the first, the third aside."""
    table = harmless(mine_hit="blast").put(A=(-6000, 0, 0), B=(3000, -2000, 0)).speeds(B=-1)
    table.mine(2350, -1700).mine(2420, -1300).mine(2350, -2600)
    table.effect(Effect.SWING, 1, REVERSE, RIGHT, 18)
    assert table.where("B") == (2969, -1563, 126)
    assert [event[1:4] for event in table.told("mine_exploded")] == [(1, 2350, -1700), (1, 2420, -1300)]
    assert (table.mines, table.g.act.blasts) == ([(2350, -2600)], 2)
    assert sum(event[4] for event in table.told("turned")) == -18


@pytest.mark.rule("WK-EQU-16")
def test_under_blast_the_card_comes_before_the_fire_step() -> None:
    table = harmless(mine_hit="blast").put(A=(0, 0, 0), B=(4000, 0, 36)).speeds(A=1).mine(900, 100).mine(900, -100)
    table.equip("A", "machine_gun").action("A")
    assert table.where("A") == (1024, 0, 0)
    assert cards(table) == {"A": 2}
    assert "fire machine_gun B" in table.offers
    story = table.story("moved", "mine_exploded", "damage_card")
    assert story == ["moved", "mine_exploded", "mine_exploded", "moved", "damage_card", "damage_card"]


@pytest.mark.rule("WK-OBS-15")
def test_barrels_alone_block_a_turn_at_any_speed() -> None:
    table = harmless().put(A=(0, 0, 0)).speeds(A=2).obstacle("burning_barrels", 600, 700)
    turn(table, LEFT, 18)
    assert table.told("blocked") == [(0, 0, 0)]
    assert table.told("collided") == []
    assert table.speed("A") == 2
    assert table.obstacles == [("burning_barrels", 600, 700, 0)]


@pytest.mark.rule("WK-OBS-15")
def test_barrels_beside_another_solid_are_ignored() -> None:
    """Both are touched at the 9th tick."""
    table = harmless().put(A=(0, 0, 0), B=(0, 1060, 36)).speeds(A=2).obstacle("burning_barrels", -600, 600)
    turn(table, LEFT, 18)
    assert table.where("A")[2] == 8
    assert table.told("collided") == [(0, 2, 0, 0, 0, 2)]
    assert cards(table) == {"A": 2, "B": 2}


@pytest.mark.rule("WK-OBS-12")
def test_a_wreck_in_a_turn_is_a_plain_obstacle() -> None:
    table = turn(harmless().put(A=(0, 0, 0)).speeds(A=2).obstacle("wreck", 300, 700), LEFT, 18)
    assert table.where("A") == (37, 93, 4)
    assert table.told("collided") == [(0, 0, 1, 0, 0, 2)]
    assert table.obstacles == [("wreck", 300, 700, 0)]
    assert cards(table) == {"A": 2}


@pytest.mark.rule("WK-OBS-23")
def test_nothing_special_is_touched_at_speed_0() -> None:
    for kind in ("spike_column", "burning_tyres", "fuel_pump"):
        table = turn(harmless().put(A=(0, 0, 0)).obstacle(kind, 300, 700), LEFT, 18)
        assert table.told("blocked") == [(0, 0, 0)]
        assert cards(table) == {}
        assert not table.is_out("A")
        assert not table.car("A").spun


@pytest.mark.rule("WK-CAN-01", "WK-CAN-02", "WK-CAN-03")
def test_cans_in_a_turn_are_taken_tick_by_tick() -> None:
    table = harmless().put(A=(0, 0, 0)).can(450, 850).can(600, 500).can(-450, -500)
    turn(table, LEFT, 18)
    assert [event[1] for event in table.told("can_taken")] == [1, 0]
    assert table.cans_on_ground == [(-450, -500)]


@pytest.mark.rule("WK-END-01", "WK-CAN-06")
def test_the_third_can_ends_the_game_in_mid_turn() -> None:
    table = turn(harmless().put(A=(0, 0, 0)).cans(A=2).can(600, 500), LEFT, 36)
    assert table.won_by == ("A", "three_cans")
    assert 0 < table.where("A")[2] < 36
    heading = table.where("A")[2]
    before = turn(harmless().put(A=(0, 0, 0)).cans(A=2).can(600, 500), LEFT, heading - 1)
    assert before.over == 0


@pytest.mark.rule("WK-END-01", "WK-CAN-02", "WK-GEO-16")
@pytest.mark.parametrize("gear", [FORWARD, REVERSE])
@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_the_winner_stays_where_he_reached_his_third_can(gear: int, side: int) -> None:
    start = (3000, -2000, 20)
    can = (*exact.at(exact.swung(start, side, gear, 36), -600 if gear == REVERSE else 600, 0), 0)
    rim = exact.corners(exact.CAN, can)
    ways = (exact.swung(start, side, gear, tick) for tick in range(1, 73))
    table = harmless().put(B=start).cans(B=2).can(*can[:2]).effect(Effect.SWING, 1, gear, side, 72)
    assert table.won_by == ("B", "three_cans")
    assert table.where("B") == next(pose for pose in ways if exact.overlap(exact.corners(exact.CAR, pose), rim))


@pytest.mark.rule("WK-EX-08", "WK-CRD-11")
def test_a_hairpin_in_the_second_action() -> None:
    table = arena().speeds(A=2).plan(A=("turn_left", "turn_right")).action("A", 1).choose("turn left 30")
    table.action("A", 2).choose("turn right 60")
    assert table.told("turned")[1] == (0, 802, 1643, 96, -24, FORWARD)
    assert table.where("A") == (-222, -131, 96)
    assert (table.cans_of("A"), table.hits_of("A")) == (2, 1)
