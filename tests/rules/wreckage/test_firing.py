"""The fire step: weapons, targets, rulers and lines of sight (chapters 12 and 13)."""

import pytest

from carambolage.games.wreckage.firing.aiming import is_line_free
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.shooting import shots

LONG, SHORT = "machine_gun", "flamethrower"


def duel(*weapons: str, **options: str) -> Scenario:
    """A stands at (0, 0, 0) with some weapons, B is somewhere else."""
    return Scenario("pick_up", "sedan", **options).put(A=(0, 0, 0)).equip("A", *weapons)


@pytest.mark.rule("WK-EX-03", "WK-FIR-03", "WK-FIR-11", "WK-DMG-02", "WK-DMG-03")
def test_flamethrower_against_the_sedan() -> None:
    table = duel(SHORT).put(B=(1500, 0, 36)).action("A")
    assert table.offers == {"fire flamethrower B", "pass"}
    table.fate("dented_panel", "ricochet", "torn_bodywork").choose("fire flamethrower B")
    assert table.drawn("B") == ["dented_panel", "ricochet", "torn_bodywork"]
    assert table.hits_of("B") == 1
    assert table.told("fired") == [(0, 1, 1)]


@pytest.mark.rule("WK-EX-03", "WK-CRD-24", "WK-DMG-06")
def test_dodge_adds_one_to_handling_and_icons_are_ignored_without_a_hit() -> None:
    table = duel(SHORT).put(B=(1500, 0, 36))
    table.car("B").dodges = 1
    table.action("A").fate("burst_tyre", "ricochet", "cut_cable").choose("fire flamethrower B")
    assert table.hits_of("B") == 0
    assert table.where("B") == (1500, 0, 36)
    assert table.lost("B") == []
    assert table.story("no_damage", "hits", "spun", "card_lost") == ["no_damage"]


@pytest.mark.rule("WK-EX-10", "WK-FIR-04", "WK-FIR-05", "WK-FIR-06", "WK-FIR-07")
def test_range_and_line_of_sight() -> None:
    table = duel(LONG, SHORT).put(B=(3800, 600, 36)).obstacle("boulder", 2000, 0)
    assert shots(table) == {"fire machine_gun B"}
    assert shots(duel(LONG).put(B=(4000, 400, 36))) == set()
    assert shots(duel(LONG).put(B=(2800, 0, 0)).obstacle("boulder", 1500, 0)) == set()
    assert shots(duel(LONG).put(B=(2800, 0, 0))) == {"fire machine_gun B"}


@pytest.mark.rule("WK-EX-10", "WK-EQW-01")
def test_turret_fires_to_every_side() -> None:
    for pose in ((0, 1500, 0), (0, -1500, 0), (-1800, 0, 36), (1800, 0, 36)):
        table = duel("turret_gun", SHORT).put(B=pose)
        expected = {"fire turret_gun B"} | ({"fire flamethrower B"} if pose[0] > 0 else set())
        assert shots(table) == expected


@pytest.mark.rule("WK-EX-43", "WK-FIR-08", "WK-EQU-06", "WK-EQU-17")
def test_rear_mount_lets_every_weapon_fire_to_the_rear() -> None:
    assert shots(duel(SHORT).put(B=(-1800, 0, 36))) == set()
    assert shots(duel(SHORT, "rear_mount").put(B=(-1800, 0, 36))) == {"fire flamethrower B"}
    assert shots(duel(SHORT, "rear_mount").put(B=(0, -1500, 0))) == set()
    assert shots(duel(SHORT, "rear_mount").put(B=(1800, 0, 36))) == {"fire flamethrower B"}
    assert shots(duel(LONG, SHORT, "rear_mount").put(B=(-3900, 200, 0))) == {"fire machine_gun B"}
    assert shots(duel("turret_gun", "rear_mount").put(B=(0, 1500, 0))) == {"fire turret_gun B"}


@pytest.mark.rule("WK-EX-43", "WK-FIR-04")
def test_touching_the_ruler_is_not_enough() -> None:
    for pose, reached in {
        (4095, 0, 0): True,
        (4096, 0, 0): False,
        (2000, 511, 0): True,
        (2000, 512, 0): False,
    }.items():
        assert (shots(duel(LONG).put(B=pose)) == {"fire machine_gun B"}) == reached


@pytest.mark.rule("WK-EX-43", "WK-EQW-02")
def test_second_action_weapons_wait_for_phase_2() -> None:
    assert shots(duel("laser").put(B=(2000, 0, 0)), phase=1) == set()
    assert shots(duel("laser").put(B=(2000, 0, 0)), phase=2) == {"fire laser B"}


@pytest.mark.rule("WK-EX-44", "WK-FIR-06", "WK-FIR-07")
def test_line_of_sight_past_a_car() -> None:
    table = Scenario("pick_up", "sedan", "coupe").put(A=(0, 0, 0), B=(3000, 0, 0)).equip("A", LONG)
    assert "fire machine_gun B" in shots(table.put(C=(1700, 300, 0)))
    assert shots(table.put(C=(1700, 0, 36))) == {"fire machine_gun C"}
    table.put(C=(6000, 6000, 0)).can(1700, 0).mine(1700, 0)
    assert shots(table) == {"fire machine_gun B"}


@pytest.mark.rule("WK-FIR-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_firing_car_blocks_no_line_of_its_own(seat: int) -> None:
    table = Scenario("pick_up", "sedan", "coupe").put(C=(4000, 0, 0))
    table.put(**{"AB"[seat]: (0, 0, 36), "AB"[1 - seat]: (6000, 6000, 0)})
    assert is_line_free(table.g, table.t, seat, 2, -500, 0, 3000, 0)
    assert not is_line_free(table.g, table.t, 1 - seat, 2, -500, 0, 3000, 0)


@pytest.mark.rule("WK-FIR-07", "WK-OBS-02")
def test_special_obstacles_block_lines_of_sight() -> None:
    for kind in ("spike_column", "fuel_pump", "burning_tyres", "wreck", "burning_barrels"):
        assert shots(duel(LONG).put(B=(2800, 0, 0)).obstacle(kind, 1500, 0, 36)) == set()


@pytest.mark.rule("WK-FIR-07")
def test_touching_cars_see_each_other() -> None:
    assert shots(duel(SHORT).put(B=(1024, 0, 0))) == {"fire flamethrower B"}


@pytest.mark.rule("WK-FIR-14", "WK-FIR-06")
def test_range_and_sight_must_hold_for_one_direction() -> None:
    """To the front B is in range and hidden; from the right flank it could be seen, but the ruler does not reach it."""
    table = duel("sniper_turret").put(B=(2800, 0, 0)).obstacle("boulder", 1000, 0)
    assert shots(table, phase=2) == set()


@pytest.mark.rule("WK-FIR-01", "WK-FIR-10")
def test_one_weapon_is_fired_or_none() -> None:
    table = duel(LONG, SHORT).put(B=(1500, 0, 36)).action("A")
    assert table.offers == {"fire machine_gun B", "fire flamethrower B", "pass"}
    table.fate("ricochet", "ricochet").choose("fire machine_gun B")
    assert table.asked == ""
    table = duel(LONG, SHORT).put(B=(1500, 0, 36)).action("A").choose("pass")
    assert table.asked == ""
    assert table.told("fired") == []


@pytest.mark.rule("WK-FIR-01", "WK-COL-02")
def test_no_shot_after_a_collision() -> None:
    table = duel(LONG).put(B=(3000, 0, 36)).speeds(A=1).obstacle("boulder", 1000, 800)
    assert shots(table) == {"fire machine_gun B"}
    table = duel(LONG).put(B=(3000, 0, 36)).speeds(A=1).obstacle("boulder", 1000, 600)
    table.fate("ricochet")
    assert shots(table) == set()
    assert len(table.told("collided")) == 1


@pytest.mark.rule("WK-FIR-02", "WK-OPT-05")
def test_fire_step_of_each_phase() -> None:
    for timing, phases in {"each_action": {1, 2}, "second_action": {2}}.items():
        for phase in (1, 2):
            table = duel(LONG, fire_timing=timing).put(B=(2000, 0, 0))
            assert bool(shots(table, phase=phase)) == (phase in phases)


@pytest.mark.rule("WK-FIR-17", "WK-ACT-04")
def test_barrage_without_a_fire_step_counts_as_declined() -> None:
    table = Scenario("armoured_van", "sedan", fire_timing="second_action").plan(A=("barrage", "repeat")).action("A")
    assert table.told("no_effect") == [(0, 9, 0)]
    assert table.asked == ""


@pytest.mark.rule("WK-FIR-12")
def test_only_other_cars_in_play_are_targets() -> None:
    table = Scenario("pick_up", "sedan", "coupe").put(A=(0, 0, 0), B=(2000, 0, 0), C=(6000, 0, 0)).equip("A", LONG)
    table.can(900, 0).mine(1000, 300).obstacle("fuel_pump", 1200, -600)
    assert shots(table) == {"fire machine_gun B"}
    table.car("B").out = 1
    assert shots(table) == set()


@pytest.mark.rule("WK-FIR-13", "WK-REV-05")
def test_speed_and_gear_do_not_matter_for_firing() -> None:
    table = duel(LONG).put(A=(2000, 0, 0), B=(3000, 0, 36)).speeds(A=-1)
    assert shots(table) == {"fire machine_gun B"}
    assert table.where("A") == (976, 0, 0)
    assert shots(duel(LONG).put(B=(2000, 0, 36))) == {"fire machine_gun B"}


@pytest.mark.rule("WK-FIR-15", "WK-SET-08")
def test_equal_weapons_are_one_option_and_the_lower_slot_fires_first() -> None:
    table = Scenario("armoured_van", "sedan").put(A=(0, 0, 0), B=(3000, 0, 0))
    table.equip("A", SHORT, LONG, LONG).plan(A=("barrage", "repeat")).action("A").choose("apply")
    assert table.offers == {"fire machine_gun B", "pass"}
    table.fate("ricochet", "ricochet").choose("fire machine_gun B")
    assert table.told("fired")[-1][3] == 1
    assert table.offers == {"fire machine_gun B", "pass"}
    table.fate("ricochet", "ricochet").choose("fire machine_gun B")
    assert table.told("fired")[-1][3] == 2
    assert table.asked == ""


@pytest.mark.rule("WK-FIR-16")
def test_a_shot_is_fired_from_the_place_after_the_movement() -> None:
    table = duel(SHORT).put(B=(3300, 0, 36)).speeds(A=1)
    assert shots(table) == {"fire flamethrower B"}
    table = duel(SHORT).put(B=(1500, 0, 36)).speeds(A=-2)
    assert shots(table) == set()


@pytest.mark.rule("WK-EQW-03", "WK-FIR-11")
def test_spin_weapon_spins_a_car_that_took_a_hit() -> None:
    table = duel("harpoon").put(B=(1500, 0, 36)).action("A")
    table.fate("torn_bodywork", "dented_panel", 0).choose("fire harpoon B")
    assert table.hits_of("B") == 1
    assert table.where("B") == (1500, 0, 0)
    table = duel("harpoon").put(B=(1500, 0, 36)).action("A")
    table.fate("torn_bodywork", "ricochet").choose("fire harpoon B")
    assert table.hits_of("B") == 0
    assert table.where("B") == (1500, 0, 36)


@pytest.mark.rule("WK-EQW-03", "WK-DMG-11")
def test_spin_of_the_weapon_and_of_the_cards_are_one() -> None:
    table = duel("harpoon").put(B=(1500, 0, 36)).action("A")
    table.fate("broken_axle", "burst_tyre", 3).choose("fire harpoon B")
    assert table.hits_of("B") == 1
    assert len(table.told("spun")) == 1
    assert table.where("B") == (1500, 0, 18)


@pytest.mark.rule("WK-EQW-04")
def test_a_weapon_with_discard_leaves_the_game_even_without_damage() -> None:
    table = duel("rocket_launcher").put(B=(2000, 0, 0)).action("A")
    table.fate(*["ricochet"] * 4).choose("fire rocket_launcher B")
    assert len(table.drawn("B")) == 4
    assert shots(table) == set()
    table = duel("machine_gun").put(B=(2000, 0, 0)).action("A").fate("ricochet", "ricochet")
    table.choose("fire machine_gun B")
    assert shots(table) == {"fire machine_gun B"}


def broadside() -> Scenario:
    """The van of the example with three weapons; X (B) ahead, Y (C) beside it."""
    table = Scenario("armoured_van", "pick_up", "coupe").put(A=(0, 0, 0), B=(1800, 0, 36), C=(0, 1000, 0))
    return table.equip("A", "turret_gun", "machine_gun", "rocket_launcher")


@pytest.mark.rule("WK-EX-42", "WK-CRD-19", "WK-FIR-03", "WK-FIR-09")
def test_barrage_fires_every_weapon_once() -> None:
    table = broadside().plan(A=("barrage", "repeat")).action("A").choose("apply")
    assert table.offers == {
        "fire turret_gun B",
        "fire turret_gun C",
        "fire machine_gun B",
        "fire rocket_launcher B",
        "pass",
    }
    table.fate(*["ricochet"] * 4).choose("fire rocket_launcher B")
    assert table.offers == {"fire turret_gun B", "fire turret_gun C", "fire machine_gun B", "pass"}
    table.fate(*["ricochet"] * 2).choose("fire turret_gun C")
    assert table.offers == {"fire machine_gun B", "pass"}
    table.fate(*["ricochet"] * 2).choose("fire machine_gun B")
    assert table.asked == ""
    assert [numbers[1] for numbers in table.told("fired")] == [1, 2, 1]
    assert shots(table.plan(A=("empty", "empty"))) == {"fire turret_gun B", "fire turret_gun C", "fire machine_gun B"}
    table.fate("ricochet", "ricochet").choose("fire machine_gun B")
    assert table.asked == ""


@pytest.mark.rule("WK-EX-42", "WK-FIR-09")
def test_barrage_may_stop_after_any_shot_and_a_destroyed_car_is_no_target() -> None:
    table = broadside().plan(A=("barrage", "repeat")).hits(B=9).action("A").choose("apply")
    table.fate("direct_hit", "ricochet", "ricochet", "ricochet").choose("fire rocket_launcher B")
    assert table.is_out("B")
    assert table.offers == {"fire turret_gun C", "pass"}
    table.choose("pass")
    assert table.asked == ""


@pytest.mark.rule("WK-EX-42", "WK-FIR-01")
def test_barrage_that_ends_in_a_collision_gives_no_shot() -> None:
    table = broadside().plan(A=("barrage", "repeat")).speeds(A=2).action("A").fate(*["ricochet"] * 4)
    table.choose("apply")
    assert len(table.told("collided")) == 1
    assert table.asked == ""
    assert table.told("fired") == []


@pytest.mark.rule("WK-EX-35", "WK-CRD-23", "WK-CRD-24")
def test_when_dodge_helps() -> None:
    for lasting, expected in (("turn", 1), ("action", 2)):
        table = (
            Scenario("pick_up", "off_roader", lasting_cards=lasting).put(A=(0, 0, 0), B=(1500, 0, 36)).equip("A", SHORT)
        )
        table.plan(B=("dodge", "turn_left")).action("B").choose("apply")
        table.action("A").fate("torn_bodywork", "torn_bodywork", "ricochet").choose("fire flamethrower B")
        assert table.hits_of("B") == expected


@pytest.mark.rule("WK-DEC-18", "WK-DEC-25")
def test_shots_are_listed_by_slot_and_seat_number() -> None:
    table = Scenario("pick_up", "sedan", "coupe").put(A=(0, 0, 0), B=(3000, 0, 0), C=(1800, 400, 0))
    table.equip("A", LONG, SHORT).action("A")
    assert [table.say(action) for action in table.offered] == [
        "fire machine_gun B",
        "fire machine_gun C",
        "fire flamethrower C",
        "pass",
    ]
    table.first_seat = 2
    table.action("A")
    assert [table.say(action) for action in table.offered][:2] == ["fire machine_gun C", "fire machine_gun B"]


@pytest.mark.rule("WK-FIR-07", "WK-FIR-14", "WK-GEO-09")
@pytest.mark.parametrize("north", [False, True])
def test_the_line_between_two_blocks_is_free(north: bool) -> None:
    """Two blocks touch along the very line from the middle of the front: it grazes both."""

    def turned(x: int, y: int, heading: int) -> tuple[int, int, int]:
        return (-y, x, heading + 36) if north else (x, y, heading)

    for gap, reached in ((0, True), (1, False)):
        table = Scenario("pick_up", "sedan").put(A=turned(0, 0, 0), B=turned(3000, 0, 0)).equip("A", LONG)
        table.obstacle("concrete_block", *turned(1500, 320 - gap, 0)).obstacle("concrete_block", *turned(1500, -320, 0))
        assert (shots(table) == {"fire machine_gun B"}) == reached


@pytest.mark.rule("WK-FIR-07", "WK-FIR-14", "WK-GEO-09")
def test_the_line_along_the_front_is_free() -> None:
    """The block ahead begins where the nose ends; only the lines along its edge reach the car beside it."""
    table = duel(LONG).put(B=(768, 767, 36)).obstacle("concrete_block", 832, -65)
    assert shots(table) == {"fire machine_gun B"}
    assert shots(duel(LONG).put(B=(769, 767, 36)).obstacle("concrete_block", 832, -65)) == set()


@pytest.mark.rule("WK-FIR-03", "WK-FIR-11", "WK-EQW-04", "WK-FIR-10")
def test_a_shot_of_another_seat_and_slot_is_told_in_full() -> None:
    table = Scenario("pick_up", "sedan", "coupe", "armoured_van").put(C=(0, 0, 0), D=(-2000, 0, 0), B=(5000, 5000, 0))
    table.equip("C", "rear_mount", "harpoon", "shock_missile").action("C")
    table.fate("ricochet", "ricochet", "torn_bodywork", 0).choose("fire shock_missile D")
    assert table.told("fired") == [(2, 3, 7, 2, 1, 0)]
    assert table.told("hits") == [(3, 1, 1, 0, 2, 0)]
    assert (table.car("C").discarded, table.car("D").discarded) == (4, 0)
    assert table.told("spun") == [(3, 0, 0)]


@pytest.mark.rule("WK-FIR-03", "WK-END-03")
def test_a_shot_that_leaves_one_car_ends_the_game() -> None:
    table = duel(LONG).put(B=(2000, 0, 0)).hits(B=7).action("A")
    table.fate("direct_hit", "ricochet").choose("fire machine_gun B")
    assert table.won_by == ("A", "last_car")


@pytest.mark.rule("WK-FIR-01", "WK-FIR-09", "WK-FIR-11")
def test_after_a_shot_no_other_weapon_is_asked_for() -> None:
    table = duel(SHORT, LONG).put(B=(1500, 0, 36)).action("A").fate(*["ricochet"] * 3)
    table.choose("fire flamethrower B")
    assert (table.asked, len(table.told("fired")), len(table.drawn("B"))) == ("", 1, 3)
