"""Rulers, pivots and lines of sight as they are drawn (WK-GEO-24, WK-GEO-25, WK-DEC-23)."""

import pytest

from carambolage.games.wreckage.names.things import Direction, Gear, Side
from carambolage.games.wreckage.text.rulers import Pose, aim_of, pivot_of, turn_rulers
from tests.games.wreckage.scenario import Scenario

HERE = (0, 0, 0)


@pytest.mark.rule("WK-GEO-24")
@pytest.mark.parametrize(
    ("gear", "side", "corners"),
    [
        (Gear.FORWARD, Side.LEFT, [(-512, 256), (0, 768), (-3072, 768), (-3072, 256)]),
        (Gear.FORWARD, Side.RIGHT, [(-512, -256), (0, -768), (-3072, -768), (-3072, -256)]),
        (Gear.REVERSE, Side.LEFT, [(512, -256), (0, -768), (3072, -768), (3072, -256)]),
        (Gear.REVERSE, Side.RIGHT, [(512, 256), (0, 768), (3072, 768), (3072, 256)]),
    ],
)
def test_the_ruler_of_a_turn(gear: int, side: int, corners: list[tuple[int, int]]) -> None:
    assert turn_rulers(HERE, side, gear, 6) == [corners]
    assert turn_rulers(HERE, side, gear, 18) == [corners]


@pytest.mark.rule("WK-GEO-24")
def test_after_45_degrees_the_flank_lies_on_the_cut() -> None:
    """The left flank of the car at (31, 437, 18) runs from the pivot corner in the direction of the cut."""
    (ruler,) = turn_rulers(HERE, Side.LEFT, Gear.FORWARD, 18)
    assert ruler[0] == pivot_of(HERE, Side.LEFT, Gear.FORWARD) == pivot_of((31, 437, 18), Side.LEFT, Gear.FORWARD)
    assert ruler[1][0] - ruler[0][0] == ruler[1][1] - ruler[0][1]


@pytest.mark.rule("WK-GEO-24")
def test_a_hairpin_has_two_rulers_and_a_u_turn_four() -> None:
    for ticks, count in ((24, 2), (36, 2), (72, 4)):
        rulers = turn_rulers(HERE, Side.LEFT, Gear.FORWARD, ticks)
        assert len(rulers) == count
        assert {ruler[0] for ruler in rulers} == {(-512, 256)}
    assert turn_rulers(HERE, Side.LEFT, Gear.FORWARD, 36)[1] == turn_rulers((31, 437, 18), 0, 0, 18)[0]


@pytest.mark.rule("WK-GEO-25")
@pytest.mark.parametrize(
    ("pose", "side", "gear", "pivot"), [((-3403, 287, 18), 1, 0, (-3584, -256)), ((6656, 0, 0), 0, 1, (7168, -256))]
)
def test_the_arc_of_a_turn_is_about_its_pivot_corner(pose: Pose, side: int, gear: int, pivot: tuple[int, int]) -> None:
    assert pivot_of(pose, side, gear) == pivot


@pytest.mark.rule("WK-GEO-24", "WK-DEC-23", "WK-EX-10")
def test_the_ruler_and_the_lines_of_a_shot() -> None:
    table = Scenario("sedan", "pick_up").put(A=HERE, B=(3800, 600, 36)).obstacle("boulder", 2000, 0)
    aim = aim_of(table.g, table.t, 0, 1, Direction.FRONT, 3072)
    assert aim.ruler == [(512, 256), (512, -256), (3584, -256), (3584, 256)]
    assert aim.start == (512, 0)
    assert {line.y for line in aim.lines if line.free} == {1112}
    assert sum(line.free for line in aim.lines) == 3
