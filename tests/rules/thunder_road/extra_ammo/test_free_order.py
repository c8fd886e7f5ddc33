"""Free Order and Ghost Ride (TR-ONE-103, TR-ONE-106, TR-ONE-11), with the example E16."""

import pytest

from carambolage.games.thunder_road.names.cards import OneShot
from carambolage.games.thunder_road.names.things import Drift
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.one_shot_hands import RIG, holding
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-ONE-103")
def test_ghost_ride_passes_through_all_occupied_spaces() -> None:
    table = holding("ghost_ride").put({"green small": (2, 10), "green large": (2, 11), "wreck 1": (2, 12)})
    table.drive("blue medium", 4).choose("use ghost_ride").steps("F F F F")
    assert (table.where("blue medium"), table.story("slam")) == ((2, 13), [])


@pytest.mark.rule("TR-ONE-103")
def test_ghost_ride_slams_where_it_ends_or_is_stopped() -> None:
    table = holding("ghost_ride").put({"green medium": (2, 10)}).fate(slam="bottom", direction="FL")
    table.drive("blue medium", 1).choose("use ghost_ride").step("F")
    assert table.where("green medium") == (1, 10)
    table = holding("ghost_ride").put({"green medium": (2, 10)}).ground({(2, 10): "goo"})
    table.fate(slam="bottom", direction="FL").drive("blue medium", 3).choose("use ghost_ride").step("F")
    assert (table.where("green medium"), table.where("blue medium"), table.moves) == ((1, 10), (2, 10), 0)


@pytest.mark.rule("TR-ONE-103")
@pytest.mark.parametrize("option", [False, True])
def test_ghost_ride_does_not_pass_a_wreck_just_revealed(option: bool) -> None:
    table = sandy(drift_on_revealed_wreck=option).put({"blue medium": (2, 9)}).hand("blue", one_shot="ghost_ride")
    table.token((2, 10), "wreck").drive("blue medium", 3).choose("use ghost_ride").fate(slam="bottom", direction="FL")
    table.step("F")
    assert (len(table.told("slam")), table.where("blue medium")) == (1, (2, 10))


@pytest.mark.rule("TR-ONE-103", "TR-CRD-56", "TR-CRD-57")
def test_ghost_ride_meets_tokens_and_is_not_picked() -> None:
    table = holding("ghost_ride").put({"green medium": (2, 10)}).token((2, 10), "oil")
    table.drive("blue medium", 3).choose("use ghost_ride").fate(direction="FR").step("F")
    assert table.where("blue medium") == (3, 10)
    table = holding("ghost_ride").put({"green medium": (2, 10)}).upgrade("blue medium", "buffalo_bar")
    table.drive("blue medium", 3).choose("use ghost_ride").step("F")
    assert (table.asked, table.offers) == ("drift", {"drift", "buffalo_bar"})
    table.choose("drift").step("F")
    assert (table.where("blue medium"), table.where("green medium")) == ((2, 11), (2, 10))


@pytest.mark.slow
@pytest.mark.rule("TR-ONE-103", "TR-CRD-36")
def test_ghost_ride_and_airlift_are_not_dealt_to_crews_without_cars() -> None:
    switches: dict[str, object] = {"one_shots": True, "advanced_airstrikes": True, "crew_choice": "random"}
    kept = []
    for seed in range(80):
        table = Scenario.from_the_box(6, seed=seed, **switches).settle()
        for c in table.teams:
            assert not (c.kind >= 4 and c.one_shot == OneShot.GHOST_RIDE + 1)
            assert not (c.kind == 4 and c.airstrike == 4)
        table = Scenario.from_the_box(6, seed=seed, redraw_useless=False, **switches).settle()
        kept += [c.kind for c in table.teams if c.one_shot == OneShot.GHOST_RIDE + 1]
    assert {4, 5} <= set(kept)


@pytest.mark.rule("TR-CRD-36")
@pytest.mark.parametrize(
    ("crew", "card", "seed", "dealt_anew"),
    [
        ("big_rig", OneShot.GHOST_RIDE, 4, True),
        ("final_five", OneShot.GHOST_RIDE, 1, True),
        ("big_rig", OneShot.NITRO_BURST, 1, False),
    ],
)
def test_a_useless_card_is_dealt_anew_unless_the_option_is_off(
    crew: str, card: int, seed: int, dealt_anew: bool
) -> None:
    switches: dict[str, object] = {"one_shots": True, "crew_choice": "random"}
    plain = Scenario.from_the_box(6, seed=seed, redraw_useless=False, **switches).settle()
    mended = Scenario.from_the_box(6, seed=seed, **switches).settle()
    assert plain.team(crew).one_shot == card + 1
    assert (mended.team(crew).one_shot != card + 1) == dealt_anew


@pytest.mark.rule("TR-EFX-03", "TR-ONE-106", "TR-ONE-11")
def test_free_order_activates_a_command_as_if_by_a_token() -> None:
    table = holding("free_order").dice("blue", 3, 4, 6).turn("blue").assign(3, "medium").command("drift", 4)
    table.choose("use free_order")
    assert table.offers == {"token airstrike", "token nitro"}
    table.choose("token nitro", "first nitro")
    assert (table.moves, table.team(0).held) == (4, 0b110)
    table.steps("F F F F").dice("blue", 2, 1).turn("blue").assign(2, "large")
    assert (table.asked, table.team(0).commanded) == ("entry_space", 1)


@pytest.mark.rule("TR-ONE-11")
def test_free_order_is_not_the_die_command_of_the_round() -> None:
    table = holding("free_order").dice("blue", 3, 4, 3).turn("blue").assign(3, "medium").decline()
    table.choose("use free_order", "token nitro").steps("F F F F").turn("blue").assign(3, "large")
    assert (table.asked, table.offers) == ("assign_command", {"decline", "command 4 airstrike", "command 4 drift"})


@pytest.mark.rule("TR-ONE-106", "TR-CRD-69")
def test_free_order_is_nothing_for_a_coast_or_radio_silence() -> None:
    table = holding("free_order").moved("blue medium").lose("blue small", "blue large").dice("blue", 3, 1)
    table.turn("blue").choose("assign 3 medium")
    assert table.asked == "step"
    table = holding("free_order").damage("blue medium", "radio_silence").dice("blue", 3, 1).turn("blue")
    assert table.assign(3, "medium").asked == "step"


@pytest.mark.rule("TR-ONE-106")
def test_free_order_of_the_rig_is_another_command_of_the_same_section() -> None:
    table = holding("free_order", "big_rig", "green", "orange").put({**RIG, "green small": (2, 12)})
    table.dice("big_rig", 1, 1, 1, 1).turn("big_rig").choose("rig 1 cow_catcher")
    assert table.asked == "effect_menu"
    table.fate(shot="any").choose("use free_order").step("F")
    assert (table.told("missiles") != [], table.damage_of("green small")) == (True, ("minor",))
    assert [placed[0] for placed in table.told("token_placed")] == [table.crew("big_rig")]
    table = holding("free_order", "big_rig", "green", "orange").put(RIG).dented("cow_catcher")
    table.dice("big_rig", 1, 1, 1, 1).turn("big_rig").choose("rig 1 missile_launcher")
    assert table.asked == "step"


@pytest.mark.rule("TR-ONE-106", "TR-AIR-14")
def test_free_order_of_two_bikes_is_for_the_first_one_moved() -> None:
    table = holding("free_order", "final_five", "green", "orange").put({f"bike {n}": (n, 4) for n in range(1, 6)})
    table.dice("final_five", 2, 2, 3, 3).turn("final_five").choose("assign 2 1", "assign 2 2", "vehicle bike 2")
    table.choose("use free_order", "token nitro")
    assert table.moves == 3
    assert table.steps("F F F").moves == 2


@pytest.mark.rule("TR-ONE-106", "TR-BON-07", "TR-HOK-03")
def test_example_16_three_commands_in_one_turn() -> None:
    table = sandy().put({"blue large": (2, 9), "blue small": (2, 5)}).leader("blue", "ms_betty", tokens=3)
    table.bonus("blue", "spike_strip").hand("blue", one_shot="free_order").damage("blue small", "dent", "dent")
    table.dice("blue", 5, 6, 2, 2).turn("blue").assign(5, "large").command("repair", 6).choose("token nitro")
    table.choose("use free_order", "token spike_strip")
    assert table.offers == {"first repair", "first nitro", "first spike_strip"}
    table.choose("first repair", "repair blue small 1", "first nitro")
    assert table.moves == 6
    table.steps("F F F F F F")
    assert table.offers == {"space 2,14", "space 1,14", "space 3,14", "decline"}
    table.fate(hazard="mine").choose("space 2,14")
    assert table.token_at((2, 14)) == "?mine"
    table.turn("blue")
    assert "assign 2 small" in table.offers
    table.assign(2, "small")
    assert (table.asked, "token airstrike" in table.offers, "token nitro" in table.offers) == (
        "assign_token",
        True,
        False,
    )


@pytest.mark.rule("TR-ONE-103", "TR-MOV-15")
def test_a_ghost_does_not_use_the_drift_up() -> None:
    table = sandy(drift_on_revealed_wreck=True).put({"blue medium": (2, 9), "green medium": (2, 10)})
    table.hand("blue", one_shot="ghost_ride").upgrade("blue medium", "buffalo_bar").token((2, 11), "wreck")
    table.drive("blue medium", 4).choose("use ghost_ride")
    table.turn_drift = Drift.READY
    table.step("F").choose("drift").step("F")
    assert (table.asked, table.offers) == ("drift", {"drift", "slam", "buffalo_bar"})
