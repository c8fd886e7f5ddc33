"""Em Berco (TR-CRW-210 to 214)."""

import pytest

from carambolage.games.thunder_road.names.question import Question
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def berco(*crews: str, **options: object) -> Scenario:
    return sandy(*crews, **options).leader("blue", "em_berco")


@pytest.mark.rule("TR-CRW-210", "TR-EFX-56")
def test_example_19_playing_with_fire() -> None:
    table = berco().put({"blue small": (2, 5)}).drive("blue small", 2)
    assert (table.asked, table.offers) == ("effect_menu", {"use em_berco", "decline"})
    table.fate(fire="eliminated").choose("use em_berco")
    assert (table.asked, table.player, table.team("blue").spent) == ("fire_reroll", "blue", 1)
    table.fate(fire="plus_2").accept()
    assert (table.moves, table.is_burning("blue small")) == (4, True)


@pytest.mark.rule("TR-CRW-210")
def test_example_19_the_second_result_stands() -> None:
    table = berco().put({"blue small": (2, 5)}).drive("blue small", 2).fate(fire=["eliminated", "eliminated"])
    assert table.choose("use em_berco").accept().eliminated("blue small")


@pytest.mark.rule("TR-CRW-210")
def test_on_a_coast_no_fire_is_set_but_the_die_may_be_rerolled() -> None:
    table = berco().put({"blue small": (2, 5)}).drive("blue small", 1, coast=True)
    assert table.asked == "step"
    burning = berco().put({"blue small": (2, 5)}).burning("blue small").fate(fire="out")
    assert burning.drive("blue small", 1, coast=True).asked == "fire_reroll"


@pytest.mark.rule("TR-CRW-210", "TR-CRW-16")
def test_the_fire_die_of_others_is_not_rerolled() -> None:
    table = berco().put({"green small": (2, 5)}).burning("green small").fate(fire="plus_1").drive("green small", 1)
    assert table.asked == "step"


@pytest.mark.rule("TR-CRW-211", "TR-CRW-213", "TR-CRW-12")
def test_berco_has_airstrike_and_repair() -> None:
    table = berco().leader("blue", "em_berco", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 1, 6).turn("blue").assign(1, "medium")
    assert table.offers == {"decline", "command 6 airstrike", "command 6 repair"}


def flame(table: Scenario) -> Scenario:
    """The active small car drives a space with Flamethrower at work."""
    table.dice("blue", 4, 3).turn("blue").assign(4, "small").command("flamethrower", 3).decline()
    return table.decline().steps("F F F F")


@pytest.mark.rule("TR-CRW-212", "TR-EFX-56", "TR-HOK-11")
def test_flamethrower_lights_a_vehicle_in_the_front_arc() -> None:
    table = berco("blue", "green", "final_five").put({"blue small": (2, 1), "green small": (1, 5), "bike 1": (2, 6)})
    table.put({"blue large": (3, 5)})
    assert (flame(table).asked, table.offers) == ("shot_mode", {"accept", "flame", "decline"})
    table.choose("flame")
    assert table.offers == {"vehicle green small", "vehicle bike 1", "vehicle blue large"}
    table.target("bike 1")
    assert (table.is_burning("bike 1"), table.told("shot"), table.asked) == (True, [], "")


@pytest.mark.rule("TR-CRW-212")
def test_flamethrower_reaches_nobody_beside_and_behind() -> None:
    table = berco("blue", "green", "final_five").put({"blue small": (2, 5), "bike 1": (2, 6), "bike 2": (2, 4)})
    table.put({"bike 3": (1, 4), "bike 4": (3, 4)}).active("blue small")
    table.pose(Question.FLAME_TARGET, 0, table.vehicle("blue small"))
    assert table.offers == {"vehicle bike 1"}


@pytest.mark.rule("TR-CRW-212")
def test_flamethrower_leaves_the_normal_shot() -> None:
    table = flame(berco().put({"blue small": (2, 1), "green small": (1, 5)})).accept()
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("TR-CRW-212")
def test_flamethrower_needs_an_operable_vehicle_that_does_not_burn() -> None:
    table = berco().put({"blue small": (2, 1), "wreck 1": (1, 5), "green small": (2, 6), "green large": (3, 5)})
    table.burning("green small").damage("green large", "dent", "dent")
    assert "flame" not in flame(table).offers


@pytest.mark.rule("TR-CRW-212", "TR-CRD-19")
def test_no_flamethrower_in_round_1() -> None:
    table = berco()
    table.round_number = 1
    assert table.dice("blue", 4, 3).turn("blue").assign(4, "small").offers == {"decline", "command 3 airstrike"}


@pytest.mark.rule("TR-CRD-69")
def test_jammed_guns_forbid_the_flamethrower() -> None:
    table = berco(carnage=True).put({"blue small": (2, 1), "green small": (1, 5)}).damage("blue small", "jammed_guns")
    assert flame(table).asked == ""


@pytest.mark.rule("TR-CRD-55")
def test_a_smoke_screen_protects_from_the_flamethrower() -> None:
    table = berco().put({"blue small": (2, 1), "green small": (1, 5)}).hand("green", airstrike="smoke_screen")
    table.chopper("green", (0, 6))
    table.team(1).smoke = 1
    assert flame(table).asked == ""


@pytest.mark.rule("TR-CRW-214")
def test_back_draft_rolls_for_every_burning_enemy_front_to_back() -> None:
    table = berco().put({"blue small": (2, 1), "blue large": (0, 1), "green small": (1, 5), "green medium": (4, 5)})
    table.put({"orange small": (2, 9)}).burning("blue large", "green small", "green medium", "orange small")
    table.dice("blue", 4).turn("blue").assign(4, "small")
    table.fate(fire=["plus_1", "eliminated", "out"]).choose("token back_draft")
    rolled = [table.name_of(v) for v, _, _ in table.told("fire_die")]
    assert rolled == ["orange small", "green small", "green medium"]
    assert table.is_burning("orange small")
    assert table.is_burning("blue large")
    assert table.eliminated("green small")
    assert not table.is_burning("green medium")


@pytest.mark.rule("TR-CRW-214", "TR-CRW-15")
def test_back_draft_needs_a_burning_enemy() -> None:
    table = berco().put({"blue small": (2, 1)}).burning("blue small").dice("blue", 4).turn("blue").assign(4, "small")
    assert "token back_draft" not in table.offers


@pytest.mark.rule("TR-CRW-212", "TR-UPG-34")
def test_the_flamethrower_of_the_second_player_is_aimed_by_its_player() -> None:
    table = (
        sandy().leader("green", "em_berco").put({"green large": (2, 4), "blue small": (1, 5), "orange small": (2, 6)})
    )
    table.dice("green", 1, 3).turn("green").assign(1, "large").command("flamethrower", 3).decline().decline().step("F")
    table.choose("flame")
    assert (table.player, table.offers) == ("green", {"vehicle blue small", "vehicle orange small"})
    assert table.target("blue small").is_burning("blue small")
