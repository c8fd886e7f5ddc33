"""The outcome of a finished game."""

from carambolage.engine.game import Result
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.text.naming import crews_of
from carambolage.games.thunder_road.text.terms import REASONS
from carambolage.games.thunder_road.turn.end_of_game import rank_of


def result(g: State, t: Tables) -> Result:
    """Ranks, and who won; the race knows no points (TR-WIN-08)."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    winners = () if g.winner == NOBODY else (g.winner,)
    return Result(ranking, (0,) * g.seats, winners, reason(g))


def reason(g: State) -> Phrase:
    """Why the game is over."""
    why = REASONS[g.reason]
    if g.winner == NOBODY:
        return Phrase(f"end-{why}-draw")
    return Phrase(f"end-{why}", player=seat_name(g.winner), crew=crews_of(g, g.winner))
