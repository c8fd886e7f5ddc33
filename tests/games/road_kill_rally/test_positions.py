"""Positions of Road Kill Rally: cars, tiles and targets as text, and a race that goes on from there."""

import random

import pytest

import carambolage
from carambolage.engine.errors import NotationError
from carambolage.engine.match.match import Match
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.things import Accessory, Rally
from carambolage.games.road_kill_rally.state import State

TEXT = """
road_kill_rally 2
players 2
state start=0 round=3 phase=combat active=0 ordered=2 placed=3 above=10 deck=bump:4,pass:3 supply=green:9
car 0 status=racing row=5 lane=1 speed=4 pole=0 slot=machine_gun,-,turret hand=nitro:1,bump:1
car 1 status=racing row=4 speed=3 pole=1 tokens=1 hand=evasive:2 order=1
tile 1 tile=open_highway first=5 y=1
tile 2 tile=hairpin flipped=1 first=13 y=3
space 17 target=red
waiting round phase(2)
asks 0 combat_action
"""


def at(text: str) -> Match:
    return carambolage.at(text, 1, game=GAME)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def test_a_race_stands_as_the_text_says() -> None:
    g = state_of(at(TEXT))
    assert [(car.row, car.lane) for car in g.car[:2]] == [(5, 1), (4, 0)]
    assert (g.car[0].slot[0], g.hand[0][Rally.NITRO], g.cards[:2]) == (Accessory.MACHINE_GUN, 1, [2, 2])
    assert (g.target[17], g.rows, g.tile_of_row[13], g.deck_left) == (3, 16, 2, 7)


def test_the_race_goes_on_from_there() -> None:
    match = at(TEXT)
    assert {choice.meaning.verb for choice in match.choices(0)} == {"pass", "weapon"}
    match.play(0, next(choice for choice in match.choices(0) if choice.meaning.verb == "weapon"))
    assert {choice.meaning.verb for choice in match.choices(0)} == {"rival", "target"}


def test_what_a_seat_does_not_know_is_a_guess() -> None:
    text = at(TEXT).position(0)
    assert "hand=bump:1,nitro:1" in text
    assert "row=4 speed=3 pole=1 tokens=1 hand?=" in text


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_race_is_read_back(seed: int) -> None:
    options = {"skills": "true", "elimination": "true", "race_length": "sprint"}
    match, lot = carambolage.new(GAME, players=2 + seed, seed=seed, options=options), random.Random(seed)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, lot.choice(match.choices(seat)))
        if match.state.decisions % 40 == 1:
            assert at(match.position()).position() == match.position()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("tile=hairpin", "tile=pin", "line 8: tile: 'pin' is none of open_highway"),
        ("lane=1", "lane=4", "line 5: lane: 4 must be from 0 to 2"),
        ("target=red", "target=blue", "line 9: target: 'blue' is none of -, green, yellow, red"),
        ("hand=evasive:2", "hand=dodge:2", "line 6: hand: 'dodge:2' must be place:value, with one of bump"),
    ],
)
def test_mistakes_are_named(old: str, new: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        at(TEXT.replace(old, new, 1))
    assert sentence in str(caught.value)
