"""Step 4, Shoot (TR-SHT)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

AROUND = {"F": (2, 6), "FL": (1, 5), "FR": (3, 5), "B": (2, 4), "BL": (1, 4), "BR": (3, 4)}


@pytest.mark.rule("TR-SHT-01", "TR-GEO-09")
def test_targets_stand_in_the_front_arc() -> None:
    cars = ["green small", "green medium", "green large", "orange small", "orange medium", "orange large"]
    table = sandy().put({"blue small": (2, 5)} | dict(zip(cars, AROUND.values(), strict=True))).shoot("blue small")
    assert (table.asked, table.player) == ("shoot_target", "blue")
    assert table.offers == {"vehicle green small", "vehicle green medium", "vehicle green large", "decline"}
    assert table.decline().told("shot") == []


@pytest.mark.rule("TR-SHT-01")
def test_only_an_operable_vehicle_on_the_board_shoots_and_not_in_round_1() -> None:
    table = sandy().put({"blue small": (2, 5), "green small": (2, 6)})
    assert table.shoot("blue medium").asked == ""
    assert table.shoot("blue small").asked == "shoot_target"
    table.round_number = 1
    assert table.shoot("blue small").asked == ""
    table.round_number = 2
    assert table.damage("blue small", "dent", "dent").shoot("blue small").asked == ""


@pytest.mark.rule("TR-SHT-01")
def test_one_attack_per_turn() -> None:
    table = sandy().put({"blue small": (2, 5), "green small": (2, 7), "orange small": (1, 6)})
    table.drive("blue small", 1).step("F").fate(shot="large").target("green small")
    assert (table.asked, len(table.told("shot"))) == ("", 1)


@pytest.mark.rule("TR-SHT-02")
def test_own_vehicles_and_wrecks_are_targets_but_no_choppers() -> None:
    table = sandy("blue", "green", "final_five").put({"blue small": (2, 5), "blue large": (2, 6), "wreck 1": (1, 5)})
    table.chopper("green", (3, 5)).shoot("blue small")
    assert table.offers == {"vehicle blue large", "vehicle wreck 1", "decline"}
    bikes = sandy("blue", "final_five").put({"bike 1": (2, 5), "bike 2": (2, 6)}).shoot("bike 1")
    assert bikes.offers == {"vehicle bike 2", "decline"}


@pytest.mark.rule("TR-SHT-03")
def test_inoperable_vehicles_are_targets_only_by_the_option() -> None:
    def shot(**options: object) -> Scenario:
        table = sandy("blue", "green", "final_five", **options).put({"blue small": (2, 5), "green small": (2, 6)})
        table.put({"bike 1": (1, 5), "green large": (3, 5)}).damage("green small", "dent", "dent")
        return table.damage("bike 1", "minor").shoot("blue small")

    assert shot().offers == {"vehicle green large", "decline"}
    allowed = shot(shoot_inoperable=True)
    assert allowed.offers == {"vehicle green large", "vehicle green small", "vehicle bike 1", "decline"}
    left = allowed.damages_left
    allowed.fate(shot="any").target("green small")
    assert (allowed.story("hit", "damage_ignored"), allowed.damages_left) == (["hit", "damage_ignored"], left)


HITS = {
    "small": {"medium_or_small", "any"},
    "medium": {"medium", "medium_or_small", "any"},
    "large": {"large", "any"},
}


@pytest.mark.rule("TR-SHT-04")
@pytest.mark.parametrize("size", HITS)
@pytest.mark.parametrize("face", ["large", "medium", "medium_or_small", "any"])
def test_the_result_must_cover_the_size(size: str, face: str) -> None:
    table = sandy().put({"blue small": (2, 5), f"green {size}": (2, 6)}).shoot("blue small")
    table.fate(shot=face).pile(dent=1).target(f"green {size}")
    assert table.damage_of(f"green {size}") == (("dent",) if face in HITS[size] else ())
    assert table.story("hit", "missed") == (["hit"] if face in HITS[size] else ["missed"])


@pytest.mark.rule("TR-SHT-04")
@pytest.mark.parametrize(("size", "chance"), [("small", 2), ("medium", 3), ("large", 4)])
def test_chances_to_hit(size: str, chance: int) -> None:
    hits = 0
    for number in range(6):
        table = sandy().put({"blue small": (2, 5), f"green {size}": (2, 6)}).shoot("blue small")
        hits += len(table.fate(number=number).pile(dent=1).target(f"green {size}").told("hit"))
    assert hits == chance


@pytest.mark.rule("TR-SHT-05", "TR-BIK-20", "TR-OBS-04")
def test_what_a_hit_does() -> None:
    table = sandy("blue", "green", "final_five").put({"blue small": (2, 5), "bike 1": (2, 6), "wreck 1": (1, 5)})
    table.put({"green small": (3, 5)}).shoot("blue small").fate(shot="any").target("bike 1")
    assert (table.damage_of("bike 1"), table.broken("bike 1")) == (("minor",), True)
    table.shoot("blue small").fate(shot="any").target("wreck 1")
    assert table.eliminated("wreck 1")
    table.shoot("blue small").fate(shot="any", damage="skid_front").target("green small")
    assert (table.where("green small"), table.damage_of("green small")) == ((3, 6), ("skid_front",))


@pytest.mark.rule("TR-SHT-05", "TR-SHT-06", "TR-RIG-36", "TR-EX-21")
def test_section_and_command_of_the_rig_are_announced_before_the_roll() -> None:
    table = sandy("blue", "big_rig", "green").put({"blue small": (2, 5), "rig rear": (2, 6)})
    table.put({"rig middle": (2, 7), "rig front": (2, 8)}).dented("hazard_dispenser").shoot("blue small")
    assert table.offers == {"rig_command targeting_computer", "decline"}
    table.fate(shot="large").choose("rig_command targeting_computer")
    assert table.team("big_rig").dented == 0b110000
    assert (table.told("hit"), table.told("rig_damaged")) == (
        [(table.vehicle("blue small"), table.vehicle("rig rear"), 0)],
        [(table.crew("big_rig"), 5, 0)],
    )


@pytest.mark.rule("TR-SHT-06")
@pytest.mark.parametrize(("face", "hit"), [("large", 1), ("medium", 0), ("medium_or_small", 0), ("any", 1)])
def test_a_section_counts_as_large(face: str, hit: int) -> None:
    table = sandy("blue", "big_rig").put({"blue small": (2, 5), "rig rear": (2, 6), "rig middle": (2, 7)})
    table.put({"rig front": (2, 8)}).shoot("blue small").fate(shot=face).choose("rig_command hazard_dispenser")
    assert len(table.told("hit")) == hit
    assert table.team("big_rig").dented == hit << 4


@pytest.mark.rule("TR-RIG-43", "TR-RIG-45", "TR-EX-21")
def test_the_sixth_damaged_command_ends_the_truck() -> None:
    table = sandy("blue", "big_rig", "green").put({"blue small": (2, 5), "rig rear": (2, 6)})
    table.dented("missile_launcher", "cow_catcher", "traction_drive", "airstrike", "hazard_dispenser")
    table.put({"rig middle": (2, 7), "rig front": (2, 8)}).shoot("blue small")
    table.fate(shot="any").choose("rig_command targeting_computer")
    assert [table.where(f"rig {name}") for name in ("front", "middle", "rear")] == ["gone"] * 3
    assert (table.is_out("big_rig"), table.final, table.over) == (True, 1, 0)


@pytest.mark.rule("TR-SHT-07", "TR-SLM-16")
def test_after_a_coast_and_after_a_slam_there_is_a_shot() -> None:
    coast = sandy().put({"blue small": (2, 5), "green small": (2, 7)}).drive("blue small", 6, coast=True)
    assert coast.step("F").offers == {"vehicle green small", "decline"}
    slam = sandy().put({"blue small": (2, 5), "green small": (2, 6)}).drive("blue small", 4)
    slam.fate(slam="bottom", direction="F").step("F")
    assert slam.offers == {"vehicle green small", "decline"}


@pytest.mark.rule("TR-SHT-08")
def test_the_arc_is_that_of_where_the_vehicle_ended_up() -> None:
    table = sandy().put({"blue small": (2, 5), "green small": (2, 6), "orange small": (3, 7), "orange large": (1, 7)})
    table.drive("blue small", 4).fate(slam="top", direction="FR").step("F")
    assert (table.where("blue small"), table.offers) == ((3, 6), {"vehicle orange small", "decline"})


@pytest.mark.rule("TR-SHT-09", "TR-EOT-02")
def test_under_a_chopper_and_on_fire_a_vehicle_still_shoots() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 4), "green small": (2, 7)}).chopper("green", (2, 6))
    table.burning("blue small").fate(fire="plus_1").drive("blue small", 1).steps("F F")
    assert (table.offers, table.is_burning("blue small")) == ({"vehicle green small", "decline"}, True)
    table.fate(shot="any", damage="dent").target("green small")
    assert (table.damage_of("green small"), table.where("blue small")) == (("dent",), "gone")
