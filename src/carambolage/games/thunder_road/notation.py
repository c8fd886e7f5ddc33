"""A position as text, for reports, tests and sharing: `write` a game that waits for an answer, `read` it back.

Every line begins with what it tells, and `;` begins a remark. Everything is there, hidden things too, but for chance,
the events told so far, and the counters of the engine::

    thunder_road 1
    seats 3
    options carnage=false
    race round=2 tile_number=4 hazards=road:3,oil:5,mine:1
    tiles 1b 5b 2a then 3b
    lane A SSSMMSSS S###SS#S SSSSSSSS
    tokens 9C=mine? 12D=oil
    crew 0 kind=blue dice=2,4,0,0,0,0 chopper=12C
    vehicle B1 size=small space=9B broken=0 damage=dent,-
    turn vehicle=1 moves=3
    waiting round_over next_turn turn_end shoot(1) drive(1)
    asks 0 0 step(1)
"""

from collections.abc import Callable, Iterator

from carambolage.engine.errors import CarambolageError
from carambolage.engine.options import settled
from carambolage.engine.rules.dice import sow
from carambolage.games.thunder_road.notes.bounds import check
from carambolage.games.thunder_road.notes.crews import read_crew, read_vehicle, written_crews, written_vehicles
from carambolage.games.thunder_road.notes.fields import read_into, written
from carambolage.games.thunder_road.notes.mistake import NotationError
from carambolage.games.thunder_road.notes.road import (
    read_lane,
    read_tiles,
    read_tokens,
    written_lanes,
    written_tiles,
    written_tokens,
)
from carambolage.games.thunder_road.notes.sections import ORDER, PARTS, Line, sections
from carambolage.games.thunder_road.notes.spelling import FIRST_TILES, spellings
from carambolage.games.thunder_road.notes.waiting import read_question, read_stack, written_question, written_stack
from carambolage.games.thunder_road.options import OPTIONS, take_seats
from carambolage.games.thunder_road.setup.table import set_up
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.text.view import options_of

__all__ = ["NotationError", "read", "write"]

HEADER = "thunder_road 1"
ENGINE = {"rng", "rolls", "reveals", "fate", "fates", "fate_next", "stack", "depth", "ask", "asked", "seat", "about"}
ENGINE |= {"offer", "offers", "told", "quiet", "events", "seats", "decisions", "fault"}
ELSEWHERE = {*ENGINE, *PARTS, "house", "crews", "vehicles", "crew_count", "rear", "sides", "ground", "token", "face"}
ELSEWHERE |= {"eyes", "age", "at", "visitor", "chopper", "queue", "queued"}

Reader = Callable[[State, list[str]], None]


def write(g: State) -> str:
    """A game that waits for an answer, or is over, as text."""
    if g.ask == 0 and g.over == 0:
        raise NotationError("the game is in the middle of an effect; write it when somebody is asked or it is over")
    return "".join(f"{line.rstrip()}\n" for line in (HEADER, *_lines(g)))


def _lines(g: State) -> Iterator[str]:
    usual = {option.name: option.default for option in OPTIONS}
    chosen = options_of(g)
    fresh, spell = _fresh(g.seats, chosen), spellings(g.tile_number)
    yield f"seats {g.seats}"
    yield f"options {' '.join(f'{name}={value}' for name, value in chosen.items() if value != usual[name])}"
    yield f"race {' '.join(written(g, fresh, spell, ELSEWHERE))}"
    if g.tile_number:
        yield f"tiles {written_tiles(g)}"
        yield from (f"lane {row}" for row in written_lanes(g))
        yield f"tokens {' '.join(written_tokens(g))}"
    yield from (f"crew {words}" for words in written_crews(g, fresh, spell))
    yield from (f"vehicle {words}" for words in written_vehicles(g, fresh, spell))
    for part in PARTS:
        yield f"{part} {' '.join(written(getattr(g, part), getattr(fresh, part), spell))}"
    yield f"waiting {written_stack(g)}"
    yield f"asks {written_question(g)}"


def _fresh(seats: int, options: dict[str, str]) -> State:
    """The table before anything is laid out."""
    g = State()
    take_seats(g, seats, options)
    set_up(g, Tables())
    g.depth = 0
    return g


def read(text: str, seed: int = 0) -> State:
    """The game that a text describes, with a chance of its own."""
    lines = sections(text, HEADER)
    g = _seated(lines)
    for keyword in ORDER[2:]:
        for number, words in lines.get(keyword, []):
            try:
                READERS[keyword](g, words)
            except CarambolageError as error:
                raise NotationError(f"line {number}: {error}") from None
    check(g)
    if g.ask == 0 and g.over == 0:
        raise NotationError("nobody is asked anything, and the game is not over; a position needs one of them")
    sow(g, seed)
    return g


def _seated(lines: dict[str, list[Line]]) -> State:
    """A fresh table with the seats and options of a text."""
    number, words = lines["seats"][0]
    if words not in [[str(seats)] for seats in range(2, 7)]:
        raise NotationError(f"line {number}: seats must be a number from 2 to 6")
    number, given = lines.get("options", [(number, [])])[0]
    options = {name: value for name, _, value in (word.partition("=") for word in given)}
    try:
        return _fresh(int(words[0]), settled(OPTIONS, options))
    except CarambolageError as error:
        raise NotationError(f"line {number}: {error}") from None


def _read_race(g: State, words: list[str]) -> None:
    read_into(g, words, spellings(FIRST_TILES), ELSEWHERE)
    if g.tile_number and not FIRST_TILES <= g.tile_number < 1000:
        raise NotationError(f"tile_number: {g.tile_number} must be at least 3, for three tiles lie on the table")
    g.rear = (g.tile_number - FIRST_TILES) % 3 if g.tile_number else 0


def _part_reader(part: str) -> Reader:
    return lambda g, words: read_into(getattr(g, part), words, spellings(g.tile_number))


READERS: dict[str, Reader] = {
    "race": _read_race,
    "tiles": read_tiles,
    "lane": read_lane,
    "tokens": read_tokens,
    "crew": read_crew,
    "vehicle": read_vehicle,
    "waiting": read_stack,
    "asks": read_question,
    **{part: _part_reader(part) for part in PARTS},
}
