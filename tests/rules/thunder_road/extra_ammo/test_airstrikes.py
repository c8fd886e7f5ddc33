"""When advanced airstrikes are dealt and played (TR-AIR-01 to 08, TR-AIR-13, TR-AIR-14)."""

import pytest

from carambolage.games.thunder_road.names.cards import Airstrike
from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.thunder_road.sandy import sandy

NAMES = Airstrike.ids()


def called(name: str, place: tuple[int, int] = (2, 12), *, dice: tuple[int, ...] = (2, 5)) -> Scenario:
    """Blue's small car gets a die, an Airstrike another; the chopper goes to a space. Blue holds a card."""
    table = sandy().put({"blue small": (0, 4)}).hand("blue", airstrike=name)
    return place_chopper(table.dice("blue", *dice).turn("blue"), place)


def place_chopper(table: Scenario, place: tuple[int, int]) -> Scenario:
    """Assign a 2 to the small car and a 5 to Airstrike, and place the chopper."""
    return table.assign(2, "small").command("airstrike", 5).choose("space {},{}".format(*place))


@pytest.mark.slow
@pytest.mark.rule("TR-AIR-01")
def test_every_crew_gets_one_of_eight_different_cards() -> None:
    found = []
    for seed in range(200):
        table = Scenario.from_the_box(6, seed=seed, advanced_airstrikes=True, crew_choice="random").settle()
        hands = [c.airstrike - 1 for c in table.teams]
        assert len(set(hands)) == 6
        assert min(hands) >= 0
        assert [c.bounty + c.one_shot + c.bonus for c in table.teams] == [0] * 6
        found += [held for c, held in zip(table.teams, hands, strict=True) if c.kind < 4]
    assert_even([held for held in found if held != Airstrike.AIRLIFT], 7)


@pytest.mark.rule("TR-AIR-02", "TR-AIR-07")
def test_a_card_is_only_for_its_own_moment_and_stays_in_hand_otherwise() -> None:
    for name in NAMES:
        table = sandy().put({"blue small": (0, 4), "green small": (0, 9)}).hand("blue", airstrike=name)
        table.dice("blue", 2, 3).turn("blue").assign(2, "small").command("nitro", 3).steps("F F F F")
        assert table.asked == "step"
        assert table.team(0).airstrike == NAMES.index(name) + 1
    table = sandy().chopper("blue", (2, 12)).put({"green small": (2, 13)}).hand("blue", airstrike="hover_strike")
    table.dice("green", 1, 5).turn("green")
    assert (table.asked, table.player) == ("assign", "green")


@pytest.mark.rule("TR-AIR-03", "TR-AIR-04")
def test_cards_for_a_placed_chopper_come_between_placing_and_shot() -> None:
    table = sandy().put({"blue small": (0, 4), "green small": (2, 13)}).hand("blue", airstrike="smoke_screen")
    place_chopper(table.dice("blue", 2, 5).turn("blue"), (2, 12))
    assert (table.asked, table.offers) == ("effect_menu", {"use smoke_screen", "decline"})
    assert table.story("chopper_placed", "shot") == ["chopper_placed"]
    table.decline()
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("TR-AIR-04")
def test_airlift_is_declared_before_placing() -> None:
    table = sandy().put({"blue small": (0, 4)}).hand("blue", airstrike="airlift").dice("blue", 2, 5).turn("blue")
    table.assign(2, "small").command("airstrike", 5)
    assert (table.asked, table.offers, table.chopper_of("blue")) == ("effect_menu", {"use airlift", "decline"}, "off")
    assert table.decline().asked == "airstrike_space"


@pytest.mark.rule("TR-AIR-03")
def test_a_reward_that_places_the_chopper_is_no_airstrike() -> None:
    table = sandy().put({"blue small": (0, 4)}).hand("blue", airstrike="smoke_screen").active("blue small")
    table.effect(Effect.PLACE_CHOPPER, 0).choose("space 2,12")
    assert table.asked == ""


@pytest.mark.rule("TR-AIR-03", "TR-AIR-14")
def test_the_rig_and_the_final_five_play_them_with_their_own_airstrike() -> None:
    table = sandy("big_rig", "green", "orange").put({"rig front": (2, 4), "rig middle": (2, 3), "rig rear": (2, 2)})
    table.hand("big_rig", airstrike="smoke_screen").dice("big_rig", 2, 2, 2, 2).turn("big_rig")
    table.choose("rig 2 airstrike", "space 2,12")
    assert table.offers == {"use smoke_screen", "decline"}
    table = sandy("final_five", "green", "orange").put({f"bike {n}": (n, 4) for n in range(1, 6)})
    table.hand("final_five", airstrike="smoke_screen").dice("final_five", 2, 2, 5, 5, 2, 2).turn("final_five")
    table.choose("assign 2 1", "command 5 airstrike", "space 2,12")
    assert table.offers == {"use smoke_screen", "decline"}


@pytest.mark.rule("TR-AIR-14")
def test_the_final_five_play_start_of_turn_cards_in_any_turn() -> None:
    table = sandy("final_five", "green", "orange").chopper("final_five", (2, 12)).put({"green small": (2, 13)})
    table.hand("final_five", airstrike="hover_strike").dice("final_five", 1, 1, 1, 1)
    table.team(0).turns = table.team(0).commanded = 1
    assert table.turn("final_five").offers == {"use hover_strike", "decline"}


@pytest.mark.rule("TR-AIR-05")
def test_the_shot_of_the_active_vehicle_stays() -> None:
    table = sandy().put({"blue small": (0, 4), "green small": (0, 7), "green large": (2, 13)})
    table.hand("blue", airstrike="smoke_screen")
    place_chopper(table.dice("blue", 2, 5).turn("blue"), (2, 12)).choose("use smoke_screen")
    assert table.asked == "step"
    table.steps("F F")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("TR-AIR-06")
def test_smoke_goes_with_its_chopper() -> None:
    table = called("smoke_screen").choose("use smoke_screen").put({"green small": (2, 13), "orange small": (2, 14)})
    assert table.shoot("green small").asked == ""
    table.effect(Effect.PLACE_CHOPPER, 0).choose("space 2,3")
    assert table.team(0).smoke == 0
    table.team(0).smoke = 1
    table.chopper("blue", (2, 3)).put({"green medium": (2, 23)}).drive("green medium", 1).step("F")
    assert (table.chopper_of("blue"), table.team(0).smoke) == ("off", 0)


@pytest.mark.rule("TR-AIR-08", "TR-CRD-38")
def test_a_card_played_leaves_the_game() -> None:
    table = called("smoke_screen").choose("use smoke_screen")
    assert (table.team(0).airstrike, table.asked) == (0, "step")
    assert table.told("card_used") == [(0, 38 + Airstrike.SMOKE_SCREEN, 0)]


@pytest.mark.rule("TR-AIR-13")
def test_without_a_chopper_nobody_calls_one_but_the_rig_may_still_move() -> None:
    table = sandy().put({"blue small": (0, 4)}).dice("blue", 2, 5)
    table.team(0).chopper = -2
    table.turn("blue").assign(2, "small")
    assert not any("airstrike" in said for said in table.offers)
    table = sandy("big_rig", "green", "orange").put({"rig front": (2, 4), "rig middle": (2, 3), "rig rear": (2, 2)})
    table.team(0).chopper = -2
    table.dice("big_rig", 2, 2, 2, 2).turn("big_rig").choose("rig 2 airstrike")
    assert (table.asked, table.moves) == ("step", 2)


@pytest.mark.rule("TR-AIR-06", "TR-RIG-18")
def test_smoke_ends_where_the_rig_sends_the_chopper_back() -> None:
    table = sandy("blue", "big_rig", "green").put({"rig front": (2, 9)}).chopper("blue", (2, 9))
    table.team(0).smoke = 1
    table.end_turn().choose("rig_command airstrike")
    assert (table.chopper_of("blue"), table.team(0).smoke) == ("off", 0)


@pytest.mark.rule("TR-AIR-06", "TR-UPG-126")
def test_smoke_ends_where_a_jammer_sends_the_chopper_back() -> None:
    table = sandy().put({"green small": (2, 9)}).upgrade("green small", "chopper_jammer").chopper("blue", (2, 9))
    table.team(0).smoke = 1
    table.end_turn()
    assert (table.chopper_of("blue"), table.team(0).smoke, table.where("green small")) == ("off", 0, (2, 9))


@pytest.mark.rule("TR-AIR-06", "TR-BON-106")
def test_smoke_ends_where_a_radio_jam_sends_the_chopper_back() -> None:
    table = sandy().bonus("blue", "radio_jam").put({"blue medium": (2, 9)}).chopper("green", (5, 20))
    table.team(1).smoke = 1
    table.dice("blue", 3, 6).turn("blue").assign(3, "medium").command("radio_jam", 6)
    assert (table.chopper_of("green"), table.team(1).smoke) == ("off", 0)
