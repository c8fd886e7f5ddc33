"""The road die (TR-ROD)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario


def road(value: int = 3, **options: object) -> Scenario:
    """Blue's medium car on (2, 4) of a road without end."""
    table = Scenario("blue", "green", "orange", **options).put({"blue medium": (2, 4)})
    table.road_die_value = value
    return table


@pytest.mark.rule("TR-ROD-01", "TR-ROD-02", "TR-TER-01", "TR-EX-06")
def test_bonus_may_leave_the_road_and_must_be_driven_whole() -> None:
    table = road(3).ground({(3, 6): "sand", (3, 7): "mud"}).drive("blue medium", 2).steps("F F")
    assert (table.asked, table.player, table.offers) == ("road_bonus", "blue", {"accept", "decline"})
    table.accept()
    assert (table.asked, table.moves) == ("step", 3)
    table.steps("FR")
    assert (table.asked, table.moves) == ("step", 2)
    table.step("F")
    assert (table.where("blue medium"), table.asked) == ((3, 7), "")


@pytest.mark.rule("TR-ROD-01", "TR-EX-06")
def test_declined_bonus_ends_the_move() -> None:
    table = road(3).drive("blue medium", 2).steps("F F").decline()
    assert (table.where("blue medium"), table.asked) == ((2, 6), "")


@pytest.mark.rule("TR-ROD-01", "TR-TER-02")
@pytest.mark.parametrize("ground", ["sand", "mud"])
@pytest.mark.parametrize("where", [(2, 4), (2, 5), (2, 6)])
def test_start_and_every_space_must_be_road(ground: str, where: tuple[int, int]) -> None:
    moves = 2 + (ground == "mud" and where == (2, 5))
    table = road().ground({where: ground}).drive("blue medium", moves).steps("F F")
    assert (table.asked, table.where("blue medium")) == ("", (2, 6))


@pytest.mark.rule("TR-ROD-01")
def test_nitro_belongs_to_the_base_movement() -> None:
    table = road().dice("blue", 1, 2).turn("blue").assign(1, "medium").command("nitro", 2).steps("F F")
    assert table.asked == "step"
    assert table.step("F").asked == "road_bonus"


@pytest.mark.rule("TR-ROD-03")
@pytest.mark.parametrize(("hazard", "bonus"), [("road", True), ("oil", True), ("mud", False)])
def test_revealed_token_gives_the_ground_that_counts(hazard: str, bonus: bool) -> None:
    table = road().ground({(2, 5): "sand"}).token((2, 5), hazard)
    if hazard == "oil":
        table.fate(direction="F")
    table.drive("blue medium", 1).step("F")
    assert table.asked == ("road_bonus" if bonus else "")


@pytest.mark.rule("TR-ROD-03", "TR-EX-05")
@pytest.mark.parametrize("moves", [1, 2])
def test_revealed_mud_spoils_the_bonus(moves: int) -> None:
    table = road().token((2, 5), "mud").drive("blue medium", moves)
    table.step("F")
    assert (table.asked, table.where("blue medium")) == ("", (2, 5))


@pytest.mark.rule("TR-ROD-04")
@pytest.mark.parametrize(("ground", "asked"), [("sand", ""), ("road", "road_bonus")])
def test_spaces_entered_by_force_count(ground: str, asked: str) -> None:
    table = road().token((2, 5), "oil").ground({(1, 5): ground}).fate(direction="FL")
    table.drive("blue medium", 2).steps("F F")
    assert (table.where("blue medium"), table.asked) == ((1, 6), asked)


@pytest.mark.rule("TR-ROD-04")
def test_push_in_the_own_airstrike_counts() -> None:
    table = road().ground({(1, 4): "sand"}).put({"blue medium": (2, 5), "green large": (2, 8)}).dice("blue", 1, 5)
    table.turn("blue").assign(1, "medium").command("airstrike", 5).choose("space 2,7")
    table.fate(shot="any", damage="shrapnel", direction="B").fate(damage="skid_rear_left").target("green large")
    assert table.where("blue medium") == (1, 4)
    table.step("F")
    assert table.asked == ""


@pytest.mark.rule("TR-ROD-04")
@pytest.mark.parametrize(("end", "asked"), [((2, 9), "road_bonus"), ((2, 8), "")])
def test_spaces_jumped_over_do_not_count(end: tuple[int, int], asked: str) -> None:
    table = road(road_die_after_stop="always").ground({(2, 6): "sand", (2, 7): "sand", (2, 8): "sand"})
    table.token((2, 5), "mine").drive("blue medium", 1)
    table.fate(damage="blat_off", direction="F", stunt=end[1] - 5).step("F")
    assert (table.where("blue medium"), table.asked) == (end, asked)


@pytest.mark.rule("TR-ROD-05")
@pytest.mark.parametrize(("option", "asked"), [(True, "road_bonus"), (False, "")])
def test_start_area_counts_as_road_only_by_the_option(option: bool, asked: str) -> None:
    table = road(start_area_is_road=option).drive("blue small", 2).enter(3).step("F")
    assert (table.where("blue small"), table.asked) == ((3, 1), asked)
    assert road(start_area_is_road=option).drive("blue small", 1).enter(3).asked == asked


@pytest.mark.rule("TR-ROD-06", "TR-SLM-02")
@pytest.mark.parametrize("moves", [1, 3])
@pytest.mark.parametrize(("option", "asked"), [("never", ""), ("after_slam", "road_bonus"), ("always", "road_bonus")])
def test_a_slam_forbids_the_bonus_only_by_the_option(moves: int, option: str, asked: str) -> None:
    table = road(road_die_after_stop=option).put({"green medium": (2, 5)}).fate(slam="bottom", direction="BL")
    table.drive("blue medium", moves).step("F")
    assert (table.where("blue medium"), table.where("green medium")) == ((2, 5), (1, 4))
    assert table.asked == asked


@pytest.mark.rule("TR-ROD-06")
@pytest.mark.parametrize("moves", [1, 3])
@pytest.mark.parametrize(("option", "asked"), [("never", ""), ("after_slam", ""), ("always", "road_bonus")])
def test_damage_forbids_the_bonus_unless_always(moves: int, option: str, asked: str) -> None:
    table = road(road_die_after_stop=option).token((2, 5), "mine").fate(damage="dent")
    table.drive("blue medium", moves).step("F")
    assert (table.where("blue medium"), table.asked) == ((2, 5), asked)


@pytest.mark.rule("TR-ROD-05", "TR-ROD-06", "TR-OPT-01")
def test_by_default_the_start_area_is_no_road_and_a_stop_forbids_nothing() -> None:
    assert road().drive("blue small", 1).enter(3).asked == ""
    slam = road().put({"green medium": (2, 5)}).fate(slam="bottom", direction="BL").drive("blue medium", 3).step("F")
    mine = road().token((2, 5), "mine").fate(damage="dent").drive("blue medium", 3).step("F")
    assert (slam.asked, mine.asked) == ("road_bonus", "road_bonus")


@pytest.mark.rule("TR-ROD-06")
def test_a_bonus_after_a_stop_is_driven() -> None:
    table = road(2, road_die_after_stop="after_slam").put({"green medium": (2, 5)}).fate(slam="bottom", direction="BL")
    table.drive("blue medium", 3).step("F").accept().steps("F F")
    assert (table.where("blue medium"), table.asked) == ((2, 7), "")


@pytest.mark.rule("TR-ROD-07")
def test_without_a_driven_step_there_is_no_bonus() -> None:
    table = road().active("blue medium", 2)
    table.effect(Effect.DRIVE, table.vehicle("blue medium"))
    assert table.asked == ""
    table.turn_steps = 1
    table.effect(Effect.DRIVE, table.vehicle("blue medium"))
    assert table.asked == "road_bonus"


@pytest.mark.rule("TR-ROD-07")
def test_an_inoperable_car_gets_no_bonus() -> None:
    table = road(road_die_after_stop="always").damage("blue medium", "dent").token((2, 5), "mine").fate(damage="dent")
    table.drive("blue medium", 1).step("F")
    assert (table.broken("blue medium"), table.asked) == (True, "")


@pytest.mark.rule("TR-ROD-08", "TR-CST-02")
def test_never_on_a_coast() -> None:
    table = road().drive("blue medium", 4, coast=True).step("F")
    assert (table.where("blue medium"), table.asked) == ((2, 5), "")


@pytest.mark.rule("TR-ROD-08")
def test_a_bonus_never_leads_to_a_second() -> None:
    table = road(2).drive("blue medium", 1).step("F").accept().steps("F F")
    assert (table.where("blue medium"), table.asked) == ((2, 7), "")


@pytest.mark.rule("TR-ROD-09")
def test_bonus_steps_are_driven_steps() -> None:
    table = road(3).token((2, 6), "mud").put({"green medium": (2, 7)}).drive("blue medium", 1).step("F").accept()
    table.step("F")
    assert table.moves == 1
    table.fate(slam="bottom", direction="F").step("F")
    assert (table.where("blue medium"), table.where("green medium")) == ((2, 7), (2, 8))
    finish = road(3).put({"blue medium": (2, 22)})
    finish.final = 1
    assert finish.drive("blue medium", 1).step("F").accept().step("F").winner == "blue"


@pytest.mark.rule("TR-ROD-09")
def test_fire_die_is_not_rolled_again_for_a_bonus() -> None:
    table = road(1, carnage=True).burning("blue medium").fate(fire="plus_1").drive("blue medium", 1).steps("F F")
    table.accept().step("F")
    assert (len(table.told("fire_die")), table.where("blue medium")) == (1, (2, 7))


@pytest.mark.rule("TR-ROD-10")
@pytest.mark.parametrize(("command", "asked"), [("traction_drive", "road_bonus"), ("repair_middle", "")])
def test_the_rig_needs_its_traction_drive(command: str, asked: str) -> None:
    table = Scenario("big_rig", "green", "orange").dice("big_rig", 3, 3, 1)
    table.put({"rig front": (2, 5), "rig middle": (2, 4), "rig rear": (2, 3)})
    table.turn("big_rig").choose("steering 1").choose(f"rig 3 {command}").steps("F F F")
    assert table.asked == asked
