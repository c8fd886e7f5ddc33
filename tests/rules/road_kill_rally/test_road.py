"""The road: rows, geometry, placing and removing tiles (chapter 4)."""

from itertools import pairwise

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Block, Colour, Hazard, Heading, Tile
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from carambolage.games.road_kill_rally.road.geometry import aim_x, aim_y, corner_x, corner_y
from carambolage.games.road_kill_rally.road.placing import does_fit, exit_heading, exit_x, exit_y
from carambolage.games.road_kill_rally.road.rows import colour_at, hazard_at, lane_of, row_of, space_of, splat_at
from tests.games.road_kill_rally.scenario import Scenario

STRAIGHTS = ("start", "open_highway", "proving_ground")


def aim(table: Scenario, row: int, lane: int) -> tuple[int, int]:
    """The aim point of a space, lanes from 1."""
    return aim_x(table.g, table.t, row, lane - 1), aim_y(table.g, table.t, row, lane - 1)


def corner(table: Scenario, row: int, end: int, ring: int) -> tuple[int, int]:
    return corner_x(table.g, table.t, row, end, ring), corner_y(table.g, table.t, row, end, ring)


def beyond(table: Scenario) -> tuple[int, int, int]:
    """The square beyond the foremost tile, and the heading there."""
    return exit_x(table.g, table.t), exit_y(table.g, table.t), exit_heading(table.g, table.t)


def fits(table: Scenario, tile: str) -> tuple[bool, bool]:
    """Whether a tile fits in printed direction, and reversed."""
    number = TILE_IDS.index(tile)
    return does_fit(table.g, table.t, number, 0), does_fit(table.g, table.t, number, 1)


def cells(table: Scenario, first: int, rows: int) -> list[str]:
    """Rows as the catalogue writes them, without hazards."""
    return [
        " ".join(
            "GYOR"[colour_at(table.g, table.t, row, lane)] + " gyr"[splat_at(table.g, table.t, row, lane)].strip()
            for lane in range(3)
        )
        for row in range(first, first + rows)
    ]


# Rows, lanes, spaces


@pytest.mark.rule("RK-ROA-01", "RK-ROA-31")
def test_spaces_are_numbered_row_by_row() -> None:
    assert [space_of(row, lane) for row, lane in [(1, 0), (1, 2), (2, 0), (92, 2)]] == [0, 2, 3, 275]
    assert [(row_of(space), lane_of(space)) for space in (0, 2, 3, 275)] == [(1, 0), (1, 2), (2, 0), (92, 2)]


@pytest.mark.rule("RK-ROA-31")
def test_no_road_is_longer_than_92_rows() -> None:
    t = Scenario().t
    longest = sorted((t.tile[tile].rows for tile in range(18)), reverse=True)[:16]
    assert sum(longest) <= 84
    assert t.tile[Tile.START].rows + t.tile[Tile.FINISH].rows == 8


@pytest.mark.rule("RK-ROA-02")
def test_a_space_has_a_colour_a_splat_and_a_hazard() -> None:
    table = Scenario().road("start", "spilled_load")
    assert colour_at(table.g, table.t, 7, 0) == Colour.GREEN
    assert splat_at(table.g, table.t, 7, 0) == 3
    assert hazard_at(table.g, table.t, 7, 0) == Hazard.OIL
    assert splat_at(table.g, table.t, 7, 1) == 0
    assert hazard_at(table.g, table.t, 7, 1) == Hazard.NONE


@pytest.mark.rule("RK-ROA-03")
def test_rows_of_blocks() -> None:
    t = Scenario().t
    assert [t.block_rows[block] for block in range(5)] == [4, 4, 4, 2, 2]
    for tile in range(20):
        printed = t.tile[tile]
        assert printed.rows == sum(t.block_rows[printed.block[number]] for number in range(printed.blocks))


@pytest.mark.rule("RK-ROA-04")
def test_the_inner_lane_of_a_left_bend_is_lane_one() -> None:
    table = Scenario().road("start", "sweeping_bend")
    assert aim(table, 5, 1) == (8, 34)
    assert aim(table, 5, 3) == (24, 38)
    table = Scenario().road("start", "~sweeping_bend")
    assert aim(table, 5, 3) == (24, 34)
    assert aim(table, 5, 1) == (8, 38)


# Geometry


@pytest.mark.rule("RK-ROA-05", "RK-ROA-06")
def test_straight_blocks() -> None:
    table = Scenario().road(*STRAIGHTS)
    assert [aim(table, row, lane) for row, lane in [(1, 1), (4, 2), (4, 3), (5, 1)]] == [
        (8, 4),
        (16, 28),
        (24, 28),
        (8, 36),
    ]
    assert [corner(table, 2, 0, ring) for ring in range(4)] == [(4, 8), (12, 8), (20, 8), (28, 8)]
    assert beyond(table) == (0, 4, Heading.NORTH)


@pytest.mark.rule("RK-ROA-07", "RK-ROA-08")
def test_wide_left_bend() -> None:
    table = Scenario().road("start", "sweeping_bend")
    assert [aim(table, row, 2) for row in range(5, 9)] == [(16, 36), (16, 44), (12, 48), (4, 48)]
    assert [aim(table, row, 1) for row in range(5, 9)] == [(8, 34), (8, 38), (6, 40), (2, 40)]
    gates = [(corner(table, row, 0, 0), corner(table, row, 0, 3)) for row in range(5, 9)]
    assert gates == [((4, 32), (28, 32)), ((4, 34), (28, 46)), ((4, 36), (28, 60)), ((2, 36), (14, 60))]
    assert (corner(table, 8, 1, 0), corner(table, 8, 1, 3)) == ((0, 36), (0, 60))
    assert beyond(table) == (-1, 1, Heading.WEST)


@pytest.mark.rule("RK-ROA-09")
def test_tight_left_bend() -> None:
    table = Scenario().road("start", "hairpin")
    assert [aim(table, row, 1) for row in range(5, 9)] == [(8, 36), (4, 40), (-4, 40), (-8, 36)]
    assert [aim(table, row, 3) for row in range(5, 8)] == [(24, 44), (12, 56), (-12, 56)]
    assert beyond(table) == (-1, 0, Heading.SOUTH)


@pytest.mark.rule("RK-ROA-10")
def test_right_bends_are_mirror_images() -> None:
    table = Scenario().road("start", "~sweeping_bend")
    assert [aim(table, row, 2) for row in range(5, 9)] == [(16, 36), (16, 44), (20, 48), (28, 48)]
    assert [aim(table, row, 3) for row in range(5, 9)] == [(24, 34), (24, 38), (26, 40), (30, 40)]
    assert beyond(table) == (1, 1, Heading.EAST)


@pytest.mark.rule("RK-ROA-11")
def test_blocks_are_turned_about_their_centre() -> None:
    table = Scenario().road("start", "sweeping_bend", "proving_ground")
    assert [aim(table, 9, lane) for lane in (1, 2, 3)] == [(-4, 40), (-4, 48), (-4, 56)]
    table = Scenario().road("start", "hairpin", "proving_ground")
    assert [aim(table, 9, lane) for lane in (1, 2, 3)] == [(-8, 28), (-16, 28), (-24, 28)]
    table = Scenario().road("start", "~sweeping_bend", "proving_ground")
    assert [aim(table, 9, lane) for lane in (1, 2, 3)] == [(36, 56), (36, 48), (36, 40)]


@pytest.mark.rule("RK-ROA-12")
@pytest.mark.parametrize("tile", [*TILE_IDS[:18], *(f"~{tile}" for tile in TILE_IDS[:18])])
def test_gates_join_and_rows_are_convex(tile: str) -> None:
    table = Scenario().road("start", tile)
    for row in range(1, table.rows):
        for ring in range(4):
            assert corner(table, row, 1, ring) == corner(table, row + 1, 0, ring)
    for row in range(1, table.rows + 1):
        road = [corner(table, row, 0, 0), corner(table, row, 0, 3), corner(table, row, 1, 3), corner(table, row, 1, 0)]
        for (ax, ay), (bx, by), (cx, cy) in zip(road, road[1:] + road[:1], road[2:] + road[:2], strict=True):
            assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0


@pytest.mark.rule("RK-ROA-34")
def test_every_space_lies_between_its_gates_around_its_aim_point() -> None:
    table = Scenario().road("start", "serpentine", "hairpin")
    for row in range(1, table.rows + 1):
        for lane in range(3):
            shape = [
                corner(table, row, end, ring) for end, ring in [(0, lane), (0, lane + 1), (1, lane + 1), (1, lane)]
            ]
            x, y = aim(table, row, lane + 1)
            for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
                assert (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0


@pytest.mark.rule("RK-ROA-13", "RK-ROA-32", "RK-EX-22")
def test_reversed_tile() -> None:
    table = Scenario().road("start", "~fender_bender_curve")
    assert cells(table, 5, 6) == ["G G Gy", "G G G", "G Gg G", "Y Y Y", "O R Rr", "O R R"]
    assert beyond(table) == (1, 2, Heading.EAST)
    assert table.t.tile[TILE_IDS.index("chicane")].block == [Block.TIGHT_LEFT, Block.TIGHT_RIGHT]
    chicane, serpentine = Scenario().road("start", "~chicane"), Scenario().road("start", "~serpentine")
    assert beyond(chicane) == beyond(Scenario().road("start", "chicane"))
    assert beyond(serpentine) == beyond(Scenario().road("start", "serpentine"))
    assert cells(chicane, 5, 4) == ["Rr O O", "R O O", "O O Ry", "O O R"]


@pytest.mark.rule("RK-ROA-32")
def test_hazards_and_pit_boxes_go_with_their_cells() -> None:
    table = Scenario().road("start", "~the_pits")
    pits = [
        (row, lane) for row in range(5, 9) for lane in range(3) if hazard_at(table.g, table.t, row, lane) == Hazard.PIT
    ]
    assert pits == [(5, 0), (6, 0), (7, 0)]


# Placing


@pytest.mark.rule("RK-ROA-14", "RK-ROA-23", "RK-EX-03")
def test_path_of_the_rulebook() -> None:
    table = Scenario(2).road("start", "open_highway").put("A", (4, 1), speed=5).put("B", (3, 1))
    table.target((6, 3), "green").target((10, 1), "yellow").draws("proving_ground").move("A").choose("speed 5")
    table.choose("step 1 drive")
    assert table.question == Question.ORIENT_TILE
    assert table.car("A").place == (5, 1)
    table.choose("printed")
    assert table.question == Question.STEP
    assert table.steps_left == 4
    assert table.placed == 3
    table.choose("step 1 drive", "step 2 drive", "step 2 drive", "step 3 drive")
    assert table.car("A").place == (9, 3)
    assert table.told("checked") == []
    assert table.told("tried") == []
    assert table.target_at((6, 3)) == "green"
    assert table.target_at((10, 1)) == "yellow"
    assert table.question == 0


@pytest.mark.rule("RK-ROA-14")
def test_the_tile_is_drawn_before_the_check_of_the_space_entered() -> None:
    table = Scenario(2).road("start", "canyon_bend").put("A", (4, 1), speed=6, hand="bump bump")
    table.draws("proving_ground").move("A").choose("speed 6", "step 1 drive", "printed")
    assert table.question == Question.CHECK
    assert table.story("tile_placed", "checked") == ["tile_placed", "checked"]
    assert [numbers[:4] for numbers in table.told("tile_placed")] == [(0, TILE_IDS.index("proving_ground"), 0, 9)]


@pytest.mark.rule("RK-ROA-14", "RK-ROA-30")
def test_no_tile_is_drawn_in_another_row_or_on_another_tile() -> None:
    table = Scenario(2).road("start", "open_highway", "proving_ground").put("A", (4, 1), speed=3).put("B", (3, 3))
    table.move("A").choose("speed 3", "step 1 drive", "step 1 drive", "step 1 drive")
    assert table.placed == 3
    assert table.told("tile_drawn") == []


@pytest.mark.rule("RK-ROA-15", "RK-EDG-14")
def test_nothing_is_drawn_once_the_finish_lies() -> None:
    table = Scenario(2).road("start", "proving_ground", "finish").put("A", (8, 1), speed=2).put("B", (3, 3))
    table.move("A").choose("speed 1", "step 1 drive")
    assert table.placed == 3
    assert table.told("tile_drawn") == []
    assert table.car("A").place == (9, 1)


@pytest.mark.rule("RK-EDG-14", "RK-ROA-19")
def test_the_finish_lies_whole_with_its_target() -> None:
    table = Scenario(2).road("start", "proving_ground").put("A", (4, 1), speed=2).put("B", (3, 3))
    table.above = 0
    table.move("A").choose("speed 1", "step 1 drive")
    assert table.g.road[2].tile == Tile.FINISH
    assert table.target_at((10, 2)) == "red"
    assert table.rows == 12


@pytest.mark.rule("RK-ROA-16", "RK-ROA-17", "RK-EX-14")
def test_placement() -> None:
    table = Scenario(2).road("start", "hairpin").put("A", (4, 1), speed=1).put("B", (3, 3))
    assert beyond(table) == (-1, 0, Heading.SOUTH)
    assert fits(table, "canyon_bend") == (False, True)
    assert fits(table, "dizzy_loop") == (False, True)
    assert fits(table, "proving_ground") == (True, True)
    table.draws("canyon_bend").effect(Effect.DRAW_TILE, 0)
    assert table.question == 0
    assert table.g.road[2].flipped == 1
    assert beyond(table) == (-2, 0, Heading.WEST)
    table.road("start", "hairpin").draws("dizzy_loop").effect(Effect.DRAW_TILE, 0)
    assert table.question == 0
    assert table.g.road[2].flipped == 1
    assert beyond(table) == (-2, 1, Heading.NORTH)
    table.road("start", "hairpin").draws("proving_ground").effect(Effect.DRAW_TILE, 0)
    assert table.asked == "A"
    assert table.offers == {"printed", "reversed"}


@pytest.mark.rule("RK-ROA-16")
def test_a_tile_removed_from_the_table_is_no_hindrance() -> None:
    table = Scenario(2).road("start", "hairpin")
    table.tail = 1
    assert fits(table, "canyon_bend") == (True, True)


@pytest.mark.rule("RK-ROA-16")
def test_a_hairpin_fits_where_it_bends_away_from_the_road_behind_it() -> None:
    table = Scenario(2).road("start", "open_highway", "rock_slide")
    assert fits(table, "hairpin")[1]
    assert fits(table, "dizzy_loop")[1]


@pytest.mark.rule("RK-ROA-17")
def test_orientation_by_chance() -> None:
    ways = set()
    for seed in range(12):
        table = Scenario(2, seed=seed, tile_orientation="random").road("start").put("A", (4, 1))
        table.above = 5
        table.effect(Effect.DRAW_TILE, 0)
        assert table.question == 0
        ways.add(table.g.road[1].flipped)
    assert ways == {0, 1}


@pytest.mark.rule("RK-ROA-18", "RK-ROA-19", "RK-ROA-20", "RK-ROA-22", "RK-EX-23")
def test_refused_tile() -> None:
    table = Scenario(2).road("start", "hairpin").put("A", (4, 1)).put("B", (3, 3))
    assert fits(table, "chicane") == (False, False)
    table.above = 1
    left = table.tiles_left
    table.draws("chicane").effect(Effect.DRAW_TILE, 0)
    assert table.told("tile_refused") == [(0, TILE_IDS.index("chicane"), 0)]
    assert table.refused[TILE_IDS.index("chicane")] == 1
    assert table.tiles_left == left - 1
    finish = table.g.road[2]
    assert (finish.tile, finish.x, finish.y, finish.heading) == (Tile.FINISH, -1, 0, Heading.SOUTH)
    assert table.placed == 3
    assert table.above == 0


@pytest.mark.rule("RK-ROA-19", "RK-ROA-20", "RK-ROA-21")
def test_the_finish_is_placed_even_where_another_tile_lies() -> None:
    table = Scenario(2).road("start", "hairpin", "~hairpin", "proving_ground")
    table.road("start", "sweeping_bend", "sweeping_bend", "sweeping_bend", "sweeping_bend").put("A", (4, 1))
    assert beyond(table)[:2] == (0, 1)
    table.above = 0
    table.effect(Effect.DRAW_TILE, 0)
    finish = table.g.road[5]
    assert (finish.tile, finish.x, finish.y) == (Tile.FINISH, 0, 1)
    assert table.told("tile_drawn") == [(0, Tile.FINISH, 0)]


@pytest.mark.rule("RK-ROA-21", "RK-SHO-09")
def test_a_flyover_shares_squares_and_nothing_else() -> None:
    table = Scenario(2).road("start", "sweeping_bend", "sweeping_bend", "sweeping_bend", "sweeping_bend", "finish")
    table.put("A", (5, 2)).put("B", (21, 2))
    assert table.g.road[5].x == table.g.road[1].x
    assert table.g.road[5].y == table.g.road[1].y
    table.put("A", (4, 2), speed=1).move("A").choose("speed 1")
    assert "step 2 drive" in table.offers
    assert "step 2 collide" not in table.offers


@pytest.mark.rule("RK-ROA-24")
def test_splats_receive_their_targets_in_order() -> None:
    table = Scenario(2).road("start").put("A", (4, 1))
    table.above = 5
    table.draws("market_street").effect(Effect.DRAW_TILE, 0).choose("printed")
    assert [event[:2] for event in table.told("target_placed")] == [
        *((space_of(6, 0), 1), (space_of(6, 2), 2)),
        *((space_of(8, 1), 1), (space_of(8, 2), 3)),
    ]
    assert table.supply == [14, 13, 9]


@pytest.mark.rule("RK-ROA-25", "RK-ROA-26", "RK-ROA-33", "RK-EX-42")
def test_classes_run_out() -> None:
    table = Scenario(2).road("start").put("A", (4, 1)).put("B", (3, 1))
    table.supply, table.above = [0, 1, 1], 5
    table.draws("proving_ground").effect(Effect.DRAW_TILE, 0)
    assert table.question == Question.ORIENT_TILE
    assert table.about[0] == TILE_IDS.index("proving_ground")
    table.choose("printed")
    assert table.question == Question.REPLACE_CLASS
    assert table.offers == {"target_class yellow", "target_class red"}
    table.choose("target_class yellow")
    assert table.question == 0
    assert table.supply == [0, 0, 0]
    spaces = [(5, 1), (5, 3), (6, 2), (7, 3), (8, 1)]
    assert [table.target_at(space) for space in spaces] == ["yellow", "red", "none", "none", "none"]


@pytest.mark.rule("RK-ROA-25", "RK-EX-14")
def test_another_class_stands_in_with_its_own_value() -> None:
    table = Scenario(2).road("start").put("A", (4, 1)).put("B", (3, 1))
    table.supply, table.above = [5, 0, 5], 5
    table.draws("open_highway").effect(Effect.DRAW_TILE, 0).choose("printed")
    assert table.offers == {"target_class green", "target_class red"}
    table.choose("target_class red")
    assert table.target_at((10, 1)) == "red"
    assert table.supply == [4, 0, 4]


@pytest.mark.rule("RK-ROA-25", "RK-LVG-01")
def test_who_has_left_puts_up_the_first_class_in_supply() -> None:
    table = Scenario(3).road("start").put("A", (4, 1)).put("B", (3, 1)).put("C", (3, 2))
    table.supply, table.above = [5, 0, 5], 5
    table.draws("open_highway").effect(Effect.DRAW_TILE, 0).leave("A").settle()
    assert (table.question, table.target_at((10, 1))) == (0, "green")


# Removing


@pytest.mark.rule("RK-ROA-27", "RK-ROA-28", "RK-ROA-29", "RK-EX-24")
def test_tiles_behind() -> None:
    def table() -> Scenario:
        scene = Scenario(2).road("start", "open_highway", "proving_ground", "market_street").target((6, 3), "green")
        return scene.put("A", (14, 1)).put("B", (9, 1), speed=4, hand="pass pass")

    moved = table().move("B").choose("speed 4", *["step 1 drive"] * 4)
    assert moved.car("B").place == (13, 1)
    assert moved.tail == 2
    assert moved.target_at((6, 3)) == "none"
    assert moved.supply == [16, 14, 10]
    assert moved.told("tile_removed") == [(Tile.START, 1, 0), (TILE_IDS.index("open_highway"), 5, 0)]
    assert moved.g.road[2].first == 13
    assert moved.rows == 20
    stayed = table().move("B").choose("speed 3", *["step 1 drive"] * 3)
    assert stayed.car("B").place == (12, 1)
    assert stayed.tail == 1
    assert stayed.target_at((6, 3)) == "green"


@pytest.mark.rule("RK-ROA-27")
def test_nothing_is_removed_in_the_middle_of_a_movement() -> None:
    table = Scenario(2).road("start", "open_highway", "proving_ground", "market_street")
    table.put("A", (14, 1)).put("B", (12, 1), speed=2).move("B").choose("speed 2", "step 2 drive")
    assert table.car("B").place == (13, 2)
    assert table.tail == 0
    table.choose("step 2 drive")
    assert table.tail == 2


@pytest.mark.rule("RK-ROA-28")
def test_oil_and_wrecks_on_a_removed_tile_leave_the_game() -> None:
    table = Scenario(2, elimination="true").road("start", "proving_ground", "market_street", "open_highway")
    table.oil((6, 2)).oil((5, 3)).wreck((7, 1)).wreck((8, 3)).put("A", (10, 1)).put("B", (8, 2), speed=1)
    table.move("B").choose("speed 1", "step 2 drive")
    assert table.tail == 2
    assert (table.oil_rows[1:9], table.wreck_rows[1:9]) == ([0] * 8, [0] * 8)
