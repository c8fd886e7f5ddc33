"""Damage cards: drawing them, what gets through, and what their icons do (chapter 14)."""

from collections.abc import Callable

import pytest

from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Cause
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.shooting import damage, seeded


def alone(**options: str) -> Scenario:
    """A car with room around it, another far away."""
    return Scenario("pick_up", "sedan", **options).put(A=(0, 0, 0))


@pytest.mark.rule("WK-DMG-02", "WK-DMG-05", "WK-DMG-17")
def test_points_are_added_up_and_marked() -> None:
    table = damage(alone(), "A", "direct_hit", "dented_panel", "ricochet")
    assert table.hits_of("A") == 4
    assert table.told("damage_card") == [(0, 8, 0), (0, 2, 1), (0, 0, 2)]
    assert table.told("hits") == [(0, 4, 4, Cause.COLLISION, NOBODY, 0)]


@pytest.mark.rule("WK-DMG-04", "WK-COL-06")
@pytest.mark.parametrize("cause", [Cause.COLLISION, Cause.MINE, Cause.BARRELS, Cause.FIRE])
def test_handling_is_subtracted_from_weapon_fire_alone(cause: int) -> None:
    table = Scenario("interceptor", "sedan").put(A=(0, 0, 0))
    assert damage(table, "A", "torn_bodywork", cause=cause).hits_of("A") == 2
    assert damage(table, "A", "torn_bodywork", "torn_bodywork", cause=Cause.WEAPON).hits_of("A") == 3


@pytest.mark.rule("WK-DMG-05", "WK-EQU-12")
def test_hits_that_reach_the_structure_destroy() -> None:
    table = damage(alone().hits(A=8), "A", "dented_panel")
    assert not table.is_out("A")
    assert damage(alone().hits(A=9), "A", "dented_panel").is_out("A")
    armoured = alone().equip("A", "armour", "armour").hits(A=12)
    assert not damage(armoured, "A", "dented_panel").is_out("A")
    assert damage(armoured, "A", "dented_panel").is_out("A")


@pytest.mark.rule("WK-DMG-06", "WK-DMG-07")
def test_icons_do_nothing_to_a_destroyed_car() -> None:
    table = damage(alone().hits(A=9), "A", "engine_block_hit", "side_blast")
    assert table.is_out("A")
    assert table.told("spun") == table.told("card_lost") == []


@pytest.mark.rule("WK-DMG-07", "WK-DMG-20")
def test_cards_are_lost_before_the_car_spins() -> None:
    table = alone()
    table.fate("cut_cable", "burst_tyre", 2, 6).effect(Effect.DAMAGE, 0, 2, Cause.COLLISION, NOBODY, NOBODY)
    assert table.story("hits", "card_lost", "spun") == ["hits", "card_lost", "spun"]
    assert table.lost("A") == ["turn_left"]
    assert table.where("A") == (0, 0, 36)


@pytest.mark.rule("WK-DMG-12", "WK-DMG-20")
def test_each_permanent_icon_costs_a_card_of_the_talon() -> None:
    table = alone().plan(A=("turn_right", "jump"))
    table.fate("cut_cable", "bent_steering_rod", 0, 0).effect(Effect.DAMAGE, 0, 2, Cause.COLLISION, NOBODY, NOBODY)
    assert table.lost("A") == ["pedals", "pedals"]
    assert table.planned("A") == ("turn_right", "jump")
    assert table.told("card_lost") == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("WK-DMG-12", "WK-EX-05")
def test_planned_cards_are_safe_while_the_talon_has_one() -> None:
    lost = set()
    for seed in range(60):
        table = seeded(alone(), seed).plan(A=("turn_right", "jump"))
        table.pile("cut_cable").effect(Effect.DAMAGE, 0, 1, Cause.COLLISION, NOBODY, NOBODY)
        lost.update(table.lost("A"))
    assert lost == {"pedals", "turn_left", "repeat", "swerve"}


@pytest.mark.rule("WK-EX-49", "WK-DMG-13", "WK-CRD-31")
def test_empty_talon() -> None:
    table = alone().plan(A=("accelerate", "turn_left")).talon("A", "repeat")
    table.car("A").shown = 1
    damage(table.fate(), "A", "bent_steering_rod", "bent_steering_rod")
    assert table.talon_of("A") == []
    assert table.planned("A") == ("empty", "turn_left")
    assert table.told("card_lost") == [(0, 3, 0), (0, 0, 1)]
    damage(table, "A", "cut_cable")
    assert table.planned("A") == ("empty", "empty")
    assert table.told("card_lost")[-1] == (0, 2, 1)
    damage(table, "A", "cut_cable")
    assert len(table.told("card_lost")) == 3
    assert table.hits_of("A") == 6


@pytest.mark.rule("WK-DMG-13")
@pytest.mark.parametrize("slot", [0, 1])
def test_of_two_planned_cards_one_is_lost_at_random(slot: int) -> None:
    table = alone().plan(A=("turn_right", "turn_left")).talon("A")
    table.car("A").shown = 3
    table.fate("bent_steering_rod", slot).effect(Effect.DAMAGE, 0, 1, Cause.COLLISION, NOBODY, NOBODY)
    assert table.planned("A") == (("empty", "turn_left"), ("turn_right", "empty"))[slot]


@pytest.mark.rule("WK-DMG-13")
def test_either_of_two_face_down_cards_may_be_lost() -> None:
    plans = set()
    for seed in range(30):
        table = seeded(alone().plan(A=("turn_right", "turn_left")).talon("A"), seed).pile("cut_cable")
        plans.add(table.effect(Effect.DAMAGE, 0, 1, Cause.COLLISION, NOBODY, NOBODY).planned("A"))
    assert plans == {("empty", "turn_left"), ("turn_right", "empty")}


@pytest.mark.rule("WK-EX-14", "WK-DMG-14", "WK-DMG-18")
def test_reshuffle_without_damage() -> None:
    for icon, cards in (("always", (40, 0)), ("if_hit", (30, 10))):
        table = alone(reshuffle_icon=icon).put(B=(2000, 0, 0)).equip("A", "machine_gun")
        table.deck[0] -= 8
        table.discard[0] += 8
        table.action("A").fate("dust_cloud", "burst_tyre").choose("fire machine_gun B")
        assert table.hits_of("B") == 0
        assert table.told("spun") == []
        assert (sum(table.deck), sum(table.discard)) == cards


@pytest.mark.rule("WK-DMG-14", "WK-DMG-18", "WK-OPT-26")
def test_several_icons_make_one_reshuffle_of_all_cards() -> None:
    table = damage(alone(reshuffle_icon="if_hit"), "A", "dust_cloud", "dust_cloud", "dented_panel")
    assert table.told("reshuffled") == [(40, 0, 0)]
    assert sum(table.deck) == 40


@pytest.mark.rule("WK-DMG-18")
def test_nothing_is_shuffled_when_the_game_is_over() -> None:
    table = damage(alone().hits(A=9), "A", "dust_cloud", "dented_panel")
    assert table.told("reshuffled") == []
    assert (sum(table.deck), sum(table.discard)) == (38, 2)
    three = Scenario("pick_up", "sedan", "coupe").put(A=(0, 0, 0)).hits(A=9)
    assert damage(three, "A", "dust_cloud", "dented_panel").told("reshuffled") == [(40, 0, 0)]


@pytest.mark.rule("WK-EX-50", "WK-DMG-15")
def test_the_deck_runs_out() -> None:
    left = ("ricochet", "dented_panel")
    table = alone()
    table.discard[:] = table.deck
    for card in (0, 2):
        table.discard[card] -= 1
    table.deck[:] = [int(kind in (0, 2)) for kind in range(11)]
    damage(table, "A", *left, "ricochet", "ricochet")
    assert table.told("reshuffled") == [(38, 0, 0)]
    assert (sum(table.deck), sum(table.discard)) == (36, 4)
    assert table.story("damage_card", "reshuffled") == ["damage_card"] * 2 + ["reshuffled"] + ["damage_card"] * 2


@pytest.mark.rule("WK-DMG-15")
def test_fewer_cards_are_drawn_if_both_piles_are_empty() -> None:
    table = alone().pile("dented_panel")
    table.effect(Effect.DAMAGE, 0, 3, Cause.COLLISION, NOBODY, NOBODY)
    assert table.drawn("A") == ["dented_panel"]
    assert (table.hits_of("A"), table.told("reshuffled")) == (1, [])


@pytest.mark.rule("WK-DMG-16")
def test_a_draw_of_no_cards_is_no_damage() -> None:
    table = alone().equip("A", "ram")
    table.effect(Effect.DAMAGE, 0, 0, Cause.COLLISION, NOBODY, NOBODY)
    assert table.events == []
    assert table.car("A").rams_used == 0


@pytest.mark.rule("WK-SET-21")
def test_one_full_deck_for_all() -> None:
    table = Scenario.fresh(3, 1, quick_setup="on")
    assert table.deck == table.t.damage_copies
    assert sum(table.discard) == 0


@pytest.mark.rule("WK-EX-21", "WK-DMG-08", "WK-DMG-09", "WK-DMG-11", "WK-DMG-21")
def test_spin_at_the_wall() -> None:
    for heading in (36, 108):
        table = Scenario("pick_up", "sedan").put(A=(6800, 0, 36))
        table.fate("burst_tyre", heading // 6).effect(Effect.DAMAGE, 0, 1, Cause.COLLISION, NOBODY, NOBODY)
        assert table.where("A") == (6800, 0, heading)
        damage(table, "A", "burst_tyre")
        assert table.where("A") == (6800, 0, heading)
        assert len(table.told("spun")) == 1
    headings = {seeded(alone().put(A=(6800, 0, 36)), seed).effect(Effect.SPIN, 0).where("A")[2] for seed in range(20)}
    assert headings == {36, 108}


@pytest.mark.rule("WK-DMG-09")
def test_a_spin_ends_at_any_of_24_headings() -> None:
    assert {seeded(alone(), seed).effect(Effect.SPIN, 0).where("A")[2] for seed in range(300)} == set(range(0, 144, 6))


CROWDS: dict[str, Callable[[Scenario], Scenario]] = {
    "car": lambda table: table.put(B=(0, 700, 0)),
    "obstacle": lambda table: table.obstacle("rusted_hull", 0, 700),
    "mine": lambda table: table.mine(0, -400),
}


@pytest.mark.rule("WK-DMG-09")
@pytest.mark.parametrize("crowd", CROWDS)
def test_headings_that_are_left_beside_something(crowd: str) -> None:
    tables = [seeded(CROWDS[crowd](alone()), seed) for seed in range(60)]
    assert {table.effect(Effect.SPIN, 0).where("A")[2] for table in tables} == {0, 6, 66, 72, 78, 138}


@pytest.mark.rule("WK-DMG-21")
def test_a_car_without_a_legal_heading_has_used_up_its_spin() -> None:
    table = alone().put(A=(0, 0, 3)).obstacle("rusted_hull", -28, 530, 3).obstacle("rusted_hull", 28, -530, 3)
    table.effect(Effect.SPIN, 0)
    assert (table.where("A"), table.car("A").spun) == ((0, 0, 3), 1)
    assert table.told("spun") == [(0, 3, 3)]


@pytest.mark.rule("WK-EX-56", "WK-DMG-10", "WK-COL-12")
def test_spin_onto_a_can() -> None:
    covered = set()
    for roll in range(24):
        table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).can(0, 600).fate(roll).effect(Effect.SPIN, 0)
        assert table.where("A") == (0, 0, 6 * roll)
        if table.cans_of("A"):
            covered.add(6 * roll)
    assert covered == {24, 30, 36, 42, 48, 96, 102, 108, 114, 120}


@pytest.mark.rule("WK-EX-56", "WK-END-13")
def test_the_third_can_by_a_spin_wins_at_once() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).cans(A=2).can(0, 600)
    table.fate("dust_cloud", "burst_tyre", 6).effect(Effect.DAMAGE, 0, 2, Cause.COLLISION, NOBODY, NOBODY)
    assert table.won_by == ("A", "three_cans")
    assert table.told("reshuffled") == []


def beside(**options: str) -> Scenario:
    """Car B where x and y differ, with room around it."""
    return Scenario("sedan", "pick_up", "coupe", **options).put(B=(1000, -2000, 30))


@pytest.mark.rule("WK-DMG-02", "WK-DMG-05", "WK-DMG-06", "WK-DMG-07", "WK-DMG-15", "WK-DMG-17")
def test_plain_cards_do_nothing_but_damage() -> None:
    table = damage(beside(), "B", "torn_bodywork", "dented_panel", cause=Cause.BARRELS)
    assert table.story() == ["damage_card", "damage_card", "hits"]
    assert table.told("damage_card") == [(1, 5, 0), (1, 2, 1)]
    assert table.told("hits") == [(1, 3, 3, Cause.BARRELS, NOBODY, 0)]
    assert (table.where("B"), table.lost("B")) == ((1000, -2000, 30), [])
    assert (sum(table.deck), sum(table.discard)) == (38, 2)
    assert (table.discard[5], table.discard[2]) == (1, 1)


@pytest.mark.rule("WK-DMG-03", "WK-DMG-04", "WK-DMG-05", "WK-DMG-06", "WK-DMG-07")
def test_a_shot_names_victim_cause_and_culprit() -> None:
    table = beside().put(C=(1000, 0, 108)).equip("C", "machine_gun").hits(B=3).action("C")
    table.fate("torn_bodywork", "dented_panel").choose("fire machine_gun B")
    assert table.told("hits") == [(1, 2, 5, Cause.WEAPON, 2, 0)]
    assert table.told("spun") == []
    table.action("C").fate("dented_panel", "ricochet").choose("fire machine_gun B")
    assert table.told("no_damage") == [(1, Cause.WEAPON, 2)]


@pytest.mark.rule("WK-DMG-02", "WK-DMG-07", "WK-DMG-15", "WK-DMG-17", "WK-EQW-03")
def test_each_draw_begins_anew() -> None:
    table = beside(turn_limit="0").put(C=(1000, -500, 108)).equip("C", "harpoon", "machine_gun")
    table.fate("cut_cable", "dust_cloud", "burst_tyre", 0, 0)
    table.effect(Effect.DAMAGE, 1, 3, Cause.COLLISION, NOBODY, NOBODY)
    counts = [len(table.told(kind)) for kind in ("card_lost", "spun", "reshuffled")]
    assert (counts, table.hits_of("B")) == ([1, 1, 1], 3)
    table.car("B").spun = 0
    damage(table, "B", "dented_panel")
    assert [len(table.told(kind)) for kind in ("card_lost", "spun", "reshuffled")] == counts
    assert table.hits_of("B") == 4
    table.action("C").fate("torn_bodywork", "ricochet", 1).choose("fire harpoon B")
    table.car("B").spun = 0
    damage(table, "B", "dented_panel")
    table.action("C").fate("torn_bodywork", "ricochet").choose("fire machine_gun B")
    assert (len(table.told("spun")), table.hits_of("B")) == (2, 7)


@pytest.mark.rule("WK-DMG-13", "WK-CRD-31")
@pytest.mark.parametrize(("shown", "planned"), [(1, ("empty", "turn_left")), (2, ("turn_right", "empty"))])
def test_a_face_up_card_goes_before_a_face_down_one(shown: int, planned: tuple[str, str]) -> None:
    table = beside().plan(B=("turn_right", "turn_left")).talon("B")
    table.car("B").shown = shown
    others, rolls = table.lost("B"), table.rolls
    damage(table, "B", "bent_steering_rod")
    assert (table.planned("B"), table.rolls) == (planned, rolls)
    assert len(table.lost("B")) == len(others) + 1
    assert table.told("card_lost") == [(1, shown, 1)]


@pytest.mark.rule("WK-DMG-13")
@pytest.mark.parametrize("slot", [0, 1])
def test_a_face_down_card_is_lost_if_no_other_is_left(slot: int) -> None:
    faces = ("turn_right", "empty") if slot == 0 else ("empty", "turn_right")
    table = beside().plan(B=faces).talon("B")
    damage(table, "B", "bent_steering_rod")
    assert table.planned("B") == ("empty", "empty")
    assert "turn_right" in table.lost("B")


@pytest.mark.rule("WK-DMG-15")
def test_a_single_discarded_card_makes_a_new_deck() -> None:
    table = alone().pile("dented_panel", discarded=("ricochet",))
    table.effect(Effect.DAMAGE, 0, 2, Cause.COLLISION, NOBODY, NOBODY)
    assert table.drawn("A") == ["dented_panel", "ricochet"]
    assert table.told("reshuffled") == [(1, 0, 0)]


@pytest.mark.rule("WK-DMG-08", "WK-DMG-09", "WK-DMG-10", "WK-DMG-21")
def test_the_spin_of_another_car_tells_both_headings() -> None:
    table = Scenario("sedan", "pick_up").put(B=(0, 6800, 0)).fate(12).effect(Effect.SPIN, 1)
    assert table.where("B") == (0, 6800, 72)
    assert table.told("spun") == [(1, 72, 0)]
    assert table.car("A").spun == 0
