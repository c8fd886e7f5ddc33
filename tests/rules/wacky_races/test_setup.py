"""Set-up of players and decks (WR-SET)."""

from collections.abc import Iterator

import pytest

from carambolage.engine.game import SetupError
from carambolage.engine.twins.execution import blank_game, plain
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import CARS, Tile
from carambolage.games.wacky_races.state import State
from tests.games.wacky_races.scenario import LETTERS, TABLES, Scenario
from tests.rules.chance import assert_even
from tests.rules.wacky_races.lineup import quiet_race

SEEDS = range(600)
NUMBERS = range(1, 7)


def begun(players: int, seed: int, **options: str) -> State:
    """A fresh game, run to its first question."""
    g: State = blank_game(GAME, players, options)  # type: ignore[assignment]
    plain(GAME).begin(g, TABLES, seed)
    plain(GAME).settle(g, TABLES)
    return g


def dealt(players: int, seed: int, **options: str) -> State:
    """A fresh game with racers dealt at random, run to the first turn."""
    g = begun(players, seed, racer_choice="random", **options)
    assert g.ask == Question.TURN_ACTION
    return g


def choosers(g: State) -> Iterator[tuple[int, set[int]]]:
    """Who chooses a racer and among which; everybody takes the highest that is left."""
    while g.ask == Question.CHOOSE_RACER:
        cars = {action - Action.CHOOSE_RACER for action in g.offer[: g.offers]}
        yield g.seat, cars
        plain(GAME).answer(g, TABLES, g.seat, Action.CHOOSE_RACER + max(cars))


@pytest.mark.rule("WR-SET-01")
@pytest.mark.parametrize("players", NUMBERS)
def test_one_to_six_can_play(players: int) -> None:
    g = dealt(players, 1)
    assert g.seats == players
    assert [r.neutral for r in g.racers] == [0] * players + [1] * (6 - players)


@pytest.mark.rule("WR-SET-01")
@pytest.mark.parametrize("players", [0, 7])
def test_nobody_and_seven_cannot_play(players: int) -> None:
    with pytest.raises(SetupError):
        blank_game(GAME, players, {})


@pytest.mark.rule("WR-SET-02", "WR-SET-04")
@pytest.mark.parametrize("players", NUMBERS)
def test_each_player_takes_one_of_the_ten_racers_that_are_left(players: int) -> None:
    g = begun(players, 3)
    offered = [cars for _, cars in choosers(g)]
    assert offered == [set(range(10 - number)) for number in range(players)]
    assert len({r.car for r in g.racers}) == 6


@pytest.mark.rule("WR-SET-03")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", NUMBERS)
def test_players_choose_in_turn_order_from_the_first_player_on(players: int, seed: int) -> None:
    g = begun(players, seed)
    assert [seat for seat, _ in choosers(g)] == [(g.first + number) % players for number in range(players)]
    assert [g.racers[(g.first + number) % players].car for number in range(players)] == list(range(9, 9 - players, -1))


@pytest.mark.slow
@pytest.mark.rule("WR-SET-03")
def test_racers_are_dealt_uniformly_without_a_question() -> None:
    games = [dealt(2, seed) for seed in SEEDS]
    assert_even((g.racers[0].car for g in games), 10)
    assert_even((g.racers[1].car for g in games), 10)
    assert all(len({r.car for r in g.racers}) == 6 for g in games)


@pytest.mark.rule("WR-SET-05", "WR-SET-07")
@pytest.mark.parametrize("players", NUMBERS)
def test_players_have_four_powers_face_up_and_neutrals_neither_powers_nor_hand(players: int) -> None:
    g = dealt(players, 1)
    assert [r.ready for r in g.racers] == [15] * players + [0] * (6 - players)
    assert list(g.cards) == [3] * players + [0] * (6 - players)


@pytest.mark.rule("WR-SET-05")
def test_powers_are_face_up_again_in_the_next_race() -> None:
    table = quiet_race(2, season="spring").places(A=24, B=3, C=4, D=5, E=6, F=7).hand("A", "D").start_turn("A")
    assert table.races_run == 1
    assert [table.up("A"), table.up("B")] == ["1234", "1234"]


@pytest.mark.slow
@pytest.mark.rule("WR-SET-06")
@pytest.mark.parametrize("players", NUMBERS)
def test_neutrals_come_evenly_from_the_racers_not_chosen(players: int) -> None:
    games = []
    for seed in SEEDS:
        g = begun(players, seed)
        list(choosers(g))
        games.append(g)
    drawn = [{r.car for r in g.racers if r.neutral} for g in games]
    assert {len(cars) for cars in drawn} == {6 - players}
    if players < 6:
        assert_even((car for cars in drawn for car in cars), 10 - players)


@pytest.mark.rule("WR-SET-07")
def test_racers_not_taking_part_are_out_of_the_race() -> None:
    table = Scenario("pp", "rr")
    racing = {r.car for r in table.racers}
    assert len(racing) == 6
    assert {row[1] for row in table.told(Event.CHOSE_RACER)} == racing
    table.places(A=9, B=9, C=9, D=9, E=9, F=9).face_up("A", "2").hand("A", "DF").start_turn("A").choose("use 2")
    assert {said.split()[1] for said in table.offers} <= set("BCDEF")


@pytest.mark.rule("WR-SET-08")
def test_one_deck_of_sixty_four_cards_serves_all() -> None:
    g = dealt(4, 5)
    everywhere = [g.deck[card] + sum(hand[card] for hand in g.hand) for card in range(4)]
    assert everywhere == [16, 16, 16, 16]
    assert (g.deck_left, sum(g.deck), g.discarded) == (64 - 12, 64 - 12, 0)


@pytest.mark.slow
@pytest.mark.rule("WR-SET-08")
def test_deck_is_shuffled() -> None:
    hands = [Scenario("sb", "gt", seed=seed).told(Event.DREW) for seed in SEEDS]
    assert_even((drawn[0][3] for drawn in hands), 4)
    assert_even((drawn[5][3] for drawn in hands), 4)


@pytest.mark.rule("WR-SET-09")
@pytest.mark.parametrize("players", NUMBERS)
def test_three_cards_are_dealt_to_each_in_turn_order_and_only_he_sees_them(players: int) -> None:
    table = Scenario(*("sb", "gt", "pp", "rm", "pe", "as")[:players], seed=4)
    drawn = table.told(Event.DREW)
    assert [row[0] for row in drawn] == [seat for seat in range(players) for _ in range(3)]
    assert all(eyes == 1 << seat for seat, _, _, _, eyes in drawn)
    assert "".join(sorted(LETTERS[row[3]] for row in drawn[:3])) == table.cards("A")


@pytest.mark.rule("WR-SET-10")
def test_sixteen_traps_are_shuffled_and_nobody_has_seen_one() -> None:
    g = dealt(3, 2)
    assert g.trap_left == sum(g.trap_bag) == 16
    assert list(g.trap_bag) == [0, 2, 2, 2, 2, 2, 2, 2, 1, 1]
    assert g.trap_unders == 0
    assert set(g.seen) == {0}


@pytest.mark.slow
@pytest.mark.rule("WR-SET-10")
def test_top_trap_is_any_of_the_sixteen() -> None:
    tops = []
    for seed in SEEDS:
        table = Scenario("sb", "gt", seed=seed).places(A=6, B=6, C=5, D=4, E=3, F=2).villain(6).pile("D").course("D")
        tops.append(table.effect(Effect.VILLAIN).trap_at(7))
    assert "mud_puddle" in tops
    assert_even(("sleight_of_hand" if top == "mud_puddle" else top for top in tops), 8)


@pytest.mark.slow
@pytest.mark.rule("WR-SET-11")
@pytest.mark.parametrize("players", NUMBERS[1:])
def test_first_player_is_drawn_evenly(players: int) -> None:
    assert_even((begun(players, seed).first for seed in SEEDS), players)


@pytest.mark.rule("WR-SET-11")
@pytest.mark.parametrize("players", NUMBERS)
def test_first_player_can_be_the_first_seat(players: int) -> None:
    assert {begun(players, seed, first_player="seat_1").first for seed in range(30)} == {0}


@pytest.mark.rule("WR-SET-12")
def test_role_of_first_player_stays_for_the_whole_race() -> None:
    table = quiet_race(3).places(A=3, B=3, C=4, D=6, E=5, F=5)
    heard = len(table.events)
    table.first_seat = 1
    table.start_turn("B")
    while table.round_number < 4:
        table.act(table.offered[0])
    news = [(row[0], row[1]) for row in table.events[heard:] if row[0] in (Event.TURN_BEGINS, Event.NEUTRALS_MOVE)]
    turns = [(Event.TURN_BEGINS, seat) for seat in (1, 2, 0)]
    neutrals = (Event.NEUTRALS_MOVE, 1)
    assert news[:11] == [*turns, *turns, neutrals, *turns, neutrals]


@pytest.mark.rule("WR-SET-02", "WR-SET-03")
@pytest.mark.parametrize("players", [1, 3, 6])
def test_six_different_racers_of_all_take_part(players: int) -> None:
    drawn = [[racer.car for racer in dealt(players, seed).racers] for seed in range(30)]
    assert {len(set(cars)) for cars in drawn} == {6}
    assert {car for cars in drawn for car in cars} == set(range(CARS))


@pytest.mark.rule("WR-SET-13")
@pytest.mark.parametrize("players", NUMBERS)
def test_villain_starts_on_space_00(players: int) -> None:
    g = dealt(players, 1)
    assert (g.villain, g.villain_out) == (0, 0)
    assert g.tile[g.villain] == Tile.SPACE_00


@pytest.mark.rule("WR-SET-14")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("players", NUMBERS)
def test_players_line_up_clockwise_from_the_first_player_at_the_rear(players: int, seed: int) -> None:
    g = dealt(players, seed)
    assert [g.racers[(g.first + number) % players].place for number in range(players)] == list(range(1, players + 1))
    assert list(g.standing[:8]) == [0, 1, 1, 1, 1, 1, 1, 0]


@pytest.mark.slow
@pytest.mark.rule("WR-SET-15")
@pytest.mark.parametrize("players", [3, 4])
def test_neutrals_fill_the_grid_ahead_of_the_players_in_random_order(players: int) -> None:
    orders = [tuple(r.place for r in dealt(players, seed).racers[players:]) for seed in SEEDS]
    assert all(sorted(order) == list(range(players + 1, 7)) for order in orders)
    assert_even(orders, {3: 6, 4: 2}[players])


@pytest.mark.rule("WR-SET-16")
@pytest.mark.parametrize(("on_two", "place"), [(1, 2), (2, 3)])
def test_grid_terrain_has_two_spaces_once_the_race_has_started(on_two: int, place: int) -> None:
    table = quiet_race().places(A=1, B=2, C=2 if on_two == 2 else 9, D=10, E=10, F=11).hand("A", "D").start_turn("A")
    assert table.place("A") == place


@pytest.mark.rule("WR-SET-16", "WR-SET-17")
@pytest.mark.parametrize("spot", range(1, 7))
def test_grid_terrains_match_like_tiles(spot: int) -> None:
    expected = {1: "DFPR", 2: "DFPR", 3: "P", 4: "R", 5: "D", 6: "F"}[spot]
    table = quiet_race().places(A=spot, B=20, C=20, D=21, E=21, F=22).hand("A", "DFPR").face_up("A", "2")
    table.start_turn("A")
    table.turn_played = 1
    plain(GAME).list_offers(table.g, TABLES, 0)
    assert table.offers == {f"play {card}" for card in expected} | {"use 2", "end"}


@pytest.mark.rule("WR-SET-11")
def test_nobody_is_active_while_racers_are_chosen() -> None:
    table = Scenario(players=3)
    assert (table.asked, table.active) == ("A", -1)
