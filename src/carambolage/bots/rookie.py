"""The rookie: a player who is still learning, sees what is good, and often takes something else."""

from carambolage.engine.match.match import Match
from carambolage.engine.record import copy_record
from carambolage.engine.rules.dice import Chooser, pick, sow
from carambolage.engine.twins.execution import plain

_SEATS = 64
_CARE = 6
_CARELESS, _SLIP = 0, 1


class RookieBot:
    """Takes the answer it likes best most of the time, the next best now and then, and sometimes just any."""

    name = "rookie"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        """One of the offers; the number of decisions so far is the only clock."""
        twin, tables, offers = plain(match.game), match.pack.tables, match.offers(seat)
        known, lot = copy_record(match.state), Chooser()
        twin.hide(known, tables, seat)
        sow(lot, ~(self.seed + _SEATS * match.state.decisions + seat))
        mood = pick(lot, _CARE)
        if mood == _CARELESS:
            return offers[pick(lot, len(offers))]
        ranked = sorted(offers, key=lambda action: -twin.weigh(known, tables, seat, action))
        return ranked[min(1, len(ranked) - 1)] if mood == _SLIP else ranked[0]
