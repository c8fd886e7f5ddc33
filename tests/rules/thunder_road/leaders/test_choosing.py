"""Leaders in the set-up (TR-CRW-01 to 09, TR-CRW-18, TR-CRW-215, TR-CRW-216)."""

from itertools import combinations

import pytest

from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import LEADER_KINDS, Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.pack_reading.leaders import LEADERS
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even

NO_BIG = {"big_rig": False, "final_five": False}


def dealt(players: int, seed: int = 1, **options: object) -> Scenario:
    """A real beginning, up to the choice of leaders."""
    given = {"crew_choice": "random", "leaders": True, "carnage": False, **NO_BIG, **options}
    return Scenario.from_the_box(players, seed, **given).settle()


def boards_of(table: Scenario, crew: int) -> list[int]:
    """The leaders that a crew was dealt."""
    return [number - 1 for number in table.team(crew).dealt if number]


def choose_first(table: Scenario) -> Scenario:
    """Everybody takes the first of the two."""
    while table.asked == "choose_leader":
        table.act(table.offered[0])
    return table


@pytest.mark.rule("TR-CRW-01", "TR-CRD-48")
def test_leaders_come_after_crews_and_before_upgrades_and_the_first_roll() -> None:
    table = dealt(3, upgrades=True, one_shots=True)
    assert table.asked == "choose_leader"
    assert all(c.kind >= 0 for c in table.teams[:3])
    assert all(c.one_shot == 0 and not any(c.dice) for c in table.teams)
    choose_first(table)
    assert table.asked == "draft_upgrade"
    assert all(c.leader > 0 for c in table.teams[:3])


@pytest.mark.rule("TR-CRW-02")
def test_two_different_boards_each_and_none_twice() -> None:
    for seed in range(20):
        table = dealt(4, seed)
        boards = [board for crew in range(4) for board in boards_of(table, crew)]
        assert len(boards) == len(set(boards)) == 8


@pytest.mark.slow
@pytest.mark.rule("TR-CRW-02")
def test_every_board_is_dealt_equally_often() -> None:
    assert_even((board for seed in range(300) for board in boards_of(dealt(2, seed), 0)), LEADER_KINDS)


@pytest.mark.rule("TR-CRW-03", "TR-CRD-47", "TR-CRD-45")
def test_all_choose_at_once_and_are_shown_together() -> None:
    table = dealt(3)
    assert table.asked_seats == 0b111
    second = [boards_of(table, crew)[1] for crew in range(3)]
    for crew in range(3):
        assert all(c.leader == 0 for c in table.teams)
        assert "leader_chosen" not in table.story()
        assert table.asked_seat == crew
        table.act(Action.LEADER + second[crew])
    assert [c.leader - 1 for c in table.teams[:3]] == second
    assert table.told("leader_chosen") == [(crew, second[crew], 0) for crew in range(3)]
    assert all(not any(c.dealt) and c.chosen == 0 for c in table.teams)


@pytest.mark.rule("TR-CRD-47")
def test_choices_do_not_depend_on_who_answers_first() -> None:
    orders = ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    ends = []
    for order in orders:
        table = dealt(3, 4)
        for seat in order:
            table.twin.list_offers(table.g, table.t, seat)
            table.twin.accept(table.g, table.t, seat, table.offered[seat % 2])
        ends.append([c.leader for c in table.settle().teams])
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.rule("TR-CRW-04", "TR-HOK-01")
def test_a_leader_board_replaces_the_standard_one() -> None:
    table = Scenario("blue", "green").leader("blue", "bumpo", tokens=0).put({"blue small": (2, 5)})
    table.damage("blue medium", "dent").put({"blue medium": (4, 5)})
    table.dice("blue", 1, 3, 6).turn("blue").assign(1, "small")
    assert table.offers == {
        "decline",
        "command 3 airstrike",
        "command 6 airstrike",
        "command 3 ricochet",
        "command 6 repair",
    }


@pytest.mark.rule("TR-CRW-04")
def test_a_bonus_command_is_added_to_a_leader_board() -> None:
    table = Scenario("blue", "green").leader("blue", "bumpo", tokens=0).bonus("blue", "afterburner")
    table.dice("blue", 1, 5).turn("blue").assign(1, "small")
    assert "command 5 afterburner" in table.offers


@pytest.mark.rule("TR-CRW-05", "TR-TOK-01")
def test_as_many_tokens_as_stars() -> None:
    table = choose_first(dealt(4))
    taken = [table.t.stars[c.leader - 1] for c in table.teams[:4]]
    assert [c.tokens for c in table.teams[:4]] == taken
    assert table.token_supply == 15 - sum(taken)
    other = table.seen_by("")
    assert [c.tokens for c in other.crews[:4]] == taken


@pytest.mark.rule("TR-CRW-06")
def test_four_leaders_never_need_more_than_the_supply() -> None:
    stars = Scenario("blue", "green").t.stars
    assert max(sum(four) for four in combinations(stars, 4)) == 15


@pytest.mark.rule("TR-CRW-06")
def test_example_3_the_whole_supply_is_used() -> None:
    """Ms. Betty, Madame Boubreaux, Machine Gun Joe and Abigail take 15; what is spent stays in the supply."""
    table = Scenario("blue", "green", "orange", "white")
    names = {"blue": "ms_betty", "green": "madame_boubreaux", "orange": "machine_gun_joe", "white": "abigail"}
    for crew, name in names.items():
        table.leader(crew, name)
    assert sum(c.tokens for c in table.teams) == 15
    table.team(0).tokens -= 1
    table.team(3).tokens -= 1
    table.team(0).tokens_out = table.team(3).tokens_out = 1
    table.effect(Effect.ROUND_OVER)
    assert table.token_supply == 2
    assert [c.tokens for c in table.teams[:4]] == [2, 5, 4, 2]


@pytest.mark.rule("TR-CRW-07")
def test_without_leaders_the_standard_board_and_no_tokens() -> None:
    table = Scenario("blue", "green").put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 1, 2, 4, 6).turn("blue").assign(1, "medium")
    assert table.offers == {
        "decline",
        *(f"command {value} airstrike" for value in (2, 4, 6)),
        "command 2 nitro",
        "command 4 drift",
        "command 6 repair",
    }
    assert table.team(0).tokens == 0


@pytest.mark.rule("TR-CRW-08", "TR-CRD-49")
def test_two_crews_of_one_player_have_a_leader_each() -> None:
    table = choose_first(dealt(2, big_team=True))
    leaders = [c.leader for c in table.teams[:4]]
    assert all(leaders)
    assert len(set(leaders)) == 4
    assert [c.tokens for c in table.teams[:4]] == [table.t.stars[number - 1] for number in leaders]


@pytest.mark.rule("TR-CRD-02", "TR-CRD-05")
def test_only_car_crews_get_leaders_tokens_and_upgrades() -> None:
    options = {"leaders": True, "upgrades": True}
    table = Scenario.from_the_box(3, 1, **options).settle().choose("crew blue", "crew big_rig", "crew final_five")
    assert (table.asked, table.asked_seats) == ("choose_leader", 0b001)
    while table.asked in ("choose_leader", "draft_upgrade", "assign_upgrades"):
        table.act(table.offered[0])
    assert [c.leader != 0 for c in table.teams[:3]] == [True, False, False]
    assert [c.tokens != 0 for c in table.teams[:3]] == [True, False, False]
    assert [v.upgrade != 0 for v in table.pieces[:15]] == [True] * 3 + [False] * 12


@pytest.mark.rule("TR-CRW-09")
def test_a_board_has_a_power_and_four_commands() -> None:
    t = Scenario("blue", "green").t
    for board in range(LEADER_KINDS):
        assert all(made >= 0 for made in t.command[board][:4])
        assert t.command[board][4] == -1
        for slot in range(4):
            low, high = t.low[board][slot], t.high[board][slot]
            assert (low, high) == (0, 0) or 1 <= low <= high <= 6


@pytest.mark.rule("TR-CRW-18")
@pytest.mark.parametrize(
    ("option", "carnage", "there"), [("use_fire", False, 1), ("remove", True, 1), ("remove", False, 0)]
)
def test_em_berco_stays_in_the_box_only_by_the_option_and_without_carnage(
    option: str, carnage: bool, there: int
) -> None:
    found = set()
    for seed in range(60):
        table = dealt(4, seed, em_berco_without_carnage=option, carnage=carnage)
        found |= {board for crew in range(4) for board in boards_of(table, crew)}
    assert (Leader.EM_BERCO in found) == there
    assert len(found) == LEADER_KINDS - 1 + there


@pytest.mark.rule("TR-CRW-215", "TR-CRW-216")
def test_one_firestarter_and_no_proud_mary() -> None:
    assert len(LEADERS) == 11
    assert [name for name in LEADERS if "berco" in name or "bran" in name] == ["em_berco"]
    assert not [name for name in LEADERS if "mary" in name]
