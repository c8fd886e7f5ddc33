"""Asha (TR-CRW-130 to 134)."""

import pytest

from tests.games.thunder_road.scenario import Scenario


def asha(**options: object) -> Scenario:
    return Scenario("blue", "green", "orange", **options).leader("blue", "asha", tokens=0)


@pytest.mark.rule("TR-CRW-130", "TR-EFX-33", "TR-UPG-103")
def test_example_5_only_the_first_and_the_last_space_count() -> None:
    table = asha().put({"blue small": (2, 3)}).ground({(3, 3): "sand"})
    table.road_die_value = 2
    table.drive("blue small", 3).steps("FR FL F")
    assert (table.asked, table.where("blue small")) == ("road_bonus", (2, 5))
    assert table.accept().moves == 2
    other = Scenario("blue", "green").put({"blue small": (2, 3)}).ground({(3, 3): "sand"})
    assert other.drive("blue small", 3).steps("FR FL F").asked == ""
    paddles = Scenario("blue", "green").put({"blue small": (2, 3)}).ground({(3, 3): "sand"})
    paddles.upgrade("blue small", "sand_paddles")
    assert paddles.drive("blue small", 3).steps("FR FL F").asked == "road_bonus"


@pytest.mark.rule("TR-CRW-130")
@pytest.mark.parametrize("place", [(2, 3), (2, 6)])
def test_the_first_and_the_last_space_must_be_road(place: tuple[int, int]) -> None:
    table = asha().put({"blue small": (2, 3)}).ground({place: "sand"}).drive("blue small", 3).steps("F F F")
    assert table.asked == ""


@pytest.mark.rule("TR-CRW-130")
def test_salt_keeps_its_own_rule() -> None:
    table = asha(carnage=True).put({"blue small": (2, 3)}).ground({(2, 4): "sand", (2, 5): "salt"})
    assert table.drive("blue small", 2).steps("F F").asked == "road_bonus"


@pytest.mark.rule("TR-CRW-130")
def test_the_other_bars_stay() -> None:
    coast = asha().put({"blue small": (2, 3)}).drive("blue small", 1, coast=True).step("F")
    assert coast.asked == ""
    for option, asked in (("never", "shoot_target"), ("always", "road_bonus")):
        slam = asha(road_die_after_stop=option).put({"blue small": (2, 3), "green small": (2, 4)})
        slam.fate(slam="bottom", direction="F")
        assert slam.drive("blue small", 2).step("F").asked == asked


@pytest.mark.rule("TR-CRW-130", "TR-CRW-16")
def test_others_still_need_road_all_the_way() -> None:
    table = asha().put({"green small": (2, 3)}).ground({(2, 4): "sand"}).drive("green small", 2).steps("F F")
    assert table.asked == ""


@pytest.mark.rule("TR-CRW-131", "TR-CRW-132", "TR-CRW-134", "TR-CRW-12")
def test_asha_has_airstrike_nitro_and_repair() -> None:
    table = asha().put({"blue small": (2, 3)}).damage("blue small", "dent")
    table.dice("blue", 1, 2, 3, 6).turn("blue").assign(1, "medium")
    assert table.offers == {
        "decline",
        "command 2 airstrike",
        "command 3 airstrike",
        "command 6 airstrike",
        "command 2 nitro",
        "command 6 repair",
    }


@pytest.mark.rule("TR-CRW-133")
def test_whip_crack_gives_the_road_die_whatever_the_ground() -> None:
    table = asha().put({"blue small": (2, 3)}).ground({(2, 3): "sand"})
    table.road_die_value = 2
    table.dice("blue", 1, 4).turn("blue").assign(1, "small").command("whip_crack", 4)
    assert table.moves == 3


@pytest.mark.rule("TR-CRW-133")
def test_whip_crack_leaves_the_road_die_bonus() -> None:
    table = asha().put({"blue small": (2, 3)})
    table.road_die_value = 2
    table.dice("blue", 1, 5).turn("blue").assign(1, "small").command("whip_crack", 5).steps("F F F")
    assert (table.asked, table.accept().moves) == ("road_bonus", 2)
