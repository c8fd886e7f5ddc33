"""The facts of Wreckage that tests read and write: the one place that names the fields of the record."""

from carambolage.testing.scenario import BaseScenario, Fact, Piece


class CarPiece(Piece):
    """What is known of one car."""

    x = Fact[int]()
    y = Fact[int]()
    heading = Fact[int]()
    vehicle = Fact[int]()
    speed = Fact[int]()
    gear = Fact[int]()
    hits = Fact[int]()
    hairpins = Fact[int]()
    out = Fact[int]()
    burning = Fact[int]()
    dousing = Fact[int]()
    equipment = Fact[list[int]]()
    discarded = Fact[int]()
    mines_left = Fact[int]()
    talon = Fact[list[int]]()
    lost = Fact[list[int]]()
    plan = Fact[list[int]]()
    shown = Fact[int]()
    smashes = Fact[int]()
    dodges = Fact[int]()
    spun = Fact[int]()
    rams_used = Fact[int]()
    nitro_used = Fact[int]()
    cans_this_action = Fact[int]()
    cans_this_turn = Fact[int]()
    home_x = Fact[int]()
    home_y = Fact[int]()
    home_heading = Fact[int]()
    fall = Fact[int]()
    fall_cans = Fact[int]()
    kills = Fact[int]()
    returns = Fact[int]()


class Facts(BaseScenario):
    """The facts of the whole table."""

    first_seat = Fact[int]("first")
    left_seats = Fact[int]("left")
    turn = Fact[int]()
    phase_number = Fact[int]("phase")
    active = Fact[int]()
    action_over = Fact[int]("act.over")
    arena = Fact[int]()
    order = Fact[list[int]]()
    start_speed = Fact[list[int]]()
    falls = Fact[int]()
    reason = Fact[int]()
    winners = Fact[int]()
    pool = Fact[list[int]]()
    deck = Fact[list[int]]()
    discard = Fact[list[int]]()
