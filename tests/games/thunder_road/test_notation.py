"""Positions as text: whatever is written is read back, and a mistake is told in one sentence."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carambolage.engine.match.match import Match
from carambolage.engine.record import copy_record, pack
from carambolage.engine.rules.dice import sow
from carambolage.engine.rules.state import NUMBERS
from carambolage.engine.twins.execution import plain
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.notation import NotationError, read, write
from carambolage.games.thunder_road.options import CARDS
from carambolage.games.thunder_road.state import State
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.table import PRINTED
from tests.games.thunder_road.speaking import seen

TABLES: list[dict[str, object]] = [
    {"crew_choice": "random"},
    {"carnage": False},
    {**dict.fromkeys(CARDS, True), "german_engineering": "choice"},
    {**dict.fromkeys(CARDS[1:], True), "german_engineering": "all", "tile_return_side": "random"},
]
COUNTERS = ("rng", "rolls", "reveals", "fates", "fate_next", "offers", "told", "quiet", "decisions")


def meaning(g: State) -> bytes:
    """All that a position is, without chance, what was told, and what is left over from effects long done."""
    g = copy_record(g)
    for name in COUNTERS:
        setattr(g, name, 0)
    for rows in (g.fate, g.offer, *g.events, *g.stack[g.depth :]):
        rows[:] = [0] * len(rows)
    if g.ask == 0:
        g.seat, g.about = 0, [0] * NUMBERS
    return pack(g).tobytes()


def play_on(g: State, seed: int, decisions: int) -> bytes:
    """Where a game stands after some random answers, with chance from a seed."""
    twin, chance, offered = plain(GAME), random.Random(seed), 0
    sow(g, seed)
    while offered < decisions and g.over == 0:
        while twin.waiting(g):
            twin.carry_on(g, PRINTED)
        if g.over == 0:
            twin.accept(g, PRINTED, g.seat, g.offer[chance.randrange(g.offers)])
            offered += 1
    return meaning(g)


def state_of(match: Match) -> State:
    """A copy of the position of a match."""
    g = copy_record(match.state)
    assert isinstance(g, State)
    return g


@pytest.mark.parametrize("number", range(12))
def test_what_is_written_is_read_back(number: int) -> None:
    match, chance = Match(GAME, 2 + number % 5, number, TABLES[number % 4]), random.Random(number)
    while not match.over and match.state.decisions < 700:
        if chance.random() < 0.05:
            g = state_of(match)
            made = read(write(g))
            assert meaning(made) == meaning(g)
            assert play_on(made, number, 10) == play_on(g, number, 10)
        match.play(match.asked[0], chance.choice(match.offers(match.asked[0])))
    assert meaning(read(write(state_of(match)))) == meaning(state_of(match))


def position() -> Scenario:
    table = Scenario("blue", "green", "orange").put({"blue medium": (2, 5), "green small": (2, 7), "wreck 1": (1, 3)})
    table.token((1, 10), "mine").token((3, 11), "oil", faceup=True).chopper("green", (2, 9))
    table.g.eyes[table.space((1, 10))] = 0b101
    return table.damage("blue medium", "dent").dice("blue", 4, 1).drive("blue medium", 3)


def test_a_position_can_be_read_by_people() -> None:
    lines = write(position().g).splitlines()
    assert lines[:3] == ["thunder_road 1", "seats 3", "options start_tile=1a carnage=false"]
    assert "tiles 1a 2a 3a then 4a 5a" in lines
    assert f"lane C {' '.join(['R' * 8] * 3)}" in lines
    assert "tokens 10B=mine?02 11D=oil" in lines
    assert "vehicle B2 space=5C size=medium broken=0 damage=dent,- moved=1 stamp=1" in lines
    assert "vehicle x1 space=3B kind=wreck size=small stamp=1" in lines
    assert "waiting turn_end shoot(1) move_end(1) drive(1)" in lines
    assert lines[-1] == "asks 0 0 step(1)"


def test_remarks_and_empty_lines_are_skipped() -> None:
    text = write(position().g)
    noted = "; as seen on Sunday\n\n" + text.replace("\n", " ; so it was\n")
    assert meaning(read(noted)) == meaning(read(text))


def test_the_middle_of_an_effect_is_refused() -> None:
    table = position().stop()
    with pytest.raises(NotationError, match="in the middle of an effect; write it when somebody is asked"):
        write(table.g)


def test_what_a_seat_sees_is_refused() -> None:
    with pytest.raises(NotationError, match="hides tokens from somebody"):
        write(seen(position(), 1))


MISTAKES = [
    ("thunder_road 1", "thunder_road 2", "its first line must be 'thunder_road 1'"),
    ("seats 3", "seats 9", "line 2: seats must be a number from 2 to 6"),
    ("carnage=false", "carnage=perhaps", "line 3: option carnage has no value 'perhaps'"),
    ("seats 3\n", "", "the line seats is missing"),
    ("tiles 1a 2a 3a then", "tiles 1a 2a then", "three tiles are needed"),
    ("tiles 1a 2a 3a", "tiles 1a 2a 3c", "'3c' is none of 1a, 1b"),
    ("lane C RRRR", "lane C RRR", "a lane is a letter from A to F and 24 of the signs"),
    ("10B=mine?02", "10B:mine", "'10B:mine' is no token"),
    ("10B=mine?02", "10B=bomb", "'bomb' is none of road, oil"),
    ("10B=mine?02", "99B=mine", "'99B' is off the board, whose columns are 0 to 23"),
    ("vehicle B2", "vehicle W2", "'W2' is no vehicle; the crews here are B, G, O"),
    ("space=5C", "space=5X", "'5X' is no space"),
    ("space=7C", "space=5C", "two vehicles are on 5C in the same way; mark one on_top"),
    ("damage=dent,-", "damage=dent", "2 values are needed, not 1"),
    ("size=medium", "size", "'size' is not understood; it must be name=value"),
    ("size=medium", "stops=999", "stops: 999 is too large"),
    ("turn vehicle=1 ", "turn vehicle=77 ", "turn: vehicle is 77, and must be from -1 to 41"),
    ("value=3", "vehicle=3", "vehicle is told twice"),
    ("drive(1)", "fly_away", "'fly_away' is no effect"),
    ("step(1)", "dance", "'dance' is no question"),
    ("asks 0 0", "asks 5 5", "seats are 0 to 2"),
    ("asks 0 0 step(1)", "asks nobody", "nobody is asked anything"),
    ("\nasks", "\ncolour blue\nasks", "a line begins with one of seats"),
    ("\nasks", "\nseats 3\nasks", "seats is told twice"),
]


@pytest.mark.parametrize(("old", "new", "told"), MISTAKES)
def test_mistakes_are_told(old: str, new: str, told: str) -> None:
    text = write(position().g)
    assert old in text
    with pytest.raises(NotationError) as caught:
        read(text.replace(old, new, 1))
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


TEXT = write(position().g)


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_no_text_brings_anything_but_a_position_or_a_mistake(data: Any) -> None:
    place = data.draw(st.integers(0, len(TEXT)))
    length = data.draw(st.integers(0, 12))
    put = data.draw(st.text(alphabet=st.sampled_from("0123456789-,=:?@()ABCxyz step\n#"), max_size=8))
    try:
        g = read(TEXT[:place] + put + TEXT[place + length :])
    except NotationError:
        return
    assert meaning(read(write(g))) == meaning(g)
