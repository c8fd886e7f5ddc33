"""The facts of Thunder Road that tests read and write: the one place that names the fields of the record."""

from carambolage.testing.scenario import BaseScenario, Fact, Piece
from tests.games.thunder_road.scenario.names import CREWS, vehicle_number


class Team(Piece):
    """What is known of one crew."""

    kind = Fact[int]()
    seat = Fact[int]()
    out = Fact[int]()
    running = Fact[int]()
    turns = Fact[int]()
    dice = Fact[list[int]]()
    commanded = Fact[int]()
    held = Fact[int]()
    chopper = Fact[int]()
    steering = Fact[int]()
    sections = Fact[int]()
    dented = Fact[int]()
    stand_ins = Fact[int]()
    leader = Fact[int]()
    tokens = Fact[int]()
    tokens_out = Fact[int]()
    scrap = Fact[int]()
    hexed = Fact[int]()
    spent = Fact[int]()
    bonus = Fact[int]()
    bonus_seen = Fact[int]()
    airstrike = Fact[int]()
    bounty = Fact[int]()
    one_shot = Fact[int]()
    smoke = Fact[int]()
    german = Fact[int]()
    hand = Fact[int]()
    deck = Fact[int]()
    boards = Fact[int]()
    discard = Fact[int]()
    lucky_card = Fact[int]()
    dealt = Fact[list[int]]()
    kept = Fact[list[int]]()
    picked = Fact[int]()
    chosen = Fact[int]()
    seen = Fact[int]()


class VehiclePiece(Piece):
    """What is known of one vehicle."""

    space = Fact[int]()
    kind = Fact[int]()
    size = Fact[int]()
    broken = Fact[int]()
    pending = Fact[int]()
    damage = Fact[list[int]]()
    ongoing = Fact[list[int]]()
    moved = Fact[int]()
    coasts = Fact[int]()
    burning = Fact[int]()
    upgrade = Fact[int]()
    spent = Fact[int]()
    loads = Fact[int]()
    stamp = Fact[int]()
    stops = Fact[int]()
    slides = Fact[int]()


class Facts(BaseScenario):
    """The facts of the whole table."""

    batch = Fact[int]()
    choppers_over = Fact[list[int]]("chopper")
    condition_deck = Fact[int]()
    condition_discard = Fact[int]()
    conditions = Fact[list[int]]()
    crew_count = Fact[int]()
    damages = Fact[list[int]]()
    damages_aside = Fact[list[int]]()
    damages_left = Fact[int]()
    dice_direction = Fact[int]("dice.direction")
    dice_slam = Fact[int]("dice.slam")
    end_reason = Fact[int]("reason")
    final = Fact[int]()
    first_seat = Fact[int]("first")
    grounds = Fact[list[int]]("ground")
    hazard_age = Fact[int]()
    hazard_discard = Fact[list[int]]()
    hazards = Fact[list[int]]()
    hazards_discarded = Fact[int]()
    hazards_left = Fact[int]()
    house_bonus_commands_public = Fact[int]("house.bonus_commands_public")
    house_tile_return_side = Fact[int]("house.tile_return_side")
    ongoing_deck = Fact[int]()
    ongoing_discard = Fact[int]()
    outs = Fact[int]()
    queue = Fact[list[int]]()
    queued = Fact[int]()
    rear = Fact[int]()
    reveals = Fact[int]()
    road_die_value = Fact[int]("dice.road")
    round_number = Fact[int]("round")
    sand = Fact[list[int]]()
    shot_target = Fact[int]("shot.target")
    sides = Fact[list[int]]()
    slam_bottom = Fact[int]("slam.bottom")
    slam_first = Fact[int]("slam.first")
    slam_rights = Fact[int]("slam.rights")
    slam_top = Fact[int]("slam.top")
    slams = Fact[int]()
    tile_number = Fact[int]()
    token_ages = Fact[list[int]]("age")
    token_eyes = Fact[list[int]]("eyes")
    token_supply = Fact[int]()
    tokens_laid = Fact[list[int]]("token")
    turn_coast = Fact[int]("turn.coast")
    turn_die_slot = Fact[int]("turn.die_slot")
    turn_die_value = Fact[int]("turn.die_value")
    turn_drift = Fact[int]("turn.drift")
    turn_lost = Fact[int]("turn.lost")
    turn_moves = Fact[int]("turn.moves")
    turn_rig_command = Fact[int]("turn.rig_command")
    turn_steps = Fact[int]("turn.steps")
    turn_value = Fact[int]("turn.value")
    turn_vehicle = Fact[int]("turn.vehicle")
    unseen_tiles = Fact[int]()
    vehicles_at = Fact[list[int]]("at")
    winner_seat = Fact[int]("winner")

    @property
    def teams(self) -> list[Team]:
        """The facts of all crews, by number."""
        return [Team(crew) for crew in self.record.crews]

    def team(self, crew: int | str) -> Team:
        """The facts of a crew, by its colour or number."""
        return Team(self.record.crews[self.crew(crew) if isinstance(crew, str) else crew])

    @property
    def pieces(self) -> list[VehiclePiece]:
        """The facts of all vehicles, by number."""
        return [VehiclePiece(vehicle) for vehicle in self.record.vehicles]

    def piece(self, vehicle: int | str) -> VehiclePiece:
        """The facts of a vehicle, by its name or number."""
        return VehiclePiece(self.record.vehicles[self.vehicle(vehicle) if isinstance(vehicle, str) else vehicle])

    def crew(self, name: str) -> int:
        """The number of a crew by its colour."""
        kinds: list[int] = [crew.kind for crew in self.teams]
        assert CREWS[name] in kinds, f"{name} does not play"
        return kinds.index(CREWS[name])

    def vehicle(self, name: str) -> int:
        """The number of a vehicle by its name."""
        return vehicle_number([crew.kind for crew in self.teams], name)
