"""The grid and its directions (TR-GEO)."""

import pytest

from carambolage.games.thunder_road.ground.grid import distance, progress
from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario

Space = tuple[int, int]

EVEN = {"F": (2, 6), "FL": (1, 5), "FR": (3, 5), "B": (2, 4), "BL": (1, 4), "BR": (3, 4)}
ODD = {"F": (3, 6), "FL": (2, 6), "FR": (4, 6), "B": (3, 4), "BL": (2, 5), "BR": (4, 5)}


def shoved(start: Space, *ways: str) -> Space | str:
    """Where a car ends up that is pushed from a space, once in each direction."""
    table = Scenario("blue", "green", "orange").put({"blue small": start})
    for way in ways:
        table.shove("blue small", way)
    return table.where("blue small")


@pytest.mark.rule("TR-GEO-04", "TR-GEO-06", "TR-EX-01")
@pytest.mark.parametrize(("start", "around"), [((2, 5), EVEN), ((3, 5), ODD)])
def test_six_neighbours_of_even_and_odd_lanes(start: Space, around: dict[str, Space]) -> None:
    assert {way: shoved(start, way) for way in around} == around


@pytest.mark.rule("TR-GEO-07", "TR-EX-01")
def test_four_spaces_in_a_straight_line_zigzag_over_the_columns() -> None:
    line = [shoved((4, 10), *["FL"] * count) for count in range(1, 5)]
    assert line == [(3, 10), (2, 11), (1, 11), (0, 12)]


@pytest.mark.rule("TR-GEO-05", "TR-GEO-06", "TR-GEO-07")
@pytest.mark.parametrize("lane", range(1, 5))
def test_steps_change_lane_and_progress_alike_in_all_lanes(lane: int) -> None:
    g = Scenario("blue", "green").g
    changes = {"F": (0, 2), "FL": (-1, 1), "FR": (1, 1), "B": (0, -2), "BL": (-1, -1), "BR": (1, -1)}
    table = Scenario("blue", "green")
    here = table.space((lane, 9))
    for way, (lanes, ahead) in changes.items():
        there = shoved((lane, 9), way)
        assert isinstance(there, tuple)
        assert there[0] - lane == lanes
        assert progress(g, table.space(there)) - progress(g, here) == ahead


@pytest.mark.rule("TR-GEO-05")
def test_progress_counts_odd_lanes_half_a_space_further() -> None:
    table = Scenario("blue", "green")
    assert [progress(table.g, table.space(place)) for place in ((2, 5), (3, 5), (0, 0), (5, 23))] == [10, 11, 0, 47]


@pytest.mark.rule("TR-GEO-01", "TR-GEO-02")
def test_board_has_six_lanes_and_24_columns() -> None:
    assert shoved((0, 5), "FL") == shoved((0, 5), "BL") == "gone"
    assert shoved((5, 5), "FR") == shoved((5, 5), "BR") == "gone"
    assert shoved((3, 0), "B") == "gone"
    assert shoved((3, 7), "F") == (3, 8)
    assert shoved((3, 15), "F") == (3, 16)
    assert shoved((3, 22), "F") == (3, 23)
    table = Scenario("blue", "green", "orange").put({"blue small": (3, 23)}).shove("blue small", "F")
    assert (table.tile_number, table.where("blue small")) == (4, (3, 16))


@pytest.mark.rule("TR-GEO-03")
def test_nobody_moves_when_the_board_scrolls() -> None:
    table = Scenario("blue", "green", "orange").put(
        {"blue small": (2, 23), "green small": (4, 9), "green large": (3, 22)}
    )
    spaces = [v.space for v in table.pieces]
    table.shove("blue small", "F")
    assert [table.where(name) for name in ("blue small", "green small", "green large")] == [(2, 16), (4, 1), (3, 14)]
    assert [v.space for v in table.pieces][1:] == spaces[1:]


@pytest.mark.rule("TR-GEO-08")
@pytest.mark.parametrize(
    ("here", "there", "steps"),
    [
        ((2, 5), (2, 5), 0),
        ((2, 5), (3, 5), 1),
        ((3, 5), (4, 6), 1),
        ((2, 5), (3, 6), 2),
        ((4, 10), (0, 12), 4),
        ((2, 5), (2, 9), 4),
        ((0, 0), (5, 2), 5),
        ((0, 0), (5, 3), 6),
        ((1, 9), (0, 4), 6),
    ],
)
def test_distance_counts_steps(here: Space, there: Space, steps: int) -> None:
    table = Scenario("blue", "green")
    assert distance(table.g, table.space(here), table.space(there)) == steps
    assert distance(table.g, table.space(there), table.space(here)) == steps


@pytest.mark.rule("TR-GEO-09")
def test_front_arc_is_the_three_spaces_ahead() -> None:
    around = {"green small": (3, 6), "green medium": (2, 6), "green large": (4, 6)}
    behind = {"orange small": (3, 4), "orange medium": (2, 5), "orange large": (4, 5)}
    table = Scenario("blue", "green", "orange").put({"blue small": (3, 5), **around, **behind}).shoot("blue small")
    assert table.offers == {"vehicle green small", "vehicle green medium", "vehicle green large", "decline"}


@pytest.mark.rule("TR-GEO-10", "TR-EX-01")
def test_side_edge_comes_before_the_front_edge() -> None:
    table = Scenario("blue", "green", "orange").put({"blue small": (5, 23)}).shove("blue small", "FR")
    assert (table.where("blue small"), table.tile_number) == ("gone", 3)


@pytest.mark.rule("TR-GEO-11", "TR-EX-01")
@pytest.mark.parametrize("way", ["F", "FL", "FR"])
def test_last_column_leads_to_the_next_tile_straight_on_or_from_odd_lanes(way: str) -> None:
    across = {"F": 0, "FL": -1, "FR": 1}[way]
    for lane in range(max(0, -across), 6 - max(0, across)):
        over = way == "F" or lane % 2 == 1
        assert shoved((lane, 7), way) == (lane + across, 8 if over else 7)
        assert shoved((lane, 23), way) == (lane + across, 16 if over else 23)


@pytest.mark.rule("TR-GEO-12")
def test_start_area_is_out_of_reach_of_quake_worm_shrapnel_and_shots() -> None:
    table = Scenario("blue", "green", "orange", carnage=True)
    table.put({"blue small": (2, 5), "green large": (3, 1)}).token((2, 6), "quake").token((2, 8), "sand_worm")
    table.drive("blue small", 3).fate(direction="F").step("F").steps("F")
    assert table.where("blue small") == (2, 8)
    assert table.story("quake", "sand_worm") == ["quake", "sand_worm"]
    assert table.eliminated("green large")
    assert [table.where(f"green {size}") for size in ("small", "medium")] == ["start", "start"]
    table = Scenario("blue", "green", "orange").put({"blue small": (2, 0)})
    table.fate(damage="shrapnel", direction="B").hit("blue small")
    assert (table.story("damage_drawn"), table.damage_of("blue small")) == (["damage_drawn"], ("shrapnel",))


@pytest.mark.rule("TR-GEO-13")
def test_whoever_waits_in_the_start_area_enters_later_at_the_then_rear_edge() -> None:
    table = Scenario("blue", "green", "orange").put({"blue small": (2, 23)}).shove("blue small", "F")
    assert table.where("green small") == "start"
    table.drive("green small", 2).enter(4)
    assert table.where("green small") == (4, 0)
    assert table.piece("green small").space == 8 * 6 + 4


@pytest.mark.rule("TR-GEO-14")
def test_reaching_the_finish_line_ends_the_game_without_a_vehicle_on_it() -> None:
    table = Scenario("blue", "green", "orange").put({"blue small": (2, 23), "green small": (1, 3)})
    table.final = 1
    table.drive("blue small", 4).step("F")
    assert (table.winner, table.reason) == ("blue", "finish")
    assert table.where("blue small") == (2, 23)
    assert table.tile_number == 3
    assert not table.eliminated("green small")


@pytest.mark.rule("TR-GEO-15")
def test_shaken_vehicles_meet_their_spaces_front_to_back_and_left_to_right() -> None:
    table = Scenario("blue", "green", "orange", carnage=True)
    table.put({"green small": (4, 9), "green medium": (0, 9), "green large": (3, 9), "orange small": (2, 3)})
    mines = ((4, 10), (0, 10), (3, 10), (2, 4))
    for place in mines:
        table.token(place, "mine")
    table.put({"blue small": (2, 14)}).token((2, 15), "quake").drive("blue small", 2)
    table.fate(direction="F", damage=["dent", "dent", "dent", "shrapnel"]).fate(direction="BL").step("F")
    drawn = [table.name_of(row[0]) for row in table.told("damage_drawn")]
    assert drawn == ["green large", "green medium", "green small", "orange small"]


@pytest.mark.rule("TR-GEO-12", "TR-MOV-12")
@pytest.mark.parametrize("way", ["F", "FL", "FR", "B", "BL", "BR"])
def test_nothing_moves_a_vehicle_of_the_start_area(way: str) -> None:
    table = Scenario("blue", "green").shove("blue small", way)
    assert (table.where("blue small"), table.told("moved")) == ("start", [])


@pytest.mark.rule("TR-GEO-12", "TR-DMG-12")
def test_nothing_lets_a_vehicle_of_the_start_area_fly() -> None:
    for way in range(6):
        table = Scenario("blue", "green").effect(Effect.FLY, 0, way, 1)
        assert (table.where("blue small"), table.told("flew")) == ("start", [])
