"""Base hazards (TR-HAZ)."""

import pytest

from carambolage.games.thunder_road.names.things import Hazard
from tests.games.thunder_road.scenario import Scenario


def sand(**options: object) -> Scenario:
    """Blue's small car on (2, 4) of a desert."""
    table = Scenario("blue", "green", "orange", **options).draw("\n".join(["S" * 24] * 6))
    return table.put({"blue small": (2, 4)})


@pytest.mark.rule("TR-HAZ-01")
@pytest.mark.parametrize(("slam", "car", "wreck"), [("top", (2, 6), (2, 5)), ("bottom", (2, 5), (2, 6))])
def test_a_wreck_appears_below_whoever_enters(slam: str, car: tuple[int, int], wreck: tuple[int, int]) -> None:
    table = sand().token((2, 5), "wreck").fate(slam=slam, direction="F").drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.where("wreck 1")) == (car, wreck)
    assert (table.token_at((2, 5)), table.hazard_discard[Hazard.WRECK], table.moves) == ("", 1, 0)


@pytest.mark.rule("TR-HAZ-01", "TR-ENT-02", "TR-CAR-28")
@pytest.mark.parametrize("ground", ["glass", "ramp", "fire", "goo"])
def test_the_slam_with_a_fresh_wreck_comes_before_the_ground_of_the_space(ground: str) -> None:
    table = sand(carnage=True).ground({(2, 5): ground}).token((2, 5), "wreck").fate(slam="top", direction="FL")
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.where("wreck 1")) == ((1, 5), (2, 5))
    assert (table.is_burning("blue small"), table.told("slid"), table.told("jumped")) == (False, [], [])


@pytest.mark.rule("TR-HAZ-01", "TR-ENT-01", "TR-CAR-28")
@pytest.mark.parametrize(
    ("ground", "end", "burns"), [("glass", (2, 6), False), ("ramp", (2, 8), False), ("fire", (2, 5), True)]
)
def test_whoever_stays_after_that_slam_meets_the_ground(ground: str, end: tuple[int, int], burns: bool) -> None:
    table = sand(carnage=True).ground({(2, 5): ground}).token((2, 5), "wreck").fate(slam="bottom", direction="FL")
    if ground == "ramp":
        table.fate(stunt=3)
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.where("wreck 1")) == (end, (1, 5))
    assert (table.is_burning("blue small"), len(table.told("slam")), table.moves) == (burns, 1, 0)


@pytest.mark.rule("TR-HAZ-02")
def test_a_mine_damages_and_stops_and_is_discarded_first() -> None:
    table = sand().token((2, 5), "mine").fate(damage="dent").drive("blue small", 3).step("F")
    assert (table.damage_of("blue small"), table.moves, table.where("blue small")) == (("dent",), 0, (2, 5))
    assert (table.token_at((2, 5)), table.hazard_discard[Hazard.MINE]) == ("", 1)
    assert table.story("token_gone", "damage_drawn") == ["token_gone", "damage_drawn"]


@pytest.mark.rule("TR-HAZ-03")
def test_a_mine_under_an_inoperable_car_goes_off_without_effect() -> None:
    table = sand().put({"green small": (2, 9)}).damage("green small", "dent", "dazed").token((2, 10), "mine")
    table.shove("green small", "F")
    assert (table.damage_of("green small"), table.where("green small")) == (("dent", "dazed"), (2, 10))
    assert (table.token_at((2, 10)), table.hazard_discard[Hazard.MINE]) == ("", 1)


@pytest.mark.rule("TR-HAZ-03", "TR-OBS-05")
def test_a_mine_eliminates_a_wreck() -> None:
    table = sand().put({"wreck 1": (2, 9)}).token((2, 10), "mine").shove("wreck 1", "F")
    assert (table.eliminated("wreck 1"), table.token_at((2, 10))) == (True, "")


@pytest.mark.rule("TR-HAZ-04", "TR-HAZ-05", "TR-HAZ-06")
@pytest.mark.parametrize(("kind", "ground"), [("road", "road"), ("mud", "mud"), ("oil", "road")])
def test_staying_tokens_give_the_space_their_ground(kind: str, ground: str) -> None:
    table = sand().token((2, 5), kind).drive("blue small", 3)
    if kind == "oil":
        table.fate(direction="F")
    table.step("F")
    assert (table.token_at((2, 5)), table.ground_at((2, 5))) == (kind, ground)
    assert table.hazards_discarded == 0


@pytest.mark.rule("TR-HAZ-06")
@pytest.mark.parametrize(
    ("way", "end"),
    [("F", (2, 6)), ("FL", (1, 5)), ("FR", (3, 5)), ("B", (2, 4)), ("BL", (1, 4)), ("BR", (3, 4))],
)
def test_oil_slides_one_space_at_no_cost(way: str, end: tuple[int, int]) -> None:
    table = sand().token((2, 5), "oil").fate(direction=way).drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.moves, table.asked) == (end, 2, "step")


@pytest.mark.rule("TR-HAZ-07")
def test_faceup_oil_slides_with_a_new_roll() -> None:
    table = sand().token((2, 5), "oil").fate(direction=["B", "FR"]).drive("blue small", 3).step("F")
    assert table.where("blue small") == (2, 4)
    table.step("F")
    assert (table.where("blue small"), table.moves) == ((3, 5), 1)


@pytest.mark.rule("TR-HAZ-08")
def test_nobody_slides_more_than_fifty_times_in_a_row() -> None:
    table = sand().token((2, 6), "oil", faceup=True).token((2, 7), "oil", faceup=True).put({"blue small": (2, 5)})
    table.fate(direction=["F", "B"] * 25).drive("blue small", 2).step("F")
    assert (len(table.told("slid")), table.fate_left) == (50, 0)
    assert (table.where("blue small"), table.moves, table.asked) == ((2, 6), 1, "step")
    table.fate(direction="FL").step("F")
    assert (len(table.told("slid")), table.where("blue small")) == (51, (1, 7))


@pytest.mark.rule("TR-HAZ-09")
def test_empty_pile_is_made_of_the_discard() -> None:
    table = sand().next_tile("4a", spots=((0, 0), (1, 0), (2, 0))).put({"blue small": (5, 23)})
    table.hazards[:] = [0, 0, 1, *[0] * 8]
    table.hazards_left = 1
    table.hazard_discard[:] = [0, 0, 0, 1, 1, *[0] * 6]
    table.hazards_discarded = 2
    table.fate(hazard=["mud", "wreck", "mine"]).shove("blue small", "F")
    assert [table.token_at((lane, 16)) for lane in range(3)] == ["?mud", "?wreck", "?mine"]
    assert (table.hazards_left, table.hazards_discarded, sum(table.hazard_discard)) == (0, 0, 0)


@pytest.mark.rule("TR-HAZ-09")
def test_the_discard_is_not_touched_while_the_pile_lasts() -> None:
    table = sand().next_tile("4a", spots=((0, 0),)).put({"blue small": (5, 23)})
    table.hazard_discard[Hazard.MINE], table.hazards_discarded = 1, 1
    table.fate(hazard="mud").shove("blue small", "F")
    assert (table.token_at((0, 16)), table.hazards_discarded) == ("?mud", 1)


@pytest.mark.rule("TR-HAZ-10")
def test_with_nothing_left_the_space_stays_bare() -> None:
    table = sand().next_tile("4a", spots=((0, 0), (1, 0))).put({"blue small": (5, 23)})
    table.hazards[:], table.hazards_left = [0, 0, 1, *[0] * 8], 1
    table.shove("blue small", "F")
    assert [table.token_at((lane, 16)) for lane in range(2)] == ["?mud", ""]


@pytest.mark.rule("TR-HAZ-11")
@pytest.mark.parametrize(
    ("kind", "discarded"), [("oil", 1), ("loose_oil", 0), ("controlled_oil", 0), ("controlled_mine", 0)]
)
def test_loose_and_controlled_tokens_leave_the_game(kind: str, discarded: int) -> None:
    table = sand().token((0, 2), kind, faceup=True).put({"blue small": (5, 23)}).shove("blue small", "F")
    assert (table.hazards_discarded, sum(table.hazard_discard)) == (discarded, discarded)
    assert Hazard.LOOSE_OIL not in table.tokens_laid


@pytest.mark.rule("TR-HAZ-11")
def test_a_controlled_mine_that_goes_off_leaves_the_game() -> None:
    table = sand().token((2, 5), "controlled_mine", faceup=True).fate(damage="dent").drive("blue small", 3).step("F")
    assert (table.damage_of("blue small"), table.token_at((2, 5)), table.hazards_discarded) == (("dent",), "", 0)


@pytest.mark.rule("TR-EX-10")
def test_example_of_oil_into_a_slam() -> None:
    table = sand().put({"blue small": (2, 5), "green large": (1, 5)}).token((2, 6), "oil")
    table.fate(direction="BL", slam="bottom").fate(direction="F").drive("blue small", 4).step("F")
    assert (table.asked, table.player, table.moves) == ("slam_reroll", "green", 0)
    assert (table.slam_top, table.where("blue small")) == (table.vehicle("blue small"), (1, 5))
    table.decline()
    assert (table.token_at((2, 6)), table.ground_at((2, 6))) == ("oil", "road")
    assert table.where("green large") == (1, 6)


@pytest.mark.rule("TR-EX-11")
def test_example_of_a_second_mine_with_the_slot_taken() -> None:
    table = sand().put({"blue small": (2, 5), "green small": (3, 7)}).damage("blue small", "dent")
    table.token((2, 6), "mine").token((2, 7), "mine").put({"green small": (3, 9)})
    table.fate(damage="dazed", stunt=3, direction=["F", "FR", "B"]).drive("blue small", 3).step("F")
    assert (table.token_at((2, 6)), table.token_at((2, 7)), table.hazard_discard[Hazard.MINE]) == ("", "", 2)
    assert (table.where("blue small"), table.broken("blue small"), table.asked) == ((3, 6), True, "")
    assert table.damage_of("blue small") == ("dent", "dazed")


@pytest.mark.rule("TR-EX-12")
def test_example_of_a_second_mine_with_a_free_slot() -> None:
    table = sand().put({"blue small": (2, 5)}).token((2, 6), "mine").token((2, 7), "mine")
    table.fate(damage="dazed", stunt=3, direction="F").fate(damage="skid_front_left").drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.broken("blue small")) == ((1, 7), True)
    assert set(table.damage_of("blue small")) == {"dazed", "skid_front_left"}
    assert table.fate_left == 0


@pytest.mark.rule("TR-HAZ-09", "TR-EFX-53")
def test_who_has_seen_a_token_is_forgotten_when_it_leaves() -> None:
    table = sand().token((2, 5), "mine").token((3, 5), "mine").fate(damage="dent")
    table.token_eyes[table.space((2, 5))] = table.token_eyes[table.space((3, 5))] = 0b11
    table.drive("blue small", 1).step("F")
    assert (table.token_at((2, 5)), table.token_eyes[table.space((2, 5))]) == ("", 0)
    assert (table.token_at((3, 5)), table.token_eyes[table.space((3, 5))]) == ("?mine", 0b11)
