"""How a game runs: carry out effects until a seat must decide, take its answer, go on.

The four names marked `bound` stand for the game's own functions; each twin of each game fills them in.
"""

from carambolage.engine.rules.dice import Chooser, pick, sow
from carambolage.engine.rules.rule import bound, rule, thin
from carambolage.engine.rules.state import STACK_FULL, GameRecord, Printed, drop_question


@bound
def set_up(g: GameRecord, t: Printed) -> None:
    """Lay out the game; options and seats are in the record already."""


@bound
def resolve(g: GameRecord, t: Printed) -> None:
    """Carry out the effect that has just been taken from the stack: it still stands at `depth`."""


@bound
def list_answers(g: GameRecord, t: Printed, kind: int, seat: int) -> None:
    """Offer every legal answer of a seat to the question at hand."""


@bound
def take_answer(g: GameRecord, t: Printed, kind: int, seat: int, action: int) -> None:
    """Carry out a seat's answer to a question of a kind, about what `about` still holds."""


@thin
def begin(g: GameRecord, t: Printed, seed: int) -> None:
    """Start a game in a record that holds nothing but its options and seats."""
    sow(g, seed)
    set_up(g, t)


@rule
def waiting(g: GameRecord) -> bool:
    """Whether something is still to be carried out before anybody decides."""
    return g.over == 0 and (g.ask == 0 or g.offers < 0)


@rule
def is_stack_full(g: GameRecord) -> bool:
    """Whether so many effects wait that one more would have no room."""
    return g.depth == len(g.stack) - 1


@rule
def stop_for_fault(g: GameRecord) -> None:
    """Rules that pile up effects without end are at fault."""
    g.fault = STACK_FULL
    g.over = 1


@rule
def carry_on(g: GameRecord, t: Printed) -> None:
    """One thing more: a question just asked is put, otherwise the top effect is carried out."""
    if g.ask != 0:
        put_question(g, t)
        return
    if is_stack_full(g):
        stop_for_fault(g)
        return
    g.depth -= 1
    resolve(g, t)


@thin
def put_question(g: GameRecord, t: Printed) -> None:
    """List the answers of the first seat asked; without any the question is dropped, a single one is taken at once."""
    list_offers(g, t, g.seat)
    answer_trivially(g, t)


@thin
def answer_trivially(g: GameRecord, t: Printed) -> None:
    """Drop a question to which no answer was found, give the only one to a seat asked alone."""
    if g.offers == 0:
        drop_question(g)
    elif g.offers == 1 and g.asked == 1 << g.seat:
        accept(g, t, g.seat, g.offer[0])


@thin
def list_offers(g: GameRecord, t: Printed, seat: int) -> None:
    """Write the legal answers of an asked seat into the record."""
    g.offers = 0
    list_answers(g, t, g.ask, seat)


@rule
def accept(g: GameRecord, t: Printed, seat: int, action: int) -> None:
    """Take one seat's answer; the last of several opens the way for the effects behind it."""
    kind = g.ask
    g.asked &= ~(1 << seat)
    if g.asked == 0:
        g.ask = 0
    take_answer(g, t, kind, seat, action)
    if g.asked != 0 and g.ask == kind and g.offers >= 0:
        while not (g.asked >> g.seat) & 1:
            g.seat = (g.seat + 1) % g.seats
        g.offers = -1


@rule
def settle(g: GameRecord, t: Printed) -> None:
    """Carry out effects until a seat must decide or the game is over: `carry_on` again and again, without its calls."""
    while g.over == 0:
        if g.ask == 0:
            if is_stack_full(g):
                stop_for_fault(g)
                return
            g.depth -= 1
            resolve(g, t)
        elif g.offers >= 0:
            return
        else:
            g.offers = 0
            list_answers(g, t, g.ask, g.seat)
            if g.offers < 2:
                answer_trivially(g, t)


@thin
def answer(g: GameRecord, t: Printed, seat: int, action: int) -> None:
    """One decision and all that follows from it."""
    g.decisions += 1
    accept(g, t, seat, action)
    settle(g, t)


@bound
def weigh(g: GameRecord, t: Printed, seat: int, action: int) -> int:
    """How much a greedy player of the game likes an answer."""
    return 0


@thin
def favourite(g: GameRecord, t: Printed, seat: int) -> int:
    """The answer that the greedy player likes best, the first of equals."""
    best = g.offer[0]
    most = weigh(g, t, seat, best)
    for index in range(1, g.offers):
        liking = weigh(g, t, seat, g.offer[index])
        if liking > most:
            most = liking
            best = g.offer[index]
    return best


@thin
def play_out(g: GameRecord, t: Printed, p: Chooser, greedy: int) -> None:
    """Play a begun game to its end: seats in `greedy` (a bit each) by liking, the others evenly at random."""
    while True:
        settle(g, t)
        if g.over != 0:
            return
        seat = g.seat
        action = favourite(g, t, seat) if (greedy >> seat) & 1 else g.offer[pick(p, g.offers)]
        g.decisions += 1
        accept(g, t, seat, action)
