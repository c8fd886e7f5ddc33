"""Burning barrels that are thrown, wrecks that are pushed (chapter 18)."""

import pytest

from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.move.harmless import cards, harmless


def at_barrels(x: int = 1200, **options: str) -> Scenario:
    return harmless(**options).put(A=(0, 0, 0)).speeds(A=2).obstacle("burning_barrels", x, 0)


@pytest.mark.rule("WK-OBS-13", "WK-OBS-14", "WK-OBS-15", "WK-OBS-20", "WK-EX-15", "WK-GEO-21")
def test_barrels_hit_a_car_and_then_are_in_the_way() -> None:
    table = at_barrels().put(B=(3000, 100, 36)).action("A")
    assert table.told("thrown") == [(0, 2419, 0, 0, 0b10, 0)]
    assert table.where("A") == (1582, 0, 0)
    assert table.speed("A") == 0
    assert cards(table) == {"A": 2, "B": 2}
    assert [event[4] for event in table.told("moved")] == [363, 1582]
    story = table.story("thrown", "damage_card", "collided")
    assert story == ["thrown", "damage_card", "damage_card", "collided", "damage_card", "damage_card"]


@pytest.mark.rule("WK-OBS-13", "WK-OBS-16", "WK-EX-15")
def test_barrels_fly_away_and_the_mover_may_fire() -> None:
    table = at_barrels().put(B=(4400, 760, 36)).equip("A", "machine_gun").action("A")
    assert table.obstacles == [("burning_barrels", 3248, 0, 0)]
    assert table.where("A") == (2048, 0, 0)
    assert table.speed("A") == 2
    assert table.told("collided") == []
    assert "fire machine_gun B" in table.offers


@pytest.mark.rule("WK-OBS-14", "WK-OBS-20")
def test_how_far_barrels_fly() -> None:
    slow = at_barrels().speeds(A=0).equip("A", "nitro").action("A").choose("nitro")
    assert slow.told("thrown")[0][1] == 1200 + 1024
    backwards = harmless().put(A=(0, 0, 72)).speeds(A=-2).obstacle("burning_barrels", 1200, 0).action("A")
    assert backwards.obstacles == [("burning_barrels", 3248, 0, 0)]
    turbo = harmless("off_roader", "sedan").put(A=(0, 0, 0)).obstacle("burning_barrels", 1200, 0)
    turbo.plan(A=("turbo", "empty")).action("A").choose("apply")
    assert turbo.told("thrown")[0][1] == 1200 + 1024


@pytest.mark.rule("WK-OBS-15")
def test_barrels_caught_up_with_are_thrown_again() -> None:
    table = at_barrels(900).speeds(A=1).equip("A", "nitro").action("A").choose("nitro")
    assert [event[1] for event in table.told("thrown")] == [1924, 2948, 3972, 4996]
    assert table.where("A") == (4096, 0, 0)


@pytest.mark.rule("WK-OBS-14")
@pytest.mark.parametrize(("blocker", "end"), [("boulder", 3000 - 370 - 325), ("edge", 7168 - 325)])
def test_obstacles_and_the_edge_stop_barrels(blocker: str, end: int) -> None:
    table = at_barrels().obstacle("boulder", 3000, 0) if blocker == "boulder" else at_barrels(5700)
    if blocker == "edge":
        table.put(A=(4500, 0, 0))
    table.action("A")
    assert table.told("thrown")[0][1] == end


@pytest.mark.rule("WK-OBS-15")
def test_barrels_that_cannot_move_are_a_plain_obstacle() -> None:
    table = at_barrels().put(B=(1200 + 325 + 512, 0, 0)).action("A")
    assert table.told("thrown") == []
    assert table.where("A") == (363, 0, 0)
    assert cards(table) == {"A": 2}


@pytest.mark.rule("WK-OBS-15")
def test_barrels_beside_a_car_are_ignored() -> None:
    table = harmless().put(A=(0, 0, 0), B=(1200, 400, 36)).speeds(A=2)
    table.obstacle("burning_barrels", 1200 - 256 + 325, -300).action("A")
    assert table.told("thrown") == []
    assert table.told("collided") == [(0, 2, 0, 0, 0, 2)]
    assert cards(table) == {"A": 2, "B": 2}


@pytest.mark.rule("WK-OBS-14")
def test_flying_barrels_set_off_mines_and_smash_adds_nothing() -> None:
    table = at_barrels().put(B=(4000, 0, 36)).mine(2400, 100).mine(2400, 700)
    table.car("A").smashes = 2
    table.speeds(A=3).action("A")
    assert table.mines == [(2400, 700)]
    assert table.told("mine_exploded")[0][:4] == (0, -1, 2400, 100)
    assert len(table.drawn("B")) == 2


@pytest.mark.rule("WK-OBS-14", "WK-DMG-04")
def test_handling_does_not_help_against_barrels() -> None:
    table = harmless("sedan", "interceptor").put(A=(0, 0, 0), B=(3000, 100, 36)).speeds(A=1)
    table.obstacle("burning_barrels", 1200, 0).pile(*("dented_panel",) * 40).speeds(A=2).action("A")
    assert table.hits_of("B") == 2


@pytest.mark.rule("WK-EX-47", "WK-OBS-16", "WK-OBS-20", "WK-DST-07")
def test_barrels_clear_the_way() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2600, 0, 36)).speeds(A=3)
    table.obstacle("burning_barrels", 1000, 0).cans(B=1).hits(B=9).fate("dented_panel", "ricochet").action("A")
    assert table.where("A") == (163, 0, 0)
    assert table.obstacles == [("burning_barrels", 2019, 0, 0)]
    assert table.is_out("B")
    assert table.offers == {f"drop {site}" for site in range(1, 10)}
    table.choose("drop 5")
    assert table.obstacles == [("burning_barrels", 5091, 0, 0)]
    assert table.where("A") == (3072, 0, 0)
    assert table.cans_of("A") == 1
    assert table.speed("A") == 3
    assert [event[4] for event in table.told("moved")] == [163, 1182, 3072]
    two = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(2600, 0, 36)).speeds(A=3)
    two.obstacle("burning_barrels", 1000, 0).cans(B=1).hits(B=9).fate("dented_panel", "ricochet").action("A")
    assert two.choose("drop 5").won_by == ("A", "last_car")


@pytest.mark.rule("WK-OBS-17")
def test_a_can_under_barrels_is_moved_beside_them() -> None:
    table = at_barrels().can(3248, 100).can(3248, 900).action("A")
    assert table.obstacles == [("burning_barrels", 3248, 0, 0)]
    assert table.told("can_moved") == [(0, 3248 + 688, 256)]
    assert table.cans_on_ground == [(3936, 256), (3248, 900)]


def at_wreck(*vehicles: str, **options: str) -> Scenario:
    table = harmless(*(vehicles or ("sedan", "pick_up")), **options).put(A=(0, 0, 0))
    return table.obstacle("wreck", 1500, 0, 36)


@pytest.mark.rule("WK-OBS-09", "WK-OBS-10", "WK-EX-16")
def test_a_wreck_pushed_into_a_car() -> None:
    table = at_wreck().put(B=(3400, 200, 0)).speeds(A=3)
    table.car("A").smashes = 1
    table.action("A")
    assert table.obstacles == [("wreck", 2632, 0, 36)]
    assert table.where("A") == (1864, 0, 0)
    assert table.speed("A") == 0
    assert cards(table) == {"A": 3, "B": 5}
    assert [event[4] for event in table.told("moved")] == [732, 1864]
    assert table.story("pushed", "collided") == ["pushed", "collided"]


@pytest.mark.rule("WK-OBS-10", "WK-OBS-11", "WK-EX-16")
def test_a_push_that_meets_nothing() -> None:
    table = at_wreck().put(B=(5600, 400, 36)).equip("A", "machine_gun").speeds(A=3).action("A")
    assert table.where("A") == (3072, 0, 0)
    assert table.speed("A") == 3
    assert table.obstacles == [("wreck", 3840, 0, 36)]
    assert cards(table) == {"A": 3}
    assert table.asked == ""


@pytest.mark.rule("WK-OBS-09", "WK-OBS-12", "WK-EX-46")
def test_a_wreck_that_cannot_move() -> None:
    table = at_wreck().speeds(A=2).obstacle("boulder", 2126, 0).action("A")
    assert table.where("A") == (732, 0, 0)
    assert table.speed("A") == 0
    assert cards(table) == {"A": 2}
    assert table.obstacles[0] == ("wreck", 1500, 0, 36)
    car = at_wreck().speeds(A=2).put(B=(1500 + 256 + 512, 0, 0)).action("A")
    assert car.where("A") == (732, 0, 0)
    assert cards(car) == {"A": 2, "B": 2}


@pytest.mark.rule("WK-OBS-12")
def test_a_wreck_beside_another_solid_is_a_plain_obstacle() -> None:
    table = harmless().put(A=(0, 0, 0), B=(2000, 400, 36)).speeds(A=3).obstacle("wreck", 2000, -400, 36).action("A")
    assert table.told("pushed") == []
    assert table.told("collided") == [(0, 2, 1, 0, 0, 3)]
    assert cards(table) == {"A": 3, "B": 3}


@pytest.mark.rule("WK-OBS-11", "WK-OBS-19", "WK-CRD-33")
def test_a_pusher_draws_once_in_an_action() -> None:
    table = at_wreck("off_roader", "sedan").speeds(A=1).plan(A=("turbo", "empty")).action("A").choose("apply")
    assert table.where("A") == (3072, 0, 0)
    assert cards(table) == {"A": 1}
    assert [event[1] for event in table.told("pushed")] == [2048 + 768, 3072 + 768]
    ends = at_wreck("off_roader", "sedan").put(B=(4000, 300, 36)).speeds(A=1).plan(A=("turbo", "empty"))
    ends.action("A").choose("apply")
    assert cards(ends) == {"A": 1, "B": 1}
    assert ends.speed("A") == 0


@pytest.mark.rule("WK-OBS-19")
def test_a_later_contact_without_a_wreck_is_an_ordinary_collision() -> None:
    table = at_wreck("off_roader", "sedan").speeds(A=2).plan(A=("turbo", "empty")).fate("ricochet", "ricochet")
    table.action("A").choose("apply")
    assert cards(table) == {"A": 2}
    spun = at_wreck("off_roader", "sedan").speeds(A=1).plan(A=("turbo", "empty")).pile(*("burst_tyre",) * 40)
    spun.put(B=(2048, 1500, 0)).fate("burst_tyre", 12).action("A").choose("apply")
    assert spun.where("A")[2] != 0
    assert spun.where("A")[0] < 2100 + 1024


@pytest.mark.rule("WK-OBS-11")
@pytest.mark.parametrize("kind", ["fuel_pump", "burning_tyres", "spike_column", "burning_barrels", "wreck", "boulder"])
def test_what_only_the_wreck_meets_just_stops_the_push(kind: str) -> None:
    table = at_wreck().speeds(A=3).obstacle(kind, 3000, 0).action("A")
    assert table.speed("A") == 0
    assert cards(table) == {"A": 3}
    assert not table.is_out("A")
    assert not table.car("A").spun
    assert table.obstacles[1] == (kind, 3000, 0, 0)


@pytest.mark.rule("WK-OBS-18")
def test_what_the_pusher_itself_meets_has_its_usual_effect() -> None:
    """The wreck goes past, the flank of the pusher's nose meets the other obstacle."""
    spikes = harmless().put(A=(0, 0, 0)).obstacle("wreck", 1500, 300).speeds(A=3).obstacle("spike_column", 1900, -500)
    assert cards(spikes.action("A")) == {"A": 5}
    pump = harmless().put(A=(0, 0, 0)).obstacle("wreck", 1500, 300).speeds(A=3).obstacle("fuel_pump", 1900, -500)
    pump.action("A")
    assert pump.is_out("A")
    assert cards(pump) == {}
    mine = harmless().put(A=(0, 0, 0)).obstacle("wreck", 1500, 300).speeds(A=3).mine(1900, -300)
    assert cards(mine.action("A")) == {"A": 4}
    tyres = harmless().put(A=(0, 0, 0)).obstacle("wreck", 1500, 300).speeds(A=3).obstacle("burning_tyres", 1900, -500)
    tyres.action("A")
    assert len(tyres.drawn("A")) >= 3
    assert tyres.car("A").spun


@pytest.mark.rule("WK-OBS-18", "WK-EQU-16")
def test_under_blast_a_mine_does_not_stop_a_push() -> None:
    table = harmless(mine_hit="blast").put(A=(0, 0, 0)).obstacle("wreck", 1500, 300).speeds(A=3).mine(1900, -300)
    table.action("A")
    assert table.where("A") == (3072, 0, 0)
    assert cards(table) == {"A": 4}


@pytest.mark.rule("WK-OBS-11")
def test_mines_under_the_wreck_explode_without_effect() -> None:
    table = at_wreck().mine(2200, 0).mine(2700, 400).speeds(A=3).action("A")
    assert table.mines == []
    story = table.story("moved", "mine_exploded", "pushed")
    assert story == ["moved", *("moved", "mine_exploded") * 2, "moved", "pushed"]
    assert table.where("A") == (3072, 0, 0)
    assert cards(table) == {"A": 3}


@pytest.mark.rule("WK-OBS-11", "WK-GEO-27")
@pytest.mark.parametrize(("mine", "at"), [(2150, 512), (2151, 544)])
def test_a_mine_before_the_wreck_explodes_at_the_tested_distance_of_the_contact(mine: int, at: int) -> None:
    table = harmless().put(A=(0, 0, 0)).obstacle("wreck", 1535, 0).mine(mine, 0).speeds(A=3).action("A")
    assert [event[4] for event in table.told("moved")] == [511, at, 3072]


@pytest.mark.rule("WK-OBS-17")
def test_a_can_under_the_wreck_is_moved_beside_it() -> None:
    table = at_wreck().can(3840, 0).speeds(A=3).action("A")
    assert table.told("can_moved") == [(0, 3840 - 256, 688)]


@pytest.mark.rule("WK-OBS-10")
def test_the_wreck_moves_by_exactly_the_displacement_of_the_car() -> None:
    table = harmless().put(A=(0, 0, 7)).speeds(A=4).obstacle("wreck", 1800, 560, 30).action("A")
    (first, *_) = table.told("moved")
    x, y, _ = table.where("A")
    _, wx, wy, heading = table.obstacles[0]
    assert heading == 30
    assert (wx - 1800, wy - 560) == (x - first[1], y - first[2])
    assert table.where("A") == (3906, 1232, 7)


@pytest.mark.rule("WK-OBS-09", "WK-REV-02")
def test_a_wreck_pushed_backwards() -> None:
    table = harmless().put(A=(0, 0, 0)).speeds(A=-2).obstacle("wreck", -1500, 0, 36).action("A")
    assert table.where("A") == (-2048, 0, 0)
    assert table.obstacles == [("wreck", -2816, 0, 36)]
    assert cards(table) == {"A": 2}


@pytest.mark.rule("WK-OBS-09", "WK-EQU-04")
def test_ram_takes_the_push() -> None:
    table = at_wreck().equip("A", "ram").speeds(A=3).action("A")
    assert cards(table) == {}
    assert table.told("ram") == [(0, 0, 0)]


@pytest.mark.rule("WK-OBS-15", "WK-GEO-10")
def test_barrels_do_not_come_to_rest_in_the_flank_of_the_mover() -> None:
    """By a rounding they would lie at (-38, 24), less than a unit inside the car that threw them."""
    table = harmless("muscle_car", "armoured_van").put(A=(-31, 652, 78), B=(707, -408, 60)).speeds(A=-1)
    table.obstacle("burning_barrels", -40, 23).action("A")
    assert table.told("thrown") == []
    assert table.obstacles == [("burning_barrels", -40, 23, 0)]
    assert table.told("collided") == [(0, 0, 1, 0, 0, 1)]
    assert cards(table) == {"A": 1}


@pytest.mark.rule("WK-OBS-15", "WK-OBS-20")
def test_barrels_that_slide_along_others_are_told_of_together() -> None:
    """Roundings let them move unit by unit along the flat side of the drums; the car follows."""
    table = harmless("off_roader", "sedan").put(A=(1890, -4337, 66)).speeds(A=3).plan(A=("turbo", "empty"))
    table.obstacle("burning_barrels", 918, -4135).obstacle("drum_stack", -943, -3037).action("A").choose("apply")
    places = [event[1:3] for event in table.told("thrown")]
    assert places[0] == (-756, -3687)
    assert places[1] == (-948, -3687)
    assert len(places) < 8
    assert len(table.told("moved")) < 8


@pytest.mark.rule("WK-OBS-14", "WK-OBS-20")
@pytest.mark.parametrize(("x", "drawn"), [(1200 + 2048 + 325 + 256, 0), (1200 + 2048 + 325 + 255, 2)])
def test_a_car_that_barrels_only_touch_at_the_end_of_their_flight_is_not_hit(x: int, drawn: int) -> None:
    table = at_barrels().put(B=(x, 0, 36)).action("A")
    assert len(table.drawn("B")) == drawn


@pytest.mark.rule("WK-OBS-14", "WK-OBS-20")
@pytest.mark.parametrize(("beyond", "drawn"), [(0, 0), (-1, 2)])
def test_slow_barrels_that_only_touch_a_car_at_the_end_of_their_flight_do_not_hit_it(beyond: int, drawn: int) -> None:
    table = at_barrels(1000).speeds(A=1).put(B=(1000 + 1024 + 325 + 256 + beyond, 0, 36)).action("A")
    assert len(table.drawn("B")) == drawn


@pytest.mark.rule("WK-OBS-14", "WK-GEO-27")
def test_barrels_set_off_a_mine_only_at_a_tested_distance() -> None:
    """On their way from (0, 0) they graze it from 644 to 668, between two tested distances."""
    for mine, left in (((-199, 791), 1), ((-180, 791), 0)):
        table = harmless().put(A=(-353, -968, 28)).speeds(A=1).obstacle("boulder", 6000, 0)
        table.obstacle("burning_barrels", 0, 0).mine(*mine).action("A")
        assert table.told("thrown")[0][:3] == (1, 350, 962)
        assert len(table.mines) == left
