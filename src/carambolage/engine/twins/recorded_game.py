"""Whole games that somebody studies: played by machine code, with all that was told, and who led.

The set-up is left to chance even where the players are greedy: crews and cards that a bot prefers would otherwise be
all that one learns about. A game is set up as soon as its length is no longer 0.
"""

from typing import Annotated

from carambolage.engine.record import Array
from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.drive import accept, begin, carry_on, favourite, waiting
from carambolage.engine.rules.rule import bound, rule
from carambolage.engine.rules.state import EVENT_COLUMNS, EVENT_ROWS, GameRecord, Printed
from carambolage.engine.twins.entry_points import Choosers, Games, Ranks, Tables, length_of, rank_of

DECISIONS, LENGTH, LEAD_CHANGES, TOLD, NOTES = range(5)
NOBODY = -1
Told = Annotated[list[list[int]], Array("i2", 2)]
Notes = Annotated[list[int], Array("i4", 1)]


@bound
def lead_of(g: GameRecord, t: Printed, seat: int) -> int:
    """How far a seat has come in a game under way, the farther the more."""
    return 0


@rule
def keep_events(g: GameRecord, told: Told, kept: int) -> int:
    """Copy what was told since out of the ring, as far as there is room; how many events there are by now."""
    for number in range(kept, g.told):
        if number < len(told):
            row = g.events[number % EVENT_ROWS]
            for part in range(EVENT_COLUMNS):
                told[number][part] = row[part]
    return g.told


@rule
def leader_now(g: GameRecord, t: Printed) -> int:
    """The seat that leads alone, or nobody."""
    leader = NOBODY
    most = -1
    for seat in range(g.seats):
        lead = lead_of(g, t, seat)
        if lead > most:
            most = lead
            leader = seat
        elif lead == most:
            leader = NOBODY
    return leader


@rule
def winner_of(g: GameRecord, t: Printed) -> int:
    """The seat that has won alone, or nobody."""
    winner = NOBODY
    for seat in range(g.seats):
        if rank_of(g, t, seat) == 1:
            if winner != NOBODY:
                return NOBODY
            winner = seat
    return winner


@rule
def note_leader(notes: Notes, before: int, leader: int) -> int:
    """Count a change of the lead; whoever led goes on leading while nobody leads alone."""
    if leader == NOBODY:
        return before
    if before != NOBODY and leader != before:
        notes[LEAD_CHANGES] += 1
    return leader


@rule
def watch_game(
    games: Games,
    tables: Tables,
    choosers: Choosers,
    opening: Games,
    seed: int,
    greedy: int,
    told: Told,
    notes: Notes,
    ranks: Ranks,
) -> None:
    """Play one game from a record that holds its options and seats; `opening` gets a copy of it after the set-up."""
    g = games[0]
    t = tables[0]
    p = choosers[0]
    kept = 0
    opened = False
    leader = NOBODY
    mover = NOBODY
    begin(g, t, seed)
    while True:
        while waiting(g):
            carry_on(g, t)
            kept = keep_events(g, told, kept)
        if not opened and (g.over != 0 or length_of(g) > 0):
            opening[0] = games[0]
            opened = True
        if g.over != 0:
            break
        seat = g.seat
        if opened and seat != mover:
            mover = seat
            leader = note_leader(notes, leader, leader_now(g, t))
        action = favourite(g, t, seat) if opened and (greedy >> seat) & 1 else g.offer[pick(p, g.offers)]
        g.decisions += 1
        accept(g, t, seat, action)
        kept = keep_events(g, told, kept)
    note_leader(notes, leader, winner_of(g, t))
    notes[DECISIONS] = g.decisions
    notes[LENGTH] = length_of(g)
    notes[TOLD] = kept
    for seat in range(g.seats):
        ranks[0][seat] = rank_of(g, t, seat)
