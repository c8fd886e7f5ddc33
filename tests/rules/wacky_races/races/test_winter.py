"""The winter races 13, 14 and 16 (WR-R13, WR-R14, WR-R16); race 15 has its own file."""

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Tile
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.road import places, road

# Race 13: Bears, Bears Everywhere


def bears(car: str = "sb", /, *others: str, **more: int) -> Scenario:
    return road(car, *others, race=13).hand("A", "F").face_up("A", "").places(**more)


@pytest.mark.rule("WR-R13-01")
def test_hand_size_is_two_before_the_gas_station() -> None:
    assert Scenario("sb", "gt", "pp", race=13).hand_sizes[:3] == [2, 2, 2]
    table = bears().start_turn("A")
    assert (table.place("A"), len(table.cards("A")), table.asked) == (11, 2, "B")


@pytest.mark.rule("WR-R13-01")
@pytest.mark.parametrize("full", [False, True])
def test_hand_size_is_three_once_the_gas_station_is_entered_or_crossed(full: bool) -> None:
    table = bears(A=14, B=9, **({"C": 15, "D": 15} if full else {})).start_turn("A")
    assert (table.place("A"), len(table.cards("A"))) == (16 if full else 15, 3)


@pytest.mark.rule("WR-R13-01")
def test_hand_size_stays_three_behind_the_gas_station() -> None:
    table = bears(A=14, B=9).trap(16, "log").hand("A", "FF").start_turn("A").choose("play F")
    assert (table.place("A"), len(table.cards("A"))) == (14, 3)
    table.places(A=9).hand("A", "F").start_turn("A")
    assert len(table.cards("A")) == 3


@pytest.mark.rule("WR-R13-02")
@pytest.mark.parametrize(("a", "b", "size"), [(14, 15, 3), (14, 16, 3), (12, 14, 2)])
def test_racer_swapped_to_the_gas_station_or_beyond_has_reached_it(a: int, b: int, size: int) -> None:
    table = bears("pe", A=a, B=b).hand("A", "FR").face_up("A", "2").start_turn("A").choose("use 2")
    table.effect(Effect.END_PHASE, 0)
    assert (table.place("A"), len(table.cards("A"))) == (b, size)


@pytest.mark.rule("WR-R13-02", "WR-TRE-10")
def test_racer_carried_over_the_gas_station_by_sleight_of_hand_has_reached_it() -> None:
    """B runs into the trap beyond the Gas Station and changes places with A, who has never been there."""
    table = bears("sb", A=14, B=16).trap(17, "sleight_of_hand").hand("B", "F").start_turn("B")
    assert (table.place("A"), table.place("B")) == (17, 14)
    assert (table.racer("A").fuelled, table.racer("B").fuelled) == (1, 0)
    table.effect(Effect.END_PHASE, 0)
    assert len(table.cards("A")) == 3


# Race 14: What a Circus


def lay_all(table: Scenario) -> list[int]:
    """Lay the first tile offered until all are laid; returns who laid them."""
    seats = []
    while table.question == Question.LAY_TILE:
        seats.append(table.asked_seat)
        table.act(table.offered[0])
    return seats


CARS = ("sb", "gt", "pp", "rm", "pe", "as")
COURSE = {2: 10, 3: 15, 4: 12, 5: 15, 6: 18}


@pytest.mark.rule("WR-R14-01")
@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 5), (4, 3), (5, 3), (6, 3)])
def test_tiles_are_dealt(players: int, each: int) -> None:
    table = Scenario(*CARS[:players], race=14)
    dealt = [which for seat in range(players) for which in table.hand_tiles[seat][: table.tiles_left[seat]]]
    assert list(table.tiles_left[:players]) == [each] * players
    assert len(set(dealt)) == players * each
    assert set(dealt) <= set(range(Tile.GAS + 1))


@pytest.mark.rule("WR-R14-01")
def test_nobody_holds_tiles_in_another_race() -> None:
    assert [list(Scenario("ac", "gt", race=race).record.tiles_left) for race in (0, 13)] == [[0] * 6] * 2


@pytest.mark.rule("WR-R14-02")
def test_a_tile_laid_leaves_the_hand() -> None:
    table = Scenario("sb", "gt", "pp", "rm", race=14)
    held = list(table.hand_tiles[3])
    table.act(table.offered[0])
    assert list(table.hand_tiles[3]) == [held[2], held[1], 0, 0, 0]
    assert (table.tiles_laid[7], table.told(Event.TILE_LAID)) == (held[0], [(7, held[0], 3, 0, 0x7FFF)])
    table.act(table.offered[0])
    assert [numbers[0] for numbers in table.told(Event.TILE_LAID)] == [7, 8]


@pytest.mark.rule("WR-R14-01")
def test_every_tile_can_be_dealt() -> None:
    seen = {which for seed in range(25) for which in Scenario("sb", "gt", race=14, seed=seed).hand_tiles[0]}
    assert seen == set(range(21))


@pytest.mark.rule("WR-R14-02")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_tiles_are_laid_anticlockwise_from_the_last_player(players: int) -> None:
    table = Scenario(*CARS[:players], race=14)
    own = [list(hand) for hand in table.hand_tiles]
    seats = lay_all(table)
    order = list(range(players - 1, -1, -1))
    lone = players  # a player's last tile is laid without a question
    assert seats == (order * 5)[: COURSE[players] - lone]
    for number in range(COURSE[players]):
        assert table.tiles_laid[7 + number] in own[order[number % players]]


@pytest.mark.rule("WR-R14-02")
def test_last_player_is_the_one_before_the_first() -> None:
    games = [Scenario("sb", "gt", "pp", race=14, first_player="random", seed=seed).g for seed in range(12)]
    assert {g.first for g in games} == {0, 1, 2}
    assert [g.seat for g in games] == [(g.first - 1) % 3 for g in games]


@pytest.mark.rule("WR-R14-03")
@pytest.mark.parametrize(("players", "tiles"), COURSE.items())
def test_finish_lies_after_the_last_tile(players: int, tiles: int) -> None:
    table = Scenario(*CARS[:players], race=14)
    lay_all(table)
    assert (table.finish, table.tiles_laid[7 + tiles]) == (7 + tiles, Tile.FINISH)
    assert all(table.tiles_laid[spot] <= Tile.GAS for spot in range(7, 7 + tiles))
    table.places(A=6 + tiles, B=1, C=1, D=2, E=2, F=3).course(P=[6 + tiles]).face_up("A", "").hand("A", "D").start_turn(
        "A"
    )
    assert (table.over, table.racer(0).rank) == (1, 1)


@pytest.mark.rule("WR-R14-04")
def test_several_special_tiles_and_no_gas_station() -> None:
    table = Scenario("sb", "gt", race=14).face_up("A", "")
    lay_all(table)
    table.course(D=list(range(7, 17)), level_crossing=[8, 10]).places(A=7, B=9, C=5, D=6, E=15, F=16).hand("A", "DF")
    table.start_turn("A").choose("play D")
    assert places(table, "AC") == [8, 6]
    games = [Scenario("sb", "gt", race=14, seed=seed) for seed in range(12)]
    for game in games:
        lay_all(game)
    counts = {sum(Tile.SWAMP <= which <= Tile.ACME for which in game.tiles_laid[7:17]) for game in games}
    assert max(counts) >= 3
    assert {Tile.GAS in game.tiles_laid for game in games} == {False, True}


@pytest.mark.rule("WR-R14-05")
def test_tiles_are_laid_before_hands_are_dealt_with_racers_on_the_grid() -> None:
    table = Scenario("sb", "gt", "pp", race=14)
    assert (table.question, table.hand_sizes[:3]) == (Question.LAY_TILE, [0, 0, 0])
    assert sorted(places(table)) == [1, 2, 3, 4, 5, 6]
    lay_all(table)
    assert table.hand_sizes[:3] == [3, 3, 3]


@pytest.mark.rule("WR-R14-06")
def test_alone_tiles_are_laid_in_turn_with_chance() -> None:
    table = Scenario("sb", race=14)
    own = set(table.hand_tiles[0])
    assert (len(own), table.tiles_left[0]) == (5, 5)
    lay_all(table)
    laid = table.tiles_laid[7:17]
    assert [which in own for which in laid] == [True, False] * 5
    assert len(set(laid)) == 10
    assert (table.finish, table.tiles_laid[17]) == (17, Tile.FINISH)


# Race 16: Romeo of Mexico


def romeo(**course: list[int]) -> Scenario:
    """The villain is about to lay a trap on 17."""
    table = road("sb", race=16).course(F=[17], **course).places(A=9, B=10, C=10, D=11, E=12, F=13)
    return table.pile("F").villain(13)


@pytest.mark.rule("WR-R16-01", "WR-R16-03")
def test_villain_lays_a_second_trap_ahead_before_he_returns() -> None:
    table = romeo().fate("log", "oil").effect(Effect.VILLAIN)
    assert [table.trap_at(spot) for spot in (16, 17, 18, 19)] == ["none", "log", "oil", "none"]
    assert (table.villain_at, table.trap_left) == (8, 14)


@pytest.mark.rule("WR-R16-01")
def test_villain_who_lays_no_trap_lays_no_second_one() -> None:
    table = romeo().places(F=17).effect(Effect.VILLAIN)
    assert (table.villain_at, table.trap_left) == (17, 16)


@pytest.mark.rule("WR-R16-02")
@pytest.mark.parametrize("special", ["swamp", "crossroads", "level_crossing", "acme", "gas"])
def test_no_second_trap_on_a_special_tile_or_the_gas_station(special: str) -> None:
    table = romeo(**{special: [18]}).fate("log").effect(Effect.VILLAIN)
    assert (table.trap_at(17), table.trap_at(18), table.villain_at) == ("log", "none", 8)


@pytest.mark.rule("WR-R16-02")
def test_no_second_trap_on_another_trap_nor_on_the_finish() -> None:
    table = romeo().trap(18, "boulder").fate("log").effect(Effect.VILLAIN)
    assert (table.trap_at(17), table.trap_at(18), table.trap_left) == ("log", "boulder", 14)
    table = romeo(R=[24]).pile("R").villain(20).fate("log").effect(Effect.VILLAIN)
    assert (table.trap_at(24), table.traps_laid[25], table.trap_left) == ("log", 0, 15)


@pytest.mark.rule("WR-R16-02")
def test_second_trap_may_lie_on_the_grid() -> None:
    table = romeo().course(D=[17]).pile("R").villain(3).places(A=1, B=1, C=2, D=2, E=3, F=3).fate("log", "oil")
    assert table.effect(Effect.VILLAIN).trap_at(4) == "log"
    assert (table.trap_at(5), table.villain_at) == ("oil", 0)


@pytest.mark.rule("WR-R16-03")
@pytest.mark.parametrize("discards", [0, 1])
def test_second_trap_is_left_out_only_when_no_card_is_left(discards: int) -> None:
    table = romeo()
    table.trap_bag[:] = [0] * 5 + [1] + [0] * 4
    table.trap_left = 1
    table.trap_discard[2] = discards
    table.effect(Effect.VILLAIN)
    assert [table.trap_at(spot) for spot in (17, 18)] == ["log", "oil" if discards else "none"]
    assert table.villain_at == 8
