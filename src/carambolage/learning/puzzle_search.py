"""Finds puzzles: positions from games of bots in which the best answer is clearly better than all others."""

from collections.abc import Iterator, Mapping
from random import Random

from carambolage.bots import RookieBot, SearchBot
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.notation.reading import at
from carambolage.engine.search.driver import Considered
from carambolage.learning.exercises import Puzzle

GLANCE = 10  # the first search has so many times fewer iterations than the later ones
SHARE, LEAD = 0.5, 0.06  # the best answer's least share of the tries, and its least lead in prospect
DEALS = (2, 3, 4, 5)  # seeds of the searches that must agree, and of what the position leaves open
FEWEST_ANSWERS, MOST_ANSWERS = 3, 60
SKIPPED = 5  # decisions passed over for each that is looked at, on average
PER_GAME = 3


def found_puzzles(game: Game, seed: int, options: Mapping[str, str], players: int, iterations: int) -> Iterator[Puzzle]:
    """Puzzles from one game between rookies, a few at most."""
    dice, found = Random(seed), 0
    match, bots = Match(game, players, seed, options), [RookieBot(seed + seat) for seat in range(players)]
    while not match.over and found < PER_GAME:
        seat = match.asked[0]
        offers = match.offers(seat)
        alone = len(match.asked) == 1 and match.state.decisions > 3 * players
        if alone and FEWEST_ANSWERS <= len(offers) <= MOST_ANSWERS and dice.randrange(SKIPPED) == 0:
            puzzle = puzzle_at(match, seat, iterations)
            if puzzle is not None:
                found += 1
                yield puzzle
        match.play(seat, bots[seat % players].choose(match, seat))


def puzzle_at(match: Match, seat: int, iterations: int) -> Puzzle | None:
    """The puzzle that a decision is, if several searches agree that one answer is clearly best.

    They look at what a solver gets: the position, with whatever it does not tell dealt anew.
    """
    if best_of(SearchBot(1, iterations=max(iterations // GLANCE, 1)).explain(match, seat)) is None:
        return None
    best: set[int | None] = set()
    for seed in DEALS:
        considered = SearchBot(seed, iterations=iterations).explain(at(match.position(), seed, match.game), seat)
        best.add(best_of(considered))
        if len(best) > 1 or None in best:
            return None
    named = {str(match.game.actions.unpack(answer.action)): answer for answer in considered}
    return Puzzle(
        position=match.position(),
        seat=seat,
        best=next(iter(named)),
        tries={name: answer.visits for name, answer in named.items()},
        prospects={name: round(answer.expectation, 3) for name, answer in named.items()},
    )


def best_of(considered: list[Considered]) -> int | None:
    """The answer that a search clearly prefers, by its tries and by its prospect; none if it does not."""
    first, *others = considered
    total = sum(answer.visits for answer in considered)
    lead = min((first.expectation - answer.expectation for answer in others), default=0.0)
    return first.action if first.visits >= SHARE * total and lead >= LEAD else None
