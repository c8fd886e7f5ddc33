"""Destroyed cars, their cans, and cars that come back (chapters 15 and 20)."""

import pytest

from carambolage.games.wreckage.destruction.sites import SITES, move_can, site_ahead, site_left
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Cause
from carambolage.games.wreckage.turn.seats import is_action_over
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.shooting import damage


def three(**options: str) -> Scenario:
    """A in the middle, two others far away."""
    return Scenario("pick_up", "sedan", "coupe", **options).put(A=(0, 0, 0))


def destroyed(table: Scenario, name: str = "A", culprit: int = NOBODY) -> Scenario:
    return table.effect(Effect.DESTROY, table.seat_of(name), culprit)


def sites(table: Scenario) -> set[int]:
    return {int(said.split()[1]) for said in table.offers}


@pytest.mark.rule("WK-EX-23", "WK-DST-02", "WK-DST-04", "WK-DST-05", "WK-DST-09", "WK-DEC-20")
def test_dropped_cans() -> None:
    table = three().cans(A=2).put(B=(1000, 0, 36)).obstacle("boulder", 0, 900)
    destroyed(table)
    assert (table.asked, sites(table)) == ("A", {4, 5, 6, 7, 8, 9, 10, 12})
    table.choose("drop 8")
    assert sites(table) == {4, 5, 6, 10, 12}
    table.choose("drop 5")
    assert table.cans_on_ground == [(-688, 0), (0, -432)]
    assert table.cans_of("A") == 0
    assert [numbers[1:3] for numbers in table.told("can_dropped")] == [(-688, 0), (0, -432)]


@pytest.mark.rule("WK-DST-04", "WK-DST-09", "WK-DEC-20")
def test_sites_beside_the_edge_for_another_seat() -> None:
    table = destroyed(three().put(B=(1500, 6800, 0)).cans(B=1), "B")
    assert (table.asked, sites(table)) == ("B", {2, 3, 4, 5, 6, 7, 8})
    assert table.choose("drop 3").cans_on_ground == [(2188, 6544)]


@pytest.mark.rule("WK-DST-03")
def test_twelve_sites_clockwise_from_the_front_left() -> None:
    assert [(site_ahead(site), site_left(site)) for site in range(SITES)] == [
        *((688, 256), (688, 0), (688, -256), (384, -432), (0, -432), (-384, -432)),
        *((-688, -256), (-688, 0), (-688, 256), (-384, 432), (0, 432), (384, 432)),
    ]
    table = destroyed(three().put(A=(100, 200, 36)).cans(A=1)).choose("drop 1")
    assert table.cans_on_ground == [(100 - 256, 200 + 688)]


@pytest.mark.rule("WK-DST-06")
def test_rings_lie_further_out() -> None:
    for ring in (1, 2, 40):
        out = 352 * ring
        assert [(site_ahead(SITES * ring + site), site_left(SITES * ring + site)) for site in range(SITES)] == [
            *((688 + out, 256), (688 + out, 0), (688 + out, -256)),
            *((384, -432 - out), (0, -432 - out), (-384, -432 - out)),
            *((-688 - out, -256), (-688 - out, 0), (-688 - out, 256)),
            *((-384, 432 + out), (0, 432 + out), (384, 432 + out)),
        ]


@pytest.mark.rule("WK-DST-06", "WK-END-05")
def test_without_a_legal_site_the_next_ring_is_tried_and_at_last_the_box() -> None:
    table = three().cans(A=1)
    for x, y in ((760, 0), (-760, 0)):
        table.obstacle("rusted_hull", x, y, 36)
    for x, y in ((384, 500), (-384, 500), (384, -500), (-384, -500)):
        table.obstacle("drum_stack", x, y)
    destroyed(table)
    assert table.asked == ""
    assert table.cans_on_ground == [(688 + 2 * 352, 256)]
    full = three().cans(A=1)
    full.arena = 520
    assert destroyed(full).cans_on_ground == []
    assert full.told("can_gone") == [(0, 0, 0)]
    assert full.cans_of("A") == 0


@pytest.mark.rule("WK-DST-04")
def test_a_site_is_inside_the_arena_and_clear_of_mines_and_cans() -> None:
    table = three().put(A=(6656, 0, 0)).cans(A=1).mine(6656, 432).can(6656 - 688, 0)
    destroyed(table)
    assert sites(table) == {5, 6, 10}


@pytest.mark.rule("WK-DST-04", "WK-GEO-22")
def test_touching_is_forbidden_for_cars_and_obstacles_only() -> None:
    table = three().cans(A=1).put(B=(688 + 148 + 256, 0, 36)).mine(-688 - 148 - 103, 0)
    destroyed(table)
    assert {1, 2, 3} & sites(table) == set()
    assert 8 in sites(table)


@pytest.mark.rule("WK-DST-05", "WK-OPT-20")
def test_cans_fall_by_themselves_by_option() -> None:
    table = destroyed(three(drop_cans="auto").cans(A=2).put(B=(1000, 0, 36)))
    assert table.asked == ""
    assert table.cans_on_ground == [(384, -432), (0, -432)]


@pytest.mark.rule("WK-DST-09")
def test_the_last_site_is_taken_without_a_question() -> None:
    table = three().cans(A=1).obstacle("rusted_hull", 760, 0, 36).obstacle("rusted_hull", -860, 0, 36)
    for x, y in ((384, 500), (-384, 500), (384, -500)):
        table.obstacle("drum_stack", x, y)
    destroyed(table)
    assert table.asked == ""
    assert table.cans_on_ground == [(-384, -432)]


@pytest.mark.rule("WK-DST-01", "WK-DST-07", "WK-DST-11", "WK-TRN-05", "WK-HID-14")
def test_a_destroyed_car_is_gone_at_once_and_its_cards_are_shown() -> None:
    table = three().plan(A=("turn_right", "jump")).speeds(A=3)
    table.car("A").shown = 1
    damage(table.hits(A=9), "A", "dented_panel")
    assert table.is_out("A")
    assert (table.planned("A"), table.car("A").shown) == (("empty", "empty"), 0)
    assert [numbers[:2] for numbers in table.told("card_shown")] == [(0, 1)]
    assert table.obstacles == []
    table.phase(1)
    assert table.asked != "A"
    assert 0 not in table.order


@pytest.mark.rule("WK-DST-08")
def test_mines_stay_on_the_table() -> None:
    table = destroyed(three().equip("A", "mine_dropper").mine(3000, 3000))
    assert table.mines == [(3000, 3000)]


@pytest.mark.rule("WK-DST-10", "WK-COL-05")
def test_a_later_car_finds_the_room_of_an_earlier_one() -> None:
    """A strikes B and both are destroyed: A's can may lie where it stood before B drops its own."""
    table = three().cans(A=1, B=1).put(B=(1500, 0, 0)).hits(A=9, B=7).speeds(A=1)
    table.fate("dented_panel").action("A")
    assert table.is_out("A")
    assert not table.is_out("B")
    assert 2 not in sites(table)
    table.fate("dented_panel").choose("drop 8")
    assert table.is_out("B")
    assert 8 in sites(table)


@pytest.mark.rule("WK-VAR-05")
def test_whoever_gave_the_last_hit_is_credited() -> None:
    table = three().put(B=(-2000, 0, 0)).equip("B", "machine_gun").hits(A=9).action("B")
    table.fate("torn_bodywork", "ricochet").choose("fire machine_gun A")
    assert [table.car(name).kills for name in "ABC"] == [0, 1, 0]
    assert table.told("destroyed") == [(0, 1, 0)]
    own = destroyed(three(), "A", 0)
    assert [own.car(name).kills for name in "ABC"] == [0, 0, 0]


@pytest.mark.rule("WK-COL-05", "WK-COL-09", "WK-VAR-05")
def test_who_is_destroyed_in_a_collision_is_credited_to_the_striker() -> None:
    table = three().put(B=(1500, 0, 0)).hits(B=9).speeds(A=1).fate("dented_panel", "dented_panel").action("A")
    assert table.told("destroyed") == [(1, 0, 0)]
    assert [table.car(name).kills for name in "ABC"] == [1, 0, 0]


def respawning() -> Scenario:
    table = Scenario("muscle_car", "sedan", "coupe", respawn="on").put(A=(0, 0, 0), B=(3000, 0, 0))
    table.homes(A=(0, 3732, 108), B=(3232, -1866, 60), C=(-3232, -1866, 12))
    return table.equip("A", "rocket_launcher", "ram")


@pytest.mark.rule("WK-EX-58", "WK-VAR-02", "WK-VAR-03", "WK-VAR-04", "WK-VAR-08")
def test_respawn() -> None:
    table = respawning()
    table.turn = 4
    table.car("A").hairpins, table.car("A").discarded, table.car("A").burning = 1, 1, 1
    damage(table.talon("A", "pedals").cans(A=1).hits(A=8).speeds(A=3), "A", "dented_panel", cause=Cause.FIRE)
    table.choose("drop 1").end_turn()
    assert table.is_out("A")
    assert (table.turn, table.over) == (5, 0)
    table.end_turn()
    assert (table.turn, table.is_out("A")) == (6, False)
    assert (table.where("A"), table.speed("A"), table.hits_of("A"), table.cans_of("A")) == ((0, 3732, 108), 0, 0, 0)
    assert (table.lost("A"), table.car("A").burning) == ([], 0)
    assert (table.car("A").hairpins, table.car("A").discarded) == (1, 1)
    assert "A" in table.asked


@pytest.mark.rule("WK-EX-58", "WK-VAR-03", "WK-VAR-08")
def test_respawn_on_the_next_free_place_or_later() -> None:
    table = destroyed(respawning()).put(B=(0, 3732, 0)).end_turn().end_turn()
    assert table.where("A") == (3232, -1866, 60)
    table = respawning().put(B=(0, 3732, 0), C=(3232, -1866, 0))
    table.mine(-3232, -1866)
    destroyed(table).end_turn().end_turn()
    assert table.is_out("A")
    assert table.told("waits") == [(0, 0, 0)]
    table.put(C=(-5000, 5000, 0)).end_turn()
    assert table.where("A") == (3232, -1866, 60)


@pytest.mark.rule("WK-VAR-08")
def test_cars_come_back_in_seat_order_and_take_cans_under_them() -> None:
    table = respawning().can(0, 3732)
    table.first_seat = 1
    destroyed(destroyed(table, "A"), "B")
    table.homes(B=(0, 3732, 108))
    table.end_turn().end_turn()
    assert table.where("B") == (0, 3732, 108)
    assert table.cans_of("B") == 1
    assert table.where("A") == (-3232, -1866, 12)


@pytest.mark.rule("WK-DST-01", "WK-DST-03", "WK-DST-05", "WK-DST-06", "WK-TRN-05")
def test_cans_of_a_car_away_from_the_centre() -> None:
    """Seat B stands where x and y differ; its sites are those of its own pose."""
    pose = (1000, -2000, 30)
    table = three(drop_cans="auto").cans(B=2).put(B=pose).speeds(B=-2)
    table.car("B").burning = table.car("B").dousing = 1
    destroyed(table, "B", 2)
    assert table.cans_on_ground == [exact.at(pose, 688, 256), exact.at(pose, 688, -256)]
    assert [numbers[3] for numbers in table.told("can_dropped")] == [1, 1]
    assert table.told("destroyed") == [(1, 2, 0)]
    car = table.car("B")
    assert (car.speed, car.gear, car.burning, car.dousing, car.out) == (0, 0, 0, 0, 1)
    assert (car.fall, car.fall_cans, car.returns) == (1, 2, 2)
    assert [table.car(name).out for name in "AC"] == [0, 0]


@pytest.mark.rule("WK-DST-01", "WK-DST-07")
def test_nothing_happens_to_a_car_that_is_gone_already() -> None:
    table = destroyed(three().cans(A=1)).choose("drop 1")
    told = len(table.events)
    destroyed(table)
    assert len(table.events) == told


@pytest.mark.rule("WK-ACT-01", "WK-ACT-07")
def test_an_action_ends_with_a_collision_or_with_the_car() -> None:
    table = Scenario("sedan", "pick_up")
    for over, out in ((0, 0), (0, 1), (1, 0), (1, 1)):
        table.g.act.over, table.car("B").out = over, out
        assert is_action_over(table.g, 1) == bool(over or out)


@pytest.mark.rule("WK-DST-07", "WK-ACT-07")
def test_only_the_acting_car_loses_its_action() -> None:
    table = three()
    table.active = 1
    destroyed(table, "A")
    assert table.action_over == 0
    table = three()
    table.active = 0
    destroyed(table, "A")
    assert table.action_over == 1


@pytest.mark.rule("WK-DST-04")
def test_each_neighbour_blocks_its_own_sites() -> None:
    """A mine and a can are blocked only by overlap, at every place around the car."""
    for site in range(12):
        for thing in ("mine", "can"):
            table = three().put(A=(500, 1500, 7)).cans(A=1)
            x, y = exact.at((500, 1500, 7), site_ahead(site), site_left(site))
            (table.mine if thing == "mine" else table.can)(x, y)
            destroyed(table)
            assert site + 1 not in sites(table)
            assert {number for number in range(1, 13) if abs(number - site - 1) % 12 in (4, 5, 6, 7, 8)} <= sites(table)


@pytest.mark.rule("WK-VAR-02", "WK-VAR-03", "WK-VAR-08")
def test_a_car_comes_back_as_new() -> None:
    table = respawning()
    car = table.car("B")
    destroyed(table, "B")
    car.smashes = car.dodges = car.spun = car.rams_used = car.nitro_used = car.hits = 3
    car.cans_this_action = car.cans_this_turn = 1
    table.end_turn().end_turn()
    assert table.where("B") == (3232, -1866, 60)
    values = (car.smashes, car.dodges, car.spun, car.rams_used, car.nitro_used, car.hits)
    assert (*values, car.cans_this_action, car.cans_this_turn, car.fall, car.out) == (0,) * 10
    assert table.told("came_back") == [(1, 3232, -1866, 60, 0, 0)]


@pytest.mark.rule("WK-VAR-08")
def test_who_gave_up_does_not_come_back() -> None:
    table = destroyed(respawning(), "B")
    table.car("B").out = 2
    table.end_turn().end_turn()
    assert table.is_out("B")


@pytest.mark.rule("WK-DST-06")
def test_the_first_site_of_the_next_ring() -> None:
    table = three().cans(A=1).obstacle("rusted_hull", 0, 520).obstacle("rusted_hull", 0, -520)
    table.obstacle("rusted_hull", -780, 0, 36).mine(700, 256).mine(700, 0).mine(700, -256)
    destroyed(table)
    assert (table.asked, table.cans_on_ground) == ("", [(1040, 256)])


@pytest.mark.rule("WK-OBS-17", "WK-DST-06")
def test_a_covered_can_goes_to_the_first_site_around_a_pose() -> None:
    pose = (1000, -2000, 30)
    table = three().can(3000, 3000).can(1000, -2000)
    move_can(table.g, table.t, 1, *pose)
    assert table.cans_on_ground == [(3000, 3000), exact.at(pose, 688, 256)]
    assert table.run(lambda: False).told("can_moved") == [(1, *exact.at(pose, 688, 256))]
    table.arena = 400
    move_can(table.g, table.t, 1, *pose)
    assert table.cans_on_ground == [(3000, 3000)]
    assert table.run(lambda: False).told("can_gone") == [(1, -1, 0)]
