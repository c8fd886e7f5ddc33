"""Setting up (chapter 2)."""

from collections import Counter

import pytest

from carambolage.engine.game import SetupError
from carambolage.engine.options import OptionError
from carambolage.engine.twins.execution import blank_game
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Accessory, Status, Tile
from tests.games.road_kill_rally.opening import Opening


@pytest.mark.rule("RK-GEN-01")
@pytest.mark.parametrize("players", [2, 6])
def test_two_to_six_players_drive_one_car_each(players: int) -> None:
    table = Opening(players).mount_nothing().poles(*range(1, min(players, 5) + 1))
    assert [car.status for car in table.g.car] == [Status.RACING] * players + [Status.WAITING] * (6 - players)
    assert GAME.players == range(2, 7)


@pytest.mark.rule("RK-SET-01", "RK-SET-02")
def test_the_finish_lies_on_two_to_four_ordinary_tiles() -> None:
    above = Counter(Opening(2, seed=seed).above for seed in range(60))
    assert set(above) == {14, 15, 16}
    assert min(above.values()) > 8
    table = Opening(2)
    assert table.tile_bag == [1] * 18
    assert table.tiles_left == 18


@pytest.mark.rule("RK-LEN-01", "RK-LEN-02", "RK-LEN-03")
@pytest.mark.parametrize(("length", "tiles"), [("short", {10, 11, 12, 13, 14}), ("sprint", {5, 6, 7})])
def test_shorter_races_have_fewer_tiles_and_the_same_rules(length: str, tiles: set[int]) -> None:
    assert {Opening(2, seed=seed, race_length=length).above for seed in range(60)} == tiles
    table = Opening(2, race_length=length)
    assert table.hand_sizes[:2] == [7, 7]
    assert table.supply == [16, 14, 10]


@pytest.mark.rule("RK-SET-03")
def test_the_start_tile_lies_in_the_middle_heading_north() -> None:
    start = Opening(2).g.road[0]
    assert (start.tile, start.flipped, start.first, start.x, start.y, start.heading) == (Tile.START, 0, 1, 0, 0, 0)


@pytest.mark.rule("RK-SET-04")
def test_supply_of_targets() -> None:
    assert Opening(4).supply == [16, 14, 10]


@pytest.mark.rule("RK-SET-05", "RK-SET-06", "RK-SET-20")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_is_dealt_seven_rally_cards_and_eight_accessories(players: int) -> None:
    table = Opening(players)
    assert table.hand_sizes[:players] == [7] * players
    assert table.part_hand_sizes[:players] == [8] * players
    assert (table.deck_left, table.discarded) == (92 - 7 * players, 0)
    assert (table.part_deck_left, table.part_discarded) == (68 - 8 * players, 0)


@pytest.mark.rule("RK-SET-07", "RK-SET-08", "RK-SET-18")
def test_all_dashboards_are_alike_and_start_at_speed_five() -> None:
    table = Opening(6)
    assert {car.speed for car in table.g.car} == {5}
    assert {tuple(car.slot) for car in table.g.car} == {(-1, -1, -1)}


@pytest.mark.rule("RK-SET-09", "RK-SET-11", "RK-SET-17")
def test_players_mount_slot_by_slot_in_seat_order() -> None:
    table = Opening(2).accessories("A", "machine_gun turret ballistic").accessories("B", "vulcan roll_cage feed")
    asked = []
    while table.question == Question.MOUNT_SLOT:
        asked.append((table.asked, table.about[0]))
        table.choose(sorted(table.offers - {"leave_empty"})[0])
    assert asked == [("A", 0), ("A", 1), ("A", 2), ("B", 0), ("B", 1), ("B", 2)]
    assert table.mounted("A") == ["machine_gun", "ballistic", "turret"]
    assert table.mounted("B") == ["vulcan", "roll_cage", "feed"]
    assert table.told("mounted")[0] == (0, 0, Accessory.MACHINE_GUN)
    assert table.question == Question.CHOOSE_POLE


@pytest.mark.rule("RK-SET-10")
def test_a_slot_may_be_left_empty_and_must_be_without_a_card() -> None:
    table = Opening(2).accessories("A", "machine_gun rockets turret").accessories("B", "feed")
    assert table.offers == {"leave_empty", "mount machine_gun", "mount rockets"}
    table.choose("leave_empty")
    assert table.about[0] == 2
    assert table.offers == {"leave_empty", "mount turret"}
    table.choose("mount turret")
    assert table.mounted("A") == ["", "", "turret"]
    assert table.parts_of("A") == ["machine_gun", "rockets"]
    assert table.asked == "B"
    assert table.about[0] == 2


@pytest.mark.rule("RK-SET-11", "RK-INF-01")
def test_what_is_mounted_is_public_and_the_rest_is_hidden() -> None:
    table = Opening(2).accessories("A", "machine_gun rockets").choose("mount rockets")
    seen = table.seen_by("B")
    assert seen.car[0].slot[0] == Accessory.ROCKETS
    assert sum(seen.parts[0]) == 0
    assert seen.part_cards[0] == 1


@pytest.mark.rule("RK-SET-12", "RK-SET-13", "RK-SET-20")
def test_players_choose_free_poles_in_seat_order() -> None:
    table = Opening(3).mount_nothing()
    assert table.asked == "A"
    assert table.offers == {f"pole {number}" for number in range(1, 7)}
    table.choose("pole 4")
    assert table.asked == "B"
    assert "pole 4" not in table.offers
    table.choose("pole 1", "pole 6")
    assert [table.car(name).place for name in "ABC"] == [(3, 1), (4, 1), (3, 3)]


@pytest.mark.rule("RK-SET-13")
def test_places_of_the_poles() -> None:
    table = Opening(6).mount_nothing().poles(1, 2, 3, 4, 5)
    assert [table.car(name).place for name in "ABCDEF"] == [(4, 1), (4, 2), (4, 3), (3, 1), (3, 2), (3, 3)]


@pytest.mark.rule("RK-SET-14", "RK-SET-15", "RK-ROA-24")
def test_the_lowest_pole_places_the_first_tile() -> None:
    table = Opening(3).mount_nothing().choose("pole 5", "pole 2").draws("proving_ground").choose("pole 3")
    assert table.asked == "B"
    assert table.question == Question.ORIENT_TILE
    table.choose("printed")
    assert table.placed == 2
    assert [table.target_at(space) for space in [(5, 1), (5, 3), (6, 2), (7, 3), (8, 1)]] == [
        *("green", "green", "yellow", "green", "yellow"),
    ]
    assert table.supply == [13, 12, 10]


@pytest.mark.rule("RK-SET-16")
def test_round_one_goes_by_poles_without_dice() -> None:
    table = Opening(4).mount_nothing().draws("proving_ground").poles(5, 2, 1, 4).choose("printed")
    assert table.round_number == 1
    assert table.order[:4] == [2, 1, 3, 0]
    assert table.told("rolled") == []
    assert table.asked == "C"
    assert table.question == Question.SET_SPEED


@pytest.mark.rule("RK-SET-19")
def test_every_depth_of_the_finish_that_fits_is_equally_likely() -> None:
    table = Opening(2)
    table.tiles_left, table.above = 3, 0
    worlds = Counter(table.imagined_by("A", seed).above for seed in range(200))
    assert set(worlds) == {0, 1}
    assert min(worlds.values()) > 70
    table.tiles_left = 18
    assert {table.imagined_by("A", seed).above for seed in range(60)} == {14, 15, 16}


@pytest.mark.rule("RK-GEN-09")
def test_the_start_seat_is_random_or_the_first() -> None:
    starts = Counter(Opening(4, seed=seed, start_seat="random").start_seat for seed in range(80))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 8
    tables = (Opening(4, seed=seed, start_seat="random") for seed in range(40))
    table = next(table for table in tables if table.start_seat == 2).mount_nothing()
    order = []
    while table.question == Question.CHOOSE_POLE:
        order.append(table.asked)
        table.act(table.offered[0])
    assert order == ["C", "D", "A", "B"]


@pytest.mark.rule("RK-OPT-01")
def test_options_are_written_into_the_game_before_set_up() -> None:
    table = Opening(3, elimination="true", straggler_limit="5", front_arc="row")
    house = table.seen_by("").house
    assert (house.elimination, house.straggler_limit, house.front_arc, house.skills) == (1, 5, 1, 0)
    with pytest.raises(SetupError, match="three players"):
        blank_game(GAME, 2, {"teams": "true"})


@pytest.mark.rule("RK-RND-09", "RK-OPT-01")
def test_the_straggler_limit_is_any_number_of_rounds_up_to_20() -> None:
    limits = [str(limit) for limit in range(21)]
    assert [Opening(2, straggler_limit=limit).g.house.straggler_limit for limit in limits] == list(range(21))
    assert Opening(2).g.house.straggler_limit == 5
    for limit in ("21", "-1", "no"):
        with pytest.raises(OptionError, match="a whole number from 0 to 20"):
            blank_game(GAME, 2, {"straggler_limit": limit})
