"""Ram and Steel plating (chapter 17)."""

import pytest

from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Cause
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.shooting import damage


def owner(*equipment: str, **options: str) -> Scenario:
    """A pick-up (Handling 1) with some equipment and room around it."""
    return Scenario("pick_up", "sedan", **options).put(A=(0, 0, 0)).equip("A", *equipment)


@pytest.mark.rule("WK-EX-12", "WK-EQU-03", "WK-EQU-04")
def test_ram_covers_the_first_collision_of_a_turn() -> None:
    """R (A) strikes X (B) in phase 1; Y (C) strikes R in phase 2."""
    table = Scenario("pick_up", "coupe", "coupe").put(A=(0, 0, 0), B=(2000, 0, 36), C=(-3000, 0, 0)).equip("A", "ram")
    table.speeds(A=3, C=2).fate(*["ricochet"] * 3).action("A")
    assert (len(table.drawn("A")), len(table.drawn("B"))) == (0, 3)
    table.put(C=(table.where("A")[0] - 2000, 0, 0)).fate(*["ricochet"] * 4).action("C", 2)
    assert (len(table.drawn("A")), len(table.drawn("C"))) == (2, 2)
    assert len(table.told("ram")) == 1
    table.end_turn()
    table.effect(Effect.DAMAGE, 0, 2, Cause.COLLISION, NOBODY, NOBODY)
    assert len(table.told("ram")) == 2


@pytest.mark.rule("WK-EX-12", "WK-EQU-05", "WK-OPT-16")
def test_ram_is_discarded_by_option() -> None:
    table = owner("ram", ram_use="once")
    table.effect(Effect.DAMAGE, 0, 2, Cause.COLLISION, NOBODY, NOBODY)
    assert table.drawn("A") == []
    table.end_turn()
    damage(table, "A", "dented_panel")
    assert table.hits_of("A") == 1


@pytest.mark.rule("WK-EQU-05", "WK-SET-08")
def test_two_rams_cover_two_collisions_a_turn() -> None:
    table = owner("ram", "ram")
    for _ in range(2):
        table.effect(Effect.DAMAGE, 0, 1, Cause.COLLISION, NOBODY, NOBODY)
    assert table.drawn("A") == []
    assert damage(table, "A", "dented_panel").hits_of("A") == 1


@pytest.mark.rule("WK-EQU-04", "WK-EQU-14")
@pytest.mark.parametrize(
    ("cause", "stopped"),
    [
        (Cause.COLLISION, True),
        (Cause.MINE, True),
        (Cause.BARRELS, True),
        (Cause.FIRE, False),
        (Cause.WEAPON, False),
    ],
)
def test_what_ram_stops(cause: int, stopped: bool) -> None:
    table = owner("ram")
    if not stopped:
        table.fate("direct_hit")
    table.effect(Effect.DAMAGE, 0, 1, cause, NOBODY, NOBODY)
    assert (table.drawn("A") == []) == stopped


@pytest.mark.rule("WK-EX-13", "WK-EQU-01", "WK-EQU-02", "WK-DMG-02", "WK-DMG-07")
def test_plating_and_icons() -> None:
    def shot() -> Scenario:
        table = owner("steel_plating").put(B=(-2000, 0, 0)).equip("B", "machine_gun").action("B")
        table.fate("cut_cable", "broken_axle").choose("fire machine_gun A")
        assert table.offers == {"plating", "keep"}
        return table

    saved = shot().choose("plating")
    assert (saved.hits_of("A"), saved.lost("A"), saved.told("spun")) == (0, [], [])
    assert saved.told("plated") == [(0, 0, 0)]
    kept = shot().fate(0, 3).choose("keep")
    assert (kept.hits_of("A"), kept.lost("A"), kept.where("A")) == (3, ["pedals"], (0, 0, 18))
    assert len(kept.told("spun")) == 1


@pytest.mark.rule("WK-EX-51", "WK-DMG-19", "WK-EQU-01", "WK-EQU-02", "WK-DMG-02", "WK-DMG-07")
def test_plating_that_is_not_enough() -> None:
    cards = ("broken_axle", "cut_cable", "dented_panel", "dented_panel")
    table = owner("steel_plating", "steel_plating").put(B=(-2000, 0, 0)).equip("B", "rocket_launcher").action("B")
    table.fate(*cards).choose("fire rocket_launcher A", "plating")
    assert table.told("plated") == [(0, 2, 0)]
    table.fate(0, 3).choose("keep")
    assert (table.hits_of("A"), table.lost("A"), table.where("A")[2]) == (2, ["pedals"], 18)
    again = owner("steel_plating", "steel_plating").put(B=(-2000, 0, 0)).equip("B", "rocket_launcher").action("B")
    again.fate(*cards).choose("fire rocket_launcher A", "plating", "plating")
    assert (again.hits_of("A"), again.lost("A"), again.told("spun")) == (0, [], [])
    crash = damage(owner("steel_plating"), "A", *cards).fate(0, 3).choose("plating")
    assert crash.hits_of("A") == 3


@pytest.mark.rule("WK-EQU-01")
def test_plating_is_not_asked_for_when_nothing_is_left() -> None:
    table = owner("steel_plating").put(B=(-2000, 0, 0)).equip("B", "machine_gun").action("B")
    table.fate("dented_panel", "ricochet").choose("fire machine_gun A")
    assert table.asked == ""
    assert table.told("no_damage") == [(0, Cause.WEAPON, 1)]


@pytest.mark.rule("WK-EQU-01", "WK-DEC-19")
@pytest.mark.parametrize("cause", [Cause.COLLISION, Cause.MINE, Cause.BARRELS, Cause.FIRE])
def test_plating_helps_against_all_damage_from_cards(cause: int) -> None:
    table = damage(owner("steel_plating"), "A", "direct_hit", cause=cause)
    assert (table.asked, table.offers) == ("A", {"plating", "keep"})
    assert table.choose("plating").hits_of("A") == 0
    assert damage(table, "A", "dented_panel", cause=cause).hits_of("A") == 1


def second(*equipment: str, **options: str) -> Scenario:
    """Player B, with room around the car."""
    return Scenario("sedan", "pick_up", **options).put(B=(0, 0, 0)).equip("B", *equipment)


@pytest.mark.rule("WK-EQU-04", "WK-EQU-05", "WK-EQU-17", "WK-SET-06")
def test_ram_in_another_slot_of_another_seat() -> None:
    table = second("armour", "armour", "ram", ram_use="once")
    table.effect(Effect.DAMAGE, 1, 2, Cause.COLLISION, 0, NOBODY)
    assert table.told("ram") == [(1, 0, 0)]
    assert (table.car("A").discarded, table.car("B").discarded, table.car("B").rams_used) == (0, 4, 0)
    table = second("armour", "armour", "ram")
    table.effect(Effect.DAMAGE, 1, 2, Cause.COLLISION, 0, NOBODY)
    assert (table.car("A").rams_used, table.car("B").rams_used, table.car("B").discarded) == (0, 1, 0)


@pytest.mark.rule("WK-EQU-01", "WK-EQU-17", "WK-SET-06", "WK-SET-08")
def test_plating_in_other_slots_of_another_seat() -> None:
    table = damage(second("armour", "steel_plating", "steel_plating"), "B", "direct_hit", "dented_panel")
    assert (table.asked, table.about[0]) == ("B", 4)
    table.choose("plating")
    assert table.told("plated") == [(1, 1, 0)]
    assert (table.car("A").discarded, table.car("B").discarded) == (0, 2)
    assert (table.asked, table.about[0]) == ("B", 1)
    table.choose("plating")
    assert table.told("plated")[1:] == [(1, 0, 0)]
    assert (table.car("B").discarded, table.hits_of("B")) == (6, 0)
    assert table.asked == ""


@pytest.mark.rule("WK-EQU-01", "WK-EQU-02")
def test_a_kept_plating_is_not_asked_for_again() -> None:
    table = damage(second("steel_plating", "steel_plating"), "B", "dented_panel").choose("keep")
    assert (table.asked, table.hits_of("B"), table.car("B").discarded) == ("", 1, 0)
