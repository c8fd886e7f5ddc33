"""How a game ended."""

from carambolage.engine.game import Result
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wacky_races.move.course import players_left
from carambolage.games.wacky_races.races.ranking import NO_SEASON, rank_of, title_rank
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.text.naming import listing, racer_name, subject


def result(g: State, t: Tables) -> Result:
    """Ranks and points of the seats; a seat that left, and whose racer won as a neutral, has not won (WR-END-03)."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1 and not g.racers[seat].neutral)
    return Result(ranking, tuple(g.points[: g.seats]), winners, reason(g))


def reason(g: State) -> Phrase:
    """Why the game is over."""
    if players_left(g) == 0:
        return Phrase("end-deserted")
    return race_reason(g) if g.house.season == NO_SEASON else title_reason(g)


def race_reason(g: State) -> Phrase:
    """The first at the Finish, or the safety stop (WR-END-01, WR-GEN-14)."""
    for racer in range(RACERS):
        if g.racers[racer].finished == 1:
            return Phrase("end-neutral" if g.racers[racer].neutral else "end-finish", **subject(g, racer))
    return Phrase("end-safety")


def title_reason(g: State) -> Phrase:
    """The champion, or several (WR-CHA-06, WR-CHA-07)."""
    champions = [racer for racer in range(RACERS) if title_rank(g, racer) == 1]
    points = g.points[champions[0]]
    if len(champions) == 1:
        return Phrase("end-champion", **subject(g, champions[0]), points=points)
    first, *others = champions
    names = [racer_name(g, first, "start"), *(racer_name(g, other) for other in others)]
    return Phrase("end-champions", racers=listing(names), points=points)
