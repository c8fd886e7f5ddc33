"""Leaving by the front: the board scrolls (TR-FRT-01 to 13)."""

import pytest

from carambolage.games.thunder_road.names.things import Terrain
from carambolage.games.thunder_road.state import FIRST_WRECK, VEHICLES
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def scroll_bare(table: Scenario) -> None:
    """The board scrolls once, to a tile that gets no tokens (TR-HAZ-10)."""
    table.hazards_left = table.hazards_discarded = 0
    table.put({"blue small": (3, 23)}).shove("blue small", "F")


@pytest.mark.rule("TR-FRT-01")
@pytest.mark.parametrize("name", ["blue small", "wreck 1", "green small", "rig front", "bike 1"])
def test_any_road_vehicle_scrolls_the_board(name: str) -> None:
    table = sandy("blue", "green", "big_rig", "final_five").put({name: (3, 23)})
    table.damage("green small", "dent", "dent").shove(name, "F")
    assert (table.tile_number, table.where(name)) == (4, (3, 16))


@pytest.mark.rule("TR-FRT-01", "TR-FRT-08")
def test_a_driven_step_scrolls_in_the_middle_of_the_movement() -> None:
    table = sandy().put({"blue small": (2, 22)}).next_tile("4a", {(2, 0): "mud"}).drive("blue small", 5).steps("F F")
    assert (table.tile_number, table.where("blue small"), table.moves) == (4, (2, 16), 2)
    assert (table.asked, table.ground_at((2, 16))) == ("step", "mud")


@pytest.mark.rule("TR-FRT-02", "TR-WIN-01")
def test_on_the_final_tile_the_front_is_the_finish() -> None:
    table = sandy().put({"blue small": (2, 23)})
    table.final = 1
    table.drive("blue small", 5).step("F")
    assert (table.winner, table.reason, table.tile_number) == ("blue", "finish", 3)


@pytest.mark.rule("TR-FRT-03", "TR-FRT-05", "TR-FRT-13", "TR-EX-03")
def test_scroll_in_the_order_of_the_rulebook() -> None:
    table = Scenario("blue", "green", "orange", tiles=("1a", "2b", "3a", "5b", "4a"))
    table.put({"blue medium": (2, 20), "orange large": (4, 7), "green small": (4, 8)}).chopper("green", (0, 3))
    table.damage("orange large", "dent", "dent").token((1, 2), "mine").token((3, 1), "oil", faceup=True)
    table.ground({(2, column): "road" for column in (21, 22, 23)}).drive("blue medium", 5).steps("F F F F")
    assert table.story("eliminated", "chopper_back", "scrolled", "hazards_laid") == [
        "eliminated",
        "chopper_back",
        "scrolled",
        "hazards_laid",
    ]
    assert (table.where("orange large"), table.where("green small")) == ("gone", (4, 0))
    assert (table.chopper_of("green"), table.hazard_discard[:5]) == ("off", [0, 1, 0, 1, 0])
    assert table.sides[table.rear] == 3
    assert table.sides[(table.rear + 2) % 3] == 9
    assert table.queue[: table.queued] == [6, 1]
    assert sum(table.token_at((lane, column)) != "" for lane in range(6) for column in range(16, 24)) == 6
    assert all(table.token_at((lane, column))[:1] in ("", "?") for lane in range(6) for column in range(16, 24))
    assert (table.tile_number, table.where("blue medium"), table.moves) == (4, (2, 16), 1)


@pytest.mark.rule("TR-FRT-04")
def test_the_tile_queue_is_first_in_first_out() -> None:
    table = Scenario("blue", "green", "orange", tiles=("1a", "2b", "3a", "5b", "4a"), tile_return_side="keep")
    seen = []
    for _ in range(7):
        scroll_bare(table)
        seen.append(table.sides[(table.rear + 2) % 3])
    assert seen == [9, 6, 0, 3, 4, 9, 6]


@pytest.mark.rule("TR-FRT-05")
@pytest.mark.parametrize(("option", "sides"), [("flip", {1}), ("keep", {0}), ("random", {0, 1})])
def test_the_side_of_a_removed_tile(option: str, sides: set[int]) -> None:
    found = set()
    for seed in range(1, 12):
        table = Scenario("blue", "green", "orange", tiles=("1a", "2b", "3a"), tile_return_side=option, seed=seed)
        for _ in range(3):
            scroll_bare(table)
        found.add(table.sides[(table.rear + 2) % 3])
    assert found == sides


@pytest.mark.rule("TR-FRT-06")
def test_marks_vanish_with_their_tile() -> None:
    table = Scenario("blue", "green", "orange", tiles=("1a", "2b", "3a", "5b", "4a"), tile_return_side="keep")
    table.token((2, 20), "loose_oil", faceup=True)
    table.grounds[table.space((2, 19))] = Terrain.SALT
    for _ in range(5):
        scroll_bare(table)
    slot = (table.rear + 2) % 3
    assert (table.sides[slot], table.token_at((2, 20))) == (4, "")
    assert table.grounds[slot * 48 : slot * 48 + 48] == table.t.ground[4]


@pytest.mark.rule("TR-FRT-07", "TR-EX-40")
@pytest.mark.parametrize("crews", [2, 3, 4])
def test_tile_1_comes_back_with_all_its_tokens(crews: int) -> None:
    names = ("blue", "green", "orange", "white")[:crews]
    table = Scenario(*names, tiles=("2a", "3a", "4a", "1b"), two_player_final_tile=12).put({"blue small": (3, 23)})
    table.shove("blue small", "F")
    assert sum(table.token_at((lane, column)) != "" for lane in range(6) for column in range(16, 24)) == 6


@pytest.mark.rule("TR-FRT-08")
def test_a_forced_move_is_completed_on_the_new_tile() -> None:
    table = sandy(carnage=True).next_tile("4a", {(2, 0): "glass"}).put({"blue small": (2, 23)})
    table.shove("blue small", "F")
    assert table.where("blue small") == (2, 17)
    mine = sandy().next_tile("4a", spots=((2, 0),)).put({"blue small": (2, 23)})
    mine.fate(hazard="mine", damage="dent").shove("blue small", "F")
    assert (mine.damage_of("blue small"), mine.where("blue small")) == (("dent",), (2, 16))


@pytest.mark.rule("TR-FRT-09", "TR-CAR-08")
def test_a_jump_across_the_edge_lands_as_if_the_tiles_were_joined() -> None:
    table = sandy(carnage=True).ground({(3, 23): "ramp"}).put({"blue small": (3, 22)}).fate(stunt=3)
    table.drive("blue small", 4).step("F")
    assert (table.tile_number, table.where("blue small"), table.moves) == (4, (3, 18), 0)
    final = sandy(carnage=True).ground({(3, 22): "ramp"}).put({"blue small": (3, 21)}).fate(stunt=4)
    final.final = 1
    assert final.drive("blue small", 4).step("F").winner == "blue"


@pytest.mark.rule("TR-FRT-10", "TR-SIM-04")
def test_one_scroll_serves_all_that_a_quake_shakes_over_the_edge() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 9), "green small": (1, 23), "orange small": (3, 23)})
    table.token((2, 10), "quake").fate(direction="F").drive("blue small", 1).step("F")
    assert (table.tile_number, len(table.told("scrolled"))) == (4, 1)
    assert (table.where("green small"), table.where("orange small")) == ((1, 16), (3, 16))
    assert table.where("blue small") == (2, 3)


@pytest.mark.rule("TR-FRT-11", "TR-RND-07")
def test_the_active_vehicle_can_be_lost_by_a_scroll_in_a_chain() -> None:
    """A mine's shrapnel hits a car far ahead, whose skid scrolls the active vehicle's tile away."""
    table = sandy().put({"blue small": (3, 5), "green large": (3, 23)}).token((3, 6), "mine")
    table.fate(damage="shrapnel", direction="F").fate(damage="skid_front").drive("blue small", 5).step("F")
    assert (table.where("green large"), table.where("blue small"), table.asked) == ((3, 16), "gone", "")
    assert (table.damages_left, table.damage_of("green large")) == (19, ("skid_front",))


@pytest.mark.rule("TR-FRT-11", "TR-SLM-10")
def test_a_vehicle_lost_in_the_middle_of_a_chain_takes_no_further_part() -> None:
    """Blue waits on a mine's dazed walk while the board scrolls: it is not walked on."""
    table = sandy().put({"blue small": (3, 5), "green large": (3, 23)}).token((3, 6), "mine").token((3, 7), "mine")
    table.fate(damage="dazed", stunt=3, direction="F").fate(damage="shrapnel", direction="F")
    table.fate(damage="skid_front").drive("blue small", 5).step("F")
    assert (table.where("blue small"), table.fate_left, table.damages_left) == ("gone", 0, 19)
    assert table.tile_number == 4


@pytest.mark.rule("TR-FRT-12", "TR-RIG-17", "TR-RIG-44", "TR-EX-22")
def test_the_truck_is_on_the_tile_of_its_front_section() -> None:
    def scrolled(front: int) -> Scenario:
        table = sandy("blue", "big_rig", "green").put({"blue small": (5, 23)})
        table.put({"rig front": (2, front), "rig middle": (2, front - 1), "rig rear": (2, front - 2)})
        return table.shove("blue small", "F")

    stays = scrolled(8)
    assert [stays.where(f"rig {name}") for name in ("front", "middle", "rear")] == [(2, 0), "start", "start"]
    assert not stays.is_out("big_rig")
    lost = scrolled(7)
    assert [lost.where(f"rig {name}") for name in ("front", "middle", "rear")] == ["gone"] * 3
    assert (lost.is_out("big_rig"), lost.final, lost.tile_number) == (True, 1, 4)


@pytest.mark.rule("TR-FRT-13", "TR-EX-35")
def test_tiles_are_counted() -> None:
    table = sandy()
    assert table.tile_number == 3
    for number in (4, 5, 6):
        table.put({"blue small": (3, 23)}).shove("blue small", "F")
        assert table.tile_number == number


@pytest.mark.rule("TR-CMP-19", "TR-CMP-23", "TR-SET-05")
@pytest.mark.parametrize(("carnage", "count"), [(False, 5), (True, 10)])
@pytest.mark.parametrize("side", ["flip", "keep", "random"])
def test_both_sides_of_a_tile_are_never_on_the_board_together(carnage: bool, count: int, side: str) -> None:
    table = Scenario.from_the_box(3, carnage=carnage, tile_return_side=side).settle()
    table.choose("crew blue", "crew green", "crew orange")
    assert int(table.unseen_tiles).bit_count() == count - 3
    seen = set()
    for _ in range(3 * count):
        scroll_bare(table)
        assert len({number // 2 for number in table.sides}) == 3
        seen |= {number // 2 for number in table.sides}
    assert len(seen) == count


@pytest.mark.rule("TR-FRT-03", "TR-RIG-15", "TR-TER-05")
def test_sand_tokens_leave_with_their_tile() -> None:
    table = sandy().next_tile("4a", {(lane, 1): "mud" for lane in range(6)}).put({"blue small": (3, 23)})
    table.sand[1], table.sand[9] = 0b111111, 0b000100
    table.shove("blue small", "F")
    assert (table.tile_number, table.sand) == (4, [0] * 9 + [0b000100] + [0] * 14)
    table.put({"green small": (2, 16)}).token((2, 17), "mine").fate(damage="dent").drive("green small", 1).step("F")
    assert (table.token_at((2, 17)), table.ground_at((2, 17))) == ("", "mud")


@pytest.mark.rule("TR-FRT-03", "TR-FRT-11")
def test_all_who_share_a_space_of_the_rear_tile_are_lost_and_nobody_else() -> None:
    last = f"wreck {VEHICLES - FIRST_WRECK}"
    table = sandy().put({"blue small": (3, 23), last: (4, 12)})
    table.put({"green small": (2, 3), "green large": (2, 3), "orange small": (2, 3)}).shove("blue small", "F")
    assert [table.where(name) for name in ("green small", "green large", "orange small")] == ["gone"] * 3
    assert table.where(last) == (4, 4)
