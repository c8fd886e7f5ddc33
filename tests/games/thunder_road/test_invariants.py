"""Twenty thousand random games, with everything that must always be true looked at after every decision.

They run on the packed twin with bounds checks; a few more run on the plain twin. Every batch has its own number of
players and its own options, drawn from its number, so that a failure names all that is needed to see it again. With
`CARAMBOLAGE_THOROUGH` set (`make test-all`) there are a hundred thousand.
"""

import os
from collections.abc import Callable

import numpy as np
import pytest

from carambolage.engine.match import Match
from carambolage.engine.record import Packed, pack
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names import ask, hazard, terrain
from carambolage.games.thunder_road.state import NOBODY
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.invariant_games import answered
from tests.games.invariant_run import sizes
from tests.games.thunder_road.drawn import drawn_table
from tests.games.thunder_road.invariant_run import play, twin
from tests.games.thunder_road.invariants import INVARIANTS, broken

GAMES = 100_000 if os.environ.get("CARAMBOLAGE_THOROUGH") else 20_000
PLAIN_GAMES = 12


@pytest.mark.slow
@pytest.mark.parametrize(("number", "games"), sizes(GAMES))
def test_what_is_always_true_after_every_decision(number: int, games: int) -> None:
    outcome = play(number, games)
    assert outcome.is_sound, "\n".join(outcome.failures)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(PLAIN_GAMES))
def test_what_is_always_true_holds_on_the_plain_twin(number: int) -> None:
    table = drawn_table(100 + number)
    match, chance = Match(GAME, table.players, number, table.options), chance_of(number)
    while not match.over:
        assert broken(pack(match.state)) == {}, f"{table}, seed {number}"
        play_randomly(match, chance)
    assert broken(pack(match.state)) == {}, f"{table}, seed {number}"


# The invariants see what they are there for


def position(turns: int = 60) -> Packed:
    """A game of four under way, at a step."""
    chance, games = (
        chance_of(5),
        twin().new_games(4, {"crew_choice": "random", "big_rig": "false", "final_five": "false"}),
    )
    twin().begin(games, 0, 7)
    while games["decisions"][0] < turns or games["ask"][0] != ask.ASSIGN or (games["token"] < 0).all():
        assert not list(answered(twin(), games, chance))
    return games


def bump(name: str, *index: int) -> Callable[[Packed], None]:
    """Raise one number of the record by one."""

    def change(games: Packed) -> None:
        games[name][(0, *index)] += 1

    return change


def bump_part(part: str, name: str, *index: int) -> Callable[[Packed], None]:
    """Raise one number of a part of the record by one."""

    def change(games: Packed) -> None:
        games[part][name][(0, *index)] += 1

    return change


def on_board(games: Packed) -> int:
    """A vehicle that is on the board."""
    return int(np.flatnonzero(games["vehicles"]["space"][0] >= 0)[0])


def lose_a_space(games: Packed) -> None:
    games["at"][0, games["vehicles"]["space"][0, on_board(games)]] = NOBODY


def share_a_space(games: Packed) -> None:
    games["visitor"][0, games["vehicles"]["space"][0, on_board(games)]] = on_board(games)


def stand_in_rock(games: Packed) -> None:
    space = games["vehicles"]["space"][0, on_board(games)]
    games["ground"][0, space] = terrain.IMPASSABLE
    games["token"][0, space] = hazard.NONE


def same_offer_twice(games: Packed) -> None:
    games["offer"][0, 1] = games["offer"][0, 0]


def stray_mark(games: Packed) -> None:
    games["eyes"][0, int(np.flatnonzero(games["token"][0] < 0)[0])] = 1


def everybody_out(games: Packed) -> None:
    games["crews"]["out"] = 1


def won_by_nobody(games: Packed) -> None:
    games["over"], games["winner"], games["reason"] = 1, NOBODY, 0


BREAKS: dict[str, Callable[[Packed], None]] = {
    "hazards_lost_or_made": bump("hazards", 0),
    "damage_lost_or_made": bump("damages", 0),
    "counts_off": bump("hazards_left"),
    "effects_lost_or_made": bump("ongoing_discard"),
    "vehicles_misplaced": lose_a_space,
    "spaces_shared": share_a_space,
    "vehicles_in_rock": stand_in_rock,
    "slots_wrong": bump_part("vehicles", "broken", 0),
    "running_off": bump_part("crews", "running", 0),
    "dice_off": bump_part("crews", "commanded", 0),
    "choppers_misplaced": bump("chopper", 0),
    "tiles_lost_or_made": bump("queued"),
    "tokens_marked_wrong": stray_mark,
    "counts_below_zero": lambda games: games["damages"].fill(-1),
    "batches_left_open": bump("batch"),
    "stack_out_of_bounds": lambda games: games["depth"].fill(151),
    "faults": bump("fault"),
    "offers_wrong": same_offer_twice,
    "out_but_asked": everybody_out,
    "ends_wrong": won_by_nobody,
}


def test_every_invariant_is_seen_broken() -> None:
    assert list(BREAKS) == [rule.__name__ for rule in INVARIANTS]


@pytest.mark.slow
@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_game_is_noticed(name: str) -> None:
    games = position()
    assert broken(games) == {}
    BREAKS[name](games)
    assert name in broken(games)
