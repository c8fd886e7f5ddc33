"""The random bot: every legal answer is equally likely."""

from carambolage.engine.match.match import Match
from carambolage.engine.rules.dice import Chooser, pick, sow

_SEATS = 64


class RandomBot:
    """Answers evenly at random; the number of decisions so far is its only clock, so a resumed match goes on alike."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        """One of the offers, by lot."""
        offers = match.offers(seat)
        lot = Chooser()
        sow(lot, ~(self.seed + _SEATS * match.state.decisions + seat))
        return offers[pick(lot, len(offers))]
