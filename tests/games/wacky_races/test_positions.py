"""Positions of Wacky Races: racers, and the course place by place."""

import pytest

import carambolage
from carambolage.engine.errors import NotationError
from carambolage.games.wacky_races.names.things import Tile, Trap
from carambolage.games.wacky_races.state import State

TEXT = """
wacky_races 2
players 2
state first=0 active=1 round=3 driving=1 finish=12 deck=desert:6,farm:5 discard=forest:1 top=forest villain=9
racer 0 car=pending place=8 ready=1+3 hand=desert:1,farm:2
racer 1 car=mob place=8 ready=all hand=forest:3
racer 2 car=penelope place=3 neutral=1
racer 3 car=rufus place=4 neutral=1
racer 4 car=max place=5 neutral=1
racer 5 car=luke place=6 neutral=1
place 7 tile=whispering_pines
place 8 tile=gas_station
place 9 tile=beaver_hollow trap=oil trap_eyes=1
place 10 tile=moonlit_grove trap=log
place 11 tile=red_barn
place 12 tile=finish
waiting next_turn(1) end_phase(1) phase(1)
asks 1 turn_action
"""


def test_the_course_is_laid_as_the_text_says() -> None:
    g = carambolage.at(TEXT, 1).state
    assert isinstance(g, State)
    assert g.tile[:7] == [Tile.SPACE_00, *range(Tile.GRID, Tile.GRID + 6)]
    assert (g.standing[8], g.standing[3], g.deck_left, g.cards[:2]) == (2, 1, 11, [3, 3])
    assert (g.trap[9], g.trap_eyes[9], g.trap[10]) == (Trap.OIL, 0b10, Trap.LOG)


@pytest.mark.rule("WR-TRP-01")
def test_the_race_goes_on_from_there() -> None:
    match = carambolage.at(TEXT, 1)
    forest = next(choice for choice in match.choices(1) if choice.meaning.verb == "play")
    match.play(1, forest)
    assert "trap_sprung" in [event.kind for event in match.events]


def test_a_trap_that_a_seat_has_not_seen_is_a_guess() -> None:
    match = carambolage.at(TEXT, 1)
    assert "place 9 tile=beaver_hollow trap=oil trap_eyes=1\n" in match.position(1)
    assert "place 9 tile=beaver_hollow trap?=" in match.position(0)
    assert "racer 1 car=mob place=8 ready=all hand?=" in match.position(0)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("car=mob", "car=bus", "line 6: car: 'bus' is none of slag, gruesome"),
        ("tile=red_barn", "tile=barn", "line 15: tile: 'barn' is none of rattlesnake_flats"),
        ("trap=log", "trap=unseen", "line 14: trap: 'unseen' is none of none, broken_bridge"),
        ("hand=forest:3", "hand=wood:3", "line 6: hand: 'wood:3' must be place:value, with one of desert, forest"),
        ("ready=1+3", "ready=5", "line 5: ready: '5' is none of 1, 2, 3, 4"),
    ],
)
def test_mistakes_are_named(old: str, new: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        carambolage.at(TEXT.replace(old, new, 1))
    assert sentence in str(caught.value)
