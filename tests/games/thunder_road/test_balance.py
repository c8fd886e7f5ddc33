"""What a study of the balance learns from a game of Thunder Road."""

import numpy as np

from carambolage.engine.game import Component
from carambolage.engine.match.match import Match
from carambolage.engine.twins.execution import plain
from carambolage.engine.words.words import words_of
from carambolage.games.thunder_road.balance import components, lead_of
from carambolage.games.thunder_road.game import GAME
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.thunder_road.drawn import everything
from tests.games.thunder_road.scenario import Scenario

NOTHING = np.zeros((0, 6), np.int16)
DEALT = {"leader", "upgrade", "bonus", "airstrike", "bounty", "one_shot"}


def set_up(seed: int) -> Match:
    match, chance = Match(GAME, 4, seed, everything()), chance_of(seed)
    while plain(GAME).length_of(match.state) == 0:
        play_randomly(match, chance)
    return match


def test_all_that_a_crew_was_dealt() -> None:
    for seed in range(6):
        match = set_up(seed)
        told = [(event.kind, event.a, event.b) for event in match.events]
        for seat in range(4):
            found = components(match.state, NOTHING, seat)  # type: ignore[arg-type]
            kind = found[0]
            assert kind.kind == "crew"
            cars = kind.id not in ("big_rig", "final_five")
            counts = {name: sum(one.kind == name for one in found) for name in DEALT}
            assert counts == {
                "leader": int(cars),
                "upgrade": 3 * int(cars),
                "bonus": int(kind.id != "big_rig"),
                "airstrike": 1,
                "bounty": 1,
                "one_shot": 1,
            }
            assert len(found) == len(set(found))
            fitted = sum(event == "upgrade_fitted" and v // 5 == seat for event, v, _ in told)
            assert fitted == counts["upgrade"]


def test_components_have_names_in_both_languages() -> None:
    words = words_of(GAME)
    for lang in ("en", "fr"):
        known = set(words.messages("", lang))
        for seed in range(6):
            match = set_up(seed)
            for seat in range(4):
                found = components(match.state, NOTHING, seat)  # type: ignore[arg-type]
                assert {f"{one.kind}-{one.id}" for one in found} <= known
                assert {f"balance-kind-{one.kind}" for one in found} <= known


def test_named_components() -> None:
    table = Scenario("blue", "green").leader("blue", "asha")
    assert Component("leader", "asha") in components(table.g, NOTHING, 0)
    assert [one.kind for one in components(table.g, NOTHING, 1)] == ["crew"]


def test_who_is_further_ahead_leads() -> None:
    table = Scenario("blue", "green").put({"blue small": (2, 5), "green small": (2, 9)})
    assert lead_of(table.g, table.t, 1) > lead_of(table.g, table.t, 0)
