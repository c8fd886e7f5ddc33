"""The greedy bot is worth its name."""

from collections.abc import Mapping
from typing import Any

import pytest

from carambolage.bots import GreedyBot
from carambolage.engine.match.match import Match
from carambolage.engine.registry import game, games
from carambolage.games.thunder_road.state import GONE
from carambolage.lab import Setting, playouts, prepare
from carambolage.testing.variants import chance_of

GAMES = 500
BASE = {"carnage": "false", "big_rig": "false", "final_five": "false", "crew_choice": "random"}
KNOWN: dict[str, tuple[Mapping[str, str], float]] = {
    "wacky_races": ({}, 0.8),
    "thunder_road": (BASE, 0.9),
    "wreckage": ({}, 0.85),
    "road_kill_rally": ({}, 0.85),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_greedy_finishes_ahead_of_random(name: str) -> None:
    options, share = KNOWN.get(name, ({}, 0.6))
    first = Setting(name, 2, ("greedy", "random"), options)
    second = Setting(name, 2, ("random", "greedy"), options)
    prepare(first, "packed")
    ahead = playouts(first, GAMES, seed=0).ahead[0][1] + playouts(second, GAMES, seed=GAMES).ahead[1][0]
    assert ahead >= share * 2 * GAMES


def is_lost(match: Match, seat: int, action: int) -> bool:
    """Whether a step eliminates the vehicle that makes it, before any die is rolled or token turned up."""
    after: Any = match.copy()
    v = match.state.about[0]
    after.play(seat, action)
    unknown = after.state.rolls != match.state.rolls or after.state.reveals != match.state.reveals
    return bool(after.state.vehicles[v].space == GONE) and not unknown and not after.over


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_greedy_never_drives_to_its_death_where_a_safe_step_is_open(seed: int) -> None:
    """A Thunder Road driver who could see the rock."""
    match, chance = Match(game("thunder_road"), 3, seed, {"crew_choice": "random"}), chance_of(seed)
    deadly = 0
    while not match.over:
        seat = match.asked[0]
        choices = match.choices(seat)
        if choices[0].meaning.verb == "step":
            lost = [choice.action for choice in choices if is_lost(match, seat, choice.action)]
            deadly += len(lost)
            assert len(lost) == len(choices) or GreedyBot().choose(match, seat) not in lost
        match.play(seat, chance.choice(choices))
    assert deadly
