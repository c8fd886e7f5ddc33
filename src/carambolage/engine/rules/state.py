"""What every game record holds besides the game itself: chance, effects, questions, events."""

from typing import TYPE_CHECKING, Annotated

from carambolage.engine.record import Shape, i8, i16, i32, u64
from carambolage.engine.rules.rule import rule

EVENT_ROWS = 32
EVERYBODY = 0x7FFF


class GameRecord:
    """The common part of all states. A game's own record inherits it and may widen `stack` and `offer`."""

    if not TYPE_CHECKING:  # a record's slots are made by `record`; a type checker would see none
        __slots__ = ()

    rng: u64
    rolls: i32
    reveals: i32
    fate: Annotated[list[i8], Shape(16)]
    fates: i8
    fate_next: i8

    stack: Annotated[list[list[i16]], Shape(32, 4)]
    depth: i16

    ask: i8
    asked: i8
    seat: i8
    about: Annotated[list[i16], Shape(3)]
    offer: Annotated[list[i16], Shape(32)]
    offers: i16

    told: i32
    quiet: i8
    events: Annotated[list[list[i16]], Shape(EVENT_ROWS, 6)]

    seats: i8
    decisions: i32
    over: i8
    fault: i8


class Printed:
    """The printed components of a game: read-only for all rules."""

    if not TYPE_CHECKING:
        __slots__ = ()


@rule
def push(g: GameRecord, op: int, a: int, b: int, c: int) -> None:
    """Put an effect on top of those that wait."""
    frame = g.stack[g.depth]
    frame[0] = op
    frame[1] = a
    frame[2] = b
    frame[3] = c
    g.depth += 1


@rule
def ask(g: GameRecord, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Ask one seat a question; a, b and c are what it is about. Its answers are listed when it is put (-1: not yet)."""
    g.ask = kind
    g.offers = -1
    g.seat = seat
    g.asked = 1 << seat
    about = g.about
    about[0] = a
    about[1] = b
    about[2] = c


@rule
def ask_all(g: GameRecord, kind: int, seats: int, a: int, b: int, c: int) -> None:
    """Ask several seats (a bit each) the same question at once, in secret."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    ask(g, kind, seat, a, b, c)
    g.asked = seats


@rule
def offer(g: GameRecord, action: int) -> None:
    """List one more legal answer to the question at hand."""
    g.offer[g.offers] = action
    g.offers += 1


@rule
def tell(g: GameRecord, kind: int, a: int, b: int, c: int) -> None:
    """Record an event that everybody sees; a quiet game (one that nobody watches) records none."""
    if g.quiet != 0:
        return
    row = g.events[g.told % EVENT_ROWS]
    row[0] = kind
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = 0
    row[5] = EVERYBODY
    g.told += 1


@rule
def whisper(g: GameRecord, kind: int, a: int, b: int, secret: int, eyes: int) -> None:
    """Record an event whose last part only the seats in `eyes` (a bit each) see."""
    if g.quiet != 0:
        return
    tell(g, kind, a, b, 0)
    row = g.events[(g.told - 1) % EVENT_ROWS]
    row[4] = secret
    row[5] = eyes
