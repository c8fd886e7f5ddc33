"""Harms: whom the way of a car harms for certain, with how many cards, and what that may do."""

import pytest

from carambolage.games.wreckage.text.previews import Danger
from tests.games.wreckage.scenario import Scenario
from tests.games.wreckage.speaking import previews, say


def at_the_wheel(table: Scenario, phase: int = 1) -> Scenario:
    """The player of car A, who has given up his card, decides how he drives."""
    table.plan(A=("turn_left", "turn_left")).action("A", phase)
    return table.choose("decline")


def dangers(table: Scenario, answer: str = "travel") -> list[Danger]:
    return list(previews(table)[answer].shown.dangers)  # type: ignore[union-attr]


def cards(table: Scenario, answer: str = "travel") -> dict[int, int]:
    """For each seat how many cards are foretold."""
    return {danger.seat: danger.cards for danger in dangers(table, answer)}


def lines(table: Scenario, lang: str = "en") -> list[tuple[str, int, int]]:
    """The odds of driving on, in words and in cases."""
    return [(say(odds.what, lang), odds.cases, odds.of) for odds in previews(table)["travel"].odds]


@pytest.mark.rule("WK-OBS-04", "WK-DEC-23")
@pytest.mark.parametrize("phase", [1, 2])
def test_a_pump_is_the_end_whatever_protects_the_car(phase: int) -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=2).obstacle("fuel_pump", 1800, 0)
    at_the_wheel(table.equip("A", "ram"), phase)
    assert dangers(table) == [Danger(0, 0, 0, 100, 0, 0)]
    assert lines(table) == [("Player 1 is wrecked", 1, 1)]
    assert dangers(table, "hold") == []


@pytest.mark.rule("WK-OBS-04", "WK-EX-41", "WK-DEC-23")
def test_a_bystander_of_a_pump_draws_and_the_striker_is_wrecked() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(1936, 400, 36)).speeds(A=3)
    at_the_wheel(table.obstacle("fuel_pump", 2000, -300, 36))
    assert [(danger.seat, danger.cards, danger.wreck) for danger in dangers(table)] == [(0, 0, 100), (1, 3, 1)]


@pytest.mark.rule("WK-OBS-05", "WK-OBS-06", "WK-EX-22", "WK-DEC-23")
def test_burning_tyres_and_the_chance_of_fire() -> None:
    """Of 12 headings 5 face the tyres: then one card, of which 27 of 40 have points, and fire."""
    table = at_the_wheel(
        Scenario("pick_up", "sedan").put(A=(-2000, 0, 0)).speeds(A=2).obstacle("burning_tyres", 882, 0)
    )
    assert dangers(table) == [Danger(0, 1, 28, 0, 4, 42)]
    assert lines(table) == [
        ("Player 1 is hit (1 damage card, 0.4 hits on average)", 9, 32),
        ("Player 1 catches fire", 5, 12),
    ]
    assert lines(table, "fr")[-1][0] == "Voiture en feu : Joueur 1"


@pytest.mark.rule("WK-OBS-06", "WK-OBS-21", "WK-OBS-22", "WK-DEC-23")
@pytest.mark.parametrize(
    ("speed", "spun", "burning", "always", "foretold"),
    [
        (2, 1, 0, "if_facing", (1, 100)),
        (-2, 1, 0, "if_facing", None),
        (-2, 1, 0, "always", (0, 100)),
        (2, 1, 1, "always", (1, 0)),
    ],
)
def test_fire_is_certain_or_not_for_a_car_that_has_spun(
    speed: int, spun: int, burning: int, always: str, foretold: tuple[int, int] | None
) -> None:
    table = Scenario("pick_up", "sedan", tyre_fire=always).put(A=(0, 0, 0)).speeds(A=speed)
    table.car("A").spun, table.car("A").burning = spun, burning
    at_the_wheel(table.obstacle("burning_tyres", 1800 if speed > 0 else -1800, 0))
    found = [(danger.cards, danger.burn) for danger in dangers(table)]
    assert found == ([] if foretold is None else [foretold])


@pytest.mark.rule("WK-OBS-10", "WK-OBS-11", "WK-DEC-23")
def test_pushing_a_wreck_freely_costs_as_many_cards_as_the_speed() -> None:
    table = at_the_wheel(Scenario("pick_up", "sedan").put(A=(0, 0, 0)).speeds(A=2).obstacle("wreck", 1400, 0))
    assert cards(table) == {0: 2}
    assert previews(table)["travel"].shown.contact is None  # type: ignore[union-attr]
    table.choose("travel")
    assert len(table.drawn("A")) == 2


@pytest.mark.rule("WK-OBS-10", "WK-OBS-19", "WK-DEC-23")
@pytest.mark.parametrize(("paid", "foretold"), [(0, {0: 3, 1: 3}), (1, {1: 3})])
def test_a_pusher_pays_once_in_an_action(paid: int, foretold: dict[int, int]) -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(3000, 0, 36)).speeds(A=3).obstacle("wreck", 1400, 0)
    at_the_wheel(table).g.act.push_paid = paid
    assert cards(table) == foretold


@pytest.mark.rule("WK-OBS-14", "WK-OBS-16", "WK-DEC-23")
def test_barrels_thrown_into_a_car() -> None:
    table = Scenario("pick_up", "sedan").put(A=(0, 0, 0), B=(2600, 0, 36)).speeds(A=1)
    at_the_wheel(table.obstacle("burning_barrels", 1400, 0).obstacle("burning_barrels", 6000, 6000))
    assert cards(table) == {1: 2}
    assert lines(table)[0][0] == "Player 2 is hit (2 damage cards, 2.1 hits on average)"
    table.choose("travel")
    assert len(table.drawn("B")) == 2


@pytest.mark.rule("WK-EQU-09", "WK-EQU-16", "WK-DEC-23")
def test_mines_that_do_not_stop_a_car_cost_a_card_each() -> None:
    table = Scenario("pick_up", "sedan", mine_hit="blast").put(A=(0, 0, 0)).speeds(A=3).mine(1400, 0).mine(2400, 0)
    at_the_wheel(table)
    assert cards(table) == {0: 2}
    assert dangers(table, "hold") == []
    table.choose("travel")
    assert len(table.drawn("A")) == 2


@pytest.mark.rule("WK-EQU-16", "WK-COL-10", "WK-DEC-23")
def test_mines_before_a_collision_are_added_to_it() -> None:
    table = Scenario("pick_up", "sedan", mine_hit="blast").put(A=(0, 0, 0), B=(2600, 0, 36)).speeds(A=3).mine(1400, 0)
    at_the_wheel(table)
    assert cards(table) == {0: 4, 1: 3}
    table.choose("travel")
    assert len(table.drawn("A")) == 4


@pytest.mark.rule("WK-EQU-16", "WK-DEC-23")
def test_a_card_owed_for_a_mine_of_the_turn_is_foretold_until_it_is_drawn() -> None:
    table = Scenario("pick_up", "sedan", mine_hit="blast").put(A=(0, 0, 0), B=(1500, 0, 36)).speeds(A=1)
    table.equip("A", "machine_gun").plan(A=("turn_left", "turn_left")).action("A").g.act.blasts = 1
    assert cards(table, "decline") == {0: 1}
    table.choose("decline")
    assert cards(table, "hold") == {0: 1}
    table.fate("ricochet").choose("hold")
    assert table.offers == {"fire machine_gun B", "pass"}
    assert dangers(table, "pass") == []


@pytest.mark.rule("WK-CRD-22", "WK-COL-07", "WK-DEC-23")
def test_a_smash_applied_with_the_same_answer_counts() -> None:
    """With nothing else to decide, who applies Smash drives on at once."""
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(2000, 0, 36)).speeds(A=2).plan(A=("smash", "repeat"))
    assert cards(table.action("A"), "apply") == {0: 2, 1: 4}
