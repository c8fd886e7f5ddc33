"""Set-up (TR-SET): crews, tiles, tokens, the first player."""

import pytest

import carambolage
from carambolage.games.thunder_road.names.things import VehicleKind
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.table import PRINTED
from tests.rules.chance import assert_even

CREWS = ("blue", "green", "orange", "white", "big_rig", "final_five")
SEEDS = range(400)


def seated(players: int, seed: int = 1, **options: object) -> Scenario:
    """A game whose players take the crews in the order of CREWS, up to the first turn."""
    table = Scenario.from_the_box(players, seed, **{"carnage": False, **options}).settle()
    while table.asked == "choose_crew":
        table.choose(next(f"crew {name}" for name in CREWS if f"crew {name}" in table.offers))
    return table


def drawn(seed: int, **options: object) -> Scenario:
    """A game with drawn crews, up to the first turn."""
    return Scenario.from_the_box(3, seed, **{"crew_choice": "random", **options}).settle()


def tokens_on_tile(table: Scenario, slot: int) -> int:
    """The hazard tokens on one of the three tiles."""
    return sum(kind >= 0 for kind in table.tokens_laid[48 * slot : 48 * slot + 48])


@pytest.mark.rule("TR-SET-01")
def test_every_crew_exists_once_and_anybody_may_take_any() -> None:
    table = Scenario.from_the_box(6, carnage=False).settle()
    for number, name in enumerate(reversed(CREWS[1:])):
        assert table.asked == "choose_crew"
        assert table.asked_seat == number
        assert table.offers == {f"crew {left}" for left in CREWS[: 6 - number]}
        table.choose(f"crew {name}")
    assert [c.kind for c in table.teams] == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("TR-SET-01")
@pytest.mark.parametrize(("option", "name"), [("big_rig", "big_rig"), ("final_five", "final_five")])
def test_crews_of_other_boxes_stay_there(option: str, name: str) -> None:
    table = Scenario.from_the_box(2, **{option: False}).settle()
    assert table.offers == {f"crew {other}" for other in CREWS if other != name}


@pytest.mark.rule("TR-SET-02", "TR-SET-03")
def test_crews_have_their_vehicles_choppers_and_dice() -> None:
    table = seated(6)
    kinds = [[v.kind for v in table.pieces[5 * n : 5 * n + 5] if v.size] for n in range(6)]
    sizes = [[v.size for v in table.pieces[5 * n : 5 * n + 5] if v.size] for n in range(6)]
    assert kinds == [
        *[[VehicleKind.CAR] * 3] * 4,
        [VehicleKind.TRUCK, VehicleKind.SECTION, VehicleKind.SECTION],
        [VehicleKind.BIKE] * 5,
    ]
    assert sizes == [*[[1, 2, 3]] * 4, [3, 3, 3], [1] * 5]
    assert [len(table.dice_of(name)) for name in CREWS] == [4, 4, 4, 4, 4, 6]
    assert [c.running for c in table.teams] == [3, 3, 3, 3, 1, 5]
    assert {table.chopper_of(name) for name in CREWS} == {"off"}


@pytest.mark.rule("TR-SET-03")
def test_the_rig_rolls_one_to_three_and_the_others_one_to_six() -> None:
    tables = [seated(6, seed) for seed in range(60)]
    assert {die for table in tables for die in table.dice_of("big_rig")} == {1, 2, 3}
    assert {die for table in tables for die in table.dice_of("final_five")} == set(range(1, 7))
    assert {die for table in tables for die in table.dice_of("blue")} == set(range(1, 7))


@pytest.mark.rule("TR-SET-12")
def test_all_vehicles_start_in_the_start_area() -> None:
    table = seated(6)
    assert {v.space for v in table.pieces if v.size} == {-1}
    assert all(v < 0 for v in table.vehicles_at)
    assert all(v < 0 for v in table.choppers_over)


@pytest.mark.rule("TR-SET-04")
@pytest.mark.parametrize(("side", "number"), [("1a", 0), ("1b", 1)])
def test_rear_tile_is_the_chosen_side_of_tile_one(side: str, number: int) -> None:
    assert {drawn(seed, start_tile=side).sides[0] for seed in range(20)} == {number}


@pytest.mark.slow
@pytest.mark.rule("TR-SET-04")
def test_start_side_is_even_chance_by_default() -> None:
    assert_even((drawn(seed).sides[0] for seed in SEEDS), 2)


@pytest.mark.rule("TR-SET-04", "TR-DEC-01")
@pytest.mark.parametrize(("votes", "number"), [("aab", 0), ("abb", 1), ("bab", 1), ("aaa", 0)])
def test_the_group_may_choose_the_start_side_by_majority_before_the_crews(votes: str, number: int) -> None:
    table = Scenario.from_the_box(len(votes), start_tile="vote").settle()
    for seat, vote in enumerate(votes):
        assert (table.asked, table.asked_seat, table.offers) == ("start_tile", seat, {"start 0", "start 1"})
        table.choose(f"start {int(vote == 'b')}")
    assert table.asked == "choose_crew"
    assert table.told("start_tile") == [(number, votes.count("a"), votes.count("b"))]
    while table.asked == "choose_crew":
        table.act(table.offered[0])
    assert table.sides[0] == number
    assert tokens_on_tile(table, 0) == 5


@pytest.mark.rule("TR-SET-04", "TR-OUT-06")
def test_who_has_left_has_no_voice_on_the_start_side() -> None:
    match = carambolage.new("thunder_road", 3, 1, {"start_tile": "vote"})
    match.leave(1)
    match.play(0, match.offers(0)[0])
    assert match.asked == (2,)
    assert len(match.offers(2)) == 2


@pytest.mark.slow
@pytest.mark.rule("TR-SET-04")
def test_a_tie_for_the_start_side_is_drawn() -> None:
    def tied(seed: int) -> int:
        table = Scenario.from_the_box(2, seed, start_tile="vote").settle().choose("start 1", "start 0")
        side: int = table.told("start_tile")[0][0]
        return side

    assert_even((tied(seed) for seed in SEEDS), 2)


@pytest.mark.slow
@pytest.mark.rule("TR-SET-05", "TR-SET-06", "TR-SET-07")
@pytest.mark.parametrize(("carnage", "sides"), [(False, range(2, 10)), (True, range(2, 20))])
def test_middle_and_lead_tile_are_any_two_of_the_others_with_any_side(carnage: bool, sides: range) -> None:
    tables = [drawn(seed, carnage=carnage) for seed in SEEDS]
    for slot in (1, 2):
        assert {table.sides[slot] for table in tables} <= set(sides)
        assert_even((table.sides[slot] for table in tables), len(sides))
    assert all(table.sides[1] // 2 != table.sides[2] // 2 for table in tables)
    g = tables[0].g
    left = {tile for tile in range(10) if g.unseen_tiles >> tile & 1}
    assert left == {side // 2 for side in sides} - {g.sides[1] // 2, g.sides[2] // 2}
    assert g.queued == 0


@pytest.mark.rule("TR-SET-07", "TR-SET-08", "TR-SET-11")
@pytest.mark.parametrize(("carnage", "hazards", "damages"), [(False, 26, 20), (True, 48, 30)])
def test_all_tokens_are_mixed_and_the_tokens_laid_leave_the_pile(carnage: bool, hazards: int, damages: int) -> None:
    table = drawn(5, carnage=carnage)
    on_board = [kind for kind in table.tokens_laid if kind >= 0]
    for kind, left in enumerate(table.hazards):
        assert left + on_board.count(kind) == PRINTED.hazards[0][kind] + carnage * PRINTED.hazards[1][kind]
    assert table.hazards_left == sum(table.hazards) == hazards - len(on_board)
    assert table.hazards_discarded == sum(table.hazard_discard) == 0
    assert table.damages_left == sum(table.damages) == damages
    assert list(table.damages) == [PRINTED.damages[0][n] + carnage * PRINTED.damages[1][n] for n in range(12)]


@pytest.mark.rule("TR-SET-08")
def test_every_hazard_space_of_middle_and_lead_tile_has_a_facedown_token() -> None:
    table = drawn(7)
    for slot in (1, 2):
        symbols = [spot > 0 for spot in PRINTED.spots[table.sides[slot]]]
        assert [kind >= 0 for kind in table.tokens_laid[48 * slot : 48 * slot + 48]] == symbols
        assert any(symbols)
    assert set(table.token_eyes) == {0}


@pytest.mark.slow
@pytest.mark.rule("TR-SET-08")
def test_any_hazard_can_lie_anywhere() -> None:
    kinds = [next(kind for kind in drawn(seed, carnage=False).tokens_laid[96:] if kind >= 0) for seed in range(800)]
    assert_even((kind if kind < 3 else 3 for kind in kinds if kind < 3), 3)
    assert_even((kind for kind in kinds if kind > 2), 2)


@pytest.mark.rule("TR-SET-09", "TR-SET-10", "TR-EX-40")
@pytest.mark.parametrize("side", ["1a", "1b"])
@pytest.mark.parametrize("players", range(2, 7))
def test_start_tile_has_fewer_tokens_for_more_players(side: str, players: int) -> None:
    table = seated(players, start_tile=side)
    expected = {"1a": {2: 7, 3: 5, 4: 4, 5: 3, 6: 2}, "1b": {2: 6, 3: 5, 4: 4, 5: 3, 6: 2}}
    assert tokens_on_tile(table, 0) == expected[side][players]


@pytest.mark.rule("TR-SET-10")
def test_big_team_counts_as_four_players() -> None:
    assert tokens_on_tile(seated(2, big_team=True, start_tile="1a"), 0) == 4


@pytest.mark.rule("TR-FRT-07", "TR-EX-40")
@pytest.mark.parametrize("out", [False, True])
def test_tile_one_comes_back_with_all_its_hazards(out: bool) -> None:
    table = Scenario("blue", "green", "orange", tiles=("4a", "2a", "3a", "1b", "5a")).put({"blue small": (2, 23)})
    if out:
        table.team(1).out = 1
    table.shove("blue small", "F")
    assert table.sides[0] == 1
    assert tokens_on_tile(table, 0) == 6


@pytest.mark.rule("TR-SET-17")
@pytest.mark.parametrize(("carnage", "cards"), [(False, 0), (True, 21)])
def test_effect_cards_lie_ready_with_carnage(carnage: bool, cards: int) -> None:
    table = drawn(3, carnage=carnage)
    assert (table.ongoing_deck.bit_count(), table.ongoing_discard) == (cards, 0)


@pytest.mark.rule("TR-SET-18")
def test_rig_and_bikes_have_no_leader_upgrade_or_german_cards() -> None:
    table = Scenario.from_the_box(2, leaders=True, upgrades=True, german_engineering="all").settle()
    table.choose("crew big_rig", "crew final_five")
    assert table.asked in ("rig_steering", "bike_assign")
    assert [(c.leader, c.tokens, c.german, c.hand) for c in table.teams[:2]] == [(0, 0, 0, 0)] * 2
    assert {v.upgrade for v in table.pieces} == {0}
    assert [len(table.dice_of(name)) for name in ("big_rig", "final_five")].count(0) == 0
