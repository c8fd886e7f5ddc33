"""The end of the game: ranks for the statistics (TR-WIN-08)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.board import is_operable, progress
from carambolage.games.thunder_road.losing import is_in
from carambolage.games.thunder_road.names.things import Reason
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables

WINNER, STILL_IN = 30_000, 1_000


@rule
def furthest(g: State, seat: int) -> int:
    """The greatest progress of a seat's operable vehicles; the start area counts as -1."""
    best = -1
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat:
            for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
                if g.vehicles[v].space >= 0 and is_operable(g, v):
                    best = max(best, progress(g, g.vehicles[v].space))
    return best


@rule
def standing_of(g: State, seat: int) -> int:
    """The winner first, then players still in by their best vehicle, then those out, the later the better."""
    if g.winner == seat:
        return WINNER
    if is_in(g, seat):
        return STILL_IN + (furthest(g, seat) if g.reason != Reason.ROUND_CAP else 0)
    last = 0
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat:
            last = max(last, g.crews[crew].out)
    return last


@rule
def rank_of(g: State, t: Tables, seat: int) -> int:
    """The place of a seat; those out in the same batch share one (TR-WIN-08)."""
    mine = standing_of(g, seat)
    rank = 1
    for other in range(g.seats):
        if standing_of(g, other) > mine:
            rank += 1
    return rank


@rule
def length_of(g: State) -> int:
    """A game's length is its number of rounds."""
    return g.round
