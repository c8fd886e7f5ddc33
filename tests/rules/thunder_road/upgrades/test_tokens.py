"""Upgrades against tokens and with tokens: Mine Roller to Oil Spreader (TR-UPG-108 to 113)."""

import pytest

from carambolage.games.thunder_road.names.things import Drift, Hazard
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def car(card: str, place: tuple[int, int] = (2, 5), loads: int = 0, **options: object) -> Scenario:
    """Blue's small car with an upgrade, in the sand."""
    return sandy(**options).put({"blue small": place}).upgrade("blue small", card, loads)


@pytest.mark.rule("TR-UPG-108")
@pytest.mark.parametrize("faceup", [True, False])
def test_mine_roller_clears_mines_and_drives_on(faceup: bool) -> None:
    table = car("mine_roller").token((2, 6), "mine", faceup=faceup).drive("blue small", 3).step("F")
    assert (table.damage_of("blue small"), table.moves, table.token_at((2, 6))) == ((), 2, "")
    assert table.hazard_discard[Hazard.MINE] == 1


@pytest.mark.rule("TR-UPG-108", "TR-UPG-37", "TR-UPG-13")
def test_mine_roller_works_when_pushed_in_another_turn() -> None:
    table = car("mine_roller").token((2, 6), "mine").active("green small").shove("blue small", "F")
    assert (table.damage_of("blue small"), table.where("blue small"), table.token_at((2, 6))) == ((), (2, 6), "")


@pytest.mark.rule("TR-UPG-108")
def test_mine_roller_does_nothing_about_other_tokens() -> None:
    table = car("mine_roller").token((2, 6), "mud").drive("blue small", 3).step("F")
    assert table.token_at((2, 6)) == "mud"


@pytest.mark.rule("TR-UPG-10", "TR-HOK-06")
def test_an_upgrade_sleeps_while_its_car_is_inoperable() -> None:
    table = car("mine_roller").damage("blue small", "dent", "dent").token((2, 6), "mine").shove("blue small", "F")
    assert "damage_ignored" in table.story()
    assert "card_used" not in table.story()
    table.put({"blue small": (2, 5)}).token((2, 6), "mine")
    table.piece(0).damage[1] = -1
    table.piece(0).broken = 0
    assert "card_used" in table.shove("blue small", "F").story()


@pytest.mark.rule("TR-UPG-109")
@pytest.mark.parametrize(("answer", "place"), [("accept", (2, 6)), ("decline", (1, 6))])
def test_studded_tires_may_refuse_to_slide_on_oil(answer: str, place: tuple[int, int]) -> None:
    table = car("studded_tires").token((2, 6), "oil").drive("blue small", 3).step("F")
    assert (table.asked, table.player) == ("refuse_slide", "blue")
    if answer == "decline":
        table.fate(direction="FL")
    table.choose(answer)
    assert (table.where("blue small"), table.moves) == (place, 2)


@pytest.mark.rule("TR-UPG-109")
@pytest.mark.parametrize(("answer", "place"), [("accept", (2, 6)), ("decline", (2, 7))])
def test_studded_tires_may_refuse_to_slide_on_glass(answer: str, place: tuple[int, int]) -> None:
    table = car("studded_tires", carnage=True).ground({(2, 6): "glass"}).drive("blue small", 3).step("F").choose(answer)
    assert (table.where("blue small"), table.moves) == (place, 2)


@pytest.mark.rule("TR-UPG-109")
def test_a_car_that_stays_on_oil_meets_whoever_stands_there() -> None:
    table = car("studded_tires").token((2, 6), "oil", faceup=True).put({"green small": (2, 6)})
    table.drive("blue small", 3).step("F").fate(slam="bottom", direction="F").accept()
    assert (table.where("blue small"), table.where("green small")) == ((2, 6), (2, 7))


@pytest.mark.rule("TR-UPG-109", "TR-MOV-20", "TR-HAZ-06")
def test_a_driver_who_stays_on_oil_may_drift_but_nobody_who_was_pushed() -> None:
    table = car("studded_tires").token((2, 6), "oil", faceup=True).put({"green small": (2, 6)})
    table.dice("blue", 3, 4).turn("blue").assign(3, "small").command("drift", 4).step("F").accept()
    assert (table.asked, table.offers) == ("drift", {"drift", "slam"})
    pushed = car("studded_tires").token((3, 5), "oil", faceup=True).put({"green small": (3, 5)})
    pushed.active("blue small").turn_drift = Drift.READY
    pushed.shove("blue small", "FR").fate(slam="bottom", direction="F").accept()
    assert (pushed.asked, pushed.where("green small")) == ("", (3, 6))


@pytest.mark.rule("TR-UPG-110", "TR-UPG-42", "TR-EFX-53")
def test_hazard_radar_sees_tokens_up_to_distance_3() -> None:
    table = car("hazard_radar").token((2, 8), "mine").token((5, 6), "oil").token((2, 9), "mud")
    table.drive("blue small", 2)
    seen = {place: table.seen_by("blue").token[table.space(place)] for place in ((2, 8), (5, 6), (2, 9))}
    assert seen == {(2, 8): Hazard.MINE, (5, 6): Hazard.OIL, (2, 9): Hazard.UNKNOWN}
    assert table.seen_by("green").token[table.space((2, 8))] == Hazard.UNKNOWN
    assert (table.asked, "peeked" in table.story(), "card_used" in table.story()) == ("step", False, True)
    table.step("F").step("F")
    table.drive("blue small", 1)
    assert table.seen_by("blue").token[table.space((2, 9))] == Hazard.MUD


@pytest.mark.rule("TR-UPG-110", "TR-UPG-42")
def test_a_radar_on_the_first_space_shows_each_facedown_token_near_it_to_its_owner() -> None:
    """Two tokens are looked at: not the one that lies open, nor the empty spaces around."""
    table = sandy().put({"green small": (0, 0)}).upgrade("green small", "hazard_radar")
    table.token((0, 2), "mine").token((2, 1), "oil").token((1, 1), "mud", faceup=True)
    table.drive("green small", 2)
    places = [(0, 2), (2, 1)]
    assert [table.seen_by("green").token[table.space(place)] for place in places] == [Hazard.MINE, Hazard.OIL]
    assert [table.seen_by("blue").token[table.space(place)] for place in places] == [Hazard.UNKNOWN] * 2
    assert (table.reveals, table.piece("green small").spent, table.token_at((1, 1))) == (2, 1, "mud")


@pytest.mark.rule("TR-UPG-110", "TR-CRD-20")
def test_no_radar_from_the_start_area() -> None:
    """The start area has no position, so no space is near it: neither the rear column nor any other."""
    places = [(lane, column) for lane in (0, 2, 5) for column in (0, 1, 22, 23)]
    table = sandy().upgrade("blue small", "hazard_radar")
    for place in places:
        table.token(place, "mud" if place[1] < 2 else "road")
    table.drive("blue small", 2)
    assert {table.seen_by("blue").token[table.space(place)] for place in places} == {Hazard.UNKNOWN}
    assert ("card_used" in table.story(), table.piece("blue small").spent) == (False, 0)


@pytest.mark.rule("TR-UPG-111", "TR-UPG-38", "TR-EFX-52")
def test_dozer_blade_drops_a_token_for_a_move() -> None:
    table = car("dozer_blade").token((2, 6), "wreck").drive("blue small", 3).step("F")
    assert (table.asked, table.player) == ("doze_token", "blue")
    table.accept()
    assert (table.where("blue small"), table.moves, table.token_at((2, 6))) == ((2, 6), 1, "")
    assert table.told("token_gone") == [(table.space((2, 6)), Hazard.WRECK, 0)]
    assert "wreck_appears" not in table.story()


@pytest.mark.rule("TR-UPG-111")
def test_dozer_blade_may_be_left_up() -> None:
    table = car("dozer_blade").token((2, 6), "mine").fate(damage="dent").drive("blue small", 3).step("F").decline()
    assert (table.damage_of("blue small"), table.piece(0).spent) == (("dent",), 0)


@pytest.mark.rule("TR-UPG-111", "TR-CRD-10")
def test_dozer_blade_needs_a_move_left_and_is_once_per_turn() -> None:
    table = car("dozer_blade").token((2, 6), "mud").drive("blue small", 1).step("F")
    assert table.token_at((2, 6)) == "mud"
    twice = car("dozer_blade").token((2, 6), "mud").token((2, 7), "mud").drive("blue small", 4).step("F").accept()
    assert twice.step("F").token_at((2, 7)) == "mud"


@pytest.mark.rule("TR-UPG-111")
def test_dozer_blade_is_for_driven_steps_only() -> None:
    table = car("dozer_blade").token((2, 6), "mud").active("blue small").shove("blue small", "F")
    assert (table.asked, table.token_at((2, 6))) == ("", "mud")


@pytest.mark.rule("TR-UPG-112", "TR-UPG-18", "TR-UPG-19", "TR-EFX-51", "TR-EFX-11")
def test_example_9_mine_spreader() -> None:
    table = car("mine_spreader", (3, 9), loads=3).put({"green small": (3, 8)}).drive("blue small", 1).step("F")
    assert (table.asked, table.offers) == ("effect_menu", {"use mine_spreader", "decline"})
    table.choose("use mine_spreader")
    assert table.offers == {"space 2,10", "space 3,9", "space 4,10", "decline"}
    table.choose("space 3,9")
    assert (table.token_at((3, 9)), table.piece(0).loads) == ("controlled_mine", 2)
    discarded = table.hazards_discarded
    table.fate(damage="dent").drive("green small", 3).step("F")
    assert (table.damage_of("green small"), table.moves, table.token_at((3, 9))) == (("dent",), 0, "")
    assert (table.hazards_discarded, table.piece(0).loads) == (discarded, 2)


@pytest.mark.rule("TR-UPG-112", "TR-UPG-108")
def test_example_9_with_mine_roller_on_the_enemy() -> None:
    table = sandy().put({"green small": (3, 8)}).token((3, 9), "controlled_mine", faceup=True)
    table.upgrade("green small", "mine_roller").drive("green small", 3).step("F")
    assert (table.damage_of("green small"), table.moves, table.token_at((3, 9))) == ((), 2, "")


@pytest.mark.rule("TR-UPG-113", "TR-UPG-19")
def test_oil_spreader_leaves_a_slick_that_stays_and_is_road() -> None:
    table = car("oil_spreader", (3, 9), loads=1).drive("blue small", 1).step("F")
    table.choose("use oil_spreader", "space 3,9")
    assert (table.token_at((3, 9)), table.ground_at((3, 9))) == ("controlled_oil", "road")
    table.put({"green small": (3, 8)}).fate(direction="FL").drive("green small", 2).step("F")
    assert (table.where("green small"), table.token_at((3, 9))) == ((2, 10), "controlled_oil")


@pytest.mark.rule("TR-UPG-18")
def test_controlled_tokens_act_on_their_owner_too() -> None:
    table = sandy().put({"blue large": (3, 8)}).upgrade("blue small", "mine_spreader", 2)
    table.token((3, 9), "controlled_mine", faceup=True).fate(damage="dent").drive("blue large", 3).step("F")
    assert table.damage_of("blue large") == ("dent",)


@pytest.mark.rule("TR-UPG-112", "TR-UPG-21", "TR-CRD-18")
def test_no_spreading_without_tokens_room_or_an_operable_car() -> None:
    assert car("mine_spreader", (3, 9), loads=0).drive("blue small", 1).step("F").asked == ""
    crowded = car("mine_spreader", (3, 9), loads=3).put({"green small": (2, 10), "green large": (4, 10)})
    crowded.token((3, 9), "mud", faceup=True).drive("blue small", 1).step("F")
    assert crowded.asked == ""
    broken = car("mine_spreader", (3, 9), loads=3).damage("blue small", "dent").token((3, 10), "mine")
    assert broken.fate(damage="dent").drive("blue small", 1).step("F").asked == ""


@pytest.mark.rule("TR-UPG-112")
def test_one_token_per_turn() -> None:
    table = car("mine_spreader", (3, 9), loads=3).drive("blue small", 1).step("F")
    assert table.choose("use mine_spreader", "space 3,9").asked == ""
    assert table.piece(0).loads == 2


@pytest.mark.rule("TR-UPG-20")
def test_controlled_tokens_on_a_removed_tile_leave_the_game() -> None:
    table = car("mine_spreader", (2, 23), loads=2).put({"green small": (2, 12), "orange small": (4, 12)})
    table.token((2, 3), "controlled_mine", faceup=True)
    discarded = table.hazards_discarded
    table.drive("blue small", 2).step("F")
    assert (table.hazards_discarded, table.piece(0).loads) == (discarded, 2)
    assert Hazard.CONTROLLED_MINE not in table.tokens_laid


@pytest.mark.rule("TR-UPG-19")
@pytest.mark.parametrize(("option", "loads"), [(True, 3), (False, 2)])
def test_by_the_option_a_controlled_mine_returns_to_its_card(option: bool, loads: int) -> None:
    table = car("mine_spreader", loads=2, controlled_return=option).put({"green small": (3, 8)})
    table.token((3, 9), "controlled_mine", faceup=True).fate(damage="dent").drive("green small", 3).step("F")
    assert table.piece(0).loads == loads


@pytest.mark.rule("TR-UPG-12")
def test_an_eliminated_car_takes_its_upgrade_and_tokens_along() -> None:
    table = car("mine_spreader", (0, 5), loads=2).token((5, 5), "controlled_mine", faceup=True)
    table.shove("blue small", "FL")
    vehicle = table.piece(0)
    assert (table.eliminated("blue small"), vehicle.upgrade, vehicle.loads) == (True, 0, 0)
    assert table.token_at((5, 5)) == "controlled_mine"


@pytest.mark.rule("TR-UPG-108", "TR-ROD-03")
@pytest.mark.parametrize(("ground", "asked"), [("road", "road_bonus"), ("sand", "")])
def test_below_a_mine_cleared_away_the_printed_ground_counts(ground: str, asked: str) -> None:
    table = Scenario("blue", "green").put({"blue small": (2, 5)}).upgrade("blue small", "mine_roller")
    table.ground({(2, 6): ground}).token((2, 6), "mine").drive("blue small", 1).step("F")
    assert table.asked == asked


@pytest.mark.rule("TR-UPG-109", "TR-MOV-20", "TR-HAZ-06")
def test_who_slides_and_then_stays_is_still_driving() -> None:
    table = car("studded_tires").token((2, 6), "oil", faceup=True).token((1, 6), "oil", faceup=True)
    table.put({"green small": (1, 6)}).dice("blue", 3, 4).turn("blue").assign(3, "small").command("drift", 4)
    table.step("F").fate(direction="FL").decline().accept()
    assert (table.where("blue small"), table.asked, table.offers) == ((1, 6), "drift", {"drift", "slam"})


@pytest.mark.rule("TR-UPG-108", "TR-EFX-52", "TR-CRD-63")
def test_behind_the_mine_roller_the_car_meets_whoever_stands_there() -> None:
    table = car("mine_roller").token((2, 6), "mine").put({"green small": (2, 6)}).fate(slam="bottom", direction="F")
    table.drive("blue small", 3).step("F")
    assert (table.where("blue small"), table.where("green small"), table.moves) == ((2, 6), (2, 7), 0)
