"""What every game record holds besides the game itself: chance, effects, questions, events."""

from typing import TYPE_CHECKING, Annotated

from carambolage.engine.record import Shape, i8, i16, i32, record_base, u64
from carambolage.engine.rules.rule import rule

LEAST, NUMBERS = 3, 6  # how many numbers an effect, a question or an event may be about
EVENT_ROWS = 32
KIND, FIRST, SECRET, EYES, EVENT_COLUMNS = 0, 1, NUMBERS + 1, NUMBERS + 2, NUMBERS + 3
EVERYBODY = 0x7FFF
BAD_FATE, STACK_FULL = 2, 3  # faults that the engine itself notes


@record_base
class GameRecord:
    """The common part of all states. A game's own record inherits it and may change the shape of some fields.

    A row of `stack` is an effect and its numbers, a row of `events` a kind, its numbers, a secret and who sees it. A
    game whose effects or questions are about fewer than six numbers may declare narrower rows of `stack` and a shorter
    `about`, which saves memory; one with larger numbers wider integers.
    """

    if not TYPE_CHECKING:  # a record's slots are made by `record`; a type checker would see none
        __slots__ = ()

    rng: u64
    rolls: i32
    reveals: i32
    fate: Annotated[list[i8], Shape(16)]
    fates: i8
    fate_next: i8

    stack: Annotated[list[list[i16]], Shape(32, 1 + NUMBERS)]
    depth: i16

    ask: i8
    asked: i8
    seat: i8
    about: Annotated[list[i16], Shape(NUMBERS)]
    offer: Annotated[list[i16], Shape(32)]
    offers: i16

    told: i32
    quiet: i8
    events: Annotated[list[list[i16]], Shape(EVENT_ROWS, EVENT_COLUMNS)]

    seats: i8
    decisions: i32
    over: i8
    fault: i8


@record_base
class Printed:
    """The printed components of a game: read-only for all rules."""

    if not TYPE_CHECKING:
        __slots__ = ()


@rule
def push(g: GameRecord, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Put an effect on top of those that wait; the last row is never passed: who reaches it is stopped by `drive`."""
    frame = g.stack[g.depth]
    frame[0] = op
    frame[1] = a
    frame[2] = b
    frame[3] = c
    if len(frame) > 4:
        frame[4] = d
    if len(frame) > 5:
        frame[5] = e
    if len(frame) > 6:
        frame[6] = f
    g.depth += int(g.depth < len(g.stack) - 1)


@rule
def stay(g: GameRecord) -> None:
    """Keep the effect that is being carried out on the stack, below all that is pushed after this."""
    g.depth += 1


@rule
def drop_top(g: GameRecord) -> None:
    """Forget the effect on top of the stack without carrying it out."""
    g.depth -= 1


@rule
def drop_all(g: GameRecord) -> None:
    """Forget every effect that waits."""
    g.depth = 0


@rule
def top_effect(g: GameRecord) -> int:
    """The effect that is carried out next."""
    return g.stack[g.depth - 1][0]


@rule
def has_effect(g: GameRecord, op: int) -> bool:
    """Whether an effect of a kind waits on the stack."""
    for place in range(g.depth):
        if g.stack[place][0] == op:
            return True
    return False


@rule
def ask(
    g: GameRecord, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Ask one seat a question, about up to six numbers. Its answers are listed when it is put (-1: not yet)."""
    g.ask = kind
    g.offers = -1
    g.seat = seat
    g.asked = 1 << seat
    about = g.about
    about[0] = a
    about[1] = b
    about[2] = c
    if len(about) > 3:
        about[3] = d
    if len(about) > 4:
        about[4] = e
    if len(about) > 5:
        about[5] = f


@rule
def ask_all(
    g: GameRecord, kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Ask several seats (a bit each) the same question at once, in secret."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    ask(g, kind, seat, a, b, c, d, e, f)
    g.asked = seats


@rule
def drop_question(g: GameRecord) -> None:
    """Take the question at hand back from everybody."""
    g.ask = 0
    g.asked = 0


@rule
def offer(g: GameRecord, action: int) -> None:
    """List one more legal answer to the question at hand."""
    g.offer[g.offers] = action
    g.offers += 1


@rule
def tell(g: GameRecord, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Record an event that everybody sees; a quiet game (one that nobody watches) records none."""
    whisper(g, kind, 0, EVERYBODY, a, b, c, d, e, f)


@rule
def whisper(
    g: GameRecord,
    kind: int,
    secret: int,
    eyes: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    """Record an event with a secret number that only the seats in `eyes` (a bit each) see."""
    if g.quiet != 0:
        return
    row = g.events[g.told % EVENT_ROWS]
    row[KIND] = kind
    row[FIRST] = a
    row[FIRST + 1] = b
    row[FIRST + 2] = c
    row[FIRST + 3] = d
    row[FIRST + 4] = e
    row[FIRST + 5] = f
    row[SECRET] = secret
    row[EYES] = eyes
    g.told += 1
