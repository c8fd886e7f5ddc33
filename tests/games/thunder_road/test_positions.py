"""Positions of Thunder Road: crews, vehicles and spaces by their signs."""

import pytest

import carambolage
from carambolage.engine.errors import NotationError
from carambolage.engine.match.match import Match
from carambolage.engine.rules.actions import Answer
from carambolage.games.thunder_road.names.things import Direction
from carambolage.games.thunder_road.state import FACEUP, State

TEXT = """
thunder_road 4
players 2
options start_tile=1a carnage=false
state round=2 tile_number=5 sides=1a,2a,3a unseen_tiles=4+5 hazards=road:6,oil:5 damages=dent:2
crew 0 kind=blue running=3 dice=4,1 chopper=start
crew 1 kind=green running=3 chopper=25C
vehicle B1 space=start size=small broken=0
vehicle B2 space=21C size=medium broken=0 damage=dent
vehicle B3 space=start size=large broken=0
vehicle G1 space=23C size=small broken=0
vehicle G2 space=23C size=medium broken=0
vehicle x1 space=19B kind=wreck size=small
space 26B token=mine eyes=0
space 27D token=oil eyes=faceup
turn vehicle=B2 value=3 second=- moves=3 began=21C driven_from=21C
waiting turn_end shoot(B2) move_end(B2) drive(B2)
asks 0 step(B2)
"""


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def test_everything_stands_where_the_text_says() -> None:
    match = carambolage.at(TEXT, 1)
    g = state_of(match)
    assert (g.rear, g.hazards_left, g.damages_left) == (2, 11, 2)
    assert (g.at[21 % 24 * 6 + 2], g.at[23 * 6 + 2], g.visitor[23 * 6 + 2], g.at[19 * 6 + 1]) == (1, 5, 6, 30)
    assert (g.chopper[25 % 24 * 6 + 2], g.token[26 % 24 * 6 + 1], g.eyes[27 % 24 * 6 + 3]) == (1, 3, FACEUP)
    assert g.ground == [match.pack.tables.ground[g.sides[n // 48]][n % 48] for n in range(144)]  # type: ignore[attr-defined]


def test_the_game_goes_on_from_there() -> None:
    match = carambolage.at(TEXT, 1)
    match.play(0, Answer("step", {"direction": Direction.FRONT}))
    assert "vehicle B2 space=22C" in match.position()


def test_who_is_on_top_is_written_when_it_is_the_one_with_the_lower_number() -> None:
    text = TEXT.replace("space 26B", "space 23C at=G2 visitor=G1\nspace 26B")
    match = carambolage.at(text, 1)
    assert "space 23C at=G2 visitor=G1\n" in match.position()
    assert "space 23C" not in carambolage.at(TEXT, 1).position()


def test_another_ground_than_the_printed_one_is_written() -> None:
    match = carambolage.at(TEXT.replace("space 26B", "space 22C ground=mud\nspace 26B"), 1)
    assert "space 22C ground=mud\n" in match.position()


def test_a_seat_that_has_not_looked_gets_a_guess() -> None:
    match = carambolage.at(TEXT, 1)
    assert "space 26B token=mine eyes=0\n" in match.position(0)
    assert "space 26B token?=" in match.position(1)
    assert "space 26B token=mine" in carambolage.at(TEXT.replace("eyes=0", "eyes=0+1")).position(1)


MISTAKES = [
    ("sides=1a", "sides=1c", "line 5: sides: '1c' is none of 1a, 1b"),
    ("kind=green", "kind=blue", "two crews have the same colour"),
    ("chopper=25C", "chopper=40C", "line 7: chopper: '40C' is off the board, whose columns are 16 to 39"),
    ("vehicle B2", "vehicle W2", "line 9: 'W2' is no vehicle; the crews here are B, G, wrecks are x1 to x12"),
    ("vehicle x1", "vehicle x13", "line 13: 'x13' is no vehicle"),
    ("space=21C", "space=21X", "line 9: space: '21X' is no space; a space is a column and a lane"),
    ("damage=dent", "damage=dent,dent,dent", "line 9: damage: at most 2 values fit here, not 3"),
    ("token=mine", "token=bomb", "line 14: token: 'bomb' is none of road, oil"),
    ("vehicle=B2", "vehicle=77", "line 16: vehicle: '77' is no vehicle"),
    ("drive(B2)", "drive(W2)", "line 17: 'W2' is no vehicle"),
    ("dice=4,1", "dice=4,9", "line 6: dice: 9 must be from 0 to 6"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), MISTAKES)
def test_mistakes_are_named(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(NotationError) as caught:
        carambolage.at(TEXT.replace(old, new, 1))
    assert sentence in str(caught.value)
