"""The threads of a worker, apart by how long their jobs take: what is quick never waits for what is not."""

from carambolage.table.rooms.fair_pool import FairPool


class Threads:
    """`queries` wakes tables and answers players, `welcomes` works out what newcomers see, `replays` plays whole games.

    Whole games are played one at a time, in turns for those who ask: no job can be interrupted.
    """

    def __init__(self) -> None:
        self.queries, self.welcomes, self.replays = FairPool(2, "query"), FairPool(2, "welcome"), FairPool(1, "replay")

    def close(self) -> None:
        """Stop without waiting for what is under way."""
        for pool in (self.queries, self.welcomes, self.replays):
            pool.close()
