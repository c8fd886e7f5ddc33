"""The facts of Wacky Races that tests read and write: the one place that names the fields of the record."""

from carambolage.testing.scenario import BaseScenario, Fact, Piece


class RacerPiece(Piece):
    """What is known of one racer."""

    car = Fact[int]()
    place = Fact[int]()
    neutral = Fact[int]()
    ready = Fact[int]()
    bridge = Fact[int]()
    mud = Fact[int]()
    low = Fact[int]()
    halted = Fact[int]()
    fuelled = Fact[int]()
    finished = Fact[int]()
    rank = Fact[int]()


class Facts(BaseScenario):
    """The facts of the whole table."""

    turn_lines = Fact[int]("turn.lines")
    turn_moved = Fact[int]("turn.moved")
    turn_over = Fact[int]("turn.over")
    top_card = Fact[int]("top")
    gas_done = Fact[int]()
    active = Fact[int]()
    covered = Fact[list[int]]()
    deck_counts = Fact[list[int]]("deck")
    deck_left = Fact[int]()
    discard_counts = Fact[list[int]]("discard")
    discarded = Fact[int]()
    finish = Fact[int]()
    finishers = Fact[int]()
    first_seat = Fact[int]("first")
    hand_sizes = Fact[list[int]]("cards")
    hand_tiles = Fact[list[list[int]]]("tiles")
    hands = Fact[list[list[int]]]("hand")
    house_season = Fact[int]("house.season")
    lap = Fact[int]()
    left_seats = Fact[int]("left")
    look = Fact[list[int]]()
    points = Fact[list[int]]()
    race_number = Fact[int]("race")
    races_run = Fact[int]()
    ranks = Fact[list[list[int]]]()
    reveals = Fact[int]()
    round_number = Fact[int]("round")
    seen = Fact[list[int]]()
    standing = Fact[list[int]]()
    tiles_laid = Fact[list[int]]("tile")
    tiles_left = Fact[list[int]]()
    together = Fact[int]()
    trap_age = Fact[int]()
    trap_bag = Fact[list[int]]()
    trap_discard = Fact[list[int]]()
    trap_eyes = Fact[list[int]]()
    trap_left = Fact[int]()
    trap_under = Fact[list[int]]()
    trap_under_eyes = Fact[list[int]]()
    trap_unders = Fact[int]()
    traps_laid = Fact[list[int]]("trap")
    turn_doubles = Fact[int]("turn.doubles")
    turn_loops = Fact[int]("turn.loops")
    turn_named_place = Fact[int]("turn.named_place")
    turn_played = Fact[int]("turn.played")
    villain_at = Fact[int]("villain")
    villain_out = Fact[int]()

    @property
    def racers(self) -> list[RacerPiece]:
        """The facts of all racers, by number."""
        return [RacerPiece(racer) for racer in self.record.racers]

    def racer(self, racer: int | str) -> RacerPiece:
        """The facts of a racer, by letter or number."""
        return RacerPiece(self.record.racers[self.index(racer) if isinstance(racer, str) else racer])

    def index(self, racer: str) -> int:
        """The number of a racer; those of players are their seats."""
        return ord(racer) - ord("A")
