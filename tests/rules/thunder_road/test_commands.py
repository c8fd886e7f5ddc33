"""Step 2, Command (TR-CMD): Airstrike, Nitro, Drift, Repair."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even

BLUE = {"blue small": (0, 4), "blue medium": (2, 4), "blue large": (4, 4)}


def ordered(*dice: int, seed: int = 1) -> Scenario:
    """Blue with some dice, alone on sand."""
    table = Scenario("blue", "green", "orange", seed=seed).draw("\n".join(["S" * 24] * 6)).put(BLUE)
    return table.dice("blue", *dice)


def airstrike(table: Scenario, place: tuple[int, int] = (3, 12)) -> Scenario:
    """Blue's small car gets a 2, and a 5 goes on Airstrike; the chopper goes to a space."""
    table.dice("blue", 2, 5).turn("blue").assign(2, "small").command("airstrike", 5)
    return table.choose("space {},{}".format(*place))


@pytest.mark.rule("TR-CMD-01", "TR-CMD-08")
def test_nitro_is_added_before_the_move_and_gone_after_the_turn() -> None:
    table = ordered(5, 3, 4, 4).turn("blue").assign(5, "small").command("nitro", 3)
    assert table.story("command", "moves", "stepped") == ["command", "moves"]
    assert table.moves == 8
    table.steps("F F F F F F F F")
    assert table.where("blue small") == (0, 12)
    table.turn("blue").assign(4, "medium")
    assert table.moves == 4


@pytest.mark.rule("TR-CMD-08")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_nitro_gives_its_die_and_all_moves_must_be_used(value: int) -> None:
    table = ordered(1, value, 6).turn("blue").assign(1, "small").command("nitro", value)
    for _ in range(1 + value):
        assert (table.asked, table.offers) == ("step", {"step F", "step FR"})
        table.step("F")
    assert (table.where("blue small"), table.asked) == ((0, 5 + value), "")


@pytest.mark.rule("TR-CMD-01", "TR-CMD-09")
def test_drift_lasts_for_its_turn_only() -> None:
    table = ordered(3, 4, 3, 3).put({"green small": (0, 5), "green medium": (2, 5)})
    table.turn("blue").assign(3, "small").command("drift", 4).step("F")
    assert (table.asked, table.offers) == ("drift", {"drift", "slam"})
    table.choose("drift").steps("F F")
    assert table.where("blue small") == (0, 7)
    table.turn_drift = 1
    table.fate(slam="bottom", direction="F").turn("blue").assign(3, "medium").step("F")
    assert table.where("green medium") == (2, 6)


@pytest.mark.rule("TR-CMD-02")
def test_a_placed_repair_cannot_be_declined() -> None:
    table = ordered(1, 6).damage("blue small", "dent").damage("blue large", "dazed")
    table.turn("blue").assign(1, "small").command("repair", 6)
    assert (table.asked, table.offers) == ("repair", {"repair blue small 1", "repair blue large 1"})


@pytest.mark.rule("TR-CMD-03", "TR-CMD-04", "TR-OBS-01", "TR-OBS-02")
def test_chopper_may_go_to_any_empty_space_of_the_board() -> None:
    table = ordered(2, 5).put({"green small": (5, 23), "wreck 1": (0, 0)}).ground({(1, 1): "impassable", (1, 2): "mud"})
    table.token((3, 3), "mine").token((3, 4), "mud", faceup=True)
    table.chopper("green", (5, 5)).chopper("blue", (5, 6))
    table.turn("blue").assign(2, "small").command("airstrike", 5)
    taken = {(0, 4), (2, 4), (4, 4), (5, 23), (0, 0), (1, 1), (3, 3), (3, 4), (5, 5), (5, 6)}
    board = {(lane, a) for lane in range(6) for a in range(24)}
    assert table.asked == "airstrike_space"
    assert table.offers == {f"space {lane},{a}" for lane, a in board - taken}
    table.choose("space 1,2")
    assert (table.chopper_of("blue"), table.chopper_of("green")) == ((1, 2), (5, 5))
    assert (table.choppers_over[table.space((5, 6))], table.choppers_over[table.space((1, 2))]) == (-1, 0)


@pytest.mark.rule("TR-CMD-05", "TR-OBS-08")
def test_chopper_may_shoot_once_into_its_front_arc_also_at_own_cars() -> None:
    table = ordered().put({"green small": (3, 13), "green large": (3, 11), "blue large": (4, 13)})
    airstrike(table)
    assert (table.asked, table.player) == ("shoot_target", "blue")
    assert table.offers == {"vehicle green small", "vehicle blue large", "decline"}
    table.fate(shot="any", damage="dent").target("blue large")
    assert (table.damage_of("blue large"), table.asked) == (("dent",), "step")


@pytest.mark.rule("TR-CMD-05")
def test_shot_of_the_chopper_may_be_declined() -> None:
    table = airstrike(ordered().put({"green small": (3, 13)})).decline()
    assert (table.asked, table.story("shot"), table.chopper_of("blue")) == ("step", [], (3, 12))


@pytest.mark.rule("TR-CMD-06")
def test_active_car_still_has_its_own_shot() -> None:
    table = airstrike(ordered().put({"green small": (3, 13), "green medium": (0, 7)}))
    table.fate(shot="any", damage="dent").target("green small").steps("F F")
    assert table.offers == {"vehicle green medium", "decline"}
    table.fate(shot="medium", damage="dent").target("green medium")
    assert (table.damage_of("green small"), table.damage_of("green medium")) == (("dent",), ("dent",))


@pytest.mark.rule("TR-CMD-10", "TR-CMD-11", "TR-CMD-13")
def test_player_chooses_which_token_of_which_vehicle_leaves() -> None:
    table = ordered(1, 6).damage("blue medium", "dent", "dazed").damage("blue large", "shrapnel")
    table.turn("blue").assign(1, "small").command("repair", 6)
    assert table.offers == {"repair blue medium 1", "repair blue medium 2", "repair blue large 1"}
    assert (table.broken("blue medium"), table.team(0).running) == (True, 2)
    table.choose("repair blue medium 1")
    assert table.damage_of("blue medium") == ("dazed",)
    assert (table.broken("blue medium"), table.team(0).running) == (False, 3)


@pytest.mark.rule("TR-CMD-10")
def test_repair_of_an_operable_car_takes_its_only_token() -> None:
    table = ordered(1, 6).damage("blue small", "dent").turn("blue").assign(1, "small").command("repair", 6)
    assert (table.damage_of("blue small"), table.broken("blue small")) == ((), False)


@pytest.mark.rule("TR-CMD-12")
def test_a_repaired_token_goes_to_any_place_of_the_pile() -> None:
    drawn = []
    for seed in range(200):
        table = ordered(1, 6, seed=seed).damage("blue small", "dazed").pile(dent=1)
        table.turn("blue").assign(1, "small").command("repair", 6)
        assert table.damages_left == 2
        table.effect(Effect.DRAW_DAMAGE, table.vehicle("orange large"))
        drawn.append(table.told("damage_drawn")[0][1])
    assert_even(drawn, 2)


@pytest.mark.rule("TR-CMD-12")
def test_repaired_minor_damage_goes_to_its_supply() -> None:
    table = ordered(1, 6).damage("blue small", "minor")
    before = list(table.damages)
    table.turn("blue").assign(1, "small").command("repair", 6)
    assert (table.damage_of("blue small"), table.damages, table.damages_left) == ((), before, 20)


@pytest.mark.rule("TR-CMD-14")
def test_eliminated_cars_are_never_repaired_and_nobody_who_is_out_repairs() -> None:
    table = ordered(1, 6).lose("blue medium").damage("blue large", "dent", "dazed")
    table.turn("blue").assign(1, "small").command("repair", 6)
    assert table.offers == {"repair blue large 1", "repair blue large 2"}
    table.team(0).out = 1
    assert table.effect(Effect.REPAIR, 0).asked == ""
    assert table.damage_of("blue large") == ("dent", "dazed")


@pytest.mark.rule("TR-CMD-15")
def test_a_placed_command_is_not_activated_once_the_active_car_is_lost() -> None:
    table = ordered(3).damage("blue large", "dent").active("blue small", 3)
    table.turn_die_slot, table.turn_die_value = 4, 6
    table.damage("blue small", "dent", "dent").effect(Effect.COMMANDS)
    assert (table.asked, table.damage_of("blue large")) == ("", ("dent",))
