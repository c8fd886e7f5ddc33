"""The first space of the record is a space like all others, wherever its tile lies on the board."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.choppers import holding
from tests.rules.thunder_road.sandy import sandy

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
