"""The facts of Road Kill Rally that tests read and write: the one place that names the fields of the record."""

from carambolage.testing.scenario import BaseScenario, Fact, Piece


class CarPiece(Piece):
    """What is known of one car; lanes count from 0 in the record, from 1 in `place`."""

    status = Fact[int]()
    row = Fact[int]()
    lane = Fact[int]()
    speed = Fact[int]()
    pole = Fact[int]()
    team = Fact[int]()
    wiped = Fact[int]()
    tokens = Fact[int]()
    shots = Fact[int]()
    scored = Fact[list[int]]()
    cheered = Fact[int]()
    slot = Fact[list[int]]()
    closed = Fact[int]()
    skill = Fact[int]()
    rerolled = Fact[int]()
    crossed_as = Fact[int]("place")
    rank = Fact[int]()

    @property
    def place(self) -> tuple[int, int]:
        """Row and lane as the catalogue writes them."""
        return self.row, self.lane + 1


class Facts(BaseScenario):
    """The facts of the whole table."""

    round_number = Fact[int]("round")
    phase = Fact[int]()
    active = Fact[int]()
    order = Fact[list[int]]()
    ordered = Fact[int]()
    crossed = Fact[int]()
    ended = Fact[int]()
    left_seats = Fact[int]("left")
    start_seat = Fact[int]("start")
    first_finish = Fact[int]()

    rows = Fact[int]()
    placed = Fact[int]()
    tail = Fact[int]()
    targets = Fact[list[int]]("target")
    oil_rows = Fact[list[int]]("oil")
    wreck_rows = Fact[list[int]]("wreck")
    supply = Fact[list[int]]()
    tile_bag = Fact[list[int]]()
    tiles_left = Fact[int]()
    above = Fact[int]()
    refused = Fact[list[int]]()

    hands = Fact[list[list[int]]]("hand")
    hand_sizes = Fact[list[int]]("cards")
    deck = Fact[list[int]]()
    deck_left = Fact[int]()
    discard = Fact[list[int]]()
    discarded = Fact[int]()
    playing = Fact[int]()
    parts = Fact[list[list[int]]]()
    part_hand_sizes = Fact[list[int]]("part_cards")
    part_deck = Fact[list[int]]()
    part_deck_left = Fact[int]()
    part_discard = Fact[list[int]]()
    part_discarded = Fact[int]()
    dealt_skills = Fact[list[list[int]]]("skills")

    steps_left = Fact[int]("move.steps")
    moving = Fact[int]("move.seat")
    movement_over = Fact[int]("move.over")
    in_flight = Fact[int]("move.flight")
    damage_due = Fact[int]("damage.due")

    def car(self, name: str) -> CarPiece:
        """The facts of a car, by letter."""
        return CarPiece(self.record.car[self.seat_of(name)])

    def seat_of(self, name: str) -> int:
        """Cars are A to F; A is seat 0."""
        return ord(name) - ord("A")
