"""Bonus commands: deal, need, rounds (TR-BON-01 to 06, TR-BON-09)."""

from typing import Any

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from tests.games.thunder_road.scenario import Scenario
from tests.rules.chance import assert_even
from tests.rules.thunder_road.extra_ammo.orders import NEEDS, order, with_bonus
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.slow
@pytest.mark.rule("TR-BON-01", "TR-BON-09")
def test_every_crew_but_the_rig_gets_one_of_six_cards_open_to_all() -> None:
    found = []
    for seed in range(150):
        table = Scenario.from_the_box(6, seed=seed, bonus_commands=True, crew_choice="random").settle()
        dealt = {c.kind: c.bonus - 1 for c in table.teams}
        assert dealt.pop(4) == -1
        assert len(set(dealt.values())) == 5
        assert [b for _, b, _ in table.told("bonus_command_dealt")] == [c.bonus - 1 for c in table.teams if c.kind != 4]
        found += list(dealt.values())
    assert_even(found, 6)


@pytest.mark.rule("TR-BON-01")
def test_by_the_option_a_bonus_command_is_hidden_until_first_used() -> None:
    table = Scenario.from_the_box(3, big_rig=False, bonus_commands=True, bonus_commands_public=False).settle()
    table.choose("crew blue", "crew green", "crew orange")
    assert [row[3] for row in table.events if row[0] == Event.BONUS_COMMAND_DEALT] == [0, 0, 0]
    assert [c.bonus_seen for c in table.teams[:3]] == [0, 0, 0]
    table = with_bonus("afterburner")
    table.team(0).bonus_seen = 0
    assert order(table, "afterburner", 5).team(0).bonus_seen == 1


@pytest.mark.rule("TR-BON-01", "TR-BON-09")
def test_bonus_commands_are_told_to_all_or_by_the_option_to_their_owners() -> None:
    box: dict[str, Any] = {"crew_choice": "random", "big_rig": False, "bonus_commands": True}
    table = Scenario.from_the_box(3, **box).settle()
    cards = [crew.bonus - 1 for crew in table.teams[:3]]
    assert table.told("bonus_command_dealt") == [(crew, cards[crew], 0) for crew in range(3)]
    assert [crew.bonus_seen for crew in table.teams[:3]] == [1, 1, 1]
    for seed in range(12):
        crews = Scenario.from_the_box(5, seed=seed, **box).settle().teams[:5]
        assert len({crew.bonus for crew in crews}) == 5
    table = Scenario.from_the_box(3, bonus_commands_public=False, **box).settle()
    cards = [crew.bonus - 1 for crew in table.teams[:3]]
    assert table.whispered("bonus_command_dealt") == [((crew, 0, 0), cards[crew], 1 << crew) for crew in range(3)]


@pytest.mark.rule("TR-BON-02", "TR-BON-03")
@pytest.mark.parametrize("name", NEEDS)
def test_the_card_takes_the_command_die_that_meets_its_need(name: str) -> None:
    table = with_bonus(name).damage("blue medium", "dent").chopper("green", (5, 20))
    table.dice("blue", 1, 2, 3, 4, 5, 6).turn("blue").assign(1, "medium")
    found = {int(said.split()[1]) for said in table.offers if said.endswith(name)}
    assert found == NEEDS[name] - {1}


@pytest.mark.rule("TR-BON-03")
def test_one_command_die_per_round_and_none_on_a_coast() -> None:
    table = order(with_bonus("afterburner").put({"blue large": (4, 3)}), "afterburner", 5)
    table.dice("blue", 1, 5).turn("blue").assign(1, "large")
    assert table.asked == "step"
    table = with_bonus("afterburner").lose("blue small", "blue large").moved("blue medium").dice("blue", 1, 5)
    assert table.turn("blue").choose("assign 1 medium").asked == "step"


@pytest.mark.rule("TR-BON-04", "TR-BON-06")
def test_the_card_is_used_in_every_round_and_holds_its_die_to_the_end() -> None:
    table = order(with_bonus("afterburner"), "afterburner", 5)
    assert table.team(0).held == 1 << 4
    table = sandy("blue", "green").bonus("blue", "spike_strip").put({"blue medium": (2, 3)})
    for _ in range(2):
        table.round("blue")
        table.team(0).dice[:] = [1, 1, 2, 2, 0, 0]
        table.stop().turn("blue").assign(1, "medium").command("spike_strip", 2)
        assert table.team(0).held == 1 << 4
        table.step("F").decline().effect(Effect.ROUND_OVER)
    assert table.team(0).bonus == 1


@pytest.mark.rule("TR-BON-05")
def test_of_the_final_five_the_bike_that_moves_in_that_turn_is_the_active_one() -> None:
    table = sandy("final_five", "green", "orange").put({f"bike {n}": (n, 4) for n in range(1, 6)})
    table.bonus("final_five", "afterburner").dice("final_five", 1, 1, 5, 5).turn("final_five")
    table.choose("assign 1 3", "command 5 afterburner")
    assert (table.where("bike 3"), table.where("bike 1"), table.asked) == ((3, 8), (1, 4), "")
