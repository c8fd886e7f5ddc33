"""The whole table turned by a quarter or mirrored: the same decisions give the changed result (WK-GEO-18)."""

from collections.abc import Callable

import pytest

from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.geometry.exact import Pose, along, at
from tests.rules.wreckage.move.harmless import cards, harmless

Change = Callable[[Pose], Pose]
Pieces = list[tuple[str, Pose]]
START = (300, -200, 7)
WHERE = {"moved": 1, "turned": 1, "jumped": 1, "thrown": 1, "pushed": 1, "mine_exploded": 2, "mine_laid": 2}


def ahead(distance: int, left: int = 0, heading: int = 0) -> Pose:
    """A pose ahead of the start, and to its left."""
    return (*at(along(START, 0, distance), 0, left), (START[2] + heading) % 144)


SCENES: dict[str, tuple[int, Pieces]] = {
    "barrels over a mine and onto a can, then into a car": (
        3,
        [
            ("burning_barrels", ahead(1200, 40)),
            ("mine", ahead(2100, 200)),
            ("mine", ahead(2100, 700)),
            ("can", ahead(2900, -40)),
            ("B", ahead(3550, 100, 36)),
        ],
    ),
    "barrels that end on a can": (2, [("burning_barrels", ahead(1200, 40)), ("can", ahead(3200, 150))]),
    "barrels behind a rock": (2, [("boulder", ahead(900, 1400)), ("burning_barrels", ahead(1200, 40))]),
    "barrels along the flank": (1, [("burning_barrels", ahead(700, 420)), ("B", ahead(2300, 300, 10))]),
    "a wreck over a mine, into a car": (
        4,
        [("wreck", ahead(1300, 80, 50)), ("mine", ahead(2000, 90)), ("can", ahead(2600)), ("B", ahead(3900, -150, 30))],
    ),
    "a wreck to the end, onto a can": (3, [("wreck", ahead(1300, 80, 50)), ("can", ahead(3750, 60))]),
    "a wreck beside a spike column": (3, [("spike_column", ahead(1900, -500)), ("wreck", ahead(1500, 300))]),
    "a wreck past a mine": (3, [("wreck", ahead(1500, 300)), ("mine", ahead(1900, -300))]),
    "two cars at once": (3, [("B", ahead(2000, 400, 36)), ("C", ahead(2000, -400, 36)), ("can", ahead(900, 100))]),
    "a mine and a rock": (4, [("mine", ahead(2500, 120)), ("boulder", ahead(3200, -300))]),
}


def same(pose: Pose) -> Pose:
    return pose


def quarter(pose: Pose) -> Pose:
    x, y, heading = pose
    return -y, x, (heading + 36) % 144


def half(pose: Pose) -> Pose:
    return quarter(quarter(pose))


def mirror(pose: Pose) -> Pose:
    x, y, heading = pose
    return x, -y, -heading % 144


def played(scene: str, change: Change, reverse: bool, mine_hit: str) -> Scenario:
    """A scene on a changed table; in reverse the car stands the other way round."""
    speed, pieces = SCENES[scene]
    table = harmless("sedan", "pick_up", "interceptor", mine_hit=mine_hit, drop_cans="auto")
    x, y, heading = change(START)
    table.put(A=(x, y, (heading + 72) % 144 if reverse else heading), B=(9000, 0, 0), C=(0, 9000, 0))
    for name, pose in pieces:
        place = change(pose)
        if name in "BC":
            table.put(**{name: place})
        elif name in ("mine", "can"):
            getattr(table, name)(*place[:2])
        else:
            table.obstacle(name, *place)
    return table.speeds(A=-min(speed, 2) if reverse else speed).action("A")


def places(table: Scenario, change: Change) -> list[tuple[str, tuple[int, int]]]:
    """Where everything happened, as seen after a change of the table."""
    story = []
    for row in table.events:
        name = table.game.events[row[0]]
        if name in WHERE:
            x, y = row[1 + WHERE[name] : 3 + WHERE[name]]
            story.append((name, change((x, y, 0))[:2]))
    return story


@pytest.mark.rule(
    "WK-GEO-18", "WK-GEO-13", "WK-GEO-14", "WK-GEO-15", "WK-GEO-21", "WK-CAN-02", "WK-COL-09", "WK-COL-10"
)
@pytest.mark.rule(
    "WK-OBS-09", "WK-OBS-10", "WK-OBS-11", "WK-OBS-13", "WK-OBS-14", "WK-OBS-17", "WK-OBS-18", "WK-OBS-20"
)
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("change", [quarter, half, mirror])
def test_the_same_happens_on_a_changed_table(scene: str, change: Change) -> None:
    for reverse in (False, True):
        for mine_hit in ("crash", "blast"):
            plain, changed = (played(scene, how, reverse, mine_hit) for how in (same, change))
            assert places(plain, change) == places(changed, same)
            assert cards(plain) == cards(changed)
            assert plain.told("collided") == changed.told("collided")
            if not plain.told("can_moved"):  # the sites around barrels are not turned with the table (WK-OBS-17)
                assert plain.cans_of("A") == changed.cans_of("A")


@pytest.mark.rule("WK-OBS-10", "WK-OBS-14", "WK-OBS-17", "WK-GEO-13")
def test_what_happens_on_a_slant() -> None:
    table = played("barrels that end on a can", same, False, "crash")
    assert table.told("thrown")[0][1:3] == along((*ahead(1200, 40)[:2], 7), 0, 2048)[:2]
    assert len(table.told("can_moved")) == 1
    assert played("barrels over a mine and onto a can, then into a car", same, False, "crash").mines == [
        ahead(2100, 700)[:2]
    ]
    assert cards(played("a wreck over a mine, into a car", same, False, "crash")) == {"A": 4, "B": 4}
    assert cards(played("a wreck beside a spike column", same, False, "crash")) == {"A": 5}
