"""The greedy bot: the answer that the game's own evaluation likes best right now."""

from carambolage.engine.match.match import Match
from carambolage.engine.record import copy_record
from carambolage.engine.twins.execution import plain


class GreedyBot:
    """Weighs every answer on a copy of the game that holds only what its seat knows."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        """The offer with the greatest weight, the first of equals."""
        twin, tables = plain(match.game), match.pack.tables
        known = copy_record(match.state)
        twin.hide(known, tables, seat)
        return max(match.offers(seat), key=lambda action: twin.weigh(known, tables, seat, action))
