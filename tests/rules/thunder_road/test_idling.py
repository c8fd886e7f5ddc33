"""A player who does not answer in time (chapter 27)."""

import pytest

from carambolage.games.thunder_road.names.action import ACTIONS, Action
from tests.games.thunder_road.scenario import Scenario


def default(table: Scenario) -> str:
    """The answer that the table gives for the seat that is asked."""
    return str(ACTIONS.unpack(table.twin.idle_answer(table.g, table.t, table.asked_seat)))


@pytest.mark.rule("TR-DEC-03")
def test_the_front_comes_first_among_steps() -> None:
    table = Scenario("blue", "green").put({"blue medium": (2, 5)})
    table.drive("blue medium", 3)
    assert default(table) == "step direction=0"


@pytest.mark.rule("TR-DEC-03")
def test_the_lowest_empty_lane_is_entered() -> None:
    table = Scenario("blue", "green").put({"green small": (0, 0), "green large": (1, 0)})
    table.drive("blue medium", 3)
    assert default(table) == "enter lane=2"


@pytest.mark.rule("TR-DEC-03", "TR-CRD-46")
def test_what_can_be_declined_is_declined() -> None:
    table = Scenario("blue", "green").put({"blue medium": (2, 5), "green small": (2, 6)})
    table.shoot("blue medium")
    assert table.offered[0] != Action.DECLINE
    assert default(table) == "decline"
