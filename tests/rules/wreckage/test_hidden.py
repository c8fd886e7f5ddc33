"""What a seat may know, and the worlds it can imagine (chapter 21)."""

from collections import Counter

import pytest

from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.text.naming import face_id
from tests.games.wreckage.scenario import Scenario


def planned(table: Scenario, world: object, seat: int) -> tuple[str, ...]:
    car = world.cars[seat]  # type: ignore[attr-defined]
    return tuple(face_id(table.t, car.vehicle, face) for face in car.plan)


@pytest.mark.rule("WK-HID-01", "WK-HID-04", "WK-HID-05", "WK-HID-09")
def test_what_lies_open_is_seen_by_all() -> None:
    table = Scenario("sedan", "pick_up").put(A=(100, 200, 7)).speeds(A=-2).hits(A=3).equip("A", "ram", "mine_dropper")
    table.mine(0, 0).can(500, 0).obstacle("boulder", 2000, 0)
    table.talon("A", "pedals", "repeat")
    car = table.car("A")
    car.hairpins, car.burning, car.spun, car.rams_used, car.discarded = 1, 1, 1, 1, 1
    for name in ("B", ""):
        seen = table.seen_by(name)
        assert seen.cars[0].lost == car.lost
        for field in ("x", "y", "heading", "speed", "gear", "hits", "hairpins", "burning", "spun", "rams_used"):
            assert getattr(seen.cars[0], field) == getattr(table.g.cars[0], field)
        assert (seen.cars[0].equipment, seen.cars[0].discarded, seen.cars[0].mines_left) == (car.equipment, 1, 3)
        assert [(mine.x, mine.laid) for mine in seen.mines] == [(mine.x, mine.laid) for mine in table.g.mines]
        assert [can.owner for can in seen.cans] == [can.owner for can in table.g.cans]
        assert [obstacle.kind for obstacle in seen.obstacles] == [obstacle.kind for obstacle in table.g.obstacles]


@pytest.mark.rule("WK-HID-11", "WK-HID-12", "WK-HID-13")
def test_the_order_of_the_damage_deck_is_nowhere() -> None:
    table = Scenario("sedan", "pick_up").pile("ricochet", "direct_hit", discarded=("burst_tyre",))
    for name in ("A", "B", ""):
        assert (table.seen_by(name).deck, table.seen_by(name).discard) == (table.deck, table.discard)
        world = table.imagined_by(name, 3)
        assert (world.deck, world.discard) == (table.deck, table.discard)
    assert table.imagined_by("A", 3).rng != table.imagined_by("A", 4).rng


@pytest.mark.rule("WK-HID-18", "WK-HID-06")
def test_face_down_plans_are_dealt_anew() -> None:
    table = Scenario("sedan", "pick_up").speeds(A=1).plan(A=("turn_left", "smash"), B=("swerve", "jump")).phase(1)
    worlds = [table.imagined_by("A", seed) for seed in range(200)]
    assert {planned(table, world, 0) for world in worlds} == {("turn_left", "smash")}
    plans = Counter(planned(table, world, 1) for world in worlds)
    assert len(plans) > 30
    assert not any("empty" in plan or "unseen" in plan for plan in plans)
    for world in worlds:
        assert sum(world.cars[1].talon) == 5
        counts = list(world.cars[1].talon)
        for face in world.cars[1].plan:
            counts[max(0, face - 1)] += 1
        assert counts == [2, 1, 1, 1, 1, 1]


@pytest.mark.rule("WK-HID-18", "WK-HID-19", "WK-EX-49")
def test_shown_and_lost_cards_are_not_imagined() -> None:
    table = Scenario("sedan", "pick_up").speeds(B=1).plan(B=("swerve", "jump")).talon("B", "repeat").phase(1)
    plans = {planned(table, table.imagined_by("A", seed), 1) for seed in range(60)}
    assert plans == {("swerve", "jump"), ("swerve", "repeat")}
    table = Scenario("sedan", "pick_up").plan(B=("empty", "jump")).talon("B")
    table.speeds(A=1).plan(A=("turn_left", "smash")).phase(1)
    assert {planned(table, table.imagined_by("A", seed), 1) for seed in range(20)} == {("empty", "jump")}


@pytest.mark.rule("WK-HID-18", "WK-HID-07", "WK-PLN-09")
def test_while_others_plan_only_those_who_are_done_have_a_plan() -> None:
    table = Scenario("sedan", "pick_up", "interceptor")
    table.car("A").burning = 1
    table.end_turn().choose("plan turn_left smash")
    worlds = [table.imagined_by("B", seed) for seed in range(400)]
    assert {planned(table, world, 2) for world in worlds} == {("empty", "empty")}
    assert 0 < sum(world.cars[0].dousing for world in worlds) < 40  # one of 45 answers
    kinds = {planned(table, world, 0) for world in worlds if not world.cars[0].dousing}
    assert len(kinds) > 40
    assert ("empty", "empty") not in kinds
    doused = Scenario("sedan", "pick_up")
    doused.car("A").burning = 1
    doused.end_turn().choose("douse")
    others = [doused.imagined_by("B", seed) for seed in range(100)]
    assert sum(world.cars[0].dousing for world in others) < 10
    assert not any("empty" in planned(doused, world, 0) for world in others if not world.cars[0].dousing)
    cold = Scenario("sedan", "pick_up").end_turn().choose("plan turn_left smash")
    assert not any(cold.imagined_by("B", seed).cars[0].dousing for seed in range(100))


@pytest.mark.rule("WK-HID-18", "WK-HID-03")
def test_starting_speeds_of_others_are_any() -> None:
    table = Scenario.fresh(2, 1, 0, quick_setup="on").choose("start 4")
    worlds = [table.imagined_by("B", seed) for seed in range(60)]
    assert {world.start_speed[0] for world in worlds} == {0, 1, 2, 3, 4}
    assert {world.start_speed[1] for world in worlds} == {NOBODY}
    assert {table.imagined_by("A", seed).start_speed[0] for seed in range(20)} == {4}


@pytest.mark.rule("WK-HID-14", "WK-TRN-05")
def test_face_down_cards_of_a_wrecked_car_are_shown() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").hits(A=7).put(A=(0, 0, 0)).plan(A=("turn_left", "smash"))
    table.speeds(A=0).fate("dented_panel")
    table.car("A").burning = 1
    table.action("A")
    assert [numbers[:4] for numbers in table.told("card_shown")] == [(0, 0, 3, 3), (0, 1, 5, 7)]
    assert table.planned("A") == ("empty", "empty")


@pytest.mark.rule("WK-HID-17", "WK-HID-15")
def test_nothing_asked_depends_on_face_down_cards() -> None:
    offers, choices = set(), set()
    for plan in (("swerve", "jump"), ("accelerate", "decelerate"), ("repeat", "turn_left")):
        table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(2500, 0, 36)).speeds(A=3)
        table.plan(A=("turn_left", "smash"), B=plan).phase(1)
        offers.add(tuple(table.offered))
        seen = table.seen_by("A")
        choices.add(tuple(repr(table.game.choice(seen, table.t, 0, action)) for action in table.offered))
    assert len(offers) == len(choices) == 1


@pytest.mark.rule("WK-HID-10")
def test_the_talon_of_others_is_the_deck_without_lost_cards() -> None:
    table = Scenario("sedan", "pick_up").plan(B=("swerve", "jump")).talon("B", "pedals", "repeat")
    seen = table.seen_by("A").cars[1]
    assert list(seen.talon) == [1, 0, 0, 1, 1, 1]
    assert list(table.seen_by("B").cars[1].talon) == [1, 0, 0, 1, 0, 0]
    assert table.seen_by("B").cars[1].plan == [Face.SECOND_SPECIAL, Face.FIRST_SPECIAL]
