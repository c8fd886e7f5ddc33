"""What ends leaves nothing behind, and what is revealed is counted: an action, the speeds of the start."""

import pytest

from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.setup.start_speeds import reveal_speeds
from carambolage.games.wreckage.turn.action import end_action
from tests.games.wreckage.scenario import Scenario

LASTING = ("over", "revealed", "applied", "card", "jump", "barrage", "fired", "no_fire", "push_paid", "blasts")


@pytest.mark.rule("WK-CRD-19", "WK-CRD-23", "WK-CRD-25", "WK-CRD-35")
@pytest.mark.parametrize(("lasting", "left"), [("action", 0), ("turn", 3)])
def test_an_action_leaves_nothing_to_the_next_one(lasting: str, left: int) -> None:
    table = Scenario("off_roader", "sedan", lasting_cards=lasting).put(A=(0, 0, 0))
    car, act = table.g.cars[0], table.g.act
    for name in LASTING:
        setattr(act, name, 3)
    car.smashes = car.dodges = 3
    end_action(table.g, table.t, 0)
    assert [getattr(act, name) for name in LASTING] == [0] * len(LASTING)
    assert (car.smashes, car.dodges, table.g.active) == (left, left, NOBODY)


@pytest.mark.rule("WK-SET-22", "WK-DEC-26")
def test_the_speeds_of_the_start_are_revealed_at_once() -> None:
    table = Scenario("off_roader", "sedan").put(A=(0, 0, 0), B=(1500, 0, 36)).stop()
    table.g.start_speed[:2] = [1, 2]
    before = table.g.reveals
    reveal_speeds(table.g, table.t)
    assert (table.g.reveals, [car.speed for car in table.g.cars[:2]]) == (before + 1, [1, 2])
    assert list(table.g.start_speed[:2]) == [NOBODY, NOBODY]
