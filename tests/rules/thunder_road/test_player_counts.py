"""Player counts and crews (TR-PLC)."""

import pytest

from carambolage.games.thunder_road.names.things import CrewKind
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even

BOTH = {"big_rig": True, "final_five": True}


@pytest.mark.rule("TR-PLC-02", "TR-SET-01")
def test_six_players_have_every_crew_once() -> None:
    table = Scenario("blue", "green", "orange", "white", "big_rig", "final_five", **BOTH)
    assert sorted(c.kind for c in table.teams) == list(range(6))
    assert [c.seat for c in table.teams] == list(range(6))
    assert all(c.running == {CrewKind.BIG_RIG: 1, CrewKind.FINAL_FIVE: 5}.get(c.kind, 3) for c in table.teams)


@pytest.mark.rule("TR-PLC-03", "TR-FRT-20", "TR-FRT-21")
@pytest.mark.parametrize(("players", "final"), [(2, 1), (3, 0), (4, 0)])
def test_only_two_players_have_a_last_tile_from_the_start(players: int, final: int) -> None:
    table = Scenario(*("blue", "green", "orange", "white")[:players])
    for _ in range(2):
        table.put({"blue small": (3, 23)}).shove("blue small", "F")
    assert (table.tile_number, table.final) == (5, final)


@pytest.mark.rule("TR-PLC-04")
@pytest.mark.parametrize("players", range(2, 7))
def test_big_rig_and_final_five_may_be_used_at_any_count(players: int) -> None:
    table = Scenario.from_the_box(players, crew_choice="free", **BOTH).settle()
    for name in ("big_rig", "final_five"):
        assert f"crew {name}" in table.offers
        table.choose(f"crew {name}")
    assert [c.kind for c in table.teams[:2]] == [CrewKind.BIG_RIG, CrewKind.FINAL_FIVE]


@pytest.mark.rule("TR-PLC-05")
def test_by_free_choice_in_seat_order_without_duplicates() -> None:
    table = Scenario.from_the_box(3, crew_choice="free", **BOTH).settle()
    every = {f"crew {name}" for name in ("blue", "green", "orange", "white", "big_rig", "final_five")}
    for seat, name in enumerate(("orange", "big_rig", "blue")):
        assert (table.asked, table.asked_seat, table.offers) == ("choose_crew", seat, every)
        table.choose(f"crew {name}")
        every.discard(f"crew {name}")
    assert [c.kind for c in table.teams[:3]] == [CrewKind.ORANGE, CrewKind.BIG_RIG, CrewKind.BLUE]


@pytest.mark.rule("TR-PLC-05")
def test_at_random_every_crew_is_as_likely() -> None:
    found = []
    for seed in range(1, 121):
        table = Scenario.from_the_box(2, seed=seed, crew_choice="random", carnage=False, **BOTH).settle()
        dealt = [c.kind for c in table.teams[:2]]
        assert len(set(dealt)) == 2
        found += dealt
    assert_even(found, 6)
