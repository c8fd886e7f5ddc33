"""Rules for all leaders and upgrades (chapters 1, 2 and 12.1 of the cards)."""

import pytest

from carambolage.engine.rules.dice import Chooser, pick, sow
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Cause
from carambolage.games.thunder_road.state import NOBODY
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-CRD-07", "TR-CRD-69")
def test_a_card_that_forbids_beats_one_that_allows() -> None:
    choked = Scenario("blue", "green", carnage=True).leader("blue", "asha").put({"blue small": (2, 3)})
    choked.damage("blue small", "choked_carburettor").drive("blue small", 2).steps("F F")
    assert choked.asked == ""
    storm = sandy().leader("blue", "machine_gun_joe").put({"blue small": (2, 3), "green small": (2, 4)})
    storm.condition(0, "sandstorm").dice("blue", 1).turn("blue").assign(1, "small")
    assert "token opening_fire" not in storm.offers


@pytest.mark.rule("TR-CRD-55")
def test_no_shot_from_a_sandstorm_or_a_smoke_screen() -> None:
    for where in ("sandstorm", "smoke"):
        table = sandy().leader("blue", "em_berco").put({"blue small": (2, 3), "green small": (2, 5)})
        if where == "sandstorm":
            table.condition(0, "sandstorm")
        else:
            table.hand("orange", airstrike="smoke_screen").chopper("orange", (1, 3))
            table.team(2).smoke = 1
        table.dice("blue", 4, 3).turn("blue").assign(4, "small").command("flamethrower", 3).decline().decline()
        table.turn_moves = 1
        assert table.step("F").asked == ""


@pytest.mark.rule("TR-CRD-01")
def test_the_switches_are_independent() -> None:
    leaders = Scenario.from_the_box(2, 1, crew_choice="random", leaders=True, big_rig=False, final_five=False).settle()
    assert leaders.asked == "choose_leader"
    upgrades = Scenario.from_the_box(2, 1, crew_choice="random", upgrades=True, big_rig=False, final_five=False)
    assert upgrades.settle().asked == "draft_upgrade"
    neither = Scenario.from_the_box(2, 1, crew_choice="random", one_shots=True, big_rig=False, final_five=False)
    assert neither.settle().asked not in ("choose_leader", "draft_upgrade")


@pytest.mark.rule("TR-CRD-15")
def test_who_is_out_is_looked_at_in_the_middle_of_an_effect() -> None:
    table = (
        sandy().leader("blue", "em_berco").put({"blue small": (2, 1), "green small": (1, 5), "orange small": (2, 9)})
    )
    table.lose("orange medium", "orange large").burning("green small", "orange small")
    table.dice("blue", 4).turn("blue").assign(4, "small").fate(fire=["eliminated", "out"]).choose("token back_draft")
    assert (table.is_out("orange"), table.final, table.is_burning("green small")) == (True, 1, False)
    assert table.story("player_out", "fire_out") == ["player_out", "fire_out"]


@pytest.mark.rule("TR-CRD-23")
def test_there_is_an_active_vehicle_from_the_assignment_on() -> None:
    table = sandy().put({"blue small": (2, 5)}).upgrade("blue small", "tool_kit").damage("blue small", "dent")
    table.leader("blue", "wong").dice("blue", 3).turn("blue")
    assert (table.asked, table.turn_vehicle) == ("effect_menu", NOBODY)
    table.decline().assign(3, "small")
    assert (table.asked, table.turn_vehicle) == ("assign_token", table.vehicle("blue small"))


@pytest.mark.rule("TR-CRD-27")
def test_a_pit_trap_is_no_shot() -> None:
    table = sandy(carnage=True).leader("blue", "wong").put({"blue large": (2, 5)})
    table.upgrade("blue large", "targeting_scope").token((2, 6), "pit_trap").fate(shot="medium")
    table.drive("blue large", 1).step("F")
    assert (table.where("blue large"), table.asked) == ((2, 6), "")
    assert table.told("shot") == []


@pytest.mark.rule("TR-CRD-30")
def test_pedal_to_the_metal_looks_at_the_assigned_value() -> None:
    table = sandy(carnage=True).leader("blue", "cris_crass").put({"blue small": (2, 5)})
    table.damage("blue small", "stuck_in_third").drive("blue small", 6)
    assert (table.asked, table.moves) == ("step", 3)


@pytest.mark.rule("TR-CRD-33", "TR-EFX-47")
def test_one_damage_is_what_the_vehicle_makes_of_it() -> None:
    table = Scenario("blue", "final_five", "big_rig").put({"blue small": (2, 5), "bike 1": (4, 5), "wreck 1": (0, 0)})
    table.put({"rig front": (1, 12), "rig middle": (1, 11), "rig rear": (1, 10)}).upgrade("blue large", "turbocharger")
    table.fate(damage="dent").effect(Effect.DAMAGE, table.vehicle("blue small"), Cause.CARD)
    assert table.damage_of("blue small") == ("dent",)
    table.effect(Effect.DAMAGE, table.vehicle("bike 1"), Cause.CARD)
    assert (table.broken("bike 1"), table.damage_of("bike 1")) == (True, ("minor",))
    table.effect(Effect.DAMAGE, table.vehicle("bike 1"), Cause.CARD)
    assert "damage_ignored" in table.story()
    assert table.effect(Effect.DAMAGE, table.vehicle("wreck 1"), Cause.CARD).eliminated("wreck 1")
    table.effect(Effect.DAMAGE, table.vehicle("rig front"), Cause.CARD)
    assert (table.asked, table.player, len(table.offers)) == ("rig_damage", "big_rig", 6)


@pytest.mark.rule("TR-CRD-49")
def test_with_two_crews_a_turn_belongs_to_the_crew_whose_card_was_used() -> None:
    table = Scenario("blue", "green", "orange", "white", players=2, big_team=True)
    table.put({"blue small": (2, 5), "orange small": (4, 5)}).damage("orange small", "dent")
    table.upgrade("orange small", "tool_kit").dice("blue", 3).dice("orange", 4).turn("blue")
    assert (table.asked, table.offers) == ("effect_menu", {"use tool_kit", "decline"})
    table.choose("use tool_kit")
    assert table.damage_of("orange small") == ()
    assert {said.split()[1] for said in table.offers} == {"4"}


@pytest.mark.rule("TR-CRD-49")
def test_with_two_crews_unused_cards_bind_nobody() -> None:
    table = Scenario("blue", "green", "orange", "white", players=2, big_team=True)
    table.put({"blue small": (2, 5), "orange small": (4, 5)}).damage("orange small", "dent")
    table.upgrade("orange small", "tool_kit").dice("blue", 3).dice("orange", 4).turn("blue").decline()
    cars = ("small", "medium", "large")
    assert table.offers == {f"assign 3 {car}" for car in cars} | {f"assign orange 4 {car}" for car in cars}


@pytest.mark.rule("TR-CRD-67")
def test_two_last_vehicles_lost_in_one_chain_are_lost_together() -> None:
    table = sandy("blue", "green", carnage=True).put({"blue small": (2, 4), "green small": (2, 5)})
    table.lose("blue medium", "blue large", "green medium", "green large")
    table.damage("blue small", "dent").damage("green small", "unstable_ammo").upgrade("blue small", "spiked_bumper")
    table.fate(slam="bottom", direction="F").drive("blue small", 3).step("F")
    table.fate(damage="dent", shot="any").choose("use spiked_bumper")
    assert (table.winner, table.reason) == ("draw", "wipeout")
    assert table.team(0).out == table.team(1).out == 1


@pytest.mark.rule("TR-CRD-68")
@pytest.mark.parametrize("seed", range(8))
def test_games_with_leaders_and_upgrades_come_to_an_end(seed: int) -> None:
    table = Scenario.from_the_box(2 + seed % 5, seed, leaders=True, upgrades=True, crew_choice="random")
    chooser = Chooser()
    sow(chooser, seed)
    table.settle()
    while not table.over:
        table.act(table.offered[pick(chooser, len(table.offered))])
        assert table.g.depth < 100
    assert table.reason != "round_cap"
