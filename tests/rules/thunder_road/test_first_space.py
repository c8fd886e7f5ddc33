"""The first space of the record is a space like all others, wherever its tile lies on the board."""

import pytest

from carambolage.games.thunder_road.cards.bonus_commands import is_patchable
from carambolage.games.thunder_road.cards.bounties.conditions import is_on_last_legs
from carambolage.games.thunder_road.cards.leaders.cruft import can_lift_wreck
from carambolage.games.thunder_road.cards.leaders.wong import is_spotted
from carambolage.games.thunder_road.ground.obstacles import return_chopper
from carambolage.games.thunder_road.ground.quake_and_sand_worm import sand_worm
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Drift
from carambolage.games.thunder_road.state import NOBODY, START
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.choppers import holding
from tests.rules.thunder_road.rigs import order
from tests.rules.thunder_road.sandy import in_ruins, sandy

FIRST = (0, 8)  # where the space with the number 0 lies once two tiles have been removed


def scrolled(*crews: str) -> Scenario:
    """A board whose middle tile begins with the first space."""
    table = sandy(*crews)
    table.rear = 2
    assert table.space(FIRST) == 0
    return table


@pytest.mark.rule("TR-SHT-02", "TR-GEO-07")
def test_a_vehicle_there_can_be_shot_at() -> None:
    table = scrolled().put({"blue small": (0, 7), "green small": FIRST}).shoot("blue small")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("TR-BON-101")
def test_a_spike_strip_is_laid_behind_it() -> None:
    table = scrolled().put({"blue medium": FIRST}).bonus("blue", "spike_strip").active("blue medium")
    table.effect(Effect.SPIKE_STRIP, table.vehicle("blue medium"))
    assert (table.asked, table.offers) == ("spike_space", {"space 0,7", "space 1,7", "decline"})


@pytest.mark.rule("TR-CRW-180")
def test_scrap_is_found_there() -> None:
    table = scrolled().leader("blue", "cruft").put({"blue small": (0, 7)}).token(FIRST, "mud")
    assert table.drive("blue small", 4).step("F").team("blue").scrap == 1


@pytest.mark.rule("TR-AIR-104")
def test_a_car_is_lifted_from_there() -> None:
    table = holding("airlift").put({"blue small": (0, 0)}).active("blue small").effect(Effect.AIRSTRIKE, 0)
    assert (table.asked, table.offers) == ("effect_menu", {"use airlift", "decline"})


@pytest.mark.rule("TR-BOU-102", "TR-BOU-12")
def test_the_last_car_may_trail_there() -> None:
    table = sandy().hand("blue", bounty="slow_and_steady").put({"blue small": (0, 0), "green small": (0, 1)})
    assert table.dice("blue", 3).turn("blue").asked == "claim_bounty"


@pytest.mark.rule("TR-HAZ-01", "TR-CAR-28")
def test_after_a_slam_with_a_fresh_wreck_the_first_space_acts_too() -> None:
    table = sandy(carnage=True).ground({(0, 0): "fire"}).token((0, 0), "wreck").fate(slam="bottom", direction="F")
    table.drive("blue small", 3).enter(0)
    assert (table.where("blue small"), table.where("wreck 1")) == ((0, 0), (0, 1))
    assert table.is_burning("blue small")


@pytest.mark.rule("TR-MOV-16", "TR-MOV-17")
def test_a_drift_that_ends_on_the_first_space_is_a_slam() -> None:
    table = sandy().put({"green small": (0, 0)}).fate(slam="bottom", direction="F").drive("blue small", 1)
    table.turn_drift = Drift.READY
    table.enter(0)
    assert (table.where("blue small"), table.where("green small")) == ((0, 0), (0, 1))


@pytest.mark.rule("TR-CRW-174")
def test_second_wind_blows_on_the_first_space() -> None:
    table = sandy().put({"blue small": (0, 0)}).active("blue small").effect(Effect.SECOND_WIND, 0)
    assert (table.asked, table.moves) == ("step", 2)


@pytest.mark.rule("TR-DMG-12")
def test_a_flight_may_begin_on_the_first_space() -> None:
    assert sandy().put({"blue small": (0, 0)}).effect(Effect.FLY, 0, 0, 2).where("blue small") == (0, 2)


@pytest.mark.rule("TR-CRW-194", "TR-CRD-18")
def test_a_target_may_stand_on_the_space_that_is_first_in_the_record() -> None:
    table = sandy().leader("blue", "machine_gun_joe")
    table.rear = 1
    table.put({"blue small": (0, 15), "green small": (0, 16)}).dice("blue", 1).turn("blue").assign(1, "small")
    assert (table.space((0, 16)), "token opening_fire" in table.offers) == (0, True)


@pytest.mark.rule("TR-SHT-01", "TR-GEO-07")
def test_a_vehicle_may_shoot_from_there() -> None:
    table = scrolled().put({"blue small": FIRST, "green small": (0, 9)}).shoot("blue small")
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green small", "decline"})


@pytest.mark.rule("TR-BON-104")
@pytest.mark.parametrize(("one", "other"), [(FIRST, (0, 9)), ((0, 9), FIRST)])
def test_a_motorcycle_is_patched_up_from_there_and_there(one: tuple[int, int], other: tuple[int, int]) -> None:
    table = scrolled("blue", "final_five").put({"bike 1": one, "bike 2": other}).damage("bike 2", "dent")
    assert is_patchable(table.g, table.t, table.vehicle("bike 1"), table.vehicle("bike 2"))


@pytest.mark.rule("TR-CRW-185")
def test_a_wreck_is_lifted_from_there() -> None:
    table = scrolled().put({"wreck 1": FIRST, "blue small": (0, 9)}).active("blue small")
    assert can_lift_wreck(table.g, table.t, table.vehicle("wreck 1"))


@pytest.mark.rule("TR-CRW-162")
def test_a_spotter_may_hover_there() -> None:
    table = scrolled().put({"blue small": (0, 5)}).active("blue small").chopper("blue", FIRST)
    table.g.turn.powers = 1 << Command.SPOTTER
    spotted = [is_spotted(table.g, table.vehicle("blue small"), table.space((0, a))) for a in (7, 8, 9, 10)]
    assert spotted == [True, True, True, False]


@pytest.mark.rule("TR-AIR-106")
def test_eggs_are_laid_around_it() -> None:
    table = scrolled().put({"blue small": (0, 5)}).chopper("blue", FIRST).effect(Effect.LAY_EGG, 0, 1)
    assert (table.asked, table.offers) == ("egg_space", {"space 0,7", "space 0,9", "space 1,7", "space 1,8", "decline"})


@pytest.mark.rule("TR-RIG-32")
def test_the_dispenser_works_from_there() -> None:
    table = scrolled("big_rig", "blue").put({"rig front": (0, 10), "rig middle": (0, 9), "rig rear": FIRST})
    table.pose(Question.RIG_DISPENSER, 0, table.vehicle("rig front"))
    assert table.offers == {"space 0,7", "space 1,7", "decline"}


@pytest.mark.rule("TR-RIG-11")
def test_the_truck_lays_a_hazard_after_moving_there() -> None:
    table = scrolled("big_rig", "blue").put({"rig front": (0, 7), "rig middle": (0, 6), "rig rear": (0, 5)})
    order(table, "hazard_dispenser", 1).step("F")
    assert (table.where("rig front"), table.asked) == (FIRST, "rig_dispenser")


@pytest.mark.rule("TR-CAR-22", "TR-SIM-01")
def test_the_sand_worm_comes_for_who_is_last_there() -> None:
    table = scrolled().put({"blue small": FIRST, "green small": (2, 9), "orange small": (3, 20)})
    table.start_area("blue large")
    sand_worm(table.g, table.t)
    assert [table.eliminated(name) for name in ("blue small", "green small")] == [True, False]


@pytest.mark.rule("TR-BOU-108")
def test_a_broken_vehicle_may_lie_there() -> None:
    table = scrolled().put({"blue small": FIRST, "blue large": (2, 9)}).damage("blue small", "dent", "dent")
    table.lose("blue medium")
    assert is_on_last_legs(table.g, table.t, table.crew("blue"))


@pytest.mark.rule("TR-OBS-07", "TR-EFX-68", "TR-AIR-06")
def test_a_chopper_comes_back_from_there() -> None:
    table = scrolled().chopper("blue", FIRST)
    return_chopper(table.g, table.crew("blue"))
    assert (table.team("blue").chopper, table.choppers_over[0]) == (START, NOBODY)


@pytest.mark.rule("TR-OUT-03", "TR-OBS-07")
def test_who_goes_out_without_a_chopper_takes_none_off_the_last_space() -> None:
    table = in_ruins(scrolled(), "blue", but="small").put({"blue small": (2, 9)})
    last = len(table.choppers_over) - 1
    table.chopper("green", table.place_of(last)).hit("blue small").hit("blue small")
    while table.asked:
        table.decline()
    assert (table.team("green").chopper, table.choppers_over[last]) == (last, table.crew("green"))
