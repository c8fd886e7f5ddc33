"""Twenty thousand random games, with everything that must always be true looked at after every decision.

They run on the packed twin with bounds checks; a few more run on the plain twin. Every batch has its own number of
players and its own options, drawn from its number, so that a failure names all that is needed to see it again.
"""

import random
from collections.abc import Callable

import pytest

from carambolage.engine.execution import packed
from carambolage.engine.record import Packed, pack
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.names import ask, tile, trap
from carambolage.testing import Variant
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.wacky_races.drawn import KINDS, drawn_variant, is_season
from tests.games.wacky_races.invariants import INVARIANTS, broken
from tests.games.wacky_races.scenario import TABLES

BATCHES = 2 * KINDS
GAMES, SEASONS = 20_000, 50
PLAIN_GAMES = 12


def answer_all(games: Packed, chance: random.Random) -> None:
    """Everybody who is asked in any of the games answers at random."""
    twin = packed(GAME, TABLES, checked=True)
    over, seats, offers, offer = (games[name].tolist() for name in ("over", "seat", "offers", "offer"))
    for index in range(len(games)):
        if not over[index]:
            twin.answer(games, index, seats[index], offer[index][int(chance.random() * offers[index])])


def expect_sound(games: Packed, variant: Variant, first_seed: int) -> None:
    found = broken(games)
    assert not found, f"{variant}, seeds from {first_seed}: {found}"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(BATCHES))
def test_what_is_always_true_after_every_decision(number: int) -> None:
    variant, chance = drawn_variant(number), chance_of(number)
    count = SEASONS if is_season(number) else GAMES // (BATCHES - 2) + 1
    games = packed(GAME, TABLES, checked=True).new_games(variant.players, variant.options, count)
    first_seed = 1000 * number
    for index in range(count):
        packed(GAME, TABLES, checked=True).begin(games, index, first_seed + index)
    running = games
    while len(running):
        expect_sound(running, variant, first_seed)
        answer_all(running, chance)
        expect_sound(running[running["over"] != 0], variant, first_seed)
        running = running[running["over"] == 0]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(PLAIN_GAMES))
def test_what_is_always_true_holds_on_the_plain_twin(number: int) -> None:
    variant = drawn_variant(100 + number)
    match, chance = variant.match(number), chance_of(number)
    while not match.over:
        expect_sound(pack(match.state), variant, number)
        play_randomly(match, chance)
    expect_sound(pack(match.state), variant, number)


# The invariants see what they are there for


def position(turns: int = 40) -> Packed:
    """A game of four under way, at a turn with a trap on the course."""
    twin, chance = packed(GAME, TABLES, checked=True), chance_of(5)
    games = twin.new_games(4)
    twin.begin(games, 0, 7)
    while games["decisions"][0] < turns or games["ask"][0] != ask.TURN_ACTION or not games["trap"].any():
        answer_all(games, chance)
    return games


def bump(name: str, *index: int) -> Callable[[Packed], None]:
    """Raise one number of the record by one."""

    def change(games: Packed) -> None:
        games[name][(0, *index)] += 1

    return change


def bump_racer(name: str, value: int) -> Callable[[Packed], None]:
    """Set a number of the first racer."""

    def change(games: Packed) -> None:
        games["racers"][name][0, 0] = value

    return change


def crowd(games: Packed) -> None:
    games["racers"]["place"][0] = 8
    games["tile"][0, 8] = tile.BLUE


def trap_at_the_finish(games: Packed) -> None:
    games["trap"][0, games["finish"][0]] = trap.LOG


def trap_under_first(games: Packed) -> None:
    games["trap"][0, games["racers"]["place"][0, 0]] = trap.LOG


def same_offer_twice(games: Packed) -> None:
    games["offer"][0, 1] = games["offer"][0, 0]


BREAKS: dict[str, Callable[[Packed], None]] = {
    "cards_lost_or_made": bump("hand", 0, 0),
    "traps_lost_or_made": bump("trap_bag", trap.OIL),
    "counts_off": bump("deck_left"),
    "counts_below_zero": lambda games: games["deck"].fill(-1),
    "top_card_gone": lambda games: games["discard"].fill(0),
    "standing_off": bump("standing", 9),
    "tiles_overfull": crowd,
    "racers_off_course": bump_racer("place", 25),
    "finishers_unordered": bump_racer("finished", 3),
    "course_torn": lambda games: games["tile"].fill(tile.BLUE),
    "traps_misplaced": trap_at_the_finish,
    "traps_under_racers": trap_under_first,
    "eyes_without_trap": bump("trap_eyes", 1),
    "looks_left_over": bump("look", 0),
    "powers_off": bump_racer("ready", 16),
    "cars_twice": lambda games: games["racers"]["car"].fill(3),
    "villain_astray": lambda games: games["villain"].fill(-1),
    "stack_out_of_bounds": lambda games: games["depth"].fill(49),
    "faults": bump("fault"),
    "questions_empty": lambda games: games["offers"].fill(1),
    "offers_wrong": same_offer_twice,
    "too_long": lambda games: games["round"].fill(101),
    "ranks_wrong": bump("ranks", 0, 0),
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
