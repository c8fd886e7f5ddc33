"""Positions of Wreckage as text: cars, obstacles, cans and mines, a line each."""

import pytest

from carambolage.engine.errors import NotationError
from carambolage.engine.match.match import Match
from carambolage.engine.notation.reading import at
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.state import State

TEXT = """
wreckage 2
players 2
state first=0 turn=3 phase=1 active=0 arena=7168 order=0,1,-1,-1 deck=ricochet:6,direct_hit:1 discard=burst_tyre:2
car 0 y=1000 heading=108 vehicle=sedan speed=2 hits=3 equipment=ram,laser,nitro discarded=3 {sedan}
car 1 x=-2000 y=-500 heading=36 vehicle=coupe equipment=harpoon,armour,mine_dropper mines_left=2 {coupe}
obstacle 2 x=2054 kind=burning_tyres heading=36
can 1 x=1295 y=1295 owner=-1
can 2 owner=0
mine 0 x=-2500 y=400 laid=1
waiting end_turn phase(2) next_action(1) end_action(0) fire(0) blasts(0) drive(0)
asks 0 use_card(2)
""".format(
    sedan="talon=pedals:2,repeat:1 lost=turn_left:1,second_special:1 plan=turn_right,first_special shown=1",
    coupe="talon=pedals:2 lost=turn_right:1,first_special:1,second_special:1 plan=turn_left,repeat",
)


def match_at(text: str = TEXT) -> Match:
    return at(text, 1, GAME)


def test_the_table_is_laid_as_the_text_says() -> None:
    g = match_at().state
    assert isinstance(g, State)
    assert (g.cars[0].x, g.cars[0].y, g.cars[0].heading, g.cars[0].speed) == (0, 1000, 108, 2)
    assert (g.cars[0].discarded, g.cars[0].shown, g.cars[1].mines_left) == (0b100, 1, 2)
    assert (g.cans[1].owner, g.cans[2].owner, g.mines[0].laid, g.obstacles[2].kind) == (-1, 0, 1, 7)


def test_the_action_goes_on_from_there() -> None:
    match = match_at()
    turn = next(choice for choice in match.choices(0) if choice.meaning.verb == "turn")
    match.play(0, turn)
    assert [event.kind for event in match.events if event.kind in ("turned", "moved")] == ["turned", "moved"]


def test_a_position_is_read_back() -> None:
    match = match_at()
    assert at(match.position(), 1, GAME).position() == match.position()


def test_a_face_down_card_of_others_is_a_guess() -> None:
    match = match_at()
    assert "plan=turn_left,repeat" in match.position(1)
    assert "plan?=" in match.position(0)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("vehicle=coupe", "vehicle=bus", "'bus' is none of pick_up, coupe"),
        ("kind=burning_tyres", "kind=hole", "'hole' is none of boulder"),
        ("heading=108", "heading=144", "144 must be from 0 to 143"),
        ("talon=pedals:2,repeat:1", "talon=brake:1", "'brake:1' must be place:value"),
        ("discarded=3", "discarded=4", "'4' is none of 1, 2, 3"),
    ],
)
def test_mistakes_are_named(old: str, new: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        match_at(TEXT.replace(old, new, 1))
    assert sentence in str(caught.value)
